"""The in-memory cache of tables: it is only read with the current stamp from the store."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from threading import Lock
from time import monotonic

from cachetools import LRUCache

from bot.model import Person, Table
from bot.post import PostedMessage
from bot.store import TableStamp, UnitOfWork
from bot.tables.deal import Fairness
from bot.tables.log import Entry
from bot.tables.state import refuse
from bot.tables.view import TableView, view_for
from games.core import Event, Say, Seat, State

ENTRIES_KEPT, TABLES_KEPT = 512, 256
"""The maximum number of cached entries, with positions of some 10 kB each, and of cached table snapshots."""


@dataclass
class Views:
    """The views of a dealt table; each is computed on demand and cached.

    Attributes:
        table, state: the table with its position.
        events: the latest of the public events.
        private: the sentences told to single seats.
        news: by seat, what it and everyone were told since its own last move.
        take_back: by seat, why it cannot take back its last step alone; None if it can.
        moved: the seats that have made a move.
        closing: what is told at the end of the game in addition to its score.
        told_at: by reader, when the sentences of the last seconds were told.
    """

    table: Table
    state: State
    events: tuple[Event, ...]
    private: Mapping[Seat, tuple[Say, ...]]
    news: Mapping[Seat, tuple[Event, ...]]
    take_back: Mapping[Seat, Say | None]
    moved: frozenset[Seat]
    closing: tuple[Say, ...] = ()
    told_at: Mapping[Seat | None, Mapping[Say, float]] = field(default_factory=dict)
    _known: dict[Seat | None, TableView] = field(default_factory=dict, init=False, repr=False)

    def view_for(self, seat: Seat | None) -> TableView:
        """Return what the reader at a seat (None: everyone) may know."""
        if (known := self._known.get(seat)) is not None:
            return known
        private, news = (self.private.get(seat, ()), self.news.get(seat, ())) if seat is not None else ((), ())
        view = view_for(self.table, self.state, seat, self.events, private, news, self.take_back)
        view = replace(view, has_moved=seat in self.moved, closing=self.closing, told_at=self.told_at.get(seat, {}))
        return self._known.setdefault(seat, view)


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment, with the people who sit there.

    Attributes:
        table: the table, with the previous occupants of its seats.
        people: the people by seat; computer players are omitted.
        fairness: in a lobby, what can be known about the coming deal; None if its seed is not mixed.
        moving: the seats whose players want animations, None for the public if the host does; empty if the server does
            not want any.
    """

    table: Table
    people: Mapping[Seat, Person]
    _views: Views | None = field(repr=False, default=None)
    fairness: Fairness | None = None
    moving: frozenset[Seat | None] = frozenset()
    _known: dict[Seat | None, TableView] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def is_dealt(self) -> bool:
        """Whether there is a position to show: not in the lobby, nor if it can no longer be read."""
        return self._views is not None

    @property
    def state(self) -> State | None:
        """The full position including all secrets, for search and evaluation; None if nothing is dealt."""
        return None if self._views is None else self._views.state

    def view_for(self, seat: Seat | None) -> TableView:
        """Return what the reader at a seat (None: everyone) may know.

        Raises:
            Refusal: the game has not started.
        """
        if self._views is None:
            raise refuse("bot-no-not-started")
        if (known := self._known.get(seat)) is None:
            view = self._views.view_for(seat)
            known = replace(view, table=self.table, has_motion=seat in self.moving)
        return self._known.setdefault(seat, known)

    def with_messages(self, messages: Mapping[str, PostedMessage], read_at: float) -> "Snapshot":
        """Return the same snapshot with the table's messages as of `read_at`, see `Table.read_at`."""
        table = replace(self.table, messages=messages, read_at=read_at)
        return Snapshot(table, self.people, self._views, self.fairness, self.moving)


@dataclass(slots=True)
class _Moment:
    """The cached data of one table at one log entry; None for what is not cached, or was not produced by it."""

    state: State | None = None
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """A command that was carried out.

    Attributes:
        table: the table after it.
        seat: the seat whose move it was, if any.
        is_repeated: whether it had been carried out before, so that nothing changed.
        snapshot: the table after it with all that its readers may know; None if its position cannot be read, or if
            nobody wanted to see it and many interactions are waiting.
        stamp: the stamp of that snapshot.
    """

    table: Table
    seat: Seat | None = None
    is_repeated: bool = False
    snapshot: Snapshot | None = field(default=None, repr=False)
    stamp: TableStamp | None = None
    _reader: int | None = field(default=None, repr=False)

    @property
    def view(self) -> TableView | None:
        """The requested reader's view of the table afterwards; None without a reader or a position."""
        if self._reader is None or self.snapshot is None or not self.snapshot.is_dealt:
            return None
        return self.snapshot.view_for(self.table.seat_of(self._reader))


class TableCache:
    """A cache of positions, entries and views, by table and log entry.

    A log is append-only, so what is cached under (table, n) never becomes stale. What also depends on people is cached
    with its stamp. Callers read the stamp from the store first, so another process can change a table at any time.

    Only committed data is put here: until the commit another transaction may take the number of an entry. Positions,
    entries and snapshots are immutable, so all threads share them.

    Attributes:
        parses: how many positions were parsed from text.
    """

    def __init__(self, kept: int = ENTRIES_KEPT) -> None:
        """Keep at most `kept` entries, evicting the least recently used."""
        self._moments: LRUCache[tuple[str, int], _Moment] = LRUCache(kept)
        self._snapshots: LRUCache[str, tuple[TableStamp, Snapshot]] = LRUCache(TABLES_KEPT)
        self._lock = Lock()
        self.parses = 0

    def position(self, table_id: str, n: int) -> State | None:
        """Return the position that entry `n` produced, if it is cached."""
        with self._lock:
            moment = self._moments.get((table_id, n))
            return None if moment is None else moment.state

    def position_at(self, table_id: str, n: int) -> State | None:
        """Return the position in force after entry `n`, even if that produced none itself; None if it is not cached."""
        with self._lock:
            while (moment := self._moments.get((table_id, n))) is not None and moment.state is None:
                n -= 1  # it was not a move
            return None if moment is None else moment.state

    def entry(self, table_id: str, n: int) -> Entry | None:
        """Return entry `n` of a table's log, if it is cached."""
        with self._lock:
            moment = self._moments.get((table_id, n))
            return None if moment is None else moment.entry

    def snapshot(self, table_id: str, stamp: TableStamp) -> Snapshot | None:
        """Return the table's snapshot, if it was read under exactly this stamp."""
        with self._lock:
            known = self._snapshots.get(table_id)
            return known[1] if known is not None and known[0] == stamp else None

    def recent(self, unit: UnitOfWork, table_id: str) -> Snapshot | None:
        """Return a table's snapshot, if the cached one is still current."""
        read_at, stamp = monotonic(), unit.tables.stamp(table_id)
        known = self.snapshot(table_id, stamp) if stamp is not None else None
        if stamp is None or known is None:
            return None
        if (messages := unit.messages.of_table(table_id)) != known.table.messages:
            known = known.with_messages(messages, read_at)
            self.keep_snapshot(stamp, known)
        return known

    def keep_positions(self, table_id: str, positions: Iterable[tuple[int, State]]) -> None:
        """Cache committed positions, each with the entry that produced it."""
        with self._lock:
            for n, state in positions:
                self._moment(table_id, n).state = state

    def keep_entries(self, table_id: str, entries: Iterable[Entry]) -> None:
        """Cache committed entries of a table's log."""
        with self._lock:
            for entry in entries:
                self._moment(table_id, entry.n).entry = entry

    def keep_snapshot(self, stamp: TableStamp, snapshot: Snapshot) -> None:
        """Cache a table's snapshot as committed under a stamp."""
        with self._lock:
            known = self._snapshots.get(snapshot.table.id)
            if known is None or known[0] <= stamp:  # commits may be reported out of order
                self._snapshots[snapshot.table.id] = stamp, snapshot

    def forget(self) -> None:
        """Clear the cache."""
        with self._lock:
            self._moments.clear()
            self._snapshots.clear()

    def _moment(self, table_id: str, n: int) -> _Moment:
        return self._moments.setdefault((table_id, n), _Moment())
