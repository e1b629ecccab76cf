"""Pictures of a move's effects: recipients, content and duration."""

from dataclasses import replace

from games.core import Deal, Event, Seat, Sign, say
from games.poursuite.pictures.reveal import Fate
from games.poursuite.view import WagonView
from games.registry import GAMES

GAME = GAMES["poursuite"]
A, B = Seat(0), Seat(1)
ROLL = Event(say("poursuite-log-roll", seat=A, pips=2))
MOVE = Event(say("poursuite-log-move", seat=A, wagon=2, start=Sign("C2"), stop=Sign("C4"), turn="left"))
CAUGHT = Event(say("poursuite-log-caught", mole="green", side="n", cell=Sign("B4")))
SHARE = Event(say("poursuite-log-share", seat=A, mole="yellow", side="n", treasures=2))
TURN = Event(say("poursuite-log-turn", seat=B), is_heading=True)
NEXT = Event(say("poursuite-log-roll", seat=B, pips=1))


def shown(told: list[Event], seat: Seat | None = None, treasures: int = 0) -> list[object]:
    """Return what each frame shows a reader when the first player has this many treasures."""
    view = GAME.view(GAME.begin(Deal(2, "reveal")), seat)
    first = replace(view.players[0], treasures=treasures)
    view = replace(view, players=(first, *view.players[1:]), decider=B)
    return [panel.shows for panel in GAME.pictures.reveal(told, view)]


def test_a_capture_is_shown_to_the_channel_and_to_whom_it_concerns() -> None:
    """A capture is shown to the channel and the players concerned, with the move and each fate in turn."""
    before, after = shown([ROLL, MOVE, CAUGHT, TURN])
    assert (before.fates, after.fates) == ((), (Fate(B, "caught"),))
    assert (after.seat, after.wagon, after.pips, after.cell) == (A, 2, 2, "c4")
    assert shown([ROLL, MOVE, CAUGHT, TURN], B)
    assert shown([ROLL, MOVE, CAUGHT, TURN], A) == []


def test_a_move_that_brings_nothing_is_not_shown() -> None:
    """A move without effects has no picture."""
    assert shown([ROLL, MOVE, TURN]) == []


def test_treasures_are_counted_before_and_after() -> None:
    """Treasures are shown before and after, including the cave's."""
    start, end = shown([ROLL, MOVE, SHARE, TURN], treasures=5)
    assert (start.purses[0], end.purses[0]) == ((3, 3), (3, 5))
    assert end.chest[0] - end.chest[1] == 2


def test_the_passengers_are_still_aboard_in_the_pictures_of_the_cave() -> None:
    """The wagon that has reached the cave is drawn there with its passengers, who have left it since."""
    other = Event(say("poursuite-log-share", seat=B, mole="green", side="e", treasures=1))
    park = Event(say("poursuite-log-park", seat=A, wagon=2, cell="A2", forced=False))
    for frame in shown([ROLL, MOVE, SHARE, other, park, TURN], treasures=5):
        assert frame.wagons[1] == WagonView("c4", {"n": "yellow", "e": "green"})


def test_the_next_move_ends_it_for_the_channel() -> None:
    """The next move ends it for the channel, but not the automatic roll; the caught player keeps it."""
    moved = [ROLL, MOVE, CAUGHT, TURN, NEXT]
    assert shown(moved)
    assert shown([*moved, MOVE]) == []
    assert shown([*moved, MOVE], B)
