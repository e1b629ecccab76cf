"""Refusals in the words of Discord's API: a status, a code, a message, and where the body is wrong."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playground.jsontypes import Json

INVALID_BODY = 50035

Path = tuple[str | int, ...]
"""Where something lies in a body: keys of objects, places in lists."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a body, and the path that leads to it."""

    path: Path
    code: str
    message: str


@dataclass(slots=True)
class ApiError(Exception):
    """A request that Discord would refuse."""

    status: int
    code: int
    message: str
    errors: Json | None = None
    headers: dict[str, str] = field(default_factory=dict)
    extra: Json = field(default_factory=dict)

    def body(self) -> Json:
        """Return the JSON that goes with the status."""
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def invalid_body(faults: Iterable[Fault]) -> ApiError:
    """Return the 50035 refusal with Discord's tree of errors."""
    tree: Json = {}
    for fault in faults:
        node: dict[str, Any] = tree
        for step in fault.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return ApiError(400, INVALID_BODY, "Invalid Form Body", tree)


def unauthorized() -> ApiError:
    """Return a wrong or missing token."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """No such route."""
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    """Return the error for a channel that is gone, or never was."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Return the error for a server that the bot is not in."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Nobody of this id is in the server."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """Return the error for a message that was deleted, or cannot be reached this way."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """Nobody has this id."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """Return the error for an emoji id that the application does not have."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    """No interaction has this token."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """Return the first answer came after three seconds, or to nothing."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """No application command has this id."""
    return ApiError(404, 10063, "Unknown application command")


def already_acknowledged() -> ApiError:
    """Return a second first answer."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """Return the error for a channel that the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def not_your_message() -> ApiError:
    """Only its author edits a message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """Return a message with nothing in it."""
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dm() -> ApiError:
    """Return the error for a person who takes no private messages from the bot."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    """Return the error for something that the bot may not do here."""
    return ApiError(403, 50013, "Missing Permissions")


def expired_token() -> ApiError:
    """Return the error for an interaction whose fifteen minutes are over."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def archived_thread() -> ApiError:
    """Return the error for a thread that is archived."""
    return ApiError(400, 50083, "Thread is archived")


def bad_json() -> ApiError:
    """Return the error for a body that is not JSON at all."""
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def too_large() -> ApiError:
    """Return the error for a request, or one of its files, that is too large."""
    return ApiError(413, 40005, "Request entity too large")


def limited(
    retry_after: float, code: int = 0, message: str = "You are being rate limited.", *, is_global: bool = False
) -> ApiError:
    """Too many requests, of one kind or of the bot altogether; `Via` shows the client that Discord itself says so."""
    headers = {
        "Via": "1.1 playground",
        "Retry-After": f"{retry_after:.3f}",
        "X-RateLimit-Limit": "1",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": f"{retry_after:.3f}",
        "X-RateLimit-Scope": "global" if is_global else "user",
    } | ({"X-RateLimit-Global": "true"} if is_global else {})
    return ApiError(429, code, message, headers=headers, extra={"retry_after": retry_after, "global": is_global})
