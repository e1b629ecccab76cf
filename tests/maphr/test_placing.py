"""A tile is chosen first, then its place (D13): what its owner sees of it, and what nobody else does."""

from games import core
from games.core import Revise, Seat
from games.maphr.choices import Lay, Tile
from games.maphr.pictures import own
from games.maphr.view import view
from tests.maphr.stage import sketch

MINE = "A mine: e1 gallery_straight 0, e2 gallery_cross 0\nA: rockborers, 8 coins, level 2, 0 miners\n"
GIVEN = f"{MINE}A hand: gallery_tee gallery_cross\nagenda: prospecting A 0"
A, B = Seat(0), Seat(1)


def test_the_owner_sees_every_cell_and_turn() -> None:
    """The turns that fit, by cell; the mine is the picture that decides."""
    t = core.apply(core.start(sketch(GIVEN)), A, Tile("gallery_tee"))
    placing = view(t, A).placing
    assert placing is not None
    assert dict(placing.places) == {"d2": (0, 180, 270), "e3": (0, 90, 270), "f2": (0, 90, 180)}
    assert own(view(t, A), "")[-1].id == "mine-1"


def test_nobody_else_sees_the_tile() -> None:
    """The table looks the same before and after, and what it is told to wait for as well."""
    before = core.start(sketch(GIVEN))
    after = core.apply(before, A, Tile("gallery_tee"))
    assert view(after, B) == view(before, B)
    assert view(after, None) == view(before, None)


def test_a_single_place_is_taken_at_once() -> None:
    """Nothing is left to choose."""
    t = core.start(sketch("A: rockborers, 8 coins, level 1, 0 miners\nA hand: gallery_cross\nagenda: prospecting A 0"))
    assert core.apply(t, A, Tile("gallery_cross")).clans[0].mine == {"e1": ("gallery_cross", 0)}


def test_a_chosen_tile_can_be_taken_back() -> None:
    """Another one is chosen; who is absent by then lays nothing."""
    t = core.apply(core.start(sketch(GIVEN)), A, Tile("gallery_tee"))
    assert core.default_choice(t, A) == Revise()
    t = core.apply(core.apply(t, A, Revise()), A, Tile("gallery_cross"))
    t = core.apply(t, A, Lay("gallery_cross", "e3", 0))
    assert t.clans[0].mine["e3"] == ("gallery_cross", 0)
