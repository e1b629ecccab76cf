"""What the rule of thumb of Poursuite looks for, and what it says of it."""

from games import core
from games.core import Deal, Dice, Say, Seat
from games.poursuite import GAME
from games.poursuite.rules.boarding import Boarding
from games.poursuite.rules.travel import Moving
from games.poursuite.rules.wotan import PlacingWotan
from games.poursuite.state import Board, Move, State, Wagon, Wotan
from games.poursuite.strategy import ADVICE

YELLOW, GREEN = Seat(0), Seat(1)


def table(*wagons: Wagon, asks: core.Step[State], treasure: int = 20, **prisoners: Seat) -> State:
    """A table for two on the standard board; moles that are nowhere else are in hand."""
    t = GAME.begin(Deal(2, "thumb", first=YELLOW))
    t.wagons, t.prisoners, t.treasure = list(wagons), prisoners, treasure
    placed = [*prisoners.values(), *(owner for wagon in wagons for owner in wagon.aboard.values())]
    for seat, player in enumerate(t.players):
        player.hand = 3 - placed.count(Seat(seat))
    t.agenda, t.memo = [asks], None
    return t


def chosen(t: State) -> core.Choice:
    """What yellow does."""
    return ADVICE.choose(t, YELLOW, Dice("thumb"))


def said(t: State, choice: core.Choice) -> set[str]:
    """What is said for a choice, without the name of the game."""
    return {reason.id.removeprefix("poursuite-advice-") for reason in ADVICE.reasons(t, YELLOW, (choice,))}


def test_a_mole_at_the_side_is_turned_to_the_front_in_the_cave() -> None:
    """Two treasures instead of one."""
    t = table(Wagon("d8", {"e": YELLOW}), Wagon("f1"), asks=Moving(YELLOW, 2))
    assert chosen(t) == Move(1, "d9", "left")
    assert said(t, chosen(t)) == {"paid"}


def test_rivals_are_not_driven_home() -> None:
    """A wagon that only pays the other player stays where it is."""
    t = table(Wagon("d8", {"e": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 2))
    assert chosen(t) != Move(1, "d9", "left")
    assert said(t, Move(1, "d9", "left")) == {"rivals-paid"}


def test_a_prisoner_of_ones_own_is_fetched() -> None:
    """The mole climbs into the empty seat beside its prison."""
    t = table(Wagon("d5", {"n": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 2), e6=YELLOW)
    choice = chosen(t)
    assert choice.fields()["stop"] == "d6"
    after = core.apply(t, YELLOW, choice)
    assert YELLOW in after.wagons[0].aboard.values()
    assert {"freed", "caught"} <= said(t, choice)


def test_the_last_treasure_is_taken_when_it_wins() -> None:
    """And not when it would lose the game."""
    t = table(Wagon("d8", {"n": YELLOW}), Wagon("f1", {"n": GREEN}), asks=Moving(YELLOW, 2), treasure=1)
    t.players[YELLOW].treasures, t.players[GREEN].treasures = 10, 9
    assert chosen(t).fields()["stop"] == "d9"
    assert "last" in said(t, chosen(t))
    t.players[YELLOW].treasures, t.players[GREEN].treasures = 5, 14
    assert chosen(t).fields()["stop"] != "d9"


def test_a_side_seat_near_the_cave_is_taken_first() -> None:
    """From there one turn leads to the front."""
    t = table(Wagon("d8"), Wagon("f1"), asks=Boarding(YELLOW, 1))
    choice = chosen(t)
    assert isinstance(choice, Board)
    assert choice.side in ("e", "w")
    assert said(t, choice) == {"beside", "steps"}


def test_wotan_frees_ones_own_mole_and_no_other() -> None:
    """A rival's prisoner is left where it is when there is a choice."""
    t = table(Wagon("b1"), Wagon("f1"), asks=PlacingWotan(YELLOW), c3=GREEN)
    assert chosen(t) != Wotan("c3")
    t = table(Wagon("b1"), Wagon("f1"), asks=PlacingWotan(YELLOW), c3=YELLOW, c6=YELLOW)
    assert said(t, Wotan("c3")) == {"freed"}


def test_moves_are_marked_by_what_they_change() -> None:
    """Of a mark only differences count, and the same wagon unmoved would change nothing."""
    t = table(Wagon("b1", {"n": YELLOW}), Wagon("f1", {"n": GREEN}), asks=Moving(YELLOW, 3))
    marks = {marked.plan[0]: marked.mark for marked in ADVICE.marks(t, YELLOW)}
    own = [mark for move, mark in marks.items() if move.fields()["wagon"] == 1]
    rival = [mark for move, mark in marks.items() if move.fields()["wagon"] == 2]
    assert max(own) > 0 > min(rival)


def test_reasons_are_sentences() -> None:
    """Each with the values it needs."""
    t = table(Wagon("d8", {"e": YELLOW, "w": GREEN}), Wagon("f1"), asks=Moving(YELLOW, 2))
    reasons = ADVICE.reasons(t, YELLOW, (Move(1, "d9", "left"),))
    assert reasons[0] == Say("poursuite-advice-paid", {"treasures": 2})
    assert reasons[1] == Say("poursuite-advice-rivals-paid", {"seats": (GREEN,)})
