"""The history as paragraphs and pages: what one move told runs on, and a page is about two screens of a phone."""

import re
from collections.abc import Iterator, Sequence

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
    found: list[str] = []
    before: Line | None = None
    for line in lines:
        if before is not None and _runs_on(before, line, moves, apart) and len(found[-1]) + len(line.text) <= _MOST:
            found[-1] += f" {line.text.removeprefix(_BAR)}"
        else:
            found.append(line.text)
        before = line
    return found


def pages_of(lines: Sequence[Line], moves: Sequence[int] = ()) -> list[list[Line]]:
    """Lines on pages: a turn begins a new one when it does not fit on the one before as a whole."""
    pages: list[list[Line]] = [[]]
    for turn in _turns(lines):
        if pages[-1] and _height([*pages[-1], *turn], moves) > ROOM:
            pages.append([])
        for line in turn:
            if pages[-1] and _height([*pages[-1], line], moves) > ROOM:
                pages.append([])
            pages[-1].append(line)
    return pages


def _turns(lines: Sequence[Line]) -> Iterator[list[Line]]:
    turn: list[Line] = []
    for line in lines:
        if line.is_heading and turn:
            yield turn
            turn = []
        turn.append(line)
    if turn:
        yield turn


def _runs_on(before: Line, line: Line, moves: Sequence[int], apart: int | None) -> bool:
    """Whether a sentence goes on where the one before has ended; the lines of a list never do."""
    if before.is_heading or line.is_heading or before.event == line.event or apart in {before.event, line.event}:
        return False
    is_one_move = not moves or moves[before.event] == moves[line.event]
    return is_one_move and _ENDED.search(before.text) is not None


def _height(lines: Sequence[Line], moves: Sequence[int]) -> int:
    """Lines that these take on a phone."""
    return sum(-(-len(paragraph) // _WIDE) for paragraph in paragraphs(lines, moves))
