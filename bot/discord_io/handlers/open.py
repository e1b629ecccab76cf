"""Opening a table where it is asked for: what may be opened there, and what it begins with."""

from dataclasses import dataclass
from enum import StrEnum

import discord

from bot.discord_io.answer import Answer
from bot.ids import ControlId, number
from bot.model import Table
from bot.tables.opening import Again, Open, PlayOn
from bot.tables.puzzles import read_posed
from games.core import Refusal, State, say
from games.positions import save_position
from games.registry import GAMES
from locales import Words

from .lookup import table_language

CHANNELS_NAMED = 5
"""Channels that a refusal names; it counts the others."""

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)
NEEDED_IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, embed_links=True, attach_files=True, read_message_history=True
)


def server_of(answer: Answer) -> tuple[int, int]:
    """Return the server and channel of an interaction that needs both.

    Raises:
        Refusal: it was given in private.
    """
    guild, channel = answer.interaction.guild_id, answer.interaction.channel_id
    if guild is None or channel is None:
        raise Refusal(say("bot-no-server-here"))
    return guild, channel


async def check_opening(answer: Answer) -> None:
    """Refuse a table where the bot could not show it, or where the managers of the server want none.

    Raises:
        Refusal: naming what is missing, or who may open a table, or where.
    """
    await check_house(answer)
    if lacking := missing(answer):
        spoken = answer.lang.enumerate([permission_text(name, answer.lang) for name in lacking])
        raise Refusal(say("bot-no-permission", permissions=spoken))


async def check_house(answer: Answer) -> None:
    """Refuse a table where the managers of the server want none, or to somebody who may open none.

    Raises:
        Refusal: naming where tables may be opened, or by whom.
    """
    interaction = answer.interaction
    settings = await answer.app.service.places.server_settings(interaction.guild_id or 0)
    above = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    if not settings.allows_channel(interaction.channel_id, above):
        named = settings.channels[:CHANNELS_NAMED]
        rest = len(settings.channels) - len(named)
        channels = tuple(say("bot-settings-channel", id=str(channel)) for channel in named)
        raise Refusal(say("bot-no-table-in-channel", channels=channels, more=rest))
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if not settings.allows_roles(roles) and not interaction.permissions.manage_guild:
        raise Refusal(say("bot-no-role-for-tables", role=str(settings.role)))


def missing(answer: Answer) -> list[str]:
    """Return the permissions that the bot lacks in this channel."""
    threaded = isinstance(answer.interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if threaded else NEEDED
    return [name for name, wanted in needed if wanted and not getattr(answer.interaction.app_permissions, name)]


def permission_text(name: str, lang: Words) -> str:
    """Return the name of a permission as Discord's settings show it; discord.py has an older word for one of them."""
    shown = "view_channel" if name == "read_messages" else name
    return lang.text(f"bot-permission-{shown.replace('_', '-')}")


class Kind(StrEnum):
    """The ways in which a new table can begin."""

    OPENED = "open"
    GUIDED = "guided"
    AGAIN = "again"
    PLAYED_ON = "on"
    POSITION = "position"
    PUZZLE = "puzzle"


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A table to be opened, as the control carries it that opens a thread for it.

    Attributes:
        game: the id of the game.
        kind: what it begins with.
        source: the id of the older table, the token of a shared position, or a puzzle; empty for a game from its start.
        entry: for a game that is played on, the entry of the older table's log.
    """

    game: str
    kind: Kind = Kind.OPENED
    source: str = ""
    entry: int = 0

    @property
    def path(self) -> tuple[str, ...]:
        """The path of a control that stands for the request."""
        match self.kind:
            case Kind.OPENED | Kind.GUIDED:
                return (self.kind,)
            case Kind.AGAIN | Kind.POSITION | Kind.PUZZLE:
                return (self.kind, self.source)
            case Kind.PLAYED_ON:
                return (self.kind, self.source, str(self.entry))

    async def check(self, answer: Answer) -> None:
        """Find out whether the table could be opened in a channel that has none.

        Raises:
            Refusal: it cannot be opened.
        """
        service, by = answer.app.service, answer.person
        command: Open | Again | PlayOn
        if self.kind is Kind.AGAIN:
            await service.runner.check_opening(Again(by, channel=0), self.source)
            return
        locale, (guild, _) = await table_language(answer), server_of(answer)
        old: str | None = None
        match self.kind:
            case Kind.OPENED | Kind.GUIDED:
                command = Open(self.game, guild, 0, by, locale)
            case Kind.PLAYED_ON:
                _, step, state = await service.replays.position(self.source, self.entry)
                position = save_position(GAMES[self.game], state)
                command, old = PlayOn(self.game, guild, 0, by, locale, position, step), self.source
            case Kind.POSITION | Kind.PUZZLE:
                state = await self._position(answer)
                position = save_position(GAMES[self.game], state)
                command = PlayOn(self.game, guild, 0, by, locale, position, names=("",) * state.seats)
        await service.runner.check_opening(command, old)

    async def open(self, answer: Answer, channel: int) -> Table:
        """Open the table in a channel or thread.

        Raises:
            Refusal: it cannot be opened.
        """
        service, by = answer.app.service, answer.person
        if self.kind is Kind.AGAIN:
            return await service.openings.again(self.source, by, channel)
        locale, (guild, _) = await table_language(answer), server_of(answer)
        match self.kind:
            case Kind.OPENED:
                return await service.openings.open(self.game, guild, channel, by, locale)
            case Kind.GUIDED:
                return await service.openings.open_guided(self.game, guild, channel, by, locale)
            case Kind.PLAYED_ON:
                return await service.openings.play_on(self.source, self.entry, guild, channel, by, locale)
            case Kind.POSITION | Kind.PUZZLE:
                state = await self._position(answer)
                return await service.openings.open_position(self.game, state, guild, channel, by, locale)

    async def _position(self, answer: Answer) -> State:
        """The position without a table that the game begins with.

        Raises:
            Refusal: it is no longer kept, or the puzzle is gone.
        """
        if self.kind is Kind.PUZZLE:
            return read_posed(self.source).puzzle.state()
        return (await answer.app.service.positions.get(self.source)).state


def rematch_of(table: Table) -> TableRequest:
    """Return the request for a table with the people and options of one that is over."""
    return TableRequest(table.game, Kind.AGAIN, table.id)


def read_request(control: ControlId) -> TableRequest:
    """Return the request that a control stands for.

    Raises:
        Refusal: no such control was ever given out.
    """
    kind, source, entry = (*control.path, "", "", "")[:3]
    after = number(entry or "0")
    if kind not in set(Kind) or control.table not in GAMES or after is None:
        raise Refusal(say("bot-no-such-control"))
    return TableRequest(control.table, Kind(kind), source, after)
