"""What a store keeps about tables, and the bot's notes to itself."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from bot.model import Table
from bot.tables.log import Entry
from bot.tables.play import Moved
from bot.tables.ratings import GameResult, Rated, Tally
from bot.tables.records import Achievement, RecordEntry, RecordKind
from games.core import Event, Seat


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

    def in_channel(self, channel: int) -> Table | None:
        """Return the live table of a channel, or else the latest one."""

    def ended_in_channel(self, channel: int, person: int | None = None) -> Table | None:
        """Return the table of a channel that was opened last among those that are over or closed.

        Args:
            channel: the channel.
            person: somebody who must have a seat at it; None for anybody.
        """

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
        """Return what a seat could read since its last move, oldest first; not counting what the table did for it."""

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

    def get(self, table_id: str) -> GameResult | None:
        """Return the result of a table's game; None where it has none."""

    def after(self, at: float, table_id: str, most: int) -> list[tuple[float, str]]:
        """Return the next games with a result after one of them, oldest first: when each ended, and its table."""

    def streak(self, guild: int, game: str, person: int, at: float) -> int:
        """Return how many games of a kind a person had won in a row on a server at a moment."""

    def played(self, guild: int, since: float, until: float) -> list[tuple[str, int]]:
        """Return how often each game was played on a server in a span of time, most often first."""

    def victories(self, guild: int, since: float, until: float, most: int) -> list[tuple[int, int]]:
        """Return the people who won on a server in a span of time, most often first, and how often each did."""


class Records(Protocol):
    """The records of servers, and what people have achieved there. All of it can be worked out from the log again."""

    def keep(self, entries: Collection[RecordEntry]) -> None:
        """Keep what is better than what the person has done in this game on this server so far."""

    def best(self, guild: int, game: str, kind: RecordKind, most: int, skipped: int = 0) -> list[RecordEntry]:
        """Return the best that people have done in a game on a server, one entry for each, the very best first."""

    def clear(self) -> None:
        """Forget all records, in order to work them out again."""

    def achieve(self, table_id: str, found: Collection[Achievement]) -> None:
        """Keep what was achieved at a table, in place of what was kept of it; earlier tables keep theirs."""

    def of_person(self, guild: int, person: int) -> list[Achievement]:
        """Return what a person has achieved on a server, in the order in which they did."""

    def achieved(self, guild: int, since: float, until: float, most: int) -> list[Achievement]:
        """Return what was achieved on a server for the first time by somebody in a span of time, oldest first."""


class Reviews(Protocol):
    """Reviews of games that are over, each for one seat."""

    def get(self, table_id: str, seat: Seat) -> str | None:
        """Return what is kept of a seat's review; None where there is none."""

    def keep(self, table_id: str, seat: Seat, person: int, review: str) -> None:
        """Keep the review of the seat of a person, in place of an earlier one."""
