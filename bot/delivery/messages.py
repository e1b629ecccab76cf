"""Bringing one message to show a post, with as few requests and uploads as that takes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b

from cachetools import TTLCache

from bot.post import Gone, Port, Post, PostedMessage, RecentInteractions, Refused, Trouble, digest_of
from bot.service import StoreFailed

log = logging.getLogger(__name__)

EDITABLE_S = 50 * 60
"""Seconds after which a message is replaced rather than edited: Discord throttles edits of those older than an hour."""

DOUBT_S = 4 * 60.0
"""Seconds for which Discord recognises the mark of a message that is sent again."""
AGAIN_S = (1.0, 3.0, 10.0, 30.0, 120.0)
"""Seconds between retries of background work while Discord fails."""


class Messages:
    """Posts, edits and deletes through the port, and knows which requests are needless."""

    def __init__(self, port: Port, recent: RecentInteractions, clock: Callable[[], float]) -> None:
        """Prefer `recent` interactions to the port where they do: Discord does not count their requests."""
        self._port, self._recent, self._clock = port, recent, clock
        self._background: set[asyncio.Task[object]] = set()
        self._unconfirmed: TTLCache[object, str] = TTLCache(10_000, DOUBT_S, clock)

    def is_editable(self, ref: PostedMessage | None) -> bool:
        """Whether a message is young enough to be edited."""
        return ref is not None and self._clock() - ref.at < EDITABLE_S

    def shows(self, ref: PostedMessage, post: Post) -> bool:
        """Whether a message shows this already."""
        return ref.shows == digest_of(post)

    def is_unconfirmed(self, slot: object) -> bool:
        """Whether a message has been sent for a slot of which nobody knows whether it stands."""
        return self._unconfirmed.get(slot) is not None

    async def send(
        self,
        channel: int,
        post: Post,
        mark: str,
        *,
        is_repeated: bool,
        asks: tuple[str, ...] = (),
        slot: object = None,
    ) -> PostedMessage:
        """Post a message.

        Args:
            channel: where.
            post: what it shows.
            mark: by which Discord recognises the same message sent a second time.
            is_repeated: whether an earlier try may have got through. Discord takes this one for its repetition then
                and keeps the older words, so the message is edited as well.
            asks: the questions that the message asks.
            slot: for a message of which there is one. When its receipt is lost, the next one goes under the same mark,
                whatever has become of the message before it: otherwise two would stand.
        """
        if slot is None:
            return await self._send(channel, post, mark, is_repeated=is_repeated, asks=asks)
        doubt = self._unconfirmed.get(slot)
        self._unconfirmed[slot] = doubt or mark
        try:
            is_repeated = is_repeated or doubt is not None
            ref = await self._send(channel, post, doubt or mark, is_repeated=is_repeated, asks=asks)
        except (Gone, Refused):
            self._unconfirmed.pop(slot, None)
            raise
        self._unconfirmed.pop(slot, None)
        return ref

    async def _send(
        self, channel: int, post: Post, mark: str, *, is_repeated: bool, asks: tuple[str, ...]
    ) -> PostedMessage:
        sent = await self._port.send(channel, post, mark)
        ref = PostedMessage(channel, sent.message, self._clock(), digest_of(post), sent.files, asks)
        if not is_repeated:
            return ref
        return replace(ref, files=await self._port.edit(ref, post, {}))

    async def edit(self, ref: PostedMessage, post: Post) -> PostedMessage | None:
        """Edit a message unless it shows the post already; return None when it cannot be edited any more."""
        digest = digest_of(post)
        if ref.shows == digest:
            return ref
        try:
            files = await self._edit(ref, post, ref.files)
        except (Gone, Refused) as error:
            log.info("Message %d cannot be edited, it is posted again: %s", ref.message, error)
            return None
        return replace(ref, shows=digest, files=files)

    async def _edit(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        """Edit a message by an interaction where there is one, else through the port; return the ids of its files."""
        files = await self._recent.edit(ref.message, post, kept)
        return await self._port.edit(ref, post, kept) if files is None else files

    async def strip_controls(self, ref: PostedMessage, post: Post) -> None:
        """Replace a message by this post, in the background if Discord fails: until then its controls could be pressed.

        Discord throttles edits of old messages, so those run in the background from the start.
        """

        async def edit() -> None:
            await self._edit(ref, post, {})

        otherwise = f"message {ref.message} keeps its controls"
        if not self.is_editable(ref):
            self.in_background(self.retry(edit, otherwise))
            return
        try:
            await edit()
        except Trouble:
            self.in_background(self.retry(edit, otherwise, AGAIN_S))
        except (Gone, Refused) as error:
            log.info("%s: %s", otherwise, error)

    async def retry(
        self, doing: Callable[[], Awaitable[object]], otherwise: str, waits: Sequence[float] = (0.0, *AGAIN_S)
    ) -> None:
        """Do something, and repeat it after a while as long as Discord fails.

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

    async def delete(self, ref: PostedMessage) -> None:
        """Delete a message if it still exists; if Discord fails, try again in the background."""
        try:
            await self._port.delete(ref)
        except Trouble:
            self.in_background(
                self.retry(lambda: self._port.delete(ref), f"message {ref.message} is not deleted", AGAIN_S)
            )

    def in_background(self, doing: Coroutine[object, object, object]) -> None:
        """Run something in the background; it may take a while."""
        task = asyncio.create_task(doing)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    @property
    def under_way(self) -> set[asyncio.Task[object]]:
        """What is being done aside."""
        return self._background

    def close(self) -> None:
        """Let go of what is being done aside: after the next start messages are compared with what they should show."""
        for task in self._background:
            task.cancel()


def nonce(*parts: object) -> str:
    """Return the mark by which Discord recognises a message that is sent a second time."""
    return blake2b(":".join(map(str, parts)).encode(), digest_size=10).hexdigest()
