"""Points at the table, and what finished buildings do: in pictures, and in the board as text."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from games.core import Say, Seat, say
from games.draw import SIGNS, Canvas
from games.maphr import GAME
from games.maphr.cards import EDITIONS
from games.maphr.pictures.built import effect_sign
from games.maphr.pictures.colours import ART
from games.maphr.pictures.mine import mine_panel
from games.maphr.pictures.table import table_panel
from games.maphr.view import view
from locales import LOCALES, Speaker, words
from tests.maphr.stage import sketch

EDITION = EDITIONS.current
A, NAMES = Seat(0), ("Mira", "Odo", "Zoé")


def speak(sentence: Say) -> str:
    """Return the id of a text in place of its words."""
    return sentence.id


BUILT = "A buildings: coal_store air_shaft\nA: rockborers, 30 coins, level 2, 1 miners\nagenda: market"


def test_the_table_counts_points_so_far() -> None:
    """The race is seen while it is run: 30 coins, a miner and two buildings are 14 points."""
    said = list[str]()
    seen = view(sketch(BUILT), A)
    assert seen.clans[A].points == 14
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", lambda _self, line, *_, **__: said.append(line) or 40)
        table_panel(seen).draw(speak)
    assert "14" in said
    assert "maphr-picture-column-star" in said


@pytest.mark.parametrize("count", [0, 1, 2, 5, 6, 7, 9, 12, 20])
def test_a_mine_names_its_buildings_within_a_panel(count: int) -> None:
    """Every building is named below the mine, and colours without any are told by their symbol."""
    cards = [*EDITIONS[EDITION].buildings][:count]
    clan = replace(view(sketch(BUILT), A).clans[A], buildings=tuple(cards))
    said = list[Say]()
    panel = mine_panel(view(sketch(BUILT), A), clan)
    picture = Image.open(BytesIO(panel.draw(lambda one: said.append(one) or "x")))
    assert picture.height <= 509
    assert {one.values["card"] for one in said if one.id == "maphr-picture-card"} == {*cards}


@pytest.mark.parametrize("card", EDITIONS[EDITION].buildings)
def test_every_building_has_a_symbol_for_what_it_does(card: str) -> None:
    sign, _ = effect_sign(EDITIONS[EDITION], card)
    assert sign in ART.names | SIGNS.names


def test_more_pictures_and_the_board_as_text_say_what_buildings_do() -> None:
    """For every player: a card that has been built has left the hand, and its text with it."""
    for seat in (A, Seat(1), None):
        seen = view(sketch(BUILT), seat)
        (panel,) = [one for one in GAME.pictures.more(seen) if one.id.startswith("buildings")]
        assert [one.values["card"] for one in panel.describe] == ["coal_store", "air_shaft"]
        (section,) = [one for one in GAME.board(seen) if one.title.id == "maphr-board-effects"]
        assert section.lines == (
            say("maphr-board-effect", card="coal_store"),
            say("maphr-board-effect", card="air_shaft"),
        )
        for locale in LOCALES:
            assert panel.draw(Speaker(words(locale), "maphr", NAMES)).startswith(b"\x89PNG")
