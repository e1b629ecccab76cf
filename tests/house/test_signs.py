"""Signs: small pictures of things, used as Discord emojis."""

import io
import re

import pytest
from PIL import Image

from bot.workers.draw import drawn_signs
from games.registry import GAMES
from locales import words

HEAVIEST = 256 * 1024
SIGN = re.compile(r"[a-z_]+/[\w-]{1,25}", re.ASCII)
"""Pattern of ids; with a digest, emoji names have at most 32 characters."""


def test_every_sign_is_a_small_square_picture():
    found = drawn_signs()
    assert len(found) == len({sign for sign, _ in found}) > 100
    for sign, data in found:
        assert SIGN.fullmatch(sign), sign
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.size == (96, 96), sign
        assert len(data) < HEAVIEST


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_signs_differ_where_things_do(game):
    """Different signs of a game have different pictures."""
    pictures = [game.pictures.sign(sign) for sign in set(game.pictures.signs.values())]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_only_things_with_a_name_have_a_sign(game):
    for thing in game.pictures.signs:
        name, _, turn = thing.partition("-")  # a tile as it is turned
        assert words("en").has(f"{game.id}-name-{name}"), thing
        assert not turn or turn.isdecimal()
