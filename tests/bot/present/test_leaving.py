"""Leaving a game that counts is asked about once, in both languages."""

import pytest

from bot.ids import ControlAction, parse
from bot.present.messages.menu import SURE, leave_post
from games.registry import GAMES
from locales import words
from tests.bot.present.play import table_of


@pytest.mark.parametrize(("locale", "told"), [("en", "counts for the ratings"), ("fr", "compte pour la cote")])
def test_leaving_a_rated_game_is_asked_about(locale: str, told: str) -> None:
    """With one red button, which leaves."""
    post = leave_post(table_of(GAMES["tunhell"], 2, ("Mira", "Odo"), locale), words(locale))
    assert told in post.words()
    (control,) = post.controls()
    found = parse(control.id)
    assert found is not None
    assert (found.action, found.path) == (ControlAction.LEAVE, (SURE,))
