"""What the search of Les Mines de Maphr compares, and how much it trusts the rule of thumb."""

from typing import cast

import pytest

from games import core
from games.core import Dice, Seat
from games.core.search import Search
from games.maphr.advice import ADVICE
from games.maphr.choices import Act
from games.maphr.redeal import redeal
from games.maphr.state import State
from tests.maphr.stage import sketch

A = Seat(0)
NO_BUILDING = """
table: full, 2 seats, first A, round 3, lead A, die 4
A: stonewrights, 8 coins, level 1, 1 miners
A hand: brewery archive dormitory coal_3_straight gold_2_corner coal_3_straight citadel
A mine: e1 gallery_cross 0, d1 gold_3_dead_end 270, f1 coal_3_straight 90
B: thousand_picks, 5 coins, level 2, 1 miners
B hand: mithril_1_dead_end workshop gallery_straight gallery_corner
B buildings: guard_post
B mine: e1 coal_2_straight 0, e2 coal_1_straight 0
agenda: choose-actions; impediments; resolution; after-actions
"""
"""A has a full mine, and no building yet with which it could rise to level II."""


def position() -> State:
    return cast("State", core.start(sketch(NO_BUILDING)))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_few_imagined_deals_outweigh_the_rule_of_thumb(seed: str) -> None:
    """The rule of thumb would exploit; five deals show that the first building wins more often."""
    t = position()
    assert ADVICE.choose(t, A, Dice(seed)) == Act("exploit")
    assert Search(ADVICE, redeal, 30)(t, A, Dice(seed)) == Act("build")


def test_of_the_same_actions_only_orders_that_differ_are_compared() -> None:
    """Building before or after a Prospect is marked alike, and would be simulated twice for nothing."""
    found = ADVICE.candidates(position(), A, 16)
    alike = {(one.mark, frozenset(one.plan[0].field_values())) for one in found}
    assert len(alike) == len(found) == ADVICE.fans
