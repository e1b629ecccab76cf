"""Sentences in one language, and the layout of lines and controls within Discord's limits.

Names are escaped; the bot's own sentences are distinguished from those of games.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from bot.model import Table
from bot.post import Block, Button, Buttons, Illustrated, PostedMessage, Text
from bot.profile import clean_name
from bot.tables.seat_history import OWN
from games.core import Refusal, Say, Section, Sign
from locales import Speaker, Words

ROBOT, WARNED = "🤖 ", " ⚠️"
"""Precede the name of a computer player, and follow the label of a button whose every choice has a warning."""
LABEL_NAME = 15
"""Maximum length of a name in a label."""
_MARKS = re.compile(r"[\\*_~`|<>\[\]]|:(?=//)|^(?:[#>+-]|\d+(?=\.))")

_FORMAT = re.compile(r"\\(?=[\W\d_])|(?<!\\)(?:\*\*|`)")
_LATE_MARK = re.compile(r"^(\w{1,2} )(`[A-Z]` )")
_APART = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


def clean(lang: Words, name: str) -> str:
    """Return a name on one line without invisible or direction-changing characters, for labels."""
    return clean_name(name) or lang.text("bot-nameless")


def safe(lang: Words, name: str) -> str:
    """Return a name escaped for Discord's markdown: it formats nothing, links nowhere and mentions nobody."""
    return escape(clean(lang, name))


_QUESTION = re.compile(r"(?:[^:?!]*:)?[^?!.]*[?!.](?= )")
"""The first sentence of a question, after the name of whom it asks."""


@lru_cache(maxsize=4096)
def escape(text: str) -> str:
    """Return plain text escaped for markdown.

    discord.py's own helpers do not escape links, channel mentions and timestamps.
    """
    return _MARKS.sub(lambda found: _escaped(found[0]), text).replace("@", "@\u200b")


def names_at(lang: Words, table: Table) -> tuple[str, ...]:
    """Return the names at a table by seat; those of computer players have a robot in front."""
    return _names(lang, tuple([(occupant.name, occupant.person is None) for occupant in table.occupants]))


@lru_cache(maxsize=1024)
def _names(lang: Words, occupants: tuple[tuple[str, bool], ...]) -> tuple[str, ...]:
    """Return cleaned names from pairs of a name and whether it is a computer player's."""
    return tuple(f"{ROBOT}{clean(lang, name)}" if is_computer else clean(lang, name) for name, is_computer in occupants)


def names_told(lang: Words, table: Table) -> tuple[str, ...]:
    """Return the names by seat, followed by those of former players, for sentences about their time."""
    former = (
        clean(lang, one.name) if one.person is not None else f"{ROBOT}{clean(lang, one.name)}" for one in table.former
    )
    return (*names_at(lang, table), *former)


def voice(lang: Words, table: Table) -> Speaker:
    """Return the speaker that turns a table's sentences into markdown."""
    return Speaker(lang, table.game, tuple(map(escape, names_at(lang, table))))


def plain_voice(lang: Words, table: Table) -> Speaker:
    """Return the speaker that turns a table's sentences into plain text, for questions and pictures."""
    return Speaker(lang, table.game, names_at(lang, table))


def label_voice(lang: Words, table: Table) -> Speaker:
    """Return the speaker for a table's labels: names are short, without robots, with marks if they begin alike."""
    return Speaker(lang, table.game, _short(tuple(clean(lang, occupant.name) for occupant in table.occupants)))


@lru_cache(maxsize=1024)
def _short(whole: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names as shown in labels."""
    short = [name if len(name) <= LABEL_NAME else f"{name[: LABEL_NAME - 1].rstrip()}…" for name in whole]
    return tuple(
        name if short.count(name) == 1 else f"{mark_of(seat)} {name[: LABEL_NAME - 3].rstrip()}…"
        for seat, name in enumerate(short)
    )


def bold_voice(lang: Words, table: Table) -> Speaker:
    """Return the speaker that turns a table's sentences into markdown with bold names."""
    return Speaker(lang, table.game, tuple(f"**{escape(name)}**" for name in names_told(lang, table)))


def heading_voice(lang: Words, table: Table) -> Callable[[Say], str]:
    """Return a function that turns a table's headings into markdown, each name with its player's mark.

    The mark comes first if only a preposition precedes the name: « `A` À Lou de jouer », but « Tour 1 : `A` Lou lance
    le dé ».
    """
    seats = (*range(len(table.occupants)), *(one.seat for one in table.former))
    names = zip(seats, names_told(lang, table), strict=True)
    speak = Speaker(lang, table.game, tuple(f"`{mark_of(seat)}` {escape(name)}" for seat, name in names))
    return lambda said: _LATE_MARK.sub(r"\2\1", speak(said))


def turn_voice(lang: Words, table: Table) -> Speaker:
    """Return the speaker for a table's headings in menus, which have no markdown."""
    return Speaker(lang, table.game, names_told(lang, table))


def mark_of(seat: int) -> str:
    """Return the letter that marks a player in pictures."""
    return chr(ord("A") + seat)


def danger_lines(said: Say, speak: Speaker) -> list[str]:
    """Return what threatens the reader, on a line of its own.

    It is the question's `.danger` attribute, if it has one.
    """
    told = Say(f"{said.id}.danger", said.values)
    return [found] if speak.words.has(told.id) and (found := speak(told)) else []


def sentence(lang: Words, said: Say, table: Table | None = None) -> str:
    """Return a sentence of the bot, of the core or of the table's game, as markdown."""
    if table is not None and not said.id.startswith(OWN):
        return voice(lang, table)(said)
    values: dict[str, str | int] = {}
    for name, value in said.values.items():
        if isinstance(value, tuple):
            values |= lang.list_values(name, [_literal(lang, item, table, is_seat=name == "seats") for item in value])
        elif table is not None and isinstance(value, int) and name.endswith("_seat"):
            values[name] = safe(lang, table.occupants[value].name)
        else:
            whose = clean(lang, value) if name == "name" and isinstance(value, str) else value
            values[name] = whose if isinstance(whose, int) else _literal(lang, whose, table)
    return lang.fill(said.id, values)


def refusal_text(lang: Words, refusal: Refusal, table: Table | None = None) -> str:
    """Return a refusal as text."""
    return sentence(lang, refusal.say, table)


def folded(text: str) -> str:
    """Return text without accents, ligatures, case and repeated spaces, for comparisons."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().translate(_APART).split())


def unmarked(text: str) -> str:
    """Return a line of the bot's markdown as plain text."""
    bare = text.removeprefix("> ").removeprefix("-# ").replace("\u200b", "")
    return _FORMAT.sub("", bare)


def _literal(lang: Words, value: object, table: Table | None, *, is_seat: bool = False) -> str:
    if is_seat and isinstance(value, int) and table is not None:
        return safe(lang, table.occupants[value].name)
    if isinstance(value, Say):
        return sentence(lang, value, table)
    return escape(value.text if isinstance(value, Sign) else str(value))


def _escaped(found: str) -> str:
    return f"{found}\\" if found[0].isdigit() else f"\\{found}"


TEXT = 4000
"""Maximum number of characters in all texts of a message."""
FILES = 10
"""Maximum number of pictures in one message."""
LABEL = 80
SHOWN = 38
"""Number of characters of a button's label that a phone shows."""
BUTTONS = 12
"""Maximum number of answers shown as buttons; the games' questions never cross this limit."""
DECIDING = 60
"""Characters of a label up to the end of its decisive first fact; a phone shows them in two lines."""
NAME = 30
"""Maximum length of a choice's name without facts."""
TALL, TALLER, TALL_IN_ROWS = 5, 7, 10
"""Maximum number of lines that the answers of one step take up on a phone as buttons: of a first step with one verb,
of several verbs or a later step, and of rows with headings, where a long label counts twice; taller ones are menus, or
asked in two steps."""
BUTTONS_OF_VERBS = 10
"""Maximum number of answers shown as buttons if a question has several verbs."""
LIST = 22
"""Characters beyond the limit from which a label's list is dropped."""
FACT, GAIN = " · ", " → "
"""Separate the name of a choice from the facts about it, and a price from what is gained for it."""
ENTRY = 100
PLACEHOLDER = 150
FORM_TEXT = 45
"""Maximum length of a form's title and of a field's label."""
MENU = 25
ROW = 5
_LINE, _EDGES, _LETTER = 349, 30, 8.7
"""Pixels: of a row of buttons on a phone 390 wide, of a button's edges and gap, and of a letter."""

PLAYING, RESTING, OVER = 0xC77D2E, 0x6B6F76, 0xD9B03B
"""Colours of the frame: a burning lamp, an unlit one, and gold; they carry no information of their own."""


def cut(text: str, limit: int) -> str:
    """Return the text, shortened with an ellipsis if necessary."""
    return text if len(text) <= limit else f"{text[: limit - 1].rstrip()}…"


def message_link(table: Table, ref: PostedMessage) -> str:
    """Return the link to one of the bot's messages in a table's server."""
    return f"https://discord.com/channels/{table.guild}/{ref.channel}/{ref.message}"


def jump(table: Table) -> str:
    """Return the link to a table's board, or else to its channel."""
    if table.board is not None and table.board.channel == table.channel:
        return message_link(table, table.board)
    return f"https://discord.com/channels/{table.guild}/{table.channel}"


def fit(lines: Sequence[str], room: int, rest: str) -> str:
    """Return as many lines as fit, from the top, followed by `rest` if any are left out."""
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
    """Return all lines in pages of at most `room` characters; at least one page."""
    pages: list[list[str]] = [[]]
    left = room
    for line in lines:
        if (left := left - len(line) - 1) < 0 and pages[-1]:
            pages.append([])
            left = room - len(line) - 1
        pages[-1].append(line)
    return ["\n".join(page).strip("\n") for page in pages]


def latest(lines: Sequence[str], room: int, most: int) -> list[str]:
    """Return the last lines that fit, at most `most`."""
    kept: list[str] = []
    for line in reversed(lines[-most:]):
        if (room := room - len(line) - 1) < 0:
            break
        kept.insert(0, line)
    return kept


def quoted(lines: Iterable[str]) -> list[str]:
    """Return the lines as a quotation."""
    return [f"> {line}" for line in _one_by_one(lines)]


def question_text(asks: str) -> str:
    """Return a question as markdown: its first sentence in bold, and below it the details that follow, if any."""
    end = _QUESTION.match(asks)
    first, rest = (asks[: end.end()], asks[end.end() :].strip()) if end else (asks, "")
    return "\n".join((f"**{escape(first.strip())}**", *([escape(rest)] if rest else [])))


def small(text: str) -> str:
    """Return a text in small print."""
    return "\n".join(f"-# {line}" for line in text.splitlines())


def section_lines(sections: Iterable[Section], speak: Speaker, but: Say | None = None) -> list[str]:
    """Return a board or hand as lines of markdown: bold titles (unless partly bold), blank lines between groups.

    The sentence `but` is left out, because it is elsewhere in the message.
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


def short_label(label: str) -> str:
    """Return a label with its first fact and as many others as a phone shows.

    A list after a colon is dropped entirely if too long, and so is the fact that it belongs to. An only fact
    “price → gain” is kept whole, so that things of one kind are offered alike, however long their names are.
    """
    while len(label) > (SHOWN if label.count(FACT) > 1 else LABEL if GAIN in label else DECIDING) and FACT in label:
        label = label.rpartition(FACT)[0]
    if len(label) > SHOWN + LIST:
        head = label.partition(":")[0].rstrip()
        label = head.rpartition(FACT)[0] if FACT in head and head != label else head
    return cut(label, LABEL)


def rows(buttons: Sequence[Button]) -> tuple[Buttons, ...]:
    """Return the buttons in even rows of at most five."""
    if not buttons:
        return ()
    count = -(-len(buttons) // ROW)
    size = -(-len(buttons) // count)
    return tuple(Buttons(tuple(buttons[i : i + size])) for i in range(0, len(buttons), size))


def fits_line(buttons: Sequence[Button]) -> bool:
    """Return whether a phone shows these buttons in one row."""
    return sum(_width(button.label) for button in buttons) <= _LINE


def lines_of(labels: Sequence[str]) -> int:
    """Return the number of lines that buttons with these labels take up on a phone."""
    size, count = -(-len(labels) // max(-(-len(labels) // ROW), 1)), 0
    for start in range(0, len(labels), size or 1):
        left = 0.0
        for width in map(_width, labels[start : start + size]):
            if width > left:
                count, left = count + 1, _LINE
            left -= width
    return count


def _width(label: str) -> float:
    return _EDGES + _LETTER * (len(label) + label.count("…"))  # an ellipsis is two letters wide


def text_size(blocks: Iterable[Block]) -> int:
    """Return the number of characters in these blocks."""
    return sum(len(block.markdown) for block in blocks if isinstance(block, Text | Illustrated))


def _one_by_one(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield from line.splitlines()
