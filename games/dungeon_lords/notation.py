"""A position as a few lines of text, both ways: used by scenes in tests and by bug reports.

Only what differs from a fresh table is written. Lords are A, B, C, D, non-player lords a and b on the board (`.` is an
empty space); `...` in a stack deals all cards that are nowhere else, and a line that ends in a comma continues below.
Answers that wait for others are not written: their question is asked again.

    players 3, year 2, round 1, marker 1, spaces get_food=AaB hire_monster=C..
    offer troll witch demon, monsters ...
    A: gold 5, tiles c1=tunnel c2=mint, conquered c1, lair goblin ghost
    agenda: hiring C hire_monster 0; resolve 20; workshops
"""

import re
from collections.abc import Sequence
from dataclasses import MISSING, fields
from typing import Any, get_args

from games.core import Dice, Seat, Sign
from games.core.notation import LETTERS, NOTHING, Line, Lines, write_steps
from games.core.reading import hints_of

from .cards import EDITIONS, book
from .notation_cards import REST, deal_rest
from .notation_checks import check_figures, check_table
from .setup import fresh_lord
from .state import FREE, STAND_IN, Clash, Lord, Plan, StandIn, State

_ENGINE = {
    "seats",
    "edition",
    "dice",
    "agenda",
    "answers",
    "asked",
    "opened",
    "told",
    "number",
    "learnt",
    "memo",
    "is_silent",
}
_APART = {"lords", "stand_ins", "clash", "spaces"}
_SIMPLE = tuple(field.name for field in fields(State) if field.name not in _ENGINE | _APART)
_HEADS = ("players", "spaces", *_SIMPLE)
_SHORT = 3
"""Parts of the first line with more words than this get a line to themselves."""
_MOST = 999
"""The greatest number that a line may contain."""
_MINIONS = {FREE: ".", **dict(enumerate(LETTERS)), STAND_IN: "a", STAND_IN + 1: "b"}


def position(t: State) -> str:
    """Return the position as lines, without what can be computed from the rest."""
    fresh = _fresh(t.seats, t.edition)
    parts = [_part(name, getattr(t, name)) for name in _SIMPLE if getattr(t, name) != getattr(fresh, name)]
    parts += [f"spaces {_spaces(t)}"] if t.spaces != fresh.spaces else []
    lines = [_head(t.seats, parts)]
    lines += [f"stand-in {number}: {_write(one, None)}" for number, one in enumerate(t.stand_ins)]
    for letter, lord in zip(LETTERS, t.lords, strict=False):
        plan = f"plan: {_write(lord.plan, None)}" if lord.plan else ""
        lines.append(f"{letter}: {_write(lord, _expected(lord, t.edition))}")
        lines += [f"{letter} {plan}"] if plan else []
    if t.clash:
        lines.append(f"clash: {_write(t.clash, Clash(Seat(FREE)))}")
    return "\n".join([*lines, f"agenda: {write_steps(t.agenda, LETTERS)}"])


def _head(seats: int, parts: list[str]) -> str:
    """Return the first lines: figures side by side, each stack on a separate line."""
    figures = [part for part in parts if len(part.split()) <= _SHORT]
    stacks = [part for part in parts if part not in figures]
    return ",\n".join([", ".join([f"players {seats}", *figures]), *stacks])


def read_position(text: str) -> State:
    """Return the position that lines describe, its agenda not yet run.

    Raises:
        PositionError: a line that means nothing, or a position that cannot be played as it says.
    """
    found = lines_of(text)
    t = lay_out(found)
    check_figures(t, found)
    try:
        deal_rest(t, text)
    except ValueError as error:
        raise Line("", "", REST).wrong("dungeon_lords-position-rest", name=Sign(REST)) from error
    check_table(t, found)
    rules, agenda = book(t), found["agenda"]
    t.agenda = agenda.steps(
        "dungeon_lords",
        LETTERS[: t.seats],
        {
            "order": rules.order,
            "creature": rules.creature,
            "besides": ("", *rules.creature),
            "trap": rules.trap,
            "space": range(3),
            "dug": range(10),
            "mode": range(4),
            "year": range(1, rules.meta["years"] + 1),
            "round": range(1, rules.meta["rounds_per_year"] + 1),
            "fight round": range(1, rules.meta["combat_rounds_per_year"] + 2),
            "place": range(len(t.spaces) + 1),
        },
    )[::-1]
    if not agenda.value:
        raise agenda.malformed("agenda: taxes A; end-round", "agenda: over")
    return t


def lines_of(text: str) -> Lines:
    """Return the lines of a text by key; a line that ends in a comma continues below.

    Raises:
        PositionError: a line has no key, or two have the same one.
    """
    return Lines(re.sub(r",\s*\n\s*", ", ", text), _HEADS)


def lay_out(found: Lines) -> State:
    """Return the table that lines describe, with an empty agenda; missing or surplus components are not checked.

    Raises:
        PositionError: a line means nothing.
    """
    head = found["players"]
    t = _fresh(head.number(head.value, 2, len(LETTERS)), EDITIONS.current)
    letters = LETTERS[: t.seats]
    plans = [f"{letter} plan" for letter in letters]
    stand_ins = [line for line in found if re.fullmatch(r"stand-in \d", line.key)]
    found.only({*_HEADS, *letters, *plans, "clash", "agenda", *(line.key for line in stand_ins)})
    for line in found:
        if line.key in _HEADS and line is not head:
            _set(t, line, line)
    for letter, lord in zip(letters, t.lords, strict=True):
        read_fields(lord, found[letter])
        if all(part.key != "hand" for part in found[letter].parts()):
            lord.hand = _hand(lord, t.edition)
        if f"{letter} plan" in found:
            lord.plan = Plan("", [], [])
            read_fields(lord.plan, found[f"{letter} plan"])
    for line in stand_ins:
        t.stand_ins.append(StandIn([], []))
        read_fields(t.stand_ins[-1], line)
    if "clash" in found:
        t.clash = Clash(Seat(0))
        read_fields(t.clash, found["clash"])
    return t


def _fresh(seats: int, edition: str) -> State:
    """Return an empty table: no stacks, no minions on the board, every lord as at the start."""
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
    """Return the minions on the spaces of each order that has any."""
    rows = {row.id: t.spaces[row.start : row.start + 3] for row in EDITIONS[t.edition].orders}
    return " ".join(
        f"{order}={''.join(_MINIONS[who] for who in places)}" for order, places in rows.items() if set(places) != {FREE}
    )


def _occupied(t: State, line: Line) -> list[int]:
    """Return the spaces of the central board that a line describes."""
    spaces, orders = [FREE] * len(t.spaces), EDITIONS[t.edition].order
    who = {letter: seat for seat, letter in _MINIONS.items()}
    for order, minions in line.pairs().items():
        start = orders[line.one_of(order, orders)].start
        spaces[start : start + 3] = [who[letter] for letter in line.all_of(who, minions[:3].ljust(3, "."))]
    return spaces


def _hand(lord: Lord, edition: str) -> list[str]:
    """Return the order cards that must be in hand, given where the others are."""
    return [order for order in EDITIONS[edition].order if order not in (*lord.locked, *lord.played)]


def _expected(lord: Lord, edition: str) -> Lord:
    """Return a fresh lord whose hand follows from the other cards, and with the plan of `lord`."""
    fresh = fresh_lord(EDITIONS[edition])
    fresh.hand = _hand(lord, edition)
    fresh.plan = lord.plan
    return fresh


def _write(value: Any, fresh: Any) -> str:
    """Return the fields of a record that differ from a fresh one; all fields if there is no fresh one."""
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


def read_fields(target: Any, line: Line) -> None:
    """Set the fields of a record that a line names.

    Raises:
        PositionError: there is no such field, or it cannot hold what the line says.
    """
    known = [field.name for field in fields(target) if field.name != "plan" or not isinstance(target, Lord)]
    for part in line.parts():
        line.one_of(part.key, known)
        _set(target, part, line)


def _set(target: Any, part: Line, line: Line) -> None:
    """Set the field named by the key of a part of a line."""
    if isinstance(target, State) and part.key == "spaces":
        target.spaces = _occupied(target, part)
        return
    default = next(field.default for field in fields(target) if field.name == part.key)
    setattr(target, part.key, _read(hints_of(type(target))[part.key], part.words, line, default))


def _read(hint: Any, words: Sequence[str], line: Line, default: Any) -> Any:
    """Return the value that words have in a field, according to the field's type."""
    kinds = get_args(hint)
    if isinstance(default, bool) and default is not MISSING:
        return line.all_of(("no",), words) == []
    if len(kinds) == 2 and kinds[1] is int:
        return {key: line.number(inner, 0, _MOST) for key, inner in line.pairs(words).items()}
    if len(kinds) == 2:
        pairs = [word.partition("=") for word in words]
        line.once(key for key, _, _ in pairs)
        return {key: inner or "tunnel" for key, _, inner in pairs}
    if len(kinds) == 1:
        return [line.number(word, 0, _MOST) for word in words] if kinds[0] is int else list(words)
    if len(words) > 1:
        raise line.unknown(words[1])
    value = words[0] if words else NOTHING
    if hint is str:
        return "" if value == NOTHING else value
    return line.number(value, 0, _MOST)
