"""Adds the test game to the games."""

import pytest

from games.registry import GAMES
from tests.lantern import GAME as LANTERN


@pytest.fixture(autouse=True)
def _lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "lantern", LANTERN)
