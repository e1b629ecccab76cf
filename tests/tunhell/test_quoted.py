"""Answers as reviews quote them, when their question no longer stands beside them."""

import pytest

from games.core import Seat
from games.review.quoting import label
from games.tunhell.choices import Door
from games.tunhell.rules.ends import DoorPlace
from locales import Speaker, words
from tests.tunhell.stage import sketch


@pytest.mark.parametrize(("locale", "told"), [("en", "Back Door at mine 2"), ("fr", "Porte de derrière à la mine 2")])
def test_an_answer_quoted_in_a_review_names_the_card(locale: str, told: str) -> None:
    """The button only names the mine, as the question above it names the Back Door."""
    t = sketch("")
    t.agenda[-1:] = [DoorPlace(Seat(0))]
    assert Speaker(words(locale), "tunhell", ("Mira", "Odo"))(label(t, Seat(0), Door(2))) == told
