"""What buttons and the first sentence say: the price of that very slot, a card or the end of a turn, who plays."""

from collections import Counter

import pytest

from games import core
from games.core import Deal, Dice, OneOf
from games.winter import GAME
from games.winter.choices import Buy, Done
from games.winter.state import State, book


def moments(seats: int, steps: int = 400) -> list[State]:
    """The positions of a random game."""
    state, dice, found = GAME.begin(Deal(seats, f"labels {seats}")), Dice("labels"), []
    for _ in range(steps):
        now = core.decision(state)
        if now is None:
            break
        found.append(state)
        seat = min(now.asks)
        state = core.apply(state, seat, core.any_of(now.asks[seat], dice))
    return found


@pytest.mark.parametrize("seats", [1, 3])
def test_each_button_says_what_it_does(seats: int) -> None:
    """A hero is bought for the price of its slot; to stop is called so, and nothing else is."""
    seen: Counter[str] = Counter()
    for state in moments(seats):
        now = core.decision(state)
        assert now is not None
        for shape in now.asks.values():
            for choice in shape.choices if isinstance(shape, OneOf) else ():
                said = now.step.label(state, choice)
                if isinstance(choice, Buy):
                    assert said.values["n"] == book(state).prices[choice.slot - 1]
                    assert said.values["card"] == state.market[choice.slot - 1]
                assert (said.id == "winter-do-done") is isinstance(choice, Done)
                seen[type(choice).__name__] += 1
    assert seen["Buy"] > 4
    assert min(seen["Done"], seen["Play"]) > 4


@pytest.mark.parametrize(("seats", "expected"), [(1, "winter-log-start-solo"), (2, "winter-log-start")])
def test_the_winter_begins_with_who_defends(seats: int, expected: str) -> None:
    """Alone nobody goes first, and nobody else places a defender."""
    told = [event.say.id for event in GAME.begin(Deal(seats, "start")).told]
    assert expected in told
    assert len([one for one in told if one.startswith("winter-log-start")]) == 1
