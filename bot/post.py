"""A message before it is Discord’s: text, pictures and controls. Presenters make posts, the port sends them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

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
        data: the PNG file.
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
    """A button: `id` names what it does (see `ids`), the label begins with a verb."""

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of one to five buttons."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu; `value` is what comes back."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False


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
        """All buttons and menus."""
        for block in self.blocks:
            if isinstance(block, Menu | Picker):
                yield block
            elif isinstance(block, Buttons):
                yield from block.buttons

    def words(self) -> str:
        """All text, for tests and logs of what was said."""
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
