"""Interfaces for data about people and servers, and about the tournaments there."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.model import Person
from bot.profile import DailyPuzzle, Preferences, PuzzleAnswer, ServerSettings
from locales import Locale
from tournaments import Accepted, Effect, Entry, Tournament

PersonalData: TypeAlias = dict[str, list[dict[str, Any]]]
"""Rows by subject, each with its values by name."""


class People(Protocol):
    """People and channels."""

    def get(self, person_id: int) -> Person | None:
        """Return a person who has used the bot; None for anyone else."""

    def nickname(self, guild: int, person_id: int) -> str | None:
        """Return a person's display name on a server; None if none is stored."""

    def meet(self, person_id: int, name: str, client: Locale) -> None:
        """Store a person, or their new name and their client's language."""

    def set_nickname(self, guild: int, person_id: int, name: str) -> None:
        """Store a person's display name on a server."""

    def set_language(self, person_id: int, locale: Locale | None) -> None:
        """Store the language a person chose; None: use their client's again."""

    def set_mentions(self, person_id: int, mentions: bool) -> None:
        """Store whether a person wants to be mentioned."""

    def set_preferences(self, person_id: int, preferences: Preferences) -> None:
        """Store a person's other settings."""

    def set_dm(self, person_id: int, channel: int) -> None:
        """Store the channel in which private messages reach a person."""

    def set_closed(self, person_id: int) -> None:
        """Store that private messages do not reach a person, until `set_dm` says that they do."""

    def set_untold(self, person_id: int, untold: str) -> None:
        """Store what a person could not be told; empty if nothing."""

    def with_untold(self) -> list[tuple[int, str]]:
        """Return the people who could not be told something, and what."""

    def channel_language(self, channel: int) -> Locale | None:
        """Return the language chosen for a channel, if any."""

    def set_channel_language(self, channel: int, locale: Locale | None) -> None:
        """Store the language of a channel; None: use the server's again."""


class Servers(Protocol):
    """Settings of servers."""

    def settings(self, guild: int) -> ServerSettings:
        """Return a server's settings; the defaults if none were set."""

    def with_puzzles(self) -> dict[int, ServerSettings]:
        """Return the settings of the servers with a puzzle of the day."""

    def with_digests(self) -> dict[int, ServerSettings]:
        """Return the settings of the servers with a monthly digest."""

    def set(self, guild: int, settings: ServerSettings) -> None:
        """Store a server's settings."""


class Privacy(Protocol):
    """The data stored about people, and its erasure."""

    def about(self, person: int) -> PersonalData:
        """Return everything stored about a person, as rows by subject."""

    def tables_of(self, person: int, since: float | None = None) -> list[str]:
        """Return the tables whose log may name a person; this scans every entry except moves.

        With `since`, only tables with activity since that time.
        """

    def erase(
        self, person: int, number: int, tables: Collection[str], former: Callable[[Locale, Collection[str]], str]
    ) -> None:
        """Delete the rows about a person, and make those that others need refer to a former player.

        Args:
            person: the person to erase.
            number: the replacement for their id.
            tables: the tables whose logs may name them; those where they have a seat are found here.
            former: returns the name of a former player in a language, distinct from the others at the table.
        """


class Daily(Protocol):
    """The message that tells people at most once a day what waits for them."""

    def is_wanted(self, person: int) -> bool:
        """Return whether a person receives it; the default is yes."""

    def set_wanted(self, person: int, is_wanted: bool) -> None:
        """Store whether a person receives it."""

    def sent(self, person: int) -> float:
        """Return when a person last received it, in seconds since 1970; 0 for never."""

    def set_sent(self, person: int, at: float) -> None:
        """Store when a person received it."""

    def waited_for(self, since: float) -> list[int]:
        """Return its recipients who have had none after `since`, and for whom a live table has waited since then."""


class Puzzles(Protocol):
    """Answers to puzzles, and the puzzles of the day of servers. Days are written as 2026-11-24."""

    def of_person(self, person: int) -> list[PuzzleAnswer]:
        """Return a person's answers, oldest first."""

    def answers(self, puzzle: str) -> list[PuzzleAnswer]:
        """Return all answers to a puzzle, oldest first."""

    def add(self, answer: PuzzleAnswer) -> bool:
        """Store an answer; return False, and change nothing, if the person has one to this puzzle on that day."""

    def solved(self, guild: int, *, person: int | None = None, since: str = "") -> list[tuple[int, str]]:
        """Return who solved a server's puzzle of the day, each with the day, in the order of the days.

        Args:
            guild: the server.
            person: only this person; None for everyone.
            since: the first day; empty for all days.
        """

    def days(self, guild: int, most: int) -> list[DailyPuzzle]:
        """Return the puzzles of the day that a server had, newest first."""

    def set_day(self, guild: int, puzzle: DailyPuzzle) -> None:
        """Store the puzzle that a server has on a day."""


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

    def save(self, tournament: str, accepted: Accepted) -> None:
        """Store a decision with its errands."""

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
