"""/game: open a table, show its board, leave it, end it."""

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.model import Table
from bot.port import PortError
from bot.present.notices import note_post
from games.core import Refusal, say
from games.registry import GAMES

from .desk import Desk, Interaction, desk
from .finding import meant_table, table_choices, table_language
from .translation import named, texts

if TYPE_CHECKING:
    from bot.app import Porion

log = logging.getLogger(__name__)

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, embed_links=True, attach_files=True, read_message_history=True
)


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game there is, for an option that names one."""
    return [app_commands.Choice(name=named(f"{game}-title"), value=game) for game in GAMES]


class Tables(
    commands.GroupCog,
    group_name=named("bot-command-game.name"),
    group_description=named("bot-command-game.description"),
):
    """The life of a table."""

    def __init__(self, bot: "Porion") -> None:
        """Serve on behalf of the bot."""
        self.bot = bot

    @app_commands.command(**texts("game-new"))
    @app_commands.rename(game=named("bot-command-game-new-game.name"))
    @app_commands.describe(game=named("bot-command-game-new-game.description"))
    @app_commands.choices(game=game_choices())
    async def new(self, interaction: Interaction, game: str) -> None:
        """Open a table in this channel; its lobby appears as a message."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            guild, channel = _server(at)
            _check_permissions(at)
            locale = await table_language(at)
            at.table = await self.bot.service.open(game, guild, channel, at.person, locale)
            await at.say(note_post(say("bot-opened"), at.lang))

    @app_commands.command(**texts("game-join"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down at the table of this channel, or take one's seat back from a computer player."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            table = await meant_table(at)
            await self.bot.service.join(table.id, at.person)
            await at.say(note_post(say("bot-joined"), at.lang))

    @app_commands.command(**texts("game-board"))
    async def board(self, interaction: Interaction) -> None:
        """Show the board again, at the bottom of the channel."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            table = await meant_table(at)
            if table.channel != interaction.channel_id:
                await at.board(table)
                return
            try:
                await self.bot.courier.board(table.id, anew=True)
            except PortError as error:
                log.warning("Table %s: the board cannot be shown: %s", table.id, error)
                await at.say(note_post(say("bot-board-for-you"), at.lang))
                await at.board(table)
            else:
                await at.say(note_post(say("bot-board-shown"), at.lang))

    @app_commands.command(**texts("game-move"))
    @app_commands.rename(table=named("bot-command-play-table.name"))
    @app_commands.describe(table=named("bot-command-play-table.description"))
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        """Bring a table of one's own to this channel, above all one whose channel is gone."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            guild, channel = _server(at)
            _check_permissions(at)
            meant = await _to_be_moved(at, table, channel)
            at.table = await self.bot.service.move(meant.id, at.person, guild, channel)
            await at.say(note_post(say("bot-moved"), at.lang))

    @move.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The live tables the person sits at."""
        return await table_choices(self.bot, interaction, current)

    @app_commands.command(**texts("game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table of this channel; a computer player takes over in a running game."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            table = await meant_table(at)
            await self.bot.service.leave(table.id, at.person)
            await at.say(note_post(say("bot-left"), at.lang))

    @app_commands.command(**texts("game-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the table of this channel, after asking once."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            await meant_table(at)
            await at.ask_whether_to_end()

    @app_commands.command(**texts("game-again"))
    async def again(self, interaction: Interaction) -> None:
        """Open a new table with the people and options of the last one here."""
        async with desk(self.bot, interaction) as at:
            await at.acknowledge(quietly=False)
            _, channel = _server(at)
            _check_permissions(at)
            table = await self.bot.service.table_in(channel)
            if table is None:
                raise Refusal(say("bot-no-table-here"))
            at.table = await self.bot.service.again(table.id, at.person)
            await at.say(note_post(say("bot-opened"), at.lang))


async def _to_be_moved(at: Desk, named: str | None, channel: int) -> Table:
    """The table that somebody wants to bring to this channel.

    Raises:
        Refusal: there is none, or it is not clear which.
    """
    mine = [table for table in await at.bot.service.tables_of(at.person.id) if table.channel != channel or table.lost]
    if named is not None:
        mine = [table for table in mine if table.id == named]
    found = [table for table in mine if table.lost] or mine
    if len(found) == 1:
        return found[0]
    raise Refusal(say("bot-no-which-table" if found else "bot-no-table-to-move"))


def _server(at: Desk) -> tuple[int, int]:
    """Server and channel of a command that needs both.

    Raises:
        Refusal: it was given in private.
    """
    guild, channel = at.interaction.guild_id, at.interaction.channel_id
    if guild is None or channel is None:
        raise Refusal(say("bot-no-server-here"))
    return guild, channel


def _check_permissions(at: Desk) -> None:
    """Refuse to open a table where the bot could not show it, naming what is missing."""
    threaded = isinstance(at.interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if threaded else NEEDED
    missing = [name for name, wanted in needed if wanted and not getattr(at.interaction.app_permissions, name)]
    if missing:
        spoken = at.lang.enumerate([at.lang.text(f"bot-permission-{name.replace('_', '-')}") for name in missing])
        raise Refusal(say("bot-no-permission", permissions=spoken))
