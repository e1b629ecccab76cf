"""The history of a table: all that happened, turn by turn, on pages that end between turns where they can."""

from collections.abc import Sequence

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Button, Buttons, Picture, Post, Text
from games.core import Event, Seat
from locales import Words

from .layout import RESTING
from .paths import page_mark
from .story import Line, story_lines

ROOM = 3000
"""Characters of a page: some two screens of a phone."""
LAST = -1
"""Asks for the last page."""


def history_post(
    events: Sequence[Event], table: Table, lang: Words, number: int = LAST, seat: Seat | None = None
) -> Post:
    """One page of the history, with the ways to the others; the last one for a number beyond it."""
    pages = _pages(story_lines(events, table, lang, seat))
    last = len(pages) - 1
    number = last if not 0 <= number <= last else number
    title = lang.text("bot-history-title", game=lang.text(f"{table.game}-title"), page=number + 1, count=last + 1)
    told = "\n".join(pages[number]) or lang.text("bot-history-nothing")
    row = _turns(table, lang, number, last)
    return Post((Text(title), Text(told), *([Buttons(row)] if row else [])), RESTING)


def more_post(table: Table, lang: Words, pictures: Sequence[Picture]) -> Post:
    """The pictures of a table that nobody needs at the moment."""
    title = lang.text("bot-more-title", game=lang.text(f"{table.game}-title"))
    return Post((Text(title), *pictures), RESTING)


def _pages(lines: Sequence[Line]) -> list[list[str]]:
    """Lines on pages: a turn begins a new one when it does not fit on the one before as a whole."""
    turns: list[list[str]] = []
    for line in lines:
        if line.is_heading or not turns:
            turns.append([])
        turns[-1].append(line.text)
    pages: list[list[str]] = [[]]
    for turn in turns:
        if pages[-1] and _size(pages[-1]) + _size(turn) > ROOM:
            pages.append([])
        for text in turn:
            if pages[-1] and _size(pages[-1]) + len(text) > ROOM:
                pages.append([])
            pages[-1].append(text)
    return pages


def _size(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _turns(table: Table, lang: Words, number: int, last: int) -> tuple[Button, ...]:
    """Buttons to the first page, the one before, the next and the last."""
    labels = ("bot-button-first", "bot-button-previous", "bot-button-next", "bot-button-last")
    places = dict(zip(labels, (0, number - 1, number + 1, last), strict=True))
    near = [(label, place) for label, place in places.items() if 0 <= place <= last and place != number]
    shown = {place: label for label, place in reversed(near)}
    return tuple(
        Button(str(ControlId(ControlAction.HISTORY, table.id, "", (page_mark(place),))), lang.text(label))
        for place, label in sorted(shown.items())
    )
