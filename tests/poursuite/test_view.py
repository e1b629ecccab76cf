"""The view contains everything for a picture of the table (16)."""

import pytest

from games import core
from games.core import Seat
from games.poursuite import GAME
from games.poursuite.cards import EDITIONS
from games.poursuite.mine import draw_mine
from games.poursuite.routes import Routes
from games.poursuite.view import PlayerView, Reach, WagonView
from tests.poursuite.scenes import Scene

BOARD = """
    seats 3, active G
    wagon 1: D5 N=Y E=G
    wagon 2: F2
    prisoners: C3=Y
    wotan: G7
    treasures: Y1 G2 R0 of 17
    plan: moving G 3; turn R
"""


def test_it_shows_what_lies_on_the_table() -> None:
    """It has rails and exits, wagons with moles, prisoners, Wotan, treasures, and the asked seat."""
    seen = GAME.view(Scene("", BOARD, "").play(), None)
    assert seen.mine is EDITIONS[EDITIONS.current].mines["standard"]
    assert seen.mine.exits["d4"] == ("n", "w", "e")
    assert seen.players == (
        PlayerView("yellow", 1, 1, "later"),
        PlayerView("green", 2, 2, "later"),
        PlayerView("red", 3, 0, "later"),
    )
    assert seen.wagons == (WagonView("d5", {"n": "yellow", "e": "green"}), WagonView("f2", {}))
    assert seen.prisoners == {"c3": "yellow"}
    assert (seen.wotan, seen.treasure) == ("g7", 17)
    assert (seen.active, seen.decider, seen.phase) == (1, 1, "move")


@pytest.mark.parametrize(
    ("given", "phase", "reach"),
    [
        ("plan: boarding G 2; turn R", "boarding", Reach({}, (), {2: ("n", "e", "s", "w")})),
        ("plan: rolling G; turn R", "roll", Reach({}, (), {})),
        (BOARD, "move", Reach({1: ("d6", "d7", "d8"), 2: ("e2", "f3", "d2", "f4", "d3", "f5")}, (), {})),
        ("prisoners: C3=G G3=G\nplan: placing-wotan G; turn R", "wotan", Reach({}, ("c3", "g3"), {})),
        (
            "wagon 1: D5 N=Y E=G S=R W=B\nwagon 2: F2 N=B\nplan: seating-freed G Y; turn R",
            "wotan-seat",
            Reach({}, (), {2: ("e", "s", "w")}),
        ),
        ("wagon 1: D9\nwagon 2: D5\nplan: parking G 1; turn R", "park", Reach({}, ("b1", "f1"), {})),
        ("treasures: Y20 of 0\nplan: over", "over", Reach({}, (), {})),
    ],
)
def test_it_marks_what_can_be_chosen(given: str, phase: str, reach: Reach) -> None:
    """Possible stops, cells and seats are marked in every phase."""
    seen = GAME.view(Scene("", given, "").play(), None)
    assert seen.phase == phase
    assert seen.reach == reach
    assert (seen.asks is None) == (phase == "over")


def test_it_names_the_freed_mole() -> None:
    """The freed mole is named while its seat is chosen."""
    seen = GAME.view(Scene("", "wagon 1: D5 N=Y\nplan: seating-freed G R; turn R", "").play(), None)
    assert (seen.freed, seen.decider) == ("red", 1)
    assert GAME.view(Scene("", BOARD, "").play(), None).freed == ""


def test_the_decider_may_be_another_than_the_active_player() -> None:
    """The decider may differ from the active player: the front mole's owner parks the wagon."""
    seen = GAME.view(
        Scene("", "wagon 1: D8 W=B\nwagon 2: D4\nplan: moving Y 1; turn G", "", "Y: move 1 d9 right").play(), None
    )
    assert (seen.active, seen.decider, seen.phase) == (0, 3, "park")


def test_the_path_travelled_stays_until_the_next_roll() -> None:
    """The last path is kept until the next roll, with cells, number and events."""
    state = Scene("", BOARD, "", "G: move 1 d8 left").play()
    seen = GAME.view(state, Seat(0))
    assert (seen.moved, seen.path) == (1, ("d5", "d6", "d7", "d8"))
    assert [said.id for said in seen.told] == ["poursuite-log-move", "poursuite-log-caught"]
    rolled = GAME.view(
        core.apply(state, Seat(2), core.any_of(core.decision(state).asks[Seat(2)], core.Dice("x"))), None
    )
    assert (rolled.moved, rolled.path) == (0, ())
    assert rolled.face in {"2", "3", "4", "wotan"}


def test_in_the_simplified_variant_the_path_is_as_long_as_the_number() -> None:
    """In the simplified variant the path has exactly the rolled length."""
    kinds = {
        "#": "stone",
        "T": "cave",
        "^": "rail",
        ">": "rail",
        "L": "rail",
        "c": "chest",
        "s": "start",
        "k": "kobold",
    }
    exits = {"#": (), "T": (), "^": ("n",), ">": ("e",), "L": ("n", "w"), "c": (), "s": ("n",), "k": ()}
    mine = draw_mine("loop", ("#c#", "#T#", ">^#", "^^#", "^L#", "ss#"), kinds, exits)
    routes = Routes(mine, 4)
    assert routes.stops("b2", 2, exact=True) == ("a3", "b4")
    assert routes.stops("b2", 4, exact=True) == ("b4", "b5")
    assert routes.path("b2", "b4", 4, exact=True) == ("b2", "a2", "a3", "a4", "b4")
    assert routes.path("b2", "b4", 4, exact=False) == ("b2", "b3", "b4")
    assert routes.path("b2", "b5", 4, exact=True) == ("b2", "b3", "b4", "b5")
