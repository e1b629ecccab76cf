"""The story of a game as lines and pages."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress, groupby, islice, pairwise

from bot.model import Table
from bot.tables.records import since_own, standing
from bot.tables.seat_history import OWN
from bot.tables.state import game_of
from games.core import CUT, Event, Say, Seat
from locales import Words

from .panels import covered
from .speech import bold_voice, heading_voice, sentence, small, voice


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story, or a heading.

    Attributes:
        text: in markdown.
        is_mine: whether it involves the reader.
        event: the index of its event.
        is_recap: whether it summarises the lines since its heading.
        reveals: whether it reveals something that turned up, hit, was caught or lost.
        kind: the id of its sentence.
        counts: whether it tells of something won or lost, or of something equally important.
    """

    text: str
    is_heading: bool
    is_mine: bool
    event: int = 0
    is_recap: bool = False
    reveals: bool = False
    kind: str = ""
    counts: bool = False


_WHOLE = 2
"""The latest turn is told in full if it takes up at most this many times the room."""
_QUOTED = "> "
"""The beginning of a line that is not a heading."""
_HIDDEN_ROOM, _REVEALED_ROOM, _ALIKE_ROOM, _COUNTING_ROOM = 100, 200, 320, 1200
"""Characters of an animation, above which only reveals are told; of these, of those of one kind, of others’ gains."""
_END = Line("", is_heading=True, is_mine=False)


def story_lines(events: Sequence[Event], table: Table, lang: Words, seat: Seat | None = None) -> list[Line]:
    """Return all lines, oldest first, without moot ones and headings of turns in which nothing else happened."""
    voices = _Voices(lang, table, bold_voice(lang, table), heading_voice(lang, table))
    moot = [one.say.id in game_of(table).moot.get(event.say.id, ()) for event, one in pairwise(events)] + [False]
    told = ((number, event) for number, event in enumerate(events) if event.is_undone or not moot[number])
    lines = [line for number, event in told for line in _lines_of(number, event, voices, seat)]
    is_empty = [line.is_heading and following.is_heading for line, following in pairwise([*lines, _END])]
    return [line for line, empty in zip(lines, is_empty, strict=True) if not empty]


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

    Moves taken back are left out, and so is the reader's last move if others have acted since. If there is too little
    room, recaps replace what they summarise, the oldest first, for a seat those of others first; then whole turns go,
    the oldest first, except revelations with the lines that caused them, those about the reader longest. Gains and
    losses may take up as much room again. The latest turn is told in full, unless it is much longer than the room. For
    the public, only the last turn's revelations stay longer. A note says how many lines were left out.

    Args:
        events: the events, oldest first.
        table: the table.
        lang: the reader's language.
        most: maximum number of lines.
        room: maximum number of characters; the latest turn may take twice as many.
        seat: the reader's seat, if they have one.
        has_moved: whether the reader has made a move before.
        hides: what an animation next to the story tells: all but its beginning is hidden in one spoiler, except one
            sentence or the seat's own fight. If it is long, its recap or its revelations stand for it.
    """
    apart = [f"**{voice(lang, table)(event.say)}**" for event in events if event.say.id in CUT][-1:]
    kept = standing([event for event in events if event.say.id not in CUT])
    kept = since_own(kept, game_of(table), seat) if has_moved and seat is not None else kept
    pictured = covered(kept, hides, game_of(table))
    told = [*_pictured(story_lines(kept, table, lang, seat), pictured, lang)]
    lines = told if has_moved else [replace(line, reveals=line.reveals or line.is_mine) for line in told]
    return [*_recent(lines, lang, most, room, is_public=seat is None), *apart]


def _pictured(lines: Sequence[Line], pictured: range, lang: Words) -> Iterator[Line]:
    """Yield the lines; those next to each other that an animation tells become one, or none if nothing is revealed.

    A reader's own fight is told whole, and so is what the reader did if the animation begins with another doing this.
    """
    first = {line.kind for line in lines if line.event == pictured.start - 1}
    for is_pictured, run in groupby(lines, lambda line: line.event in pictured and not line.is_heading):
        whole = [*run]
        if not is_pictured or _is_own(whole):
            yield from whole
            continue
        own = [line for line in whole if line.is_mine and line.kind in first]
        yield from own
        if kept := [line for line in _decisive(whole) if line not in own]:
            told, more = " ".join(line.text.removeprefix(_QUOTED) for line in kept), len(whole) - len(own) - len(kept)
            note = f"\n{_QUOTED}{small(lang.text('bot-story-more', count=more))}" if more else ""
            is_mine, reveals = any(line.is_mine for line in kept), any(line.reveals for line in whole)
            yield replace(kept[-1], text=f"{_QUOTED}||{told}||{note}", is_mine=is_mine, reveals=reveals)


def _decisive(lines: Sequence[Line]) -> Sequence[Line]:
    """Return the lines or, if they are long, the recap; else all if revelations of one kind, or those that fit.

    What the reader has won or lost always stays; then what others have, what else is about the reader, and the latest.
    """
    every = range(len(lines))
    if _size(lines, every) <= _HIDDEN_ROOM:
        return lines
    if recaps := _recaps(lines):
        return [lines[number] for number in recaps]
    if len({line.kind for line in lines if line.reveals}) == 1 and _size(lines, every) <= _ALIKE_ROOM:
        return lines
    kept: list[int] = []
    rank = [(one.counts, one.is_mine, number) for number, one in enumerate(lines) if one.reveals]
    for counts, is_mine, number in sorted(rank, reverse=True):
        room = _COUNTING_ROOM if counts else _REVEALED_ROOM
        if kept and not (counts and is_mine) and _size(lines, [*kept, number]) > room:
            break
        kept.append(number)
    is_all_but_one = len(lines) - len(kept) == 1 and _size(lines, every) <= _ALIKE_ROOM
    return lines if kept and is_all_but_one else [lines[number] for number in sorted(kept)]


def _recent(told: list[Line], lang: Words, most: int, room: int, *, is_public: bool) -> list[str]:
    """Return the latest lines of the story, without notes that belong to no turn."""
    every = _own_first(told)
    lines = _summed_up(every, most, room)
    kept = _kept(lines, most, room, is_public=is_public)
    left_out = sum(not line.is_heading for line in every) - sum(not lines[number].is_heading for number in kept)
    found = [lines[number].text for number in sorted(kept)]
    if left_out and not is_public:
        note = small(lang.text("bot-story-more", count=left_out))
        whole = [line.text for line in every]
        # a note that one line is hidden takes as much room as that line
        return whole if left_out == 1 and sum(map(len, whole)) <= room + len(note) else [*found, note]
    return found


def _own_first(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with the reader's own turn first among turns that follow one another and have a recap each."""
    found: list[list[Line]] = []
    for has_recap, turns in groupby(_in_turns(lines), key=lambda turn: bool(_recaps(turn))):
        found += sorted(turns, key=lambda turn: has_recap and not _is_own(turn))
    return [line for turn in found for line in turn]


def _recaps(turn: Sequence[Line]) -> list[int]:
    """Return the indexes of the lines that sum a turn up: one at most."""
    return [number for number, line in enumerate(turn) if line.is_recap][-1:]


def _is_own(turn: Sequence[Line]) -> bool:
    """Return whether a turn with a recap is the reader's."""
    return any(turn[number].is_mine for number in _recaps(turn))


def _summed_up(lines: list[Line], most: int, room: int) -> list[Line]:
    """Return the lines without those that a recap summarises, until the rest fits; the oldest are left out first.

    If a turn is the reader's own, the others go before it: first all but their reveals, then these too, which the recap
    contains, unless they are about the reader.
    """
    turns = _in_turns(lines)
    has_recap = [number for number, turn in enumerate(turns) if _recaps(turn)]
    own = [number for number in has_recap if _is_own(turns[number])]
    others = [number for number in has_recap if number not in own]
    ways = [*((number, True) for number in others), *((number, False) for number in others if own)]
    for number, keeps_reveals in [*ways, *((number, True) for number in own)]:
        told = [line for turn in turns for line in turn]
        if len(told) <= most and sum(len(line.text) + 1 for line in told) <= room:
            break
        end = _recaps(turns[number])[0]
        is_kept = [line.is_heading or (line.reveals and (keeps_reveals or line.is_mine)) for line in turns[number]]
        turns[number] = [*compress(turns[number][:end], is_kept), *turns[number][end:]]
    return [line for turn in turns for line in turn]


def _kept(lines: Sequence[Line], most: int, room: int, *, is_public: bool) -> set[int]:
    """Return the indexes of the lines to show, each with its heading; `recent_lines` says which are kept longest."""
    told = [number for number, line in enumerate(lines) if not line.is_heading]
    turn = max((number for number, line in enumerate(lines) if line.is_heading), default=0)

    def worth(number: int) -> tuple[bool, bool, bool, bool, int]:
        line, is_last = lines[number], number == told[-1]
        reveals = line.reveals and not (is_public and number < turn)
        is_wanted = is_public or line.is_mine == (reveals or is_last)  # reveals about the reader, or actions of others
        return is_last, reveals, reveals and line.counts, is_wanted, number

    order = sorted(told, key=worth, reverse=True)
    leads_to, turns = _leading_lines(lines), _turns(lines)
    latest = turns.get(_end_of_main_turn(lines), [])
    counting = {n for n in told if lines[n].counts and (n >= turn or not is_public)}
    is_whole = len(whole := counting.union(latest)) <= _WHOLE * most and _size(lines, whole) <= _WHOLE * room
    kept = {*latest} if is_whole else set[int]()
    spare = room  # as much again, for gains and losses, and for reveals about the reader
    room -= _size(lines, kept)
    for number in order:
        line = lines[number]
        if number in kept:
            continue
        has_spare = number in counting or (line.reveals and line.is_mine and not is_public)
        # other turns are told whole or not at all, so that no part of one is missing without a sign
        is_part = (line.reveals and not (is_public and number < turn)) or (number in latest and not is_whole)
        for leading in leads_to[number] if is_part else [turns[number]]:
            new = {number, *leading} - kept
            size = _size(lines, new)
            if len(kept) + len(new) <= most * (1 + has_spare) and size <= room + spare * has_spare:
                kept |= new
                room -= size
                break
        else:
            if not line.reveals:
                break  # a shorter reveal may still fit
    return kept


def _end_of_main_turn(lines: Sequence[Line]) -> int:
    """Return the index of the last line of the turn to be told in full: the latest, or the reader's own beside it."""
    at = len(lines) - 1
    for turn in reversed(_in_turns(lines)):
        if not _recaps(turn):
            break
        if _is_own(turn):
            return at
        at -= len(turn)
    return len(lines) - 1


def _in_turns(lines: Sequence[Line]) -> list[list[Line]]:
    """Return the lines of each turn, heading included."""
    turns: list[list[Line]] = []
    for line in lines:
        if line.is_heading or not turns:
            turns.append([])
        turns[-1].append(line)
    return turns


def _turns(lines: Sequence[Line]) -> dict[int, list[int]]:
    """Return for each line the indexes of those of its turn, heading included."""
    numbers = iter(range(len(lines)))
    turns = [[*islice(numbers, len(turn))] for turn in _in_turns(lines)]
    return {number: turn for turn in turns for number in turn}


def _size(lines: Sequence[Line], numbers: Collection[int]) -> int:
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
        bold, heading: the speakers for the game's sentences, and for its headings.
    """

    lang: Words
    table: Table
    bold: Callable[[Say], str]
    heading: Callable[[Say], str]


def _lines_of(number: int, event: Event, voices: _Voices, seat: Seat | None) -> Iterator[Line]:
    is_mine = seat is not None and (event.to == seat or seat in event.say.seats())
    if event.say.id.startswith(OWN):
        told = sentence(voices.lang, event.say, voices.table)
    elif event.is_heading:
        yield Line(f"**{voices.heading(event.say)}**", True, is_mine, number, event.is_recap)
        return
    else:
        told = voices.bold(event.say)
    id_, counts = event.say.id, game_of(voices.table).counts(event.say)
    reveals = counts or id_ in game_of(voices.table).reveals
    for line in told.splitlines():
        text = f"> ~~{line}~~" if event.is_undone else f"> {line}"
        yield Line(text, False, is_mine, number, event.is_recap, reveals, id_, counts)


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
    pages: list[list[Line]] = [[]]
    filled = 0
    for turn in _in_turns(lines):
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
