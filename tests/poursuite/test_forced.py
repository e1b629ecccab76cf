"""Automatic actions are announced as forced, chosen ones are not (6, R30)."""

import pytest

from games import core
from games.core import Seat
from games.poursuite.state import State, book
from locales import Speaker, words
from tests.poursuite.scenes import read, sketch

FULL = "wagon 1: D4 N=B E=B S=R W=R\nwagon 2: F4 N=G E=B W=R\n"

MOVES = [
    ("board", "a seat, chosen", "wagon 1: B1 N=Y E=Y\nplan: boarding G 1; turn Y", "G: board 1 s", 0),
    ("board", "the last seat", "wagon 1: B1 N=Y E=Y S=B\nplan: boarding G 1; turn Y", "", 1),
    ("park", "a start cell, chosen", "wagon 1: D9\nwagon 2: D4\nplan: parking Y 1; turn G", "Y: park b1", 0),
    ("park", "the only start cell", "wagon 1: D9\nwagon 2: B1\nplan: parking Y 1; turn G", "", 1),
    ("wotan-frees", "one of two own moles", FULL + "prisoners: C3=Y G7=Y\nplan: placing-wotan Y; turn G",
     "Y: wotan c3", 0),
    ("wotan-frees", "the only own mole", FULL + "prisoners: C3=Y\nplan: placing-wotan Y; turn G", "", 1),
    ("wotan-guards", "a cell, chosen", "plan: placing-wotan Y; turn G", "Y: wotan c3", 0),
    ("wotan-seat", "a seat, chosen", "prisoners: C3=Y\nplan: placing-wotan Y; turn G", "Y: wotan-seat 2 s", 0),
    ("wotan-seat", "the only free seat", FULL + "prisoners: C3=Y\nplan: placing-wotan Y; turn G", "", 1),
]  # fmt: skip


def told(given: str, when: str) -> list[core.Say]:
    """Return the events from a position's start, with one move."""
    state: State = core.start(sketch(given, "forced"))
    events = list(state.told)
    if when:
        who, _, typed = when.partition(": ")
        state = core.apply(state, Seat(book(state).initials.index(who)), read(typed))
        events += state.told
    return [event.say for event in events]


@pytest.mark.parametrize(("event", "name", "given", "when", "forced"), MOVES, ids=[row[1] for row in MOVES])
def test_what_is_forced_is_told_so(event: str, name: str, given: str, when: str, forced: int) -> None:
    """A forced event has another sentence in both languages."""
    (said,) = [said for said in told(given, when) if said.id == f"poursuite-log-{event}"]
    assert said.values["forced"] == forced, name
    other = core.Say(said.id, {**said.values, "forced": 1 - forced})
    for locale in ("en", "fr"):
        speaker = Speaker(words(locale), "poursuite", ["Ada", "Bo", "Cy", "Di"])
        assert speaker(said) != speaker(other)
