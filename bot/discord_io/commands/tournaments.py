"""/tournament and /organise."""

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord_io.answer import Interaction
from bot.discord_io.handlers.lookup import game_choices, named, texts
from bot.discord_io.handlers.tournaments import open_tournament, show_list
from bot.discord_io.press import receiving


class TournamentCommands(commands.Cog):
    """Tournaments and leagues."""

    def __init__(self, app: App) -> None:
        """Serve with this app."""
        self.app = app

    @app_commands.command(**texts("tournament"))
    async def tournament(self, interaction: Interaction) -> None:
        """Show the caller's next game, or the tournaments that they can look at."""
        async with receiving(self.app, interaction) as answer:
            await show_list(answer)

    @app_commands.command(**texts("organise"))
    @app_commands.guild_only()
    @app_commands.rename(
        game=named("bot-command-organise-game.name"), title=named("bot-command-organise-title.name")
    )
    @app_commands.describe(
        game=named("bot-command-organise-game.description"),
        title=named("bot-command-organise-title.description"),
    )
    @app_commands.choices(game=game_choices())
    async def new(self, interaction: Interaction, game: str, title: app_commands.Range[str, 1, 80]) -> None:
        """Open a tournament in this channel, and show its organiser what can be set."""
        async with receiving(self.app, interaction) as answer:
            await open_tournament(answer, game, title)
