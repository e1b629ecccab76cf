"""What delivery asks of Discord, and the few ways in which Discord says no."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.post import Post, PostedMessage


class PortError(Exception):
    """Discord did not do what was asked."""


class Gone(PortError):
    """The message or channel no longer exists."""


class FileGone(Gone):
    """A file that was to stay in a message is no longer there."""


class NoChannel(Gone):
    """The channel itself no longer exists."""


class Refused(PortError):
    """Discord forbids it: closed private messages, a withdrawn permission, an archived thread."""


class Trouble(PortError):
    """Discord failed; the same request may succeed later."""


class Unauthorised(Trouble):
    """Discord no longer accepts the token: nothing gets through until the operator renews it."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was posted.

    Attributes:
        message: its id.
        files: the ids of its attachments, by file name.
    """

    message: int
    files: Mapping[str, int] = field(default_factory=dict)


class Port(Protocol):
    """The requests that delivery makes outside interactions; all raise `Gone`, `Refused` or `Trouble`."""

    async def send(self, channel: int, post: Post, nonce: str) -> Sent:
        """Post a message; the same nonce twice within minutes posts it once."""

    async def edit(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        """Replace what a message of ours shows; pictures named in `kept` stay and are not uploaded again.

        Returns:
            the ids of the message's attachments, by file name.
        """

    async def delete(self, ref: PostedMessage) -> None:
        """Delete a message of ours if it still exists; raises only `Trouble`, when that may succeed later."""

    async def open_dm(self, person: int) -> int:
        """Return the channel of private messages with a person."""

    async def is_member(self, guild: int, person: int) -> bool:
        """Return whether a person is on a server; raises `Trouble` for a server that is not known now."""

    async def can_see(self, guild: int, channel: int, person: int) -> bool:
        """Return whether a person can see a channel; raises `Trouble` for a server that is not known now."""

    async def talk_since(self, ref: PostedMessage, limit: int) -> int:
        """Count the messages below one of ours, up to `limit`."""

    async def controls_since(self, channel: int, since: float) -> Mapping[int, tuple[str, ...]]:
        """Return the ids of the controls in messages of ours that were posted in a channel since a time, by message."""


class RecentInteractions(Protocol):
    """What can be done by an interaction of the last minutes: Discord does not count that among the bot's requests."""

    async def say(self, channel: int, person: int, post: Post) -> bool:
        """Show a post to one person alone; return whether that was possible."""

    async def edit(self, message: int, post: Post, kept: Mapping[str, int]) -> Mapping[str, int] | None:
        """Edit a message through a recent press of one of its controls, if there was one; see `Port.edit`.

        Returns:
            the ids of the message's attachments, by file name; None when it has to be edited through the port.

        Raises:
            FileGone: a picture that was to stay is no longer there.
            Trouble: Discord fails.
        """
