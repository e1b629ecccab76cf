"""Default answers for absent players (17): legal, with the least effect."""

import pytest

from games import core
from games.core import Deal, Dice, Seat
from games.tunhell import GAME
from tests.house.play import by_default
from tests.tunhell.stage import sketch

FULL_HAND = "A hand: {} digger_3_0 digger_1_2 unique_ring beer_of_courage"
NO_ROW = "row: - - - - -\npile: -"

ANSWERS = [
    ("the lowest ordinary dwarf of the row", "row: warrior_1 - blaster warrior_2 scout_3", "recruit 3"),
    ("a hurried scout before a hurried warrior", "row: warrior_1 digger_2_0 scout_3 - -", "recruit 3 1"),
    ("the row before the hand", "row: scout_3 - - - -\nA hand: scout_3", "recruit 1 1"),
    ("the scout that looks at fewest", FULL_HAND.format("scout_5 scout_3"), "play scout_3 1"),
    ("the weakest warrior", FULL_HAND.format("warrior_3 warrior_2"), "play warrior_2 1"),
    ("a digger before a proud warrior", FULL_HAND.format("warrior_4_proud_a blaster"), "play digger_1_2 1"),
    ("a proud warrior before a blaster", f"{NO_ROW}\nA hand: blaster warrior_4_proud_a", "play warrior_4_proud_a 1"),
    ("a blaster when there is nothing else", f"{NO_ROW}\nA hand: blaster", "play blaster 1"),
    (
        "an open mine",
        f"{NO_ROW}\nA hand: digger_3_0\nmine 1: -\nmine 2 B: warrior_1",
        "play digger_3_0 3",
    ),
    (
        "a stuck player discards the first card",
        f"{NO_ROW}\nA hand: unique_ring digger_3_0\nmine 1 B: warrior_1\nmine 2 B: warrior_1\nmine 3 B: warrior_1",
        "discard digger_3_0",
    ),
    (
        "the smallest payment",
        "asks: fight A, mine 1, left 1\nteam: digger_1_2\nmine 1: goblin ...\nmine 1 A: warrior_3 warrior_1 warrior_1",
        "pay team",
    ),
    (
        "one warrior rather than a digger with a bonus",
        "asks: fight A, mine 1, left 1\nteam: digger_1_2 old_pickaxe\nmine 1: goblin\nmine 1 A: warrior_3 warrior_1",
        "pay warrior_3",
    ),
    (
        "the first digger for the heart",
        "asks: heart A, mine 1, left 1\nteam: digger_2_1\nA hand: machin digger_3_0\nmine 1: heart_of_gold ...",
        "heart digger_3_0",
    ),
    ("the lowest open mine", "asks: door A, mine 1, left 1\nteam: digger_3_0\ndoor: A\nmine 1: -", "door 2"),
]


@pytest.mark.parametrize(("name", "given", "typed"), ANSWERS, ids=[row[0] for row in ANSWERS])
def test_the_answer_that_changes_least(name: str, given: str, typed: str) -> None:
    """Each row of section 17 gives its default answer."""
    state = core.start(sketch(given))
    assert [*map(core.write_choice, core.default_answer(state, Seat(0)))] == [typed], name


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("absent", [0, 1, 2, 4])
def test_a_game_with_absent_players_comes_to_its_end(seats: int, absent: int) -> None:
    """Defaults are legal in random games, and a game of absent players ends."""
    state, dice = GAME.begin(Deal(seats, f"absent {absent}")), Dice("present")
    while now := core.decision(state):
        seat = next(iter(now.asks))
        is_away = absent in (seat, seats)
        chosen = None if is_away else core.at_random(state, seat, dice)
        state = core.apply(state, seat, chosen) if chosen else by_default(state, seat)
    assert sum(not mine.shaft for mine in state.mines) == 2
