"""Effects: what the bot must do after a decision about a tournament, as data."""

from games.core import Say
from games.core.record import Record, record

from .model import EntrantId


class Effect(Record):
    """An action that the bot carries out once the entries of the decision are in the log."""

    __slots__ = ()


@record
class OpenTable(Effect):
    """Open a table with these people in seat order, the first of whom begins, and report its id with `NoteTable`.

    Attributes:
        round, number: the number of the round and of the table in it.
        seats: the people there; None for a computer player.
        computer: level of that computer player.
        secret: the secret of the deal if it is the same at all tables of the round; "" for a separate deal.
        shares: by entrant, what people have contributed to the seed by enrolling.
    """

    round: int
    number: int
    seats: tuple[EntrantId | None, ...]
    computer: str | None = None
    secret: str = ""
    shares: tuple[tuple[EntrantId, str], ...] = ()


@record
class CloseTable(Effect):
    """Close a table whose result has been decided without it."""

    round: int
    number: int


@record
class TakeOver(Effect):
    """Let a computer player take over these seats of a table permanently."""

    round: int
    number: int
    seats: tuple[int, ...]


@record
class GiveSeat(Effect):
    """Give a seat of a running table to the person who now has its entrant's place in the tournament."""

    round: int
    number: int
    seat: int
    entrant: EntrantId


@record
class Remind(Effect):
    """Remind these people of the check-in (`round` 0) or of their game in a round."""

    round: int
    entrants: tuple[EntrantId, ...]


@record
class AnnounceCheckIn(Effect):
    """Tell all entrants that they can check in now."""


@record
class AnnounceRound(Effect):
    """Show the pairings of a round."""

    round: int


@record
class AnnounceEnd(Effect):
    """Show the final results: podium, deciding games, standings as a file."""


@record
class Tell(Effect):
    """Post a sentence in the tournament's channel."""

    say: Say
