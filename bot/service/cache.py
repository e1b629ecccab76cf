"""What is remembered of tables in memory: never asked without the stamp that stands in the store."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock

from cachetools import LRUCache

from bot.store import TableStamp
from bot.tables.log import Entry
from games.core import State

from .views import Snapshot

KEPT = 1024
"""Entries of tables kept in memory; a position takes some 10 kB."""


@dataclass(slots=True)
class _Moment:
    """What is known of one table at one entry of its log; None is what nobody has asked for."""

    state: State | None = None
    entry: Entry | None = None
    stamp: TableStamp | None = None
    snapshot: Snapshot | None = None


class TableCache:
    """Positions, entries and views of tables by table and entry.

    A log is only added to, so what is kept under (table, n) is right for ever. What depends on people as well is kept
    with its stamp. Callers read the stamp from the store first, so another process can change a table at any time.

    Only what is committed is put here: until then another transaction may take the number of an entry. Positions,
    entries and snapshots never change, so all threads share them.

    Attributes:
        parses: how many positions were read from their text.
    """

    def __init__(self, kept: int = KEPT) -> None:
        """Keep what was used last, of at most `kept` entries."""
        self._moments: LRUCache[tuple[str, int], _Moment] = LRUCache(kept)
        self._lock = Lock()
        self.parses = 0

    def position(self, table_id: str, n: int) -> State | None:
        """Return the position that entry `n` has left, if it is known."""
        with self._lock:
            moment = self._moments.get((table_id, n))
            return None if moment is None else moment.state

    def entry(self, table_id: str, n: int) -> Entry | None:
        """Return entry `n` of a table's log, if it is known."""
        with self._lock:
            moment = self._moments.get((table_id, n))
            return None if moment is None else moment.entry

    def snapshot(self, table_id: str, stamp: TableStamp) -> Snapshot | None:
        """Return the table with what its readers may know, if it was read under this very stamp."""
        with self._lock:
            moment = self._moments.get((table_id, stamp.n))
            return moment.snapshot if moment is not None and moment.stamp == stamp else None

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
            moment = self._moment(snapshot.table.id, stamp.n)
            moment.stamp, moment.snapshot = stamp, snapshot

    def forget(self, is_meant: Callable[[str], bool] = lambda _: True) -> None:
        """Drop what is known of the tables whose ids are meant."""
        with self._lock:
            for key in [key for key in self._moments if is_meant(key[0])]:
                del self._moments[key]

    def _moment(self, table_id: str, n: int) -> _Moment:
        return self._moments.setdefault((table_id, n), _Moment())
