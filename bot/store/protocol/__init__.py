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
- What is leased (`Outbox.take`, `Outbox.enqueue`) has one holder at a time; all due items of a table have the same one.
- The results of two pieces of work may be heard of in another order than they were committed in.
- Limits on how many tables there are may be exceeded by those that are opened at the same moment; that two live tables
  stand in one channel is prevented by the database itself (`ChannelTaken`).
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from .outbox import Messages, Outbox, OutboxItem, Timers, Watchers
from .people import Daily, People, Privacy, Servers, Stored
from .tables import Bookkeeping, ChannelTaken, Log, Positions, Results, SharedPositions, Tables, TableStamp, Told

__all__ = [
    "ChannelTaken",
    "OutboxItem",
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


class StoreFailed(Exception):
    """The database cannot be written or read at the moment; nothing has changed. A failure of ours, no refusal."""


class UnusableDatabase(Exception):
    """The database cannot be used; the message says why, in words that an operator can act on."""


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

    def before_commit(self, tell: Callable[[], None]) -> None:
        """Have the event loop call `tell` while the disk is being written; the commit may still fail after that."""


Work: TypeAlias = Callable[[UnitOfWork], T]
"""What is done inside one transaction; it is taken back whole if it raises."""


class Store(Protocol):
    """Where everything is remembered."""

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

    async def close(self) -> None:
        """Finish what was begun and close the database."""
