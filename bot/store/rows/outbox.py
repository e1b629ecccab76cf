"""Rows of the outbox and of timers."""

from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from bot.store.protocol import Outbox, OutboxItem, Timers
from bot.tables.decide import Due, Timer
from bot.tables.notify import Kind, Notice
from games.core import Seat

from .schema import NO_SEAT, Rows, dump_say, load_say, seat_or_none, value_of

_ONE_EACH = "kind <> 'notice'"
"""Of these, at most one waits per seat; the index over them only serves queries with this condition."""
_COLUMNS = "id, table_id, kind, seat, ticket, version, sentence, attempts"


class _Row(NamedTuple):
    """The state of a waiting item: its holder, the end of the lease, and the number of attempts."""

    id: int
    ticket: str
    holder: str
    until: float
    attempts: int


class OutboxRows(Rows, Outbox):
    """The outbox of every table. An item is leased to one holder until a time; then any holder may take it."""

    def enqueue(
        self,
        table_id: str,
        notices: Sequence[Notice],
        due: float,
        holder: str = "",
        until: float = 0.0,
        *,
        calls: Mapping[Seat, str] | None = None,
    ) -> list[OutboxItem]:
        waiting = self._waiting(table_id) if notices or calls is not None else {}
        if calls is not None:
            self._keep_calls(waiting, calls)
        if holder and self._is_with_another(table_id, holder, due):
            holder, until = "", 0.0
        handed = list[OutboxItem]()
        for notice in notices:
            what = (notice.kind, NO_SEAT if notice.seat is None else notice.seat)
            if notice.kind is Kind.NOTICE or what not in waiting:
                row, version = self._add(table_id, notice, due, holder, until)
            else:
                row, version = self._renew(waiting[what], notice, due, holder, until)
            waiting[what] = row
            if holder and row.holder == holder:
                handed.append(
                    OutboxItem(
                        row.id, table_id, notice.kind, notice.seat, notice.ticket, version, notice.say, row.attempts
                    )
                )
        return handed

    def _waiting(self, table_id: str) -> dict[tuple[str, int], _Row]:
        """Return a table's waiting items of kinds that are delivered once, by kind and seat."""
        sql = f"SELECT kind, seat, id, ticket, holder, until, attempts FROM outbox WHERE table_id = ? AND {_ONE_EACH}"
        return {(kind, seat): _Row(*row) for kind, seat, *row in self._db.execute(sql, (table_id,))}

    def _is_with_another(self, table_id: str, holder: str, now: float) -> bool:
        """Return whether another holder is delivering something for a table."""
        sql = "SELECT 1 FROM outbox WHERE table_id = ? AND until > 0 AND until > ? AND holder <> ? LIMIT 1"
        return self._db.execute(sql, (table_id, now, holder)).fetchone() is not None

    def _keep_calls(self, waiting: dict[tuple[str, int], _Row], tickets: Mapping[Seat, str]) -> None:
        """Delete the calls for seats that are not among these; update the others to these questions."""
        for what, row in [(what, row) for what, row in waiting.items() if what[0] == Kind.CALL]:
            if (now := tickets.get(Seat(what[1]))) is None:
                self._db.execute("DELETE FROM outbox WHERE id = ?", (row.id,))
                del waiting[what]
            elif now != row.ticket:
                self._db.execute("UPDATE outbox SET ticket = ? WHERE id = ?", (now, row.id))

    def _add(self, table_id: str, notice: Notice, due: float, holder: str, until: float) -> tuple[_Row, int]:
        """Insert a notice of which none waits yet; return its row and version."""
        seat = NO_SEAT if notice.seat is None else notice.seat
        text, attempts = dump_say(notice.say) if notice.say is not None else None, int(bool(holder))
        sql = (
            "INSERT INTO outbox (table_id, kind, seat, ticket, sentence, due, holder, until, attempts)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
        )
        values = (table_id, notice.kind, seat, notice.ticket, text, due, holder, until, attempts)
        (found,) = self._db.execute(sql, values).fetchone()
        return _Row(found, notice.ticket, holder, until, attempts), 1

    def _renew(self, row: _Row, notice: Notice, due: float, holder: str, until: float) -> tuple[_Row, int]:
        """Replace a waiting item by a new version.

        Another holder keeps the old one until it has reported on it.
        """
        sql = "UPDATE outbox SET version = version + 1, ticket = ?, due = ? WHERE id = ? RETURNING version"
        (version,) = self._db.execute(sql, (notice.ticket, due, row.id)).fetchone()
        is_held = row.until > due
        if not holder or (is_held and row.holder != holder):
            return row, version
        attempts = row.attempts + int(not is_held)
        sql = "UPDATE outbox SET holder = ?, until = ?, attempts = ? WHERE id = ?"
        self._db.execute(sql, (holder, until, attempts, row.id))
        return _Row(row.id, notice.ticket, holder, until, attempts), version

    def is_waiting(self, table_id: str, kind: Kind) -> bool:
        sql = "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ?"
        return self._db.execute(sql, (table_id, kind)).fetchone() is not None

    def take(self, now: float, limit: int, holder: str, until: float) -> list[OutboxItem]:
        free = (
            "SELECT id FROM outbox WHERE due <= :now AND until <= :now AND table_id NOT IN"
            " (SELECT table_id FROM outbox WHERE until > 0 AND until > :now AND holder <> :holder)"
            " ORDER BY due, id LIMIT :limit"
        )
        return self._lease(free, {"now": now, "limit": limit, "holder": holder, "until": until})

    def _lease(self, free: str, values: Mapping[str, object]) -> list[OutboxItem]:
        """Lease the items that a statement selects."""
        sql = (
            f"UPDATE outbox SET holder = :holder, until = :until, attempts = attempts + 1 WHERE id IN ({free})"
            f" RETURNING due, {_COLUMNS}"
        )
        return [_item(*item) for _, *item in sorted(self._db.execute(sql, values).fetchall())]

    def report(self, done: Collection[OutboxItem], put_off: Collection[tuple[OutboxItem, float]]) -> Mapping[int, int]:
        reported = [*done, *(item for item, _ in put_off)]
        self._db.executemany(
            "DELETE FROM outbox WHERE id = ? AND version = ?", [(item.id, item.version) for item in done]
        )
        self._db.executemany(
            "UPDATE outbox SET due = ? WHERE id = ? AND version = ?",
            [(due, item.id, item.version) for item, due in put_off],
        )
        self._db.executemany("UPDATE outbox SET attempts = 0 WHERE id = ?", [(item.id,) for item in done])
        sql = "UPDATE outbox SET holder = '', until = 0 WHERE id = ? RETURNING version"
        released = {item.id: value_of(self._db.execute(sql, (item.id,))) for item in reported}
        return {found: version for found, version in released.items() if version is not None}

    def next_due(self, now: float, holder: str) -> float | None:
        (free,) = self._db.execute("SELECT min(due) FROM outbox WHERE until = 0").fetchone()
        (held,) = self._db.execute("SELECT min(until) FROM outbox WHERE until > 0").fetchone()
        return min((float(at) for at in (free, held) if at is not None), default=None)

    def release(self, holder: str, now: float) -> None:
        self._db.execute("UPDATE outbox SET due = ? WHERE due > ?", (now, now))
        self._db.execute("UPDATE outbox SET holder = '', until = 0 WHERE holder = ?", (holder,))

    def count(self) -> int:
        return int(value_of(self._db.execute("SELECT count(*) FROM outbox")))


def _item(
    found: int, table: str, kind: str, seat: int, ticket: str, version: int, sentence: str | None, attempts: int
) -> OutboxItem:
    said = load_say(sentence) if sentence else None
    return OutboxItem(found, table, Kind(kind), seat_or_none(seat), ticket, version, said, attempts)


class TimerRows(Rows, Timers):
    """The timers of every table."""

    def schedule(self, table_id: str, timers: Collection[Timer]) -> None:
        wanted = {(timer.kind.value, _seat(timer)): timer for timer in timers}
        others = f"table_id = ?{' AND NOT (kind = ? AND seat = ?)' * len(wanted)}"
        self._db.execute(f"DELETE FROM timers WHERE {others}", (table_id, *chain.from_iterable(wanted)))
        self._db.executemany(
            "INSERT INTO timers (table_id, kind, seat, ticket, due) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, kind, seat) DO UPDATE SET ticket = excluded.ticket, due = excluded.due",
            [(table_id, kind, seat, timer.ticket, timer.at) for (kind, seat), timer in wanted.items()],
        )

    def due(self, now: float, limit: int) -> list[tuple[str, Timer]]:
        ours, values = self._of_process()
        columns = f"SELECT table_id, kind, due, seat, ticket FROM timers WHERE due <= :now AND {ours}"
        rows = self._db.execute(f"{columns} ORDER BY due LIMIT :limit", {"now": now, "limit": limit, **values})
        return [
            (table_id, Timer(Due(kind), at, seat_or_none(seat), ticket)) for table_id, kind, at, seat, ticket in rows
        ]

    def next_due(self) -> float | None:
        ours, values = self._of_process()
        due: float | None = value_of(self._db.execute(f"SELECT min(due) FROM timers WHERE {ours}", values))
        return due

    def _of_process(self) -> tuple[str, dict[str, Any]]:
        """Return a condition for the timers that this process carries out, with its parameters."""
        return "TRUE", {}

    def postpone(self, table_id: str, timer: Timer, at: float) -> None:
        sql = "UPDATE timers SET due = ? WHERE table_id = ? AND kind = ? AND seat = ? AND ticket = ? AND due = ?"
        self._db.execute(sql, (at, table_id, timer.kind, _seat(timer), timer.ticket, timer.at))


def _seat(timer: Timer) -> int:
    return NO_SEAT if timer.seat is None else timer.seat
