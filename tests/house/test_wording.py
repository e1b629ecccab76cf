"""Texts of all files: number agreement, consistent words, labels that fit on buttons."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from bot.present.speech import FACT
from games import core
from games.core import OneOf, Say, Seat
from games.registry import GAMES
from locales import LOCALES, Locale, Speaker, words
from tests.house.counting import MANY, nouns, rigid, singular_after_two
from tests.house.glossary import BOT, BOT_FILES, EVERYWHERE
from tests.house.glossary import GAMES as GLOSSARIES
from tests.house.play import AnyGame, deal, every_game, walk
from tests.house.sources import ROOT
from tests.house.test_figures import promised
from tests.wording import disagreeing, forms, messages, used

every_language = pytest.mark.parametrize("locale", LOCALES)
every_file = pytest.mark.parametrize("name", [path.stem for path in sorted((ROOT / "locales" / "en").glob("*.ftl"))])

BUTTON = 30
"""Number of characters of a label that a phone shows."""
PARAGRAPH, ENTRY = 250, 320
"""Maximum characters of a paragraph of the help, and of a list item in it."""
NAMES = ("Wolfgang-Amadeus", "Maximilien-Louis", "Bartholomew-Otto", "Jean-Christophe-", "Ana", "Béa")
"""Names of 16 characters, the longest that labels must hold."""
NEVER_NONE = {"maphr-ask-hire", "puzzle-also", "bot-puzzle-found", "bot-puzzle-rest"}
"""Messages in which a number that has a form for 0 in one language cannot be 0."""


@every_file
@every_language
def test_numbers_and_nouns_agree(name: str, locale: Locale) -> None:
    """Counting sentences are correct for 0, 1 and 2; zero is singular in French."""
    assert disagreeing(locale, name) == []
    assert [*singular_after_two(locale, name)] == []


@every_file
@every_language
def test_a_number_chooses_the_form_of_its_noun(name: str, locale: Locale) -> None:
    """No noun stays plural after a number that can be one."""
    assert rigid(locale, name) == []


@every_file
def test_none_has_words_of_its_own_in_both_languages(name: str) -> None:
    """A number with a form for 0 in one language has one in the other too, so that nobody reads "0 points"."""
    english, french = forms("en", name), forms("fr", name)
    uneven = [one for one in english.keys() & french.keys() if ("0" in english[one]) != ("0" in french[one])]
    assert [one for one in uneven if one[0] not in NEVER_NONE] == []


@every_language
def test_messages_that_always_count_several_exist(locale: Locale) -> None:
    """The listed exceptions exist, and the scan knows some nouns."""
    assert {*words(locale).ids} >= MANY
    assert {"card", "point", "mole"} <= nouns("en")[0]
    assert {"carte", "point", "taupe"} <= nouns("fr")[0]


@every_file
@every_language
def test_one_word_for_one_thing(name: str, locale: Locale) -> None:
    """Texts avoid words that the glossary replaces or forbids."""
    game = name.removeprefix("puzzles-")
    of_its_own = GLOSSARIES.get(game) or promised(game, "FORBIDDEN") or {} if game in GAMES else BOT
    forbidden = {**EVERYWHERE[locale], **of_its_own.get(locale, {})}
    assert used(locale, name, forbidden) == []


@every_file
def test_french_is_set_as_french(name: str) -> None:
    """French texts have typographic apostrophes and non-breaking spaces before ; : ! ? and inside quotes."""
    lines = (ROOT / "locales" / "fr" / f"{name}.ftl").read_text("utf-8").splitlines()
    slip = re.compile(r"\w'\w|\w[;!?](?:\s|$)|[^\s:][ ][;:!?](?:\s|$|\*)|\xa0[;!?]|« | »|\.\.\.")
    assert [line for line in lines if not line.startswith("#") and slip.search(line)] == []


def test_a_forbidden_word_is_found() -> None:
    """The scan finds forbidden words."""
    assert used("en", "bot", {r"\bhost\b": "owner"})
    assert used("en", "bot", {r"\{ \$low \} to\b": "(with the value beside it)"})
    assert not used("en", "bot", {r"\bporion:join\b": "-", r"\bstore\.py\b": "-"})


@every_game
@every_language
def test_paragraphs_of_the_help_are_short(game: AnyGame, locale: Locale) -> None:
    """Paragraphs of the help fit on a phone; list items may be longer."""
    speech = words(locale)
    texts = [speech.text(f"{game.id}-minute"), *(speech.text(f"{game.id}-topic-{name}.text") for name in game.topics)]
    lines = [line for text in texts for line in text.split("\n")]
    assert [line for line in lines if len(line) > (ENTRY if line.startswith(("• ", "– ", "- ")) else PARAGRAPH)] == []


@every_game
@every_language
def test_an_option_asks_a_question(game: AnyGame, locale: Locale) -> None:
    """An option's help is a question that fits in a menu, and its values are answers."""
    asked = [words(locale).text(f"{game.id}-option-{option.id}.help") for option in game.options]
    assert [text for text in asked if "?" not in text or len(text) > 100] == []


@every_language
def test_the_bot_s_own_buttons_are_short(locale: Locale) -> None:
    """General labels, and options in closed menus, are short."""
    speech = words(locale)
    ids = sorted(id_ for id_ in speech.ids if id_.startswith("bot-button-"))
    labels = [speech.text(id_) for id_ in ids if not re.search(r"-of$", id_)]
    labels += [speech.text("bot-lobby-first", name=NAMES[0]), speech.text("bot-lobby-first-random")]
    named = ("bot-lobby-computer-remove", "bot-button-withdraw-of", "bot-button-close-transfer-of")
    labels += [speech.text(id_, name=NAMES[0]) for id_ in named]
    assert len(ids) > 25
    assert [label for label in labels if len(label) > BUTTON] == []


@pytest.mark.slow
@every_game
@every_language
def test_labels_fit_on_a_button(game: AnyGame, locale: Locale) -> None:
    """Labels in random games fit, with the longest names and without facts.

    Lists of several things are in menus.
    """
    speak = Speaker(words(locale), game.id, NAMES[: game.seats[-1]])
    long = set()
    for position in walk(game, deal(game, game.seats[-1], 0)):
        now = core.decision(position.state)
        for seat, shape in now.asks.items() if now else ():
            assert now is not None
            for label in labels(now.step, position.state, seat, shape):
                if not lists(label):
                    long.add(speak(label).split(FACT)[0])
    assert [text for text in sorted(long) if len(text) > BUTTON] == []


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("game", [game for game in GAMES if promised(game, "in_menus")])
def test_what_can_be_a_button_fits_on_one(game: str, locale: Locale) -> None:
    """Whole choices and fields fit on a button, except those that the game's tests list as menu entries."""
    room, in_menus = GAMES[game], promised(game, "in_menus")
    speak, long = Speaker(words(locale), game, ("Ana", "Bo", "Cy", "Dan")), set[str]()
    for number in range(4):
        for position in walk(room, deal(room, room.seats[-1], number)):
            now = core.decision(position.state)
            for seat, shape in now.asks.items() if now else ():
                assert now is not None
                for choice in shape.choices if isinstance(shape, OneOf) else ():
                    if not in_menus(choice):
                        said = [now.step.label(position.state, choice)]
                        said += [now.step.own_label(position.state, seat, choice, n) for n in choice.field_names()]
                        long |= {text for line in said if len(text := speak(line).split(FACT)[0]) > BUTTON}
    assert sorted(long) == []


def labels(step: core.Question[Any, Any], state: Any, seat: Seat, shape: object) -> Iterator[Say]:
    """Yield the labels of a choice: of its fields if its kind has several choices, otherwise of the whole."""
    if not isinstance(shape, OneOf):
        return
    kinds: dict[type[core.Choice], list[core.Choice]] = defaultdict(list)
    for choice in shape.choices:
        kinds[type(choice)].append(choice)
    for alike in kinds.values():
        fields = alike[0].field_names()
        if len(alike) == 1 or not fields:
            yield from (step.label(state, choice) for choice in alike)
        else:
            yield from (step.field_label(state, seat, choice, name) for choice in alike for name in fields)


def lists(label: Say) -> bool:
    """Return whether a label names several things."""
    return any(isinstance(value, tuple) and len(value) > 1 for value in label.values.values())


@pytest.mark.slow
def test_every_file_is_looked_at() -> None:
    """Every text file belongs to the bot, a game or the playground."""
    names = {path.stem for path in (ROOT / "locales" / "en").glob("*.ftl")}
    assert {*BOT_FILES, *GAMES} <= names
    assert all(messages(locale, name) for locale in LOCALES for name in names)
