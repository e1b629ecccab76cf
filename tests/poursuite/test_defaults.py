"""Default answers for absent players (19): legal, with the least effect."""

import pytest

from games import core
from games.core import Deal, Dice
from games.poursuite import GAME
from tests.house.play import by_default
from tests.poursuite.games import TABLES
from tests.poursuite.scenes import Scene

STUCK = "variant simple\nwagon 1: D5\nwagon 2: D7\nplan: moving Y 2; turn G"

ANSWERS = [
    ("the first free seat", "wagon 1: B1 N=Y\nplan: boarding G -; turn Y", "board 1 e"),
    ("the first free seat of the only wagon", "wagon 2: F1 N=Y\nplan: boarding G 2; turn Y", "board 2 e"),
    ("roll", "plan: rolling Y; turn G", "roll"),
    ("the shortest move, turned left", "wagon 1: D3 N=Y\nwagon 2: D6\nplan: moving Y 3; turn G", "move 1 d4 left"),
    ("wagon 2 when wagon 1 is stuck", STUCK, "move 2 d9 left"),
    ("Wotan stays", "wotan: C8\nplan: placing-wotan Y; turn G", "wotan c8"),
    ("Wotan leaves his footprints", "plan: placing-wotan Y; turn G", "wotan a5"),
    ("one's own mole first", "wotan: C8\nprisoners: G7=Y C3=Y\nplan: placing-wotan Y; turn G", "wotan c3"),
    ("a seat for the freed mole", "wagon 1: D4 N=G E=B S=R W=R\nplan: seating-freed Y Y; turn G", "wotan-seat 2 n"),
    ("the left start cell", "wagon 1: D9\nwagon 2: D4\nplan: parking Y 1; turn G", "park b1"),
]


@pytest.mark.parametrize(("name", "given", "typed"), ANSWERS, ids=[row[0] for row in ANSWERS])
def test_the_answer_that_changes_least(name: str, given: str, typed: str) -> None:
    """Each row of chapter 19 gives its default answer."""
    state = Scene(name, given, "").play()
    now = core.decision(state)
    assert now is not None
    assert [*map(core.write_choice, core.default_answer(state, next(iter(now.asks))))] == [typed]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_with_absent_players_comes_to_its_end(seats: int, options: dict[str, str]) -> None:
    """Defaults are legal in random games, and a game of absent players ends."""
    for absent in range(seats + 1):
        state, dice = GAME.begin(Deal(seats, f"absent {absent}", options)), Dice("present")
        while now := core.decision(state):
            seat = next(iter(now.asks))
            is_away = absent in (seat, seats)
            chosen = None if is_away else core.at_random(state, seat, dice)
            state = core.apply(state, seat, chosen) if chosen else by_default(state, seat)
        assert state.treasure == 0
