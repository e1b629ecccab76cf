"""The worked examples of RULES.md, section 14, one scene each."""

import pytest

from games.core import Seat
from games.maphr.rules.actions import second_cost
from games.maphr.rules.asking import price_of
from games.maphr.rules.exploit import income
from games.maphr.rules.offers import bounds
from games.maphr.rules.upgrade import upgrade_fault
from games.maphr.scoring import points
from tests.maphr.stage import STAGE, sketch
from tests.scenes import Scene

W8 = "A mine: e1 gallery_straight 0, e2 gallery_tee 0, f2 coal_1_straight 90"
TEN = "map_room archive tavern brewery counting_house goldsmith guard_post shoring workshop tunnel_office"
SEVEN = "lookout dormitory coal_store air_shaft shoring fortified_gate tool_store"
RICH = (
    "A mine: e1 gallery_cross 0, e2 gallery_cross 0, e3 gallery_cross 0, d2 mithril_2_dead_end 270, "
    "f2 mithril_2_dead_end 90, d1 mithril_2_dead_end 270, f1 gold_3_dead_end 90, d3 gold_3_dead_end 270, "
    "f3 gold_3_dead_end 90, e4 gold_3_dead_end 0\nA buildings: royal_mint brewery tavern"
)
"""Seven veins that bring 54 coins, and buildings that add 22."""

SCENES = [
    Scene(
        "E1 with 14 cards in the pile, type 1 is rolled again",
        given=f"C: purse_counters, 8 coins, level 1, 0 miners\nseen: {'coal_1_straight ' * 14}\nagenda: roll-die",
        then="tells roll-again n=14 need=15\ntells die n=6",
        dice="0/6 5/6",
    ),
    Scene(
        "E1 with 15 cards type 1 is played, and the pile is empty",
        given=f"C: purse_counters, 8 coins, level 1, 0 miners\n"
        f"discard: {'coal_1_straight ' * 10} {'gallery_cross ' * 5}\nagenda: roll-die",
        then="tells die n=1\nnever tells roll-again\nA packet: 5 cards\nC packet: 5 cards\ndiscard: -\nseen: -",
        dice="0/6",
    ),
    Scene(
        "E2 the bids of two equally poor players",
        given="deck: tavern lookout map_room\nagenda: auction",
        when="A: number 3\nB: number 2",
        then="tells auction seat=A n=3\ntells poorest seats=A+B n=1\nA: rockborers, 6 coins, ...\n"
        "B: goldbeards, 7 coins, ...\ntable: full, 2 seats, first A, round 1, lead A, die 0\npacket: 3 cards",
    ),
    Scene(
        "E3 a tie goes to the first in turn order, the others' bids to the poorest",
        given="A: rockborers, 10 coins, level 1, 0 miners\nB: goldbeards, 4 coins, level 1, 0 miners\n"
        "C: purse_counters, 6 coins, level 1, 0 miners\nagenda: auction",
        when="A: number 2\nB: number 4\nC: number 4",
        then="tells tie seats=B+C seat=B other_seat=A after=1\ntells auction seat=B n=4\n"
        "A: rockborers, 8 coins, ...\nB: goldbeards, 6 coins, ...\n"
        "C: purse_counters, 2 coins, ...\ntable: full, 3 seats, first A, round 1, lead B, die 0",
    ),
    Scene(
        "E4 a draft of three ends with four more cards each and three discarded",
        given="C: purse_counters, 8 coins, level 1, 0 miners\nagenda: draft 0\n"
        "deck: tavern tavern tavern dormitory dormitory brewery brewery brewery archive archive archive lookout "
        "lookout map_room map_room map_room",
        when="A: keep tavern\nA: toss dormitory\nB: keep brewery\nB: toss archive\nC: keep lookout\nC: toss map_room\n"
        "A: keep archive\nB: keep lookout\nC: keep tavern\nA: keep archive\nB: keep dormitory\nC: keep brewery",
        then="A hand: 4 cards\nB hand: 4 cards\nC hand: 4 cards\ndiscard: 3 cards",
    ),
    Scene(
        "E5 type 6 draws 4, 4 and 1: Long Memories draw one more",
        given="A: rockborers, 8 coins, level 1, 0 miners\nB: long_memories, 8 coins, level 2, 0 miners\n"
        "C: goldbeards, 8 coins, level 4, 0 miners\nagenda: draw-by-level",
        then="A hand: 4 cards\nB hand: 4 cards\nC hand: 1 cards",
    ),
    Scene(
        "E6 a blind gallery on E1 would seal the mine; a straight one must point south",
        given="A hand: gallery_dead_end gallery_straight\nagenda: prospecting A 0",
        then="bars A: lay gallery_dead_end e1 0 (would-seal)\nallows A: lay gallery_straight e1 0\n"
        "bars A: lay gallery_straight e1 90 (not-connected)",
    ),
    Scene(
        "E7 a tee on E2 meets E1's north",
        given="A mine: e1 gallery_straight 0\nA hand: gallery_tee coal_1_straight\nagenda: prospecting A 0",
        when="A: lay gallery_tee e2 0",
        then="allows A: lay coal_1_straight f2 90\nbars A: lay coal_1_straight f2 0 (not-connected)",
    ),
    Scene(
        "E8 a fourth tile at level I is refused",
        given=f"{W8}\nA hand: gallery_cross\nagenda: prospecting A 0",
        when="A: lay gallery_cross g2 0",
        then="refused tile-limit n=3",
    ),
    Scene(
        "E9 the only end tile is lost without asking",
        given=f"{W8}\nqueue: cave_in\nagenda: next-immediate A",
        then="tells tile-lost seat=A tile=coal_1_straight\nA mine: e1 gallery_straight 0, e2 gallery_tee 0",
    ),
    Scene(
        "E10 with a miner hired, 20 - 5 + 3 + 4 + 2 = 24 coins",
        given="A: rockborers, 20 coins, level 2, 2 miners\nA mine: e1 coal_3_straight 0, e2 gold_1_tee 270, "
        "e3 gold_2_corner 90\nagenda: exploiting A",
        when="A: hire",
        then="A: rockborers, 24 coins, level 2, 3 miners",
    ),
    Scene(
        "E10 without one, 20 + 4 + 3 = 27 coins",
        given="A: rockborers, 20 coins, level 2, 2 miners\nA mine: e1 coal_3_straight 0, e2 gold_1_tee 270, "
        "e3 gold_2_corner 90\nagenda: exploiting A",
        when="A: spare",
        then="A: rockborers, 27 coins, level 2, 2 miners",
    ),
    Scene(
        "E12 the log of an income held at 60 does not add up its parts",
        given=f"A: irongradd, 8 coins, level 4, 7 miners\n{RICH}\nagenda: exploiting A",
        then="tells exploit total=60 coins=68\nnever tells exploit-sum",
    ),
    Scene(
        "E13 a tavern and a miner without a vein bring nothing",
        given="A: rockborers, 0 coins, level 1, 1 miners\nA buildings: tavern\nA mine: e1 gallery_straight 0\n"
        "agenda: exploiting A",
        then="tells exploit-nothing seat=A\nA: rockborers, 0 coins, ...",
    ),
    Scene(
        "E14 the spread: others with 1 and 3, own 3",
        given="A buildings: map_room tavern guard_post\nA hand: workshop\nB buildings: lookout\n"
        "C buildings: air_shaft dormitory coal_store\nagenda: constructing A; constructing B",
        then="tells cannot-build seat=A",
    ),
    Scene(
        "R37 who could build and does not has chosen so",
        given="A: rockborers, 8 coins, level 1, 0 miners\nA hand: workshop\nagenda: constructing A",
        when="A: decline",
        then="tells decline-build seat=A",
    ),
    Scene(
        "E14 with a corridor extension it is legal",
        given="A: rockborers, 8 coins, level 1, 0 miners, 1 extensions\nA buildings: map_room tavern guard_post\n"
        "A hand: workshop\nB buildings: lookout\nC buildings: air_shaft dormitory coal_store\nagenda: constructing A",
        then="offers A: erect workshop | decline",
    ),
    Scene(
        "E17 two impediments on one action: the later one returns, the other action is taken, nothing is refunded",
        given="A: rockborers, 8 coins, level 2, 0 miners\nA plan: prospect build\nA hand: tavern\n"
        "B hand: blocked_tunnel\nC hand: blocked_tunnel\nagenda: impediments; resolution",
        when="B: hinder blocked_tunnel 0\nC: hinder blocked_tunnel 0\nA: erect tavern",
        then="tells impediment seat=B other_seat=A\ntells C impediment-late seat=A\nC hand: blocked_tunnel\nB hand: -\n"
        "A buildings: tavern",
    ),
    Scene(
        "E18 a toll that cannot be paid",
        given="A: rockborers, 0 coins, level 1, 1 miners\nA buildings: fortified_gate\nA plan: exploit\n"
        "A mine: e1 coal_2_straight 0\nB: goldbeards, 2 coins, level 1, 0 miners\nB hand: miners_strike\n"
        "agenda: impediments; resolution",
        when="B: hinder miners_strike 0",
        then="tells B impediment-unpaid seat=A n=3\nB hand: miners_strike\nA: rockborers, 2 coins, ...",
    ),
    Scene(
        "E20 after a pass one card above the limit of 7 goes; after a sale none",
        given="A buildings: map_room\nA hand: tavern brewery archive lookout workshop citadel shoring air_shaft\n"
        "agenda: trade-turn A; surplus A",
        when="A: pass\nA: some air_shaft",
        then="A hand: 7 cards",
    ),
    Scene(
        "E20 a sale brings 3 coins and makes room",
        given="A buildings: map_room\nA hand: tavern brewery archive lookout workshop citadel shoring air_shaft\n"
        "agenda: trade-turn A; surplus A",
        when="A: sell archive",
        then="A hand: 7 cards\nA: rockborers, 11 coins, ...",
    ),
    Scene(
        "E21 a price below the cost of the building is refused",
        given="A hand: archive\nB: goldbeards, 30 coins, level 1, 0 miners\nmarket: A B\nagenda: market",
        when="A: offer sale\nA: put archive\nA: claim open\nA: number 6",
        then="refused price-bounds card=archive min=7 max=14",
    ),
    Scene(
        "E22 the ninth tile of a grey clan with four players finishes",
        given="table: full, 4 seats, first A, round 9, lead A, die 6\nA: dulgard_greys, 8 coins, level 3, 0 miners\n"
        "D: long_memories, 8 coins, level 1, 0 miners\nA hand: gallery_straight\nA mine: e1 gallery_straight 0, "
        "e2 gallery_straight 0, e3 gallery_straight 0, e4 gallery_straight 0, e5 gallery_tee 90, e6 gallery_tee 0, "
        "f6 gallery_tee 0, g6 gallery_tee 0\nagenda: prospecting A 0; after-actions",
        when="A: lay gallery_straight h6 90",
        then="tells finisher seat=A n=9\nscores A 26, B 1, C 1, D 1\nwins A",
    ),
    Scene(
        "E23 the Trasken takes a level; the eight tiles stay, none may be laid",
        given="A: rockborers, 8 coins, level 3, 0 miners\nA hand: gallery_straight\nA mine: e1 gallery_straight 0, "
        "e2 gallery_straight 0, e3 gallery_straight 0, e4 gallery_straight 0, e5 gallery_tee 90, e6 gallery_tee 0, "
        "f6 gallery_tee 0, g6 gallery_tee 0\nqueue: trasken_passage\nagenda: next-immediate A; prospecting A 0",
        then="A: rockborers, 8 coins, level 2, 0 miners\nbars A: lay gallery_straight h6 90 (tile-limit)",
    ),
    Scene(
        "E24 a bribed orc caravan with a 4 counts as 5",
        given="A: rockborers, 6 coins, level 1, 0 miners\nqueue: orc_caravan\nagenda: next-immediate A",
        when="A: bribe",
        then="tells caravan face=4 n=5\nA: rockborers, 4 coins, ...",
        dice="3/6",
    ),
    Scene(
        "E24 without a bribe a 4 costs 3 coins",
        given="A: rockborers, 6 coins, level 1, 0 miners\nqueue: orc_caravan\nagenda: next-immediate A",
        when="A: trust",
        then="A: rockborers, 3 coins, ...",
        dice="3/6",
    ),
    Scene(
        "E26 a heavy tax takes a quarter, rounded down",
        given="A: rockborers, 23 coins, level 1, 0 miners\nqueue: heavy_tax\nagenda: next-immediate A",
        then="tells loses n=5\nA: rockborers, 18 coins, ...",
    ),
    Scene(
        "E27 the raid comes before the subsidy",
        given="A: rockborers, 4 coins, level 1, 0 miners\nA hand: royal_subsidy orc_raid\nagenda: show-immediates A",
        then="tells loses n=4\nA: rockborers, 5 coins, ...",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_example(scene: Scene) -> None:
    STAGE.play(scene)


VEINS = "A mine: e1 coal_3_straight 0, e2 gold_1_tee 270, e3 gold_2_corner 90"


def test_e11_bonuses_of_buildings() -> None:
    """Bonuses of buildings add up: 7 + 5 = 12, and 1 for the tavern makes 13."""
    t = sketch(f"A: irongradd, 8 coins, level 2, 2 miners\n{VEINS}\nA buildings: tavern brewery goldsmith")
    found = income(t, Seat(0), 2)
    assert (found.total, found.veins) == (13, 6)
    assert dict(found.bonuses) == {"tavern": 1, "brewery": 2, "goldsmith": 4}


def test_e12_the_cap_of_60() -> None:
    """Veins and bonuses that add up to more than 60 bring 60."""
    t = sketch(f"A: irongradd, 8 coins, level 4, 7 miners\n{RICH}")
    assert income(t, Seat(0), 7).total == 60


def test_e15_discounts_never_go_below_1() -> None:
    """Discounts leave a price of at least 1: Stonewrights with a workshop pay 1 for a guard post, 3 for shoring."""
    t = sketch("A: stonewrights, 8 coins, level 1, 0 miners\nA buildings: workshop")
    assert (price_of(t, Seat(0), "guard_post"), price_of(t, Seat(0), "shoring")) == (1, 3)


def test_e16_twin_hammers_with_a_foreman() -> None:
    """At level III the clan leaves a cost of 1, and the building removes it."""
    t = sketch("A: twin_hammers, 8 coins, level 3, 0 miners\nA buildings: foreman_post")
    assert second_cost(t, Seat(0)) == 0


def test_e19_level_three_without_shoring() -> None:
    """Level III without shoring: 26 coins and a guard post are not enough, 31 are, and 1 is left."""
    poor = sketch("A: rockborers, 26 coins, level 2, 0 miners\nA buildings: guard_post")
    fault = upgrade_fault(poor, Seat(0))
    assert fault is not None
    assert (fault.say.id, fault.say.values["condition"].values["more"]) == ("maphr-no-upgrade-cond", 30)
    STAGE.play(
        Scene(
            "E19 with 31 coins",
            given="A: rockborers, 31 coins, level 2, 0 miners\nA buildings: guard_post\nagenda: upgrade-mine",
            when="A: upgrade",
            then="A: rockborers, 1 coins, level 3, 0 miners",
        )
    )


def test_e21_price_bounds() -> None:
    """Price bounds are 7 to 14 for an archive, and 12 to 14 if it is claimed to be a rune library."""
    t = sketch("A hand: archive")
    shown, claimed = (bounds(t, "archive", claim, Seat(1)) for claim in ("", "rune_library"))
    assert (shown.low, shown.high, claimed.low, claimed.high) == (7, 14, 12, 14)


def test_no_price_tells_that_a_card_is_a_building() -> None:
    """The price range of a hidden card does not reveal whether it is a building, even to a poor buyer (8.2)."""
    t = sketch("A hand: archive gallery_cross\nB: rockborers, 2 coins, level 1, 0 miners")
    assert bounds(t, "archive", "", Seat(1)).high <= bounds(t, "gallery_cross", "", Seat(1)).high == 40
    t.clans[1].coins = 55
    assert bounds(t, "gallery_cross", "", Seat(1)).high == 55


def test_e25_colours_without_a_series() -> None:
    """3 green and 2 red buildings score 9 + 4, without a series."""
    t = sketch("A buildings: tavern dormitory brewery guard_post air_shaft")
    assert (points(t, Seat(0))["colours"], points(t, Seat(0))["series"]) == (13, 0)


def test_the_computed_example_of_section_11() -> None:
    """Ada scores 142 points and Bor 100, as section 11 computes."""
    ada = "e1 gallery_cross 0, e2 gallery_cross 0, e3 gallery_cross 0, e4 gallery_cross 0, d1 coal_3_straight 90, "
    ada += "f1 coal_1_straight 90, d2 gold_2_dead_end 270, f2 gold_1_corner 270, d3 mithril_2_dead_end 270, "
    ada += "f3 gallery_tee 0, d4 mithril_1_dead_end 270, f4 gallery_straight 90"
    t = sketch(
        f"table: full, 3 seats, first A, round 9, lead A, die 6, finisher A\n"
        f"A: rockborers, 47 coins, level 4, 4 miners\nA buildings: {TEN}\nA mine: {ada}\n"
        f"B: goldbeards, 130 coins, level 4, 3 miners\nB buildings: {SEVEN}\n"
        "C: long_memories, 0 coins, level 1, 0 miners"
    )
    assert points(t, Seat(0)) == {
        "coins": 7,
        "buildings": 33,
        "colours": 20,
        "series": 20,
        "finish": 25,
        "veins": 25,
        "miners": 12,
    }
    assert {part: points(t, Seat(1))[part] for part in ("coins", "buildings", "colours", "series", "miners")} == {
        "coins": 21,
        "buildings": 21,
        "colours": 13,
        "series": 10,
        "miners": 9,
    }
