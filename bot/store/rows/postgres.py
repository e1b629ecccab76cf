"""Rows in PostgreSQL, where transactions are concurrent: their locks, and the division of work between processes."""

from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Protocol

from bot.model import Table
from bot.store.processes import TELL, message
from bot.store.protocol import OutboxItem, Process
from bot.store.rows import Former, PrivacyRows
from bot.tables.decide import Timer
from bot.tables.notify import Kind, Notice
from bot.tables.ratings import GameResult
from games.core import Seat

from . import RowsUnit
from .log import LogRows, PositionRows
from .outbox import OutboxRows, TimerRows
from .results import ResultRows
from .schema import NO_SEAT, Database, dump_say, value_of
from .tables import TableRows
from .tournaments import TournamentRows, tournaments_of

PRIVATE = (Kind.HAND, Kind.STORY, Kind.REMINDER, Kind.DAILY, Kind.TRANSFER)
"""The kinds of notices sent by private message, whose clicks all arrive at the first process."""
_CLOCK = "(tables.guild >> 22) % :count"
"""The number of the process that receives the events of a table's server."""
_HOME = f"CASE WHEN outbox.kind IN {tuple(map(str, PRIVATE))} THEN 0 ELSE {_CLOCK} END"
"""The number of the process that delivers an item."""
_ENQUEUE = """
INSERT INTO outbox (table_id, kind, seat, ticket, sentence, due, holder, until, attempts)
SELECT :table, kind, seat, ticket, sentence, :due, given, CASE given WHEN '' THEN 0 ELSE :until END,
    CASE given WHEN '' THEN 0 ELSE 1 END
FROM (
    SELECT *, CASE WHEN EXISTS (
        SELECT 1 FROM outbox WHERE outbox.table_id = :table AND outbox.until > :due AND outbox.holder <> wanted.holder
            AND (outbox.kind = ANY(:apart)) = (wanted.kind = ANY(:apart))
    ) THEN '' ELSE wanted.holder END AS given
    FROM unnest(:kinds::text[], :seats::bigint[], :tickets::text[], :sentences::text[], :holders::text[])
        WITH ORDINALITY AS wanted (kind, seat, ticket, sentence, holder, number)
) AS asked ORDER BY number
ON CONFLICT (table_id, kind, seat) WHERE kind <> 'notice' DO UPDATE SET
    version = outbox.version + 1, ticket = excluded.ticket, due = excluded.due,
    holder = CASE WHEN excluded.holder = '' OR outbox.until > excluded.due AND outbox.holder <> excluded.holder
        THEN outbox.holder ELSE excluded.holder END,
    until = CASE WHEN excluded.holder = '' OR outbox.until > excluded.due AND outbox.holder <> excluded.holder
        THEN outbox.until ELSE excluded.until END,
    attempts = outbox.attempts + CASE WHEN excluded.holder = '' OR outbox.until > excluded.due THEN 0 ELSE 1 END
RETURNING id, kind, seat, version, holder, attempts
"""
"""Inserts new items, and updates waiting ones; another holder keeps its items until it reports."""


class Pipeline(Database, Protocol):
    """A connection whose statements are sent to the server together once a result is fetched."""

    def ahead(self, *reads: Callable[[], object]) -> None:
        """Prefetch what some functions read: in this call they find no rows, and all of them when called again."""

    def check(self) -> None:
        """Raise the error of any statement up to here."""


class _Tables(TableRows):
    """Tables that other transactions may be using."""

    def __init__(self, unit: "PostgresUnit") -> None:
        super().__init__(unit.db)
        self._unit = unit

    def lock(self, table_id: str) -> Table | None:
        self._unit.lock((table_id,))
        return self.get(table_id)

    def save(self, before: Table | None, after: Table) -> None:
        super().save(before, after)
        self._unit.note(after)

    def _require_free(self, before: Table | None, after: Table) -> None:
        if before is None or (before.channel, before.phase) != (after.channel, after.phase):
            self._unit.db.check()

    def _read(self, row: Any, around: tuple[float, Any, Any] | None = None) -> Table:
        table = super()._read(row, around)
        self._unit.note(table)
        return table


class _Outbox(OutboxRows):
    """An outbox shared by several processes, each of which takes what it has to deliver."""

    def __init__(self, unit: "PostgresUnit") -> None:
        super().__init__(unit.db)
        self._unit, self._process = unit, unit.process

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
        self._unit.lock((table_id,))
        if calls is not None:
            self._keep_only(table_id, calls)
        once = [
            one for n, one in enumerate(notices) if one.kind is Kind.NOTICE or not _is_repeated(one, notices[n + 1 :])
        ]
        if not once:
            return []
        homes = [self._unit.home_of(table_id, one.kind) for one in once]
        wanted = {
            "kinds": [one.kind.value for one in once],
            "seats": [NO_SEAT if one.seat is None else one.seat for one in once],
            "tickets": [one.ticket for one in once],
            "sentences": [None if one.say is None else dump_say(one.say) for one in once],
            "holders": [holder if home in self._process.homes else "" for home in homes],
            "apart": [kind.value for kind in PRIVATE] if len(set(homes)) > 1 else [],
        }
        rows = self._db.execute(_ENQUEUE, {"table": table_id, "due": due, "until": until, **wanted}).fetchall()
        self._unit.tell(table_id, homes, [one.seat for one in once if one.kind is Kind.HAND and one.seat is not None])
        return list(_handed(table_id, once, rows, holder))

    def _keep_only(self, table_id: str, calls: Mapping[Seat, str]) -> None:
        """Delete the calls for seats that are not among these; update the others to these questions."""
        of_table = "table_id = :table AND kind = 'call'"
        values = {"table": table_id, "seats": [*calls], "tickets": [*calls.values()]}
        self._db.execute(f"DELETE FROM outbox WHERE {of_table} AND seat <> ALL(:seats::bigint[])", values)
        asked = "unnest(:seats::bigint[], :tickets::text[]) AS asked (seat, ticket)"
        sql = f"UPDATE outbox SET ticket = asked.ticket FROM {asked} WHERE {of_table} AND outbox.seat = asked.seat"
        self._db.execute(f"{sql} AND outbox.ticket <> asked.ticket", values)

    def report(self, done: Collection[OutboxItem], put_off: Collection[tuple[OutboxItem, float]]) -> Mapping[int, int]:
        later = [item for item, _ in put_off]
        self._unit.lock([item.table for item in (*done, *later)])
        delivered = {"ids": [item.id for item in done], "versions": [item.version for item in done]}
        told = "unnest(:ids::bigint[], :versions::bigint[]) AS told (id, version)"
        same = "outbox.id = told.id AND outbox.version = told.version"
        self._db.execute(f"DELETE FROM outbox USING {told} WHERE {same}", delivered)
        if put_off:
            told = "unnest(:ids::bigint[], :versions::bigint[], :dues::float8[]) AS told (id, version, due)"
            values = {"ids": [item.id for item in later], "versions": [item.version for item in later]}
            sql = f"UPDATE outbox SET due = told.due FROM {told} WHERE {same}"
            self._db.execute(sql, {**values, "dues": [due for _, due in put_off]})
        sql = (
            "UPDATE outbox SET holder = '', until = 0,"
            " attempts = CASE WHEN id = ANY(:done::bigint[]) THEN 0 ELSE attempts END"
            " WHERE id = ANY(:all::bigint[]) RETURNING id, version"
        )
        ids = {"done": [item.id for item in done], "all": [item.id for item in (*done, *later)]}
        return dict(self._db.execute(sql, ids).fetchall())

    def take(self, now: float, limit: int, holder: str, until: float) -> list[OutboxItem]:
        """Lease what is due and to be delivered by this process, skipping tables locked by another transaction."""
        values = {"now": now, "limit": limit, "holder": holder, "until": until, **self._ours}
        due = f"SELECT outbox.table_id FROM {_OUTBOX} WHERE due <= :now AND until <= :now AND {_HOME} = ANY(:homes)"
        sql = f"SELECT id FROM tables WHERE id IN ({due}) ORDER BY id FOR UPDATE SKIP LOCKED"
        tables = [table for (table,) in self._db.execute(sql, values)]
        free = (
            f"SELECT outbox.id FROM {_OUTBOX} WHERE outbox.table_id = ANY(:tables) AND due <= :now AND until <= :now"
            f" AND {_HOME} = ANY(:homes) AND NOT {_WITH_ANOTHER} ORDER BY due, outbox.id LIMIT :limit"
        )
        return self._lease(free, {**values, "tables": tables})

    def next_due(self, now: float, holder: str) -> float | None:
        ours = f"{_HOME} = ANY(:homes)"
        free = f"SELECT due FROM {_OUTBOX} WHERE until = 0 AND {ours} AND NOT {_WITH_ANOTHER} ORDER BY due LIMIT 1"
        held = f"SELECT until AS due FROM {_OUTBOX} WHERE until > 0 AND {ours} ORDER BY until LIMIT 1"
        values = {"now": now, "holder": holder, **self._ours}
        sql = f"SELECT min(due) FROM (({free}) UNION ALL ({held})) AS next"
        due: float | None = value_of(self._db.execute(sql, values))
        return due

    def release(self, holder: str, now: float) -> None:
        if self._process.count == 1:
            super().release(holder, now)

    @property
    def _ours(self) -> dict[str, Any]:
        return {"count": self._process.count, "homes": [*self._process.homes]}


_OUTBOX = "outbox JOIN tables ON tables.id = outbox.table_id"
_WITH_ANOTHER = (
    "EXISTS (SELECT 1 FROM outbox AS other WHERE other.table_id = outbox.table_id AND other.until > :now"
    f" AND other.holder <> :holder AND {_HOME} = {_HOME.replace('outbox.', 'other.')})"
)
"""A condition: another process is delivering something for the same table and home."""


def _is_repeated(notice: Notice, later: Sequence[Notice]) -> bool:
    """Return whether a later notice replaces this one."""
    return any((one.kind, one.seat) == (notice.kind, notice.seat) for one in later)


def _handed(table_id: str, notices: Sequence[Notice], rows: Sequence[Any], holder: str) -> Iterator[OutboxItem]:
    """Yield the items now leased to the holder; rows of the same kind and seat are in the order of their notices."""
    found = defaultdict[tuple[str, int], deque[Any]](deque)
    for id_, kind, seat, *rest in sorted(rows):
        found[kind, seat].append((id_, *rest))
    for one in notices:
        id_, version, by, attempts = found[one.kind, NO_SEAT if one.seat is None else one.seat].popleft()
        if holder and by == holder:
            yield OutboxItem(id_, table_id, one.kind, one.seat, one.ticket, version, one.say, attempts)


class _Timers(TimerRows):
    """Timers; each process carries out those of its servers."""

    def __init__(self, unit: "PostgresUnit") -> None:
        super().__init__(unit.db)
        self._unit = unit

    def schedule(self, table_id: str, timers: Collection[Timer]) -> None:
        super().schedule(table_id, timers)
        if timers:
            self._unit.tell(table_id, [self._unit.home_of(table_id)], due=min(timer.at for timer in timers))

    def _of_process(self) -> tuple[str, dict[str, Any]]:
        process = self._unit.process
        if process.count == 1:
            return super()._of_process()
        where = f"(SELECT {_CLOCK} FROM tables WHERE id = table_id) = ANY(:homes)"
        return where, {"count": process.count, "homes": [*process.homes]}


class _Tournaments(TournamentRows):
    """Tournaments; each process shows and handles those of its servers."""

    def __init__(self, unit: "PostgresUnit") -> None:
        super().__init__(unit.db)
        self._process = unit.process

    def _of_process(self) -> tuple[str, dict[str, Any]]:
        count, homes = self._process.count, [*self._process.homes]
        return "(tournaments.guild >> 22) % :count = ANY(:homes)", {"count": count, "homes": homes}


class _Results(ResultRows):
    """Results that other transactions may be adding to."""

    def __init__(self, unit: "PostgresUnit") -> None:
        super().__init__(unit.db)
        self._unit = unit

    def add(self, result: GameResult) -> None:
        self._unit.alone("results", result.guild, result.game)
        super().add(result)


class _Privacy(PrivacyRows):
    """Erasure concurrent with other transactions, of which every process is notified."""

    def __init__(self, unit: "PostgresUnit") -> None:
        super().__init__(unit.db)
        self._unit = unit

    def erase(self, person: int, number: int, tables: Collection[str], former: Former) -> None:
        self._unit.alone("person", person)
        self._unit.lock(self._seated(person, tables))
        for tournament in tournaments_of(self._unit.db, person):
            self._unit.alone("tournament", tournament)
        super().erase(person, number, tables, former)
        self._unit.tell("", range(self._unit.process.count), is_erasure=True)


class PostgresUnit(RowsUnit):
    """The operations inside one transaction, concurrent with others."""

    db: Pipeline

    def __init__(self, db: Pipeline, process: Process) -> None:
        """Use the open transaction of a connection, as one of the processes of the bot."""
        super().__init__(db)
        self.process = process
        self.guilds: dict[str, int] = {}
        """The servers of tables that were read."""
        self.live: set[str] = set()
        """The live ones among them."""
        self._locked: set[str] = set()
        self._told: dict[str, dict[str, Any]] = {}
        self.tables, self.outbox, self.timers = _Tables(self), _Outbox(self), _Timers(self)
        self.results, self.privacy, self.tournaments = _Results(self), _Privacy(self), _Tournaments(self)
        self.log, self.positions = LogRows(db, self.live), PositionRows(db, self.live)

    def note(self, table: Table) -> None:
        """Record a table that was read or written; one that is live in this transaction is not compressed."""
        self.guilds[table.id] = table.guild
        if table.phase.live:
            self.live.add(table.id)

    def renumber(self, table: str) -> None:
        if table == "outbox":
            highest = "(SELECT coalesce(max(id), 0) + 1 FROM outbox)"
            self.db.execute(f"SELECT setval(pg_get_serial_sequence('outbox', 'id'), {highest}, false)")

    def together(self, *reads: Callable[[], object]) -> None:
        self.db.ahead(*reads)

    def alone(self, *what: object) -> None:
        self.db.execute("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", (":".join(map(str, what)),))

    def lock(self, tables: Collection[str]) -> None:
        """Lock these tables against other transactions; a fixed order prevents deadlocks."""
        if new := sorted({*tables} - self._locked):
            self.db.execute("SELECT 1 FROM tables WHERE id = ANY(?) ORDER BY id FOR UPDATE", (new,))
            self._locked.update(new)

    def home_of(self, table_id: str, kind: Kind | None = None) -> int:
        """Return the process that delivers this kind of item of a table.

        Without a kind, return the one that receives its server's events.
        """
        if self.process.count == 1 or kind in PRIVATE:
            return 0
        if table_id not in self.guilds:
            ((self.guilds[table_id],),) = self.db.execute("SELECT guild FROM tables WHERE id = ?", (table_id,))
        return self.process.home(self.guilds[table_id])

    def tell(
        self,
        table_id: str,
        homes: Collection[int],
        hands: Collection[int] = (),
        due: float | None = None,
        *,
        is_erasure: bool = False,
    ) -> None:
        """Notify other processes of what concerns them, once this is committed; see `News`."""
        if self.process.count == 1:
            return
        apart = [self.home_of(table_id)] if hands and self.home_of(table_id) else []
        to = {home for home in homes if home not in self.process.homes}.union(apart)
        if to or is_erasure:
            told = self._told.setdefault(table_id, {"to": set(), "hands": set(), "due": None, "is_erasure": False})
            told["to"] |= to
            told["hands"] |= {*hands}
            told["due"] = min((at for at in (due, told["due"]) if at is not None), default=None)
            told["is_erasure"] = is_erasure

    def tell_others(self) -> None:
        """At the end of the transaction: send the notifications."""
        for table_id, told in self._told.items():
            self.db.execute(TELL.replace("%s", "?"), (message(table_id, **told),))
