"""Labels fit on a button: with long names, by chance and by rules of thumb."""

from typing import Any

import pytest

from games import core
from games.core import OneOf
from games.maphr import GAME
from games.maphr.advice import ADVICE
from locales import LOCALES, Locale, Speaker, words
from tests.house.play import deal, walk

every_language = pytest.mark.parametrize("locale", LOCALES)
NAMES = ("Maximilienne-Ad", "Bartholomew Sto", "Wilhelmina Wolf", "Théodore-Gabrie")
"""Names of 15 characters, the most that a label shows."""
BUTTON, SHOWN, TOGETHER, ROW = 30, 38, 80, 5
"""The most characters on a button, and the most in a row; longer ones are laid out as a menu."""
LONGEST = {"Chemin de fer souterrain", "Mithril en cul-de-sac", "Or double en cul-de-sac"}
"""Cards whose names leave no room for facts."""


@pytest.mark.slow
@every_language
def test_what_can_be_a_button_fits_on_one(locale: Locale) -> None:
    """Choices that fit in a row of buttons have labels that fit: with long names, random and rule-of-thumb play.

    The facts behind the name of a choice are left out where a phone has no room for them.
    """
    speak = Speaker(words(locale), "maphr", NAMES)
    long: set[str] = set()
    for number in range(4):
        for state in _states(number):
            now = core.decision(state)
            for shape in now.asks.values() if now else ():
                if now and isinstance(shape, OneOf) and len(shape.choices) <= ROW:
                    labels = [speak(now.step.label(state, choice)) for choice in shape.choices]
                    if max(map(len, labels)) <= SHOWN and sum(map(len, labels)) <= TOGETHER:
                        long |= {label for label in labels if len(label.partition(" · ")[0]) > BUTTON}
    assert {label for label in long if not any(name in label for name in LONGEST)} == set()


def _states(number: int) -> list[Any]:
    """Yield every position of a game of four."""
    if number % 2:
        return [position.state for position in walk(GAME, deal(GAME, 4, number))]
    state, dice = GAME.begin(deal(GAME, 4, number)), core.Dice(f"labels {number}")
    found = [state]
    while now := core.decision(state):
        seat = next(iter(now.asks))
        state = core.apply(state, seat, ADVICE.choose(state, seat, dice))
        found.append(state)
    return found


@every_language
@pytest.mark.parametrize("id_", ["maphr-do-hinder", "maphr-do-hinder-toll"])
def test_a_label_that_is_quoted_later_holds_no_quotation_marks(locale: Locale, id_: str) -> None:
    """A review puts answers between quotation marks, within which others of the same kind read badly."""
    label = core.say(id_, action=core.say("maphr-token-prospect"), seat=0, n=2, coins=3)
    assert not {*"«»“”"} & {*Speaker(words(locale), "maphr", NAMES)(label)}
