"""The runner of scenes detects broken promises."""

import pytest

from games.core import Dice
from tests.scenes import Scene, loaded
from tests.tunhell.stage import STAGE

GIVEN = "A hand: warrior_1 warrior_2\nmine 1: goblin dirt rat"
MOVE = "A: play warrior_1 1"


@pytest.mark.parametrize(
    ("when", "then"),
    [
        (MOVE, "mine 1 A: warrior_2"),
        (MOVE, "mine 1: dirt goblin rat"),
        (MOVE, "mine 1: dirt ..."),
        (MOVE, "A hand: 2 cards"),
        (MOVE, "A hand: -"),
        (MOVE, "asks: turn A"),
        (MOVE, "refused mine-required"),
        (MOVE, "tells warrior seat=B"),
        (MOVE, "tells A warrior seat=A"),
        (MOVE, "tells recruit"),
        (MOVE, "never tells warrior"),
        (MOVE, "allows A: play warrior_2 1"),
        (MOVE, "wins A"),
        ("", "offers A: play warrior_1 1"),
        ("", "bars A: play warrior_1 1 (mine-empty)"),
        ("", "bars A: play blaster 1 (mine-empty)"),
        ("A: play blaster 1", "asks: turn A"),
        ("A: play blaster 1", "refused mine-empty"),
        ("A: play blaster 1", "refused not-in-hand card=warrior_1"),
        ("A: play blaster 1\nA: play warrior_1 1", "refused not-in-hand"),
        (MOVE, ""),
    ],
)
def test_a_broken_promise_fails(when: str, then: str) -> None:
    """Each of these false promises fails."""
    with pytest.raises(AssertionError):
        STAGE.play(Scene("a broken promise", GIVEN, when, then))


def test_loaded_dice_fall_as_told() -> None:
    """A scene determines the results of dice."""
    dice = loaded("4/6 0/2 12/13")
    assert isinstance(dice, Dice)
    assert [dice.below(6), dice.below(2), dice.below(13)] == [4, 0, 12]
