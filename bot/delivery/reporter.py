"""Writing down what was delivered: whatever ends within a moment goes into one transaction."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from bot.model import MessageRef
from bot.service import OutboxItem, Service, StoreFailed

from .recent import Recent

log = logging.getLogger(__name__)

LINGER_S = 0.02
"""Seconds for which a report waits for others: the board and the hands of a move are written down together."""
MOST_S = 0.1
"""Seconds for which it waits at most while the same tables are still being told something."""
AGAIN_S = 5.0
"""Seconds after which a report that could not be written down is tried again."""
_KEPT, _KEPT_S = 50_000, 24 * 3600.0


class Reporter:
    """Collects reports, and knows where messages stand before that is written down."""

    def __init__(self, service: Service) -> None:
        """Report to a service."""
        self._service = service
        self.is_at_work: Callable[[str], bool] = lambda _: False
        """Tells whether something more is being delivered for a table."""
        self._shown: Recent[int, str] = Recent(_KEPT_S, service.clock, _KEPT)
        """By message, what an answer to a click has put into it."""
        self._done: list[OutboxItem] = []
        self._put_off: list[tuple[OutboxItem, float]] = []
        self._messages: dict[tuple[str, str], MessageRef | None] = {}
        self._known: Recent[tuple[str, str], tuple[MessageRef | None]] = Recent(_KEPT_S, service.clock, _KEPT)
        """What was reported, written down or not: a table may have been read before it was."""
        self._writer: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[bool] | None = None

    def done(self, item: OutboxItem) -> None:
        """Report an item as delivered."""
        self._done.append(item)
        self._wake()

    def put_off(self, item: OutboxItem, due: float) -> None:
        """Have an item come again at `due`, by the service's clock."""
        self._put_off.append((item, due))
        self._wake()

    def stands(self, table_id: str, slot: str, ref: MessageRef | None) -> None:
        """Report where a message of a table stands and what it shows; None when there is none any more."""
        self._messages[table_id, slot] = ref
        self._known.set((table_id, slot), (ref,))
        if ref is not None:
            self._shown.forget(ref.message)
        self._wake()

    def shows(self, message: int, shows: str) -> None:
        """Remember, in memory alone, what an answer to a click has put into a message."""
        self._shown.set(message, shows)

    def ref(self, table_id: str, slot: str, stored: MessageRef | None) -> MessageRef | None:
        """Return where a message stands by the latest report, else as it is stored."""
        known = self._known.get((table_id, slot))
        found = stored if known is None else known[0]
        if found is None:
            return None
        later = self._shown.get(found.message)
        return found if later is None else replace(found, shows=later)

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
            self._writer = asyncio.create_task(self._write_soon(LINGER_S), name="delivery reports")

    async def _write_soon(self, wait: float) -> None:
        while self._done or self._put_off or self._messages:
            await asyncio.sleep(wait)
            await self._others()
            self._writing = asyncio.create_task(self._write())
            wait = LINGER_S if await asyncio.shield(self._writing) else AGAIN_S

    async def _others(self) -> None:
        """Wait a little for what is still being delivered for the same tables."""
        end = asyncio.get_running_loop().time() + MOST_S - LINGER_S
        while asyncio.get_running_loop().time() < end:
            items = (*self._done, *(item for item, _ in self._put_off))
            if not any(map(self.is_at_work, {item.table for item in items} | {table for table, _ in self._messages})):
                return
            await asyncio.sleep(LINGER_S / 4)

    async def _write(self) -> bool:
        """Write down what has been collected; return whether that was possible."""
        done, put_off, messages = self._done, self._put_off, self._messages
        if not (done or put_off or messages):
            return True
        self._done, self._put_off, self._messages = [], [], {}
        try:
            places = [(table_id, slot, ref) for (table_id, slot), ref in messages.items()]
            await self._service.report(done, put_off, places)
        except StoreFailed:
            self._done, self._put_off = [*done, *self._done], [*put_off, *self._put_off]
            self._messages = messages | self._messages
            log.warning("%d reports of deliveries could not be written down yet", len(done) + len(put_off))
            return False
        return True
