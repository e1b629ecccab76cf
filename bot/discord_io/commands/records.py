"""/tables, /record, /review, /verify, /leaderboard and /player: what is played, what was played, and who has won."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord_io.answer import Answer, Interaction
from bot.discord_io.handlers.lookup import game_choices, meant_table
from bot.discord_io.handlers.review import show_review
from bot.discord_io.handlers.seats import show_lists
from bot.discord_io.press import receiving
from bot.discord_io.translation import named, texts
from bot.model import Phase
from bot.present.messages.positions import fair_post, record_post
from bot.present.messages.score import leaderboard_post
from bot.present.messages.score import record_post as person_post
from bot.profile import clean_name
from games.core import Refusal, say
from games.registry import GAMES


class Records(commands.Cog):
    """Lists of tables, games that are over, and leaderboards."""

    def __init__(self, app: App) -> None:
        """Serve with this app."""
        self.app = app

    @app_commands.command(**texts("tables"))
    async def tables(self, interaction: Interaction) -> None:
        """List the caller's tables, or those that can be joined."""
        async with receiving(self.app, interaction) as answer:
            await show_lists(answer)

    @app_commands.command(**texts("record"))
    async def record(self, interaction: Interaction) -> None:
        """Hand out the record of this channel's last game; a lobby has none, and is passed over."""
        async with receiving(self.app, interaction) as answer:
            table, queries = await meant_table(answer), self.app.service.queries
            if table.phase is Phase.LOBBY:
                table = await queries.ended_in(table.channel) or table
            await answer.say(record_post(table, await queries.transcript(table.id), answer.lang))

    @app_commands.command(**texts("review"))
    async def review(self, interaction: Interaction) -> None:
        """Review the caller's part in this channel's last game; a lobby has none, and is passed over."""
        async with receiving(self.app, interaction) as answer:
            table, queries = await meant_table(answer), self.app.service.queries
            if table.phase is Phase.LOBBY:
                table = await queries.ended_in(table.channel) or table
            await show_review(answer, table)

    @app_commands.command(**texts("verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Say how the deal of this channel's game comes about, and once it is over, work it out again."""
        async with receiving(self.app, interaction) as answer:
            table = await meant_table(answer)
            await answer.say(fair_post(table, await self.app.service.queries.fairness(table.id), answer.lang))

    @app_commands.command(**texts("leaderboard"))
    @app_commands.guild_only()
    @app_commands.rename(game=named("bot-command-leaderboard-game.name"))
    @app_commands.describe(game=named("bot-command-leaderboard-game.description"))
    @app_commands.choices(game=game_choices())
    async def leaderboard(self, interaction: Interaction, game: str) -> None:
        """Show who plays a game best here."""
        async with receiving(self.app, interaction) as answer:
            if game not in GAMES:
                raise Refusal(say("bot-no-such-game"))
            leaderboard = await self.app.service.standings.leaderboard(_server(answer), game)
            await answer.say(leaderboard_post(leaderboard, answer.lang))

    @app_commands.command(**texts("player"))
    @app_commands.guild_only()
    @app_commands.rename(member=named("bot-command-player-member.name"))
    @app_commands.describe(member=named("bot-command-player-member.description"))
    async def player(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show what a person has achieved here."""
        async with receiving(self.app, interaction) as answer:
            whose = answer.person.id if member is None else member.id
            record = await self.app.service.standings.personal(_server(answer), whose, answer.person.id)
            if member is not None and not record.name:
                record = replace(record, name=clean_name(member.display_name))
            await answer.say(person_post(record, answer.lang))


def _server(answer: Answer) -> int:
    """Return the server whose leaderboard is meant.

    Raises:
        Refusal: the command was given in private.
    """
    if answer.interaction.guild_id is None:
        raise Refusal(say("bot-no-server-standing"))
    return answer.interaction.guild_id
