"""A position as a few lines of text, both ways: what scenes begin with, and what a bug report contains.

Only what differs from a fresh table is written. Lords are A, B, C, D, non-player lords a and b on the board (`.` is an
empty space). Without an agenda a position can be looked at and not played; with one, `...` in a stack deals what lies
nowhere else. Answers that wait for others are not written: their question is asked again. `#` begins a remark.

    players 3, year 2, round 1, marker 1, spaces get_food=AaB hire_monster=C..
    offer troll witch demon, monsters ...
    A: gold 5, tiles c1=tunnel c2=mint, conquered c1, lair goblin ghost
    agenda: hiring C hire_monster 0; resolve 20; workshops
"""

import re
from dataclasses import MISSING, fields
from typing import Any, get_args

from games.core import Dice, PositionError, Seat, Sign, say
from games.core.reading import hints_of

from .cards import EDITIONS
from .notation_agenda import LETTERS, read_agenda, write_agenda
from .notation_cards import REST, deal_rest
from .notation_checks import check_figures, check_table
from .setup import fresh_lord
from .state import FREE, STAND_IN, Clash, Lord, Plan, StandIn, State

_TABLE = {"seats", "edition", "dice", "agenda", "answers", "asked", "told", "number", "learnt", "memo", "is_silent"}
_APART = {"lords", "stand_ins", "clash", "spaces"}
_SHORT = 3
"""Words of a part of the first line that has no line of its own."""
_MINIONS = {FREE: ".", **dict(enumerate(LETTERS)), STAND_IN: "a", STAND_IN + 1: "b"}


def write_position(t: State) -> str:
    """The position in lines, without what can be worked out."""
    fresh = _fresh(t.seats, t.edition)
    simple = [field.name for field in fields(State) if field.name not in _TABLE | _APART]
    parts = [_part(name, getattr(t, name)) for name in simple if getattr(t, name) != getattr(fresh, name)]
    parts += [f"spaces {_spaces(t)}"] if t.spaces != fresh.spaces else []
    lines = [_head(t.seats, parts)]
    lines += [f"stand-in {number}: {_write(one, None)}" for number, one in enumerate(t.stand_ins)]
    for letter, lord in zip(LETTERS, t.lords, strict=False):
        plan = f"plan: {_write(lord.plan, None)}" if lord.plan else ""
        lines.append(f"{letter}: {_write(lord, _expected(lord, t.edition))}")
        lines += [f"{letter} {plan}"] if plan else []
    if t.clash:
        lines.append(f"clash: {_write(t.clash, Clash(Seat(FREE)))}")
    return "\n".join([*lines, write_agenda(t)])


def _head(seats: int, parts: list[str]) -> str:
    """The first lines: figures side by side, each stack on a line of its own."""
    figures = [part for part in parts if len(part.split()) <= _SHORT]
    stacks = [part for part in parts if part not in figures]
    return ",\n".join([", ".join([f"players {seats}", *figures]), *stacks])


def read_position(text: str, edition: str | None = None) -> State:
    """The position that lines describe; a line that ends in a comma goes on below.

    Without an agenda nothing is asked, and what lies on the table may be anything; with one, the cards are counted.

    Raises:
        PositionError: a line that means nothing, or a position that cannot be played as it says.
    """
    whole = re.sub(r",\s*\n\s*", ", ", text)
    lines = [line.strip() for line in whole.strip().splitlines() if line.strip() and not line.strip().startswith("#")]
    head, *rest = lines or [""]
    locked: set[int] = set()
    found = re.match(r"players ([234])(?:,|$)", head)
    if found is None:
        raise PositionError(head, say("dungeon_lords-position-players"))
    t = _fresh(int(found[1]), edition or EDITIONS.current)
    agenda = [line for line in rest if line.startswith("agenda:")]
    if len(agenda) > 1:
        raise PositionError(agenda[1], say("dungeon_lords-position-line"))
    for line in (*head.split(",")[1:], *(line for line in rest if line not in agenda)):
        try:
            _read_line(t, line, locked)
        except (ValueError, LookupError) as error:  # a figure or name that means nothing at its place
            raise PositionError(line.strip(), say("dungeon_lords-position-line")) from error
    for number, lord in enumerate(t.lords):
        if number not in locked:
            lord.hand = _hand(lord, t.edition)
    if agenda:
        _make_playable(t, text, lines, agenda[0])
    return t


def _make_playable(t: State, text: str, lines: list[str], agenda: str) -> None:
    """Deal what is not written, and read what is still to be asked.

    Raises:
        PositionError: what lies on the table cannot be as it is written.
    """
    places = [*map(str.strip, lines[0].split(",")), *lines[1:]]
    check_figures(t, places)
    try:
        deal_rest(t, text)
    except ValueError as error:
        raise PositionError(REST, say("dungeon_lords-position-rest", name=Sign(REST))) from error
    check_table(t, places)
    read_agenda(t, agenda)


def _read_line(t: State, line: str, locked: set[int]) -> None:
    """Carry one line over into the position, noting whose hand is written out.

    Raises:
        ValueError, LookupError: it means nothing.
    """
    who, colon, told = line.partition(":")
    if not colon:
        _read(t, line)
    elif who in LETTERS[: t.seats]:
        _read(t.lords[LETTERS.index(who)], told)
        if " hand " in f" {told}":
            locked.add(LETTERS.index(who))
    elif who == "clash":
        t.clash = Clash(Seat(0))
        _read(t.clash, told)
    elif who.startswith("stand-in"):
        t.stand_ins.append(StandIn([], []))
        _read(t.stand_ins[-1], told)
    elif who.endswith(" plan"):
        t.lords[LETTERS.index(who[0])].plan = plan = Plan("", [], [])
        _read(plan, told)
    else:
        raise ValueError(f"cannot read the position line {line!r}")


def _fresh(seats: int, edition: str) -> State:
    """An empty table: no stacks, nobody on the board, every lord as at the start."""
    book = EDITIONS[edition]
    return State(
        seats=seats,
        first=Seat(0),
        options={"opening": "choose"},
        edition=edition,
        dice=Dice("position"),
        marker=Seat(0),
        lords=[fresh_lord(book) for _ in range(seats)],
        stand_ins=[],
        spaces=[FREE] * (3 * len(book.orders)),
        deck=[],
        specials=[],
        events=[],
        neutral=0,
        tolerance=book.evilometer["paladin_tolerance_year1"],
    )


def _spaces(t: State) -> str:
    """Who stands on the spaces of each order where anybody does."""
    rows = {row.id: t.spaces[row.start : row.start + 3] for row in EDITIONS[t.edition].orders}
    return " ".join(
        f"{order}={''.join(_MINIONS[who] for who in places)}" for order, places in rows.items() if set(places) != {FREE}
    )


def _occupied(t: State, values: list[str]) -> list[int]:
    """The spaces that such a line describes."""
    spaces = [FREE] * len(t.spaces)
    who = {letter: seat for seat, letter in _MINIONS.items()}
    for value in values:
        order, _, minions = value.partition("=")
        start = 3 * EDITIONS[t.edition].order[order].index - 3
        spaces[start : start + 3] = [who[letter] for letter in minions[:3].ljust(3, ".")]
    return spaces


def _hand(lord: Lord, edition: str) -> list[str]:
    """The order cards that must be in hand, given the others."""
    return [order for order in EDITIONS[edition].order if order not in (*lord.locked, *lord.played)]


def _expected(lord: Lord, edition: str) -> Lord:
    """A fresh lord whose hand follows from the cards elsewhere, and whose plan is written apart."""
    fresh = fresh_lord(EDITIONS[edition])
    fresh.hand = _hand(lord, edition)
    fresh.plan = lord.plan
    return fresh


def _write(value: Any, fresh: Any) -> str:
    """The fields of a record that differ from a fresh one (all of them without one)."""
    names = [field.name for field in fields(value)]
    return ", ".join(
        _part(name, getattr(value, name))
        for name in names
        if fresh is None or getattr(value, name) != getattr(fresh, name)
    )


def _part(name: str, value: Any) -> str:
    match value:
        case bool():
            return name if value else f"{name} no"
        case dict():
            return " ".join([name, *(f"{key}={inner}" for key, inner in value.items())])
        case list():
            return " ".join([name, *map(str, value)])
        case "":
            return f"{name} -"
    return f"{name} {value}"


def _read(target: Any, text: str) -> None:
    """Set the fields that a line names."""
    hints = hints_of(type(target))
    known = {field.name: field.default for field in fields(target)}
    for part in text.split(","):
        name, *values = part.split() or [""]
        if isinstance(target, State) and name == "asked":
            continue  # positions written before questions were numbered anew
        if name not in known or (isinstance(target, State) and name in _TABLE):
            if name:
                raise ValueError(f"cannot read {part.strip()!r} in a position")
            continue
        if isinstance(target, State) and name == "spaces":
            target.spaces = _occupied(target, values)
        else:
            setattr(target, name, _value(hints[name], values, known[name]))


def _value(hint: Any, values: list[str], default: Any) -> Any:
    kinds = get_args(hint)
    if isinstance(default, bool) and default is not MISSING:
        return values != ["no"]
    if len(kinds) == 2:
        pairs = (value.partition("=") for value in values)
        return {key: int(inner) if kinds[1] is int else inner or "tunnel" for key, _, inner in pairs}
    if len(kinds) == 1:
        return [int(value) for value in values] if kinds[0] is int else values
    if hint is str:
        return "" if values == ["-"] else values[0]
    return int(values[0])
