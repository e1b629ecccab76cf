"""Searching the history of a table: the sentences that hold some words, each with its turn and the way to its page."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Block, Button, Buttons, Entry, Form, Menu, Post, Text
from bot.present.controls.screens import page_mark
from bot.present.words.layout import ENTRY, MENU, PLACEHOLDER, RESTING, cut, small
from bot.present.words.speech import escape, folded, turn_voice, unmarked
from bot.present.words.story import Line, lines_in_full, pages_of
from games.core import Event, Refusal, Seat, say
from locales import Words

from .history import FIND, FOUND, JUMP, LAST_MARK, turn_numbers

MOST_TYPED = 60
"""Characters of what is searched for."""
_ROOM, _TITLE = 3000, 45


@dataclass(frozen=True, slots=True)
class Hit:
    """A sentence that was found.

    Attributes:
        line: the sentence.
        heading: the heading in force above it, if there is one.
        page: the page of the history on which it stands, from 0.
    """

    line: Line
    heading: Line | None
    page: int


def search_form(table: Table, lang: Words) -> Form:
    """The form in which the words are typed; its answer comes back under the action of the history."""
    where = str(ControlId(ControlAction.HISTORY, table.id, "", (FIND,)))
    title, label = lang.text("bot-search-form"), lang.text("bot-search-asks")
    return Form(where, cut(title, _TITLE), cut(label, _TITLE), lang.text("bot-search-hint"), MOST_TYPED)


def find(
    events: Sequence[Event],
    table: Table,
    lang: Words,
    wanted: str,
    seat: Seat | None = None,
) -> list[Hit]:
    """The sentences that hold all of these words, oldest first; accents and capitals do not matter.

    Some of the words may stand in the heading above instead, so that a name and a word find what that player did.

    Args:
        events: all that was told to the reader, oldest first: nothing else can be found.
        table: where.
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
    """What was found, the latest of it if it is much, and a menu that leads to each place in the history."""
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
    """A menu of the hits, the latest first; its values name the page and the event."""
    entries = []
    for number, hit in enumerate(reversed(hits)):
        value = f"{page_mark(hit.page)}-{hit.line.event}-{number}"
        sentence = "" if hit.line.is_heading else cut(unmarked(hit.line.text), ENTRY)
        entries.append(Entry(value, cut(unmarked(_turn(hit, events, table, lang)) or sentence, ENTRY), sentence))
    control = str(ControlId(ControlAction.HISTORY, table.id, "", (JUMP, FOUND)))
    return Menu(control, cut(lang.text("bot-search-places"), PLACEHOLDER), tuple(entries))


def _turn(hit: Hit, events: Sequence[Event], table: Table, lang: Words) -> str:
    """The number and the heading of a hit's turn; empty before the first."""
    if hit.heading is None:
        return ""
    number = turn_numbers(events)[hit.heading.event]
    heading = turn_voice(lang, table)(events[hit.heading.event].say)
    return lang.text("bot-replay-turn", n=number, heading=escape(heading))


def _latest(hits: Sequence[Hit]) -> list[Hit]:
    """As many of the latest as fit into a message and its menu."""
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
