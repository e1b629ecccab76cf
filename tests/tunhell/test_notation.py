"""A position is written and read back as itself; nonsense is refused with the line quoted."""

from typing import Any

import pytest

from games import core
from games.tunhell import GAME
from games.tunhell.notation import NotationError, read, write
from games.tunhell.state import Recruit
from tests.house.play import deal, walk

BARE = "table: full normal open, 2 seats, first A, turn 1\nasks: turn A\nmine 1: dirt\nmine 2: dirt\nmine 3: dirt"


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_is_read_back(seats: int, number: int) -> None:
    """Nothing on the table is lost; dice, counters and what was told are no part of a position."""
    for position in walk(GAME, deal(GAME, seats, number)):
        state: Any = position.state
        again = read(write(state), state.edition)
        again.asked = state.asked
        again.dice, again.told, again.number, again.learnt = state.dice, state.told, state.number, state.learnt
        assert again == state
        assert core.decision(again) == core.decision(state)


@pytest.mark.parametrize(
    "line",
    [
        "mine 4: dirt",
        "A hnad: warrior_1",
        "A hand: wizard",
        "no colon here",
        "asks: dance A",
        "asks: turn Z",
        "mine 1 seen: A",
        "C hand: warrior_1",
    ],
)
def test_nonsense_is_refused(line: str) -> None:
    """A misspelt scene fails instead of testing nothing."""
    key = line.partition(":")[0]
    kept = [other for other in BARE.splitlines() if other.partition(":")[0] != key]
    with pytest.raises(NotationError):
        read("\n".join([*kept, line]))


def test_a_line_given_twice_is_refused() -> None:
    """Which of the two would count?"""
    with pytest.raises(NotationError):
        read(f"{BARE}\nmine 1: rat")


def test_a_choice_is_typed_without_what_is_left_out() -> None:
    """Trailing fields that are not given are not written."""
    assert core.write_choice(Recruit(2)) == "recruit 2"
    assert core.write_choice(Recruit(4, 2)) == "recruit 4 2"
    assert core.write_choice(Recruit(1, 0, ("beer_of_courage",))) == "recruit 1 - beer_of_courage"
    assert core.write_choice(Recruit("pile")) == "recruit pile"


@pytest.mark.parametrize(
    "line",
    [
        "recruit 2",
        "recruit 4 2",
        "recruit 4 2 beer_of_courage",
        "play digger_2_1 2 beer_of_courage+nawak_sword",
        "pay team+warrior_3",
        "heart digger_3_0",
        "door 2",
        "discard warrior_1",
        "pass",
    ],
)
def test_a_typed_line_is_written_back(line: str) -> None:
    """What the bot suggests is what it understands."""
    choice = core.read_choice("tunhell", line)
    assert choice is not None
    assert core.write_choice(choice) == line


def test_the_order_of_bonuses_and_units_does_not_matter() -> None:
    """A bag typed in any order is the same choice."""
    for one, other in (
        ("pay warrior_3+team", "pay team+warrior_3"),
        ("play machin 1 nawak_sword+beer_of_courage", "play machin 1 beer_of_courage+nawak_sword"),
        ("recruit 1 1 old_pickaxe+beer_of_courage", "recruit 1 1 beer_of_courage+old_pickaxe"),
    ):
        assert core.read_choice("tunhell", one) == core.read_choice("tunhell", other)
