"""What the pictures mark as open to choice."""

from games import core
from games.core import Deal, Seat
from games.draw import Canvas
from games.poursuite import GAME
from games.poursuite.pictures import PICTURES
from games.poursuite.pictures.pieces import draw_mole
from games.poursuite.pictures.wagons import Shown


def test_only_the_one_who_is_asked_sees_what_may_be_chosen() -> None:
    """At the start a mole boards: its owner sees the free seats lit, the others do not."""
    state = GAME.begin(Deal(seats=3, seed="seats"))
    now = core.decision(state)
    assert now is not None
    assert PICTURES.own is not None
    for seat in map(Seat, range(3)):
        wagons = next(panel.shows for panel in PICTURES.own(GAME.view(state, seat), "") if panel.id == "wagons")
        assert isinstance(wagons, Shown)
        assert bool(wagons.offered) is (seat in now.asks)


def test_no_mole_in_a_wagon_is_framed() -> None:
    """The frame belongs to the reader's own mark: a mole looks the same to every reader."""
    drawn = []
    for own in (None, Seat(0)):
        canvas = Canvas(80, own=own)
        draw_mole(canvas, "yellow", 10, 10, 60)
        drawn.append(canvas.png())
    assert drawn[0] == drawn[1]
