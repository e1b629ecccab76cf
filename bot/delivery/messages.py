"""Bringing one message to show a post, with as few requests and uploads as that takes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TypeVar

from bot.model import MessageRef
from bot.post import Post
from bot.service import StoreFailed

from .port import Gone, Port, PortError, Refused, Trouble
from .shown import Shown, digest_of

log = logging.getLogger(__name__)
T = TypeVar("T")

EDITABLE_S = 50 * 60
"""Seconds after which a message is replaced rather than edited: Discord throttles edits of those older than an hour."""

AGAIN_S = (1.0, 3.0, 10.0, 30.0, 120.0)
"""Seconds between tries of what nobody waits for, while Discord fails."""


class Messages:
    """Posts, edits and deletes through the port, and knows which requests are needless."""

    def __init__(self, port: Port, clock: Callable[[], float]) -> None:
        self._port, self._clock = port, clock
        self._tidying: set[asyncio.Task[object]] = set()

    def is_editable(self, ref: MessageRef | None) -> bool:
        """Whether a message is young enough to be edited."""
        return ref is not None and self._clock() - ref.at < EDITABLE_S

    def shows(self, ref: MessageRef, post: Post) -> bool:
        """Whether a message shows this already."""
        return Shown.load(ref.shows).digest == digest_of(post)

    async def send(
        self, channel: int, post: Post, mark: str, *, is_repeated: bool, calls: tuple[str, ...] = ()
    ) -> MessageRef:
        """Post a message.

        Args:
            channel: where.
            post: what it shows.
            mark: by which Discord recognises the same message sent a second time.
            is_repeated: whether an earlier try may have got through. Discord takes this one for its repetition then
                and keeps the older words, so the message is edited as well.
            calls: for a message that calls somebody, the questions it is sent for.
        """
        sent = await self._port.send(channel, post, mark)
        ref = MessageRef(channel, sent.message, self._clock(), Shown(digest_of(post), sent.files, calls).dump())
        if not is_repeated:
            return ref
        files = await self._port.edit(ref, post, {})
        return MessageRef(channel, sent.message, ref.at, Shown(digest_of(post), files, calls).dump())

    async def edit(self, ref: MessageRef, post: Post) -> MessageRef | None:
        """Edit a message unless it shows the post already; return None when it cannot be edited any more."""
        before = Shown.load(ref.shows)
        if before.digest == digest_of(post):
            return ref
        try:
            files = await self._port.edit(ref, post, before.files)
        except (Gone, Refused) as error:
            log.info("Message %d cannot be edited, it is posted again: %s", ref.message, error)
            return None
        return MessageRef(ref.channel, ref.message, ref.at, Shown(digest_of(post), files, before.calls).dump())

    async def retire(self, ref: MessageRef, post: Post) -> None:
        """Leave nothing but this post of a message. Edits of old messages are held back: nobody waits for those."""
        edit = self._edit_quietly(ref, post)
        if self.is_editable(ref):
            await edit
        else:
            self.aside(edit)

    async def insist(
        self, doing: Callable[[], Awaitable[object]], otherwise: str, waits: Sequence[float] = (0.0, *AGAIN_S)
    ) -> None:
        """Do something that nobody waits for, again and again while Discord fails.

        Args:
            doing: what is to be done.
            otherwise: how things stand without it, for the log.
            waits: seconds before each try.
        """
        for wait in waits:
            await asyncio.sleep(wait)
            try:
                await doing()
            except (Trouble, StoreFailed) as error:
                log.info("%s: %s", otherwise, error)
            except (Gone, Refused) as error:
                log.info("%s, and stays so: %s", otherwise, error)
                return
            else:
                return
        log.warning("Given up: %s", otherwise)

    async def delete(self, ref: MessageRef) -> None:
        """Delete a message if it still exists; when Discord fails, that is tried again and nobody waits for it."""
        try:
            await self._port.delete(ref)
        except Trouble:
            self.aside(self.insist(lambda: self._port.delete(ref), f"message {ref.message} is not deleted", AGAIN_S))

    def aside(self, doing: Coroutine[object, object, object]) -> None:
        """Do something that nobody waits for; it may take a while."""
        task = asyncio.create_task(doing)
        self._tidying.add(task)
        task.add_done_callback(self._tidying.discard)

    @property
    def under_way(self) -> set[asyncio.Task[object]]:
        """What is being done aside."""
        return self._tidying

    async def _edit_quietly(self, ref: MessageRef, post: Post) -> None:
        await quietly(self._port.edit(ref, post, {}))


async def quietly(doing: Awaitable[T]) -> T | None:
    """Do what is only tidiness: when Discord does not allow it, one log line says so."""
    try:
        return await doing
    except PortError as error:
        log.info("Tidying up was not possible: %s", error)
        return None
