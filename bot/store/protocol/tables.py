"""Interfaces for data about tables, and the bot's notes to itself."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from bot.model import Table
from bot.tables.log import Entry
from bot.tables.play import Moved
from bot.tables.ratings import GameResult, Rated, Tally
from bot.tables.records import Achievement, RecordEntry, RecordKind
from games.core import Event, Seat


class ChannelTaken(Exception):
    """The channel has another live table."""


class TableStamp(NamedTuple):
    """A version stamp of a table's data: everything read under an equal stamp is equal.

    It covers neither the table's messages (`messages`) nor its outbox.

    Attributes:
        n: the last entry of the table's log.
        people: incremented with each change to what is stored about the people who have a seat there (names, languages,
            settings, private messages), and with the erasure of a person whom the log names.
    """

    n: int
    people: int


class Tables(Protocol):
    """Tables and who sits there."""

    def lock(self, table_id: str) -> Table | None:
        """Lock a table until the end of the transaction, and return it; lock several in the order of their ids."""

    def get(self, table_id: str) -> Table | None:
        """Return a table; it may change before this transaction writes."""

    def stamp(self, table_id: str) -> TableStamp | None:
        """Return the stamp of a table, by two indexed queries; None if there is no such table."""

    def in_channel(self, channel: int) -> Table | None:
        """Return the live table of a channel, or else the latest one."""

    def ended_in_channel(self, channel: int, person: int | None = None) -> Table | None:
        """Return the table opened last among a channel's finished or closed ones.

        Args:
            channel: the channel.
            person: a person who must have a seat at it; None for any.
        """

    def of_person(self, person: int) -> list[Table]:
        """Return the live tables where a person has a seat, oldest first."""

    def live(self) -> list[Table]:
        """Return all tables in the lobby or in play, oldest first."""

    def on_server(self, guild: int) -> list[Table]:
        """Return the live tables of a server, oldest first."""

    def lost_on_server(self, guild: int) -> list[Table]:
        """Return the tables of a server whose channel was lost, including finished ones, oldest first."""

    def count_of_person(self, person: int, guild: int | None = None) -> int:
        """Count the live tables where a person sits, or suspended until they return, on all servers or on one."""

    def has_finished(self, person: int, game: str) -> bool:
        """Return whether a person has ever played this game to its end."""

    def count_on_server(self, guild: int) -> int:
        """Count the live tables of a server."""

    def count_live(self) -> tuple[int, int]:
        """Count the tables in the lobby, and those in play."""

    def is_taken(self, channel: int, but: str = "") -> bool:
        """Return whether a channel has a live table other than `but`."""

    def save(self, before: Table | None, after: Table) -> None:
        """Write what has changed between two states; raises `ChannelTaken` if another live table has its channel."""


Told: TypeAlias = tuple[int, Event]
"""A sentence with the entry that told it."""


class Log(Protocol):
    """Entries of the tables' logs, and the sentences they told."""

    def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Append entries; none is ever changed."""

    def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        """Return the entries of a table with a number above `after`, in order."""

    def entry(self, table_id: str, n: int) -> Entry | None:
        """Return the entry with this number."""

    def has_key(self, table_id: str, key: str) -> bool:
        """Return whether the interaction with this key is already in the log."""

    def answer_to(self, table_id: str, seat: Seat, ticket: str) -> Moved | None:
        """Return a seat's last answer to the question with this ticket."""

    def has_moved(self, table_id: str, seat: Seat) -> bool:
        """Return whether a person has ever made a move from this seat."""

    def tell(self, table_id: str, told: Sequence[tuple[int, Event]]) -> None:
        """Add sentences to the story of a table, each with the entry that tells it."""

    def story(self, table_id: str, most: int) -> list[Told]:
        """Return the latest public sentences, oldest first."""

    def heard(self, table_id: str, seat: Seat) -> list[Told]:
        """Return what a seat could read since its last move, oldest first, disregarding what the table did for it."""

    def history(
        self, table_id: str, seat: Seat | None, *, after: int = -1, upto: int | None = None, with_hints: bool = False
    ) -> list[Told]:
        """Return what could be read in public and, unless `seat` is None, by that seat, oldest first.

        Args:
            table_id: the table.
            seat: the seat whose private sentences are included.
            after, upto: only what was told by entries above the former number and up to the latter.
            with_hints: include the hints that any seat asked for.
        """

    def changes_of_seats(self, table_id: str) -> list[Entry]:
        """Return the log without moves of a table where a seat has changed hands since the deal; otherwise nothing."""

    def to_pack(self, before: float, limit: int) -> list[str]:
        """Return tables that are finished or closed and whose last entry is older than a time, oldest first."""

    def pack(self, table_id: str) -> None:
        """Compress the log, the story and the positions of a finished table to a thirtieth of their size.

        Everything reads as before. Later additions or erasures decompress them again.
        No effect if the table is live, or already compressed.
        """

    def headings(self, table_id: str) -> list[Told]:
        """Return the public headings, oldest first."""

    def telling(self, table_id: str) -> list[int]:
        """Return the numbers of the entries that added public sentences, in order."""


class Positions(Protocol):
    """Positions of the tables, as their games save them: the newest, and as many others as are worth storing."""

    def keep(self, table_id: str, n: int, text: str) -> None:
        """Store the position that entry `n` produced, and delete those that the log can reproduce."""

    def thin_out(self, table_id: str) -> None:
        """Delete all positions of a finished game except the first, the last and one per fixed interval."""

    def latest(self, table_id: str) -> int | None:
        """Return the number of the entry that produced the newest position; None before the deal."""

    def first(self, table_id: str) -> int | None:
        """Return the number of the entry that produced the oldest stored position; None before the deal."""

    def by(self, table_id: str, n: int) -> tuple[int, str] | None:
        """Return the newest position stored up to entry `n`, preceded by the number of the entry that produced it."""

    def kept(self, table_id: str) -> dict[int, str]:
        """Return all stored positions, by the number of the entry that produced each."""


class SharedPositions(Protocol):
    """Positions without a table that people look at, stored for a while so that they can be played from."""

    def keep(self, token: str, game: str, state: str, now: float, until: float, most: int) -> None:
        """Store a position until `until`; delete those that have expired, and the oldest beyond `most`."""

    def get(self, token: str, now: float) -> tuple[str, str] | None:
        """Return the game and the state of a position; None if it has expired or never existed."""


class Bookkeeping(Protocol):
    """The rules editions in use, and the bot's short notes to itself."""

    def keep_edition(self, game: str, edition: str, text: str) -> None:
        """Store the component data that a table plays by."""

    def editions(self) -> list[tuple[str, str, str]]:
        """Return all stored editions: game, edition, text."""

    def note(self, name: str) -> str | None:
        """Return the text stored under a name; None if there is none."""

    def set_note(self, name: str, text: str) -> None:
        """Store a short text under a name."""

    def agree(self, name: str, text: str) -> str:
        """Store a short text under a name that has none yet; return the stored one."""


class Results(Protocol):
    """Results of games, and players' totals."""

    def add(self, result: GameResult) -> None:
        """Store the result of a finished game; transactions that store another one on this server wait for this one."""

    def tallies(self, guild: int, game: str, of: Collection[Rated] | None = None) -> dict[Rated, Tally]:
        """Return players' totals in a game on a server: of all of them, or only some."""

    def set_tallies(self, guild: int, game: str, tallies: Mapping[Rated, Tally]) -> None:
        """Store some players' totals in a game on a server."""

    def of_person(self, guild: int, person: int) -> dict[str, Tally]:
        """Return a person's totals on a server, by game in alphabetical order."""

    def latest(self, guild: int, person: int, most: int) -> list[str]:
        """Return the tables of a person's latest games on a server, newest first."""

    def met(self, guild: int, one: int, other: int) -> list[tuple[int, int]]:
        """Return the places of two people in each game on a server that ranked them both."""

    def get(self, table_id: str) -> GameResult | None:
        """Return the result of a table's game; None if it has none."""

    def after(self, at: float, table_id: str, most: int) -> list[tuple[float, str]]:
        """Return the results after a given one, oldest first: when each game ended, and its table."""

    def streak(self, guild: int, game: str, person: int, at: float) -> int:
        """Return a person's winning streak in a game on a server at a given time."""

    def played(self, guild: int, since: float, until: float) -> list[tuple[str, int]]:
        """Return how often each game was played on a server in a period, most often first."""

    def victories(self, guild: int, since: float, until: float, most: int) -> list[tuple[int, int]]:
        """Return the people who won on a server in a period, most often first, and how often each did."""


class Records(Protocol):
    """The records of servers, and people's achievements there. All of it can be recomputed from the log."""

    def keep(self, entries: Collection[RecordEntry]) -> None:
        """Store entries that are better than the person's best in this game on this server so far."""

    def best(self, guild: int, game: str, kind: RecordKind, most: int, skipped: int = 0) -> list[RecordEntry]:
        """Return people's best entries in a game on a server, one per person, best first."""

    def reached(self, guild: int, person: int) -> list[RecordEntry]:
        """Return what a person has reached of achievements that count something, on a server."""

    def clear(self) -> None:
        """Delete all records, before they are recomputed."""

    def achieve(self, table_id: str, found: Collection[Achievement]) -> None:
        """Store the achievements at a table, replacing those stored for it; earlier tables keep theirs."""

    def of_person(self, guild: int, person: int) -> list[Achievement]:
        """Return a person's achievements on a server, oldest first."""

    def achieved(self, guild: int, since: float, until: float, most: int) -> list[Achievement]:
        """Return people's first-time achievements on a server in a period, oldest first."""


class Reviews(Protocol):
    """Reviews of finished games, each for one seat."""

    def get(self, table_id: str, seat: Seat) -> str | None:
        """Return the stored review of a seat; None if there is none."""

    def keep(self, table_id: str, seat: Seat, person: int, review: str) -> None:
        """Store the review of a person's seat, replacing an earlier one."""
