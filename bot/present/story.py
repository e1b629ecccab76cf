"""The story of a game as lines and pages."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress, groupby, islice, pairwise

from bot.model import Table
from bot.post import Block, Picture, Text
from bot.tables.records import since_own, standing
from bot.tables.seat_history import OWN
from bot.tables.state import game_of
from games.core import CUT, Event, Say, Seat
from locales import Words

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
        counts: whether it tells of something won or lost, or of something equally important.
    """

    text: str
    is_heading: bool
    is_mine: bool
    event: int = 0
    is_recap: bool = False
    reveals: bool = False
    counts: bool = False


_WHOLE = 2
"""The latest turn is told in full if it takes up at most this many times the room."""
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
    animated: Collection[Say] = (),
) -> tuple[list[str], list[str]]:
    """Return the latest lines of the story; those that an animation shows, and what followed, in the second list.

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
        animated: what the animation tells; its first sentence, the cause of the others, is still in the first list.
    """
    apart = [f"**{voice(lang, table)(event.say)}**" for event in events if event.say.id in CUT][-1:]
    kept = standing([event for event in events if event.say.id not in CUT])
    kept = since_own(kept, game_of(table), seat) if has_moved and seat is not None else kept
    told = story_lines(kept, table, lang, seat)
    lines = told if has_moved else [replace(line, reveals=line.reveals or line.is_mine) for line in told]
    shown, notes = _recent(lines, lang, most, room, is_public=seat is None)
    latest = {event.say: number for number, event in enumerate(kept)}
    effects = sorted({latest[one] for one in animated if one in latest})[1:]
    end = next((number for number, line in enumerate(shown) if line.event in effects), len(shown))
    texts = [*(line.text for line in shown), *notes, *apart]
    return (texts[:end], texts[end:]) if effects else (texts, [])


def around_animation(
    head: Sequence[str], above: Sequence[str], below: Sequence[str], pictures: Sequence[Picture]
) -> list[Block]:
    """Return a message's first lines and its pictures, with the lines of the story above and below the animation.

    Without an animation all lines stand above the pictures; if it is the first picture, all stand below it.
    """
    end = next((number for number, one in enumerate(pictures, 1) if one.name.endswith(".gif")), 0)
    every = [*above, *below]
    above, below = (every, []) if not end else ([], every) if end == 1 else (above, below)
    top, under = ([Text("\n".join(lines))] if lines else [] for lines in ([*head, *above], below))
    return [*top, *pictures[:end], *under, *pictures[end:]]


def _recent(told: list[Line], lang: Words, most: int, room: int, *, is_public: bool) -> tuple[list[Line], list[str]]:
    """Return the latest lines of the story, and a note if any are left out."""
    every = _own_first(told)
    lines = _summed_up(every, most, room)
    kept = _kept(lines, most, room, is_public=is_public)
    found = [lines[number] for number in sorted(kept)]
    left_out = sum(not line.is_heading for line in every) - sum(not line.is_heading for line in found)
    if not left_out or is_public:
        return found, []
    note = small(lang.text("bot-story-more", count=left_out))
    # a note that one line is hidden takes as much room as that line
    is_whole = left_out == 1 and sum(len(line.text) for line in every) <= room + len(note)
    return (every, []) if is_whole else (found, [note])


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
    counts = game_of(voices.table).counts(event.say)
    reveals = counts or event.say.id in game_of(voices.table).reveals
    for line in told.splitlines():
        text = f"> ~~{line}~~" if event.is_undone else f"> {line}"
        yield Line(text, False, is_mine, number, event.is_recap, reveals, counts)


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
