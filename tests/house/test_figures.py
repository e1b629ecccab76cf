"""Texts contain the catalogue's figures, the help explains every question, and everything can be looked up.

`tests/<game>/words.py` may define: `FIGURES`, `IN_WORDS`, `LOOKED_UP`,
`TOLD`, `MET`, `FORBIDDEN`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from games import core
from games.registry import GAMES
from locales import LOCALES, Locale, Speaker, words
from tests.house.play import AnyGame, every_game
from tests.wording import counted_lines, figures

every_language = pytest.mark.parametrize("locale", LOCALES)
NUMBERS: dict[Locale, tuple[str, ...]] = {
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "fr": ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
}
MINUTE = range(300, 1100)
"""Allowed length, in characters, of the one-minute summary of a game."""


def promised(game: str, part: str) -> Any:
    """Return a table of what the texts of a game promise, None if it has none."""
    name = f"tests.{game}.words"
    return getattr(import_module(name), part, None) if find_spec(name) else None


def rows(part: str) -> list[Any]:
    """Return the rows of a table for all games: game, message, figures."""
    found = ((game, row) for game in GAMES for row in (promised(game, part) or {}).items())
    return [pytest.param(game, *row, id=f"{game}-{row[0]}") for game, row in found]


def text_of(game: str, place: str, locale: Locale) -> str:
    """Return a message of a game, or one of its paragraphs: `topic-goal.text#2` is the second."""
    message, _, number = place.partition("#")
    text = words(locale).text(f"{game}-{message}")
    return text.split("\n\n")[int(number) - 1] if number else text


@every_language
@pytest.mark.parametrize(("game", "place", "expected"), rows("FIGURES"))
def test_a_text_gives_the_figures_of_the_catalogue(game: str, place: str, expected: list[int], locale: Locale) -> None:
    """A text has exactly the catalogue's figures, in order."""
    assert figures(text_of(game, place, locale)) == expected


@every_language
@pytest.mark.parametrize(("game", "place", "expected"), rows("IN_WORDS"))
def test_a_text_gives_figures_in_words(game: str, place: str, expected: list[int], locale: Locale) -> None:
    """A text has each of these figures in words."""
    text = text_of(game, place, locale).lower()
    assert [n for n in expected if NUMBERS[locale][n] not in text] == []


@every_language
@pytest.mark.parametrize(("game", "thing", "expected"), rows("TOLD"))
def test_a_look_up_gives_the_figures_of_the_catalogue(
    game: str, thing: str, expected: list[int], locale: Locale
) -> None:
    """A look-up has the catalogue's figures in its sentences."""
    speak = Speaker(words(locale), game, [])
    assert figures(" ".join(map(speak, GAMES[game].glossary()[thing]))) == expected


@every_game
@every_language
def test_everything_can_be_looked_up(game: AnyGame, locale: Locale) -> None:
    """Each thing of a game can be looked up, in both languages."""
    told = {thing: [*map(Speaker(words(locale), game.id, []), said)] for thing, said in game.glossary().items()}
    assert told
    assert all(sentences and all(sentences) for sentences in told.values())
    assert {*told} == (promised(game.id, "LOOKED_UP") or {*told})


@pytest.mark.slow
@every_game
def test_the_guided_game_asks_what_it_is_to_teach(game: AnyGame) -> None:
    """The guided game meets the expected questions, each with a tip and an explanation."""
    met = set[str]()
    for number in range(6):
        state, dice = game.begin(game.guided), core.Dice(f"guided {number}")
        choose = game.strategies[core.NORMAL] if number % 2 else core.at_random
        while now := core.decision(state):
            seat = next(iter(now.asks))
            met.add(now.step.word())
            state = core.apply(state, seat, choose(state, seat, dice))
    least, most = promised(game.id, "MET") or (set(), None)
    assert least <= met <= (most if most is not None else set(game.questions))
    ids = [f"{game.id}-{kind}-{word}" for word in (most or met) for kind in ("tip", "why")]
    assert [id_ for id_ in ids for locale in LOCALES if not words(locale).has(id_)] == []


@every_game
@every_language
def test_the_minute_can_be_read_in_one(game: AnyGame, locale: Locale) -> None:
    """The summary is neither too short nor too long."""
    assert len(words(locale).text(f"{game.id}-minute")) in MINUTE


@every_game
@every_language
def test_sentences_that_count_are_found(game: AnyGame, locale: Locale) -> None:
    """The scans of numbers and nouns find sentences."""
    assert len(list(counted_lines(locale, game.id))) > 20
