"""Interfaces for data about tournaments."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from tournaments import Accepted, Effect, Entry, Tournament

LONGEST_S = 1800.0
"""The maximum number of seconds before a retry; a longer wait means that the clock was set back since."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A tournament and its message in Discord.

    Attributes:
        id: short and unguessable; buttons carry it.
        message: its message in the channel; 0 if there is none.
        posted: when that was posted, in seconds since 1970.
        tries: the number of failed attempts to show it since it was last shown.
    """

    id: str
    tournament: Tournament
    message: int = 0
    posted: float = 0.0
    tries: int = 0


@dataclass(frozen=True, slots=True)
class TableOf:
    """The pairing to which a table belongs."""

    tournament: str
    round: int
    number: int


@dataclass(frozen=True, slots=True)
class Errand:
    """An action that a tournament has decided on and that is still to be carried out.

    Attributes:
        n, i: the entry after which it was decided, and its index among the actions decided then.
        attempts: the number of attempts.
        trouble: why the last attempt failed; empty if there was none.
        thread: the thread opened for a table that is not open yet; 0 for none.
    """

    tournament: str
    n: int
    i: int
    effect: Effect
    attempts: int = 0
    trouble: str = ""
    thread: int = 0


class Tournaments(Protocol):
    """Tournaments: their logs, the resulting states, their tables, and pending errands."""

    def get(self, tournament: str) -> Stored | None:
        """Return a tournament."""

    def entries(self, tournament: str) -> list[Entry]:
        """Return the log of a tournament."""

    def has_key(self, tournament: str, key: str) -> bool:
        """Return whether an interaction is already in the log."""

    def save(self, tournament: str, accepted: Accepted, *, tables: Sequence[str] = ()) -> None:
        """Store a decision with its errands; the tables given are marked as reported by it."""

    def of_server(self, guild: int, *, is_live: bool) -> list[Stored]:
        """Return a server's newest tournaments: those in progress, or the finished ones."""

    def of_person(self, person: int) -> list[Stored]:
        """Return the unfinished tournaments in which a person takes part or that they organise."""

    def counts(self, guild: int, organiser: int) -> tuple[int, int]:
        """Return the numbers of unfinished tournaments of a server and of a person."""

    def due(self, now: float, most: int) -> list[Stored]:
        """Return tournaments in which something is due."""

    def postpone(self, tournament: str, due: float | None) -> None:
        """Check a tournament again at another time."""

    def stale(self, now: float, most: int) -> list[Stored]:
        """Return this process's tournaments whose message lacks their latest entry, unless a retry is scheduled.

        Tournaments that could not be shown come last.
        """

    def show_later(self, tournament: str, at: float) -> None:
        """Retry showing a tournament at a later time, or as soon as it has changed."""

    def stands(self, shown: Stored) -> None:
        """Store a tournament's message, and that it shows the current state."""

    def note_table(self, table_id: str, of: TableOf) -> None:
        """Store that a table was opened for a pairing."""

    def table_of(self, table_id: str) -> TableOf | None:
        """Return the pairing of a table; None for a table outside tournaments."""

    def ended_tables(self) -> list[tuple[str, TableOf]]:
        """Return the finished tables whose result has not been reported to their tournament."""

    def reported(self, table_id: str) -> None:
        """Store that the end of a table was reported to its tournament."""

    def errands(self, now: float, most: int) -> list[Errand]:
        """Return this process's due errands: first those never attempted, in the order in which they were decided."""

    def lease(self, errand: Errand, now: float, until: float) -> bool:
        """Lease an errand to one process until a time; return False if another one has it."""

    def failed(self, errand: Errand, until: float, trouble: str) -> None:
        """Store that an errand failed, why, and when to retry."""

    def opened(self, errand: Errand, thread: int) -> None:
        """Store that a thread exists for the table of an errand."""

    def done(self, errand: Errand) -> None:
        """Delete an errand."""

    def troubles(self, tournament: str) -> list[Errand]:
        """Return a tournament's errands whose last attempt failed."""
