"""The reasons for a choice name what it brings within reach this turn, and whose dwarf it moves."""

from itertools import count

import pytest

from games.core import Choice, Say, Seat, say, shape_for
from games.core.foresight import answers_of
from games.puzzles import judge, puzzles_of
from games.winter import GAME
from games.winter.advice import jobs
from games.winter.choices import Beat, EndTurn, Move, Music, Place, Play, Shift
from games.winter.state import State
from tests.winter.stage import sketch

A = Seat(0)
NEAR = """
table: 2 seats, first A, lead A, week 5
plan: turn A; start-turn B; resolution
turn: A
monsters: banshee_a=mine_2
A stock: gold 0 food 0 stone 0 wood 2
A tracks: actions 2 hand 7
A dwarfs: home 5 mine_3 forest_3
A hand: coin_keeper
B dwarfs: home 6 mine_2
"""
HORN = """
table: 2 seats, first A, lead A, week 5
plan: turn A; start-turn B; resolution
turn: A
monsters: banshee_a=wall_4
arrived: banshee_a
A stock: gold 0 food 0 stone 0 wood 1
A tracks: actions 2 hand 7
A dwarfs: home 5 mine_3 field_1
A bought: log_hauler_b
A hand: mine_scout log_hauler_b
"""
LAST = """
table: 2 seats, first A, lead A, week 7
plan: {plan}; start-turn B; resolution
turn: A
monsters: yeti_a=castle
music: lute=A
A stock: gold 6 food 1 stone 1 wood 0
A tracks: actions 0 hand 7
A dwarfs: home 5 castle castle
A hand: coin_keeper
"""
SCOUT = """
table: 2 seats, first A, lead A, week 5
plan: move-anyone A forest_scout 1 -; play-cards A drum; follow B drum; turn A; start-turn B; resolution
turn: A
monsters: yeti_a=castle
music: drum=A
A stock: gold 0 food 1 stone 1 wood 0
A tracks: actions 0 hand 7
A dwarfs: home 4 castle forest_1 forest_2
A hand: woodcutter
A played: forest_scout
B stock: gold 0 food 1 stone 1 wood 0
B dwarfs: home 5 castle forest_1
"""
WOODLESS = """
table: 2 seats, first A, lead A, week 6
plan: turn A; start-turn B; resolution
turn: A
monsters: frozen_treant_a=mine_3 banshee_a=wall_4
disasters: cave_in flooded_shaft ice_storm buried_barn
A stock: gold 0 food 0 stone 0 wood 0
A dwarfs: home 7
"""
CASTLE_FIRST = """
table: 2 seats, first A, lead A, week 6
plan: turn A; start-turn B; resolution
turn: A
monsters: snow_troll_a=castle
disasters: fallen_pines
A stock: gold 0 food 1 stone 2 wood 1
A tracks: actions {} hand 7
A dwarfs: home 0 field_1 field_1 field_1 field_1 mine_2 mine_4 wall_3
"""
CARDS = """
table: 2 seats, first A, lead A, week 5
plan: play-cards A drum; follow B drum; turn A; start-turn B; resolution
turn: A
disasters: ice_storm
music: drum=A
A dwarfs: home 5 forest_2 forest_3
A hand: woodcutter forest_scout
"""


def _reasons(position: str, choice: Choice) -> tuple[Say, ...]:
    return GAME.reasons(sketch(position), A, choice)


def _producing(position: str) -> list[Say]:
    return [said for said in _reasons(position, Place("forest_3")) if said.id == "winter-advice-produces"]


def _within(steps: int) -> Say:
    return say("winter-advice-within", target="banshee_a", n=steps)


@pytest.mark.parametrize(
    ("position", "choice", "steps"),
    [
        (NEAR, Move("mine_3", "mine_2"), 1),
        (HORN, Music("horn"), 2),  # the hauler brings the second wood, the scout moves one dwarf, an action the other
    ],
)
def test_a_choice_that_brings_a_fight_within_reach_of_this_turn_says_so(
    position: str, choice: Choice, steps: int
) -> None:
    assert _within(steps) in _reasons(position, choice)


def test_a_choice_that_brings_a_fight_no_closer_does_not_say_so() -> None:
    assert not [said for said in _reasons(NEAR, Place("wall_2")) if said.id == "winter-advice-within"]
    assert _within(2) not in _reasons(HORN, Move("field_1", "wall_4"))  # without the horn the wood is lacking


def test_a_choice_that_gives_a_fight_up_is_objected_to_once_no_instrument_can_help() -> None:
    gives_up = say("winter-advice-gives-up", target="banshee_a")
    state = sketch(NEAR)
    assert GAME.objections(state, A, EndTurn()) == (gives_up,)
    assert GAME.objections(state, A, Place("wall_2")) == ()  # an instrument may still move a dwarf
    heard = sketch(NEAR + "music: lute=A\n")
    assert GAME.objections(heard, A, Place("wall_2")) == (gives_up,)
    assert GAME.objections(heard, A, Move("mine_3", "mine_2")) == ()


def test_the_dwarf_of_somebody_else_counts_for_its_owner() -> None:
    assert say("winter-advice-gathered", target="yeti_a", n=2, dwarfs=2) in _reasons(
        SCOUT, Shift("forest_1", "a", "castle")
    )
    sent = _reasons(SCOUT, Shift("forest_1", "b", "castle"))
    assert say("winter-advice-sends", owner_seat=Seat(1), target="yeti_a", n=2, dwarfs=2) in sent
    assert not [said for said in sent if said.id == "winter-advice-gathered"]


def test_two_monsters_of_one_kind_are_told_of_once_where_the_sentences_read_the_same() -> None:
    wolves = NEAR.replace("banshee_a=mine_2", "winter_wolf_a=castle winter_wolf_b=castle").replace("food 0", "food 1")
    found = _reasons(wolves, Place("castle"))
    assert say("winter-advice-gather", target="winter_wolf_a", n=1, dwarfs=2) in found
    assert say("winter-advice-gather", target="winter_wolf_b", n=1, dwarfs=2) not in found
    treants = NEAR.replace("banshee_a=mine_2", "frozen_treant_a=castle frozen_treant_b=castle")
    assert len([said for said in _reasons(treants, Place("castle")) if said.id == "winter-advice-gather"]) == 2


def test_a_resource_is_lacking_where_nothing_else_is_unless_a_monster_is_in_the_castle() -> None:
    """Wood alone is lacking against the flooded shaft and the banshee, food as well against the treant."""
    shaft = say("winter-advice-produces", area="forest_3", resource="wood", target="flooded_shaft")
    banshee = say("winter-advice-produces", area="forest_3", resource="wood", target="banshee_a")
    treant = say("winter-advice-produces", area="forest_3", resource="wood", target="frozen_treant_a")
    three = WOODLESS.replace("ice_storm ", "")
    assert [_producing(given) for given in (WOODLESS, three)] == [[shaft], [banshee]]
    assert _producing(WOODLESS.replace("frozen_treant_a=mine_3", "frozen_treant_a=castle")) == [treant]


def test_a_dwarf_that_a_fight_will_send_home_is_not_said_to_wait_for_a_monster() -> None:
    """Dwarfs that overcome the ice storm go home, so that they do not wait for the treant in forest 2."""
    meets = say("winter-advice-meets", area="forest_2", target="frozen_treant_a", dwarfs=2)
    near = WOODLESS.replace("frozen_treant_a=mine_3", "frozen_treant_a=forest_3")
    assert meets not in _reasons(near, Place("forest_2"))
    assert meets in _reasons(near.replace("ice_storm ", ""), Place("forest_2"))


def test_beside_a_fight_in_the_castle_another_is_only_within_reach_if_the_actions_left_are_enough_for_both() -> None:
    """From forest 1, a dwarf is a step nearer to both: the troll then takes two steps, the pines one."""
    both = say("winter-advice-within", target="fallen_pines", n=1)
    found = [_reasons(CASTLE_FIRST.format(n), Move("wall_3", "forest_1")) for n in (4, 3)]
    assert [both in said for said in found] == [True, False]
    assert all(say("winter-advice-within", target="snow_troll_a", n=2) in said for said in found)


def test_a_scout_is_played_before_a_card_that_brings_more_after_it() -> None:
    """Out of forest 2, which is blocked, the scout brings a dwarf to where the Woodcutter makes wood."""
    first = say("winter-advice-first", card="forest_scout", other="woodcutter", resource="wood", n=2, now=1)
    assert first in _reasons(CARDS, Play("forest_scout"))
    assert first not in _reasons(CARDS.replace("disasters: ice_storm", "disasters: famine"), Play("forest_scout"))


def test_a_captain_places_or_moves_dwarfs_and_a_scout_only_moves_one() -> None:
    captain = say("winter-advice-free-steps", card="captain_a", n=2, places=1)
    assert captain in _reasons(CARDS, Play("captain_a"))
    scout = say("winter-advice-free-steps", card="forest_scout", n=1, places=0)
    assert scout in _reasons(CARDS, Play("forest_scout"))


def test_in_the_last_week_a_full_track_and_a_full_home_are_worth_points() -> None:
    turn, cards = LAST.format(plan="turn A"), LAST.format(plan="play-cards A lute; follow B lute; turn A")
    assert say("winter-advice-army", n=3) in _reasons(turn, Beat("yeti_a"))
    assert say("winter-advice-maker", n=3) in _reasons(cards, Play("coin_keeper"))
    assert say("winter-advice-army", n=3) not in _reasons(turn.replace("week 7", "week 6"), Beat("yeti_a"))


def test_in_the_last_week_what_comes_within_reach_is_worth_points() -> None:
    last = HORN.replace("week 5", "week 7")
    assert say("winter-advice-worth", target="banshee_a", n=3) in _reasons(last, Music("horn"))
    assert say("winter-advice-worth", target="banshee_a", n=3) not in _reasons(HORN, Music("horn"))


DRUM = """
table: 2 seats, first A, lead A, week 5
plan: turn A; start-turn B; resolution
turn: A
disasters: frozen_winch famine avalanche ice_storm
A stock: gold 0 food 0 stone 0 wood 0
A tracks: actions 2 hand 7
A dwarfs: home 5 mine_4 forest_1
A hand: woodcutter
"""


def test_a_choice_after_which_an_instrument_is_enough_says_which_and_what_is_at_stake() -> None:
    """With two forests the Woodcutter brings the two wood that the Frozen Winch costs."""
    drum = say("winter-advice-plays", target="frozen_winch", instrument="drum", n=0)
    found = _reasons(DRUM, Place("forest_3"))
    assert drum in found
    assert say("winter-advice-disasters", n=4, most=4) in found
    assert not [said for said in _reasons(DRUM, Place("wall_1")) if said.id == "winter-advice-plays"]


def test_a_monster_that_moves_no_more_is_not_said_to_be_near() -> None:
    position = NEAR.replace("mine_3 forest_3", "mine_2 mine_2")
    near = say("winter-advice-near", target="banshee_a", n=1)
    assert near in _reasons(position, Beat("banshee_a"))
    assert near not in _reasons(position.replace("week 5", "week 7"), Beat("banshee_a"))


def test_what_can_be_fought_next_week_is_not_in_reach_this_turn() -> None:
    """Alone, the next question after the end of a turn may be one of the next turn."""
    alone = """
    table: 1 seats, first A, lead A, week 3
    plan: turn A; resolution
    turn: A
    monsters: yeti_a=field_3
    A stock: gold 0 food 1 stone 1 wood 0
    A tracks: actions 0 hand 7
    A dwarfs: home 4 castle castle castle
    monster deck: banshee_a yeti_b
    disaster deck: famine cave_in
    """
    assert not [
        said for said in _reasons(alone, EndTurn()) if said.id in ("winter-advice-within", "winter-advice-plays")
    ]
    assert GAME.objections(sketch(alone), A, EndTurn()) == ()


def test_a_wrong_answer_to_a_puzzle_needs_few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot bring a fight nearer is not tried: 22,376 positions were looked at before."""
    puzzle, looks = next(one for one in puzzles_of("winter") if one.name == "late 5 3"), count()
    efforts = jobs.efforts

    def counted(t: State, seat: Seat, depth: int = 2) -> dict[str, int]:
        next(looks)
        return efforts(t, seat, depth)

    monkeypatch.setattr(jobs, "efforts", counted)
    wrong = next(one for one in answers_of(shape_for(puzzle.state(), puzzle.seat)) if not puzzle.is_right(one))
    assert not judge(puzzle, wrong).is_right
    assert next(looks) < 9000
