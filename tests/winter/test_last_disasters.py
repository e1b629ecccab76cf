"""The last cards of the disaster deck: no disaster is announced that cannot come (5.2, 9.2)."""

import pytest

from games import core
from games.core import Seat
from games.winter import GAME
from games.winter.board import are_disasters_near, warnings
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


@pytest.mark.parametrize(("week", "danger"), [(6, 1), (7, 0)])
def test_a_fourth_disaster_is_feared_only_while_one_can_still_strike(week: int, danger: int) -> None:
    """In the last week, none strikes after the invasion, and three disasters lose nothing (5.2, 5.5)."""
    table = f"table: 2 seats, first A, week {week}"
    text = f"{table}\nplan: disasters; turn A; resolution\ndisasters: famine cave_in\ndisaster deck: black_frost"
    t = core.start(read_position(text))
    assert [event.say.values["danger"] for event in t.told if event.say.id == "winter-log-disaster"] == [danger]
    question, view = core.decision(t).step.question(t, Seat(0)), GAME.view(t, Seat(0))
    assert question.values["danger"] == danger
    assert ("winter-warn-disasters" in {said.id for said in warnings(view)}) is bool(danger)
    assert are_disasters_near(view) is bool(danger)


def test_in_the_last_invasion_three_disasters_are_still_too_near() -> None:
    text = "table: 2 seats, first A, week 7\nplan: choose-monster A yeti_a+banshee_a; disasters; resolution"
    on_board = "monsters: yeti_a=wall_2 banshee_a=wall_4\ndisasters: famine cave_in black_frost"
    assert are_disasters_near(GAME.view(core.start(read_position(f"{text}\n{on_board}")), None))


def test_a_further_disaster_is_told_with_who_brings_it() -> None:
    """Beside the pictures, the sentence on the Ogre King stays: nothing else says why there are two disasters."""
    assert "winter-log-disaster" not in GAME.pictures.told
    assert "winter-log-calls-disaster" not in GAME.pictures.told
