"""The store's interface: one unit of work at a time, in terms of tables, entries and notices.

Work is a plain function that runs as a whole in one transaction; a networked database can run it in a thread of a pool,
as SQLite does in its own. Callers never see a driver's errors.

SQLite runs one unit of writing work after another. An implementation whose transactions run concurrently, perhaps in
several processes, has to guarantee the following, and callers rely on nothing more:

- Work that has locked a table (`Tables.lock`, a row lock) has exclusive access to it until its end: its seats, log,
  positions, timers and outbox (`Outbox.enqueue` and `Outbox.report` lock the tables they touch, in the order of their
  ids). Work that only reads (`Tables.get`) may see data that is outdated by the time it writes.
- Two units of work that change the same row, or pass the same name to `UnitOfWork.alone` before they read it,
  are serialised. A conflict is resolved by running one of them again from its start; so
  work must have no side effects outside its unit.
- What is leased (`Outbox.take`, `Outbox.enqueue`) has one holder at a time; all due items of a table that one process
  is to deliver have the same one.
- Each message has one process that delivers it and receives the clicks on it (`Process.homes`); so has each table's
  clock. It is notified of other processes' changes after the commit (`Store.follow`).
- The results of two units of work may be returned in another order than they were committed in.
- Quotas of tables may be exceeded by tables opened at the same moment; the database itself prevents two live tables
  in one channel (`ChannelTaken`).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from bot.post import PostedMessage
from bot.tables.decide import Timer
from bot.tables.notify import Kind, Notice
from games.core import Say, Seat

from .people import Daily, Errand, People, PersonalData, Privacy, Puzzles, Servers, TableOf, Tournaments
from .tables import (
    Bookkeeping,
    ChannelTaken,
    Log,
    Positions,
    Records,
    Results,
    Reviews,
    SharedPositions,
    Tables,
    TableStamp,
    Told,
)

__all__ = [
    "ChannelTaken",
    "Errand",
    "News",
    "OutboxItem",
    "PersonalData",
    "Process",
    "Store",
    "StoreFailed",
    "TableOf",
    "TableStamp",
    "Told",
    "UnitOfWork",
    "UnusableDatabase",
    "Work",
]

T = TypeVar("T")


MOVING = "moving"
"""The name of the note that marks a database into which another one is being migrated."""
SHARDS = "shards"
"""The name of the note that holds the number of shards, while a process runs."""


class StoreFailed(Exception):
    """The database cannot be written or read at the moment; nothing has changed. An internal failure, not a refusal."""


class UnusableDatabase(Exception):
    """The database cannot be used; the message tells the operator why."""


@dataclass(eq=False, slots=True)
class Process:
    """One of the processes that share a store.

    Attributes:
        number, count: its number, from 0, and the total. Number `k` of `n` has Discord's shards `k`, `k + n`, `k + 2n`.
        name: the name under which it leases things; it changes with each start.
        is_heir: whether it continues the work of earlier processes.
        homes: the numbers whose work it does: its own, and for the first running process those without a holder.
    """

    number: int = 0
    count: int = 1
    name: str = "porion"
    is_heir: bool = True
    homes: frozenset[int] = frozenset({0})

    def home(self, guild: int) -> int:
        """Return the number of the process that receives a server's events; number 0 receives private messages."""
        return (guild >> 22) % self.count


@dataclass(frozen=True, slots=True)
class News:
    """Changes made by other processes that concern this one.

    Attributes:
        table: the table concerned; empty if everything has to be checked.
        hands: the seats there whose hands may have changed.
        due: when a timer there is due that this process carries out; None if it is not known.
        is_erasure: whether a person was erased, so that caches must drop them.
        is_inheritance: whether this process takes over another one's work.
    """

    table: str = ""
    hands: tuple[int, ...] = ()
    due: float | None = None
    is_erasure: bool = False
    is_inheritance: bool = False


@dataclass(frozen=True, slots=True)
class OutboxItem:
    """An item to be delivered at least once.

    Attributes:
        table: the table's id.
        seat: whose hand, or whom to call.
        ticket: for a call, the question that waits.
        version: incremented when the item becomes due again before it was delivered.
        say: the sentence of a notice.
        attempts: how often it was handed out; above 1, it may have been delivered without a report.
    """

    id: int
    table: str
    kind: Kind
    seat: Seat | None = None
    ticket: str = ""
    version: int = 1
    say: Say | None = None
    attempts: int = 1


class Outbox(Protocol):
    """The notices still to be delivered."""

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
        """Enqueue notices; one that is already waiting is delivered once, in its newest version.

        Args:
            table_id: the table.
            notices: the notices.
            due: the time from which they are due.
            holder: who leases them at once; by default they are free.
            until: when that lease ends.
            calls: the tickets of the seats that still need a call: a call for another seat is dropped, a waiting one is
                updated to this question. None: all calls stay as they are.

        Returns:
            the items leased to the holder: all that its process has to deliver, or none while another holder
            is delivering something for the table. That holder gets the others too, as soon as it asks for what is
            due.
        """

    def is_waiting(self, table_id: str, kind: Kind) -> bool:
        """Return whether a notice of this kind is waiting for a table."""

    def take(self, now: float, limit: int, holder: str, until: float) -> list[OutboxItem]:
        """Lease what is due, free and to be delivered by this process, longest waiting first.

        All items of a table go to one holder.

        Two holders that take at the same time get different tables: an implementation with concurrency locks the rows
        of the tables (not those of the items, as new ones may be about to be added) and skips locked ones:
        in PostgreSQL, `FOR UPDATE OF tables SKIP LOCKED`. What is skipped is still due the next time.
        """

    def report(self, done: Collection[OutboxItem], put_off: Collection[tuple[OutboxItem, float]]) -> Mapping[int, int]:
        """Delete delivered items, unless they became due again in the meantime; reschedule the others.

        Returns:
            by id, the versions in which items are free now. A version written later than this report is leased
            to the process that enqueued it, even if that process learns of it earlier.
        """

    def next_due(self, now: float, holder: str) -> float | None:
        """Return when the next item can be handed out to a holder who has just taken everything free `now`."""

    def release(self, holder: str, now: float) -> None:
        """Release all leases of a holder, and make everything due `now` that was postponed.

        The times were set by a clock that may have been set back since.
        """

    def count(self) -> int:
        """Count the undelivered items."""


class Timers(Protocol):
    """The timers of the tables."""

    def schedule(self, table_id: str, timers: Collection[Timer]) -> None:
        """Replace all timers of a table by these."""

    def due(self, now: float, limit: int) -> list[tuple[str, Timer]]:
        """Return the due timers that this process carries out, longest waiting first.

        Nothing is leased: a command that is no longer due changes nothing.
        """

    def next_due(self) -> float | None:
        """Return when the next timer of this process is due; None if there is none."""

    def postpone(self, table_id: str, timer: Timer, at: float) -> None:
        """Postpone a timer: exactly the one that was read, not one scheduled since for the same seat."""


class Messages(Protocol):
    """The messages of the tables. Each has a slot at its table: `board`, `hand:<seat>`, `call:<message>`..."""

    def put(self, table_id: str, slot: str, message: PostedMessage) -> None:
        """Store the message of a slot in place of the one that was stored there, if any."""

    def forget(self, table_id: str, slot: str) -> None:
        """Store that a slot has no message any more; without effect if it has none."""

    def of_table(self, table_id: str) -> dict[str, PostedMessage]:
        """Return the messages of a table by slot."""


class Watchers(Protocol):
    """Who follows which table without playing there."""

    def follow(self, table_id: str, person: int, at: float) -> None:
        """Make a person follow a table; no effect if they already do."""

    def unfollow(self, table_id: str, person: int) -> bool:
        """Stop a person following a table; return whether they did."""

    def of_table(self, table_id: str) -> list[int]:
        """Return the followers of a table, longest following first."""

    def of_person(self, person: int) -> list[str]:
        """Return the tables that a person follows, longest followed first."""

    def has_any(self, table_id: str) -> bool:
        """Return whether a table has any followers."""


class UnitOfWork(Protocol):
    """The operations inside one transaction, by subject."""

    tables: Tables
    log: Log
    positions: Positions
    messages: Messages
    outbox: Outbox
    timers: Timers
    people: People
    servers: Servers
    privacy: Privacy
    bookkeeping: Bookkeeping
    daily: Daily
    watchers: Watchers
    shared_positions: SharedPositions
    results: Results
    records: Records
    reviews: Reviews
    puzzles: Puzzles
    tournaments: Tournaments

    def alone(self, *what: object) -> None:
        """Take a named lock until the end of the transaction; for what is read and then written."""

    def together(self, *reads: Callable[[], object]) -> None:
        """Announce reads, so that PostgreSQL can fetch them in one round trip; SQLite ignores it.

        Args:
            reads: calls of this unit's reading methods, which are repeated where the results are needed.
        """

    def before_commit(self, tell: Callable[[], None]) -> None:
        """Have the event loop call `tell` just before the commit, which may still fail after that."""


Work: TypeAlias = Callable[[UnitOfWork], T]
"""Work inside one transaction, which is rolled back if it raises."""


class Store(Protocol):
    """The bot's persistent storage.

    Attributes:
        process: this process among those that share the store.
    """

    process: Process

    async def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction: all of it is on the disk afterwards, or, if it raises, nothing.

        It may be run more than once before it is committed; only its last result counts.

        Raises:
            StoreFailed: the database could not be written.
        """

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on a consistent snapshot of the data.

        Raises:
            StoreFailed: the database could not be read.
        """

    async def read_by_key(self, work: Work[T]) -> T:
        """Run `work` that reads a few rows by key; it may block everything else.

        Raises:
            StoreFailed: the database could not be read.
        """

    async def follow(self, hear: Callable[[News], None]) -> None:
        """Remain a member of the processes that share the store, and pass on others' changes; runs until cancelled.

        Raises:
            UnusableDatabase: another process has taken this one's place, so it must stop at once.
        """

    async def identify_after(self, bucket: int) -> float:
        """Return after how many seconds a Discord session may identify in a bucket, and reserve that time.

        Raises:
            StoreFailed: the database could not be written.
        """

    async def close(self) -> None:
        """Finish pending work and close the database."""
