"""Every sentence that a game can say exists in both languages with equal values, and no text is unused."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Attribute, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from games import core
from games.core import Question, Say, Seat
from games.core.record import records_of
from locales import LOCALES, Locale, MissingWords, words
from tests import wording
from tests.house.developer_text import shown_through
from tests.house.play import AnyGame, deal, every_game, every_table, many, walk
from tests.house.sources import ROOT, name_of, python_files, text_of
from tests.house.utterances import asked, board, hand, speakers, told
from tests.house.uttered import Uttered, is_known, uttered_by

LONGEST_LABEL = 80  # of a button's label
LONGEST_BOARD = 3400  # leaves room for the rest of a 4,000-character message
FRAMEWORK = {
    "brought",
    "danger",
    "hint",
    "how",
    "tagline",
    "left-out",
    "missed",
    "next",
    "short",
    "shorter",
    "waiting",
    "several",
    "row",
    "each",
    "way",
    "when",
    "round",
    "help",
    "text",
    "verb",
    "does",
    "lore",
    "own",
    "mine",
    "spelt",
    "letter",
    "guided",
    "button",
}  # attributes used by user interfaces and pictures
every_language = pytest.mark.parametrize("locale", LOCALES)


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the name fluent calls
        """Record a variable."""
        self.names.add(node.id.name)


def variables(pattern: Pattern | Attribute | Message | None) -> frozenset[str]:
    """Return all variables below a node."""
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return frozenset(found.names)


def messages(locale: Locale, name: str) -> dict[str, Message]:
    """Return the messages of one file in one language, by id."""
    return {message.id.name: message for message in wording.messages(locale, name)}


@cache
def said_by(game: str) -> Uttered:
    """Return what the code of a game says."""
    return uttered_by(game, tuple(python_files(f"games/{game}")))


def bare(variable: str) -> str:
    """Return the base name: `card-the` and `cards-count` are forms of `card` and `cards`."""
    return variable.partition("-")[0]


@every_game
def test_both_languages_have_the_same_texts(game: AnyGame) -> None:
    """Both languages have the same messages and attributes; names may have language-specific forms."""
    english, french = (shape_of(locale, game.id) for locale in ("en", "fr"))
    assert english == french


def shape_of(locale: Locale, game: str) -> dict[str, frozenset[str]]:
    """Return the attributes by message."""
    shape = {}
    for name, message in messages(locale, game).items():
        attributes = {attribute.id.name for attribute in message.attributes}
        is_name = name.startswith(f"{game}-name-")
        shape[name] = frozenset(attributes & FRAMEWORK if is_name else attributes)
    return shape


@every_game
def test_both_languages_use_the_same_values(game: AnyGame) -> None:
    """Both languages use the same values in each sentence."""
    english, french = (values_of(locale, game.id) for locale in ("en", "fr"))
    differing = {name: (set(english[name]), set(french[name])) for name in english if english[name] != french[name]}
    assert differing == {}


def values_of(locale: Locale, game: str) -> dict[str, frozenset[str]]:
    """Return the values used by each message, in any form."""
    return {name: frozenset(map(bare, variables(message))) for name, message in messages(locale, game).items()}


@every_game
@every_language
def test_every_id_in_the_code_has_its_words(game: AnyGame, locale: Locale) -> None:
    """Each id in the code of a game or the core has a text."""
    speech = words(locale)
    assert [id_ for id_ in sorted(said_by(game.id).ids) if not speech.has(id_)] == []


@every_game
@every_language
def test_every_sentence_gets_the_values_it_uses(game: AnyGame, locale: Locale) -> None:
    """A sentence said by its id gets every value that its text uses."""
    by_story = {"each"}  # of several events that the story tells together
    values = {name: used - by_story for name, used in values_of(locale, game.id).items()}
    lacking = {
        name: set(values[name] - given)
        for name, given in said_by(game.id).calls
        if name in values and not values[name] <= given
    }
    assert lacking == {}


@every_game
@every_language
def test_what_shells_ask_for_is_there(game: AnyGame, locale: Locale) -> None:
    """Title, options, topics, verbs and field questions exist."""
    speech = words(locale)
    assert [id_ for id_ in framework_ids(game) if not speech.has(id_)] == []


def framework_ids(game: AnyGame) -> Iterator[str]:
    """Yield the ids that user interfaces compose."""
    yield from (f"{game.id}-title", f"{game.id}-title.tagline")
    for option in game.options:
        yield from (f"{game.id}-option-{option.id}", f"{game.id}-option-{option.id}.help")
        for value in option.values:
            yield from (f"{game.id}-option-{option.id}-{value}", f"{game.id}-option-{option.id}-{value}.help")
    for id_ in game.achievements:
        yield from (f"{game.id}-achievement-{id_}", f"{game.id}-achievement-{id_}.how")
    for topic in game.topics:
        yield from (f"{game.id}-topic-{topic}", f"{game.id}-topic-{topic}.text")
    for who in game.characters.players:
        yield from (f"{game.id}-character-{who}", f"{game.id}-character-{who}.way")
        yield from (f"{game.id}-says-{who}-{moment}" for moment in game.characters.moments)
    for word, made in records_of(game.id, core.Choice).items():
        yield f"{game.id}-do-{word}.verb"
        yield from (f"{game.id}-do-{word}.{name}" for name in made.field_names())


def help_ids(game: AnyGame) -> Iterator[str]:
    """Yield the ids of help texts for questions."""
    yield from (f"{game.id}-minute", f"{game.id}-score-sum")
    for word in records_of(game.id, Question):
        yield from (f"{game.id}-{kind}-{word}" for kind in ("ask", "why", "tip"))
    yield from (f"{game.id}-lesson-{word}" for word in (*game.lesson.pupils(), "won"))
    yield from (f"{game.id}-lesson-why-{word}" for word in re.findall(r"#\? (\w+)", game.script))


@every_game
def test_no_text_is_orphaned(game: AnyGame) -> None:
    """Each message is used by code, by user interfaces, or names a thing of the game."""
    uttered = said_by(game.id)
    expected = {id_.partition(".")[0] for id_ in (*framework_ids(game), *help_ids(game))}
    source = sources_of(game.id)
    orphans = [
        name
        for name in messages("en", game.id)
        if name not in expected and not uttered.covers(name, source) and not names_a_thing(game.id, name, source)
    ]
    assert orphans == []


@cache
def sources_of(game: str) -> frozenset[str]:
    """Return every word in the code and data of a game."""
    found: set[str] = set()
    for path in sorted(Path(ROOT / "games" / game).rglob("*")):
        if path.suffix in {".py", ".toml", ".txt"}:
            text = text_of(path) or ""
            found |= set(re.findall(r"\w+", text)) | set(re.findall(r"[A-Za-z0-9]+", text))
    return frozenset(found)


def names_a_thing(game: str, name: str, source: frozenset[str]) -> bool:
    """Return whether a message names something in the game's code or data, or a default part or score."""
    for prefix in (f"{game}-name-", f"{game}-part-", f"{game}-score-", f"{game}-do-"):
        if name.startswith(prefix):
            thing = name.removeprefix(prefix)
            return is_known(thing, source) or thing in records_of(game, core.Choice)
    return False


@every_game
@every_language
def test_no_attribute_is_orphaned(game: AnyGame, locale: Locale) -> None:
    """Each attribute is used by a sentence, the code or a user interface."""
    forms = {variable.partition("-")[2] for text in messages(locale, game.id).values() for variable in variables(text)}
    fields = {name for made in records_of(game.id, core.Choice).values() for name in made.field_names()}
    known = FRAMEWORK | forms | fields | said_by(game.id).attributes
    unknown = {
        f"{name}.{attribute.id.name}"
        for name, message in messages(locale, game.id).items()
        for attribute in message.attributes
        if attribute.id.name not in known
    }
    assert unknown == set()


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(3))
def test_everything_said_in_a_game_has_its_words(game: AnyGame, seats: int, number: int) -> None:
    """Everything said in random games has texts in both languages.

    At the largest table it also contains no developer text, signs and names included.
    """
    heard: set[Say] = set()
    english, french = speakers(game, seats)
    for place, position in enumerate(walk(game, deal(game, seats, number))):
        sentences = {*told(position.state)}
        if place % 2 == 0:
            sentences.update(asked(position.state, english))
        if place % 5 == 0:
            sentences.update(board(game, position.state))
            sentences.update(line for seat in range(seats) for line in hand(game, position.state, Seat(seat)))
        for sentence in sentences - heard:
            for text in (english(sentence), french(sentence)):
                check_spoken(text, sentence)
                if seats == max(game.seats):  # at smaller tables a seat has several moles, marked by letters
                    assert shown_through(text) == [], sentence
        heard |= sentences


def check_spoken(text: str, sentence: Say) -> None:
    """Assert that a sentence is not empty, has its values, and fits on a button if it is a label."""
    assert text.strip(), sentence
    assert "{" not in text, text
    if "-do-" in sentence.id:
        assert len(text) <= LONGEST_LABEL, text


@pytest.mark.slow
@every_table
def test_a_board_leaves_room_in_a_message(game: AnyGame, seats: int) -> None:
    """The public board leaves room for the question and the news."""
    for speak in speakers(game, seats):
        lengths = [
            sum(len(speak(line)) + 1 for line in board(game, position.state))
            for place, position in enumerate(walk(game, deal(game, seats, 0)))
            if place % 10 == 0
        ]
        assert max(lengths) <= LONGEST_BOARD


@every_game
def test_french_is_set_as_french(game: AnyGame) -> None:
    """French texts have typographic apostrophes and non-breaking spaces before ; : ! ? and inside quotes."""
    text = (ROOT / "locales" / "fr" / f"{game.id}.ftl").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    wrong = [line for line in lines if re.search(r"\w'\w|\w[;!?](?:\s|$)|[^\s:][ ][;:!?](?:\s|$)|« | »|\.\.\.", line)]
    assert wrong == []


@pytest.mark.slow
@every_game
@every_language
def test_english_and_french_are_no_copies(game: AnyGame, locale: Locale) -> None:
    """Long texts differ between the languages."""
    other: Locale = "fr" if locale == "en" else "en"
    same = []
    for name in messages(locale, game.id):
        for attribute in ("", ".text", ".help", ".does"):
            id_ = f"{name}{attribute}"
            try:
                mine, theirs = (words(language).text(id_) for language in (locale, other))
            except MissingWords:
                continue
            if mine == theirs and len(mine) > 30:
                same.append(id_)
    assert same == []


def test_core_sentences_have_their_words() -> None:
    """The core's refusals exist in both languages."""
    uttered = uttered_by("core", tuple(python_files("games/core")))
    assert uttered.ids
    for locale in LOCALES:
        assert [id_ for id_ in sorted(uttered.ids) if not words(locale).has(id_)] == []


def test_a_planted_fault_is_found() -> None:
    """The scan of code finds ids, values and patterns."""
    path = ROOT / "games" / "core" / "engine.py"
    uttered = uttered_by("core", (path,))
    assert "core-game-over" in uttered.ids
    path_of_steps = ROOT / "games" / "core" / "steps.py"
    assert ("core-not-your-turn", frozenset({"seats"})) in uttered_by("core", (path_of_steps,)).calls
    assert name_of(path) == "games/core/engine.py"
