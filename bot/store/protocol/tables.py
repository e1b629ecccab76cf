"""What a store keeps about tables, about people and servers, and the bot's notes to itself."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.model import Person, Table
from bot.profile import DailyPuzzle, Preferences, PuzzleAnswer, ServerSettings
from bot.tables.log import Entry
from bot.tables.play import Moved
from bot.tables.ratings import GameResult, Rated, Tally
from games.core import Event, Seat
from locales import Locale


class ChannelTaken(Exception):
    """Another live table stands in the channel."""


class TableStamp(NamedTuple):
    """Tells whether what was read of a table is still so: everything read under an equal stamp is equal.

    It does not cover where messages stand (`messages`), nor what is still to be told.

    Attributes:
        n: the last entry of the table's log.
        people: counts up with each change to what is stored about the people who have a seat there (names, languages,
            settings, private messages), and with the erasure of a person whom the log names.
    """

    n: int
    people: int


class Tables(Protocol):
    """Tables and who sits there."""

    def lock(self, table_id: str) -> Table | None:
        """Return a table that only this work can change until its end; several are locked in the order of their ids."""

    def get(self, table_id: str) -> Table | None:
        """Return a table as it is; it may change before this work writes."""

    def stamp(self, table_id: str) -> TableStamp | None:
        """Return the stamp of a table, by two indexed look-ups; None if there is no such table."""

    def stamps(self, table_ids: Collection[str]) -> dict[str, TableStamp]:
        """Return the stamps of several tables by id, without those that do not exist."""

    def in_channel(self, channel: int) -> Table | None:
        """Return the live table of a channel, or else the latest one."""

    def ended_in_channel(self, channel: int) -> Table | None:
        """Return the table of a channel that was opened last among those that are over or closed."""

    def of_person(self, person: int) -> list[Table]:
        """Return the live tables where a person has a seat, oldest first."""

    def live(self) -> list[Table]:
        """Return all tables in the lobby or in play, oldest first."""

    def on_server(self, guild: int) -> list[Table]:
        """Return the live tables of a server, oldest first."""

    def lost_on_server(self, guild: int) -> list[Table]:
        """Return the tables of a server whose channel is gone, those that are over included, oldest first."""

    def count_of_person(self, person: int, guild: int | None = None) -> int:
        """Count the live tables where a person sits, or that sleep until they come back, on all servers or on one."""

    def has_finished(self, person: int, game: str) -> bool:
        """Return whether a person has ever played this game to its end."""

    def count_on_server(self, guild: int) -> int:
        """Count the live tables of a server."""

    def count_live(self) -> tuple[int, int]:
        """Count the tables in the lobby, and those in play."""

    def is_taken(self, channel: int, but: str = "") -> bool:
        """Return whether a live table stands in a channel, not counting the table `but`."""

    def save(self, before: Table | None, after: Table) -> None:
        """Write what differs between two entries; raises `ChannelTaken` if another live table has its channel."""


Told: TypeAlias = tuple[int, Event]
"""A sentence with the entry that told it."""


class Log(Protocol):
    """Entries of the tables' logs, and the sentences they told."""

    def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Add entries; none is ever changed."""

    def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        """Return the entries of a table with a number above `after`, in order."""

    def entry(self, table_id: str, n: int) -> Entry | None:
        """Return the entry with this number."""

    def has_key(self, table_id: str, key: str) -> bool:
        """Return whether the interaction with this key is in the log already."""

    def answer_to(self, table_id: str, seat: Seat, ticket: str) -> Moved | None:
        """Return what a seat last answered to the question with this ticket."""

    def has_moved(self, table_id: str, seat: Seat) -> bool:
        """Return whether a person has ever made a move from this seat."""

    def tell(self, table_id: str, told: Sequence[tuple[int, Event]]) -> None:
        """Add sentences to the story of a table, each with the entry that tells it."""

    def story(self, table_id: str, most: int) -> list[Told]:
        """Return the latest public sentences, oldest first."""

    def heard(self, table_id: str, seat: Seat) -> list[Told]:
        """Return what a seat could read since its last move, oldest first; what the table did for it is none of its own."""

    def history(
        self, table_id: str, seat: Seat | None, *, after: int = -1, upto: int | None = None, with_hints: bool = False
    ) -> list[Told]:
        """Return what could be read in public and, unless it is None, from a seat, oldest first.

        Args:
            table_id: the table.
            seat: whose private sentences are included.
            after, upto: only what was told by entries above the one number and up to the other.
            with_hints: include the hints that any seat asked for.
        """

    def changes_of_seats(self, table_id: str) -> list[Entry]:
        """Return the log without moves of a table where a seat has changed hands since the deal; else nothing."""

    def to_pack(self, before: float, limit: int) -> list[str]:
        """Return tables that are over or closed, and whose last entry was made before a time, longest ago first."""

    def pack(self, table_id: str) -> None:
        """Keep the log, the story and the positions of a table that is over in a thirtieth of the space.

        Everything reads as before. What is added later, or erased, lets them be stored as those of other tables again.
        Without effect where the table is live, or packed already.
        """

    def headings(self, table_id: str) -> list[Told]:
        """Return the public headings, oldest first."""

    def telling(self, table_id: str) -> list[int]:
        """Return the numbers of the entries that told something in public, in order."""


class Positions(Protocol):
    """Positions of the tables, as their games save them: the newest, and as many others as are worth keeping."""

    def keep(self, table_id: str, n: int, text: str) -> None:
        """Keep the position that entry `n` made, and forget what the log can lead to again."""

    def thin_out(self, table_id: str) -> None:
        """Forget all positions of a game that is over but the first, the last and one in so many."""

    def latest(self, table_id: str) -> int | None:
        """Return the number of the entry that made the newest position; None before the deal."""

    def first(self, table_id: str) -> int | None:
        """Return the number of the entry that made the oldest position that is kept; None before the deal."""

    def by(self, table_id: str, n: int) -> tuple[int, str] | None:
        """Return the newest position kept up to entry `n`, after the number of the entry that made it."""

    def kept(self, table_id: str) -> dict[int, str]:
        """Return all positions that are kept, by the number of the entry that made each."""


class SharedPositions(Protocol):
    """Positions without a table that are looked at, kept for a while so that they can be played from."""

    def keep(self, token: str, game: str, state: str, now: float, until: float, most: int) -> None:
        """Keep a position until `until`; drop those that have expired, and the oldest beyond `most`."""

    def get(self, token: str, now: float) -> tuple[str, str] | None:
        """Return the game and the state of a position; None when it has expired or never was."""


class Bookkeeping(Protocol):
    """The rules editions in use, and short notes of the bot to itself."""

    def keep_edition(self, game: str, edition: str, text: str) -> None:
        """Keep the component data that a table plays by."""

    def editions(self) -> list[tuple[str, str, str]]:
        """Return all editions kept: game, edition, text."""

    def note(self, name: str) -> str | None:
        """Return the short text kept under a name; None if there is none."""

    def set_note(self, name: str, text: str) -> None:
        """Keep a short text under a name."""

    def agree(self, name: str, text: str) -> str:
        """Keep a short text under a name that has none yet; return the one that is kept."""


class Results(Protocol):
    """How games ended, and what their players have achieved."""

    def add(self, result: GameResult) -> None:
        """Keep the result of a game that has ended; work that keeps another one on this server waits for this."""

    def tallies(self, guild: int, game: str, of: Collection[Rated] | None = None) -> dict[Rated, Tally]:
        """Return what players have achieved in a game on a server: all of them, or only some."""

    def set_tallies(self, guild: int, game: str, tallies: Mapping[Rated, Tally]) -> None:
        """Store what some players have achieved in a game on a server."""

    def of_person(self, guild: int, person: int) -> dict[str, Tally]:
        """Return what a person has achieved on a server, by game in alphabetical order."""

    def met(self, guild: int, one: int, other: int) -> list[tuple[int, int]]:
        """Return the places of two people in each game on a server that ranked them both."""


class Reviews(Protocol):
    """Reviews of games that are over, each for one seat."""

    def get(self, table_id: str, seat: Seat) -> str | None:
        """Return what is kept of a seat's review; None where there is none."""

    def keep(self, table_id: str, seat: Seat, person: int, review: str) -> None:
        """Keep the review of the seat of a person, in place of an earlier one."""


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

    def set_pings(self, person_id: int, pings: bool) -> None:
        """Store whether a person wants to be mentioned."""

    def set_preferences(self, person_id: int, preferences: Preferences) -> None:
        """Store what else a person has set."""

    def set_dm(self, person_id: int, channel: int) -> None:
        """Store the channel of a person's private messages, which arrive there."""

    def set_closed(self, person_id: int, closed: bool) -> None:
        """Store whether a person's private messages are refused."""

    def set_untold(self, person_id: int, untold: str) -> None:
        """Store what a person could not be told; empty for nothing."""

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

    def set(self, guild: int, settings: ServerSettings) -> None:
        """Store what the managers of a server have set."""


class Privacy(Protocol):
    """What is stored about people, and forgetting it."""

    def about(self, person: int) -> Stored:
        """Return all that is stored about a person, as rows by subject."""

    def tables_of(self, person: int) -> list[str]:
        """Return the tables whose log may name a person; this looks at every entry that is no move."""

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

    def solved(self, guild: int) -> list[tuple[int, str]]:
        """Return the people who found a server's puzzle of the day, each with the day, in the order of the days."""

    def days(self, guild: int, most: int) -> list[DailyPuzzle]:
        """Return the puzzles of the day that a server had, newest first."""

    def set_day(self, guild: int, puzzle: DailyPuzzle) -> None:
        """Store the puzzle that a server has on a day."""
