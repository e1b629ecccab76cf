"""/away and /back: a person pauses their clocks at every table."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction
from bot.discord_io.translation import named, texts

if TYPE_CHECKING:
    from bot.discord_io.client import Porion

DAYS = 30
"""For so many days somebody may be away."""


class Holidays(commands.Cog):
    """Holidays of people who play."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("away"))
    @app_commands.rename(days=named("bot-command-away-days.name"))
    @app_commands.describe(days=named("bot-command-away-days.description"))
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 1, DAYS]) -> None:
        """Let one's clocks stand still for some days."""
        async with responding(self.bot, interaction) as reply:
            until = await reply.carry_out(self.bot.service.away.leave(reply.person, days), quietly=False)
            await reply.note("bot-away-set", until=str(round(until)))

    @app_commands.command(**texts("back"))
    async def back(self, interaction: Interaction) -> None:
        """Let one's clocks run again."""
        async with responding(self.bot, interaction) as reply:
            tables = await reply.carry_out(self.bot.service.away.back(reply.person), quietly=False)
            await reply.note("bot-away-ended" if tables else "bot-away-not")
