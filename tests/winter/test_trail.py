"""Dwarfs that have moved since a reader's last move are marked on the map."""

from games.core import Event, Panel, Say, Seat, say
from games.winter import GAME
from games.winter.pictures.trail import since
from games.winter.view import View, view
from locales import Speaker, words
from tests.winter.stage import sketch

A, B = Seat(0), Seat(1)
GIVEN = "B: field_4 x1, mine_3 x1\nA: castle x1"


def seen(seat: Seat | None, *told: Say) -> View:
    return since([Event(one) for one in told], view(sketch(""), seat))


def test_what_others_place_and_move_is_marked_and_what_the_reader_moves_is_not() -> None:
    placed = say("winter-log-places", seat=B, dwarf="basic", area="mine_3", n=3)
    own = say("winter-log-places", seat=A, dwarf="basic", area="mine_2", n=3)
    shifted = say("winter-log-shifts", seat=B, owner_seat=A, card="guide", dwarf="basic", start="mine_2", end="castle")
    assert seen(A, placed, own, shifted).trail == (
        ("mine_3", B, "", B),
        ("mine_2", A, "castle", B),
        ("castle", A, "", B),
    )
    assert seen(None, own).trail == (("mine_2", A, "", A),)


def test_the_public_sees_the_ways_of_the_present_turn_alone() -> None:
    placed = Event(say("winter-log-places", seat=B, dwarf="basic", area="mine_3", n=3))
    turn = Event(say("winter-log-turn", seat=A, n=5), is_heading=True)
    public, own = view(sketch(""), None), view(sketch(""), A)
    assert (since([placed, turn], public).trail, since([placed, turn], own).trail) == ((), (("mine_3", B, "", B),))


def test_of_a_dwarf_that_moves_on_only_the_first_origin_and_the_last_place_are_marked() -> None:
    steps = [
        say("winter-log-walks", seat=B, dwarf="basic", start=start, end=end)
        for start, end in (("field_3", "wall_2"), ("wall_2", "field_4"))
    ]
    assert seen(A, *steps).trail == (("field_3", B, "field_4", B), ("field_4", B, "", B))


def test_a_dwarf_sent_home_leaves_a_mark_for_its_owner_too() -> None:
    home = say("winter-log-sent-home", seat=A, monster="yeti_a", dwarf="basic", area="mine_1")
    assert seen(A, home).trail == (("mine_1", A, "home", A),)


def test_where_others_have_moved_the_readers_dwarfs_is_shown_above_the_map() -> None:
    """One line for each of the reader's own dwarfs that another player has moved, by whom, from where and to where."""
    shifts = [
        say("winter-log-shifts", seat=B, owner_seat=owner, card="guide", dwarf="basic", start=start, end="castle")
        for owner, start in ((A, "mine_2"), (B, "mine_3"))
    ]
    placed = say("winter-log-places", seat=B, dwarf="basic", area="field_2", n=3)
    shown = GAME.pictures.own(seen(A, *shifts, placed), "")
    ids = [panel.id for panel in shown]
    assert ids.index("driven") == ids.index("map") - 1
    panel = shown[ids.index("driven")]
    assert panel.describe == (say("winter-alt-driven", seat=B, start="mine_2", end="castle"),)
    assert panel.draw(Speaker(words("fr"), "winter", ("Ana", "Bo"))).startswith(b"\x89PNG")
    for other in (seen(A, placed), seen(B, *shifts)):
        assert "driven" not in [panel.id for panel in GAME.pictures.own(other, "")]


def test_the_map_has_a_ring_for_each_arrival_and_is_another_picture_then() -> None:
    state = sketch("")
    plain = view(state, A)
    castle = next(area for area in plain.areas if area.kind == "castle")
    shown = []
    for one in (plain, seen(A, say("winter-log-defends", seat=B, area=castle.id))):
        (panel,) = [panel for panel in GAME.pictures.table(one) if panel.id == "map"]
        shown.append(panel)
    assert repr(shown[0].shows) != repr(shown[1].shows)
    assert shown[1].draw(Speaker(words("en"), "winter", ("Ana", "Bo"))).startswith(b"\x89PNG")


def test_a_mark_of_a_dwarf_that_has_left_does_not_lie_on_the_name_of_its_area() -> None:
    """An empty area bears its name, or the mark of the dwarf that has left it."""
    said: list[str] = []
    left = seen(A, say("winter-log-walks", seat=B, dwarf="basic", start="mine_2", end="mine_3"))
    for one in (view(sketch(""), A), left):
        (panel,) = [panel for panel in GAME.pictures.table(one) if panel.id == "map"]
        said.append(" ".join(_words(panel)))
    assert said[0].count("winter-picture-kind-mine") == said[1].count("winter-picture-kind-mine") + 1


def _words(panel: Panel) -> list[str]:
    heard: list[str] = []
    panel.draw(lambda one: heard.append(one.id) or one.id)
    return heard
