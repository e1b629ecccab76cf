"""Figures in texts are those of the catalogue; one word for one thing; numbers agree; labels fit on a button."""

from collections.abc import Mapping
from typing import Any

import pytest

from games import core
from games.core import OneOf, Seat
from games.poursuite import GAME
from games.poursuite.cards import EDITIONS
from games.poursuite.checks import runs
from games.poursuite.choices import Move
from games.poursuite.rules.travel import Moving
from games.poursuite.state import State
from locales import LOCALES, Locale, Speaker, words
from tests.house.play import deal, walk
from tests.wording import counted_lines, disagreeing, figures, used

BOOK = EDITIONS[EDITIONS.current]
every_language = pytest.mark.parametrize("locale", LOCALES)
COUNTS: Mapping[Locale, tuple[str, ...]] = {
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "fr": ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
}
BUTTON, SHOWN = 30, 38
"""Characters on a button; what a turn brings has as many as a phone shows."""

ENGLISH = {
    r"\bcells?\b": "space",
    r"\brails?\b": "track",
    r"in front\b": "at the front",
    r"\bmoles? in hand": "waiting",
    r"\bpark": "put back",
    r"goes home": "returns to its owner",
    r"\bwhoever": "the player who",
    r"\bof yours": "your",
    r"\bran:": "route",
    r"by a quarter": "a quarter turn",
    r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
}
FRENCH = {
    r"cases-kobold\b": "cases-kobolds",
    r"\b(placer|placez) wotan|il faut le placer": "poser",
    r"chez elle": "devant son joueur",
    r"à placer|devant vous": "en attente",
    r"avant (rouge|verte|jaune|bleue)": "rouge à l’avant",
    r"que 1\b": "qu’un",
    r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
}
FORBIDDEN: Mapping[Locale, Mapping[str, str]] = {"en": ENGLISH, "fr": FRENCH}
"""What the glossary calls otherwise, with the word it uses."""


@every_language
def test_the_help_gives_the_figures_of_the_catalogue(locale: Locale) -> None:
    """Moles, treasures, shares, faces, rounds of boarding, and the boards."""
    speech, count = words(locale), COUNTS[locale]
    topics = {topic: speech.text(f"poursuite-topic-{topic}.text") for topic in GAME.topics}
    faces = [int(face) for face in BOOK.faces if face.isdecimal()]
    assert figures(topics["turn"]) == [*faces, *sorted(set(faces))]
    assert figures(topics["overview"]) == [*sorted(set(faces)), BOOK.treasures]
    assert figures(topics["end"]) == [BOOK.treasures]
    assert figures(speech.text("poursuite-minute")) == sorted(set(faces))
    for text in (topics["overview"], topics["cave"], speech.text("poursuite-minute")):
        assert f"{count[BOOK.front]} " in text
        assert f"{count[BOOK.other]} " in text or f" {count[BOOK.other]}" in text
    for text in (topics["overview"], speech.text("poursuite-minute")):
        assert count[BOOK.moles] in text
    assert [BOOK.first_rounds[seats] for seats in GAME.seats] == [3, 2, 2]
    for rounds in BOOK.first_rounds.values():
        assert count[rounds] in topics["boarding"]
    full = BOOK.front + 3 * BOOK.other
    assert count[full] in topics["end"]


@every_language
def test_the_boards_are_described_as_they_are(locale: Locale) -> None:
    """Rows, kobolds, and the shortest and longest way."""
    speech, count = words(locale), COUNTS[locale]
    text = speech.text("poursuite-topic-boards.text").split("\n\n")[0]
    long, short = BOOK.mines["standard"], BOOK.mines["short"]
    assert figures(text) == [*runs(long), *runs(short)]
    for mine in (long, short):
        told = speech.text(f"poursuite-option-board-{mine.id}.help").lower()
        assert count[mine.height] in text
        assert count[len(mine.kobolds)] in text
        assert count[len(mine.kobolds)] in told
        assert count[runs(mine)[0]] in told


@every_language
def test_the_look_up_gives_the_figures(locale: Locale) -> None:
    """Each thing has its sentences, with figures where the catalogue has some."""
    speak, glossary = Speaker(words(locale), "poursuite", []), GAME.glossary
    assert glossary is not None
    told = {thing: " ".join(map(speak, sentences)) for thing, sentences in glossary().items()}
    assert all(told.values())
    assert figures(told["mole"]) == [BOOK.moles]
    assert figures(told["treasure"]) == [BOOK.treasures]
    assert figures(told["cave"]) == [BOOK.front, BOOK.other, BOOK.shortage]
    assert figures(told["die"]) == [int(face) for face in BOOK.faces if face.isdecimal()]


@every_language
def test_the_guided_game_has_a_tip_for_each_question(locale: Locale) -> None:
    """Every question of the game can come up in it; each is explained, and has a tip."""
    assert GAME.guided is not None
    questions = {"boarding", "rolling", "moving", "placing-wotan", "seating-freed", "parking"}
    state, dice, met = GAME.begin(GAME.guided), core.Dice("guided"), set[str]()
    while now := core.decision(state):
        seat = next(iter(now.asks))
        met.add(now.step.word())
        state = core.apply(state, seat, core.at_random(state, seat, dice))
    assert met <= questions
    assert all(words(locale).has(f"poursuite-{kind}-{word}") for word in questions for kind in ("tip", "why"))
    assert 300 < len(words(locale).text("poursuite-minute")) < 1100


@pytest.mark.slow
@every_language
def test_numbers_and_nouns_agree(locale: Locale) -> None:
    """Every sentence that counts something, with 0, 1 and 2."""
    assert len(list(counted_lines(locale, "poursuite"))) > 40
    assert disagreeing(locale, "poursuite") == []


@every_language
def test_one_word_for_one_thing(locale: Locale) -> None:
    """Words that the glossary replaces are not used."""
    assert used(locale, "poursuite", FORBIDDEN[locale]) == []


@every_language
def test_what_can_be_a_button_fits_on_one(locale: Locale) -> None:
    """Turns with what they do, seats, wagons that board, kobold spaces, start spaces."""
    speak = Speaker(words(locale), "poursuite", ["Ana", "Bo", "Cy", "Dan"])
    long: set[str] = set()
    for number in range(6):
        for position in walk(GAME, deal(GAME, 4, number)):
            now = core.decision(position.state)
            for seat, shape in now.asks.items() if now else ():
                assert now is not None
                assert isinstance(shape, OneOf)
                long |= set(texts(now.step, position.state, seat, shape, speak))
    assert sorted(long) == []


def texts(step: core.Question[Any, Any], state: State, seat: Seat, shape: OneOf, speak: Speaker) -> list[str]:
    """The labels that are too long."""
    found = []
    for choice in shape.choices:
        if isinstance(choice, Move):
            text = speak(step.field_label(state, seat, choice, "turn"))
            found += [text] if len(text) > SHOWN else []
        elif not isinstance(step, Moving):
            said = [
                step.label(state, choice),
                *(step.field_label(state, seat, choice, n) for n in choice.field_names()),
            ]
            found += [text for text in map(speak, said) if len(text) > BUTTON]
    return found
