"""Whatever card a player may have to choose from can be drawn."""

from io import BytesIO

import pytest
from PIL import Image

from games.core import Say
from games.maphr.cards import EDITIONS
from games.maphr.pictures.hand import draw_hand, draw_packet
from games.maphr.view import Holding

EDITION = EDITIONS.current


def speak(sentence: Say) -> str:
    """The id of a text stands for its words."""
    return sentence.id


@pytest.mark.parametrize("card", EDITIONS[EDITION].type_of)
def test_every_card_can_be_drawn_in_a_packet(card: str) -> None:
    held = Holding(card, EDITIONS[EDITION].type_of[card], 1)
    assert draw_packet(EDITION, (held,), "", speak=speak).startswith(b"\x89PNG")


@pytest.mark.parametrize("count", [0, 1, 10, 11, 12, 14])
def test_a_hand_of_any_size_fits_one_panel(count: int) -> None:
    """A panel is at most 509 high; from eleven kinds of card the clan's power makes room."""
    held = tuple(Holding(card, EDITIONS[EDITION].type_of[card], 1) for card in [*EDITIONS[EDITION].type_of][:count])
    picture = Image.open(BytesIO(draw_hand(EDITION, held, "irongradd", (), (), speak=speak)))
    assert picture.width == 800
    assert picture.height <= 509
