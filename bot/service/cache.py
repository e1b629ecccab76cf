"""What is remembered of tables in memory: never asked without the stamp that stands in the store."""

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
"""Entries kept in memory, with their positions of some 10 kB, and tables with all that is known of their last entry."""


@dataclass
class Views:
    """The views of a table that was dealt; each is worked out when it is asked for, and kept.

    Attributes:
        table, state: the table with its position.
        events: the latest of what everyone was told.
        private: what single seats were told.
        news: what single seats and everyone were told since a seat's last own move.
        take_back: by seat, why it cannot take its last step back by itself; None for one that can.
        moved: by seat, what everyone was told by its last own move; nothing for a seat that has not moved yet.
        closing: what is told at the end of the game beside its score.
    """

    table: Table
    state: State
    events: tuple[Event, ...]
    private: Mapping[Seat, tuple[Say, ...]]
    news: Mapping[Seat, tuple[Event, ...]]
    take_back: Mapping[Seat, Say | None]
    moved: Mapping[Seat, tuple[Event, ...]]
    closing: tuple[Say, ...] = ()
    _known: dict[Seat | None, TableView] = field(default_factory=dict, init=False, repr=False)

    def view_for(self, seat: Seat | None) -> TableView:
        """Return what the reader at a seat (None: everyone) may know."""
        if (known := self._known.get(seat)) is not None:
            return known
        private, news = (self.private.get(seat, ()), self.news.get(seat, ())) if seat is not None else ((), ())
        view = view_for(self.table, self.state, seat, self.events, private, news, self.take_back)
        if seat is not None:
            view = replace(view, moved=self.moved.get(seat))
        if self.closing:
            view = replace(view, closing=self.closing)
        return self._known.setdefault(seat, view)


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment, with the people who sit there.

    Attributes:
        table: the table, with those who had its seats before.
        people: the people by seat; computer players are left out.
        fairness: in a lobby, what can be known about the deal to come; None where its seed is not mixed.
        has_motion: whether its server and its host want moving pictures.
    """

    table: Table
    people: Mapping[Seat, Person]
    _views: Views | None = field(repr=False, default=None)
    fairness: Fairness | None = None
    has_motion: bool = False
    _known: dict[Seat | None, TableView] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def is_dealt(self) -> bool:
        """Whether there is a position to see: not in the lobby, nor where it cannot be read any more."""
        return self._views is not None

    @property
    def state(self) -> State | None:
        """The position with all its secrets, for what thinks about it; None where nothing is dealt."""
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
            known = view if view.table is self.table else replace(view, table=self.table)
        return self._known.setdefault(seat, known)

    def with_messages(self, messages: Mapping[str, PostedMessage], read_at: float) -> "Snapshot":
        """Return the same moment with the messages of the table as they stood at `read_at`, see `Table.read_at`."""
        table = replace(self.table, messages=messages, read_at=read_at)
        return Snapshot(table, self.people, self._views, self.fairness, self.has_motion)


@dataclass(slots=True)
class _Moment:
    """What is known of one table at one entry of its log; None is what nobody has asked for."""

    state: State | None = None
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """A command that stands.

    Attributes:
        table: the table after it.
        seat: whose step it was, if it was one seat's.
        repeated: whether it stood already, so that nothing was changed.
        snapshot: the table after it with all that its readers may know; None when its position cannot be read, or when
            nobody wanted to see it and many are waiting for an answer.
        stamp: the stamp of that snapshot.
    """

    table: Table
    seat: Seat | None = None
    repeated: bool = False
    snapshot: Snapshot | None = field(default=None, repr=False)
    stamp: TableStamp | None = None
    _reader: int | None = field(default=None, repr=False)

    @property
    def view(self) -> TableView | None:
        """The table as the reader may know it afterwards whose view was wanted; None without a reader or a position."""
        if self._reader is None or self.snapshot is None or not self.snapshot.is_dealt:
            return None
        return self.snapshot.view_for(self.table.seat_of(self._reader))


class TableCache:
    """Positions, entries and views of tables by table and entry.

    A log is only added to, so what is kept under (table, n) is right for ever. What depends on people as well is kept
    with its stamp. Callers read the stamp from the store first, so another process can change a table at any time.

    Only what is committed is put here: until then another transaction may take the number of an entry. Positions,
    entries and snapshots never change, so all threads share them.

    Attributes:
        parses: how many positions were read from their text.
    """

    def __init__(self, kept: int = ENTRIES_KEPT) -> None:
        """Keep what was used last, of at most `kept` entries."""
        self._moments: LRUCache[tuple[str, int], _Moment] = LRUCache(kept)
        self._snapshots: LRUCache[str, tuple[TableStamp, Snapshot]] = LRUCache(TABLES_KEPT)
        self._lock = Lock()
        self.parses = 0

    def position(self, table_id: str, n: int) -> State | None:
        """Return the position that entry `n` has left, if it is known."""
        with self._lock:
            moment = self._moments.get((table_id, n))
            return None if moment is None else moment.state

    def position_at(self, table_id: str, n: int) -> State | None:
        """Return the position that stood after entry `n`, which may have left none itself; None if it is not known."""
        with self._lock:
            while (moment := self._moments.get((table_id, n))) is not None and moment.state is None:
                n -= 1  # it was no move
            return None if moment is None else moment.state

    def entry(self, table_id: str, n: int) -> Entry | None:
        """Return entry `n` of a table's log, if it is known."""
        with self._lock:
            moment = self._moments.get((table_id, n))
            return None if moment is None else moment.entry

    def snapshot(self, table_id: str, stamp: TableStamp) -> Snapshot | None:
        """Return the table with what its readers may know, if it was read under this very stamp."""
        with self._lock:
            known = self._snapshots.get(table_id)
            return known[1] if known is not None and known[0] == stamp else None

    def recent(self, unit: UnitOfWork, table_id: str) -> Snapshot | None:
        """Return a table with all that its readers may know, if memory holds what is stored of it now."""
        read_at, stamp = monotonic(), unit.tables.stamp(table_id)
        known = self.snapshot(table_id, stamp) if stamp is not None else None
        if stamp is None or known is None:
            return None
        if (messages := unit.messages.of_table(table_id)) != known.table.messages:
            known = known.with_messages(messages, read_at)
            self.keep_snapshot(stamp, known)
        return known

    def keep_positions(self, table_id: str, positions: Iterable[tuple[int, State]]) -> None:
        """Remember committed positions, each with the entry that has left it."""
        with self._lock:
            for n, state in positions:
                self._moment(table_id, n).state = state

    def keep_entries(self, table_id: str, entries: Iterable[Entry]) -> None:
        """Remember committed entries of a table's log."""
        with self._lock:
            for entry in entries:
                self._moment(table_id, entry.n).entry = entry

    def keep_snapshot(self, stamp: TableStamp, snapshot: Snapshot) -> None:
        """Remember a table as it is committed under a stamp."""
        with self._lock:
            known = self._snapshots.get(snapshot.table.id)
            if known is None or known[0] <= stamp:  # commits may be heard of in another order than they were made in
                self._snapshots[snapshot.table.id] = stamp, snapshot

    def forget(self) -> None:
        """Drop everything."""
        with self._lock:
            self._moments.clear()
            self._snapshots.clear()

    def _moment(self, table_id: str, n: int) -> _Moment:
        return self._moments.setdefault((table_id, n), _Moment())
