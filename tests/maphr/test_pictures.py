"""Whatever card a player may have to choose from can be drawn."""

import pytest

from games.core import Say
from games.maphr.cards import EDITIONS
from games.maphr.pictures.hand import draw_hand
from games.maphr.view import Holding

EDITION = EDITIONS.current


def speak(sentence: Say) -> str:
    """The id of a text stands for its words."""
    return sentence.id


@pytest.mark.parametrize("card", EDITIONS[EDITION].type_of)
def test_every_card_can_be_drawn_in_a_packet(card: str) -> None:
    held = Holding(card, EDITIONS[EDITION].type_of[card], 1)
    assert draw_hand(EDITION, (held,), is_packet=True, speak=speak).startswith(b"\x89PNG")
