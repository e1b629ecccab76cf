"""What somebody wants to open a table for, carried by the control that opens a thread for it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.discord_io.responder import Responder
from bot.ids import ControlId
from bot.model import Table
from bot.tables.opening import Again, Open, PlayOn
from games.core import Refusal, say
from games.positions import save_position
from games.registry import GAMES

from .finding import table_language
from .opening import server_of


class Kind(StrEnum):
    """What a table begins with."""

    OPENED = "open"
    GUIDED = "guided"
    AGAIN = "again"
    PLAYED_ON = "on"
    POSITION = "position"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table that somebody wants to open.

    Attributes:
        game: the id of the game.
        kind: what it begins with.
        source: the id of the older table, or the token of a shared position; empty for a game from its start.
        entry: for a game that is played on, the entry of the older table's log.
    """

    game: str
    kind: Kind = Kind.OPENED
    source: str = ""
    entry: int = 0

    @property
    def path(self) -> tuple[str, ...]:
        """The path of a control that stands for it."""
        match self.kind:
            case Kind.OPENED | Kind.GUIDED:
                return (self.kind,)
            case Kind.AGAIN | Kind.POSITION:
                return (self.kind, self.source)
            case Kind.PLAYED_ON:
                return (self.kind, self.source, str(self.entry))

    async def check(self, reply: Responder) -> None:
        """Find out whether it could be opened in a channel that has no table.

        Raises:
            Refusal: it cannot be opened.
        """
        service, by = reply.bot.service, reply.person
        locale, (guild, _) = await table_language(reply), server_of(reply)
        command: Open | Again | PlayOn
        old: str | None = None
        match self.kind:
            case Kind.OPENED | Kind.GUIDED:
                command = Open(self.game, guild, 0, by, locale)
            case Kind.AGAIN:
                command, old = Again(by, channel=0), self.source
            case Kind.PLAYED_ON:
                _, step, state = await service.replays.position(self.source, self.entry)
                command, old = (
                    PlayOn(self.game, guild, 0, by, locale, save_position(GAMES[self.game], state), step),
                    self.source,
                )
            case Kind.POSITION:
                state = (await service.positions.get(self.source)).state
                command = PlayOn(
                    self.game, guild, 0, by, locale, save_position(GAMES[self.game], state), names=("",) * state.seats
                )
        await service.check_opening(command, old)

    async def open(self, reply: Responder, channel: int) -> Table:
        """Open the table in a channel or thread.

        Raises:
            Refusal: it cannot be opened.
        """
        service, by, share = reply.bot.service, reply.person, reply.share
        locale, (guild, _) = await table_language(reply), server_of(reply)
        match self.kind:
            case Kind.OPENED:
                return await service.open(self.game, guild, channel, by, locale, share)
            case Kind.GUIDED:
                return await service.open_guided(self.game, guild, channel, by, locale)
            case Kind.AGAIN:
                return await service.again(self.source, by, share, channel)
            case Kind.PLAYED_ON:
                return await service.play_on(self.source, self.entry, guild, channel, by, locale, share)
            case Kind.POSITION:
                shared = await service.positions.get(self.source)
                return await service.open_position(shared.game, shared.state, guild, channel, by, locale, share)


def rematch_of(table: Table) -> Wanted:
    """A table for the people and options of one that is over."""
    return Wanted(table.game, Kind.AGAIN, table.id)


def read_wanted(control: ControlId) -> Wanted:
    """What a control stands for.

    Raises:
        Refusal: no such control was ever given out.
    """
    kind, source, entry = (*control.path, "", "", "")[:3]
    if kind not in set(Kind) or control.table not in GAMES or not (entry or "0").isdecimal():
        raise Refusal(say("bot-no-such-control"))
    return Wanted(control.table, Kind(kind), source, int(entry or 0))
