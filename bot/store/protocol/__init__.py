"""The store as its callers see it: one unit of work at a time, in terms of tables, entries and notices.

Work is a plain function that is carried out as a whole in one transaction; a database behind a network can run it in a
thread of a pool as SQLite does in its own. No caller sees the errors of a driver.

SQLite carries out one piece of writing work after the other. An implementation whose transactions run side by side, in
several processes perhaps, has to guarantee this, and callers rely on no more:

- Work that has locked a table (`Tables.lock`, a row lock) sees and changes it alone until its end: its seats, log,
  positions, timers and outbox (`Outbox.enqueue` and `Outbox.report` lock the tables they touch, in the order of their
  ids). Work that only looks (`Tables.get`) may see what is no longer so when it writes.
- Two pieces of work that change the same row, or name the same thing to `UnitOfWork.alone` before they read it,
  have the effect of one after the other. A conflict is resolved by carrying
  one of them out again from its start; so work changes nothing but what lies in its unit.
- What is leased (`Outbox.take`, `Outbox.enqueue`) has one holder at a time; all due items of a table that one process
  is to deliver have the same one.
- Each message has one process that delivers it and hears the clicks on it (`Process.homes`); so has each table's
  clock. What another process has changed for it, it hears of after the commit (`Store.follow`).
- The results of two pieces of work may be heard of in another order than they were committed in.
- Limits on how many tables there are may be exceeded by those that are opened at the same moment; that two live tables
  stand in one channel is prevented by the database itself (`ChannelTaken`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from .outbox import Messages, Outbox, OutboxItem, Timers, Watchers
from .tables import (
    Bookkeeping,
    ChannelTaken,
    Daily,
    Log,
    People,
    Positions,
    Privacy,
    Results,
    Servers,
    SharedPositions,
    Stored,
    Tables,
    TableStamp,
    Told,
)

__all__ = [
    "ChannelTaken",
    "News",
    "OutboxItem",
    "Process",
    "Store",
    "StoreFailed",
    "Stored",
    "TableStamp",
    "Told",
    "UnitOfWork",
    "UnusableDatabase",
    "Work",
]

T = TypeVar("T")


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

    def alone(self, *what: object) -> None:
        """Let other work that names this, too, wait until the end of this one; for what is read and then written."""

    def together(self, *reads: Callable[[], object]) -> None:
        """Say what will be read next: a database behind a network is asked for all of it at once.

        Args:
            reads: calls of this unit's methods that read; what they return here says nothing.
        """

    def before_commit(self, tell: Callable[[], None]) -> None:
        """Have the event loop call `tell` while the disk is being written; the commit may still fail after that."""


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
        """Return after how many seconds a session of Discord's may begin in a bucket; nobody else gets that moment.

        Raises:
            StoreFailed: the database could not be written.
        """

    async def close(self) -> None:
        """Finish what was begun and close the database."""
