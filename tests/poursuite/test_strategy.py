"""The preferences of Poursuite's rule of thumb, and its reasons."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games import core
from games.core import STRONG, Deal, Dice, Say, Search, Seat
from games.core.search import Found
from games.poursuite import GAME
from games.poursuite.advice import ADVICE, STRATEGIES
from games.poursuite.choices import Board, Move, Wotan
from games.poursuite.notation import read_position
from games.poursuite.rules.boarding import Boarding
from games.poursuite.rules.travel import Moving
from games.poursuite.rules.wotan import PlacingWotan
from games.poursuite.state import State, Wagon

YELLOW, GREEN = Seat(0), Seat(1)
NEAR_A_KOBOLD = """
board standard, variant standard
seats 2, first G, active G
wagon 1: F3 N=Y S=G
wagon 2: D4 E=Y S=G W=Y
prisoners: C6=G
wotan: G3
hands: Y0 G0
treasures: Y8 G8 of 4
die: 3
ran: 0
plan: moving G 3; turn Y
"""
ONE_LEFT = """
board standard, variant standard
seats 2, first G, active G
wagon 1: D8
wagon 2: E4 E=G N=Y S=Y
prisoners: C6=G C8=Y E6=G
wotan: G3
hands: Y0 G0
treasures: Y10 G9 of 1
die: 2
ran: 0
plan: moving G 2; turn Y
"""


def table(*wagons: Wagon, asks: core.Step[State], treasure: int = 20, **prisoners: Seat) -> State:
    """Return a table for two on the standard board; other moles are in hand."""
    t = GAME.begin(Deal(2, "thumb", first=YELLOW))
    t.wagons, t.prisoners, t.treasure = list(wagons), prisoners, treasure
    placed = [*prisoners.values(), *(owner for wagon in wagons for owner in wagon.aboard.values())]
    for seat, player in enumerate(t.players):
        player.hand = 3 - placed.count(Seat(seat))
    t.agenda, t.memo = [asks], None
    return t


def chosen(t: State) -> core.Choice:
    """Return yellow's move."""
    return ADVICE.choose(t, YELLOW, Dice("thumb"))


def said(t: State, choice: core.Choice) -> set[str]:
    """Return the reasons for a choice, without the game's prefix."""
    return {reason.id.removeprefix("poursuite-advice-") for reason in ADVICE.reasons(t, YELLOW, (choice,))}


def test_a_mole_at_the_side_is_turned_to_the_front_in_the_cave() -> None:
    """A mole at the side is turned to the front in the cave, for two treasures instead of one."""
    t = table(Wagon("d8", {"e": YELLOW}), Wagon("f1"), asks=Moving(YELLOW, 2))
    assert chosen(t) == Move(1, "d9", "left")
    assert said(t, chosen(t)) == {"paid"}


def test_rivals_are_not_driven_home() -> None:
    """A wagon that only pays the other player is not moved."""
    t = table(Wagon("d8", {"e": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 2))
    assert chosen(t) != Move(1, "d9", "left")
    assert said(t, Move(1, "d9", "left")) == {"rivals-paid"}


def test_a_prisoner_of_ones_own_is_fetched() -> None:
    """An own prisoner is freed into the empty seat beside it."""
    t = table(Wagon("d5", {"n": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 2), e6=YELLOW)
    choice = chosen(t)
    assert choice.fields()["stop"] == "d6"
    after = core.apply(t, YELLOW, choice)
    assert YELLOW in after.wagons[0].aboard.values()
    assert {"freed", "caught"} <= said(t, choice)


def test_a_mole_picked_up_rides_from_then_on() -> None:
    """Passengers are described after the kobolds' exchange."""
    t = table(Wagon("d5", {"n": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 1), e6=YELLOW)
    assert said(t, Move(1, "d6", "right")) == {"freed", "caught", "steps", "beside"}


@pytest.mark.parametrize(("treasure", "is_promised"), [(4, True), (3, True), (2, False)])
def test_two_treasures_are_only_promised_while_the_pile_pays_them(treasure: int, is_promised: bool) -> None:
    """A mole at the side is not said to take two at the front when the pile is too small for full shares."""
    t = table(Wagon("d6", {"s": YELLOW, "w": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 1), treasure=treasure)
    assert ("beside" in said(t, Move(1, "d7", "left"))) == is_promised
    t = table(Wagon("d8", {"n": GREEN}), Wagon("f1"), asks=Boarding(YELLOW, 1), treasure=treasure)
    assert ("beside" in said(t, Board(1, "e"))) == is_promised


def test_moles_of_one_colour_that_swap_are_no_catch() -> None:
    """Swapping moles of one colour is not called a catch."""
    t = table(Wagon("d5", {"n": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 1), e6=GREEN)
    assert said(t, Move(1, "d6", "right")) == {"not-aboard"}


def test_whoever_loses_a_mole_had_something_to_lose() -> None:
    """A player whose only passenger is caught is not told that there was nothing to lose."""
    t = table(Wagon("d5", {"n": YELLOW}), Wagon("f1"), asks=Moving(YELLOW, 1), e6=GREEN)
    assert said(t, Move(1, "d6", "right")) == {"own-caught"}


def test_ties_are_broken_at_random_without_habits() -> None:
    """Ties are broken at random; as given, the first of equal turns is made."""
    t = table(Wagon("b1"), Wagon("f1", {"s": YELLOW, "n": YELLOW}), asks=Moving(YELLOW, 1))
    marks = {marked.plan[0]: marked.mark for marked in ADVICE.marks(t, YELLOW)}
    best = {choice for choice, mark in marks.items() if mark == max(marks.values())}
    assert len(best) > 1
    assert {ADVICE.choose(t, YELLOW, Dice(str(n))) for n in range(30)} == {chosen(t)}
    assert {ADVICE.without_habits().choose(t, YELLOW, Dice(str(n))) for n in range(30)} == best
    assert not ADVICE.ties_at_random, "the adviser itself keeps its habits"


def test_the_last_treasure_is_taken_when_it_wins() -> None:
    """The last treasure is taken if it wins the game, and not if it loses it."""
    t = table(Wagon("d8", {"n": YELLOW}), Wagon("f1", {"n": GREEN}), asks=Moving(YELLOW, 2), treasure=1)
    t.players[YELLOW].treasures, t.players[GREEN].treasures = 10, 9
    assert chosen(t).fields()["stop"] == "d9"
    assert "last" in said(t, chosen(t))
    t.players[YELLOW].treasures, t.players[GREEN].treasures = 5, 14
    assert chosen(t).fields()["stop"] != "d9"


def test_a_side_seat_near_the_cave_is_taken_first() -> None:
    """A side seat near the cave is taken first, as one turn leads to the front."""
    t = table(Wagon("d8"), Wagon("f1"), asks=Boarding(YELLOW, 1))
    choice = chosen(t)
    assert isinstance(choice, Board)
    assert choice.side in ("e", "w")
    assert said(t, choice) == {"beside", "steps"}


def test_wotan_frees_ones_own_mole_and_no_other() -> None:
    """Wotan frees an own mole, and leaves rivals' prisoners if there is a choice."""
    t = table(Wagon("b1"), Wagon("f1"), asks=PlacingWotan(YELLOW), c3=GREEN)
    assert chosen(t) != Wotan("c3")
    t = table(Wagon("b1"), Wagon("f1"), asks=PlacingWotan(YELLOW), c3=YELLOW, c6=YELLOW)
    assert said(t, Wotan("c3")) == {"freed"}


def test_moves_are_marked_by_what_they_change() -> None:
    """Moves are rated by the difference they make."""
    t = table(Wagon("b1", {"n": YELLOW}), Wagon("f1", {"n": GREEN}), asks=Moving(YELLOW, 3))
    marks = {marked.plan[0]: marked.mark for marked in ADVICE.marks(t, YELLOW)}
    own = [mark for move, mark in marks.items() if move.fields()["wagon"] == 1]
    rival = [mark for move, mark in marks.items() if move.fields()["wagon"] == 2]
    assert max(own) > 0 > min(rival)


def test_reasons_are_sentences() -> None:
    """Reasons are sentences with all their values."""
    t = table(Wagon("d8", {"e": YELLOW, "w": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 2))
    reasons = ADVICE.reasons(t, YELLOW, (Move(1, "d9", "left"),))
    assert reasons[0] == Say("poursuite-advice-paid", {"treasures": 2})
    assert reasons[1] == Say("poursuite-advice-rivals-paid", {"seats": (GREEN,)})


def ranked(position: str, simulations: int, seed: str) -> Sequence[Found]:
    """Return green's comparison after this many simulations."""
    strong = STRATEGIES[STRONG]
    assert isinstance(strong, Search)
    return replace(strong, simulations=simulations).ranking(read_position(position), GREEN, Dice(seed))


@pytest.mark.slow
def test_the_search_catches_a_mole_that_can_be_caught() -> None:
    """The search turns right at C4, which leaves a yellow mole with the kobold."""
    found = ranked(NEAR_A_KOBOLD, 2000, "catch")
    assert found[0].plan == (Move(2, "c4", "right"),)


@pytest.mark.parametrize("seed", [f"few {n}" for n in range(6)])
def test_what_looked_best_is_compared_to_the_end(seed: str) -> None:
    """A capture is compared to the end despite a few unlucky deals."""
    found = {one.plan[0]: one.simulations for one in ranked(NEAR_A_KOBOLD, 100, seed)}
    favourites = [found[Move(2, "c4", turn)] for turn in ("left", "right")]
    assert min(favourites) == max(found.values())


def test_a_search_ends_once_it_is_settled() -> None:
    """A clear decision ends the search early."""
    t = table(Wagon("d8", {"e": YELLOW}), Wagon("f1"), asks=Moving(YELLOW, 2))
    strong = STRATEGIES[STRONG]
    assert isinstance(strong, Search)
    found = replace(strong, simulations=6000).ranking(t, YELLOW, Dice("settled"))
    assert found[0].plan == (Move(1, "d9", "left"),)
    assert sum(one.simulations for one in found) < 3000


@pytest.mark.parametrize("stop", ["d8", "d9"])
def test_nothing_is_told_of_moves_in_thought(stop: str) -> None:
    """Neither of the move, nor of shares and forced answers after it: simulations have no use for sentences."""
    t = table(Wagon("d7", {"n": YELLOW}), Wagon("f1"), asks=Moving(YELLOW, 2))
    thought = core.branch(core.determinise(GAME.redeal, t, YELLOW, Dice("thought").quick()), Dice("thought").quick())
    core.advance(thought, YELLOW, Move(1, stop, "left"))
    assert thought.told == []
    after = core.apply(t, YELLOW, Move(1, stop, "left"))
    assert after.told
    assert (after.wagons, after.players, after.moved) == (thought.wagons, thought.players, thought.moved)


def test_an_empty_wagon_in_the_cave_is_explained() -> None:
    """A move that brings an empty wagon into the cave has a reason."""
    t = read_position(ONE_LEFT)
    assert [reason.id for reason in ADVICE.reasons(t, GREEN, (Move(1, "d9", "left"),))] == ["poursuite-advice-empty"]
