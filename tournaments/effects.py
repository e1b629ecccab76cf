"""What the bot is to do after a decision about a tournament, as data."""

from games.core import Say
from games.core.record import Record, record

from .model import EntrantId


class Effect(Record):
    """Something that the bot carries out once the entries of the decision are in the log."""

    __slots__ = ()


@record
class OpenTable(Effect):
    """Open a table with these people in seat order, the first of whom begins, and report its id with `NoteTable`.

    Attributes:
        round, number: which round and which of its tables.
        seats: who sits there; None stands for a computer player.
        computer: level of that computer player.
        secret: from which the deal follows, the same at all tables of the round; "" for a deal of its own.
        shares: what people have added to it by enrolling, by entrant.
    """

    round: int
    number: int
    seats: tuple[EntrantId | None, ...]
    computer: str | None = None
    secret: str = ""
    shares: tuple[tuple[EntrantId, str], ...] = ()


@record
class CloseTable(Effect):
    """Close a table of which the result is settled without it."""

    round: int
    number: int


@record
class TakeOver(Effect):
    """Let a computer player play on for these seats of a table, for good."""

    round: int
    number: int
    seats: tuple[int, ...]


@record
class GiveSeat(Effect):
    """Give a seat of a running table to the person who now has this place in the tournament."""

    round: int
    number: int
    seat: int
    entrant: EntrantId


@record
class Remind(Effect):
    """Remind these people: of the check-in (`round` 0), or of their game of a round."""

    round: int
    entrants: tuple[EntrantId, ...]


@record
class AnnounceCheckIn(Effect):
    """Tell all who have enrolled that they can check in now."""


@record
class AnnounceRound(Effect):
    """Show the pairings of a round."""

    round: int


@record
class AnnounceEnd(Effect):
    """Show the end: podium, deciding games, table as a file."""


@record
class Tell(Effect):
    """Say a sentence where the tournament takes place."""

    say: Say
