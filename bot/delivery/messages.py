"""The ledger of the bot's messages, and sending, editing and deleting them with as few requests as possible.

What each message of a table shows is stored; memory holds only pending writes, several of which are made together.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from time import monotonic
from weakref import WeakValueDictionary

from cachetools import LRUCache, TTLCache

from bot.model import Table
from bot.operation import report
from bot.post import Gone, Port, Post, PostedMessage, Refused, Trouble, UncountedRequests, digest_of
from bot.service import STORE_RETRY_S, Service
from bot.store import OutboxItem, StoreFailed

from .backpressure import URGENCY, Urgency

log = logging.getLogger(__name__)

EDITABLE_S = 50 * 60
"""Seconds after which a message is replaced rather than edited: Discord throttles edits of those older than an hour."""
DOUBT_S = 4 * 60.0
"""Seconds for which Discord recognises the nonce of a message that is sent again."""
RETRIES_S = (1.0, 3.0, 10.0, 30.0, 120.0)
"""Seconds between retries of background work while Discord fails."""
LINGER_S = 0.02
"""Seconds for which a report waits for others: the board and the hands of a move are stored together."""
GATHERED_S = 0.1
"""The maximum seconds for which a report waits while the same tables still have deliveries."""
READ_S = 60.0
"""Seconds for which a table that was read may be used."""


class Messages:
    """Posts, edits and deletes through the port, skipping unnecessary requests.

    Attributes:
        under_way: the tasks that run in the background.
    """

    def __init__(self, port: Port, recent: UncountedRequests, clock: Callable[[], float]) -> None:
        """Prefer `recent` interactions to the port where possible: Discord does not count their requests."""
        self._port, self._recent, self._clock = port, recent, clock
        self.under_way: set[asyncio.Task[object]] = set()
        self._unconfirmed: TTLCache[object, str] = TTLCache(10_000, DOUBT_S, clock)
        self._confirmed: LRUCache[int, bool] = LRUCache(10_000)
        """By message, whether the last request of this process about it was confirmed."""

    def is_editable(self, ref: PostedMessage | None) -> bool:
        """Return whether a message is young enough to be edited."""
        return ref is not None and self._clock() - ref.at < EDITABLE_S

    def trusted(self, ref: PostedMessage, *, may_stand: bool = False) -> PostedMessage:
        """Return a message as showing nothing known if an unconfirmed edit, or `may_stand`, may have changed it."""
        return ref if self._confirmed.get(ref.message, not may_stand) else replace(ref, shows="")

    def is_unconfirmed(self, slot: object) -> bool:
        """Return whether a message was sent for a slot but never confirmed."""
        return self._unconfirmed.get(slot) is not None

    async def send(
        self,
        channel: int,
        post: Post,
        mark: str,
        *,
        may_stand: bool,
        asks: tuple[str, ...] = (),
        slot: object = None,
    ) -> PostedMessage:
        """Post a message.

        Args:
            channel: the channel.
            post: its content.
            mark: the nonce by which Discord recognises the same message sent again.
            may_stand: whether an earlier attempt may have got through. Discord then treats this one as a repetition
                and keeps the older text, so the message is edited as well.
            asks: the questions that the message asks.
            slot: for a message of which there is one. If its confirmation is lost, the next one is sent with the same
                nonce, whatever has become of the previous one: otherwise there would be two.
        """
        if slot is None:
            return await self._send(channel, post, mark, may_stand=may_stand, asks=asks)
        doubt = self._unconfirmed.get(slot)
        self._unconfirmed[slot] = doubt or mark
        try:
            may_stand = may_stand or doubt is not None
            ref = await self._send(channel, post, doubt or mark, may_stand=may_stand, asks=asks)
        except (Gone, Refused):
            self._unconfirmed.pop(slot, None)
            raise
        self._unconfirmed.pop(slot, None)
        return ref

    async def _send(
        self, channel: int, post: Post, mark: str, *, may_stand: bool, asks: tuple[str, ...]
    ) -> PostedMessage:
        sent = await self._port.send(channel, post, mark)
        ref = PostedMessage(channel, sent.message, self._clock(), digest_of(post), sent.files, asks)
        self._confirmed[ref.message] = True
        return replace(ref, files=await self._port.edit(ref, post, {})) if may_stand else ref

    async def edit(self, ref: PostedMessage, post: Post) -> PostedMessage | None:
        """Edit a message unless it already shows the post; return None if it can no longer be edited."""
        digest = digest_of(post)
        if self.trusted(ref).shows == digest:
            return ref
        try:
            files = await self._edit(ref, post, ref.files)
        except Trouble:
            self._confirmed[ref.message] = False
            raise
        except (Gone, Refused) as error:
            about = {"message_id": ref.message, "error": str(error)}
            log.info("A message cannot be edited, it is posted again", extra=about)
            return None
        self._confirmed[ref.message] = True
        return replace(ref, shows=digest, files=files)

    async def _edit(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        """Edit a message through an interaction if there is one, else through the port; return the ids of its files."""
        files = await self._recent.edit(ref.message, post, kept)
        return await self._port.edit(ref, post, kept) if files is None else files

    async def strip_controls(self, ref: PostedMessage, post: Post) -> None:
        """Replace a message by this post, in the background if Discord fails: until then its controls can be pressed.

        Discord throttles edits of old messages, so those run in the background from the start.
        """
        edit = partial(self._edit, ref, post, {})
        otherwise, about = "A message keeps its controls", {"message_id": ref.message}
        if not self.is_editable(ref):
            self.in_background(self.retry(edit, otherwise, about))
            return
        try:
            await edit()
        except Trouble:
            self.in_background(self.retry(edit, otherwise, about, RETRIES_S))
        except (Gone, Refused) as error:
            log.info(otherwise, extra={**about, "error": str(error)})

    async def retry(
        self,
        doing: Callable[[], Awaitable[object]],
        otherwise: str,
        about: Mapping[str, object],
        waits: Sequence[float] = (0.0, *RETRIES_S),
    ) -> None:
        """Run an action, and retry it as long as Discord fails.

        Args:
            doing: the action.
            otherwise: the state without it, for the log.
            about: fields of the log line.
            waits: seconds before each attempt.
        """
        for wait in waits:
            await asyncio.sleep(wait)
            try:
                await doing()
            except (Trouble, StoreFailed) as error:
                URGENCY.set(Urgency.UPKEEP)  # retries are no longer urgent
                log.info(otherwise, extra={**about, "error": str(error)})
            except (Gone, Refused) as error:
                log.info(otherwise, extra={**about, "error": str(error), "final": True})
                return
            else:
                return
        log.warning(otherwise, extra={**about, "final": True})

    async def delete(self, ref: PostedMessage) -> None:
        """Delete a message if it still exists; if Discord fails, retry in the background."""
        try:
            await self._port.delete(ref)
        except Trouble:
            about = {"message_id": ref.message}
            self.in_background(self.retry(lambda: self._port.delete(ref), "A message is not deleted", about, RETRIES_S))

    def in_background(self, doing: Coroutine[object, object, object]) -> None:
        """Run something in the background; failures are logged."""
        task = asyncio.create_task(doing)
        self.under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self.under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            report("Work in the background went wrong", error)

    def close(self) -> None:
        """Cancel the background tasks: after the next start messages are compared with what they should show."""
        for task in self.under_way:
            task.cancel()


@dataclass(slots=True)
class _Change:
    """A changed message.

    Attributes:
        message: the current message; None if there is none.
        written_at: when it was stored, by the monotonic clock; None before.
    """

    message: PostedMessage | None
    written_at: float | None = None


class MessageLedger:
    """Knows the message in each slot, and stores what was delivered.

    Attributes:
        workers: returns the delivery tasks of a table.
    """

    def __init__(self, service: Service) -> None:
        """Store in the store of a service."""
        self._service = service
        self.workers: Callable[[str], Collection[asyncio.Task[None]]] = lambda _: ()
        self._done: list[OutboxItem] = []
        self._put_off: list[tuple[OutboxItem, float]] = []
        self._changes: dict[str, dict[str, _Change]] = {}
        """The changes by table and slot."""
        self._written_down: deque[tuple[float, str, str, _Change]] = deque()
        """Stored changes with their time, table and slot, oldest first."""
        self._unwritten: set[tuple[str, str]] = set()
        self._steps: set[tuple[str, str]] = set()
        self._locks: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self._writer: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[bool] | None = None

    def lock(self, table_id: str, slot: str) -> asyncio.Lock:
        """Return the lock of a message: answers to clicks and deliveries hold it while they change the message."""
        return self._locks.setdefault((table_id, slot), asyncio.Lock())

    def place(self, table: Table, slot: str) -> PostedMessage | None:
        """Return the message in a slot of a table, as read with the table or as changed since."""
        change = self._changes.get(table.id, {}).get(slot)
        if change is not None and (change.written_at is None or table.read_at < change.written_at):
            return change.message
        return table.messages.get(slot)

    def places(self, table: Table, beginning: str) -> dict[str, PostedMessage]:
        """Return a table's messages in all slots with this prefix."""
        slots = {*table.messages, *self._changes.get(table.id, ())}
        found = {slot: self.place(table, slot) for slot in sorted(slots) if slot.startswith(beginning)}
        return {slot: message for slot, message in found.items() if message is not None}

    def put(self, table_id: str, slot: str, message: PostedMessage | None, *, is_step: bool = False) -> None:
        """Record the message in a slot.

        Args:
            table_id: the table.
            slot: the slot of the message.
            message: the message; None for nothing.
            is_step: whether it shows a step of a choice, which is soon replaced: it is stored with the next report.
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
        """Have an item handed out again at `due`, by the service's clock."""
        self._put_off.append((item, due))
        self._wake()

    async def flush(self) -> None:
        """Store everything pending, once and now."""
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
            wait = LINGER_S if await asyncio.shield(self._writing) else STORE_RETRY_S

    async def _others(self) -> None:
        """Wait briefly for other deliveries of the same tables."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GATHERED_S - LINGER_S):
                while workers := self._at_work():
                    await asyncio.wait(workers)

    def _at_work(self) -> set[asyncio.Task[None]]:
        """Return the delivery tasks of the tables with pending writes."""
        items = chain(self._done, (item for item, _ in self._put_off))
        tables = {item.table for item in items} | {table for table, _ in self._unwritten}
        return {worker for table in tables for worker in self.workers(table) if not worker.done()}

    async def _write(self) -> bool:
        """Store what has been collected; return whether that succeeded."""
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
            log.warning("Deliveries could not be recorded yet", extra={"reports": len(done) + len(put_off)})
            return False
        self._written(changes)
        return True

    def _written(self, changes: dict[tuple[str, str], _Change]) -> None:
        """Drop stored changes once no table that was read before them can still be in use."""
        now = monotonic()
        for (table_id, slot), change in changes.items():
            change.written_at = now
            self._written_down.append((now, table_id, slot, change))
        while self._written_down and self._written_down[0][0] < now - READ_S:
            _, table_id, slot, change = self._written_down.popleft()
            slots = self._changes.get(table_id, {})
            if slots.get(slot) is change:
                del slots[slot]
                if not slots:
                    del self._changes[table_id]
