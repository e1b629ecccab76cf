"""What fits into one message of Discord, and how lines and controls are laid out in it."""

from collections.abc import Iterable, Iterator, Sequence

from bot.post import Block, Button, Buttons, Text
from games.core import Say, Section
from locales import Speaker

TEXT = 4000
"""Characters of text in a message, all its texts together."""
PARTS = 40
"""Components in a message, nested ones counted."""
LABEL = 80
SHOWN = 38
"""Characters of a button's label that a phone shows."""
BUTTONS = 12
"""So many answers are buttons; more are a menu. No question of the games offers now fewer, now more than that."""
NAME = 30
"""Characters of the name of a choice, without facts."""
BUTTONS_OF_VERBS = 10
"""So many answers to a question with several verbs are buttons of one step."""
LIST = 20
"""So much longer than that, a label ends in a list."""
FACT = " · "
"""Stands between the name of a choice and the facts about it."""
ENTRY = 100
PLACEHOLDER = 150
MENU = 25
ROW = 5
_LINE, _EDGES, _LETTER = 349, 30, 8.7
"""Pixels: of a line of buttons on a phone 390 wide, of a button's edges with the gap after it, of a letter on it."""

PLAYING, RESTING, OVER = 0xC77D2E, 0x6B6F76, 0xD9B03B
"""Colours of the frame: a lamp that burns, one that is out, and gold. They say nothing that words do not."""


def cut(text: str, limit: int) -> str:
    """The text, or its beginning and an ellipsis."""
    return text if len(text) <= limit else f"{text[: limit - 1].rstrip()}…"


def fit(lines: Sequence[str], room: int, rest: str) -> str:
    """As many lines as there is room for, from the top; if any are left out, `rest` says so."""
    whole = "\n".join(lines)
    if len(whole) <= room:
        return whole
    kept: list[str] = []
    left = room - len(rest)
    for line in lines:
        if (left := left - len(line) - 1) < 0:
            break
        kept.append(line)
    return "\n".join([*kept, rest])


def split(lines: Sequence[str], room: int) -> list[str]:
    """All lines on pages of at most so many characters; at least one page."""
    pages: list[list[str]] = [[]]
    left = room
    for line in lines:
        if (left := left - len(line) - 1) < 0 and pages[-1]:
            pages.append([])
            left = room - len(line) - 1
        pages[-1].append(line)
    return ["\n".join(page).strip("\n") for page in pages]


def latest(lines: Sequence[str], room: int, most: int) -> list[str]:
    """The last lines, at most so many, that there is room for."""
    kept: list[str] = []
    for line in reversed(lines[-most:]):
        if (room := room - len(line) - 1) < 0:
            break
        kept.insert(0, line)
    return kept


def quoted(lines: Iterable[str]) -> list[str]:
    """Lines with a bar beside them: what was told."""
    return [f"> {line}" for line in _one_by_one(lines)]


def small(text: str) -> str:
    """Fine print."""
    return "\n".join(f"-# {line}" for line in text.splitlines())


def section_lines(sections: Iterable[Section], speak: Speaker, but: Say | None = None) -> list[str]:
    """A board or a hand as lines of markdown: titles bold (unless they format themselves), a blank line between groups.

    The sentence `but` is left out, because it stands elsewhere in the message.
    """
    lines: list[str] = []
    for section in sections:
        if lines:
            lines.append("")
        if section.title is not None:
            title = speak(section.title)
            lines.append(title if "**" in title else f"**{title}**")
        lines += _one_by_one(speak(line) for line in section.lines if line != but)
    return lines


def short_label(label: str, most: int = SHOWN) -> str:
    """A label with as many of its facts as a phone shows, from the first on; a list after a colon is left out whole."""
    while len(label) > most and FACT in label:
        label = label.rpartition(FACT)[0]
    if len(label) > most + LIST:
        label = label.partition(":")[0].rstrip()
    return cut(label, LABEL)


def rows(buttons: Sequence[Button]) -> tuple[Buttons, ...]:
    """Buttons in even rows of at most five."""
    if not buttons:
        return ()
    count = -(-len(buttons) // ROW)
    size = -(-len(buttons) // count)
    return tuple(Buttons(tuple(buttons[i : i + size])) for i in range(0, len(buttons), size))


def fits_line(buttons: Sequence[Button]) -> bool:
    """Whether a phone shows these buttons beside each other."""
    letters = (len(button.label) + button.label.count("…") for button in buttons)  # that one is as wide as two
    return sum(_EDGES + _LETTER * count for count in letters) <= _LINE


def text_size(blocks: Iterable[Block]) -> int:
    """Characters of text in these blocks."""
    return sum(len(block.markdown) for block in blocks if isinstance(block, Text))


def _one_by_one(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield from line.splitlines()
