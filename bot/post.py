"""A message before it is Discord’s: text, pictures and controls; and what delivery asks of Discord to send it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal, Protocol, TypeAlias

import orjson

from games.core import Seat

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Discord's markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line between parts."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An image with its description.

    Attributes:
        name: the file's name; the same picture always has the same one.
        data: the PNG file, or the GIF file of a moving one.
        alt: what it shows, in words.
    """

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Document:
    """A file to be kept.

    Attributes:
        name: the file's name.
        data: what it holds.
    """

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Button:
    """A button: `id` names what it does (see `ids`), the label begins with a verb.

    Attributes:
        sign: a sign of a game's own before the label, as `game/sign`; it is left out where Discord does not have it.
    """

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of one to five buttons."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu; `value` is what comes back, and `sign` stands before it as on a button."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of one to twenty-five entries, of which `least` to `most` are taken."""

    id: str
    placeholder: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Picker:
    """A select menu of the server's channels, roles or people, listed by Discord; `least` to `most` are taken."""

    id: str
    placeholder: str
    kind: Literal["channels", "roles", "people"]
    chosen: tuple[int, ...] = ()
    least: int = 0
    most: int = 1


Block: TypeAlias = Text | Divider | Picture | Document | Buttons | Menu | Picker


@dataclass(frozen=True, slots=True)
class Post:
    """A whole message.

    Attributes:
        blocks: from top to bottom.
        accent: colour of the frame, 0xRRGGBB.
        mentions: people whom the message may ping.
    """

    blocks: tuple[Block, ...]
    accent: int | None = None
    mentions: tuple[int, ...] = ()

    def controls(self) -> Iterator[Button | Menu | Picker]:
        """Yield all buttons and menus."""
        for block in self.blocks:
            if isinstance(block, Menu | Picker):
                yield block
            elif isinstance(block, Buttons):
                yield from block.buttons

    def words(self) -> str:
        """Return all text, for tests and logs of what was said."""
        return "\n".join(block.markdown for block in self.blocks if isinstance(block, Text))


@dataclass(frozen=True, slots=True)
class Form:
    """A dialog with one line to fill in, or with room for a long text.

    Attributes:
        most: characters that fit in.
        rest: if given, the text may have many lines, and what does not fit goes into a second field of this label.
    """

    id: str
    title: str
    label: str
    hint: str = ""
    most: int = 100
    rest: str = ""


BOARD, CALL, REQUEST = "board", "call:", "request:"
"""The slot of a table's board among its messages, and how the slots of its calls and of what is asked of it begin."""


def hand_slot(seat: Seat) -> str:
    """Return the slot of the private message that shows a seat's hand."""
    return f"hand:{seat}"


def watcher_slot(person: int) -> str:
    """Return the slot of the private message of a person who follows a table."""
    return f"watcher:{person}"


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message of ours that stands in Discord.

    Attributes:
        channel, message: where it stands.
        at: when it was sent, in seconds since 1970.
        shows: the digest of its content, in a form that only the delivery reads; empty where it is unknown.
        files: the ids of its attachments by file name.
        asks: the questions that its controls still answer, in a form that only the delivery reads; empty for a message
            without controls. After a restart they tell which messages lose their controls.
    """

    channel: int
    message: int
    at: float
    shows: str = ""
    files: Mapping[str, int] = field(default_factory=dict)
    asks: tuple[str, ...] = ()


def digest_of(post: Post) -> str:
    """Return the digest of a post: equal digests show the same. Pictures count by name, which tells what they show."""
    blocks = [(block.name, block.alt) if isinstance(block, Picture) else block for block in post.blocks]
    told = orjson.dumps((blocks, post.accent), default=repr)  # a document's data is no JSON
    return blake2b(told, digest_size=10).hexdigest()


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

    async def open_thread(self, channel: int, name: str, people: Collection[int]) -> int:
        """Open a thread in a channel and bring people into it; return its id."""

    async def is_member(self, guild: int, person: int) -> bool:
        """Return whether a person is on a server; raises `Trouble` for a server that is not known now."""

    async def can_see(self, guild: int, channel: int, person: int) -> bool:
        """Return whether a person can see a channel; raises `Trouble` for a server that is not known now."""

    async def talk_since(self, ref: PostedMessage, limit: int) -> int:
        """Count the messages below one of ours, up to `limit`."""

    async def controls_since(self, channel: int, since: float) -> Mapping[int, tuple[str, ...]]:
        """Return the ids of the controls in messages of ours that were posted in a channel since a time, by message."""


class UncountedRequests(Protocol):
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
