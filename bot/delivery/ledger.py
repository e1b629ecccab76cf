"""What stands in Discord: each message of a table with what it shows, its files, and what it still asks.

It is stored. Memory holds only what is on its way to the store, where all that ends within a moment goes together.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from time import monotonic
from weakref import WeakValueDictionary

from bot.model import Table
from bot.post import PostedMessage
from bot.service import OutboxItem, Service, StoreFailed

log = logging.getLogger(__name__)

LINGER_S = 0.02
"""Seconds for which a report waits for others: the board and the hands of a move are written down together."""
GATHERED_S = 0.1
"""Seconds for which it waits at most while the same tables are still being told something."""
AGAIN_S = 5.0
"""Seconds after which a report that could not be written down is tried again."""
READ_S = 60.0
"""Seconds for which a table that was read may be worked with."""


@dataclass(slots=True)
class _Change:
    """A message that has changed.

    Attributes:
        message: what stands there now; None for nothing.
        written_at: when that was in the store, by the monotonic clock; None before.
    """

    message: PostedMessage | None
    written_at: float | None = None


class MessageLedger:
    """Knows what stands where, and writes down what was delivered.

    Attributes:
        is_at_work: tells whether something more is being delivered for a table.
    """

    def __init__(self, service: Service) -> None:
        """Write into the store of a service."""
        self._service = service
        self.is_at_work: Callable[[str], bool] = lambda _: False
        self._done: list[OutboxItem] = []
        self._put_off: list[tuple[OutboxItem, float]] = []
        self._changes: dict[str, dict[str, _Change]] = {}
        """By table and slot."""
        self._unwritten: set[tuple[str, str]] = set()
        self._steps: set[tuple[str, str]] = set()
        self._locks: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self._writer: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[bool] | None = None

    def lock(self, table_id: str, slot: str) -> asyncio.Lock:
        """Return the lock of a message: answers to clicks and deliveries hold it while they change the message."""
        return self._locks.setdefault((table_id, slot), asyncio.Lock())

    def place(self, table: Table, slot: str) -> PostedMessage | None:
        """Return the message that stands in a slot of a table, as the table was read or as it has changed since."""
        change = self._changes.get(table.id, {}).get(slot)
        if change is not None and (change.written_at is None or table.read_at < change.written_at):
            return change.message
        return table.messages.get(slot)

    def places(self, table: Table, beginning: str) -> dict[str, PostedMessage]:
        """Return the messages of a table in all slots whose names begin so."""
        slots = {*table.messages, *self._changes.get(table.id, ())}
        found = {slot: self.place(table, slot) for slot in sorted(slots) if slot.startswith(beginning)}
        return {slot: message for slot, message in found.items() if message is not None}

    def put(self, table_id: str, slot: str, message: PostedMessage | None, *, is_step: bool = False) -> None:
        """Note what stands in a slot from now on.

        Args:
            table_id: the table.
            slot: the slot of the message.
            message: what stands there; None for nothing.
            is_step: whether it is a step of a choice: what is soon replaced is written down with the next report.
        """
        self._changes.setdefault(table_id, {})[slot] = _Change(message)
        if is_step:
            self._steps.add((table_id, slot))
        else:
            self._unwritten.add((table_id, slot))
            self._wake()

    def done(self, item: OutboxItem) -> None:
        """Report an item as delivered."""
        self._done.append(item)
        self._wake()

    def put_off(self, item: OutboxItem, due: float) -> None:
        """Have an item come again at `due`, by the service's clock."""
        self._put_off.append((item, due))
        self._wake()

    async def flush(self) -> None:
        """Write down what is left, once and now."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None
        if self._writing is not None:
            await asyncio.wait({self._writing})
        await self._write()

    def _wake(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_soon(), name="delivery reports")

    async def _write_soon(self) -> None:
        wait = LINGER_S
        while self._done or self._put_off or self._unwritten:
            await asyncio.sleep(wait)
            await self._others()
            self._writing = asyncio.create_task(self._write())
            wait = LINGER_S if await asyncio.shield(self._writing) else AGAIN_S

    async def _others(self) -> None:
        """Wait a little for what is still being delivered for the same tables."""
        end = asyncio.get_running_loop().time() + GATHERED_S - LINGER_S
        while asyncio.get_running_loop().time() < end:
            items = chain(self._done, (item for item, _ in self._put_off))
            tables = chain((item.table for item in items), (table for table, _ in self._unwritten))
            if not any(map(self.is_at_work, tables)):
                return
            await asyncio.sleep(LINGER_S / 4)

    async def _write(self) -> bool:
        """Write down what has been collected; return whether that was possible."""
        done, put_off = self._done, self._put_off
        changes = {(table, slot): self._changes[table][slot] for table, slot in self._unwritten | self._steps}
        if not (done or put_off or changes):
            return True
        self._done, self._put_off, self._unwritten, self._steps = [], [], set(), set()
        try:
            places = [(table_id, slot, change.message) for (table_id, slot), change in changes.items()]
            await self._service.outbox_feed.report(done, put_off, places)
        except StoreFailed:
            self._done, self._put_off = [*done, *self._done], [*put_off, *self._put_off]
            self._unwritten |= changes.keys()
            log.warning("%d reports of deliveries could not be written down yet", len(done) + len(put_off))
            return False
        self._written(changes)
        return True

    def _written(self, changes: dict[tuple[str, str], _Change]) -> None:
        """Let go of changes once no table is worked with any more that was read before they were stored."""
        now = monotonic()
        for change in changes.values():
            change.written_at = now
        for table_id, slots in list(self._changes.items()):
            old = [slot for slot, one in slots.items() if one.written_at is not None and one.written_at < now - READ_S]
            for slot in old:
                del slots[slot]
            if not slots:
                del self._changes[table_id]
