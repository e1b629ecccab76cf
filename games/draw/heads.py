"""The head of every board: the game's name, who must act and what is asked, and what just happened."""

from collections.abc import Sequence

from .canvas import WIDTH, Canvas
from .palette import BRASS, BRASS_DIM, LIT, LIVERIES, MUTED, TEXT, Livery
from .parts import mark
from .text import wrap

MARGIN, GAP = 16, 12
INNER = WIDTH - 2 * MARGIN
TITLE = 66
_ASK, _LINE, _MOST = 88, 34, 3
_EVENT_SIZE = 25


def heading(canvas: Canvas, title: str, right: str) -> None:
    """The lamp, the game's name and a short text on the right; `TITLE` pixels high."""
    canvas.sign("lamp", MARGIN, 6, 54)
    taken = canvas.text(right, WIDTH - MARGIN - 4, 46, 30, MUTED, face="title", align="right")
    canvas.text(title, MARGIN + 64, 48, 40, BRASS, face="title", width=INNER - 84 - taken)


def event_lines(events: Sequence[str]) -> list[str]:
    """The latest event, and those before it that fit whole, on at most three lines."""
    lines: list[str] = []
    for event in reversed(events):
        whole = wrap(event, _EVENT_SIZE, INNER - 40, _MOST + 1)
        if lines and len(whole) + len(lines) > _MOST:
            break
        lines = (whole if len(whole) <= _MOST else wrap(event, _EVENT_SIZE, INNER - 40, _MOST)) + lines
    return lines


def question_height(events: Sequence[str]) -> int:
    """How high the question with these lines of events will be."""
    return _ASK + (_LINE * len(events) + 12 if events else 0)


def question(
    canvas: Canvas,
    y: int,
    asked: str,
    seats: int | Sequence[int] | None,
    events: Sequence[str],
    liveries: Sequence[Livery] = LIVERIES,
) -> None:
    """A lit panel: the marks of who must act, the question, and below it the lines of events."""
    canvas.box((MARGIN, y, INNER, question_height(events)), LIT, BRASS, 3)
    left = MARGIN + 18
    who = (seats,) if isinstance(seats, int) else seats or ()
    for seat in who:
        mark(canvas, seat, left, y + 14, 56, liveries)
        left += 62
    left += 12 if who else 0
    room = WIDTH - MARGIN - 18 - left
    size = next((size for size in (34, 31, 28, 26) if len(wrap(asked, size, room, 2)) == 1), 28)
    lines = wrap(asked, size, room, 2)
    for number, line in enumerate(lines):
        base = y + (54 if len(lines) == 1 else 38 + 32 * number)
        canvas.text(line, left, base, size, TEXT, width=room, least=24)
    if events:
        canvas.line([(MARGIN + 18, y + _ASK), (WIDTH - MARGIN - 18, y + _ASK)], BRASS_DIM, 1)
    for number, line in enumerate(events):
        canvas.text(line, MARGIN + 20, y + _ASK + 28 + _LINE * number, _EVENT_SIZE, MUTED, width=INNER - 40)
