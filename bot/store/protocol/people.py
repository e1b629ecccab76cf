"""What a store keeps about people and servers."""

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
        """Return a person who has met the bot; None for one who has not."""

    def nickname(self, guild: int, person_id: int) -> str | None:
        """Return what a person is called on a server; None if nothing is stored."""

    def meet(self, person_id: int, name: str, client: Locale) -> None:
        """Store a person, or their new name and their client's language."""

    def set_nickname(self, guild: int, person_id: int, name: str) -> None:
        """Store what a person is called on a server."""

    def set_language(self, person_id: int, locale: Locale | None) -> None:
        """Store the language a person chose; None: they follow their client again."""

    def set_mentions(self, person_id: int, mentions: bool) -> None:
        """Store whether a person wants to be mentioned."""

    def set_preferences(self, person_id: int, preferences: Preferences) -> None:
        """Store what else a person has set."""

    def set_dm(self, person_id: int, channel: int) -> None:
        """Store the channel of a person's private messages, which arrive there."""

    def set_closed(self, person_id: int, closed: bool) -> None:
        """Store whether a person's private messages are refused."""

    def set_untold(self, person_id: int, untold: str) -> None:
        """Store what a person could not be told; empty for nothing."""

    def with_untold(self) -> list[tuple[int, str]]:
        """Return the people who could not be told something, with what."""

    def channel_language(self, channel: int) -> Locale | None:
        """Return the language chosen for a channel, if any."""

    def set_channel_language(self, channel: int, locale: Locale | None) -> None:
        """Store the language of a channel; None: it follows the server's again."""


class Servers(Protocol):
    """What servers have set."""

    def settings(self, guild: int) -> ServerSettings:
        """Return what the managers of a server have set; the usual settings where they have set nothing."""

    def with_puzzles(self) -> dict[int, ServerSettings]:
        """Return the settings of the servers that want a puzzle of the day."""

    def with_digests(self) -> dict[int, ServerSettings]:
        """Return the settings of the servers that want the digest of each month."""

    def set(self, guild: int, settings: ServerSettings) -> None:
        """Store what the managers of a server have set."""


class Privacy(Protocol):
    """What is stored about people, and forgetting it."""

    def about(self, person: int) -> Stored:
        """Return all that is stored about a person, as rows by subject."""

    def tables_of(self, person: int, since: float | None = None) -> list[str]:
        """Return the tables whose log may name a person; this looks at every entry that is no move.

        With `since`, of tables alone at which something was done since that time.
        """

    def erase(
        self, person: int, number: int, tables: Collection[str], former: Callable[[Locale, Collection[str]], str]
    ) -> None:
        """Delete the rows about a person, and let those that others need be about a former player.

        Args:
            person: who is forgotten.
            number: stands for them from now on.
            tables: the tables whose logs may name them; those where they have a seat are found here.
            former: the name of a former player in a language, unlike those of the others at the table.
        """


class Daily(Protocol):
    """The message that tells people once a day at most what waits for them."""

    def is_wanted(self, person: int) -> bool:
        """Return whether a person takes it; all do who have not said otherwise."""

    def set_wanted(self, person: int, is_wanted: bool) -> None:
        """Store whether a person takes it."""

    def sent(self, person: int) -> float:
        """Return when a person had the last one, in seconds since 1970; 0 for never."""

    def set_sent(self, person: int, at: float) -> None:
        """Store when a person had one."""

    def waited_for(self, since: float) -> list[int]:
        """Return the people who take it, had none after `since`, and for whom a live table has waited since then."""


class Puzzles(Protocol):
    """What people answered to puzzles, and which server had which puzzle of the day. Days are written as 2026-11-24."""

    def of_person(self, person: int) -> list[PuzzleAnswer]:
        """Return a person's answers, oldest first."""

    def answers(self, puzzle: str) -> list[PuzzleAnswer]:
        """Return all answers to a puzzle, oldest first."""

    def add(self, answer: PuzzleAnswer) -> bool:
        """Store an answer; return False, and change nothing, if the person has one to this puzzle on that day."""

    def solved(self, guild: int, *, person: int | None = None, since: str = "") -> list[tuple[int, str]]:
        """Return who found a server's puzzle of the day, each with the day, in the order of the days.

        Args:
            guild: the server.
            person: this person alone; None for everyone.
            since: the first day; empty for all days.
        """

    def days(self, guild: int, most: int) -> list[DailyPuzzle]:
        """Return the puzzles of the day that a server had, newest first."""

    def set_day(self, guild: int, puzzle: DailyPuzzle) -> None:
        """Store the puzzle that a server has on a day."""
