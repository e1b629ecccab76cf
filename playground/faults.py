"""Discord's API errors: status, code, message, and the faults of the body."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playground.jsontypes import Json

INVALID_BODY = 50035

Path = tuple[str | int, ...]
"""A path inside a body: keys of objects, indexes of lists."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a body, with its path."""

    path: Path
    code: str
    message: str


@dataclass(slots=True)
class ApiError(Exception):
    """A request that Discord would refuse, with its error."""

    status: int
    code: int
    message: str
    errors: Json | None = None
    headers: dict[str, str] = field(default_factory=dict)
    extra: Json = field(default_factory=dict)

    def body(self) -> Json:
        """Return the JSON body of the error."""
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def invalid_body(faults: Iterable[Fault]) -> ApiError:
    """Return error 50035 with Discord's tree of faults."""
    tree: Json = {}
    for fault in faults:
        node: dict[str, Any] = tree
        for step in fault.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return ApiError(400, INVALID_BODY, "Invalid Form Body", tree)


def unauthorized() -> ApiError:
    """Return the error for a wrong or missing token."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """Return the error for an unknown route."""
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    """Return the error for a channel that does not exist."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Return the error for a server that the bot is not in."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Return the error for a user who is not in the server."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """Return the error for a message that was deleted or cannot be accessed this way."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """Return the error for an unknown user."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """Return the error for an emoji id that the application does not have."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    """Return the error for a token that belongs to no interaction."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """Return the error for a first answer after three seconds, or to no interaction."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """Return the error for an unknown application command."""
    return ApiError(404, 10063, "Unknown application command")


def already_acknowledged() -> ApiError:
    """Return the error for a second first answer."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """Return the error for a channel that the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def not_your_message() -> ApiError:
    """Return the error for editing someone else's message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """Return the error for an empty message."""
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dm() -> ApiError:
    """Return the error for a person who accepts no private messages from the bot."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    """Return the error for a missing permission."""
    return ApiError(403, 50013, "Missing Permissions")


def expired_token() -> ApiError:
    """Return the error for an interaction that is more than fifteen minutes old."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def archived_thread() -> ApiError:
    """Return the error for an archived thread."""
    return ApiError(400, 50083, "Thread is archived")


def bad_json() -> ApiError:
    """Return the error for a body that is not JSON."""
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def too_large() -> ApiError:
    """Return the error for a request or file that is too large."""
    return ApiError(413, 40005, "Request entity too large")


def limited(
    retry_after: float, code: int = 0, message: str = "You are being rate limited.", *, is_global: bool = False
) -> ApiError:
    """Return the error for too many requests, on one route or, if `is_global`, in total."""
    headers = {
        "Via": "1.1 playground",
        "Retry-After": f"{retry_after:.3f}",
        "X-RateLimit-Limit": "1",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": f"{retry_after:.3f}",
        "X-RateLimit-Scope": "global" if is_global else "user",
    } | ({"X-RateLimit-Global": "true"} if is_global else {})
    return ApiError(429, code, message, headers=headers, extra={"retry_after": retry_after, "global": is_global})
