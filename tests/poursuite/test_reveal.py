"""What a move has brought, in pictures: whom it concerns, what it says, and until when it is shown."""

from dataclasses import replace

from games.core import Deal, Event, Seat, Sign, say
from games.poursuite.pictures.reveal import Fate
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
    """What each frame shows a reader of a table where the first player holds so many treasures."""
    view = GAME.view(GAME.begin(Deal(2, "reveal")), seat)
    first = replace(view.players[0], treasures=treasures)
    view = replace(view, players=(first, *view.players[1:]), decider=B)
    return [panel.shows for panel in GAME.pictures.reveal(told, view)]


def test_a_capture_is_shown_to_the_channel_and_to_whom_it_concerns() -> None:
    """With who moved which wagon how far; the fates come one after the other."""
    before, after = shown([ROLL, MOVE, CAUGHT, TURN])
    assert (before.fates, after.fates) == ((), (Fate(B, "caught"),))
    assert (after.seat, after.wagon, after.pips, after.cell) == (A, 2, 2, "c4")
    assert shown([ROLL, MOVE, CAUGHT, TURN], B)
    assert shown([ROLL, MOVE, CAUGHT, TURN], A) == []


def test_a_move_that_brings_nothing_is_not_shown() -> None:
    """The board shows the way of the wagon anyway."""
    assert shown([ROLL, MOVE, TURN]) == []


def test_treasures_are_counted_before_and_after() -> None:
    """Also those of the cave."""
    start, end = shown([ROLL, MOVE, SHARE, TURN], treasures=5)
    assert (start.purses[0], end.purses[0]) == ((3, 3), (3, 5))
    assert end.chest[0] - end.chest[1] == 2


def test_the_next_move_ends_it_for_the_channel() -> None:
    """The next roll, which follows at once, does not; in the hand of the one who was caught it stays."""
    moved = [ROLL, MOVE, CAUGHT, TURN, NEXT]
    assert shown(moved)
    assert shown([*moved, MOVE]) == []
    assert shown([*moved, MOVE], B)
