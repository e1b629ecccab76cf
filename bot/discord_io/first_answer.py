"""The first answer to an interaction: given within three seconds, or not at all.

discord.py answers one request after the other for one interaction, and pauses longer between its tries than Discord
waits. So each try here goes its own way: a slow one is left running, and another is started beside it on an error.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any, cast

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from .failures import ANSWERED_ALREADY, OFFLINE, TOO_LATE

log = logging.getLogger(__name__)

WINDOW_S = 2.9
"""Seconds after its arrival within which an interaction can be answered; Discord itself waits for three."""
PAUSE_S = 0.25
"""Seconds between an error and the next try."""
TRIES = 8


class ReplyFailed(Exception):
    """No first answer to an interaction got through in time.

    Attributes:
        left: tries that are still under way.
    """

    def __init__(self, why: str, left: Collection[asyncio.Task[Any]] = ()) -> None:
        """Say why, and what may yet get through."""
        super().__init__(why)
        self.left = tuple(left)


class ServerError(Exception):
    """Discord answered a try with a status of 500 or more."""


class _OneTry:
    """A session whose requests fail at once where discord.py would pause and repeat them."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    def request(self, *args: Any, **kwargs: Any) -> AbstractAsyncContextManager[aiohttp.ClientResponse]:
        return _Checked(self._session.request(*args, **kwargs))


class _Checked(AbstractAsyncContextManager[aiohttp.ClientResponse]):
    def __init__(self, request: AbstractAsyncContextManager[aiohttp.ClientResponse]) -> None:
        self._request = request

    async def __aenter__(self) -> aiohttp.ClientResponse:
        response = await self._request.__aenter__()
        if response.status >= 500:
            await self._request.__aexit__(None, None, None)
            raise ServerError(f"status {response.status}")
        return response

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._request.__aexit__(kind, error, trace)


class _OneTryAdapter(AsyncWebhookAdapter):
    """Makes each request once, without waiting for another try of the same interaction."""

    async def request(self, route: Any, session: Any, **options: Any) -> Any:
        answer = await super().request(route, cast("aiohttp.ClientSession", _OneTry(session)), **options)
        if isinstance(answer, dict):
            forget_controls(answer.get("resource", {}))
        return answer


def forget_controls(told: dict[str, Any]) -> None:
    """Take the components from a message that Discord tells of, before discord.py makes objects of them.

    They are our own, and nobody looks at them again: what a click means stands in its id.
    """
    if (message := told.get("message")) is not None:
        message["components"] = []


async def give(answer: Callable[[], Awaitable[Any]], arrived: float) -> Any:
    """Give a first answer; whichever try gets through counts.

    Args:
        answer: makes one try; it builds its files anew each time.
        arrived: when the interaction came, by the event loop's clock.

    Returns:
        what the try that got through returned; None when Discord says that it has an answer already.

    Raises:
        ReplyFailed: none got through while Discord listened. A try may still be under way: whether its person has
            been answered is not known.
        discord.HTTPException: Discord does not accept the answer itself.
    """
    now = asyncio.get_running_loop().time
    end = max(arrived + WINDOW_S, now() + PAUSE_S)  # however late it is, one try is made
    tries = {_start(answer)}
    count, failure = 1, "no answer got through in time"
    while tries:
        finished, tries = await asyncio.wait(tries, timeout=max(end - now(), 0.0), return_when=asyncio.FIRST_COMPLETED)
        if not finished:
            break
        for one in finished:
            error = one.exception()
            if error is None or (isinstance(error, discord.HTTPException) and error.code == ANSWERED_ALREADY):
                _leave(tries)
                return one.result() if error is None else None
            if isinstance(error, discord.InteractionResponded):
                _leave(tries)
                return None
            if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
                _leave(tries)
                raise ReplyFailed(str(error)) from error
            if not isinstance(error, (ServerError, *OFFLINE)):
                _leave(tries)
                raise error
            failure = f"{type(error).__name__}: {error}"
        if not tries and count < TRIES and now() + PAUSE_S < end:
            await asyncio.sleep(PAUSE_S)
            tries, count = {_start(answer)}, count + 1
    _leave(tries)
    raise ReplyFailed(failure, tries)


def _start(answer: Callable[[], Awaitable[Any]]) -> asyncio.Task[Any]:
    async def one() -> Any:
        async_context.set(_OneTryAdapter())  # type: ignore[no-untyped-call]  # in the task's own context; bare in the library
        return await answer()

    return asyncio.create_task(one(), name="first answer")


_left: set[asyncio.Task[Any]] = set()
"""Tries still under way after another got through, or after the time was up: Discord may yet carry them out."""


def _leave(tries: set[asyncio.Task[Any]]) -> None:
    for one in tries:
        _left.add(one)
        one.add_done_callback(_ended)


def _ended(one: asyncio.Task[Any]) -> None:
    _left.discard(one)
    if not one.cancelled() and (error := one.exception()) is not None:
        log.info("A first answer that was left running failed: %s", type(error).__name__)
