"""The story of a game as lines and pages."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any

from bot.model import Table
from bot.tables.ending import OWN_ENDINGS
from bot.tables.records import TOOK_BACK
from bot.tables.seat_history import OWN
from bot.tables.state import game_of
from bot.tables.view import TableView
from games.core import CUT, Event, Game, Say, Seat, Value
from locales import Words

from .speech import bold_voice, heading_voice, sentence, small, voice


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story, or a heading.

    Attributes:
        text: the text in markdown.
        is_heading: whether it is a heading.
        is_mine: whether it involves the reader.
        event: the index of its event.
        is_recap: whether it summarises the lines since its heading.
        reveals: whether it reveals something that turned up, hit, was caught or lost.
    """

    text: str
    is_heading: bool
    is_mine: bool
    event: int = 0
    is_recap: bool = False
    reveals: bool = False


_WHOLE = 2
"""The latest turn is told in full if it takes up at most this many times the room."""
_HIDDEN = "> ||"
"""The beginning of a line that an animation tells."""
_ALL_SHOWN = 2
"""The number of sentences up to which nothing is hidden: the first is never, and a lone one more not either."""
_END = Line("", is_heading=True, is_mine=False)


def story_lines(events: Sequence[Event], table: Table, lang: Words, seat: Seat | None = None) -> list[Line]:
    """Return all lines, oldest first, without headings of turns in which nothing else happened."""
    voices = _Voices(lang, table, bold_voice(lang, table), heading_voice(lang, table))
    lines = [line for number, event in enumerate(events) for line in _lines_of(number, event, voices, seat)]
    is_empty = [line.is_heading and following.is_heading for line, following in pairwise([*lines, _END])]
    return [line for line, empty in zip(lines, is_empty, strict=True) if not empty]


def untold(events: Sequence[Event], view: TableView, *, is_drawn: bool) -> Sequence[Event]:
    """Return the events that need words: with pictures, those that the pictures do not show."""
    told = view.game.pictures.told
    return [event for event in events if event.say.id not in told] if is_drawn and told else events


def recent_lines(
    events: Sequence[Event],
    table: Table,
    lang: Words,
    *,
    most: int,
    room: int,
    seat: Seat | None = None,
    has_moved: bool = True,
    hides: Collection[Say] = (),
) -> list[str]:
    """Return the latest lines of the story.

    If there is too little room, events that a recap summarises are told by the recap alone, the oldest first. Then
    whole turns are left out, the oldest first; of these only revelations stay, each with the line that caused it, and
    those about the reader longest. What happens to a reader who has not moved yet was done by others, so it stays like
    a revelation. The latest turn is told in full, unless it is much longer than the room: then its latest line stays
    longest, then its revelations, and for a seat what others did before what the reader did. For the public, the latest
    turns stay, and only revelations of the last turn stay longer. A note that an answer begun by the reader is no
    longer possible, or only in part, belongs to no turn and comes last.

    Args:
        events: the events, oldest first.
        table: the table.
        lang: the reader's language.
        most: maximum number of lines.
        room: maximum number of characters; the latest turn may take twice as many.
        seat: the reader's seat, if they have one.
        has_moved: whether the reader has made a move before.
        hides: what an animation next to the story tells: all but its beginning is hidden until the reader wants it, in
            one piece, so that one tap shows it all; a single sentence is not hidden.
    """
    apart = [f"**{voice(lang, table)(event.say)}**" for event in events if event.say.id in CUT][-1:]
    kept = [event for event in events if event.say.id not in CUT]
    covered = _covered(kept, hides, game_of(table))
    told = [
        replace(line, text=f"{_HIDDEN}{line.text.removeprefix('> ')}") if line.event in covered else line
        for line in story_lines(kept, table, lang, seat)
    ]
    lines = told if has_moved else [replace(line, reveals=line.reveals or line.is_mine) for line in told]
    return [*_as_one(_recent(lines, lang, most, room, is_public=seat is None), lang), *apart]


def _as_one(lines: Sequence[str], lang: Words) -> Iterator[str]:
    """Yield the lines; those next to each other that an animation tells become one."""
    for is_hidden, found in groupby(lines, lambda line: line.startswith(_HIDDEN)):
        if not is_hidden:
            yield from found
        else:
            told = lang.text("bot-story-pictured", told=" ".join(line.removeprefix(_HIDDEN) for line in found))
            yield f"> {told}"


def _covered(events: Sequence[Event], hides: Collection[Say], game: Game[Any, Any]) -> range:
    """Return the indexes of the events that an animation tells, from its second one to the last result of that turn."""
    latest = {event.say: number for number, event in enumerate(events)}
    found = [latest[one] for one in hides if one in latest]
    if not found:
        return range(0)
    start, end = min(found), max(found) + 1
    for number, event in enumerate(events[start + 1 :], start + 1):
        if event.is_heading:
            break
        if event.is_recap or event.say.id in game.reveals or event.say.id in game.scored:
            end = max(end, number + 1)
    return range(start + 1, end) if end - start > _ALL_SHOWN else range(0)


def taken_back(view: TableView, lang: Words) -> list[str]:
    """Return the line that a move was taken back since the reader's last one.

    It is left out if the reader's question follows the story, which already mentions it.
    """
    back = [event for event in view.news if event.say.id == TOOK_BACK][-1:]
    return [line.text for line in story_lines(back, view.table, lang, view.seat)] if view.offer is None else []


def own_ending(view: TableView) -> Say | None:
    """Return the sentence on a game that its players have ended themselves."""
    return next((event.say for event in view.events if event.say.id in OWN_ENDINGS), None)


def last_taken_back(view: TableView) -> str | None:
    """Return the name of the last player who has taken back a move since the reader's own last one; None if nobody."""
    return next((str(event.say.values["name"]) for event in reversed(view.news) if event.say.id == TOOK_BACK), None)


def _recent(every: list[Line], lang: Words, most: int, room: int, *, is_public: bool) -> list[str]:
    """Return the latest lines of the story, without notes that belong to no turn."""
    lines = _summed_up(every, most, room)
    kept = _kept(lines, most, room, is_public=is_public)
    left_out = sum(not line.is_heading for line in every) - sum(not lines[number].is_heading for number in kept)
    found = [lines[number].text for number in sorted(kept)]
    if left_out and not is_public:
        note = small(lang.text("bot-story-more", count=left_out))
        whole = [line.text for line in every]
        # a note that one line is hidden takes as much room as that line
        return whole if left_out == 1 and sum(map(len, whole)) <= room + len(note) else [note, *found]
    return found


def _summed_up(lines: list[Line], most: int, room: int) -> list[Line]:
    """Return the lines without those that a recap summarises; the oldest are left out first, until the rest fits."""
    while len(lines) > most or sum(len(line.text) + 1 for line in lines) > room:
        heading, recap = _told_twice(lines)
        if heading == recap:
            break
        lines = [*lines[: heading + 1], *(line for line in lines[heading + 1 : recap] if line.reveals), *lines[recap:]]
    return lines


def _told_twice(lines: Sequence[Line]) -> tuple[int, int]:
    """Return the indexes of the first heading and recap that have lines between them.

    Two equal indexes if there are none.
    """
    heading = -1
    for number, line in enumerate(lines):
        if line.is_heading:
            heading = number
        elif line.is_recap and any(not told.reveals for told in lines[heading + 1 : number]):
            return heading, number
    return 0, 0


def _kept(lines: Sequence[Line], most: int, room: int, *, is_public: bool) -> set[int]:
    """Return the indexes of the lines to show, each with its heading; `recent_lines` says which are kept longest."""
    told = [number for number, line in enumerate(lines) if not line.is_heading]
    turn = max((number for number, line in enumerate(lines) if line.is_heading), default=0)

    def worth(number: int) -> tuple[bool, bool, bool, int]:
        line, is_last = lines[number], number == told[-1]
        reveals = line.reveals and not (is_public and number < turn)
        is_wanted = is_public or line.is_mine == (reveals or is_last)  # reveals about the reader, or actions of others
        return is_last, reveals, is_wanted, number

    order = sorted(told, key=worth, reverse=True)
    leads_to, turns = _leading_lines(lines), _turns(lines)
    latest = turns.get(len(lines) - 1, [])
    is_whole = len(latest) <= _WHOLE * most and _size(lines, latest) <= _WHOLE * room
    kept = set(latest) if is_whole else set()
    spare = room  # as much again, for reveals about the reader
    room -= _size(lines, kept)
    for number in order:
        line = lines[number]
        if number in kept:
            continue
        is_own = line.reveals and line.is_mine and not is_public
        # other turns are told whole or not at all, so that no part of one is missing without a sign
        is_part = (line.reveals and not (is_public and number < turn)) or (number in latest and not is_whole)
        for leading in leads_to[number] if is_part else [turns[number]]:
            new = {number, *leading} - kept
            size = _size(lines, new)
            if len(kept) + len(new) <= most * (1 + is_own) and size <= room + spare * is_own:
                kept |= new
                room -= size
                break
        else:
            if not line.reveals:
                break  # a shorter reveal may still fit
    return kept


def _turns(lines: Sequence[Line]) -> dict[int, list[int]]:
    """Return for each line those of its turn, heading included."""
    turns: list[list[int]] = []
    for number, line in enumerate(lines):
        if line.is_heading or not turns:
            turns.append([])
        turns[-1].append(number)
    return {number: turn for turn in turns for number in turn}


def _size(lines: Sequence[Line], numbers: Collection[int]) -> int:
    """Return the number of characters that these lines take up."""
    return sum(len(lines[number].text) + 1 for number in numbers)


def _leading_lines(lines: Sequence[Line]) -> list[list[list[int]]]:
    """Return for each line the groups of lines to show with it: the wanted ones, then the minimum.

    These are its heading and, for a reveal, its cause: the turn's latest line that is not a reveal, such as a move.
    """
    found: list[list[list[int]]] = []
    heading: list[int] = []
    cause: list[int] = []
    for number, line in enumerate(lines):
        if line.is_heading:
            heading, cause = [number], []
        found.append([[*heading, *cause], heading] if line.reveals else [heading])
        if not line.is_heading and not line.reveals:
            cause = [number]
    return found


@dataclass(frozen=True, slots=True)
class _Voices:
    """The speakers for one table's story.

    Attributes:
        lang, table: for the bot's sentences.
        bold: the speaker for the game's sentences.
        heading: the speaker for its headings.
    """

    lang: Words
    table: Table
    bold: Callable[[Say], str]
    heading: Callable[[Say], str]


def _lines_of(number: int, event: Event, voices: _Voices, seat: Seat | None) -> Iterator[Line]:
    is_mine = seat is not None and (event.to == seat or _names(event.say.values, seat))
    if event.say.id.startswith(OWN):
        told = sentence(voices.lang, event.say, voices.table)
    elif event.is_heading:
        yield Line(f"**{voices.heading(event.say)}**", True, is_mine, number, event.is_recap)
        return
    else:
        told = voices.bold(event.say)
    reveals = event.say.id in game_of(voices.table).reveals
    for line in told.splitlines():
        yield Line(f"> ~~{line}~~" if event.is_undone else f"> {line}", False, is_mine, number, event.is_recap, reveals)


def _names(values: Mapping[str, Value], seat: Seat) -> bool:
    """Return whether a sentence is about a seat."""
    people = (value for name, value in values.items() if name.rpartition("_")[2] in {"seat", "seats"})
    return any(seat in value if isinstance(value, tuple) else value == seat for value in people)


ROOM = 40
"""Maximum lines of a page on a phone: with controls, about two screens."""
_WIDE = 42
"""Characters per line."""


def lines_in_full(events: Sequence[Event], table: Table, lang: Words, seat: Seat | None = None) -> list[Line]:
    """Return the whole story, oldest first, without recaps of lines that are shown anyway."""
    lines: list[Line] = []
    for line in story_lines(events, table, lang, seat):
        if not line.is_recap or not lines or lines[-1].is_heading:
            lines.append(line)
    return lines


def pages_of(lines: Sequence[Line]) -> list[list[Line]]:
    """Return the lines in pages that break between turns if a turn fits on a page."""
    turns: list[list[Line]] = []
    for line in lines:
        if line.is_heading or not turns:
            turns.append([])
        turns[-1].append(line)
    pages: list[list[Line]] = [[]]
    filled = 0
    for turn in turns:
        if pages[-1] and filled + sum(map(_height, turn)) > ROOM:
            pages.append([])
            filled = 0
        for line in turn:
            if pages[-1] and filled + _height(line) > ROOM:
                pages.append([])
                filled = 0
            pages[-1].append(line)
            filled += _height(line)
    return pages


def _height(line: Line) -> int:
    """Return the number of lines that a sentence takes up on a phone."""
    return -(-len(line.text) // _WIDE)
