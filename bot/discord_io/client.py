"""The client: the connection to Discord, and the events of channels and servers."""

import asyncio
import gc
import json
import logging
import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

import discord
import yarl
from discord import gateway, http
from discord.ext import commands

from bot.app import App, build
from bot.health import Pulse
from bot.model import Table
from bot.operation import report
from bot.operation.metrics import Monitor
from bot.settings import Settings
from bot.store import News, Store, StoreFailed
from bot.store.protocol import SHARDS
from bot.tables import Limits
from bot.workers.draw import drawn_signs
from games.core import Refusal, Seat, say

from . import bodies
from .answer import Interaction
from .bodies import OFFLINE, late_suggestions
from .callbacks import DiscordCallbacks
from .commands import FluentTranslator, game, mentions, play, settings
from .handlers import dispatch
from .press import receiving
from .transport import Allowance, Transport, hears_of

log = logging.getLogger(__name__)

COLLECTED_AFTER = 5_000, 20, 20
"""Thresholds of the garbage collector's three generations."""
PATIENCE = 5.0
"""Seconds for interactions in progress to finish when the bot is told to stop."""


class Places(commands.Cog):
    """Handles channels, threads and servers that are deleted, reopened, left or joined."""

    def __init__(self, client: commands.Bot, app: App) -> None:
        """Listen to this client's events on behalf of the app."""
        self.client, self.app = client, app

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle a channel that was deleted."""
        await self._lost(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Handle a thread that was deleted, alone or with the channel above it."""
        await self._lost(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Handle a changed thread: if it is open again, show what could not be shown in the meantime."""
        state = payload.data["thread_metadata"]
        if state["archived"]:
            return
        try:
            table = await self.app.service.queries.table_in(payload.thread_id)
            if table is not None and table.phase.live:
                await self.app.service.places.look_at([payload.thread_id])
        except StoreFailed as error:
            report("The table of a thread was not shown again", error, channel=payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Handle the bot's removal from a server, or a server's deletion."""
        try:
            await self.app.service.places.lose_server(guild.id)
        except StoreFailed as error:
            report("The loss of a server could not be recorded", error, guild=guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Handle the bot's addition to a server, perhaps again."""
        try:
            await self.app.service.places.find_again(guild.id)
        except StoreFailed as error:
            report("The return of a server could not be recorded", error, guild=guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start a new session: check for channels and servers that changed while the bot was offline."""
        try:
            live = await self.app.service.queries.live_tables()
            for guild in {table.guild for table in live if hears_of(self.client, table.guild)}:
                await self._look_at(guild, [table for table in live if table.guild == guild])
        except StoreFailed as error:
            report("The tables could not be compared with their channels", error)

    async def _look_at(self, guild_id: int, tables: list[Table]) -> None:
        """Compare the tables of a server with its channels; archived threads are not cached, so they are tried."""
        guild = self.client.get_guild(guild_id)
        if guild is None:
            await self.app.service.places.lose_server(guild_id)
        elif not guild.unavailable:
            known = {table.id for table in tables if guild.get_channel_or_thread(table.channel) is not None}
            if any(table.lost and table.id in known for table in tables):
                await self.app.service.places.find_again(guild_id)
            for table in [table for table in tables if not table.lost and table.id not in known]:
                await self.app.delivery.boards.check_channel(table)

    async def _lost(self, channel: int) -> None:
        try:
            await self.app.service.places.lose(channel)
        except StoreFailed as error:
            report("The loss of a channel could not be recorded", error, channel=channel)


class Tree(discord.app_commands.CommandTree["Porion"]):
    """The command tree; it runs no command twice, and none once the bot is stopping."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Return whether it is new and there is time to answer; if there is not, Discord tells the person."""
        return self.client.app.load.takes(interaction.id)


class Porion(commands.Bot):
    """One process of the bot.

    Attributes:
        app: everything that commands and handlers need.
    """

    def __init__(self, settings: Settings, store: Store, limits: Limits | None = None) -> None:
        """Create a bot that keeps its tables in `store`, which must be open; `limits` are for people and servers."""
        point_elsewhere(settings)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never uses voice
        super().__init__(
            command_prefix=(),
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            http_trace=Allowance(lambda: len(store.process.homes) / store.process.count).trace(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
        )
        self.tree.error(self._on_command_error)
        parsers = self._connection.parsers  # private, as discord.py has no way to skip creating these objects
        parsers["INTERACTION_CREATE"] = partial(_parse_bare, parsers["INTERACTION_CREATE"])
        self._store = store
        self._pulse = Pulse(settings.beside)
        self._tasks: list[asyncio.Task[None]] = []
        self._callbacks = DiscordCallbacks()
        self.app = build(settings, store, Transport(self), self._callbacks, limits)
        summary, is_first = self.app.service.queries.summary, not store.process.number
        self._monitor = Monitor(self.app.metrics, summary, self.is_connected, is_first=is_first)
        bodies.forget_emojis()  # another client of this process may have had others
        bodies.MENTIONS.clear()
        self._metrics_port, self._has_emojis = settings.metrics_port, settings.emojis == "on"

    async def setup_hook(self) -> None:
        """Run before the gateway opens: resume the tables, register the commands, start deliveries."""
        await self.app.service.resume()
        if self._metrics_port is not None:
            await self._monitor.start(self._metrics_port)
        logging.getLogger("discord.app_commands.tree").addFilter(late_suggestions)
        await self.tree.set_translator(FluentTranslator())
        for commands_of in (*game.COGS, *play.COGS, *settings.COGS):
            await self.add_cog(commands_of(self.app))
        await self.add_cog(Places(self, self.app))
        self._tasks = [
            asyncio.create_task(self._sync(), name="sync"),
            asyncio.create_task(self.app.delivery.run(), name="delivery"),
            asyncio.create_task(self._pulse.beat(self), name="pulse"),
        ]
        if self._has_emojis:
            self._tasks.append(asyncio.create_task(self._learn_emojis(), name="emojis"))
        for task in self._tasks:
            task.add_done_callback(_log_crash)
        gc.collect()
        gc.freeze()  # everything loaded by now stays: the collector can skip it
        gc.set_threshold(*COLLECTED_AFTER)

    async def _on_command_error(self, interaction: Interaction, error: discord.app_commands.AppCommandError) -> None:
        """Answer a command that Discord still shows but the bot no longer has; report all else to the operator."""
        outdated = isinstance(
            error, (discord.app_commands.CommandNotFound, discord.app_commands.CommandSignatureMismatch)
        )
        if not outdated:
            report("A command went wrong", error)
        if interaction.type is discord.InteractionType.application_command:
            async with receiving(self.app, interaction):
                raise Refusal(say("bot-no-such-command" if outdated else "bot-mishap"))

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event, unless the bot has stopped: discord.py may still be about to announce that it is ready."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a control that was used; commands arrive as a separate event."""
        await dispatch(self.app, interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log a listener that failed, without the error's message, which discord.py would print."""
        if (error := sys.exception()) is not None:
            report("An event handler failed", error, event=event_method)

    async def on_ready(self) -> None:
        """Log that the bot is ready; nothing is set up here, since this runs again after each new session."""
        log.info("Ready", extra={"user": str(self.user), "servers": len(self.guilds)})

    def is_connected(self) -> bool:
        """Return whether the gateway is connected now."""
        return self.ws is not None and self.ws.open

    def hear(self, news: News) -> None:
        """Handle changes made by other processes; the hands shown by this one follow."""
        self.app.service.hear(news)
        for seat in news.hands:
            refresh = partial(self.app.delivery.hands.refresh_answer, news.table, Seat(seat))
            messages, about = self.app.delivery.messages, {"table": news.table, "seat": seat}
            messages.in_background(messages.retry(refresh, "What a seat was shown may be out of date", about))

    async def close(self) -> None:
        """Finish what is running, then disconnect. May be called twice."""
        if self.is_closed():
            return
        await self.app.close(PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # failures were logged when they happened
        await self._monitor.close()
        await super().close()
        await self._callbacks.close()
        await self.app.service.drain()
        await self._store.close()
        if self.app.painters is not None:
            await asyncio.to_thread(self.app.painters.shutdown)
        self._pulse.stop()

    async def _sync(self) -> None:
        """Register the commands if they have changed, and learn their ids; a failure here never stops running games."""
        try:
            await self._register()
            bodies.MENTIONS |= mentions({one.name: one.id for one in await self.tree.fetch_commands()})
        except (discord.DiscordException, StoreFailed, *OFFLINE) as error:
            log.error("The commands could not be registered, the old ones stay", extra={"error": str(error)})

    async def _register(self) -> None:
        """Register the commands if they have changed.

        Of several processes only the first does it, so that one of another release does not register its own again.
        """
        if self._store.process.number:
            return
        translator = self.tree.translator
        payload = (
            [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
            if translator
            else []
        )
        digest = sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        registered = f"{self.application_id} {digest}"
        if await self._store.read(lambda unit: unit.bookkeeping.note("commands")) == registered:
            return
        await self.tree.sync()
        await self._store.write(lambda unit: unit.bookkeeping.set_note("commands", registered))
        log.info("Commands registered")

    async def _learn_emojis(self) -> None:
        """Create an emoji for each sign of the games that Discord lacks; without them, labels have no symbol.

        Earlier ones are kept: messages, and other processes, may still show them. Of several processes the first one
        creates them; the others use those that exist when they start.
        """
        try:
            known = {emoji.name: emoji.id for emoji in await self.fetch_application_emojis()}
            for sign, data in await asyncio.to_thread(drawn_signs):
                name = f"{sign.partition('/')[2].replace('-', '_')}_{sha256(data).hexdigest()[:6]}"
                if name not in known and self._store.process.number:
                    continue
                if name not in known:
                    known[name] = (await self.create_application_emoji(name=name, image=data)).id
                bodies.EMOJIS[sign] = {"id": str(known[name]), "name": name}
        except (discord.DiscordException, *OFFLINE) as error:
            log.warning("Some emojis could not be made; buttons show words alone", extra={"error": str(error)})
            return
        log.info("Emojis known", extra={"emojis": len(bodies.EMOJIS)})


class ShardedPorion(Porion, discord.AutoShardedClient):
    """One of several processes: it receives events of its shards' servers; the first also receives private messages."""

    _concurrency = 1

    async def setup_hook(self) -> None:
        """Run before the gateway opens: agree with the other processes on the number of shards, then set up."""
        wanted, _, limits = await self.http.get_bot_gateway()
        self._concurrency = limits["max_concurrency"]
        process = self._store.process
        shards = str(process.count * -(-wanted // process.count))  # divisible by the number of processes
        self.shard_count = int(await self._store.write(lambda unit: unit.bookkeeping.agree(SHARDS, shards)))
        self.shard_connect_timeout = None  # other processes may have to start first
        self.shard_ids = list(range(process.number, self.shard_count, process.count))
        await super().setup_hook()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for permission to identify: across all processes, one session per five seconds and shard bucket."""
        await asyncio.sleep(await self._store.identify_after((shard_id or 0) % self._concurrency))

    def is_connected(self) -> bool:
        """Return whether every shard of this process is connected to the gateway."""
        shards = self.shards
        return all(number in shards and not shards[number].is_closed() for number in self.shard_ids or (0,))


def _parse_bare(parse: Callable[[Any], None], data: dict[str, Any]) -> None:
    """Pass an interaction to discord.py without its message's components, each of which would become an object."""
    if (message := data.get("message")) is not None:
        message["components"] = []
    parse(data)


def _log_crash(task: asyncio.Task[None]) -> None:
    """Log a long-running task that has ended with an error."""
    if not task.cancelled() and (error := task.exception()) is not None:
        report("A long-running task has ended", error, task=task.get_name())


def point_elsewhere(settings: Settings) -> None:
    """Direct REST and gateway to the addresses in the settings, if any; call this before the client logs in."""
    if settings.discord_api_url is not None:
        http.Route.BASE = str(settings.discord_api_url).rstrip("/")
    if settings.discord_gateway_url is not None:
        gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(settings.discord_gateway_url))
