"""Fixtures: the presenters are tested with Lantern, in both languages."""

import pytest

from games.registry import GAMES
from locales import LOCALES, Words
from tests.lantern import GAME
from tests.lantern.texts import lantern_words


@pytest.fixture(autouse=True)
def _lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.id, GAME)


@pytest.fixture(params=LOCALES)
def lang(request: pytest.FixtureRequest) -> Words:
    """Return the texts, once in French and once in English."""
    return lantern_words(request.param)


@pytest.fixture
def english() -> Words:
    """Return the English texts, for tests that check wording."""
    return lantern_words("en")
