"""One word for one thing; numbers agree; labels fit on a button; every question of the guided game has its tip."""

from collections.abc import Mapping
from typing import Any

import pytest

from games import core
from games.core import OneOf
from games.maphr import GAME
from games.maphr.advice import ADVICE
from games.maphr.cards import EDITIONS
from locales import LOCALES, Locale, Speaker, words
from tests.house.play import deal, walk
from tests.wording import counted_lines, disagreeing, used

BOOK = EDITIONS[EDITIONS.current]
every_language = pytest.mark.parametrize("locale", LOCALES)
NAMES = ("Maximilienne-Adé", "Bartholomew Ston", "Wilhelmina Wolfe", "Théodore-Gabriel")
"""Names of 16 characters."""
BUTTON, SHOWN, TOGETHER, ROW = 30, 38, 80, 5
"""Characters on a button; more are laid out as a menu, as are more than a row."""
LONGEST = {"Chemin de fer souterrain", "Mithril en cul-de-sac", "Or double en cul-de-sac"}
"""Cards whose names leave no room for more."""

ENGLISH = {
    r"\bwhoever": "the player who",
    r"\bof yours": "your",
    r"\bgo(es)? on\b|\bdig on\b": "continue",
    r"\bspen[dt]\w*": "pay",
    r"\bgold pieces?\b|\bmoney\b": "coins",
    r"\bdraw pile\b|\bstock\b": "deck",
    r"\bdwarfs? hired|\bworkers?\b": "miner",
    r"\b[Ss]tructures?\b|\bconstruct": "building",
    r"\bevents? cards?\b|\bdisasters?\b": "catastrophe",
    r"\bobstacles?\b|\bhindrance": "impediment",
    r"\bdestroy a card\b|\bspace\b": "cell",
    r"\bturned up and\b": "to the discard pile",
    r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
}
FRENCH = {
    r"\bor gagné\b|\bargent\b": "pièces",
    r"\bbâtiment|\bconstruction": "aménagement",
    r"\bobstacle": "empêchement",
    r"\bouvrier": "mineur",
    r"\btalon\b": "pioche",
    r"\btuile": "carte ou galerie",
    r"\bveine": "filon",
    r"\bmarché\b": "négociation",
    r"\bdésastre": "catastrophe",
    r"\bemplacement": "case",
    r"partis :|perdus :|défaussés :": "à la défausse :",
    r"quoi qu’il|\bquiconque": "le joueur qui",
    r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
}
FORBIDDEN: Mapping[Locale, Mapping[str, str]] = {"en": ENGLISH, "fr": FRENCH}
"""What the glossary calls otherwise, with the word it uses."""


@pytest.mark.slow
@every_language
def test_numbers_and_nouns_agree(locale: Locale) -> None:
    """Every sentence that counts something, with 0, 1 and 2."""
    assert len(list(counted_lines(locale, "maphr"))) > 90
    assert disagreeing(locale, "maphr") == []


@every_language
def test_one_word_for_one_thing(locale: Locale) -> None:
    """Words that the glossary replaces are not used."""
    assert used(locale, "maphr", FORBIDDEN[locale]) == []


@pytest.mark.slow
@every_language
def test_what_can_be_a_button_fits_on_one(locale: Locale) -> None:
    """Wherever a row of buttons can hold all choices: with long names, by chance and by rules of thumb.

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
    """Every position of a game of four."""
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
def test_the_guided_game_has_a_tip_for_each_question(locale: Locale) -> None:
    """Whatever is asked in it, by chance or by rules of thumb, is explained and has a tip."""
    assert GAME.guided is not None
    met = set[str]()
    for number in range(6):
        state, dice = GAME.begin(GAME.guided), core.Dice(f"guided {number}")
        while now := core.decision(state):
            seat = next(iter(now.asks))
            met.add(now.step.word())
            choose = ADVICE.choose if number % 2 else core.at_random
            state = core.apply(state, seat, choose(state, seat, dice))
    assert {"choose-actions", "prospecting", "exploiting", "constructing", "trade-turn", "upgrade-mine"} <= met
    missing = [f"maphr-{kind}-{word}" for word in sorted(met) for kind in ("tip", "why")]
    assert [id_ for id_ in missing if not words(locale).has(id_)] == []


@every_language
def test_everything_can_be_looked_up(locale: Locale) -> None:
    """Cards, catastrophes, contracts, impediments and clans: each has its sentences."""
    speak, glossary = Speaker(words(locale), "maphr", []), GAME.glossary
    assert glossary is not None
    told = {thing: " ".join(map(speak, sentences)) for thing, sentences in glossary().items()}
    assert {*told} == {*BOOK.type_of, *BOOK.clans}
    assert all(told.values())
