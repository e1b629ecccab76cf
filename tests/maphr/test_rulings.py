"""The rulings of RULES.md, section 12: where the author is silent, one scene or test for each."""

import pytest

from games import core
from games.core import Deal, Dice, Seat
from games.maphr import GAME
from games.maphr.cards import EDITIONS
from games.maphr.choices import Act, Enough, Hinder
from games.maphr.rules.exploit import income
from games.maphr.rules.rounds import StartRound
from games.maphr.rules.trade import sell_price
from games.maphr.scoring import outcome, points
from games.maphr.state import State, target
from tests.maphr.stage import STAGE, sketch
from tests.scenes import Scene

BOOK = EDITIONS[EDITIONS.current]
LINE = "A mine: e1 gallery_straight 0, e2 gallery_tee 0, f2 coal_1_straight 90"
EIGHT = (
    "e1 gallery_straight 0, e2 gallery_straight 0, e3 gallery_straight 0, e4 gallery_straight 0, "
    "e5 gallery_tee 90, e6 gallery_tee 0, f6 gallery_tee 0, g6 gallery_tee 0"
)
THREE = "C: purse_counters, 8 coins, level 1, 0 miners"

SCENES = [
    Scene(
        "R2 the roller leads the round",
        "agenda: start-round",
        then="table: full, 2 seats, first A, round 2, lead B, ...",
    ),
    Scene(
        "R3 the winner of an auction leads, the die goes on as before",
        given="agenda: auction",
        when="A: number 0\nB: number 1",
        then="table: full, 2 seats, first A, round 1, lead B, die 0",
    ),
    Scene(
        "R6 a hand may be too large until phase III",
        given=f"A hand: {'tavern tavern tavern dormitory dormitory brewery brewery'}\nagenda: draw-by-level; surplus A",
        then="A hand: 11 cards",
    ),
    Scene(
        "R9 every further 1 is rolled again",
        given="agenda: roll-die",
        then="tells roll-again n=0 need=10\ntells die n=6",
        dice="0/6 0/6 5/6",
    ),
    Scene(
        "R10 an auction tie goes to the first in turn order from the roller",
        given="agenda: auction",
        when="A: number 3\nB: number 3",
        then="tells auction seat=A",
    ),
    Scene(
        "R11 the poorest is found before bids leave, and pays like the others",
        given="A: rockborers, 5 coins, level 1, 0 miners\nB: goldbeards, 8 coins, level 1, 0 miners\nagenda: auction",
        when="A: number 0\nB: number 8",
        then="A: rockborers, 5 coins, ...\nB: goldbeards, 0 coins, ...",
    ),
    Scene(
        "R12 all three cards may be sent, to different opponents",
        given=f"{THREE}\nA packet: tavern lookout archive\nB packet: gallery_tee gallery_tee gallery_tee\n"
        "C packet: gallery_cross gallery_cross gallery_cross\nagenda: keep-or-send",
        when="A: give tavern 1\nA: give lookout 2\nA: give archive 1\nB: keep gallery_tee\nB: keep gallery_tee\n"
        "B: keep gallery_tee\nC: keep gallery_cross\nC: keep gallery_cross\nC: keep gallery_cross",
        then="A hand: -\nB hand: gallery_tee gallery_tee gallery_tee tavern archive\n"
        "C hand: gallery_cross gallery_cross gallery_cross lookout\ntells gives seat=A other_seat=B n=2",
    ),
    Scene(
        "R13 with two players both neighbours are the opponent",
        given="A packet: tavern lookout archive brewery\nB packet: gallery_tee gallery_cross gallery_corner workshop\n"
        "agenda: share",
        when="A: keep tavern\nA: toss lookout\nB: keep workshop\nB: toss gallery_tee",
        then="A hand: tavern gallery_cross gallery_corner\nB hand: workshop archive brewery\n"
        "discard: lookout gallery_tee",
    ),
    Scene(
        "R14 in a draft the discard comes from the own packet, before more is seen",
        given="A packet: tavern lookout archive brewery workshop\nB packet: gallery_tee gallery_cross gallery_corner "
        "citadel shoring\nagenda: draft 1",
        when="A: keep tavern",
        then="allows A: toss lookout\nA packet: tavern lookout archive brewery workshop",
    ),
    Scene(
        "R15 catastrophes first, then contracts, each in data order",
        given="A: rockborers, 20 coins, level 1, 0 miners\nA hand: forgotten_purse royal_subsidy heavy_tax orc_raid\n"
        "agenda: show-immediates A",
        then="tells shows seat=A cards=orc_raid+heavy_tax+royal_subsidy+forgotten_purse",
    ),
    Scene(
        "R16 an offer may be refused",
        given="queue: surveyor\nagenda: next-immediate A",
        when="A: refuse",
        then="tells refuses seat=A card=surveyor\nseen: surveyor",
    ),
    Scene(
        "R16 a caravan may not",
        given="queue: orc_caravan\nagenda: next-immediate A",
        when="A: refuse",
        then="refused not-now",
    ),
    Scene(
        "R17 one building, two tiles, one miner",
        given="A: rockborers, 2 coins, level 1, 0 miners\nA mine: e1 gallery_cross 0\n"
        "A hand: gallery_tee gallery_cross gallery_cross\nagenda: prospecting A 0",
        when="A: lay gallery_cross e2 0\nA: lay gallery_cross d1 0",
        then="agenda: over\nA hand: gallery_tee",
    ),
    Scene(
        "R20 openings meet openings, walls meet walls",
        given="A mine: e1 gallery_cross 0, e2 gallery_tee 0\nA hand: gallery_straight\nagenda: prospecting A 0",
        when="A: lay gallery_straight f1 0",
        then="refused not-connected",
    ),
    Scene(
        "R20 on each side that is shared",
        given="A: rockborers, 8 coins, level 2, 0 miners\nA mine: e1 gallery_cross 0, d1 gallery_corner 0, "
        "d2 gallery_corner 90\nA hand: gallery_straight\n"
        "agenda: prospecting A 0",
        when="A: lay gallery_straight e2 0",
        then="refused side-mismatch",
    ),
    Scene(
        "R21 before the target a mine may not be closed",
        given="A mine: e1 gallery_straight 0\nA hand: gold_3_dead_end gallery_straight\nagenda: prospecting A 0",
        when="A: lay gold_3_dead_end e2 0",
        then="refused would-seal",
    ),
    Scene(
        "R22 demolishing is a Prospect, and no reason against idling",
        given="A mine: e1 gallery_straight 0, e2 gallery_tee 0, f2 gallery_straight 90\nA hand: refused_permit\n"
        "agenda: choose-actions",
        then="allows A: idle",
    ),
    Scene(
        "R22 one end tile goes, and no tile is laid",
        given=f"{LINE}\nA hand: gallery_cross\nagenda: prospecting A 0",
        when="A: demolish f2",
        then="A mine: e1 gallery_straight 0, e2 gallery_tee 0\nseen: coal_1_straight\nagenda: over",
    ),
    Scene(
        "R23 only an end tile can go",
        given=f"{LINE}, d2 gallery_straight 90\nqueue: cave_in\nagenda: next-immediate A",
        when="A: lose e2",
        then="refused not-end-tile",
    ),
    Scene(
        "R24 the owner chooses for a catastrophe",
        given=f"{LINE}, d2 gallery_straight 90\nqueue: cave_in\nagenda: next-immediate A",
        then="offers A: lose f2 | lose d2",
    ),
    Scene(
        "R24 the saboteur chooses for sabotage",
        given="A: dulgard_greys, 8 coins, level 1, 0 miners\nB mine: e1 gallery_cross 0, d1 gallery_cross 0, "
        "f1 gallery_cross 0\nagenda: trade-turn A",
        when="A: sabotage 1",
        then="offers A: lose d1 | lose f1",
        dice="5/6",
    ),
    Scene(
        "R25 a miner on a destroyed tile survives",
        given=f"A: rockborers, 8 coins, level 1, 1 miners\n{LINE}\nqueue: cave_in\nagenda: next-immediate A",
        then="A: rockborers, 8 coins, level 1, 1 miners",
    ),
    Scene(
        "R26 the first miner is free, also after losing the last",
        given="A: rockborers, 0 coins, level 1, 1 miners\nA mine: e1 coal_2_straight 0\nqueue: firedamp\n"
        "agenda: next-immediate A; exploiting A",
        when="A: hire",
        then="A: rockborers, 2 coins, level 1, 1 miners",
    ),
    Scene(
        "R29 two actions must differ",
        given="A hand: tavern tavern tavern\nagenda: choose-actions",
        when="A: act build build",
        then="refused same-token",
    ),
    Scene(
        "R30 cards that pay are lost even when the action is cancelled",
        given="A: rockborers, 8 coins, level 3, 0 miners\nA hand: tavern archive\nB hand: refused_permit\n"
        "agenda: choose-actions; impediments; resolution",
        when="A: act build prospect\nA: some tavern\nB: act build\nB: hinder refused_permit 0\nA: enough",
        then="discard: tavern\ntells impediment seat=B other_seat=A",
    ),
    Scene(
        "R31 who can do nothing may idle for a coin",
        given="A: irongradd, 0 coins, level 1, 0 miners\nA hand: tavern\nB hand: tavern\nagenda: choose-actions",
        when="A: idle\nB: act build",
        then="A: irongradd, 1 coins, ...\ntells idle seat=A n=1",
    ),
    Scene(
        "R31 who can do something may not",
        given="A hand: tavern\nagenda: choose-actions",
        when="A: idle",
        then="refused idle-refused",
    ),
    Scene(
        "R32 a cancelled action brings no coin",
        given="A: rockborers, 0 coins, level 1, 1 miners\nA plan: exploit\nA mine: e1 coal_2_straight 0\n"
        "B hand: miners_strike\nagenda: impediments; resolution",
        when="B: hinder miners_strike 0",
        then="A: rockborers, 0 coins, ...",
    ),
    Scene(
        "R34 two impediments for one reveal, each with its own pair",
        given="A: rockborers, 8 coins, level 1, 0 miners\nA plan: prospect build\n"
        "B hand: blocked_tunnel refused_permit\n"
        "agenda: impediments; resolution",
        when="B: hinder blocked_tunnel 0\nB: hinder refused_permit 0",
        then="A plan: prospect build, cancelled prospect build\nB hand: -",
    ),
    Scene(
        "R35 no impediment on oneself",
        given="A plan: prospect\nB plan: prospect\nB hand: blocked_tunnel\nagenda: impediments",
        when="B: hinder blocked_tunnel 1",
        then="refused bad-target",
    ),
    Scene(
        "R36 two actions are carried out in the committed order",
        given="A: rockborers, 0 coins, level 4, 1 miners\nA mine: e1 coal_3_straight 0\nA hand: tavern\n"
        "A plan: exploit build\nagenda: resolution",
        when="A: erect tavern",
        then="A buildings: tavern\nA: rockborers, 0 coins, ...",
    ),
    Scene(
        "R38 after destruction nothing more is removed",
        given=f"{THREE}\nA: rockborers, 8 coins, level 1, 0 miners\nA buildings: map_room tavern guard_post\n"
        "B buildings: lookout\nC buildings: lookout\nqueue: fire\nagenda: next-immediate B",
        then="A buildings: map_room tavern guard_post\nB buildings: -",
    ),
    Scene(
        "R39 a corridor extension stacks and stays before the player",
        given="A: rockborers, 8 coins, level 1, 0 miners, 1 extensions\nqueue: corridor_extension\n"
        "agenda: next-immediate A",
        when="A: accept",
        then="A: rockborers, 5 coins, level 1, 0 miners, 2 extensions\nseen: -",
    ),
    Scene(
        "R40 each name once in a mine",
        given="A buildings: tavern\nA hand: tavern lookout\nB buildings: lookout dormitory\nagenda: constructing A",
        when="A: erect tavern",
        then="refused duplicate-name card=tavern",
    ),
    Scene(
        "R41 the surplus must go after the one choice",
        given="A hand: tavern brewery archive lookout workshop citadel shoring\nagenda: trade-turn A; surplus A",
        when="A: pass\nA: sell tavern",
        then="refused one-p3-choice",
    ),
    Scene(
        "R42 any card sells for 3",
        given="A hand: citadel\nagenda: trade-turn A",
        when="A: sell citadel",
        then="A: rockborers, 11 coins, ...\ntells sells n=3",
    ),
    Scene(
        "R43 an impediment has a free price",
        given="A hand: blocked_tunnel\nB: goldbeards, 1 coins, level 1, 0 miners\nmarket: A B\nagenda: market",
        when="A: offer sale\nA: put blocked_tunnel\nA: claim open\nA: number 0\nB: buy 1",
        then="B hand: blocked_tunnel\ntells sold seat=B other_seat=A n=0",
    ),
    Scene(
        "R47 one level a round",
        given="A: rockborers, 80 coins, level 1, 0 miners\nA buildings: shoring\nagenda: upgrade-mine",
        when="A: upgrade",
        then="A: rockborers, 76 coins, level 2, 0 miners\nagenda: over",
    ),
    Scene(
        "R48 a level stays when its key building burns",
        given="A: rockborers, 8 coins, level 3, 0 miners\nA buildings: shoring\nqueue: fire\nagenda: next-immediate A",
        then="A: rockborers, 8 coins, level 3, 0 miners\nA buildings: -",
    ),
    Scene(
        "R49 tiles above the limit stay, and none may be laid",
        given=f"A: rockborers, 8 coins, level 2, 0 miners\nA hand: gallery_straight\nA mine: {EIGHT}\n"
        "agenda: prospecting A 0",
        when="A: lay gallery_straight h6 90",
        then="refused tile-limit n=6",
    ),
    Scene(
        "R50 after the finisher the others still play phase II, then the game ends",
        given="table: full, 2 seats, first A, round 9, lead A, die 6, finisher A\nB: goldbeards, 8 coins, level 1, "
        "1 miners\nB mine: e1 coal_2_straight 0\nB plan: exploit\nagenda: carry-out B; after-actions",
        when="B: spare",
        then="B: goldbeards, 10 coins, ...\ntells end\nagenda: over",
    ),
    Scene(
        "R57 round 30 is the last",
        given="table: full, 2 seats, first A, round 30, lead A, die 6\nagenda: end-round",
        then="tells last-round n=30\nagenda: over",
    ),
    Scene(
        "R61 the pile is shuffled when a card is needed and the deck is empty",
        given="deck: gallery_tee\ndiscard: gallery_cross gallery_cross gallery_cross\nB: goldbeards, 8 coins, level 4, "
        "0 miners\nA: rockborers, 8 coins, level 4, 0 miners\nagenda: draw-by-level",
        then="A hand: gallery_tee\nB hand: gallery_cross\ntells shuffle n=3\ndiscard: -",
    ),
    Scene(
        "R64 the grey clan lays one tile, a second one for 3 coins",
        given="A: dulgard_greys, 8 coins, level 1, 0 miners\nA mine: e1 gallery_cross 0\n"
        "A hand: gallery_cross gallery_cross gallery_cross\nagenda: prospecting A 0",
        when="A: lay gallery_cross d1 0\nA: lay gallery_cross f1 0",
        then="A: dulgard_greys, 5 coins, ...\ntells paid-tile seat=A n=3\nagenda: over",
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_ruling(scene: Scene) -> None:
    STAGE.play(scene)


def begun(seats: int = 3, **options: str) -> State:
    """A fresh table."""
    return GAME.begin(Deal(seats, "rulings", options, Seat(1)))


def test_r1_the_creator_may_name_the_first_roller() -> None:
    assert begun().roller == 1


def test_r4_coins_never_run_out() -> None:
    t = sketch("A: rockborers, 9000 coins, level 1, 9 miners")
    assert t.clans[0].coins > sum(BOOK.coins[f"value_{n}"] * n for n in (1, 5, 10, 50))


def test_r5_actions_are_chosen_by_all_at_once() -> None:
    now = core.decision(core.start(sketch("A hand: tavern\nB hand: tavern\nagenda: choose-actions")))
    assert now is not None
    assert set(now.asks) == {0, 1}


def test_r7_immediate_cards_of_the_first_hands_are_discarded() -> None:
    for number in range(20):
        t = GAME.begin(Deal(4, f"hands {number}", {"scenario": "full"}))
        immediate = [card for card in t.seen if card in BOOK.queue_order]
        assert immediate == t.seen or t.told


def test_r8_the_cards_of_type_1_are_dealt_by_chance() -> None:
    dealt = set()
    for number in range(8):
        t = sketch(f"discard: {'gallery_tee ' * 8}{'gallery_cross ' * 8}\nagenda: deal-from-pile")
        t.dice = Dice(f"pile {number}")
        dealt.add(tuple(core.start(t).clans[0].packet))
    assert len(dealt) > 1


def test_r18_mines_lie_on_grids_of_their_own() -> None:
    t = sketch("A mine: e1 gallery_cross 0\nB mine: e1 gallery_tee 90")
    assert t.clans[0].mine["e1"] != t.clans[1].mine["e1"]


def test_r19_nine_columns_six_rows_and_free_turning() -> None:
    assert (len(BOOK.ground.columns), len(BOOK.ground.rows)) == (9, 6)
    assert BOOK.turns["gallery_corner"] == (0, 90, 180, 270)


def test_r27_one_miner_a_vein() -> None:
    t = sketch("A mine: e1 coal_3_straight 0")
    assert income(t, Seat(0), 3).total == 3


def test_r28_the_cap_holds_with_bonuses() -> None:
    assert BOOK.action_rules["exploit_cap"] == 60


def test_r33_a_second_copy_on_the_same_action_is_refused_at_once() -> None:
    t = core.start(sketch("A plan: prospect\nB hand: blocked_tunnel blocked_tunnel\nagenda: impediments"))
    after = core.apply(t, Seat(1), Hinder("blocked_tunnel", Seat(0)))
    assert after.clans[1].hand == ["blocked_tunnel"]
    assert after.clans[0].cancelled == ["prospect"]


def test_r37_spread_counts_the_others_alone() -> None:
    t = sketch("A buildings: lookout\nB buildings: tavern dormitory\nA hand: map_room\nagenda: constructing A")
    assert core.why_not(core.start(t), Seat(0), core.read_choice("maphr", "erect map_room")) is None  # type: ignore[arg-type]


def test_r44_no_immediate_card_is_in_a_hand_on_the_market() -> None:
    for number in range(6):
        t, dice = GAME.begin(Deal(3, f"market {number}")), Dice(f"market {number}")
        while now := core.decision(t):
            if now.step.word() == "market":
                assert all(card not in BOOK.queue_order for clan in t.clans for card in clan.hand)
            seat = next(iter(now.asks))
            t = core.apply(t, seat, core.at_random(t, seat, dice))
            if t.round > 3:
                break


def test_r45_a_building_costs_at_most_twice_its_price() -> None:
    STAGE.play(
        Scene(
            "R45",
            given="A hand: archive\nB: goldbeards, 30 coins, level 1, 0 miners\nmarket: A B\nagenda: market",
            when="A: offer sale\nA: put archive\nA: claim open\nA: number 15",
            then="refused price-bounds min=7 max=14",
        )
    )


def test_r46_no_gifts_loans_or_bundles() -> None:
    """One card for coins, or one for one: nothing else can be offered."""
    now = core.decision(core.start(sketch("A hand: archive\nB hand: tavern\nmarket: A B\nagenda: market")))
    assert now is not None
    offered = {core.write_choice(choice) for choice in now.asks[Seat(0)].choices}  # type: ignore[union-attr]
    assert offered == {"offer sale", "offer swap", "done", "stay-out"}


def test_r51_the_second_at_the_target_gains_10() -> None:
    t = sketch(f"table: first_dig, 2 seats, first A, round 9, lead A, die 6, finisher A\nB mine: {EIGHT}")
    assert points(t, Seat(1))["finish"] == 10


def test_r52_a_grey_clan_needs_nine_with_four_players() -> None:
    t = sketch("A: dulgard_greys, 8 coins, level 1, 0 miners\nD: long_memories, 8 coins, level 1, 0 miners")
    assert (target(t, Seat(0)), target(t, Seat(1))) == (9, 11)


def test_r53_one_short_of_ones_own_target() -> None:
    t = sketch(
        f"A: dulgard_greys, 8 coins, level 3, 0 miners\nA mine: {EIGHT}, h6 gallery_straight 90\nB mine: {EIGHT}\n"
        "deck: tavern"
    )
    assert target(t, Seat(0)) == 10
    assert (points(t, Seat(0))["finish"], points(t, Seat(1))["finish"]) == (10, 0)


def test_r54_all_veins_count_without_bonuses() -> None:
    t = sketch("A: sooted_anvils, 0 coins, level 1, 0 miners\nA mine: e1 coal_3_straight 0, e2 gold_3_dead_end 0")
    assert points(t, Seat(0))["veins"] == 9


def test_r55_five_of_a_colour_score_16() -> None:
    t = sketch("A buildings: tavern dormitory brewery infirmary banquet_hall")
    assert points(t, Seat(0))["colours"] == 16


def test_r56_seat_colours_are_only_for_the_eye() -> None:
    assert BOOK.pieces["seat_colours"] == ["green", "blue", "yellow", "red"]


def test_r58_an_absent_player_plays_the_defaults() -> None:
    t = core.start(sketch("A hand: tavern\nB hand: tavern\nagenda: choose-actions"))
    assert core.default_choice(t, Seat(0)) == Act("exploit")


def test_r59_ten_clans_one_of_them_grey() -> None:
    assert (len(BOOK.clans), [id_ for id_, row in BOOK.clans.items() if row.grey]) == (10, ["dulgard_greys"])


def test_r60_coal_is_straight_and_no_crossing_carries_gold_or_mithril() -> None:
    assert {row.shape for row in BOOK.vein if row.kind == "coal"} == {"straight"}
    assert "cross" not in {row.shape for row in BOOK.vein}


def test_r62_everyone_who_might_hold_an_impediment_is_asked() -> None:
    t = core.start(sketch(f"{THREE}\nA plan: prospect\nB hand: tavern\nC hand: blocked_tunnel\nagenda: impediments"))
    now = core.decision(t)
    assert now is not None
    assert set(now.asks) == {1, 2}
    assert now.asks[Seat(1)].fits(Enough())


def test_r63_a_buyer_can_only_talk_about_a_price() -> None:
    STAGE.play(
        Scene(
            "R63",
            given="A hand: archive\nB: goldbeards, 30 coins, level 1, 0 miners\nmarket: A B\noffer 1: A to B, archive "
            "open, 9 coins\nagenda: market",
            when="B: haggle 1\nB: number 7",
            then="tells A haggle seat=B card=archive n=7\nA hand: archive\nB: goldbeards, 30 coins, ...",
        )
    )


def test_a_tie_goes_to_the_richer_and_is_shared_after_that() -> None:
    """Section 11."""
    t = sketch("A: rockborers, 7 coins, level 1, 0 miners\nB: goldbeards, 8 coins, level 1, 0 miners")
    assert outcome(t).ranking == ((1,), (0,))
    assert outcome(t).reasons[0].id == "maphr-reason-coins"
    shared = outcome(sketch("A: rockborers, 8 coins, level 1, 0 miners"))
    assert (shared.ranking, shared.reasons[0].id) == (((0, 1),), "maphr-reason-shared")


def test_the_challenge_is_named() -> None:
    """Section 15: 10 buildings with four players, in 2 full series."""
    ten = "map_room lookout tavern dormitory counting_house coal_store guard_post air_shaft workshop tool_store"
    t = sketch(f"A buildings: {ten}\nD: long_memories, 8 coins, level 1, 0 miners")
    assert outcome(t).titles == {0: "challenge_series"}


def test_a_round_begins_with_nothing_left_of_the_last() -> None:
    t = sketch("A plan: prospect, cancelled prospect\nbids: 1 2\nagenda: start-round")
    t.agenda = [StartRound()]
    after = core.start(t)
    assert (after.clans[0].plan, after.clans[0].cancelled, after.bids) == ([], [], [])
    assert sell_price(after, Seat(0)) == 3
