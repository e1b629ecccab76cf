"""What separates the levels of computer players."""

import pytest

from games import core
from games.core import Dice, Number, Seat, Step
from games.dungeon_lords import GAME
from games.dungeon_lords.choices import Pay
from games.dungeon_lords.rules.events import BeginPayday, Taxes
from games.dungeon_lords.state import State
from tests.dungeon_lords.stage import sketch

A = Seat(0)


@pytest.mark.parametrize(
    ("lord", "step", "paid"),
    [
        ("gold 3, tiles c1 c2 c3 c4 b4", Taxes(A), Number(3)),
        ("food 3, lair slime ghost", BeginPayday(A), None),
    ],
)
def test_an_easy_player_pays_what_it_can(lord: str, step: Step[State], paid: Number | None) -> None:
    """It makes mistakes, but keeps no gold while red letters cost more, and lets no creature go for food it has."""
    t = sketch(f"players 2, events taxes payday special, event_known 1, specials rats crusade\nA: {lord}")
    t.then(step)
    core.start(t)
    found = {GAME.strategies["easy"](t, A, Dice(f"slip {n}")) for n in range(40)}
    assert found == {paid} if paid else all(isinstance(one, Pay) for one in found)
