"""The rulings of RULES.md, section 12, that need more than a scene."""

import pytest

from games import core
from games.core import Deal, Dice, Seat
from games.maphr import GAME
from games.maphr.cards import EDITIONS
from games.maphr.choices import Act, Enough, Hinder, Keep
from games.maphr.rules.auction import TakePacket
from games.maphr.rules.exploit import income
from games.maphr.rules.rounds import StartRound
from games.maphr.rules.trade import sell_price
from games.maphr.scoring import outcome, points
from games.maphr.state import State, target
from locales import Locale, Speaker, words
from tests.maphr.stage import STAGE, sketch
from tests.scenes import Scene

BOOK = EDITIONS[EDITIONS.current]
EIGHT = (
    "e1 gallery_straight 0, e2 gallery_straight 0, e3 gallery_straight 0, e4 gallery_straight 0, "
    "e5 gallery_tee 90, e6 gallery_tee 0, f6 gallery_tee 0, g6 gallery_tee 0"
)
THREE = "C: purse_counters, 8 coins, level 1, 0 miners"


def begun(seats: int = 3, **options: str) -> State:
    """Return a fresh table."""
    return GAME.begin(Deal(seats, "rulings", options, Seat(1)))


def test_r1_the_creator_may_name_the_first_roller() -> None:
    assert begun().roller == 1


def test_r4_coins_never_run_out() -> None:
    pieces = {1: 20, 5: 16, 10: 16, 50: 8}
    t = sketch("A: rockborers, 9000 coins, level 1, 9 miners")
    assert t.clans[0].coins > sum(n * count for n, count in pieces.items())


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


def test_d3_equal_cards_in_a_packet_are_asked_about_like_others() -> None:
    """D3: a player is asked even if the cards are equal, since not asking would reveal that."""
    t = sketch(f"A hand: archive\nB hand: citadel\n{THREE}\nC hand: counting_house")
    t.packet = ["gallery_tee", "gallery_tee"]
    t.then(TakePacket(Seat(1), 1), TakePacket(Seat(2), 1))
    state = core.start(t)
    assert set(core.decision(state).asks) == {1}
    state = core.apply(state, Seat(1), Keep("gallery_tee"))
    assert [state.clans[seat].hand for seat in (1, 2)] == [
        ["citadel", "gallery_tee"],
        ["counting_house", "gallery_tee"],
    ]


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
    assert core.why_not(core.start(t), Seat(0), core.read_choice("maphr", "erect map_room")) is None


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
    """Only one card for coins, or one card for one card, can be offered."""
    now = core.decision(core.start(sketch("A hand: archive\nB hand: tavern\nmarket: A B\nagenda: market")))
    assert now is not None
    offered = {core.write_choice(choice) for choice in now.asks[Seat(0)].choices}
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


def test_r56_the_turn_marker_is_the_round_on_the_board() -> None:
    line = next(iter(GAME.board(GAME.view(begun(), None)))).title
    assert line is not None
    assert line.values["n"] == 1


def test_r58_an_absent_player_plays_the_defaults() -> None:
    t = core.start(sketch("A hand: tavern\nB hand: tavern\nagenda: choose-actions"))
    assert core.default_answer(t, Seat(0)) == (Act("exploit"),)


def test_r59_ten_clans_one_of_them_grey() -> None:
    near = [id_ for id_, row in BOOK.clans.items() for one in row.power if (one.op, one.add) == ("target_tiles", -2)]
    assert (len(BOOK.clans), near) == (10, ["dulgard_greys"])


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
            then="tells A haggle seat=B card=archive n=7\ntells B haggled seat=A n=7\n"
            "A hand: archive\nB: goldbeards, 30 coins, ...",
        )
    )


def test_a_tie_goes_to_the_richer_and_is_shared_after_that() -> None:
    """A tie goes to the player with more coins, and is shared after that (section 11)."""
    t = sketch("A: rockborers, 7 coins, level 1, 0 miners\nB: goldbeards, 8 coins, level 1, 0 miners")
    assert outcome(t).ranking == ((1,), (0,))
    assert outcome(t).reasons[-1].id == "maphr-reason-coins"
    shared = outcome(sketch("A: rockborers, 8 coins, level 1, 0 miners"))
    assert (shared.ranking, shared.reasons[-1].id) == (((0, 1),), "maphr-reason-shared")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "bid in secret for 4 cards that nobody has seen. The highest bidder takes 2 of them"),
        ("fr", "misez en secret sur 4 cartes que personne n’a vues. Le plus offrant en prend 2"),
    ],
)
def test_a_bid_is_asked_for_with_what_is_at_stake(locale: Locale, told: str) -> None:
    """With three players, four cards: two for the highest bidder, one for each of the others (section 6)."""
    t = core.start(sketch("C: purse_counters, 8 coins, level 1, 0 miners\nagenda: auction"))
    now = core.decision(t)
    assert now is not None
    assert told in Speaker(words(locale), "maphr", ("Ana", "Bo", "Cy"))(now.step.own_question(t, Seat(0)))


def test_the_challenge_is_named() -> None:
    """The result of the challenge is named: 10 buildings with four players, in 2 full series (section 15)."""
    ten = "map_room lookout tavern dormitory counting_house coal_store guard_post air_shaft workshop tool_store"
    t = sketch(f"A buildings: {ten}\nD: long_memories, 8 coins, level 1, 0 miners")
    assert outcome(t).titles == {0: "challenge_series"}


def test_a_round_begins_with_nothing_left_of_the_last() -> None:
    t = sketch("A plan: prospect, cancelled prospect\nbids: 1 2\nagenda: start-round")
    t.agenda = [StartRound()]
    after = core.start(t)
    assert (after.clans[0].plan, after.clans[0].cancelled, after.bids) == ([], [], [])
    assert sell_price(after, Seat(0)) == 3
