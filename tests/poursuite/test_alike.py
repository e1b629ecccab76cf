"""Choices that lead to the same: turns that need not be asked for, and what Wotan leaves behind."""

import pytest

from games import core
from games.poursuite import GAME
from games.poursuite.choices import Move
from tests.poursuite.scenes import Scene, choices
from tests.poursuite.test_choosing import speaker


def test_what_wotan_leaves_behind_is_said_where_he_must_free_a_mole() -> None:
    """The question says that the other mole stays a prisoner, and the tip speaks of the moles, not of empty spaces."""
    state = Scene("", "prisoners: C3=G C6=G\nwotan: C8\nplan: placing-wotan G; turn R", "").play()
    now = core.decision(state)
    assert now is not None
    (seat,) = now.asks
    assert "your other mole remains a prisoner" in speaker("en")(now.step.question(state, seat))
    free = Scene("", "wotan: C8\nplan: placing-wotan G; turn R", "").play()
    for own, there in ((1, state), (0, free)):
        offered = choices(there)
        named = {value for choice in offered for value in (choice.word(), *choice.field_values())}
        assert GAME.tips["placing-wotan"](named) == {"own": own}


@pytest.mark.parametrize(
    ("given", "stop", "turns"),
    [
        ("wagon 1: D3 N=Y S=Y\nplan: moving G 3; turn Y", "d6", ["left"]),
        ("wagon 1: D3 N=Y S=G\nplan: moving G 3; turn Y", "d6", ["left", "right"]),
        ("wagon 1: D3 N=Y S=Y E=G\nplan: moving G 3; turn Y", "d6", ["left", "right"]),
        ("wagon 1: D3 N=Y S=Y\nprisoners: C6=G\nplan: moving G 3; turn Y", "d6", ["left"]),
        ("wagon 1: D8 N=Y E=G\nplan: moving G 2; turn Y", "d9", ["left", "right"]),
    ],
)
def test_a_turn_is_asked_for_only_if_both_differ_in_some_way(given: str, stop: str, turns: list[str]) -> None:
    """Where captures, prisoners, passengers and treasures are the same after both turns, one of them is shown."""
    state = Scene("", given, "").play()
    now = core.decision(state)
    assert now is not None
    (seat,) = now.asks
    shape = now.step.arranged(state, now.asks[seat])
    assert isinstance(shape, core.OneOf)
    shown = [move.turn for move in shape.shown if isinstance(move, Move) and (move.wagon, move.stop) == (1, stop)]
    assert shown == turns
    assert set(shape.choices) == set(now.asks[seat].choices), "the other may be typed"
