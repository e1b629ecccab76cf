"""The story of a game as lines and pages."""

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile, groupby, pairwise

from bot.model import Table
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
_FEW = 2
"""More turns of the reader than this are each told by its recap."""
_END = Line("", is_heading=True, is_mine=False)
_DIFFER = {"several": {"seat", "old", "new"}, "row": {"area", "hero", "left", "n"}}
"""The values in which events that are told together differ, of different players or of one."""


def story_lines(events: Sequence[Event], table: Table, lang: Words, seat: Seat | None = None) -> list[Line]:
    """Return all lines, oldest first, without moot ones and headings of turns in which nothing else happened.

    Events in a row that differ only in the player, and in what there was and is, become one line if the game has a
    sentence for them: the attribute `.several` of theirs, with `.each` for every player; those of one player `.row`.
    """
    voices = _Voices(lang, table, bold_voice(lang, table), heading_voice(lang, table))
    moot = [one.say.id in game_of(table).events.moot.get(event.say.id, ()) for event, one in pairwise(events)] + [False]
    told = [(number, event) for number, event in enumerate(events) if event.is_undone or not moot[number]]
    lines = [line for group in _alike(told, lang) for line in _lines_of(group, voices, seat)]
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
    has_menu: bool = True,
) -> tuple[list[str], list[str]]:
    """Return the latest lines of the story; those that an animation shows, and what followed, in the second list.

    Moves taken back are left out, and so is the reader's last move if others have acted since. If there is too little
    room, turns are shortened, the oldest first, the reader's own last: to their recap or, for a player, to what was
    won, lost or revealed to them, with its cause; the public then reads nothing of turns without a recap. The latest
    turn is told in full, unless it is much longer than the room. A turn told in full needs no recap. A note says how
    many lines were left out, to the public since the first turn that is told.

    Args:
        events: the events, oldest first.
        table: the table.
        lang: the reader's language.
        most: maximum number of lines.
        room: maximum number of characters; the latest turn may take twice as many.
        seat: the reader's seat, if they have one.
        has_moved: whether the reader has made a move before.
        animated: what the animation tells; its first sentence, the cause of the others, is still in the first list.
        has_menu: whether the message has the menu to which the note leads.
    """
    apart = [f"**{voice(lang, table)(event.say)}**" for event in events if event.say.id in CUT][-1:]
    kept = standing([event for event in events if event.say.id not in CUT])
    kept = since_own(kept, game_of(table), seat) if has_moved and seat is not None else kept
    told = story_lines(kept, table, lang, seat)
    lines = told if has_moved else [replace(line, reveals=line.reveals or line.is_mine) for line in told]
    shown, notes = _recent(lines, lang, most, room, is_public=seat is None)
    notes = notes if has_menu else []
    latest = {event.say: number for number, event in enumerate(kept)}
    effects = sorted({latest[one] for one in animated if one in latest})[1:]
    end = next((number for number, line in enumerate(shown) if line.event in effects), len(shown))
    texts = [*(line.text for line in shown), *notes, *apart]
    return (texts[:end], texts[end:]) if effects else (texts, [])


def _recent(told: list[Line], lang: Words, most: int, room: int, *, is_public: bool) -> tuple[list[Line], list[str]]:
    """Return the latest lines of the story, and a note if any are left out."""
    turns = _own_first(told)
    whole, shown = [_in_full(turn) for turn in turns], _shortened(turns, most, room, is_public=is_public)
    every, found = _flat(whole), _flat(shown)
    told_of = dropwhile(lambda one: is_public and not one[1], zip(whole, shown, strict=True))
    left_out = sum(not line.is_heading for full, form in told_of for line in full if line not in form)
    if not left_out:
        return found, []
    note = small(lang.text("bot-story-more", count=left_out))
    # a note that one line is hidden takes as much room as that line
    is_whole = left_out == 1 and _size(every) <= room + len(note)
    return (every, []) if is_whole else (found, [note])


def _own_first(lines: Sequence[Line]) -> list[list[Line]]:
    """Return the turns, with the reader's own first among those that follow one another and have a recap each."""
    found: list[list[Line]] = []
    for has_recap, turns in groupby(_in_turns(lines), key=lambda turn: bool(_recap(turn))):
        found += sorted(turns, key=lambda turn: has_recap and not _is_own(turn))
    return found


def _recap(turn: Sequence[Line]) -> list[Line]:
    """Return the line that sums a turn up, if it has one."""
    return [line for line in turn if line.is_recap][-1:]


def _is_own(turn: Sequence[Line]) -> bool:
    """Return whether a turn with a recap is the reader's."""
    return any(line.is_mine for line in _recap(turn))


def _shortened(turns: list[list[Line]], most: int, room: int, *, is_public: bool) -> list[list[Line]]:
    """Return what is told of each turn; `recent_lines` says which lines are kept longest."""
    shown = turns

    def with_form(number: int, form: list[Line]) -> list[Line]:
        return _flat([*shown[:number], form, *shown[number + 1 :]])

    def fits(told: Sequence[Line], times: int = 1) -> bool:
        return len(told) <= most * times and _size(told) <= room * times

    if fits(_flat(whole := [_in_full(turn) for turn in turns])):
        return whole
    if sum(map(_is_own, turns)) > _FEW and fits(_flat(summed := _summed(turns)), _WHOLE):
        return summed
    main = _main_turn(turns)
    shown = [_short(turn, is_public=is_public) for turn in turns]
    for number in range(len(turns)):
        if not fits(_flat(shown), 1 if is_public else _WHOLE):
            shown[number] = []
    earlier = sorted({*range(len(turns))} - {main}, key=lambda number: (_is_own(turns[number]), number), reverse=True)
    for number in (main, *earlier):
        turn, recap = turns[number], _recap(turns[number])
        times = _WHOLE if number == main and (not recap or _is_own(turn)) else 1
        revealed = [line for line in turn if line.is_heading or line.reveals or line in recap]
        longer = (_in_full(turn), revealed) if recap else (turn,)
        if form := next((form for form in longer if fits(with_form(number, form), times)), []):
            shown[number] = form
        elif number != main:
            break
        elif not recap:
            shown[main] = _part(turn, lambda form, times: fits(with_form(main, form), times), is_public=is_public)
    return shown


def _summed(turns: Sequence[list[Line]]) -> list[list[Line]]:
    """Return each turn by its recap, or by its heading and what it revealed to the reader; the last without in full."""
    last = [] if _recap(turns[-1]) else [_in_full(turns[-1])]
    before = turns[: len(turns) - len(last)]
    kept = ([one for one in turn if one.is_heading or (one.reveals and one.is_mine)] for turn in before)
    return [*(_recap(turn) or rest for turn, rest in zip(before, kept, strict=True)), *last]


def _main_turn(turns: Sequence[Sequence[Line]]) -> int:
    """Return the index of the turn that is told in full: the latest, or the reader's own beside it."""
    for number in reversed(range(len(turns))):
        if not _recap(turns[number]):
            break
        if _is_own(turns[number]):
            return number
    return len(turns) - 1


def _short(turn: Sequence[Line], *, is_public: bool) -> list[Line]:
    """Return what is told at least of a turn: its recap or, to a player, what was won, lost or revealed to them."""
    recap = _recap(turn)
    if is_public:
        return [line for line in turn if recap and (line.is_heading or line in recap)]
    kept = [line for line in turn if line in recap or (line.reveals and (line.is_mine or (line.counts and not recap)))]
    return _with_causes(turn, kept)


def _part(turn: Sequence[Line], fits: Callable[[list[Line], int], bool], *, is_public: bool) -> list[Line]:
    """Return the weightiest lines of a turn that is far too long; gains and losses may take up as much room again."""

    def weight(number: int) -> tuple[bool, bool, bool, bool, int]:
        line, is_last = turn[number], number == len(turn) - 1
        is_wanted = is_public or line.is_mine == (line.reveals or is_last)  # reveals to the reader, or others' actions
        return is_last, line.counts, line.reveals, is_wanted, number

    kept: list[Line] = []
    for number in sorted(range(len(turn)), key=weight, reverse=True):
        line = turn[number]
        wanted = _with_causes(turn, [one for one in turn if one in kept or one is line])
        is_weighty = line.counts or (line.reveals and line.is_mine)
        if fits(wanted, _WHOLE if is_weighty else 1):
            kept = wanted
        elif not line.reveals:
            break  # a shorter reveal may still fit
    return kept


def _with_causes(turn: Sequence[Line], kept: Sequence[Line]) -> list[Line]:
    """Return lines of a turn with its heading and, for reveals, their causes: the latest line that is no reveal."""
    found: list[Line] = []
    cause: list[Line] = []
    for line in turn:
        if line in kept:
            found += [*(cause if line.reveals else []), line]
        if line.is_heading and kept:
            found.append(line)
        cause = [line] if not (line.reveals or line.is_heading) else cause
    return [*dict.fromkeys(found)]


def _in_turns(lines: Sequence[Line]) -> list[list[Line]]:
    """Return the lines of each turn, heading included."""
    turns: list[list[Line]] = []
    for line in lines:
        if line.is_heading or not turns:
            turns.append([])
        turns[-1].append(line)
    return turns


def _flat(turns: Sequence[Sequence[Line]]) -> list[Line]:
    return [line for turn in turns for line in turn]


def _size(lines: Sequence[Line]) -> int:
    return sum(len(line.text) + 1 for line in lines)


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


def _alike(told: Sequence[tuple[int, Event]], lang: Words) -> Iterator[list[tuple[int, Event]]]:
    """Yield the events, those in a row together that one sentence can tell of different players."""
    for _, group in groupby(told, key=lambda one: _but_player(one[1], lang)):
        events = [*group]
        values = [event.say.values for _, event in events]
        has_one_each = len({(one.get("seat"), one.get("area"), one.get("hero")) for one in values}) == len(events)
        yield from [events] if has_one_each else ([one] for one in events)


def _but_player(event: Event, lang: Words) -> Hashable:
    """Return what an event must share with the next one to be told together with it."""
    form = next((form for form in _DIFFER if lang.has(f"{event.say.id}.{form}")), "")
    if event.is_heading or not form:
        return id(event)
    common = {name: value for name, value in event.say.values.items() if name not in _DIFFER[form]}
    return Say(event.say.id, common), event.to, event.is_undone


def _together(events: Sequence[Event]) -> Say:
    """Return a single event's sentence, or that which tells several events together."""
    first, last = events[0].say, events[-1].say
    if len(events) == 1:
        return first
    each = tuple(Say(f"{first.id}.each", event.say.values) for event in events)
    form = "row" if first.values["seat"] == last.values["seat"] else "several"
    return Say(f"{first.id}.{form}", {**last.values, "each": each})


def _lines_of(alike: Sequence[tuple[int, Event]], voices: _Voices, seat: Seat | None) -> Iterator[Line]:
    """Yield the lines of an event, or of several that are told together."""
    number, event = alike[0]
    said = _together([one for _, one in alike])
    is_mine = seat is not None and (event.to == seat or seat in said.seats())
    if said.id.startswith(OWN):
        told = sentence(voices.lang, said, voices.table)
    elif event.is_heading:
        yield Line(f"**{voices.heading(said)}**", True, is_mine, number, event.is_recap)
        return
    else:
        told = voices.bold(said)
    counts = game_of(voices.table).events.counts(event.say)
    reveals = counts or event.say.id in game_of(voices.table).events.reveals
    for line in told.splitlines():
        text = f"> ~~{line}~~" if event.is_undone else f"> {line}"
        yield Line(text, False, is_mine, number, event.is_recap, reveals, counts)


ROOM, _WIDE = 40, 42
"""Maximum lines of a page on a phone: with controls, about two screens; and characters per line."""


def lines_in_full(events: Sequence[Event], table: Table, lang: Words, seat: Seat | None = None) -> list[Line]:
    """Return the whole story, oldest first, without recaps of lines that are shown anyway."""
    return _in_full(story_lines(events, table, lang, seat))


def _in_full(told: Sequence[Line]) -> list[Line]:
    """Return lines without recaps of those that stand above them."""
    lines: list[Line] = []
    for line in told:
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
