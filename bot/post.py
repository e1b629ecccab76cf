"""Messages before they are converted for Discord: text, pictures and controls; and the requests that delivery makes."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal, Protocol, TypeAlias

import orjson

from games.core import Seat

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph in Discord's markdown; `meanwhile` stands there until an animation beside it has ended."""

    markdown: str
    meanwhile: str | None = None


@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line between sections."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An image with its alternative text.

    Attributes:
        name: the file's name; the same picture always has the same one.
        data: the PNG file, or the GIF file of an animation.
        alt: what it shows, in words.
    """

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Illustrated:
    """A paragraph in Discord's markdown with a small picture beside it."""

    markdown: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class Document:
    """A file for the reader to keep, with its name and content."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Button:
    """A button: `id` names its action (see `ids`), the label begins with a verb.

    Attributes:
        sign: a symbol of a game shown before the label, as `game/sign`; omitted if Discord does not have it.
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
    """An option of a menu; `value` is what Discord sends back, and `sign` precedes the label as on a button."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of one to twenty-five options, of which `least` to `most` are chosen."""

    id: str
    placeholder: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Picker:
    """A select menu of the server's channels, roles or people, filled by Discord; `least` to `most` are chosen."""

    id: str
    placeholder: str
    kind: Literal["channels", "roles", "people"]
    chosen: tuple[int, ...] = ()
    least: int = 0
    most: int = 1


Block: TypeAlias = Text | Illustrated | Divider | Picture | Document | Buttons | Menu | Picker


@dataclass(frozen=True, slots=True)
class Post:
    """A whole message.

    Attributes:
        blocks: its parts, from top to bottom.
        accent: colour of the frame, 0xRRGGBB.
        mentions: the people whom the message may ping.
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
        """Return all text, for tests and for logging what was said."""
        return "\n".join(block.markdown for block in self.blocks if isinstance(block, Text | Illustrated))


@dataclass(frozen=True, slots=True)
class Input:
    """A field of a form in which text is typed.

    Attributes:
        label: its question, shown above it.
        hint: what is shown in it while it is empty.
        most: the maximum number of characters.
        is_long: whether the text may have several lines.
        is_required: whether something must be typed.
        name: what its answer is called in the submission.
    """

    label: str
    hint: str = ""
    most: int = 100
    is_long: bool = False
    is_required: bool = True
    name: str = "answer"


@dataclass(frozen=True, slots=True)
class Selection:
    """A field of a form with entries of which one is chosen; or any number, if it `is_several`.

    Attributes:
        name: what its answer is called in the submission.
        label: its question, shown above it.
        entries: what can be chosen; those that are `chosen` are ticked from the start.
        help: a sentence below the label.
    """

    name: str
    label: str
    entries: tuple[Entry, ...]
    help: str = ""
    is_several: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """A dialog with one to five fields, which are sent together."""

    id: str
    title: str
    fields: tuple[Input | Selection, ...]


BOARD, CALL, REQUEST, RECAP = "board", "call:", "request:", "recap"
"""The slots of a table's board and recap among its messages, and the prefixes of those of its calls and requests."""


def hand_slot(seat: Seat) -> str:
    """Return the slot of the private message that shows a seat's hand."""
    return f"hand:{seat}"


def review_slot(seat: Seat) -> str:
    """Return the slot of the message that shows the review of a seat to everyone."""
    return f"review:{seat}"


def watcher_slot(person: int) -> str:
    """Return the slot of the private message of a person who follows a table."""
    return f"watcher:{person}"


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message of the bot that exists in Discord.

    Attributes:
        channel, message: its channel and id.
        at: when it was sent, in seconds since 1970.
        shows: the digest of its content, in a format private to the delivery; empty if it is unknown.
        files: the ids of its attachments by file name.
        asks: the questions that its controls still answer, in a format private to the delivery; empty for a message
            without controls. After a restart this determines which messages lose their controls.
    """

    channel: int
    message: int
    at: float
    shows: str = ""
    files: Mapping[str, int] = field(default_factory=dict)
    asks: tuple[str, ...] = ()


def digest_of(post: Post) -> str:
    """Return a post's digest: equal digests look the same. Pictures count by name, which identifies their content."""
    told = orjson.dumps(([_told(block) for block in post.blocks], post.accent), default=repr)  # bytes are not JSON
    return blake2b(told, digest_size=10).hexdigest()


def _told(block: Block) -> object:
    match block:
        case Picture(name, _, alt):
            return name, alt
        case Illustrated(markdown, picture):
            return markdown, picture.name, picture.alt
        case Text(markdown):
            return {"markdown": markdown}
    return block


def nonce(*parts: object) -> str:
    """Return the nonce by which Discord recognises a message that is sent again."""
    return blake2b(":".join(map(str, parts)).encode(), digest_size=10).hexdigest()


class PortError(Exception):
    """Discord did not carry out a request."""


class Gone(PortError):
    """The message or channel no longer exists."""


class FileGone(Gone):
    """A file that was to be kept in a message no longer exists."""


class NoChannel(Gone):
    """The channel itself no longer exists."""


class Refused(PortError):
    """Discord forbids it: closed private messages, a withdrawn permission, an archived thread."""


class Trouble(PortError):
    """Discord failed; the same request may succeed later."""


class Unauthorised(Trouble):
    """Discord no longer accepts the token: every request fails until the operator renews it."""


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
        """Post a message; a nonce that is sent twice within minutes posts it once."""

    async def edit(self, ref: PostedMessage, post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        """Replace the content of a message of the bot; pictures named in `kept` stay and are not uploaded again.

        Returns:
            the ids of the message's attachments, by file name.
        """

    async def delete(self, ref: PostedMessage) -> None:
        """Delete a message of the bot if it still exists; raises only `Trouble`, if a retry may succeed."""

    async def open_dm(self, person: int) -> int:
        """Return the id of a person's private-message channel, opening it if necessary."""

    async def open_thread(self, channel: int, name: str, people: Collection[int]) -> int:
        """Open a thread in a channel and add people to it; return its id."""

    async def is_member(self, guild: int, person: int) -> bool:
        """Return whether a person is a member of a server; raises `Trouble` if the server is not known right now."""

    async def can_see(self, guild: int, channel: int, person: int) -> bool:
        """Return whether a person can see a channel; raises `Trouble` if the server is not known right now."""

    async def talk_since(self, ref: PostedMessage, limit: int) -> int:
        """Count the messages below one of the bot's, up to `limit`."""

    async def controls_since(self, channel: int, since: float) -> Mapping[int, tuple[str, ...]]:
        """Return the ids of the controls in the bot's messages posted in a channel since a time, by message."""


class UncountedRequests(Protocol):
    """Requests through a recent interaction, which Discord does not count towards the bot's rate limit."""

    async def say(self, channel: int, person: int, post: Post) -> bool:
        """Show a post to one person in an ephemeral message; return whether that was possible."""

    async def edit(self, message: int, post: Post, kept: Mapping[str, int]) -> Mapping[str, int] | None:
        """Edit a message through a recent press of one of its controls, if there was one; see `Port.edit`.

        Returns:
            the ids of the message's attachments, by file name; None if it must be edited through the port.

        Raises:
            FileGone: a picture that was to be kept no longer exists.
            Trouble: Discord fails.
        """
