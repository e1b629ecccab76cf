"""The rule of thumb deals with the worst threat first, using dwarfs that can be there in time."""

import pytest

from games.core import Choice, Deal, Dice, Seat, apply, decision
from games.winter import GAME
from games.winter.advice import ADVICE
from games.winter.advice.danger import outlook
from games.winter.choices import Beat, Done, EndTurn, Overcome, Place, Play
from games.winter.rules.labels import yields
from games.winter.state import State, book
from tests.winter.stage import sketch

A, B = Seat(0), Seat(1)
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
THREE_STEPS = """
table: 2 seats, first B, lead B, week 7
plan: {plan}
turn: B bought
monsters: yeti_b=field_2 yeti_a=field_3 ogre_king_b=wall_2
arrived: ogre_king_b
disasters: cave_in buried_barn fallen_pines
music: drum=B
A stock: gold 6 food 0 stone 1 wood 1
A dwarfs: home 5 castle mine_1
B stock: gold 0 food 0 stone 4 wood 6
B tracks: actions {actions} hand 7
B bought: captain_a
B dwarfs: home 1 field_1 forest_2 mine_1 mine_2 mine_3 mine_4
B hand: {hand}
B chosen: 8
B placed: mine_2 mine_3
"""
CLEARED = """
table: 2 seats, first B, lead B, week 7
plan: turn B; start-turn A; resolution
turn: B bought
B stock: gold 0 food 0 stone 4 wood 5
B tracks: actions 3 hand 7
B dwarfs: home 5 forest_1 mine_4
"""
LAST_WEEK = "table: 2 seats, first A, week 7\n"


def turn_of_a(t: State) -> State:
    """Return the state after the turn of A, played by the rule of thumb."""
    return turn_of(A, t)


def turn_of(player: Seat, t: State) -> State:
    """Return the state after a player's turn, with all seats played by the rule of thumb."""
    dice = Dice("thumb")
    while (now := decision(t)) and t.active == player:
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
    assert outlook(sketch(better), A, ADVICE.weights) > outlook(sketch(worse), A, ADVICE.weights)


def test_dwarfs_serve_one_plan_only() -> None:
    """Two dwarfs in the castle can beat only one of two monsters there; four make the position better."""
    both = "monsters: yeti_a=castle ice_witch_a=castle\nA stock: food 2 stone 2 wood 2\nA tracks: actions 0 hand 7\n"
    few, many = (sketch(f"{both}A dwarfs: {' '.join(['castle'] * n)}") for n in (2, 4))
    assert outlook(few, A, ADVICE.weights) < outlook(many, A, ADVICE.weights)


def test_equal_dice_choose_equally() -> None:
    t = sketch(IN_THE_CASTLE)
    assert {ADVICE.choose(t, A, Dice("same")) for _ in range(3)} == {ADVICE.choose(t, A, Dice("same"))}


def test_a_fight_that_ends_the_week_is_not_weighed_against_the_week_to_come() -> None:
    t = sketch(BESIDE_THE_OGRE_KING)
    assert ADVICE.choose(t, A, Dice("thumb")) == Beat("ogre_king_a")


@pytest.mark.slow
def test_no_hero_is_played_for_nothing() -> None:
    """A hero whose talent would produce nothing now has a lower mark than stopping."""
    t, dice, idle = GAME.begin(Deal(2, "one")), Dice("one"), 0
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


def test_a_job_of_several_steps_is_finished_for_its_points_in_the_last_week() -> None:
    """Two dwarfs are brought to the Buried Barn, which is then overcome."""
    t = turn_of(B, sketch(THREE_STEPS.format(plan="turn B; start-turn A; resolution", actions=3, hand="-")))
    assert t.players[B].disasters == ("buried_barn",)


def test_a_captain_moves_dwarfs_to_where_they_score() -> None:
    """A Captain's two free moves bring the dwarfs to the barn, so that no action is spent."""
    plan = "place-or-move B captain_a 2 -; turn B; start-turn A; resolution"
    t = turn_of(B, sketch(THREE_STEPS.format(plan=plan, actions=0, hand="-")))
    assert t.players[B].disasters == ("buried_barn",)


def test_a_job_is_a_plan_of_the_search() -> None:
    """The search plays a job of several steps to its end, with the fight it prepares."""
    t = sketch(THREE_STEPS.format(plan="turn B; start-turn A; resolution", actions=3, hand="-"))
    plans = [marked.plan for marked in ADVICE.candidates(t, B, 16)]
    assert plans[0][-1] == Overcome("buried_barn")
    assert len(plans[0]) == 3


def test_in_the_last_week_no_dwarf_is_placed_for_nothing() -> None:
    """With nothing left to fight and no card in hand, dwarfs are not placed in producing areas."""
    assert ADVICE.choose(sketch(CLEARED), B, Dice("thumb")) == EndTurn()


def test_a_monster_in_the_castle_comes_before_points_in_the_last_week() -> None:
    """Dwarfs that could overcome a disaster go to the castle and beat the monster."""
    t = turn_of_a(
        sketch(
            "table: 1 seats, first A, week 7\nplan: turn A; resolution\nmonsters: yeti_a=castle\n"
            "disasters: buried_barn\nA dwarfs: home 5 castle field_2\nA stock: gold 0 food 1 stone 1 wood 1\n"
            "A tracks: actions 1 hand 7"
        )
    )
    assert t.players[A].monsters == ("yeti_a",)
    assert not t.defeat


def test_where_the_castle_is_safe_points_decide_and_elsewhere_safety() -> None:
    """Three more points improve a safe position, but do not make up for a monster in the castle."""
    safe = LAST_WEEK + "A stock: gold 1 food 1 stone 1 wood 1\n"
    poor, rich = (
        sketch(safe + "A monsters: yeti_a banshee_a"),
        sketch(safe + "A monsters: yeti_a banshee_a ice_witch_a"),
    )
    doomed = sketch(
        safe + "A monsters: yeti_a banshee_a ice_witch_a\nmonsters: yeti_b=castle\nA tracks: actions 0 hand 7"
    )
    assert ADVICE.chance(rich, A) > ADVICE.chance(poor, A) + 0.01
    assert ADVICE.chance(doomed, A) < ADVICE.chance(poor, A) / 2


def test_the_search_does_not_compare_idle_heroes() -> None:
    """A Woodcutter without a dwarf in a forest is not one of the plans that are compared."""
    t = sketch(
        "plan: play-cards A drum; turn A; start-turn B; resolution\nmusic: drum=A\nA hand: woodcutter forest_scout\n"
        "A chosen: 7\nA dwarfs: home 5 mine_1 mine_2"
    )
    assert [marked.plan for marked in ADVICE.candidates(t, A, 16)] == [(Done(),)]


def test_the_search_does_not_stop_before_useful_heroes_are_played() -> None:
    """A Woodcutter with a dwarf in a forest is played before stopping: the drum is played only once this week."""
    t = sketch(
        "plan: play-cards A drum; turn A; start-turn B; resolution\nmusic: drum=A\nA hand: woodcutter forest_scout\n"
        "A chosen: 7\nA dwarfs: home 5 forest_1 mine_2"
    )
    plans = [marked.plan[0] for marked in ADVICE.candidates(t, A, 16)]
    assert Play("woodcutter") in plans
    assert Done() not in plans


def test_at_the_end_a_resource_is_filled_for_its_points() -> None:
    """Seven stones score two points more than six, and the search prefers them."""
    six, seven = (sketch(f"{LAST_WEEK}A stock: gold 0 food 0 stone {n} wood 0") for n in (6, 7))
    assert ADVICE.chance(seven, A) > ADVICE.chance(six, A)


def told(text: str, choice: Choice) -> list[str]:
    """Return the reasons given for a choice of A."""
    return [reason.id.removeprefix("winter-advice-") for reason in ADVICE.reasons(sketch(text), A, (choice,))]


SHORT_OF_STONE = """
table: 1 seats, first A, week 2
plan: turn A; resolution
monsters: frost_giant_b=field_4
A stock: gold 0 food 3 stone 1 wood 3
A tracks: actions 3 hand 7
A dwarfs: home 4 field_4 mine_2 forest_2
A hand: miner woodcutter farmer
"""


def test_a_hero_is_played_for_what_is_short() -> None:
    """The giant costs 2 stone and there is 1, so the miner is "needed"; the woodcutter only "yields"."""
    assert told(SHORT_OF_STONE, Play("miner"))[0] == "needed"
    assert told(SHORT_OF_STONE, Play("woodcutter")) == ["yields"]


def test_a_scout_is_played_for_steps_that_cost_no_action() -> None:
    assert told(SHORT_OF_STONE, Play("mine_scout")) == ["free-steps"]


def test_a_dwarf_is_placed_for_the_number_that_a_monster_takes() -> None:
    """A monster that needs three dwarfs is a reason for the second and third; short stone is one for a mine."""
    assert told(SHORT_OF_STONE, Place("field_4"))[0] == "gather"
    two = SHORT_OF_STONE.replace("home 4 field_4", "home 3 field_4 field_4")
    assert told(two, Place("field_4"))[0] == "gathered"
    three = SHORT_OF_STONE.replace("home 4 field_4", "home 2 field_4 field_4 field_4")
    assert told(three, Place("field_4")) == []
    assert told(SHORT_OF_STONE, Place("mine_1")) == ["produces"]
    assert told(SHORT_OF_STONE.replace("stone 1", "stone 5"), Place("mine_1")) == []


def test_an_early_thaw_ends_the_winter_after_week_4() -> None:
    """With an early thaw the game is survived after week 4, with a title (9.5); without it, week 5 begins."""
    week = """
    table: 1 seats, first A, week 4{thaw}
    plan: turn A; resolution
    A dwarfs: home 7
    """
    t = apply(sketch(week.format(thaw=", thaw")), A, EndTurn())
    assert (decision(t), GAME.outcome(t).winners) == (None, (A,))
    assert apply(sketch(week.format(thaw="")), A, EndTurn()).week == 5
