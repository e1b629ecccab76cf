"""/record and /verify: a finished game as a document, and how its deal came about."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction
from bot.discord_io.translation import texts
from bot.present.messages.archive import fair_post, record_post

from .finding import meant_table

if TYPE_CHECKING:
    from bot.discord_io.client import Porion


class Archive(commands.Cog):
    """What can be kept of a game, and checked."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("record"))
    async def record(self, interaction: Interaction) -> None:
        """Hand out the record of this channel's last game."""
        async with responding(self.bot, interaction) as reply:
            table = await meant_table(reply)
            await reply.say(record_post(table, await self.bot.service.transcript(table.id), reply.lang))

    @app_commands.command(**texts("verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Say how the deal of this channel's game comes about, and once it is over, work it out again."""
        async with responding(self.bot, interaction) as reply:
            table = await meant_table(reply)
            await reply.say(fair_post(table, await self.bot.service.fairness(table.id), reply.lang))
