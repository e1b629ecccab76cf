"""Interfaces for data about people and servers."""

from collections.abc import Callable, Collection
from typing import Any, Protocol, TypeAlias

from bot.model import Person
from bot.profile import DailyPuzzle, Preferences, PuzzleAnswer, ServerSettings
from locales import Locale

Stored: TypeAlias = dict[str, list[dict[str, Any]]]
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

    def set_closed(self, person_id: int, closed: bool) -> None:
        """Store whether a person's private messages are refused."""

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

    def about(self, person: int) -> Stored:
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
