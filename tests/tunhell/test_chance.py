"""Random elements of Tunhell, and revelations that cannot be undone."""

import pytest

from games import core
from games.core import Deal, Dice, Seat
from games.tunhell import GAME
from tests.tunhell.stage import STAGE, sketch

SEEDS = [f"chance {n}" for n in range(12)]


def test_every_pile_is_shuffled() -> None:
    """4: mines, box, hands and the dwarf pile are shuffled in every game."""
    begun = [GAME.begin(Deal(3, seed)) for seed in SEEDS]
    for found in (
        [tuple(state.mines[0].shaft) for state in begun],
        [tuple(state.box) for state in begun],
        [tuple(state.clans[0].hand) for state in begun],
        [tuple(state.pile) for state in begun],
    ):
        assert len(set(found)) > 8


def test_any_end_card_may_lie_anywhere() -> None:
    """4: any three of the four end cards are at the bottom of a mine, the fourth is in the box."""
    begun = [GAME.begin(Deal(2, f"ends {n}")) for n in range(60)]
    ends = {"back_door", "throne_room", "hairy_spider", "depths_demon"}
    for number in range(3):
        assert {state.mines[number].shaft[0] for state in begun} == ends
    assert {card for state in begun for card in state.box if card in ends} == ends
    for state in begun:
        assert len({mine.shaft[0] for mine in state.mines}) == 3


def test_a_renewed_pile_is_shuffled() -> None:
    """5.2: the discard is shuffled to become the pile."""
    orders = set()
    for seed in SEEDS:
        state = sketch(
            "row: blaster warrior_2 warrior_2 warrior_2 warrior_2\npile: warrior_3\n"
            "dwarf discard: scout_5 scout_3 blaster warrior_1 warrior_2 digger_3_0"
        )
        state.dice = Dice(seed)
        after = core.apply(core.start(state), Seat(0), STAGE.choice("recruit 1"))
        orders.add(tuple(after.pile))
        assert sorted(after.pile) == ["blaster", "digger_3_0", "scout_3", "scout_5", "warrior_1", "warrior_2"]
    assert len(orders) > 6


SEEN = "A recruited"
"""Dwarfs in this line were publicly recruited and are in the hand."""
FULL_ROW = " ".join(["digger_2_0"] * 5)
STUCK = f"\nrow: {FULL_ROW}\nmine 1 B: warrior_1\nmine 2 B: warrior_1\nmine 3 B: warrior_1"
HEART = "\nasks: heart A, mine 1, left 0\nteam: digger_2_1\nmine 1: heart_of_gold ..."

NEWS = [
    ("recruit 1", "A hand: warrior_2", True),
    ("play scout_5 1", "A hand: scout_5", True),
    ("play digger_1_2 1", "A hand: digger_1_2", True),
    ("play warrior_2 1", "A hand: warrior_2", True),
    ("play blaster 1", "A hand: blaster", True),
    ("play dwouarf 1", "A hand: dwouarf", False),
    ("play warrior_2 1", f"{SEEN}: warrior_2", False),
    ("play blaster 1", f"{SEEN}: blaster", False),
    ("discard digger_3_0", f"A hand: digger_3_0{STUCK}", True),
    ("discard digger_3_0", f"{SEEN}: digger_3_0{STUCK}", False),
    ("heart digger_3_0", f"A hand: machin digger_3_0{HEART}", True),
    ("heart digger_3_0", f"{SEEN}: digger_3_0\nA hand: machin digger_3_0{HEART}", False),
]


@pytest.mark.parametrize(("typed", "given", "is_news"), NEWS, ids=[f"{typed}, {given}" for typed, given, _ in NEWS])
def test_what_makes_a_card_known_is_news(typed: str, given: str, is_news: bool) -> None:
    """Revealing a card of a pile or mine, by a scout, or from an unknown hand counts as learning."""
    if given.startswith(SEEN) and "A hand" not in given:
        given += f"\nA hand{given.partition(chr(10))[0].removeprefix(SEEN)}"
    state = core.start(sketch(given))
    after = core.apply(state, Seat(0), STAGE.choice(typed))
    assert (after.learnt > state.learnt) is is_news
