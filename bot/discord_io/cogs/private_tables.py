"""/table: by private message, what can be done there about one's tables. `/game` is for servers."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction
from bot.discord_io.translation import named, texts

from . import standing
from .finding import meant_table, table_choices

if TYPE_CHECKING:
    from bot.discord_io.client import Porion

_TABLE = named("bot-command-play-table.name")
_WHICH = named("bot-command-play-table.description")


@app_commands.allowed_contexts(guilds=False, dms=True, private_channels=False)
class PrivateTables(
    commands.GroupCog,
    group_name=named("bot-command-table.name"),
    group_description=named("bot-command-table.description"),
):
    """One's tables, from private messages: above all those whose channel is gone."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("table-board"))
    @app_commands.rename(table=_TABLE)
    @app_commands.describe(table=_WHICH)
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the board of one's table."""
        async with responding(self.bot, interaction) as reply:
            await standing.show_board(reply, await meant_table(reply, table))

    @app_commands.command(**texts("table-leave"))
    @app_commands.rename(table=_TABLE)
    @app_commands.describe(table=_WHICH)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Leave one's table."""
        async with responding(self.bot, interaction) as reply:
            await standing.leave(reply, await standing.one_of_mine(reply, table))

    @app_commands.command(**texts("table-end"))
    @app_commands.rename(table=_TABLE)
    @app_commands.describe(table=_WHICH)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """End one's table, after asking once."""
        async with responding(self.bot, interaction) as reply:
            await standing.one_of_mine(reply, table)
            await reply.ask_whether_to_end()

    @app_commands.command(**texts("table-replace"))
    @app_commands.rename(player=named("bot-command-game-replace-player.name"), table=_TABLE)
    @app_commands.describe(player=named("bot-command-game-replace-player.description"), table=_WHICH)
    async def replace(self, interaction: Interaction, player: str, table: str | None = None) -> None:
        """Let a computer player step in for somebody absent from one's table."""
        async with responding(self.bot, interaction) as reply:
            await standing.replace(reply, await standing.one_of_mine(reply, table), player)

    @replace.autocomplete("player")
    async def players(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The others at the table."""
        return await standing.player_choices(
            self.bot, interaction, current, getattr(interaction.namespace, "table", None)
        )

    @board.autocomplete("table")
    @leave.autocomplete("table")
    @end.autocomplete("table")
    @replace.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The live tables the person sits at, oldest first."""
        return await table_choices(self.bot, interaction, current)
