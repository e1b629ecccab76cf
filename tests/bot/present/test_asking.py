"""Leaving a rated game needs a confirmation, and servers see limits that are nearly reached, in both languages."""

import pytest

from bot.ids import ControlAction, parse
from bot.present.messages.menu import SURE, leave_post
from bot.present.messages.pace import nearly_used_lines
from games.registry import GAMES
from locales import words

from .play import table_of


@pytest.mark.parametrize(("locale", "told"), [("en", "counts for the ratings"), ("fr", "compte pour la cote")])
def test_leaving_a_rated_game_is_asked_about(locale: str, told: str) -> None:
    """The confirmation for leaving a rated game has one red button, which leaves, and one that does not."""
    post = leave_post(table_of(GAMES["tunhell"], 2, ("Mira", "Odo"), locale), words(locale))
    assert told in post.words()
    control, other = post.controls()
    assert (control.style, other.style) == ("danger", "secondary")
    found = parse(control.id)
    assert found is not None
    assert (found.action, found.path) == (ControlAction.LEAVE, (SURE,))


@pytest.mark.parametrize(
    ("locale", "alone", "together"),
    [
        ("en", "leaving costs as much as conceding", "and lose with them if they lose"),
        ("fr", "cela coûte autant qu’un abandon", "et vous perdez avec eux s’ils perdent"),
    ],
)
def test_leaving_says_what_it_does_to_the_rating(locale: str, alone: str, together: str) -> None:
    """The confirmation names the effect on the rating: the last place, and a common defeat."""
    asked = {
        game: leave_post(table_of(GAMES[game], 2, ("Mira", "Odo"), locale), words(locale)).words()
        for game in ("tunhell", "winter")
    }
    assert (alone in asked["tunhell"], together in asked["winter"], alone in asked["winter"]) == (True, True, False)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "- **Nearly used up this hour:** hints (9 of 10)."),
        ("fr", "- **Limite horaire presque atteinte\u00a0:** conseils (9 sur 10)."),
    ],
)
def test_a_server_hears_of_what_it_has_nearly_used_up(locale: str, told: str) -> None:
    """A server's panel names limits that are nearly used up, and no others."""
    used = {"hints": 9, "hints-most": 10, "files": 4, "files-most": 10}
    assert nearly_used_lines(used, words(locale)) == [told]
    assert nearly_used_lines({}, words(locale)) == []
