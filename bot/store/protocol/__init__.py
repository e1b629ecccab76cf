"""The store as its callers see it: one unit of work at a time, in terms of tables, entries and notices.

Work is a plain function that is carried out as a whole in one transaction; a database behind a network can run it in a
thread of a pool as SQLite does in its own. No caller sees the errors of a driver.

SQLite carries out one piece of writing work after the other. An implementation whose transactions run side by side, in
several processes perhaps, has to guarantee this, and callers rely on no more:

- Work that has locked a table (`Tables.lock`, a row lock) sees and changes it alone until its end: its seats, log,
  positions, timers and outbox (`Outbox.enqueue` and `Outbox.report` lock the tables they touch, in the order of their
  ids). Work that only looks (`Tables.get`) may see what is no longer so when it writes.
- Two pieces of work that change the same row, or name the same thing to `UnitOfWork.alone` before they read it,
  have the effect of one after the other. A conflict is resolved by carrying one of them out again from its start; so
  work changes nothing but what lies in its unit.
- What is leased (`Outbox.take`, `Outbox.enqueue`) has one holder at a time; all due items of a table that one process
  is to deliver have the same one.
- Each message has one process that delivers it and hears the clicks on it (`Process.homes`); so has each table's
  clock. What another process has changed for it, it hears of after the commit (`Store.follow`).
- The results of two pieces of work may be heard of in another order than they were committed in.
- Limits on how many tables there are may be exceeded by those that are opened at the same moment; that two live tables
  stand in one channel is prevented by the database itself (`ChannelTaken`).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from bot.post import PostedMessage
from bot.tables.decide import Timer
from bot.tables.notify import Kind, Notice
from games.core import Say, Seat

from .people import Daily, People, Privacy, Puzzles, Servers, Stored
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
from .tournaments import Errand, TableOf, Tournaments

__all__ = [
    "ChannelTaken",
    "Errand",
    "News",
    "OutboxItem",
    "Process",
    "Store",
    "StoreFailed",
    "Stored",
    "TableOf",
    "TableStamp",
    "Told",
    "UnitOfWork",
    "UnusableDatabase",
    "Work",
]

T = TypeVar("T")


MOVING = "moving"
"""The name of the note that stands in a database into which everything is being moved from another."""
SHARDS = "shards"
"""The name of the note that says how many shards there are, while a process runs."""


class StoreFailed(Exception):
    """The database cannot be written or read at the moment; nothing has changed. A failure of ours, no refusal."""


class UnusableDatabase(Exception):
    """The database cannot be used; the message says why, in words that an operator can act on."""


@dataclass(eq=False, slots=True)
class Process:
    """One of the processes that share a store.

    Attributes:
        number, count: which of how many it is, from 0. Number `k` of `n` has Discord's shards `k`, `k + n`, `k + 2n`.
        name: under which it leases things; another one has it after each start.
        is_heir: whether it goes on with what processes before it have left.
        homes: the numbers whose work it does: its own, and for the first of those that run, those that nobody has.
    """

    number: int = 0
    count: int = 1
    name: str = "porion"
    is_heir: bool = True
    homes: frozenset[int] = frozenset({0})

    def home(self, guild: int) -> int:
        """Return the number of the process that hears of a server; private messages are heard of by number 0."""
        return (guild >> 22) % self.count


@dataclass(frozen=True, slots=True)
class News:
    """What other processes have changed that concerns this one.

    Attributes:
        table: the table it is about; empty where everything is to be looked at.
        hands: the seats there whose hands may have changed.
        due: when something falls due there that this process carries out; None where it is not known.
        is_erasure: whether somebody was erased, who is to be forgotten.
        is_inheritance: whether this process goes on with what another one has left.
    """

    table: str = ""
    hands: tuple[int, ...] = ()
    due: float | None = None
    is_erasure: bool = False
    is_inheritance: bool = False


@dataclass(frozen=True, slots=True)
class OutboxItem:
    """Something to be delivered at least once.

    Attributes:
        table: the table's id.
        seat: whose hand, or whom to call.
        ticket: for a call, the question that waits.
        version: counts up when the item becomes due again before it was delivered.
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
    """What is still to be told."""

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
        """Have notices delivered; what waits already is delivered once, in its newest version.

        Args:
            table_id: the table.
            notices: what is to be told.
            due: from when on.
            holder: who has them at once; by default they are free.
            until: how long they do.
            calls: the tickets of the seats that are still to be called: a call for another seat is forgotten, and one
                that waits is for this question now. None: all calls stay as they are.

        Returns:
            those that the holder now has until then: all that its process is to deliver, or none while another holder
            is delivering something of the table there. That holder gets the others too, as soon as it asks for what is
            due.
        """

    def is_waiting(self, table_id: str, kind: Kind) -> bool:
        """Return whether something of this kind waits for a table."""

    def take(self, now: float, limit: int, holder: str, until: float) -> list[OutboxItem]:
        """Hand out what is due, free and to be delivered by this process, longest waiting first.

        Of one table, all goes to one holder.

        Two holders that take at the same moment get different tables: an implementation that lets them locks the rows
        of the tables (not those of the items, of which new ones may be on their way) and passes over locked ones:
        in PostgreSQL, `FOR UPDATE OF tables SKIP LOCKED`. What it passes over is due again at the next look.
        """

    def report(self, done: Collection[OutboxItem], put_off: Collection[tuple[OutboxItem, float]]) -> Mapping[int, int]:
        """Forget what was delivered, unless it became due again meanwhile; hand the rest out again when it is due.

        Returns:
            by id, the versions in which items are free now. A version that is written later than this report is in
            the hands of the process that enqueued it, even if that hears of it before.
        """

    def next_due(self, now: float, holder: str) -> float | None:
        """Return when something can be handed out next to a holder who has just taken all that is free `now`."""

    def release(self, holder: str, now: float) -> None:
        """Take back all that a holder has, and have everything looked at `now` that was put off.

        Until when was said by a clock that may have been set back since.
        """

    def count(self) -> int:
        """Count what is still to be told."""


class Timers(Protocol):
    """What falls due at the tables."""

    def schedule(self, table_id: str, timers: Collection[Timer]) -> None:
        """Store that these and no others fall due at a table."""

    def due(self, now: float, limit: int) -> list[tuple[str, Timer]]:
        """Return what is due and to be carried out by this process, longest waiting first.

        Nothing is leased: a command no longer due changes nothing.
        """

    def next_due(self) -> float | None:
        """Return when something falls due next that this process carries out; None for never."""

    def postpone(self, table_id: str, timer: Timer, at: float) -> None:
        """Let something fall due later: the very timer that was read, not one scheduled since for the same seat."""


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
        """Let a person follow a table; without effect if they do already."""

    def unfollow(self, table_id: str, person: int) -> bool:
        """Let a person follow a table no more; return whether they did."""

    def of_table(self, table_id: str) -> list[int]:
        """Return who follows a table, longest following first."""

    def of_person(self, person: int) -> list[str]:
        """Return the tables that a person follows, longest followed first."""

    def has_any(self, table_id: str) -> bool:
        """Return whether a table is followed at all."""


class UnitOfWork(Protocol):
    """What can be done inside one transaction, by subject."""

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
            reads: calls of this unit's methods that read, which are made again where they are needed.
        """

    def before_commit(self, tell: Callable[[], None]) -> None:
        """Have the event loop call `tell` just before the commit, which may still fail after that."""


Work: TypeAlias = Callable[[UnitOfWork], T]
"""What is done inside one transaction; it is taken back whole if it raises."""


class Store(Protocol):
    """Where everything is remembered.

    Attributes:
        process: this process among those that share the store.
    """

    process: Process

    async def write(self, work: Work[T]) -> T:
        """Carry out `work` in one transaction: all of it is on the disk afterwards, or, if it raises, nothing.

        It may be carried out more than once before it stands; only its last result counts.

        Raises:
            StoreFailed: the database could not be written.
        """

    async def read(self, work: Work[T]) -> T:
        """Carry out `work`, which only looks, on one unchanging picture of the data.

        Raises:
            StoreFailed: the database could not be read.
        """

    async def look(self, work: Work[T]) -> T:
        """Carry out `work` that reads a few rows by their keys; everything else may have to wait for it.

        Raises:
            StoreFailed: the database could not be read.
        """

    async def follow(self, hear: Callable[[News], None]) -> None:
        """Stay one of the processes that share the store, and pass on what the others change; runs until cancelled.

        Raises:
            UnusableDatabase: another process has taken the place of this one, which has to end at once.
        """

    async def identify_after(self, bucket: int) -> float:
        """Return after how many seconds a session of Discord's may begin in a bucket, and reserve that moment.

        Raises:
            StoreFailed: the database could not be written.
        """

    async def close(self) -> None:
        """Finish what was begun and close the database."""
