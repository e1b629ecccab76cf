"""The history of a table: all that happened, turn by turn, on pages that end between turns where they can."""

from collections.abc import Sequence

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Table
from bot.post import Block, Button, Buttons, Entry, Form, Menu, Picture, Post, Text
from games.core import Event, Seat
from locales import Words

from .controls import button
from .layout import ENTRY, MENU, PLACEHOLDER, RESTING, cut
from .paths import page_mark
from .speech import turn_voice
from .story import Line, story_lines

ROOM = 3000
"""Characters of a page: some two screens of a phone."""
LAST = -1
"""Asks for the last page."""
JUMP = "jump"
"""In the path of a control: the turn to go to is chosen from a menu, or typed."""
FIND, FOUND = "find", "found"
"""In the path of a control: words are searched for, and one of the places where they stand is chosen from a menu."""
LAST_MARK = "last"
"""The token of the last page."""
_TITLE, _TYPED = 45, 5
_HERE = "🔎 "
"""Stands before the sentence that was searched for."""


def history_post(
    events: Sequence[Event],
    table: Table,
    lang: Words,
    number: int = LAST,
    seat: Seat | None = None,
    entries: Sequence[int] = (),
    found: int | None = None,
) -> Post:
    """One page of the history, with the ways to the others; the last one for a number beyond it.

    Args:
        events: all that was told to the reader, oldest first.
        table: where.
        lang: the reader's language.
        number: which page, from 0.
        seat: the reader's seat, if they have one.
        entries: by event, the entry of the log that told it; with them the page leads to the replay.
        found: the event that was searched for, whose sentence is marked.
    """
    pages = pages_of(story_lines(events, table, lang, seat))
    last = len(pages) - 1
    number = last if not 0 <= number <= last else number
    title = lang.text("bot-history-title", game=lang.text(f"{table.game}-title"), page=number + 1, count=last + 1)
    told = "\n".join(_marked(line) if line.event == found else line.text for line in pages[number]) or lang.text(
        "bot-history-nothing"
    )
    row = _turns(table, lang, number, last)
    controls: list[Block] = [*_turn_menu(pages, number, events, table, lang), *([Buttons(row)] if row else [])]
    return Post((Text(title), Text(told), *controls, *_elsewhere(pages[number], table, lang, entries)), RESTING)


def _marked(line: Line) -> str:
    return f"{_HERE}{line.text}" if line.is_heading else f"> {_HERE}{line.text.removeprefix('> ')}"


def page_of_entry(
    events: Sequence[Event], entries: Sequence[int], table: Table, lang: Words, seat: Seat | None, entry: int
) -> int:
    """The page where the last sentence stands that an entry of the log, or one before it, has told."""
    pages = pages_of(story_lines(events, table, lang, seat))
    found = [number for number, page in enumerate(pages) for line in page if entries[line.event] <= entry]
    return max(found, default=0)


def page_of_turn(events: Sequence[Event], table: Table, lang: Words, seat: Seat | None, turn: int) -> int | None:
    """The page where a turn begins, by the number that menus give it; None where there is no such turn."""
    numbers = turn_numbers(events)
    if not 1 <= turn <= len(numbers):
        return None
    pages = pages_of(story_lines(events, table, lang, seat))
    begun = [n for n, page in enumerate(pages) for line in page if numbers.get(line.event, 0) >= turn]
    return min(begun, default=len(pages) - 1)


def turn_numbers(events: Sequence[Event]) -> dict[int, int]:
    """By event: the number of the turn whose heading it is. Turns in which nothing is told have one as well."""
    headings = [number for number, event in enumerate(events) if event.is_heading]
    return {event: turn for turn, event in enumerate(headings, start=1)}


def jump_form(action: ControlAction, table: Table, lang: Words, turns: int, *rest: str) -> Form:
    """The form in which the number of a turn is typed; its answer comes back under the same action."""
    where = str(ControlId(action, table.id, "", (JUMP, *rest)))
    return Form(where, cut(lang.text("bot-replay-jump-title"), _TITLE), _asks_number(lang, turns), "", _TYPED)


def typed_number(typed: str) -> int:
    """The number of a turn as somebody has typed it; 0, which no turn has, for anything else."""
    return int(typed) if typed.isdecimal() and len(typed) < 6 else 0


def more_post(table: Table, lang: Words, pictures: Sequence[Picture], *, is_beside: bool = False) -> Post:
    """The pictures of a table that nobody needs at the moment.

    Args:
        table: the table.
        lang: the reader's language.
        pictures: the pictures, drawn.
        is_beside: whether the reader has no seat there, and can follow a game in play.
    """
    title = lang.text("bot-more-title", game=lang.text(f"{table.game}-title"))
    can_follow = is_beside and table.phase is Phase.PLAYING
    row = (Buttons((button(ControlAction.FOLLOW, table.id, lang),)),) if can_follow else ()
    return Post((Text(title), *pictures, *row), RESTING)


def around(count: int, middle: int, most: int = MENU) -> range:
    """Which of many lines a menu shows: those around the one in the middle."""
    start = max(0, min(middle - most // 2, count - most))
    return range(start, min(count, start + most))


def _asks_number(lang: Words, turns: int) -> str:
    return cut(lang.text("bot-replay-jump-asks", turns=turns), _TITLE)


def _turn_menu(
    pages: Sequence[Sequence[Line]], number: int, events: Sequence[Event], table: Table, lang: Words
) -> tuple[Menu, ...]:
    """The turns nearest to this page, each with the way to its page; nothing where all stands on one page."""
    headings = [(page, line) for page, lines in enumerate(pages) for line in lines if line.is_heading]
    if len(pages) < 2 or not headings:
        return ()
    speak, numbers = turn_voice(lang, table), turn_numbers(events)
    middle = next((n for n, (page, _) in enumerate(headings) if page >= number), len(headings) - 1)
    entries = []
    for n in around(len(headings), middle):
        page, line = headings[n]
        turn = numbers[line.event]
        label = lang.text("bot-replay-turn", n=turn, heading=speak(events[line.event].say))
        entries.append(Entry(f"{page_mark(page)}-{turn}", cut(label, ENTRY)))
    control = str(ControlId(ControlAction.HISTORY, table.id, "", (JUMP, "menu")))
    return (Menu(control, cut(lang.text("bot-replay-turns"), PLACEHOLDER), tuple(entries)),)


def _elsewhere(page: Sequence[Line], table: Table, lang: Words, entries: Sequence[int]) -> tuple[Buttons, ...]:
    """The ways to the replay at the beginning of this page, to a turn by its number, and to words."""
    if not entries or not page:
        return ()
    jump = str(ControlId(ControlAction.HISTORY, table.id, "", (JUMP,)))
    replay = str(ControlId(ControlAction.REPLAY, table.id, "", (f"e{entries[page[0].event]}",)))
    search = str(ControlId(ControlAction.HISTORY, table.id, "", (FIND,)))
    ways = {"bot-button-search": search, "bot-button-jump": jump, "bot-button-replay": replay}
    return (Buttons(tuple(Button(control, lang.text(label)) for label, control in ways.items())),)


def pages_of(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines on pages: a turn begins a new one when it does not fit on the one before as a whole."""
    turns: list[list[Line]] = []
    for line in lines:
        if line.is_heading or not turns:
            turns.append([])
        turns[-1].append(line)
    pages: list[list[Line]] = [[]]
    filled = 0
    for turn in turns:
        if pages[-1] and filled + sum(len(line.text) + 1 for line in turn) > ROOM:
            pages.append([])
            filled = 0
        for line in turn:
            if pages[-1] and filled + len(line.text) > ROOM:
                pages.append([])
                filled = 0
            pages[-1].append(line)
            filled += len(line.text) + 1
    return pages


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
