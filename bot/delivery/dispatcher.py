"""The dispatcher: takes outbox items and has them delivered, with retries, in order for each table."""

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import TypeAlias

from cachetools import TTLCache

from bot.operation import report
from bot.post import Gone, Refused, Trouble, Unauthorised
from bot.service import Service
from bot.store import OutboxItem, StoreFailed
from bot.tables.notify import Kind
from games.core import Refusal

from .backpressure import URGENCY, Load, Urgency
from .messages import MessageLedger

log = logging.getLogger(__name__)

HELD = 400
"""The maximum number of items in hand: after a restart there may be thousands, and finding the next must stay fast."""
DELIVERIES_AT_ONCE = 64
"""The maximum number of concurrent deliveries. One that is rate-limited keeps its slot, so others need enough."""
RETRIES_S = (1.0, 3.0, 10.0, 30.0, 60.0)
"""Seconds between retries of a delivery that failed."""
LOOK_RETRY_S = 3.0
"""Seconds before the outbox is read again after a failure."""
LOUD_EVERY_S = 60.0
"""Seconds between two log lines on a token that is no longer accepted."""

LATER = {Kind.DAILY, Kind.REMINDER, Kind.WATCH}
"""The kinds of notices that can be delivered after everything else."""
PUBLIC, CALL = "public", "call"
Lane: TypeAlias = tuple[str, object]
"""A table, and what is delivered in order there: what everyone sees, a seat's hand, or the calls."""
Carry: TypeAlias = Callable[[Sequence[OutboxItem]], Awaitable[Mapping[int, float]]]
"""Delivers items of one lane; returns, by item, when to retry those that are not done."""


class Dispatcher:
    """Works on many lanes at once. Items of one lane are delivered in order.

    A call waits for the board before it, and all that is told in private at the end of a game for the final score.
    """

    def __init__(
        self,
        service: Service,
        ledger: MessageLedger,
        carry: Carry,
        clock: Callable[[], float],
        load: Load | None = None,
    ) -> None:
        """Deliver with `carry`; answers to interactions have priority."""
        self._service, self._ledger, self._carry, self._clock = service, ledger, carry, clock
        self._load = load or Load()
        ledger.workers = self.workers
        self._slots = asyncio.Semaphore(DELIVERIES_AT_ONCE)
        self._queues: dict[Lane, deque[OutboxItem]] = {}
        self._workers: defaultdict[str, dict[object, asyncio.Task[None]]] = defaultdict(dict)
        """The tasks by table and lane."""
        self._held: set[int] = set()
        self._final: dict[int, str] = {}
        """The tables whose end is still to be shown to everyone, by the item that does so."""
        self._has_room = asyncio.Event()
        self._has_room.set()
        self._failures: dict[int, int] = {}
        self._loud: TTLCache[str, bool] = TTLCache(10_000, LOUD_EVERY_S, time.monotonic)

    async def run(self) -> None:
        """Deliver until cancelled."""
        while True:
            await self._has_room.wait()
            await self._load.wait_for_answers()
            self._service.outbox_feed.wakeup.clear()
            try:
                for item in await self._service.outbox_feed.take(HELD - len(self._held)):
                    self._enqueue(item)
            except Exception as error:  # noqa: BLE001 - later items must still be delivered
                report("The outbox could not be read", error)
                await asyncio.sleep(LOOK_RETRY_S)
                continue
            await self._service.outbox_feed.wakeup.wait()

    async def drain(self, patience: float) -> None:
        """Let deliveries in progress finish; the rest stays in the outbox."""
        if workers := [*self._all_workers()]:
            await asyncio.wait(workers, timeout=patience)

    def close(self) -> None:
        """Cancel deliveries in progress; they are repeated after the next start."""
        for task in self._all_workers():
            task.cancel()

    def workers(self, table: str) -> Collection[asyncio.Task[None]]:
        """Return the delivery tasks of a table."""
        return self._workers[table].values() if table in self._workers else ()

    def _all_workers(self) -> Iterable[asyncio.Task[None]]:
        return chain.from_iterable(of_table.values() for of_table in self._workers.values())

    def _enqueue(self, item: OutboxItem) -> None:
        """Put an item into its lane, unless it is already queued there: with many tables that may take long."""
        if item.id in self._held:
            return
        self._held.add(item.id)
        if item.kind is Kind.FINAL:
            self._final[item.id] = item.table
        if len(self._held) >= HELD:
            self._has_room.clear()
        lane = table_id, kind = _lane_of(item)
        self._queues.setdefault(lane, deque()).append(item)
        if kind not in self._workers[table_id]:
            self._workers[table_id][kind] = asyncio.create_task(self._work(lane), name=f"delivery {lane}")

    async def _work(self, lane: Lane) -> None:
        """Deliver the items of one lane."""
        table_id, kind = lane
        queue = self._queues[lane]
        try:
            while queue:
                is_behind = kind == CALL or (kind != PUBLIC and table_id in self._final.values())
                board = self._workers[table_id].get(PUBLIC) if is_behind else None
                if board is not None:
                    await asyncio.wait({board})
                await self._load.wait_turn()
                async with self._slots:
                    items = [queue.popleft() for _ in range(len(queue) if kind == CALL else 1)]
                    await self._attempt(items)
        finally:
            del self._queues[lane], self._workers[table_id][kind]
            if not self._workers[table_id]:
                del self._workers[table_id]

    async def _attempt(self, items: Sequence[OutboxItem]) -> None:
        """Deliver items that belong together; failures are retried later, what Discord forbids is given up."""
        first = items[0]
        URGENCY.set(Urgency.UPKEEP if first.kind in LATER else Urgency.TABLE)
        put_off: Mapping[int, float] = {}
        about = {"table": first.table, "kind": first.kind.value, "item": first.id}
        try:
            put_off = await self._carry(items)
        except Unauthorised as error:
            if self._loud.get("token") is None:
                self._loud["token"] = True
                told = "Discord no longer accepts DISCORD_TOKEN; nothing is lost, but nobody is told"
                log.critical(told, extra={"error": str(error)})
            return self._retry(items)
        except (Trouble, StoreFailed) as trouble:
            log.warning("A delivery failed, it is tried again", extra={**about, "error": str(trouble)})
            return self._retry(items)
        except (Refused, Gone, Refusal) as refused:
            log.warning("Something cannot be delivered", extra={**about, "error": str(refused)})
        except Exception as error:  # noqa: BLE001 - a failure at one table must not stop the others
            report("A delivery went wrong", error, **about)
            if self._failures.get(first.id, 0) < len(RETRIES_S):
                return self._retry(items)
        for item in items:
            self._failures.pop(item.id, None)
            self._let_go(item)
            if item.id in put_off:
                self._ledger.put_off(item, put_off[item.id])
            else:
                self._ledger.done(item)
        return None

    def _retry(self, items: Sequence[OutboxItem]) -> None:
        for item in items:
            failures = self._failures.get(item.id, 0)
            self._failures[item.id] = failures + 1
            self._let_go(item)
            self._ledger.put_off(item, self._clock() + RETRIES_S[min(failures, len(RETRIES_S) - 1)])

    def _let_go(self, item: OutboxItem) -> None:
        """Release an item's place, so that another can be taken."""
        self._held.discard(item.id)
        self._final.pop(item.id, None)
        self._has_room.set()


def _lane_of(item: OutboxItem) -> Lane:
    if item.kind in {Kind.HAND, Kind.STORY}:
        return item.table, item.seat
    if item.kind in {Kind.REMINDER, Kind.DAILY, Kind.WATCH, Kind.TRANSFER}:
        return item.table, (item.kind, item.seat)
    return item.table, CALL if item.kind is Kind.CALL else PUBLIC
