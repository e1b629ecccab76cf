"""Scenes: a position in notation, the agenda, and a script of moves and checks.

A> dig b2                    A does this
A! dig b3 = square (6)       A may not: the refusal and the place in the rules
A? dig b1 | decline          exactly these are A's choices
A?+ spy 1                    this is among the choices; A?- it is not
A: gold 2, lair goblin       A's dungeon has these values (other fields are not checked)
table: offer troll           the same for the table, `clash:` for the clash
told plan                    this event occurred in the scene; `not told` it did not
done                         no question is open
"""

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from games import core
from games.core import Amount, NotAllowed, OneOf, Seat, Some, SomeOf, Step
from games.core.notation import LETTERS, Line
from games.dungeon_lords import GAME
from games.dungeon_lords.notation import position, read_fields
from games.dungeon_lords.state import State
from tests.dungeon_lords.stage import sketch


@dataclass(frozen=True)
class Scene:
    """A scene that tests one sentence of the rules."""

    name: str
    given: str
    script: str
    steps: tuple[Step[Any], ...] = field(default=())


def play(scene: Scene) -> None:
    """Play a scene; a failed check shows its line and the position."""
    t = sketch(scene.given)
    t.then(*scene.steps)
    core.start(t)
    told = list(t.told)
    for line in filter(None, map(str.strip, scene.script.strip().splitlines())):
        state = move(t, line) if re.match(r"[A-D]>", line) else t
        if state is not t:
            told += state.told
            t = state
            continue
        try:
            check(t, line, told)
        except AssertionError as wrong:
            raise AssertionError(f"{scene.name}\n{line}\n{wrong}\n{position(t)}\n{spoken(told)}") from wrong


def spoken(told: list[core.Event]) -> str:
    return "\n".join(f"told {event.say.id.removeprefix('dungeon_lords-log-')} {event.say.values}" for event in told)


def read(text: str) -> core.Choice:
    choice = core.read_choice("dungeon_lords", text.strip())
    assert choice is not None, f"{text!r} is no choice"
    return choice


def move(t: State, line: str) -> State:
    seat = Seat(LETTERS.index(line[0]))
    try:
        return core.apply(t, seat, read(line[2:]))
    except core.Refusal as refusal:
        raise AssertionError(f"{line}: {refusal.say} {refusal.rule}\n{position(t)}\n{core.decision(t)}") from None


def check(t: State, line: str, told: list[core.Event]) -> None:
    ids = [event.say.id.removeprefix("dungeon_lords-log-") for event in told]
    match line.split():
        case ["told", what]:
            assert what in ids
        case ["not", "told", what]:
            assert what not in ids
        case ["done"]:
            assert core.decision(t) is None, core.decision(t)
        case [who, *_] if who.endswith(":"):
            compare(subject(t, who[:-1]), line.partition(":")[2])
        case [who, *_] if who.endswith("!"):
            refused(t, who, line)
        case _:
            asked(t, line)


def subject(t: State, who: str) -> Any:
    if who == "table":
        return t
    return t.clash if who == "clash" else t.lords[LETTERS.index(who)]


def compare(actual: Any, text: str) -> None:
    """Assert that setting the fields named in a line changes nothing."""
    expected = core.clone(actual)
    read_fields(expected, Line("", text, text))
    for name in (part.split()[0] for part in text.split(",")):
        assert getattr(actual, name) == getattr(expected, name), f"{name} is {getattr(actual, name)}"


def refused(t: State, who: str, line: str) -> None:
    what, _, reason = line.partition("!")[2].partition("=")
    key, rule = reason.split()
    saved = GAME.codec.save(t)
    with pytest.raises(NotAllowed) as caught:
        core.apply(t, Seat(LETTERS.index(who[0])), read(what))
    assert (caught.value.say.id, caught.value.rule) == (f"dungeon_lords-no-{key}", rule.strip("()"))
    assert GAME.codec.save(t) == saved


def asked(t: State, line: str) -> None:
    now = core.decision(t)
    seat = Seat(LETTERS.index(line[0]))
    assert now is not None, "nothing is asked"
    assert seat in now.asks, f"{list(now.asks)} are asked {now.step}"
    shape = now.asks[seat]
    mark, texts = line[2:3], line.lstrip("ABCD?+-").strip()
    match shape:
        case OneOf(choices):
            expected = [read(text) for text in texts.split("|")]
            if mark in ("+", "-"):
                assert all((one in choices) == (mark == "+") for one in expected), choices
            else:
                assert set(choices) == set(expected), choices
        case SomeOf(items, least, most):
            assert texts == f"{least} to {most} of {' '.join(items)}", shape
        case Amount(low, high):
            assert texts == f"{low} to {high}", shape


__all__ = ["Scene", "Some", "play"]
