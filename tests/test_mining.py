"""The search for puzzles gives up positions in which some answer is as good as the best."""

import pytest

from games.core import Dice, Seat
from games.puzzles import Puzzle, puzzles_of
from games.registry import GAMES
from tools.puzzles.mining import Budget, Mine

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


@pytest.mark.parametrize("answer", ["music drum", "move forest_2 forest_1"])
def test_two_ways_to_the_same_end_make_no_puzzle(answer: str) -> None:
    """Neither is clearly the best, whichever of them the first stages looked at."""
    puzzle = Puzzle("winter", "march", Seat(0), MARCH + "\n".join(DECKS), answer, "actions", 1, 21)
    mine = Mine(GAMES["winter"], "test", (1,), Budget(look=4, verdict=12))
    assert mine._has_twin(puzzle.state(), puzzle.seat, puzzle.answer(), Dice("twin"))


def test_a_puzzle_whose_answer_is_alone_stays_one() -> None:
    """Every legal answer is compared, and the solution stays ahead."""
    puzzle = next(one for one in puzzles_of("poursuite") if one.gap > 15)
    mine = Mine(GAMES["poursuite"], "test", (2,), Budget())
    assert not mine._has_twin(puzzle.state(), puzzle.seat, puzzle.answer(), Dice("twin"))
