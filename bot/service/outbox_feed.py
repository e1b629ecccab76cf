"""This process's view of the outbox: each item is handed out for delivery at least once."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import TypeVar

from bot.post import PostedMessage
from bot.store import OutboxItem, Store, StoreFailed, UnitOfWork
from bot.tables.notify import OVERWRITTEN, Kind, Notice
from games.core import Seat

T = TypeVar("T")
LEASE_S = 60.0
"""Seconds after which an item that was never reported on is handed out again."""
STORE_RETRY_S = 5.0
"""Seconds before a failed database operation is retried."""
SOON_S = 0.001
"""The minimum number of seconds to wait for an item that is not quite due."""


class OutboxFeed:
    """One process's view of the outbox.

    Items that this process enqueues are leased to it in the same transaction and wait here in memory; the database is
    only read for items left by others: postponed ones, and those of a process that has ended.
    """

    def __init__(self, store: Store, clock: Callable[[], float], holder: str) -> None:
        """Hand out items of a store's outbox, as `holder`."""
        self.wakeup = asyncio.Event()
        """Set whenever there may be something to deliver."""
        self._store, self._clock, self._holder = store, clock, holder
        self._ready: dict[int, tuple[OutboxItem, float]] = {}
        """Leased to this process and not yet taken, with the end of each lease."""
        self._calls: dict[str, set[int]] = {}
        """By table, the calls among these; some may have been taken since."""
        self._taken: dict[int, float] = {}
        """Taken for delivery and not reported on yet, with the end of each lease."""
        self._superseding: dict[int, tuple[OutboxItem, float]] = {}
        """Newer versions of taken items, with the end of each lease: most are released by the older one's report."""
        self._look_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def enqueue(
        self, unit: UnitOfWork, table_id: str, notices: Sequence[Notice], *, calls: Mapping[Seat, str] | None = None
    ) -> list[OutboxItem]:
        """Within a transaction: enqueue notices for delivery by this process. Pass the result to `offer`.

        Args:
            unit: the transaction.
            table_id: the table.
            notices: what is to be delivered.
            calls: the calls that are still needed, see `Outbox.enqueue`.
        """
        now = self._clock()
        return unit.outbox.enqueue(table_id, notices, now, self._holder, now + LEASE_S, calls=calls)

    def drop_answered_calls(self, table_id: str, tickets: Mapping[Seat, str]) -> None:
        """After a transaction that kept only these calls of a table: drop the other calls."""
        for id_ in self._calls.pop(table_id, ()):
            item, until = self._ready.get(id_, (None, 0.0))
            if item is None or item.seat is None:
                continue
            if item.seat in tickets:
                self._make_ready(replace(item, ticket=tickets[item.seat]), until)
            else:
                del self._ready[id_]

    def offer(self, items: Sequence[OutboxItem]) -> None:
        """After the transaction: make these items available for delivery."""
        now = self._clock()
        for item in items:
            if self._taken.get(item.id, 0.0) <= now:
                self._make_ready(item, now + LEASE_S)
                self.wakeup.set()
            else:
                self._superseding[item.id] = (item, now + LEASE_S)
        if items:
            self._look_at = min(self._look_at, now + LEASE_S)

    def _make_ready(self, item: OutboxItem, until: float) -> None:
        """Make an item available."""
        self._ready[item.id] = (item, until)
        if item.kind is Kind.CALL:
            self._calls.setdefault(item.table, set()).add(item.id)

    async def take(self, limit: int = 20) -> list[OutboxItem]:
        """Return what to deliver now. An item is handed out once, until it is reported on or its lease has expired.

        If the database fails, return what is in memory, and set `wakeup` again a little later.
        """
        now = self._clock()
        self._ready = {
            id_: leased for id_, leased in self._ready.items() if leased[1] > now
        }  # the others stay in the store
        self._taken = {id_: until for id_, until in self._taken.items() if until > now}
        self._superseding = {id_: leased for id_, leased in self._superseding.items() if id_ in self._taken}
        found = [self._ready.pop(id_)[0] for id_ in list(self._ready)[:limit]]
        if not self._ready:
            self._calls.clear()
        if self._look_at <= now and len(found) < limit:
            found += await self._take_left(now, limit - len(found))
        elif self._ready:
            self.wakeup.set()
        elif self._look_at < inf:
            self._set_timer(max(self._look_at - now, SOON_S))  # the timer uses another clock and may fire early
        self._taken |= dict.fromkeys((item.id for item in found), now + LEASE_S)
        return found

    async def _take_left(self, now: float, limit: int) -> list[OutboxItem]:
        """Return what is due in the database and leased to nobody."""

        def work(unit: UnitOfWork) -> tuple[list[OutboxItem], float | None]:
            taken = unit.outbox.take(now, limit, self._holder, now + LEASE_S)
            return taken, unit.outbox.next_due(self._clock(), self._holder)

        try:
            return await self._write(work)
        except StoreFailed:
            self._set_timer(STORE_RETRY_S)
            return []

    async def report(
        self,
        done: Collection[OutboxItem] = (),
        put_off: Collection[tuple[OutboxItem, float]] = (),
        messages: Collection[tuple[str, str, PostedMessage | None]] = (),
    ) -> None:
        """Record the outcome of some items, and the references of messages, in one transaction.

        Items that became due again in the meantime are handed out again; so are, after their lease, unrecorded ones.

        Args:
            done: items that were delivered, or never can be.
            put_off: items to be retried, each with the time for it.
            messages: table, slot, and the reference of a posted message or None for a removed one.

        Raises:
            StoreFailed: nothing of it could be written.
        """

        def work(unit: UnitOfWork) -> tuple[Mapping[int, int], float | None]:
            for table_id, slot, ref in messages:
                if ref is None:
                    unit.messages.forget(table_id, slot)
                else:
                    unit.messages.put(table_id, slot, ref)
            return unit.outbox.report(done, put_off), unit.outbox.next_due(self._clock(), self._holder)

        released = await self._write(work)
        for item in (*done, *(item for item, _ in put_off)):
            self._taken.pop(item.id, None)
            newer, until = self._superseding.pop(item.id, (None, 0.0))
            if newer is not None and newer.version > released.get(item.id, 0):
                self._make_ready(newer, until)  # written after this report, although notified earlier
        if self._ready:
            self.wakeup.set()

    async def shown(self, table_id: str, n: int) -> None:
        """After showing a board as of entry `n`: request it again if the table has moved on.

        Another process that presumed this one dead may just have shown something newer. With a single process, its
        deliveries are sequential.

        Raises:
            StoreFailed: the database could not be read or written.
        """

        def work(unit: UnitOfWork) -> list[OutboxItem]:
            stamp = unit.tables.stamp(table_id)
            is_newest = stamp is None or stamp.n <= n
            return [] if is_newest else self.enqueue(unit, table_id, [Notice(Kind.BOARD, ticket=OVERWRITTEN)])

        if self._store.process.count > 1:
            self.offer(await self._store.write(work))

    async def recover(self) -> None:
        """After a restart: hand out the previous process's items again, marked as attempted before."""
        await self._store.write(lambda unit: unit.outbox.release(self._holder, self._clock()))
        self.check_soon()

    def check_soon(self) -> None:
        """Check the database as soon as possible: other processes may have left something there."""
        self._look_at = 0.0
        self.wakeup.set()

    def close(self) -> None:
        """Stop waking the dispatcher."""
        if self._timer is not None:
            self._timer.cancel()

    async def _write(self, work: Callable[[UnitOfWork], tuple[T, float | None]]) -> T:
        """Run work that also returns when something is due in the database next, and check it then.

        What is announced in the meantime may be missing in that time, so it is checked when announced.

        Raises:
            StoreFailed: nothing of it could be written.
        """
        before, self._look_at = self._look_at, inf
        try:
            result, due = await self._store.write(work)
        except StoreFailed:
            self._look_at = min(self._look_at, before)
            raise
        self._look_at = min(self._look_at, inf if due is None else due)
        self._set_timer(None if self._look_at == inf else max(self._look_at - self._clock(), 0.0))
        return result

    def _set_timer(self, delay: float | None) -> None:
        """Schedule `wakeup` in `delay` seconds in place of the earlier timer; None only cancels that."""
        if self._timer is not None:
            self._timer.cancel()
        if delay is not None and delay <= 0:
            self.wakeup.set()
        self._timer = asyncio.get_running_loop().call_later(delay, self.wakeup.set) if delay else None
