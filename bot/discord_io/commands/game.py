"""/game, /table (a person's tables by private message), /tournament, /organise and /puzzle."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord_io.answer import Answer, Interaction
from bot.discord_io.handlers import table as life
from bot.discord_io.handlers.history import open_replay
from bot.discord_io.handlers.lookup import (
    check_opening,
    meant_table,
    missing,
    player_choices,
    server_of,
    snapshot_of,
    table_choices,
)
from bot.discord_io.handlers.menu import follow_table, show_board, unfollow_table
from bot.discord_io.handlers.open import TableRequest, open_or_offer, rematch_of
from bot.discord_io.handlers.positions import give_position, give_puzzle, look_at_file
from bot.discord_io.handlers.seats import Member, claim, offer
from bot.discord_io.handlers.tournaments import offer_tournament, show_list
from bot.discord_io.press import receiving
from bot.model import Phase, Table
from bot.present.messages.lobby import host_name
from bot.profile import clean_name
from bot.tables.opening import MovePlace
from bot.tables.puzzles import EASIEST, HARDEST
from bot.tables.seats import Join
from games.core import Refusal, say

from . import game_choices, named, texts

_TABLE = named("bot-command-move-table.name")
_WHICH = named("bot-command-move-table.description")


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class GameCommands(
    commands.GroupCog,
    group_name=named("bot-command-game.name"),
    group_description=named("bot-command-game.description"),
):
    """The commands that open, join, show and end a table."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("game-new"))
    @app_commands.rename(game=named("bot-command-game-new-game.name"))
    @app_commands.describe(game=named("bot-command-game-new-game.description"))
    @app_commands.choices(game=game_choices())
    async def new(self, interaction: Interaction, game: str) -> None:
        """Open a table in this channel; its lobby appears as a message."""
        async with receiving(self.app, interaction) as answer:
            if await open_or_offer(answer, TableRequest(game), quietly=False):
                await answer.note("bot-opened")

    @app_commands.command(**texts("game-join"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down at the table of this channel, or ask for a seat held by a computer player."""
        async with receiving(self.app, interaction) as answer:
            table = await meant_table(answer)
            if table.phase is Phase.PLAYING:
                await claim(answer, table)
                return
            done = await answer.execute(table.id, Join(answer.person, answer.share), quietly=False)
            await answer.note("bot-joined", host=host_name(done.table, answer.lang))

    @app_commands.command(**texts("game-board"))
    async def board(self, interaction: Interaction) -> None:
        """Post the board again at the bottom of the channel."""
        async with receiving(self.app, interaction) as answer:
            table = await meant_table(answer)
            if table.channel != interaction.channel_id:
                await show_board(answer, await snapshot_of(answer, table.id))
                return
            if missing(answer):
                await answer.note("bot-board-for-you")
                await show_board(answer, await snapshot_of(answer, table.id))
                return
            await answer.carry_out(self.app.service.places.repost(table.id), quietly=False)
            await answer.note("bot-board-shown")

    @app_commands.command(**texts("game-replay"))
    async def replay(self, interaction: Interaction) -> None:
        """Show the game of this channel step by step."""
        async with receiving(self.app, interaction) as answer:
            await open_replay(answer, await meant_table(answer))

    @app_commands.command(**texts("game-position"))
    @app_commands.rename(file=named("bot-command-game-position-file.name"))
    @app_commands.describe(file=named("bot-command-game-position-file.description"))
    async def position(self, interaction: Interaction, file: discord.Attachment | None = None) -> None:
        """Export the position of this channel's table in notation, or show a shared one."""
        async with receiving(self.app, interaction) as answer:
            if file is not None:
                await look_at_file(answer, file)
            else:
                await give_position(answer)

    @app_commands.command(**texts("game-move"))
    @app_commands.rename(table=_TABLE)
    @app_commands.describe(table=_WHICH)
    @app_commands.autocomplete(table=table_choices)
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        """Move one of the caller's tables to this channel, typically one whose channel was deleted."""
        async with receiving(self.app, interaction) as answer:
            guild, channel = server_of(answer)
            await check_opening(answer)
            meant = await _to_be_moved(answer, table, channel)
            await answer.execute(meant.id, MovePlace(answer.person, guild, channel), quietly=False)
            await answer.note("bot-moved")

    @app_commands.command(**texts("game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table of this channel; a computer player takes over in a running game."""
        async with receiving(self.app, interaction) as answer:
            await life.leave(answer, await meant_table(answer))

    @app_commands.command(**texts("game-handover"))
    @app_commands.rename(member=named("bot-command-game-handover-member.name"))
    @app_commands.describe(member=named("bot-command-game-handover-member.description"))
    async def handover(self, interaction: Interaction, member: discord.Member) -> None:
        """Offer the caller's seat at this channel's table to another member."""
        async with receiving(self.app, interaction) as answer:
            name = clean_name(member.display_name) or clean_name(member.global_name or member.name)
            chosen = Member(member.id, name, member.guild.id, member.bot)
            await offer(answer, await meant_table(answer), chosen)

    @app_commands.command(**texts("game-replace"))
    @app_commands.rename(player=named("bot-command-game-replace-player.name"))
    @app_commands.describe(player=named("bot-command-game-replace-player.description"))
    @app_commands.autocomplete(player=player_choices)
    async def replace(self, interaction: Interaction, player: str | None = None) -> None:
        """Let a computer player substitute for an absent person at this channel's table."""
        async with receiving(self.app, interaction) as answer:
            await life.replace_absent(answer, await meant_table(answer), player)

    @app_commands.command(**texts("game-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the table of this channel, after a confirmation."""
        async with receiving(self.app, interaction) as answer:
            await life.ask_whether_to_end(answer, await meant_table(answer))

    @app_commands.command(**texts("game-follow"))
    async def follow(self, interaction: Interaction) -> None:
        """Follow the game of this channel in a private message."""
        async with receiving(self.app, interaction) as answer:
            await follow_table(answer, await meant_table(answer), quietly=False)

    @app_commands.command(**texts("game-unfollow"))
    async def unfollow(self, interaction: Interaction) -> None:
        """Stop following the game of this channel."""
        async with receiving(self.app, interaction) as answer:
            await unfollow_table(answer, await meant_table(answer), quietly=False)

    @app_commands.command(**texts("game-again"))
    async def again(self, interaction: Interaction) -> None:
        """Open a new table with the people and options of this channel's last one."""
        async with receiving(self.app, interaction) as answer:
            _, channel = server_of(answer)
            await check_opening(answer)
            queries = self.app.service.queries
            table = await queries.table_in(channel)
            if table is not None and table.phase.live:  # the channel may still hold one that is over
                table = await queries.ended_in(channel) or table
            if table is None:
                raise Refusal(say("bot-no-table-here"))
            if await open_or_offer(answer, rematch_of(table), quietly=False):
                await answer.note("bot-opened")


async def _to_be_moved(answer: Answer, named: str | None, channel: int) -> Table:
    """Return the table to be moved to this channel.

    Raises:
        Refusal: there is none, or it is ambiguous.
    """
    mine = [
        table
        for table in await answer.app.service.queries.tables_of(answer.person.id)
        if table.channel != channel or table.lost
    ]
    if named is not None:
        mine = [table for table in mine if table.id == named]
    found = [table for table in mine if table.lost] or mine
    if len(found) == 1:
        return found[0]
    raise Refusal(say("bot-no-which-table" if found else "bot-no-table-to-move"))


@app_commands.allowed_contexts(guilds=False, dms=True, private_channels=False)
class PrivateTables(
    commands.GroupCog,
    group_name=named("bot-command-table.name"),
    group_description=named("bot-command-table.description"),
):
    """The caller's tables, from private messages: above all those whose channel was deleted."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("table-board"))
    @app_commands.rename(table=_TABLE)
    @app_commands.describe(table=_WHICH)
    @app_commands.autocomplete(table=table_choices)
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the board of one of the caller's tables."""
        async with receiving(self.app, interaction) as answer:
            meant = await meant_table(answer, table)
            await show_board(answer, await snapshot_of(answer, meant.id))

    @app_commands.command(**texts("table-leave"))
    @app_commands.rename(table=_TABLE)
    @app_commands.describe(table=_WHICH)
    @app_commands.autocomplete(table=table_choices)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Leave one of the caller's tables."""
        async with receiving(self.app, interaction) as answer:
            await life.leave(answer, await life.one_of_mine(answer, table))

    @app_commands.command(**texts("table-end"))
    @app_commands.rename(table=_TABLE)
    @app_commands.describe(table=_WHICH)
    @app_commands.autocomplete(table=table_choices)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """End one of the caller's tables, after a confirmation."""
        async with receiving(self.app, interaction) as answer:
            await life.ask_whether_to_end(answer, await life.one_of_mine(answer, table))

    @app_commands.command(**texts("table-replace"))
    @app_commands.rename(player=named("bot-command-game-replace-player.name"), table=_TABLE)
    @app_commands.describe(player=named("bot-command-game-replace-player.description"), table=_WHICH)
    @app_commands.autocomplete(table=table_choices, player=player_choices)
    async def replace(self, interaction: Interaction, player: str | None = None, table: str | None = None) -> None:
        """Let a computer player substitute for an absent person at one of the caller's tables."""
        async with receiving(self.app, interaction) as answer:
            await life.replace_absent(answer, await life.one_of_mine(answer, table), player)


class TournamentCommands(commands.Cog):
    """Commands for tournaments and leagues."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("tournament"))
    async def tournament(self, interaction: Interaction) -> None:
        """Show the caller's next game, or the tournaments that they may see."""
        async with receiving(self.app, interaction) as answer:
            await show_list(answer)

    @app_commands.command(**texts("organise"))
    @app_commands.guild_only()
    async def new(self, interaction: Interaction) -> None:
        """Offer the games of which a tournament can be opened in this channel, to those who may open one."""
        async with receiving(self.app, interaction) as answer:
            await offer_tournament(answer)


class Puzzles(commands.Cog):
    """Positions in which one answer is clearly the best."""

    def __init__(self, app: App) -> None:
        """Serve commands with this app."""
        self.app = app

    @app_commands.command(**texts("puzzle"))
    @app_commands.rename(game=named("bot-command-puzzle-game.name"), level=named("bot-command-puzzle-level.name"))
    @app_commands.describe(
        game=named("bot-command-puzzle-game.description"), level=named("bot-command-puzzle-level.description")
    )
    @app_commands.choices(game=game_choices())
    async def puzzle(
        self,
        interaction: Interaction,
        game: str | None = None,
        level: app_commands.Range[int, EASIEST, HARDEST] | None = None,
    ) -> None:
        """Give the caller a puzzle that they have not tried yet."""
        async with receiving(self.app, interaction) as answer:
            await give_puzzle(answer, game, level)


COGS = GameCommands, PrivateTables, TournamentCommands, Puzzles
