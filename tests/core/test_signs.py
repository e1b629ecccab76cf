"""Signs are equal in all languages, and restored unchanged."""

import pytest

from games.core import Deal, Seat, Sign, say
from locales import Speaker, Words
from tests.lantern import GAME


@pytest.fixture
def speaker(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "lantern.ftl").write_text(
        "lantern-at = at { $cell }\nlantern-cells = { $cells-count }: { $cells }\n"
    )
    return Speaker(Words("en", tmp_path), "lantern", ["Ada"])


def test_a_sign_is_shown_as_it_is(speaker):
    assert speaker(say("lantern-at", cell=Sign("D6"))) == "at D6"


def test_signs_are_enumerated_like_everything_else(speaker):
    assert speaker(say("lantern-cells", cells=(Sign("B1"), Sign("F1")))) == "2: B1 and F1"


def test_a_saved_sign_is_no_sentence():
    state = GAME.begin(Deal(2, "signs"))
    state.tell("lantern-at", to=Seat(0), cell=Sign("D6"), cells=(Sign("B1"), say("lantern-dark")))
    assert GAME.codec.load(GAME.codec.save(state)).told == state.told
