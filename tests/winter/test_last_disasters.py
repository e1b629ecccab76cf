"""The last cards of the disaster deck: no disaster is announced that cannot come (5.2, 9.2)."""

import pytest

from games import core
from games.winter import GAME
from games.winter.notation import read_position

NIGHTMARE = "table: 2 seats, first A, week 3, nightmare"


def told(text: str) -> list[str]:
    """Return the ids of the events up to the next question, without their prefix."""
    return [event.say.id.removeprefix("winter-log-") for event in core.start(read_position(text)).told]


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        ("famine black_frost", ["nightmare", "disaster", "disaster"]),
        ("famine", ["disaster"]),
        ("-", ["no-disaster"]),
    ],
)
def test_a_nightmare_announces_two_disasters_only_where_two_are_left(deck: str, expected: list[str]) -> None:
    found = told(f"{NIGHTMARE}\nplan: disasters\ndisaster deck: {deck}")
    assert [text for text in found if text in {"nightmare", "disaster", "no-disaster"}] == expected


@pytest.mark.parametrize(("deck", "is_called"), [("famine", True), ("-", False)])
def test_an_ogre_king_calls_a_disaster_only_where_one_is_left(deck: str, is_called: bool) -> None:
    monsters = "monsters: frozen_treant_a=forest_2 frozen_treant_b=forest_3"
    found = told(f"{NIGHTMARE}\nplan: reinforce\n{monsters}\nmonster deck: ogre_king_a\ndisaster deck: {deck}")
    assert "arrives" in found
    assert ("calls-disaster" in found) is is_called


def test_a_further_disaster_is_told_with_who_brings_it() -> None:
    """Beside the pictures, the sentence on the Ogre King stays: nothing else says why there are two disasters."""
    assert "winter-log-disaster" not in GAME.pictures.told
    assert "winter-log-calls-disaster" not in GAME.pictures.told
