"""/leaderboard and /player: who has won what on a server."""

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction, Responder
from bot.discord_io.translation import named, texts
from bot.names import clean_name
from bot.present.messages.standings import leaderboard_post, record_post
from games.core import Refusal, say
from games.registry import GAMES

from .tables import game_choices

if TYPE_CHECKING:
    from bot.discord_io.client import Porion


class Standings(commands.Cog):
    """Standings of a server."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("leaderboard"))
    @app_commands.guild_only()
    @app_commands.rename(game=named("bot-command-leaderboard-game.name"))
    @app_commands.describe(game=named("bot-command-leaderboard-game.description"))
    @app_commands.choices(game=game_choices())
    async def leaderboard(self, interaction: Interaction, game: str) -> None:
        """Show who plays a game best here."""
        async with responding(self.bot, interaction) as reply:
            if game not in GAMES:
                raise Refusal(say("bot-no-such-game"))
            await reply.say(leaderboard_post(await self.bot.service.leaderboard(_server(reply), game), reply.lang))

    @app_commands.command(**texts("player"))
    @app_commands.guild_only()
    @app_commands.rename(member=named("bot-command-player-member.name"))
    @app_commands.describe(member=named("bot-command-player-member.description"))
    async def player(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show what somebody has achieved here."""
        async with responding(self.bot, interaction) as reply:
            whose = reply.person.id if member is None else member.id
            record = await self.bot.service.personal_record(_server(reply), whose, reply.person.id)
            if member is not None and not record.name:
                record = replace(record, name=clean_name(member.display_name))
            await reply.say(record_post(record, reply.lang))


def _server(reply: Responder) -> int:
    """The server whose standings are meant.

    Raises:
        Refusal: the command was given in private.
    """
    if reply.interaction.guild_id is None:
        raise Refusal(say("bot-no-server-standing"))
    return reply.interaction.guild_id
