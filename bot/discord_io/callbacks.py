"""The requests that answer interactions: the first answer by its callback, everything after it by its webhook.

discord.py answers one request after the other for one interaction, and pauses longer between its tries than Discord
waits for a first answer. These requests need no limits of routes: Discord counts them by interaction.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import orjson
from discord.http import Route

from bot.app import Callbacks, InteractionKey, Reaction
from bot.post import FileGone, Form, PortError, Post, Sent

from . import bodies
from .bodies import ANSWERED_ALREADY, BAD_REQUEST, EPHEMERAL, OFFLINE, TOO_LATE, File, errors

log = logging.getLogger(__name__)

TRIES = 5
"""How often an answer is tried that follows the first one."""
TIMEOUT_S = 30.0
WINDOW_S = 2.9
"""Seconds after its arrival within which an interaction can be answered; Discord itself waits for three."""
PAUSE_S = 0.25
"""Seconds between an error and the next try."""
FIRST_TRIES = 8
LATER_S = (5.0, 30.0, 120.0, 600.0)
"""Seconds between tries to replace a "thinking…" that Discord did not let us replace at once."""


class ServerError(Exception):
    """Discord answered a try with a status of 500 or more."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A message that one person alone was shown.

    Attributes:
        edit: replaces what it shows, keeping files by their ids; returns the ids of its files; raises `PortError`.
        remove: deletes it; raises `PortError`.
        message: its id, as far as that is known.
        files: the ids of its files by name, as far as they are known.
        mark: tells it from what is shown in the same message later.
    """

    edit: Callable[[Post, Mapping[str, int]], Awaitable[Mapping[str, int]]]
    remove: Callable[[], Awaitable[None]]
    message: int | None
    files: Mapping[str, int] = field(default_factory=dict)
    mark: object = None


class DiscordCallbacks:
    """The callbacks of `bot.app`, made with a session of its own."""

    def __init__(self) -> None:
        """Make no connection before the first request."""
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        """Close the connections."""
        if self._session is not None:
            await self._session.close()

    async def first(
        self,
        key: InteractionKey,
        reaction: Reaction,
        content: Post | Form | None = None,
        kept: Mapping[str, int] | None = None,
        pressed: int = 0,
    ) -> Sent | None:
        """Give the first answer, in one try.

        Discord is asked for the message in return only where it gives ids that are not known yet.

        Args:
            key: the interaction.
            reaction: the kind of answer.
            content: the post or form that it shows; None for an acknowledgement.
            kept: with `Reaction.EDIT`, files of the message that stay, their ids by name.
            pressed: with `Reaction.EDIT`, the message that is changed.

        Returns:
            the message that was made or changed; None where there is none.

        Raises:
            ServerError: Discord failed.
            discord.HTTPException: Discord does not accept the answer.
            OSError, TimeoutError, aiohttp.ClientError: Discord was not reached.
        """
        data, files = _data(reaction, content, kept or {})
        url = f"{Route.BASE}/interactions/{key.id}/{key.token}/callback"
        said = {"type": reaction} | ({"data": data} if data else {})
        if reaction is Reaction.SHOW or files:
            told = await self._request("POST", url, said, files, with_response="true")
            return _sent(told["resource"]["message"])
        await self._request("POST", url, said, files)
        if reaction is not Reaction.EDIT:
            return None
        return Sent(pressed, {one["filename"]: one["id"] for one in data["attachments"]})

    async def follow(self, key: InteractionKey, post: Post) -> Sent:
        """Show one more post to the person of an interaction alone.

        Raises:
            PortError: Discord fails, or the interaction is too old.
        """
        said, files = bodies.message(post, {}, EPHEMERAL), bodies.new_files(post, {})
        return _sent(await self._insist("POST", _webhook(key), said, files, wait="true"))

    async def edit(
        self, key: InteractionKey, post: Post, kept: Mapping[str, int], message: int | None = None
    ) -> Mapping[str, int]:
        """Edit what an interaction was answered with: the first answer, or the follow-up of that id.

        Returns:
            the ids of the message's files, by name.

        Raises:
            FileGone: a file that was to stay is no longer there.
            PortError: Discord fails, or the message is gone.
        """
        url = f"{_webhook(key)}/messages/{message or '@original'}"
        try:
            told = await self._insist("PATCH", url, bodies.message(post, kept), bodies.new_files(post, kept))
        except discord.HTTPException as error:
            if error.status == BAD_REQUEST and kept:
                raise FileGone(str(error)) from error
            raise
        return _sent(told).files

    async def remove(self, key: InteractionKey, message: int | None = None) -> None:
        """Delete what an interaction was answered with: the first answer, or the follow-up of that id.

        Raises:
            PortError: Discord fails, or the message is gone.
        """
        await self._insist("DELETE", f"{_webhook(key)}/messages/{message or '@original'}", {}, [])

    async def _insist(self, method: str, url: str, said: Any, files: list[File], **params: str) -> dict[str, Any]:
        """Make a request without a deadline, and repeat it while Discord fails."""
        async with errors():
            for attempt in range(1, TRIES):
                try:
                    return await self._request(method, url, said, files, **params)
                except (ServerError, *OFFLINE):
                    await asyncio.sleep(attempt)
            try:
                return await self._request(method, url, said, files, **params)
            except ServerError as error:
                raise TimeoutError(str(error)) from error

    async def _request(self, method: str, url: str, said: Any, files: list[File], **params: str) -> dict[str, Any]:
        """Make a request, waiting as often as Discord says that there were too many."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=TIMEOUT_S))
        while True:
            body = bodies.body_of(said, files)
            async with self._session.request(method, url, data=body, params=params) as response:
                if response.status >= 500:
                    raise ServerError(f"status {response.status}")
                told = await response.read()
                if response.status < 300:
                    return dict(orjson.loads(told)) if told else {}
                problem = _read(told)
                if bodies.forgets_emojis(told.decode(errors="replace")):
                    said = bodies.without_emojis(said)
                    continue
                if response.status != 429:
                    kind = discord.NotFound if response.status == 404 else discord.HTTPException
                    raise kind(response, problem)
            await asyncio.sleep(float(problem.get("retry_after", 1.0)))


async def replace_later(callbacks: Callbacks, key: InteractionKey, post: Post) -> None:
    """Replace a "thinking…" that would stay for ever."""
    for wait in LATER_S:
        await asyncio.sleep(wait)
        try:
            await callbacks.edit(key, post, {})
        except (PortError, discord.HTTPException) as error:
            log.info("An interaction is still unanswered", extra={"interaction": key.id, "error": str(error)})
        else:
            return


def _data(
    reaction: Reaction, content: Post | Form | None, kept: Mapping[str, int]
) -> tuple[dict[str, Any], list[File]]:
    """Return what a first answer says, with the files that it uploads."""
    match content:
        case Form():
            return bodies.dialog(content), []
        case Post():
            flags = EPHEMERAL if reaction is Reaction.SHOW else 0
            return bodies.message(content, kept, flags), bodies.new_files(content, kept)
    return ({"flags": EPHEMERAL} if reaction is Reaction.THINK else {}), []


def _webhook(key: InteractionKey) -> str:
    return f"{Route.BASE}/webhooks/{key.application}/{key.token}"


def _read(told: bytes) -> dict[str, Any]:
    """Return what Discord says of a problem; something between us and Discord may have said it instead, in no JSON."""
    try:
        return dict(orjson.loads(told))
    except (orjson.JSONDecodeError, TypeError, ValueError):
        return {"code": 0, "message": told.decode(errors="replace")[:200]}


def _sent(told: Mapping[str, Any]) -> Sent:
    return Sent(int(told["id"]), files_of(told))


def files_in(message: discord.Message) -> dict[str, int]:
    """Return the ids of a message's files, by name."""
    return {one.filename: one.id for one in message.attachments}


def files_of(told: Mapping[str, Any]) -> dict[str, int]:
    """Return the ids of a message's files, by name, from what Discord says of the message."""
    return {one["filename"]: int(one["id"]) for one in told["attachments"]}


# Tries of a first answer, which is given within three seconds or not at all: a slow one is left running.


class ReplyFailed(Exception):
    """No first answer to an interaction got through in time.

    Attributes:
        left: tries that are still under way.
    """

    def __init__(self, why: str, left: Collection[asyncio.Task[Sent | None]] = ()) -> None:
        """Say why, and what may yet get through."""
        super().__init__(why)
        self.left = tuple(left)


async def give(answer: Callable[[], Awaitable[Sent | None]], arrived: float) -> Sent | None:
    """Send the first answer, with retries; the first attempt that succeeds counts.

    Args:
        answer: makes one try.
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
            if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
                _leave(tries)
                raise ReplyFailed(str(error)) from error
            if not isinstance(error, (ServerError, *OFFLINE)):
                _leave(tries)
                raise error
            failure = f"{type(error).__name__}: {error}"
        if not tries and count < FIRST_TRIES and now() + PAUSE_S < end:
            await asyncio.sleep(PAUSE_S)
            tries, count = {_start(answer)}, count + 1
    _leave(tries)
    raise ReplyFailed(failure, tries)


def _start(answer: Callable[[], Awaitable[Sent | None]]) -> asyncio.Task[Sent | None]:
    async def one() -> Sent | None:
        return await answer()

    return asyncio.create_task(one(), name="first answer")


_left: set[asyncio.Task[Sent | None]] = set()
"""Tries still under way after another got through, or after the time was up: Discord may yet carry them out."""


def _leave(tries: set[asyncio.Task[Sent | None]]) -> None:
    for one in tries:
        _left.add(one)
        one.add_done_callback(_ended)


def _ended(one: asyncio.Task[Sent | None]) -> None:
    _left.discard(one)
    if not one.cancelled() and (error := one.exception()) is not None:
        log.info("A first answer that was left running failed", extra={"error": type(error).__name__})
