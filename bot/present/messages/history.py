"""The history in pages, and the search in its sentences."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Table
from bot.post import Block, Button, Buttons, Entry, Form, Input, Menu, Picture, Post, Text
from bot.present.controls import page_mark
from bot.present.controls.buttons import button
from bot.present.speech import (
    ENTRY,
    FORM_TEXT,
    MENU,
    PLACEHOLDER,
    RESTING,
    cut,
    escape,
    folded,
    rows,
    sentence,
    small,
    turn_voice,
    unmarked,
)
from bot.present.story import Line, lines_in_full, pages_of
from bot.tables.replay import gist
from bot.tables.seat_history import OWN
from bot.tables.state import game_of
from bot.tables.view import TableView
from games.core import Event, Refusal, Say, Seat, say
from locales import Words

from .menu import look_buttons

LAST = -1
"""The last page."""
JUMP = "jump"
"""Path of a control that goes to a turn, chosen from a menu, or typed in the form behind its last entry."""
TYPED = "typed"
"""Value of the last entry in a menu of turns, which opens the form for a turn's number."""
FIND, FOUND = "find", "found"
"""Paths of the controls that search for words, and that go to one of the hits chosen from a menu."""
LAST_MARK = "last"
"""The token of the last page."""
_TYPED = 5
"""The maximum number of digits of a typed turn."""
_HERE = "🔎 "
"""Precedes the sentence that was searched for."""


def history_post(
    events: Sequence[Event],
    table: Table,
    lang: Words,
    number: int = LAST,
    seat: Seat | None = None,
    entries: Sequence[int] = (),
    found: int | None = None,
) -> Post:
    """Return one page of the history, with ways to the others; a number out of range gives the last page.

    Args:
        events: all events that the reader may know, oldest first.
        table: the table.
        lang: the reader's language.
        number: the page, from 0.
        seat: the reader's seat, if they have one.
        entries: the log entry of each event; if given, the page links to the replay.
        found: the event to mark as a search hit.
    """
    pages = pages_of(lines_in_full(events, table, lang, seat))
    last = len(pages) - 1
    number = last if not 0 <= number <= last else number
    title = lang.text("bot-history-title", game=lang.text(f"{table.game}-title"), page=number + 1, count=last + 1)
    lines = [_marked(line) if line.event == found else line for line in pages[number]]
    told = "\n".join(line.text for line in lines) or lang.text("bot-history-nothing")
    row = _turns(table, lang, number, last)
    controls: list[Block] = [*([Buttons(row)] if row else []), *_turn_menu(pages, number, events, table, lang)]
    return Post((Text(title), Text(told), *controls, *_elsewhere(pages[number], table, lang, entries)), RESTING)


def _marked(line: Line) -> Line:
    text = f"{_HERE}{line.text}" if line.is_heading else f"> {_HERE}{line.text.removeprefix('> ')}"
    return replace(line, text=text)


def page_of_entry(
    events: Sequence[Event], entries: Sequence[int], table: Table, lang: Words, seat: Seat | None, entry: int
) -> int:
    """Return the page with the last sentence from a log entry or an earlier one."""
    pages = pages_of(lines_in_full(events, table, lang, seat))
    found = [number for number, page in enumerate(pages) for line in page if entries[line.event] <= entry]
    return max(found, default=0)


def page_of_turn(events: Sequence[Event], table: Table, lang: Words, seat: Seat | None, turn: int) -> int | None:
    """Return the page on which a turn begins, by its number in menus; None if there is no such turn."""
    numbers = turn_numbers(events)
    if not 1 <= turn <= len(numbers):
        return None
    pages = pages_of(lines_in_full(events, table, lang, seat))
    begun = [n for n, page in enumerate(pages) for line in page if numbers.get(line.event, 0) >= turn]
    return min(begun, default=len(pages) - 1)


def turn_numbers(events: Sequence[Event]) -> dict[int, int]:
    """Return the number of the turn for each event that is its heading; turns without other events count as well."""
    headings = [number for number, event in enumerate(events) if event.is_heading]
    return {event: turn for turn, event in enumerate(headings, start=1)}


def jump_form(action: ControlAction, table: Table, lang: Words, turns: int, *rest: str) -> Form:
    """Return the form in which a turn's number is typed; it is submitted under the same action."""
    where = str(ControlId(action, table.id, "", (JUMP, *rest)))
    asks = Input(_asks_number(lang, turns), most=_TYPED)
    return Form(where, cut(lang.text("bot-replay-jump-title"), FORM_TEXT), (asks,))


def typed_number(typed: str) -> int:
    """Return the typed number of a turn; 0, which no turn has, for anything else."""
    return int(typed) if typed.isdecimal() and len(typed) <= _TYPED else 0


def more_post(table: Table, lang: Words, pictures: Sequence[Picture], *, is_beside: bool = False) -> Post:
    """Return the pictures of a table that are not needed at the moment.

    Args:
        table: the table.
        lang: the reader's language.
        pictures: the pictures, drawn.
        is_beside: whether the reader has no seat, and can follow a game in play.
    """
    title = lang.text("bot-more-title", game=lang.text(f"{table.game}-title"))
    can_follow = is_beside and table.phase is Phase.PLAYING
    row = (Buttons((button(ControlAction.FOLLOW, table.id, lang),)),) if can_follow else ()
    return Post((Text(title), *pictures, *row), RESTING)


def around(count: int, middle: int) -> range:
    """Return the turns nearest to `middle` that fit in a menu, leaving room for one more entry if there are others."""
    most = MENU if count <= MENU else MENU - 1
    start = max(0, min(middle - most // 2, count - most))
    return range(start, min(count, start + most))


def turn_menu(control: ControlId, asks: str, entries: Sequence[Entry], count: int, lang: Words) -> Menu:
    """Return a menu of the nearest turns, with a form for the number of any other.

    Args:
        control: the id of the menu.
        asks: its placeholder.
        entries: the nearest turns.
        count: the number of all turns.
        lang: the reader's language.
    """
    other = [Entry(TYPED, cut(lang.text("bot-replay-turn-typed"), ENTRY))] if len(entries) < count else []
    return Menu(str(control), cut(asks, PLACEHOLDER), (*entries, *other))


def gist_text(told: Say | None, table: Table, lang: Words) -> str:
    """Return what happened in a turn, for the line below its heading in a menu; "" if nothing did."""
    if told is None:
        return ""
    is_own = told.id.startswith(OWN)
    return cut(unmarked(sentence(lang, told, table)) if is_own else turn_voice(lang, table)(told), ENTRY)


def _below(events: Sequence[Event], heading: int) -> Sequence[Event]:
    """Return the events below a heading, which is given by its index."""
    rest = events[heading + 1 :]
    return rest[: next((number for number, event in enumerate(rest) if event.is_heading), len(rest))]


def _asks_number(lang: Words, turns: int) -> str:
    return cut(lang.text("bot-replay-jump-asks", turns=turns), FORM_TEXT)


def _turn_menu(
    pages: Sequence[Sequence[Line]], number: int, events: Sequence[Event], table: Table, lang: Words
) -> tuple[Menu, ...]:
    """Return a menu of the turns nearest to this page, each with a way to its page; none if there is one page."""
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
        told = gist(_below(events, line.event), game_of(table).events.reveals)
        entries.append(Entry(f"{page_mark(page)}-{turn}", cut(label, ENTRY), gist_text(told, table, lang)))
    control = ControlId(ControlAction.HISTORY, table.id, "", (JUMP, "menu"))
    return (turn_menu(control, lang.text("bot-replay-turns"), entries, len(headings), lang),)


def _elsewhere(page: Sequence[Line], table: Table, lang: Words, entries: Sequence[int]) -> tuple[Buttons, ...]:
    """Return the buttons to the search, and to the replay at the start of this page."""
    if not entries or not page:
        return ()
    replay = str(ControlId(ControlAction.REPLAY, table.id, "", (f"e{entries[page[0].event]}",)))
    search = str(ControlId(ControlAction.HISTORY, table.id, "", (FIND,)))
    ways = {"bot-button-search": search, "bot-button-replay": replay}
    return (Buttons(tuple(Button(control, lang.text(label)) for label, control in ways.items())),)


def _turns(table: Table, lang: Words, number: int, last: int) -> tuple[Button, ...]:
    """Return the buttons to the first, previous, next and last page."""
    labels = ("bot-go-first", "bot-go-back", "bot-go-on", "bot-go-last")
    places = dict(zip(labels, (0, number - 1, number + 1, last), strict=True))
    near = [(label, place) for label, place in places.items() if 0 <= place <= last and place != number]
    shown = {place: label for label, place in reversed(near)}
    return tuple(
        Button(str(ControlId(ControlAction.HISTORY, table.id, "", (page_mark(place),))), lang.text(label))
        for place, label in sorted(shown.items())
    )


def past_post(view: TableView, lang: Words) -> Post:
    """Return the message with everything that can be looked at after a game."""
    return Post((Text(lang.text("bot-menu-past")), *rows(look_buttons(view, lang))), RESTING)


MOST_TYPED = 60
"""The maximum number of characters of a search."""
_ROOM = 3000
"""The characters that search hits may take up together."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A search hit.

    Attributes:
        line: the sentence.
        heading: the heading in force above it, if there is one.
        page: the page of the history that contains it, from 0.
    """

    line: Line
    heading: Line | None
    page: int


def search_form(table: Table, lang: Words) -> Form:
    """Return the form in which the words are typed; it is submitted under the history's action."""
    where = str(ControlId(ControlAction.HISTORY, table.id, "", (FIND,)))
    title, label = lang.text("bot-search-form"), lang.text("bot-search-asks")
    asks = Input(cut(label, FORM_TEXT), lang.text("bot-search-hint"), MOST_TYPED)
    return Form(where, cut(title, FORM_TEXT), (asks,))


def find(
    events: Sequence[Event],
    table: Table,
    lang: Words,
    wanted: str,
    seat: Seat | None = None,
) -> list[Hit]:
    """Return the sentences that contain all of these words, oldest first, ignoring accents and case.

    Some of the words may be in the heading instead, so that a name and a word find that player's actions.

    Args:
        events: all events that the reader may know, oldest first.
        table: the table.
        lang: the language of the sentences.
        wanted: the words, or parts of words.
        seat: the reader's seat, if they have one.

    Raises:
        Refusal: no word was given.
    """
    words = folded(unmarked(wanted)).split()
    if not words:
        raise Refusal(say("bot-no-search-words"))
    hits = []
    heading: Line | None = None
    for number, page in enumerate(pages_of(lines_in_full(events, table, lang, seat))):
        for line in page:
            heading = line if line.is_heading else heading
            own, above = _searched(line), _searched(heading)
            if any(word in own for word in words) and all(word in own or word in above for word in words):
                hits.append(Hit(line, heading, number))
    return hits


def search_post(hits: Sequence[Hit], wanted: str, events: Sequence[Event], table: Table, lang: Words) -> Post:
    """Return the latest hits that fit, and a menu that leads to the page of each."""
    title = lang.text("bot-search-title", game=lang.text(f"{table.game}-title"), wanted=escape(wanted.strip()))
    shown = _latest(hits)
    told = lang.text("bot-search-found", count=len(hits), shown=len(shown), left=len(hits) - len(shown))
    lines: list[str] = []
    above: Line | None = None
    for hit in shown:
        if hit.heading is not None and hit.heading is not above:
            lines.append(f"**{_turn(hit, events, table, lang)}**")
        above = hit.heading
        if not hit.line.is_heading:
            lines.append(hit.line.text)
    blocks: list[Block] = [Text(title), Text(small(told))]
    if shown:
        blocks += [Text("\n".join(lines)), _places(shown, events, table, lang)]
    again, back = (str(ControlId(ControlAction.HISTORY, table.id, "", path)) for path in ((FIND,), (LAST_MARK,)))
    row = (Button(again, lang.text("bot-button-search")), Button(back, lang.text("bot-button-history")))
    return Post((*blocks, Buttons(row)), RESTING)


def _places(hits: Sequence[Hit], events: Sequence[Event], table: Table, lang: Words) -> Menu:
    """Return a menu of the hits, the latest first; its values name the page and the event."""
    entries = []
    for number, hit in enumerate(reversed(hits)):
        value = f"{page_mark(hit.page)}-{hit.line.event}-{number}"
        sentence = "" if hit.line.is_heading else cut(unmarked(hit.line.text), ENTRY)
        entries.append(Entry(value, cut(unmarked(_turn(hit, events, table, lang)) or sentence, ENTRY), sentence))
    control = str(ControlId(ControlAction.HISTORY, table.id, "", (JUMP, FOUND)))
    return Menu(control, cut(lang.text("bot-search-places"), PLACEHOLDER), tuple(entries))


def _turn(hit: Hit, events: Sequence[Event], table: Table, lang: Words) -> str:
    """Return the number and the heading of a hit's turn; empty before the first."""
    if hit.heading is None:
        return ""
    number = turn_numbers(events)[hit.heading.event]
    heading = turn_voice(lang, table)(events[hit.heading.event].say)
    return lang.text("bot-replay-turn", n=number, heading=escape(heading))


def _latest(hits: Sequence[Hit]) -> list[Hit]:
    """Return the latest hits that fit into a message and its menu."""
    kept: list[Hit] = []
    room = _ROOM
    for hit in reversed(hits[-MENU:]):
        room -= len(hit.line.text) + (len(hit.heading.text) + 10 if hit.heading is not None else 0)
        if room < 0:
            break
        kept.insert(0, hit)
    return kept


def _searched(line: Line | None) -> str:
    return folded(unmarked(line.text)) if line is not None else ""
