"""Rulings without other scenes, each named by its number (15)."""

from dataclasses import replace

import pytest

from games import core
from games.core import Deal, Dice, Revise, Seat, Some
from games.dungeon_lords import GAME
from games.dungeon_lords.choices import Attack, Orders, StandInOrder
from games.dungeon_lords.rules.adventurers import draw_adventurers
from games.dungeon_lords.rules.building import Building
from games.dungeon_lords.rules.combat import Fight
from games.dungeon_lords.rules.digging import Digging
from games.dungeon_lords.rules.events import Event
from games.dungeon_lords.rules.evil import check_paladin, lower_evil
from games.dungeon_lords.rules.exchange import Exchange
from games.dungeon_lords.rules.orders import SelectOrders, StandInsDraw
from games.dungeon_lords.rules.plots import plots
from games.dungeon_lords.rules.resolve import Resolve
from games.dungeon_lords.rules.rounds import NewYear
from games.dungeon_lords.scoring import licensed, outcome
from tests.dungeon_lords.scenes import Scene, play
from tests.dungeon_lords.stage import sketch

A, B, C = Seat(0), Seat(1), Seat(2)


def games(seats, count=3):
    for number in range(count):
        dice = Dice(f"rulings {number}")
        state = GAME.begin(Deal(seats, f"rulings {number}"))
        while now := core.decision(state):
            yield state
            seat = dice.pick(tuple(now.asks))
            state = core.apply(state, seat, core.at_random(state, seat, dice))
        yield state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_winter_has_no_event_and_no_adventurers(seats):
    """R1: adventurers and events revealed in a round are used in the next."""
    for state in games(seats):
        if state.round == state.event_known == 1:
            visitors = {hero for lord in state.lords for hero in lord.file}
            assert visitors <= {f"paladin_{state.year}"}
            assert not state.arriving
            assert GAME.view(state, None).event == ""
            assert len(state.waiting) == (4 if seats == 4 else 3)


def test_r2_with_three_the_non_player_counter_is_for_show():
    """R2: with three players the non-player counter never moves and takes no tile."""
    for state in games(3):
        assert state.neutral == 5
        assert None not in GAME.view(state, None).forecast


def test_r3_with_two_the_non_player_counter_ends_at_8_and_9():
    """R3: with two players the non-player counter rises three times a year and falls by two between the years."""
    highest = {1: 0, 2: 0}
    for state in games(2):
        highest[state.year] = max(highest[state.year], state.neutral)
    assert highest == {1: 8, 2: 9}


SCENES = [
    Scene("R4, R5 the fee is automatic, and nothing is paid where no space is free",
          "players 2, spaces hire_monster=aba\nstand-in 0: hand get_food, locked, played\n"
          "stand-in 1: hand get_food, locked, played",
          "A> orders hire_monster get_food mine_gold\nA> stand-in-order get_food\n"
          "B> orders get_food mine_gold dig_tunnels\nB> stand-in-order get_food\nA: gold 3, idle hire_monster get_food",
          (SelectOrders(),)),
    Scene("R6 no imps: it counts as declining", "players 2\nA: imps 0, played dig_tunnels",
          "told impossible\nA: idle dig_tunnels\ndone",
          (Digging(A, "dig_tunnels", 0, 0),)),
    Scene("R19 an evil cost at 15 cannot be paid", "players 2\nA: evil 15",
          "told impossible\nA: evil 15, food 3, idle get_food\ndone",
          (Exchange(A, "get_food", 1),)),
    Scene("R23 room and cell are chosen together", "players 2, halls mint chapel\nA: tiles c1 c2 c3",
          "A? build mint c3 | build chapel c1 | build chapel c2 | build chapel c3 | decline\nA> build mint c3\n"
          "A: tiles c1 c2 c3=mint\ntable: halls chapel", (Building(A, "build_room", 0),)),
    Scene("R28 a conquered room is still a neighbour", "players 2, halls mint\nA: tiles c1 c2=chapel c3, conquered c2",
          "told impossible\ndone", (Building(A, "build_room", 0),)),
    Scene("stand-ins go home when their space comes up", "players 2, spaces get_food=a.. mine_gold=b..",
          "table: spaces\ndone", (Resolve(0),)),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_ruling(scene):
    play(scene)


def test_r7_r29_order_cards_are_taken_back_in_play_order():
    """R29: order cards are taken back one seat at a time, in play order."""
    for state in games(3, 1):
        now = core.decision(state)
        assert now is None or now.sealed or len(now.asks) == 1


def test_r10_r12_the_paladin_stays_on_a_tie():
    """R11, R12: a tie with the host never moves the paladin, nor does the host's fall."""
    t = sketch("players 3, tent no\nA: evil 12, file paladin_1\nB: evil 12\nC: evil 9")
    check_paladin(t)
    assert t.host() == A
    t.lords[1].evil = 9
    lower_evil(t, A, 5)
    assert t.host() == A


def test_r17_zero_points_earn_the_licence():
    """R17: 0 points earn the licence, -1 does not."""
    t = sketch("players 2")
    assert licensed(t, 0)
    assert not licensed(t, -1)


def test_r18_the_underlord_is_worth_no_points():
    """R18: totals are the sum of their lines, and equal totals share the victory."""
    t = sketch("players 2\nA: gold 3\nB: gold 3")
    found = outcome(t)
    assert [score.parts["lord_of_riches"] for score in found.scores] == [1, 1]
    assert found.winners == (A, B)
    assert "underlord" not in found.scores[0].parts


def test_a_measure_of_nothing_earns_no_title():
    """13: a title needs a measure above nothing."""
    t = sketch("players 2")
    assert "lord_of_halls" not in outcome(t).scores[0].parts
    assert "monster_lord" not in outcome(t).scores[0].parts


def test_the_hall_of_fame_counts_titles():
    """2.3: the hall of fame gives one point per shared title and two per sole title."""
    t = sketch("players 2\nA: tiles c1=hall_of_fame c2 c3, evil 9\nB: evil 5")
    titles = {
        part: n for part, n in outcome(t).scores[0].parts.items() if part not in ("creatures", "rooms", "letters")
    }
    assert titles["hall_of_fame"] == 2 * 2 + 1 * 3  # halls and deeds alone; imps, riches and battle shared


def test_year_2_paladin_is_checked_at_once():
    """12.3: the new paladin goes at once to a lord who is evil enough."""
    t = sketch("players 2, tent\nA: evil 4\nB: evil 11")
    NewYear().run(t)
    assert t.lords[1].file == ["paladin_2"]
    assert t.away == ["paladin_1"]


def test_stand_in_cards_rest_for_a_round():
    """3.1: the three orders played by a stand-in rest for the next round."""
    t = sketch("players 3\nstand-in 0: hand get_food mine_gold, locked hire_monster buy_traps build_room,\n"
                      "played dig_tunnels recruit_imps improve_reputation")  # fmt: skip
    StandInsDraw().run(t)
    lord = t.stand_ins[0]
    assert lord.locked == ["dig_tunnels", "recruit_imps", "improve_reputation"]
    assert sorted([*lord.hand, *lord.played]) == ["build_room", "buy_traps", "get_food", "hire_monster", "mine_gold"]
    assert [t.spaces[3 * place + 1] >= 10 for place in range(8)].count(True) == 3


def test_a_chosen_stand_in_card_rests_as_well():
    """3.1: with two players the stand-in's third order, chosen by its lord, rests as well."""
    stand_in = "hand get_food mine_gold buy_traps, locked hire_monster recruit_imps build_room,"
    t = sketch(f"players 2\nstand-in 0: {stand_in} played dig_tunnels improve_reputation\n"
                      f"stand-in 1: {stand_in} played dig_tunnels improve_reputation")  # fmt: skip
    t.then(SelectOrders(), StandInsDraw())
    core.start(t)
    for seat in (A, B):
        t = core.apply(t, seat, Orders("get_food", "mine_gold", "dig_tunnels"))
        t = core.apply(t, seat, StandInOrder("buy_traps"))
    for lord in t.stand_ins:
        assert lord.locked == ["dig_tunnels", "improve_reputation", "buy_traps"]
        accessible = {"get_food", "mine_gold", "hire_monster", "recruit_imps", "build_room"}
        assert {*lord.hand, *lord.played} == accessible
        assert len(lord.played) == 2


def test_orders_can_be_changed_until_the_last_is_in():
    """P2b: a sealed answer can be revised, and is hidden from others."""
    t = sketch("players 3")
    t.then(SelectOrders())
    core.start(t)
    first = core.apply(t, A, Orders("get_food", "mine_gold", "dig_tunnels"))
    assert GAME.view(first, B) == replace(GAME.view(t, B), asked=(B, C))
    assert GAME.view(first, A).own.given == (Orders("get_food", "mine_gold", "dig_tunnels"),)
    again = core.apply(first, A, Revise())
    assert core.decision(again).asks == core.decision(t).asks


def test_zones():
    """6: rooms of year 1 need their zone, rooms of year 2 may be anywhere."""
    t = sketch("players 2\nA: tiles c1 c2 c3 c4 d4 e4 e3")
    assert plots(t, A, "chicken_coop") == ("c1", "c2")
    assert plots(t, A, "mushroom_bed") == ("c3", "c4", "d4", "e4", "e3")
    assert plots(t, A, "workshop") == ("c1", "c4", "d4", "e4", "e3")
    assert plots(t, A, "printing_press") == ("c2", "c3")
    assert len(plots(t, A, "chapel")) == 7


def test_the_first_game_option_draws_the_inaccessible_orders():
    """3, step 7: with the first-game option everybody gets two inaccessible orders without a choice."""
    state = GAME.begin(Deal(3, "first game", {"opening": "random"}))
    assert [len(lord.locked) for lord in state.lords] == [2, 2, 2]
    assert [len(lord.hand) for lord in state.lords] == [6, 6, 6]
    assert isinstance(core.decision(state).step, SelectOrders)


def test_r9_equal_strengths_are_drawn_again():
    """R9: if all strengths are equal, the last goes below the stack and another is drawn."""
    t = sketch("players 2, adventurers y1_wizard_1 y1_thief_1 y1_priest_3 y1_priest_2 y1_thief_3 y1_thief_2")
    draw_adventurers(t)
    assert t.waiting == ["y1_thief_1", "y1_thief_2", "y1_thief_3"]
    assert t.adventurers == ["y1_priest_3", "y1_priest_2", "y1_wizard_1"]


def test_r28_conquered_rooms_count_for_the_lord_of_halls():
    """R28: conquered rooms count for the Lord of Halls, and cost as conquered tiles."""
    t = sketch("players 2\nA: tiles c1=mint c2 c3, conquered c1\nB: tiles c1 c2 c3")
    parts = outcome(t).scores[0].parts
    assert (parts["lord_of_halls"], parts["rooms"], parts["conquered"]) == (2, 0, -2)


def test_r40_each_player_finishes_an_event_before_the_next():
    """R40: B is asked only after A has settled everything."""
    t = sketch("players 2, round 2, events payday taxes special, event_known 2\nA: lair goblin slime\nB: lair goblin")
    t.then(Event())
    core.start(t)
    for _ in range(2):
        now = core.decision(t)
        assert list(now.asks) == [A]
        t = core.apply(t, A, now.asks[A].choices[0])
    assert list(core.decision(t).asks) == [B]


FIGHT = "players 2, tent no, wounds paladin_1=1, cards magic_shield graffiti fireball suggestion"


def test_9_4_a_party_wiped_out_gives_no_rest_if_the_paladin_comes():
    """9.4: B, without adventurers, gets the paladin in round 1 and plans again in round 2."""
    t = sketch(f"{FIGHT}\nA: evil 11, file paladin_1 y1_thief_4\nB: evil 11, lair slime")
    t.then(Fight(1))
    core.start(t)
    assert t.lords[1].file == ["paladin_1"]
    assert t.fight == 2
    assert list(core.decision(t).asks) == [B]


def test_9_4_a_host_without_a_plan_waits_for_the_next_round():
    """9.4: nobody clashes twice in a round."""
    t = sketch(
        f"{FIGHT}, marker 1\nA: evil 11, file paladin_1 y1_thief_4\nB: evil 12, file y1_wizard_1, lair slime goblin"
    )
    t.then(Fight(1))
    core.start(t)
    t = core.apply(t, B, Some(("slime",)))
    t = core.apply(t, B, Attack("slime", 2, ()))
    assert t.lords[1].file == ["paladin_1", "y1_wizard_1"]
    assert (t.fight, t.lords[1].conquered) == (2, [])


def test_everything_is_shuffled():
    """3: tiles, combat cards, traps and events are shuffled in every game and year."""
    games_begun = [GAME.begin(Deal(2, f"shuffled {number}")) for number in range(4)]
    for name in ("monsters", "rooms", "adventurers", "cards", "deck", "specials"):
        assert len({tuple(getattr(state, name)) for state in games_begun}) > 1, name
    for state in games_begun:
        NewYear().run(state)
    for name in ("monsters", "rooms", "adventurers", "cards"):
        assert len({tuple(getattr(state, name)) for state in games_begun}) > 1, name


@pytest.mark.parametrize(("seats", "boards", "neutral"), [(2, 2, 5), (3, 1, 5), (4, 0, 0)])
def test_setup(seats, boards, neutral):
    """3, 3.1: starting goods, and stand-ins by number of players."""
    state = GAME.begin(Deal(seats, "setup"))
    for lord in state.lords:
        assert (lord.gold, lord.food, lord.imps, lord.evil, lord.traps, lord.letters) == (3, 3, 3, 5, [], 0)
        assert lord.tiles == {"c1": "tunnel", "c2": "tunnel", "c3": "tunnel"}
        assert (len(lord.hand), len(lord.dealt)) == (8, 3)
    assert [(len(one.hand), len(one.locked)) for one in state.stand_ins] == [(5, 3)] * boards
    assert (state.neutral, state.tent, state.tolerance) == (neutral, True, 10)
    assert (len(state.deck), len(state.cards), len(state.specials)) == (27, 4, 2)
