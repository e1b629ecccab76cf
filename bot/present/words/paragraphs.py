"""The history as paragraphs and pages: what one move told runs on, and a page is about two screens of a phone."""

import re
from collections.abc import Sequence

from bot.model import Table
from games.core import Event, Seat
from locales import Words

from .story import Line, story_lines

ROOM = 40
"""Lines of a page on a phone: with its controls, some two screens."""
_WIDE = 42
"""Characters of such a line."""
_MOST = 200
"""Characters of a paragraph, beyond which the next sentence begins another one."""
_BAR = "> "
_ENDED = re.compile(r"[.!?…][*`”»)]*$")


def lines_in_full(events: Sequence[Event], table: Table, lang: Words, seat: Seat | None = None) -> list[Line]:
    """All of the story, oldest first, without the recaps of what stands there anyway."""
    lines: list[Line] = []
    for line in story_lines(events, table, lang, seat):
        if not line.is_recap or not lines or lines[-1].is_heading:
            lines.append(line)
    return lines


def paragraphs(lines: Sequence[Line], moves: Sequence[int] = (), apart: int | None = None) -> list[str]:
    """The lines as markdown, in which whole sentences that one move told follow each other in one paragraph.

    Args:
        lines: what was told, oldest first.
        moves: by event, which move told it; without them, one move told everything.
        apart: the event whose sentence stands alone.
    """
    groups = _grouped(lines, moves, apart)
    return [" ".join([first.text, *(line.text.removeprefix(_BAR) for line in rest)]) for first, *rest in groups]


def pages_of(lines: Sequence[Line], moves: Sequence[int] = ()) -> list[list[Line]]:
    """Lines on pages that end between paragraphs, and between turns where a turn fits on a page as a whole."""
    turns: list[list[list[Line]]] = []
    for group in _grouped(lines, moves):
        if group[0].is_heading or not turns:
            turns.append([])
        turns[-1].append(group)
    pages: list[list[Line]] = [[]]
    filled = 0
    for turn in turns:
        if pages[-1] and filled + sum(map(_height, turn)) > ROOM:
            pages.append([])
            filled = 0
        for group in turn:
            if pages[-1] and filled + _height(group) > ROOM:
                pages.append([])
                filled = 0
            pages[-1] += group
            filled += _height(group)
    return pages


def _grouped(lines: Sequence[Line], moves: Sequence[int], apart: int | None = None) -> list[list[Line]]:
    """The lines of each paragraph."""
    groups: list[list[Line]] = []
    size = 0
    for line in lines:
        size += len(line.text)
        if groups and size <= _MOST and _runs_on(groups[-1][-1], line, moves, apart):
            groups[-1].append(line)
        else:
            groups.append([line])
            size = len(line.text)
    return groups


def _runs_on(before: Line, line: Line, moves: Sequence[int], apart: int | None) -> bool:
    """Whether a sentence goes on where the one before has ended; the lines of a list never do."""
    if before.is_heading or line.is_heading or before.event == line.event or apart in {before.event, line.event}:
        return False
    is_one_move = not moves or moves[before.event] == moves[line.event]
    return is_one_move and _ENDED.search(before.text) is not None


def _height(group: Sequence[Line]) -> int:
    """Lines that a paragraph takes on a phone."""
    return -(-sum(len(line.text) for line in group) // _WIDE)
