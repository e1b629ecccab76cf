"""Discord's errors, as the few that delivery tells apart."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.post import Gone, NoChannel, PortError, Refused, Trouble, Unauthorised

from .bodies import forgets_emojis

log = logging.getLogger(__name__)

OFFLINE = (aiohttp.ClientError, TimeoutError, OSError)
"""The errors raised when Discord cannot be reached at all."""

BAD_REQUEST = 400
ANSWERED_ALREADY = 40060
TOO_LATE = {10015, 10062, 50027}
"""The token of an interaction is unknown, invalid or has expired."""
NO_MESSAGE = 10008
NO_MEMBER = {10007, 10013}
"""The person is not on the server, or does not exist."""
_NO_CHANNEL = {10003, 10004}
_REFUSED = {10013, 50007, 50083, 50278}
"""Unknown user, closed private messages, an archived thread: refusals that do not come with status 403."""


def translated(error: discord.HTTPException) -> PortError | None:
    """Return what an error of Discord means; None when it is a fault of our own."""
    if error.code in _NO_CHANNEL:
        return NoChannel(str(error))
    if error.code == NO_MESSAGE or error.code in TOO_LATE:
        return Gone(str(error))
    if error.status == 401:
        return Unauthorised(str(error))
    if error.status == 403 or error.code in _REFUSED:
        return Refused(str(error))
    if error.status == 429 or error.status >= 500:
        return Trouble(str(error))
    return None


@asynccontextmanager
async def errors() -> AsyncIterator[None]:
    """Turn what discord.py raises into an error of the port."""
    try:
        yield
    except discord.HTTPException as error:
        if (known := translated(error)) is not None:
            raise known from error
        if forgets_emojis(error.text):
            raise Trouble(str(error)) from error
        raise
    except discord.RateLimited as error:
        raise Trouble(f"rate limited for {error.retry_after:.0f} s") from error
    except OFFLINE as error:
        raise Trouble(f"{type(error).__name__}: {error}") from error


def reason(error: BaseException) -> tuple[str, int] | None:
    """Return the sentence and the exit code for an error that ends the bot; None for one of our own."""
    match error:
        case discord.LoginFailure():
            return "Discord does not accept the setting DISCORD_TOKEN. Reset it in the developer portal.", 2
        case discord.ConnectionClosed():
            return f"Discord has closed the connection for good (code {error.code}).", 1
        case discord.HTTPException() | discord.GatewayNotFound() | aiohttp.ClientError() | TimeoutError() | OSError():
            return f"Discord cannot be reached: {error}.", 1
    return None


def late_suggestions(record: logging.LogRecord) -> bool:
    """Log suggestions that came too late as one line, in place of a traceback: the person has typed on."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        record.exc_info, record.exc_text = None, None
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.msg, record.args = "Suggestions came too late", ()
        return log.isEnabledFor(logging.INFO)
    return True
