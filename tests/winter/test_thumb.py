"""What the rule of thumb makes of a position: the worst threat first, with the dwarfs that are there in time."""

import pytest

from games.core import Deal, Dice, Seat, apply, decision
from games.winter import GAME
from games.winter.rules.labels import yields
from games.winter.state import Beat, Done, Play, State, book
from games.winter.strategy import ADVICE
from games.winter.threats import outlook
from tests.winter.stage import sketch

A = Seat(0)
IN_THE_CASTLE = """
monsters: yeti_a=castle
A dwarfs: castle field_2
A stock: gold 2 food 1 stone 1 wood 2
A tracks: actions 2 hand 7
B dwarfs: wall_3
B stock: gold 0 food 0 stone 0 wood 0
"""
BESIDE_THE_OGRE_KING = """
table: 1 seats, first A, week 5
plan: turn A; resolution
monsters: ogre_king_a=castle
disasters: ice_storm buried_barn famine
music: drum=A horn=A
A lacks: drum horn
A stock: gold 3 food 3 stone 3 wood 1
A tracks: actions 0 hand 7
A dwarfs: home 4 castle castle castle
A monsters: frost_giant_b banshee_b banshee_a
A disasters: black_frost frozen_winch frozen_path
monster deck: ice_witch_a winter_wolf_b frozen_treant_a
disaster deck: broken_dam fallen_pines cave_in
"""
LAST_WEEK = "table: 2 seats, first A, week 7\n"


def turn_of_a(t: State) -> State:
    """The table after the turn of A, played by thumb."""
    dice = Dice("thumb")
    while (now := decision(t)) and t.active == A:
        seat = next(iter(now.asks))
        t = apply(t, seat, ADVICE.choose(t, seat, dice))
    return t


def test_a_monster_in_the_castle_is_beaten_before_anything_else() -> None:
    t = turn_of_a(sketch(IN_THE_CASTLE))
    assert t.players[A].monsters == ("yeti_a",)


def test_the_disaster_over_the_limit_is_overcome() -> None:
    t = turn_of_a(
        sketch("disasters: fallen_pines cave_in famine frozen_winch\nA tracks: actions 1 hand 7\nA stock: wood 2")
    )
    assert t.players[A].disasters == ("frozen_winch",)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("monsters: yeti_a=wall_2", "monsters: yeti_a=field_3"),
        ("monsters: yeti_a=field_3", "monsters: yeti_a=castle"),
        ("monsters: yeti_a=castle\nA dwarfs: castle castle", "monsters: yeti_a=castle\nA dwarfs: wall_1 wall_1"),
        ("monsters: yeti_a=castle\nB dwarfs: castle castle", "monsters: yeti_a=castle"),
        ("disasters: famine", "disasters: famine cave_in ice_storm"),
        (LAST_WEEK + "monsters: yeti_a=field_3", LAST_WEEK + "monsters: yeti_a=castle"),
    ],
    ids=[
        "far away",
        "not yet in the castle",
        "dwarfs at hand",
        "another's dwarfs",
        "few disasters",
        "too late to harm",
    ],
)
def test_what_makes_the_threats_look_better(better: str, worse: str) -> None:
    assert outlook(sketch(better), A) > outlook(sketch(worse), A)


def test_dwarfs_serve_one_plan_only() -> None:
    """Two dwarfs in the castle beat one of two monsters there: with four the outlook is better."""
    both = "monsters: yeti_a=castle ice_witch_a=castle\nA stock: food 2 stone 2 wood 2\nA tracks: actions 0 hand 7\n"
    few, many = (sketch(f"{both}A dwarfs: {' '.join(['castle'] * n)}") for n in (2, 4))
    assert outlook(few, A) < outlook(many, A)


def test_the_same_dice_choose_the_same() -> None:
    t = sketch(IN_THE_CASTLE)
    assert {ADVICE.choose(t, A, Dice("same")) for _ in range(3)} == {ADVICE.choose(t, A, Dice("same"))}


def test_a_fight_that_ends_the_week_is_not_weighed_against_the_week_to_come() -> None:
    t = sketch(BESIDE_THE_OGRE_KING)
    assert ADVICE.choose(t, A, Dice("thumb")) == Beat("ogre_king_a")


def test_no_hero_is_played_for_nothing() -> None:
    """A Woodcutter without a dwarf in a forest stays in the hand: to say that one is done is better."""
    t, dice, idle = GAME.begin(Deal(2, "hints")), Dice("hints"), 0
    while (now := decision(t)) and t.week < 3:
        seat = next(iter(now.asks))
        marks = {marked.plan[0]: marked.mark for marked in ADVICE.marks(t, seat)}
        for choice, mark in marks.items():
            talent = book(t).talent[choice.card] if isinstance(choice, Play) else None
            if talent and talent.do == "produce" and not yields(t, seat, talent) and Done() in marks:
                assert mark < marks[Done()]
                idle += 1
        t = apply(t, seat, ADVICE.choose(t, seat, dice))
    assert idle
