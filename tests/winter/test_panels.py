"""Which panels a message of Dwar7s Winter contains."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from games.core import Deal, Dice, Seat, Some, apply, at_random, decision, start
from games.draw import Canvas
from games.winter import GAME
from games.winter.cards import EDITIONS
from games.winter.notation import read_position
from games.winter.pictures import PICTURES, SCREEN
from games.winter.pictures.map import MARK, draw_map, place_of
from games.winter.pictures.things import glyphs
from games.winter.state import book
from games.winter.view import View
from locales import Speaker, words
from tests.pictures.reader import reading
from tests.winter.stage import sketch

ROW, FRAME = 100, 6
THREE = "\nB dwarfs: home 6 field_4\nC dwarfs: home 6 field_4"
SPEAK = Speaker(words("en"), "winter", ("Mira", "Odo", "Zoé", "Bärbel"))


def before_the_first_week() -> View:
    """Return the public view while defenders are placed: two disasters, no monster yet."""
    return GAME.view(GAME.begin(Deal(4, "gallery", {})), None)


def test_without_a_threat_nothing_lists_them() -> None:
    """Without monsters and disasters, the panel of threats is left out."""
    view = replace(before_the_first_week(), monsters=(), disasters=())
    assert [panel.id for panel in PICTURES.table(view)] == ["tracks", "map"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_fits_on_a_phone_with_the_map_at_the_bottom(seats: int) -> None:
    """At every decision, the panels fit on a phone with the map last; each panel is either shown or in `more`."""
    state, dice, heights = GAME.begin(Deal(seats, "phone", {})), Dice("phone"), dict[object, int]()
    for _ in range(200):
        now = decision(state)
        if now is None:
            break
        view = GAME.view(state, None)
        shown, more = PICTURES.table(view), PICTURES.more(view)
        assert shown[-1].id == "map"
        threats = {"threats"} if view.monsters or view.disasters else set[str]()
        assert sorted(panel.id for panel in (*shown, *more)) == sorted({"tracks", "market", "map"} | threats)
        for panel in shown:
            key = (panel.id, seats, len(view.monsters), len(view.disasters))
            if key not in heights:
                heights[key] = Image.open(BytesIO(panel.draw(SPEAK))).height
        assert sum(heights[panel.id, seats, len(view.monsters), len(view.disasters)] for panel in shown) <= SCREEN
        seat = min(now.asks)
        state = apply(state, seat, at_random(state, seat, dice))


@pytest.mark.parametrize("plan", ["move-anyone A forest_scout 1 -", "place-or-move A captain_a 2 -"])
def test_while_a_card_moves_dwarfs_a_player_sees_the_hand_and_stock(plan: str) -> None:
    """What the next cards and fights take decides where dwarfs go; a puzzle shows nothing but these panels."""
    held = "A dwarfs: home 6 forest_1\nA hand: woodcutter\ndisasters: famine"
    t = sketch(f"plan: {plan}; play-cards A drum; turn A; resolution\n{held}")
    view = GAME.view(start(t), Seat(0))
    assert [panel.id for panel in PICTURES.own(view, "")] == ["hand", "stock", "threats", "map"]
    assert "hand" not in [panel.id for panel in PICTURES.more(view)]


@pytest.mark.parametrize(("others", "is_beside"), [("", True), ("\nB dwarfs: home 6 field_4", True), (THREE, False)])
def test_two_threats_in_an_area_have_their_figures_beside_them(
    others: str, is_beside: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only beside the dwarfs of three players is there no room; the figures then stand on the faces."""
    seats = "3" if others == THREE else "2"
    scene = "monsters: yeti_a=field_4\ndisasters: broken_dam\nA dwarfs: home 5 field_4 field_4"
    view = GAME.view(start(sketch(f"table: {seats} seats, first A, week 2\n{scene}{others}")), Seat(0))
    sizes, real = list[float](), Canvas.text

    def noted(canvas: Canvas, text: str, x: float, y: float, size: float, *rest: Any, **more: Any) -> int:
        left, top, wide, high = place_of(next(area for area in view.areas if area.id == "field_4"))
        if left + 70 < x < left + wide and top < y <= top + high and text in {"2", "3"}:
            sizes.append(size)
        return real(canvas, text, x, y, size, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    draw_map(view, SPEAK)
    assert sizes == [34 if is_beside else 26] * 2


def test_threats_of_one_kind_take_both_columns() -> None:
    """Two disasters and no monster share one row, one in each column."""
    view = before_the_first_week()
    assert (len(view.monsters), len(view.disasters)) == (0, 2)
    (threats,) = (panel for panel in PICTURES.table(view) if panel.id == "threats")
    drawn = threats.draw(Speaker(words("en"), "winter", ("Mira", "Odo", "Zoé", "Bärbel")))
    assert Image.open(BytesIO(drawn)).height == ROW + FRAME


def test_a_single_disaster_stands_at_the_left() -> None:
    """A single disaster is drawn in the left column."""
    view = before_the_first_week()
    one = replace(view, monsters=(), disasters=view.disasters[:1])
    (threats,) = (panel for panel in PICTURES.table(one) if panel.id == "threats")
    picture = Image.open(
        BytesIO(threats.draw(Speaker(words("en"), "winter", ("Mira", "Odo", "Zoé", "Bärbel"))))
    ).convert("RGB")
    left, right = picture.crop((20, 20, 380, 90)), picture.crop((420, 20, 780, 90))
    assert len(left.getcolors(left.width * left.height) or ()) > len(right.getcolors(right.width * right.height) or ())


def test_what_can_be_spent_stands_beside_what_it_pays_for() -> None:
    """A player's resources are shown with every step that spends them."""
    view = in_a_turn()
    for field in ("", "slot", "monster", "disaster", "start", "area"):
        assert "stock" in {panel.id for panel in PICTURES.own(view, field)}, field


def test_an_empty_hand_takes_no_room() -> None:
    """Without a card in hand, there is no panel for the hand."""
    view = replace(in_a_turn(), hand=())
    assert [panel.id for panel in PICTURES.own(view, "")] == ["stock", "threats", "map"]


def in_a_turn() -> View:
    """Return a player's own view at the beginning of a turn in the first week."""
    state = GAME.begin(Deal(1, "gallery", {}))
    return replace(GAME.view(state, Seat(0)), step="turn")


def test_a_step_of_a_replay_shows_what_has_changed_above_the_map() -> None:
    """Beside the map, a replay's step shows only panels that changed."""
    before = before_the_first_week()
    assert [panel.id for panel in PICTURES.step(before, before)] == ["map"]
    after = replace(before, disasters=before.disasters[:1])
    assert [panel.id for panel in PICTURES.step(before, after)] == ["threats", "map"]


def test_a_description_says_once_what_loses_the_game() -> None:
    """The week's sentence says how many disasters there are and how many lose the game, and no other repeats it."""
    view = before_the_first_week()
    view = replace(view, disasters=view.disasters * 2)
    assert len(view.disasters) == view.disasters_to_lose
    (mapped,) = (panel for panel in PICTURES.table(view) if panel.id == "map")
    assert [said.id for said in mapped.describe if "week" in said.id or "disasters" in said.id] == ["winter-alt-week"]


def test_what_is_left_out_of_a_hand_is_marked_in_its_picture() -> None:
    """Each card that can no longer be chosen is crossed out; a seat that is not asked sees no crosses."""
    state = read_position(
        "table: 2 seats, first A, week 2\nplan: choose-hands; turn A; start-turn B; resolution\n"
        "A bought: cook\nB bought: mason_a"
    )
    view = GAME.view(start(state), Seat(0))
    cards = [hero.card for hero in view.rest]
    for kept in (cards, cards[1:], cards[2:], []):
        rest = PICTURES.at(view, [Some((card,)) for card in kept], "").rest
        assert [hero.card for hero in rest if not hero.is_left_out] == (kept or cards)


@pytest.mark.parametrize("wall", ["wall_1", "wall_2", "wall_3", "wall_4"])
def test_a_monster_on_any_wall_has_the_number_of_dwarfs_it_needs(wall: str) -> None:
    """On the narrow walls in the west and the east it stands beside the face as elsewhere."""
    figures: list[set[tuple[str, int]]] = []
    for monsters in ("", f"monsters: ogre_king_a={wall} yeti_a={wall}"):
        with reading() as reader:
            draw_map(GAME.view(sketch(monsters), None), SPEAK)
        figures.append(reader.sizes)
    catalogue = book(sketch("")).all_monsters
    needed = {(f"{catalogue[monster].dwarfs}", 34) for monster in ("ogre_king_a", "yeti_a")}
    assert len(needed) == 2
    assert figures[1] - figures[0] == needed


def test_each_of_several_threats_in_one_area_has_the_dwarfs_it_needs() -> None:
    """Three threats that share an area are smaller, each with its figure; that of another area is as large as ever."""
    figures: list[set[tuple[str, int]]] = []
    for monsters in ("", "monsters: ogre_king_b=forest_1 yeti_a=forest_1 yeti_b=forest_1 frost_giant_a=mine_1"):
        with reading() as reader:
            draw_map(GAME.view(sketch(monsters), None), SPEAK)
        figures.append(reader.sizes)
    assert figures[1] - figures[0] == {("4", 26), ("2", 26), ("3", 26), ("3", 34)}


def test_one_sign_stands_for_or_and_another_for_each() -> None:
    """A card that brings wood for each dwarf in a forest must not read like one that brings stone or gold."""
    talents = EDITIONS[EDITIONS.current].talent.values()
    each, either = ({part for one in talents if one.do == do for part in glyphs(one)} for do in ("produce", "gain_one"))
    assert not (each & either) - {"+1", "wood", "food", "stone", "gold"}


@pytest.mark.parametrize("offered", [(), ("forest_3",)])
def test_marks_of_four_players_stay_inside_their_area(
    monkeypatch: pytest.MonkeyPatch, offered: tuple[str, ...]
) -> None:
    """None covers the next area, where it would count as a dwarf there, or lies below the tick; all keep their letters.

    Only the marks of a full area are closer together.
    """
    drawn = list[tuple[float, float]]()

    def counted(
        _canvas: object, _seat: Seat, _count: int, x: float, y: float, _size: int, *, inside: bool, is_close: bool
    ) -> None:
        assert not inside
        assert is_close == (y > 300)
        drawn.append((x, y))

    monkeypatch.setattr("games.winter.pictures.map.counted", counted)
    two = "home 5 forest_3 field_1" if offered else "home 4 forest_3 forest_3 field_1"
    told = "\n".join([f"D dwarfs: {two}", *(f"{seat} dwarfs: home 6 forest_3" for seat in "ABC")])
    state = start(sketch(f"table: 4 seats, first A, week 2\nplan: turn A; resolution\n{told}"))
    view = replace(GAME.view(state, None), offered=offered)
    x, y, width, height = place_of(next(area for area in view.areas if area.id == "forest_3"))
    draw_map(view, SPEAK)
    inside = [left + MARK for left, top in drawn if y < top < y + height]
    assert (len(inside), len(drawn)) == (4, 5)
    assert max(inside) <= x + width - (28 if offered else 0)


def test_numbers_stand_in_marks_only_where_they_do_not_fit_beside_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every player has several dwarfs, their numbers replace the letters, in this area alone."""
    drawn = list[tuple[int, bool]]()

    def counted(_canvas: object, _seat: Seat, count: int, *_place: float, inside: bool, is_close: bool) -> None:
        drawn.append((count, inside))
        assert is_close == (count == 2)

    monkeypatch.setattr("games.winter.pictures.map.counted", counted)
    several = [f"{seat} dwarfs: home 5 forest_3 forest_3" for seat in "BCD"]
    told = "\n".join(["A dwarfs: home 2 forest_3 forest_3 field_1 field_1 field_1", *several])
    draw_map(
        GAME.view(start(sketch(f"table: 4 seats, first A, week 2\nplan: turn A; resolution\n{told}")), None), SPEAK
    )
    assert sorted(drawn) == [(2, True)] * 4 + [(3, False)]
