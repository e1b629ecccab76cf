"""What the search of Les Mines de Maphr compares, and how much it trusts the rule of thumb."""

from typing import cast

import pytest

from games import core, maphr
from games.core import Dice, Seat
from games.core.levels import MASTER
from games.core.search import Search
from games.maphr.advice import ADVICE
from games.maphr.choices import Act
from games.maphr.redeal import redeal
from games.maphr.state import State
from tests.maphr.stage import sketch

A = Seat(0)
NO_BUILDING = """
table: full, 2 seats, first B, round 3, lead B, die 4
A: purse_counters, 24 coins, level 1, 2 miners
A hand: goldsmith coal_2_straight strongroom guard_post infirmary coal_2_straight blocked_tunnel
A mine: e1 mithril_1_corner 90, f1 coal_3_straight 90
B: thousand_picks, 9 coins, level 2, 1 miners
B hand: tunnel_office foreman_post workshop lookout royal_mint dormitory coal_2_straight dormitory
B buildings: tool_store
B mine: e1 coal_3_straight 0, e2 gold_1_corner 90
agenda: choose-actions; impediments; resolution; after-actions
"""
"""A has room for one more tile, and no building yet with which its mine could rise to level II."""


def position() -> State:
    return cast("State", core.start(sketch(NO_BUILDING)))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_few_imagined_deals_outweigh_the_rule_of_thumb(seed: str) -> None:
    """The rule of thumb would lay a tile; five deals show that the first building wins more often."""
    t = position()
    assert ADVICE.choose(t, A, Dice(seed)) == Act("prospect")
    assert Search(ADVICE, redeal, 30)(t, A, Dice(seed)) == Act("build")


def test_of_the_same_actions_only_orders_that_differ_are_compared() -> None:
    """Building before or after a Prospect is marked alike, and would be simulated twice for nothing."""
    found = ADVICE.candidates(position(), A, 16)
    alike = {(one.mark, frozenset(one.plan[0].field_values())) for one in found}
    assert len(alike) == len(found) == ADVICE.fans


def test_master_compares_more_plans_a_round_further_once_cards_are_drawn() -> None:
    """Cards that are drawn in the next round tell nothing about those of this one."""
    master = cast("Search[State]", maphr.GAME.strategies[MASTER]).adviser
    paying = core.apply(position(), A, Act("prospect", "exploit"))
    assert [len(adviser.candidates(paying, A, 16)) for adviser in (ADVICE, master)] == [6, 10]
    drawing = NO_BUILDING.replace("agenda: ", "agenda: auction; ")
    for scene, ahead in ((NO_BUILDING, 2), (drawing, 1)):
        start, t = sketch(scene), position()
        for adviser, rounds in ((ADVICE, 1), (master, ahead)):
            t.round = start.round + rounds - 1
            assert not adviser.is_far(start, t)
            t.round += 1
            assert adviser.is_far(start, t)
