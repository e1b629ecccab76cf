"""What a store keeps about tables: seats, log and story, positions, results, and the bot's notes to itself."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from bot.model import Table
from bot.tables.log import Entry
from bot.tables.play import Moved
from bot.tables.ratings import GameResult, Rated, Tally
from games.core import Event, Seat


class ChannelTaken(Exception):
    """Another live table stands in the channel."""


class TableStamp(NamedTuple):
    """Tells whether what is remembered of a table still holds: everything read under an equal stamp is equal.

    It does not cover where messages stand (`messages`), nor what is still to be told.

    Attributes:
        n: the last entry of the table's log.
        people: counts up with each change to what is stored about the people who have a seat there (names, languages,
            settings, private messages), and when somebody whom the log names is erased.
    """

    n: int
    people: int


class Tables(Protocol):
    """Tables and who sits there."""

    def lock(self, table_id: str) -> Table | None:
        """A table, which nobody else can change until the work is done: in PostgreSQL, `SELECT ... FOR UPDATE`.

        Work that locks several tables locks them in the order of their ids.
        """

    def get(self, table_id: str) -> Table | None:
        """A table as it is."""

    def stamp(self, table_id: str) -> TableStamp | None:
        """Whether a table has changed since it was read, by two indexed look-ups; None if there is no such table."""

    def stamps(self, table_ids: Collection[str]) -> dict[str, TableStamp]:
        """The stamps of several tables by id, without those that do not exist."""

    def in_channel(self, channel: int) -> Table | None:
        """The live table of a channel, or else the latest one."""

    def of_person(self, person: int) -> list[Table]:
        """The live tables where someone sits, oldest first."""

    def live(self) -> list[Table]:
        """All tables in the lobby or in play, oldest first."""

    def on_server(self, guild: int) -> list[Table]:
        """The live tables of a server, oldest first."""

    def lost_on_server(self, guild: int) -> list[Table]:
        """The tables of a server whose channel is gone, those that are over included, oldest first."""

    def count_of_person(self, person: int, guild: int | None = None) -> int:
        """How many live tables someone sits at, on all servers or on one."""

    def has_finished(self, person: int, game: str) -> bool:
        """Whether someone has ever played a game of this kind to its end."""

    def count_on_server(self, guild: int) -> int:
        """How many live tables a server has."""

    def count_live(self) -> tuple[int, int]:
        """How many tables are in the lobby, and how many in play."""

    def is_taken(self, channel: int, but: str = "") -> bool:
        """Whether a live table stands in a channel, not counting the table `but`."""

    def save(self, before: Table | None, after: Table) -> None:
        """Write what differs between two entries of a table's log.

        Raises:
            ChannelTaken: another live table stands in its channel.
        """


Told: TypeAlias = tuple[int, Event]
"""A sentence with the entry that told it."""


class Log(Protocol):
    """Entries of the tables' logs, and the sentences they told."""

    def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Add entries; none is ever changed."""

    def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        """The entries of a table after the one numbered so, in order."""

    def entry(self, table_id: str, n: int) -> Entry | None:
        """One entry."""

    def has_key(self, table_id: str, key: str) -> bool:
        """Whether an interaction is in the log already."""

    def answer_to(self, table_id: str, seat: Seat, ticket: str) -> Moved | None:
        """What a seat last answered to the question with this ticket."""

    def has_moved(self, table_id: str, seat: Seat) -> bool:
        """Whether a person has ever made a move from this seat."""

    def tell(self, table_id: str, told: Sequence[tuple[int, Event]]) -> None:
        """Add sentences to the story of a table, each after an entry."""

    def story(self, table_id: str, most: int) -> list[Told]:
        """The latest sentences told to everyone, each with the entry that told it, oldest first."""

    def heard(self, table_id: str, seat: Seat) -> list[Told]:
        """What a seat or everyone was told by the seat's last own move and since, oldest first."""

    def history(self, table_id: str, seat: Seat | None, *, with_hints: bool = False) -> list[Told]:
        """All that everyone and (unless it is None) this seat was told, oldest first."""

    def changes_of_seats(self, table_id: str) -> list[Entry]:
        """The log without moves, of a table where a seat has changed hands since the deal; empty for any other."""

    def numbered(self, table_id: str, seat: Seat | None, after: int = -1, upto: int | None = None) -> list[Told]:
        """The same with the entry that told each sentence, only of entries after one number and up to another."""

    def headings(self, table_id: str) -> list[Told]:
        """The headings told to everyone, each with its entry, oldest first."""

    def telling(self, table_id: str) -> list[int]:
        """The entries that told everyone something, in order."""


class Positions(Protocol):
    """Positions of the tables, as their games save them: the newest, and as many others as are worth keeping."""

    def keep(self, table_id: str, n: int, text: str) -> None:
        """Keep the position that entry `n` made, and forget what the log can lead to again."""

    def latest(self, table_id: str) -> int | None:
        """The entry that made the newest position; None before the deal."""

    def first(self, table_id: str) -> int | None:
        """The entry that made the oldest position that is kept; None before the deal."""

    def by(self, table_id: str, n: int) -> tuple[int, str] | None:
        """The newest position that was kept up to entry `n`, and the entry that made it."""

    def kept(self, table_id: str) -> dict[int, str]:
        """All that are kept, by the entry that made each."""


class SharedPositions(Protocol):
    """Positions that somebody looks at, kept for a while so that they can be played from."""

    def keep(self, token: str, game: str, state: str, now: float, until: float, most: int) -> None:
        """Keep a position until a moment, and drop what has expired, or is older than the last so many."""

    def get(self, token: str, now: float) -> tuple[str, str] | None:
        """The game and the state of a position that has not expired."""


class Bookkeeping(Protocol):
    """Where our messages stand, the rules editions in use, and short notes of the bot to itself."""

    def keep_edition(self, game: str, edition: str, text: str) -> None:
        """Keep the component data that a table plays by."""

    def editions(self) -> list[tuple[str, str, str]]:
        """All editions kept: game, edition, text."""

    def note(self, name: str) -> str | None:
        """A short text the bot keeps for itself."""

    def set_note(self, name: str, text: str) -> None:
        """Keep a short text under a name."""


class Results(Protocol):
    """How games ended, and what their players have achieved."""

    def add(self, result: GameResult) -> None:
        """Keep the result of a game that has ended."""

    def tallies(self, guild: int, game: str, of: Collection[Rated] | None = None) -> dict[Rated, Tally]:
        """What players have achieved in a game on a server: all of them, or only some."""

    def set_tallies(self, guild: int, game: str, tallies: Mapping[Rated, Tally]) -> None:
        """Store what some players have achieved in a game on a server."""

    def of_person(self, guild: int, person: int) -> dict[str, Tally]:
        """What a person has achieved on a server, by game in alphabetical order."""

    def met(self, guild: int, one: int, other: int) -> list[tuple[int, int]]:
        """The places that two people came to in the games that ranked them both, on a server."""
