"""Channels and servers that vanish or come back: the tables there are told of it."""

import discord
from discord.ext import commands

from bot.app import App
from bot.model import Table
from bot.service import StoreFailed, report


class Places(commands.Cog):
    """Listens to what becomes of channels, threads and servers."""

    def __init__(self, client: commands.Bot, app: App) -> None:
        """Listen on behalf of the app to what this client hears."""
        self.client, self.app = client, app

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self._lost(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, alone or with the channel above it."""
        await self._lost(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread has changed: in one that is open again, what could not be shown meanwhile is."""
        state = payload.data["thread_metadata"]
        if state["archived"]:
            return
        try:
            table = await self.app.service.queries.table_in(payload.thread_id)
            if table is not None and table.phase.live:
                await self.app.service.places.look_at([payload.thread_id])
        except StoreFailed as error:
            report(f"the table of thread {payload.thread_id} was not shown again", error)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away from a server, or the server is no more."""
        try:
            await self.app.service.places.lose_server(guild.id)
        except StoreFailed as error:
            report(f"the tables of server {guild.id} were not told that it is gone", error)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is on a server, perhaps again."""
        try:
            await self.app.service.places.find_again(guild.id)
        except StoreFailed as error:
            report(f"the tables of server {guild.id} were not found again", error)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """A new session: look for what happened to channels and servers while nobody listened."""
        try:
            live = await self.app.service.queries.live_tables()
            for guild in {table.guild for table in live if self._is_ours(table.guild)}:
                await self._look_at(guild, [table for table in live if table.guild == guild])
        except StoreFailed as error:
            report("the tables were not compared with the channels there are", error)

    def _is_ours(self, guild: int) -> bool:
        """Return whether this process hears of a server: with several shards, others belong to other processes."""
        count, shard = self.client.shard_count, self.client.shard_id
        return count is None or shard is None or (guild >> 22) % count == shard

    async def _look_at(self, guild_id: int, tables: list[Table]) -> None:
        """Compare the tables of a server with its channels; archived threads are not known here, so they are tried."""
        guild = self.client.get_guild(guild_id)
        if guild is None:
            await self.app.service.places.lose_server(guild_id)
        elif not guild.unavailable:
            known = {table.id for table in tables if guild.get_channel_or_thread(table.channel) is not None}
            if any(table.lost and table.id in known for table in tables):
                await self.app.service.places.find_again(guild_id)
            for table in [table for table in tables if not table.lost and table.id not in known]:
                await self.app.delivery.boards.look(table)

    async def _lost(self, channel: int) -> None:
        try:
            await self.app.service.places.lose(channel)
        except StoreFailed as error:
            report(f"the table of channel {channel} was not told that it is gone", error)
