"""What the store remembers of tournaments."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from tournaments import Accepted, Effect, Entry, Tournament

LONGEST_S = 1800.0
"""Seconds that a further try waits at most; one that is to wait longer comes from a clock that was set back since."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A tournament with its place in Discord.

    Attributes:
        id: short and unguessable; buttons carry it.
        message: its message in the channel; 0 while there is none.
        posted: when that was posted, in seconds since 1970.
        tries: how often it could not be shown since it was shown last.
    """

    id: str
    tournament: Tournament
    message: int = 0
    posted: float = 0.0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class TableOf:
    """To which pairing a table belongs."""

    tournament: str
    round: int
    number: int


@dataclass(frozen=True, slots=True)
class Errand:
    """Something that a tournament has decided and that is still to be done.

    Attributes:
        n, i: the entry after which it was decided, and its number among what was decided then.
        attempts: how often it was tried.
        trouble: why it could not be done the last time; empty if it was not tried.
        thread: the thread that was opened for a table which is not open yet; 0 for none.
    """

    tournament: str
    n: int
    i: int
    effect: Effect
    attempts: int = 0
    trouble: str = ""
    thread: int = 0


class Tournaments(Protocol):
    """Tournaments: their logs, what these add up to, their tables, and what is still to be done."""

    def get(self, tournament: str) -> Stored | None:
        """Return a tournament."""

    def entries(self, tournament: str) -> list[Entry]:
        """Return the log of a tournament."""

    def has_key(self, tournament: str, key: str) -> bool:
        """Return whether an interaction is in the log already."""

    def save(self, tournament: str, accepted: Accepted, *, tables: Sequence[str] = ()) -> None:
        """Store what was decided, with what is to be done; these tables have been reported by it."""

    def of_server(self, guild: int, *, is_live: bool) -> list[Stored]:
        """Return the newest tournaments of a server: those that are not over, or those that are."""

    def of_person(self, person: int) -> list[Stored]:
        """Return the tournaments in which a person takes part or that they organise, and that are not over."""

    def counts(self, guild: int, organiser: int) -> tuple[int, int]:
        """Return how many tournaments a server and a person have that are not over."""

    def due(self, now: float, most: int) -> list[Stored]:
        """Return tournaments in which something is due."""

    def postpone(self, tournament: str, due: float | None) -> None:
        """Look at a tournament again at another time."""

    def stale(self, now: float, most: int) -> list[Stored]:
        """Return tournaments of this process whose message does not show their latest entry, unless they are to wait.

        What could not be shown comes last.
        """

    def show_later(self, tournament: str, at: float) -> None:
        """Try to show a tournament at a later time, or as soon as it has changed."""

    def stands(self, shown: Stored) -> None:
        """Store where a tournament is shown, and that it is shown as it is now."""

    def note_table(self, table_id: str, of: TableOf) -> None:
        """Store that a table was opened for a pairing."""

    def table_of(self, table_id: str) -> TableOf | None:
        """Return the pairing of a table; None for a table of no tournament."""

    def ended_tables(self) -> list[tuple[str, TableOf]]:
        """Return the tables that are over and whose result their tournament has not heard of."""

    def reported(self, table_id: str) -> None:
        """Store that a tournament has heard of the end of a table."""

    def errands(self, now: float, most: int) -> list[Errand]:
        """Return what this process is to do by now: first what was never tried, in the order it was decided."""

    def lease(self, errand: Errand, now: float, until: float) -> bool:
        """Let one process alone try an errand until a time; return False if another one has it."""

    def failed(self, errand: Errand, until: float, trouble: str) -> None:
        """Store that an errand could not be done, why, and when to try again."""

    def opened(self, errand: Errand, thread: int) -> None:
        """Store that a thread stands for the table of an errand."""

    def done(self, errand: Errand) -> None:
        """Forget an errand."""

    def troubles(self, tournament: str) -> list[Errand]:
        """Return what could not be done for a tournament when it was last tried."""
