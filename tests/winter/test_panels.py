"""Which panels stand in a message of Dwar7s Winter."""

from dataclasses import replace
from io import BytesIO

from PIL import Image

from games.core import Deal
from games.winter import GAME
from games.winter.pictures import PICTURES
from games.winter.seen import View
from locales import Speaker, words

ROW, FRAME = 100, 6


def before_the_first_week() -> View:
    """The castle while defenders are placed: two disasters, no monster yet."""
    return GAME.view(GAME.begin(Deal(4, "gallery", {})), None)


def test_without_a_threat_nothing_lists_them() -> None:
    """An empty list is no panel."""
    view = replace(before_the_first_week(), monsters=(), disasters=())
    assert [panel.id for panel in PICTURES.table(view)] == ["tracks", "market", "map"]


def test_threats_of_one_kind_take_both_columns() -> None:
    """No column stays black: two disasters stand side by side, in one row."""
    view = before_the_first_week()
    assert (len(view.monsters), len(view.disasters)) == (0, 2)
    (threats,) = (panel for panel in PICTURES.table(view) if panel.id == "threats")
    drawn = threats.draw(Speaker(words("en"), "winter", ("Mira", "Odo", "Zoé", "Bärbel")))
    assert Image.open(BytesIO(drawn)).height == ROW + FRAME
