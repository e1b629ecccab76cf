"""The search for puzzles: answers as good as the best are right too, and nothing else may come near them."""

import tomllib
from dataclasses import replace

import pytest

from games import core
from games.core import Dice, Seat
from games.core.foresight import answers_of
from games.dungeon_lords.advice import ADVICE as LORDS
from games.puzzles import Puzzle, puzzles_of
from games.registry import GAMES
from games.tunhell.advice import ADVICE
from tools.puzzles import mining
from tools.puzzles.checking import compared
from tools.puzzles.judging import Budget, Judge
from tools.puzzles.mining import Mine, written

MARCH = """
table: 1 seats, first A, lead A, week 6
plan: turn A; resolution
turn: A
monsters: frost_giant_b=forest_1
disasters: avalanche famine
market: baker_a field_guide treasurer provisioner
music: flute=A horn=A
A stock: gold 7 food 4 stone 2 wood 5
A tracks: actions 1 hand 7
A dwarfs: home 1 field_1 field_2 field_4 forest_1 forest_1 forest_2
A bought: master_woodcutter
A hand: woodcutter forest_scout
A played: farmer field_scout miner master_woodcutter mine_scout
A chosen: 8
A lacks: flute horn
A monsters: ice_witch_b banshee_b frozen_treant_a winter_wolf_b banshee_a
A disasters: black_frost frozen_winch cave_in frozen_path
A placed: mine_2 forest_1
"""
"""One action is left: the third dwarf against the Frost Giant walks there, or the drum lets him."""


DECKS = (
    "monster deck: frozen_treant_b ogre_king_a snow_troll_a ogre_king_b winter_wolf_a yeti_a ice_witch_a snow_troll_b "
    "yeti_b frost_giant_a",
    "hero deck: carpenter recruiter_a captain_a pedlar_a mercenary master_farmer log_hauler_b master_miner recruiter_b "
    "messenger forest_guide jeweller goldsmith log_hauler_a forager mason_b cook mine_guide mason_a innkeeper baker_b "
    "captain_b pedlar_b",
    "disaster deck: ice_storm broken_dam buried_barn fallen_pines great_blizzard flooded_shaft",
)


pytestmark = pytest.mark.slow

WAYS = ("music drum", "move forest_2 forest_1")


def march(answer: str, *also: str) -> Puzzle:
    """Return the puzzle with some of its two ways as right answers."""
    return Puzzle("winter", "march", Seat(0), MARCH + "\n".join(DECKS), answer, "actions", 1, 21, also)


@pytest.mark.parametrize("answer", WAYS)
def test_two_ways_to_the_same_end_are_rivals(answer: str) -> None:
    """Neither alone is clearly the best, whichever of them is called right; together they are."""
    mine, state, dice = (
        Mine(GAMES["winter"], "test", (1,), Budget(look=4, verdict=12)),
        march(answer).state(),
        Dice("1"),
    )
    both = [march(way).answer() for way in WAYS]
    assert mine._has_rival(state, Seat(0), [march(answer).answer()], dice)
    assert not mine._has_rival(state, Seat(0), both, dice)


def test_a_puzzle_whose_answer_is_alone_has_no_rival() -> None:
    """Every legal answer is compared, and the solution stays ahead."""
    puzzle = next(one for one in puzzles_of("poursuite") if one.gap > 15)
    mine = Mine(GAMES["poursuite"], "test", (2,), Budget())
    assert not mine._has_rival(puzzle.state(), puzzle.seat, [puzzle.answer()], Dice("twin"))


def test_mining_accepts_both_ways_to_the_same_end() -> None:
    """The moves in another order are told as just as good, with the gap to what is not."""
    mine = Mine(GAMES["winter"], "ways", (1,), Budget(look=4, verdict=12, ends=12))
    found = mine.tried(march(WAYS[0]).state(), Seat(0))
    assert found is not None
    assert {found.solution, *found.also} == {*WAYS}
    assert found.gap >= 8
    assert tomllib.loads(written(found))["puzzle"][0]["also"] == [*found.also]


@pytest.mark.parametrize(("also", "holds"), [((), False), (WAYS[1:], True)])
def test_a_check_tells_a_puzzle_with_an_unnamed_way(also: tuple[str, ...], holds: bool) -> None:
    """An answer that is as good as the solution must be among the right ones."""
    found = compared(march(WAYS[0], *also), 12, "check")
    assert {core.write_choice(one.answer) for one in found} >= {*WAYS}
    assert all(one.holds for one in found) == holds


def test_a_check_tells_by_how_much_a_wrong_answer_is_ahead() -> None:
    """It is no reason to stop early that a wrong answer leads on the first deals."""
    found = {core.write_choice(one.answer): one for one in compared(march("end-turn"), 6, "check")}
    assert found[WAYS[0]].behind < -0.1
    assert found[WAYS[0]].is_rival
    assert not found["end-turn"].holds


def test_what_fits_only_another_deal_cannot_come_later() -> None:
    """Where no answer can be followed by the best one, none is given first."""
    mine, stranger = (
        Mine(GAMES["winter"], "test", (1,), Budget(look=4)),
        core.read_choice("poursuite", "move 1 d9 left"),
    )
    assert stranger is not None
    assert mine._later(march(WAYS[0]).state(), Seat(0), stranger, Dice("1")) is None


def test_mining_may_keep_to_the_last_decisions_of_a_turn() -> None:
    """What is decided there depends little on how the rule of thumb goes on."""

    mine = Mine(GAMES["winter"], "last", (2,), Budget(last=2))
    turns = [[(state.number, seat) for state, seat in turn] for turn in mine._turns()]
    assert [(state.number, seat) for state, seat in mine._played()] == [one for turn in turns for one in turn[-2:]]
    assert max(map(len, turns)) > 2


TWO_LEFT = MARCH.replace("actions 1", "actions 2")
"""Two actions are left: the dwarf may as well walk there with the second one."""
FIRST, GONE = "buy 1", "move forest_1 castle"
"""What leaves the solution for the second action, and what takes a dwarf away from the Frost Giant."""


def chances_with_two_left(search: int = 0, *, follow: bool = False) -> tuple[float, float, float]:
    """Return the chance of the solution, of an answer that only comes before it, and of one that spoils it."""
    puzzle = Puzzle("winter", "two", Seat(0), TWO_LEFT + "\n".join(DECKS), WAYS[0], "actions", 1, 21)
    answers = [found for typed in (*WAYS, FIRST, GONE) if (found := core.read_choice("winter", typed))]
    judge = Judge(GAMES["winter"], puzzle.state(), Seat(0), Dice("order"), 150, search=search)
    judge.only(answers)
    if follow:
        judge.follow([puzzle.answer()])
    judge.compare(3)
    return judge.chance_of(answers[0]), judge.chance_of(answers[2]), judge.chance_of(answers[3])


def test_an_answer_that_leaves_time_for_the_solution_is_as_good() -> None:
    """By rule of thumb the second action is wasted; whoever knows the solution gives it then."""
    best, first, _ = chances_with_two_left()
    assert first < best - 0.15
    best, first, gone = chances_with_two_left(follow=True)
    assert first > best - 0.01
    assert gone < best - 0.15


def test_a_search_makes_more_of_the_rest_of_a_turn_than_the_rule_of_thumb() -> None:
    _, first, gone = chances_with_two_left()
    _, searched, spoilt = chances_with_two_left(search=6)
    assert searched > first + 0.1
    assert spoilt == pytest.approx(gone, abs=0.02)


def test_a_check_with_a_search_compares_what_others_play() -> None:
    """Of the wrong answers it keeps the closest, and what levels normal and easy play."""
    puzzle = march(WAYS[0], *WAYS[1:])
    found = compared(puzzle, 2, "check", search=3)
    assert {core.write_choice(one.answer) for one in found if one.is_right} == {*WAYS}
    assert all(one.holds for one in found)


def test_positions_are_judged_as_computer_players_judge_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a position promises was fitted in Tunhell; the logistic of the lead is too sure of itself."""
    puzzle = puzzles_of("tunhell")[0]
    monkeypatch.setattr(type(ADVICE), "promise", lambda *_: 0.25)
    judge = Judge(GAMES["tunhell"], puzzle.state(), puzzle.seat, Dice("fitted"), 3)
    judge.compare(1)
    assert {chance for _, chance in judge.answers()} == {0.25}


def test_a_check_tells_an_unnamed_move_that_the_solution_s_plan_may_begin_with() -> None:
    """Both monsters can be beaten in any order of the moves, which the rule of thumb finds after the solution alone."""
    puzzle = next(one for one in puzzles_of("winter") if one.name == "hoar 3 294")
    assert puzzle.also
    found = {core.write_choice(one.answer): one for one in compared(replace(puzzle, also=()), 3, "plan")}
    assert not any(found[other].holds for other in puzzle.also if other in found)
    assert not all(one.holds for one in found.values())


def test_alone_the_turns_of_mining_are_weeks() -> None:
    """Every decision is the same seat's, but a later week is another turn."""
    mine = Mine(GAMES["winter"], "alone", (1,), Budget())
    turns = mine._turns()
    assert len(turns) > 2
    assert all(len({state.week for state, _ in turn}) == 1 for turn in turns)


def test_mining_plays_on_where_an_answer_may_come_first() -> None:
    """A hero is bought first, and what is left of the turn has clear answers."""
    puzzle = Puzzle("winter", "two", Seat(0), TWO_LEFT + "\n".join(DECKS), WAYS[0], "actions", 1, 21)
    mine = Mine(GAMES["winter"], "on", (1,), Budget(look=4, verdict=12))
    after = mine._later(puzzle.state(), Seat(0), puzzle.answer(), Dice("on"))
    assert after is not None
    assert after.number == puzzle.state().number + 1
    now = core.decision(after)
    assert now is not None
    assert puzzle.answer() in answers_of(now.asks[Seat(0)])


def test_mining_passes_over_what_is_won_or_lost() -> None:
    """Of the same game, fewer positions are looked at, all of them between the two chances."""
    every, few = (Mine(GAMES["winter"], "hope", (2,), Budget(hope=hope)) for hope in ((0.0, 1.0), (0.2, 0.5)))
    adviser = GAMES["winter"].search
    assert adviser is not None
    chances = [adviser.adviser.chance(*one) for one in few._played()]
    assert 0 < len(chances) < len(every._played())
    assert all(0.2 <= one <= 0.5 for one in chances)


def clear_one() -> Puzzle:
    """Return a puzzle of Dungeon Lords with a large lead, in the last clashes of the game."""
    return next(one for one in puzzles_of("dungeon_lords") if one.name == "mine 4 179")


def test_a_check_plays_games_of_dungeon_lords_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what the positions promise all answers would be level."""
    monkeypatch.setattr(type(LORDS), "promise", lambda *_: 0.25)
    found = compared(clear_one(), 12, "end")
    assert {core.write_choice(one.answer) for one in found if one.is_right} == {clear_one().solution}
    assert all(one.behind > 0.15 for one in found if not one.is_right)
    assert len(found) > 1


@pytest.mark.parametrize(("gap", "is_enough"), [(0.08, True), (0.9, False)])
def test_mining_asks_for_the_whole_lead_at_the_end_of_dungeon_lords(
    monkeypatch: pytest.MonkeyPatch, gap: float, is_enough: bool
) -> None:
    """It is not enough to be ahead there."""
    monkeypatch.setattr(mining, "GAP", gap)
    puzzle, mine = clear_one(), Mine(GAMES["dungeon_lords"], "end", (3,), Budget(ends=8))
    judge = Judge(mine.game, puzzle.state(), puzzle.seat, Dice("end"))
    judge.alike = frozenset([puzzle.answer()])
    if is_enough:
        mine._play_to_the_end(judge)
        assert judge.lead_of(puzzle.answer()) > 0.15
        return
    with pytest.raises(mining._GivenUpError):
        mine._play_to_the_end(judge)
