"""The requests that answer interactions: the first answer by its callback, later ones by its webhook.

discord.py sends the requests of one interaction one after the other, and waits longer between retries than Discord
waits for a first answer. These requests need no per-route rate limiting: Discord counts them per interaction.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
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
"""Number of attempts for answers after the first one."""
TIMEOUT_S = 30.0
WINDOW_S = 2.9
"""Seconds after its arrival within which an interaction can be answered; Discord itself waits for three."""
PAUSE_S = 0.25
"""Seconds between an error and the next attempt."""
FIRST_TRIES = 8
"""The maximum number of attempts at a first answer."""
LATER_S = (5.0, 30.0, 120.0, 600.0)
"""Seconds between attempts to replace a "thinking…" that could not be replaced at once."""


class ServerError(Exception):
    """Discord answered an attempt with a status of 500 or more."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A message that was shown to one person only.

    Attributes:
        edit: replaces its content, keeping files by their ids; returns the ids of its files; raises `PortError`.
        remove: deletes it; raises `PortError`.
        message: its id, if known.
        files: the ids of its files by name, as far as they are known.
        mark: distinguishes it from what is shown in the same message later.
    """

    edit: Callable[[Post, Mapping[str, int]], Awaitable[Mapping[str, int]]]
    remove: Callable[[], Awaitable[None]]
    message: int | None
    files: Mapping[str, int] = field(default_factory=dict)
    mark: object = None


class DiscordCallbacks:
    """The implementation of `bot.app.Callbacks`, with an HTTP session of its own."""

    def __init__(self) -> None:
        """Open no connection before the first request."""
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
        """Send the first answer, in one attempt.

        The message is requested in return only if it contains ids that are not known yet.

        Args:
            key: the interaction.
            reaction: the kind of answer.
            content: the post or form that it shows; None for an acknowledgement.
            kept: with `Reaction.EDIT`, the ids, by name, of the message's files that stay.
            pressed: with `Reaction.EDIT`, the message that is edited.

        Returns:
            the message that was created or edited; None if there is none.

        Raises:
            ServerError: Discord failed.
            discord.HTTPException: Discord does not accept the answer.
            OSError, TimeoutError, aiohttp.ClientError: Discord could not be reached.
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
        """Send one more ephemeral message to the person of an interaction.

        Raises:
            PortError: Discord fails, or the interaction is too old.
        """
        said, files = bodies.message(post, {}, EPHEMERAL), bodies.new_files(post, {})
        return _sent(await self._insist("POST", _webhook(key), said, files, wait="true"))

    async def edit(
        self, key: InteractionKey, post: Post, kept: Mapping[str, int], message: int | None = None
    ) -> Mapping[str, int]:
        """Edit an answer to an interaction: the first one, or the follow-up with that id.

        Returns:
            the ids of the message's files, by name.

        Raises:
            FileGone: a file that was to be kept no longer exists.
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
        """Delete an answer to an interaction: the first one, or the follow-up with that id.

        Raises:
            PortError: Discord fails, or the message is gone.
        """
        await self._insist("DELETE", f"{_webhook(key)}/messages/{message or '@original'}", {}, [])

    async def _insist(self, method: str, url: str, said: Any, files: list[File], **params: str) -> dict[str, Any]:
        """Make a request without a deadline, with retries while Discord fails."""
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
        """Make a request, waiting and repeating it whenever Discord rate-limits it."""
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
                if bodies.is_about_emojis(told.decode(errors="replace")):
                    bodies.forget_emojis()
                    said = bodies.without_emojis(said)
                    continue
                if response.status != 429:
                    kind = discord.NotFound if response.status == 404 else discord.HTTPException
                    raise kind(response, problem)
            await asyncio.sleep(float(problem.get("retry_after", 1.0)))


async def replace_later(callbacks: Callbacks, key: InteractionKey, post: Post) -> None:
    """Replace a "thinking…" that would otherwise never go away, retrying later."""
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
    """Return the data of a first answer, and the files to upload."""
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
    """Return Discord's description of an error; a proxy may have answered instead, and not in JSON."""
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
    """Return the ids of a message's files, by name, from Discord's JSON of the message."""
    return {one["filename"]: int(one["id"]) for one in told["attachments"]}


# Attempts at a first answer, which must arrive within three seconds or is lost: a slow one is left running.


class ReplyFailed(Exception):
    """No first answer to an interaction got through in time.

    Attributes:
        left: the attempt that is still in progress, and may yet get through.
    """

    def __init__(self, why: str, left: asyncio.Task[Sent | None] | None = None) -> None:
        super().__init__(why)
        self.left = left


async def give(answer: Callable[[], Coroutine[Any, Any, Sent | None]], arrived: float) -> Sent | None:
    """Send the first answer, with retries.

    Args:
        answer: makes one attempt.
        arrived: when the interaction arrived, by the event loop's clock.

    Returns:
        the result of the attempt that succeeded; None if Discord reports that it already has an answer.

    Raises:
        ReplyFailed: none got through before Discord's deadline. The last may still be in progress: whether the person
            has been answered is not known.
        discord.HTTPException: Discord does not accept the answer itself.
    """
    now = asyncio.get_running_loop().time
    end = max(arrived + WINDOW_S, now() + PAUSE_S)  # make at least one attempt, however late
    failure = "no answer got through in time"
    for tried in range(1, FIRST_TRIES + 1):
        attempt = asyncio.create_task(answer(), name="first answer")
        finished, _ = await asyncio.wait({attempt}, timeout=max(end - now(), 0.0))
        if not finished:
            _left.add(attempt)
            attempt.add_done_callback(_ended)
            raise ReplyFailed(failure, attempt)
        error = attempt.exception()
        if error is None:
            return attempt.result()
        if isinstance(error, discord.HTTPException) and error.code == ANSWERED_ALREADY:
            return None
        if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
            raise ReplyFailed(str(error)) from error
        if not isinstance(error, (ServerError, *OFFLINE)):
            raise error
        failure = f"{type(error).__name__}: {error}"
        if tried == FIRST_TRIES or now() + PAUSE_S >= end:
            break
        await asyncio.sleep(PAUSE_S)
    raise ReplyFailed(failure)


_left: set[asyncio.Task[Sent | None]] = set()
"""Attempts still in progress after the deadline: Discord may yet carry them out."""


def _ended(attempt: asyncio.Task[Sent | None]) -> None:
    _left.discard(attempt)
    if not attempt.cancelled() and (error := attempt.exception()) is not None:
        log.info("A first answer that was left running failed", extra={"error": type(error).__name__})
