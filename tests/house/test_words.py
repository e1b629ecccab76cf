"""Every sentence an engine can utter exists in both languages, with the same values, and no text is orphaned."""

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

LONGEST_LABEL = 80  # a button's label
LONGEST_BOARD = 3400  # leaves room for the rest of a message of 4,000 characters
FRAMEWORK = {
    "brought",
    "danger",
    "hint",
    "how",
    "tagline",
    "left-out",
    "missed",
    "waiting",
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
}  # attributes that shells and pictures ask for
every_language = pytest.mark.parametrize("locale", LOCALES)


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the name fluent calls
        """Remember one variable."""
        self.names.add(node.id.name)


def variables(pattern: Pattern | Attribute | Message | None) -> frozenset[str]:
    """All variables below a node."""
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return frozenset(found.names)


def messages(locale: Locale, name: str) -> dict[str, Message]:
    """The messages of one file of one language, by id."""
    return {message.id.name: message for message in wording.messages(locale, name)}


@cache
def said_by(game: str) -> Uttered:
    """What the code of a game utters."""
    return uttered_by(game, tuple(python_files(f"games/{game}")))


def bare(variable: str) -> str:
    """`card-the` and `cards-count` are forms of `card` and `cards`."""
    return variable.partition("-")[0]


@every_game
def test_both_languages_have_the_same_texts(game: AnyGame) -> None:
    """Both languages have equal messages with equal attributes; a name may have the forms its own language needs."""
    english, french = (shape_of(locale, game.id) for locale in ("en", "fr"))
    assert english == french


def shape_of(locale: Locale, game: str) -> dict[str, frozenset[str]]:
    """Attributes by message."""
    shape = {}
    for name, message in messages(locale, game).items():
        attributes = {attribute.id.name for attribute in message.attributes}
        is_name = name.startswith(f"{game}-name-")
        shape[name] = frozenset(attributes & FRAMEWORK if is_name else attributes)
    return shape


@every_game
def test_both_languages_use_the_same_values(game: AnyGame) -> None:
    """A sentence tells as much in French as in English: none of its values is left out in one of them."""
    english, french = (values_of(locale, game.id) for locale in ("en", "fr"))
    differing = {name: (set(english[name]), set(french[name])) for name in english if english[name] != french[name]}
    assert differing == {}


def values_of(locale: Locale, game: str) -> dict[str, frozenset[str]]:
    """Values used by each message as a whole, whatever the form."""
    return {name: frozenset(map(bare, variables(message))) for name, message in messages(locale, game).items()}


@every_game
@every_language
def test_every_id_in_the_code_has_its_words(game: AnyGame, locale: Locale) -> None:
    """Each id that the code of a game (or the core) names is a text of the language."""
    speech = words(locale)
    assert [id_ for id_ in sorted(said_by(game.id).ids) if not speech.has(id_)] == []


@every_game
@every_language
def test_every_sentence_gets_the_values_it_uses(game: AnyGame, locale: Locale) -> None:
    """Where the code says a sentence by its id, it hands over every value that the words use."""
    values = values_of(locale, game.id)
    lacking = {
        name: set(values[name] - given)
        for name, given in said_by(game.id).calls
        if name in values and not values[name] <= given
    }
    assert lacking == {}


@every_game
@every_language
def test_what_shells_ask_for_is_there(game: AnyGame, locale: Locale) -> None:
    """Title, options, topics, and for each choice a verb and a question for each of its fields."""
    speech = words(locale)
    assert [id_ for id_ in framework_ids(game) if not speech.has(id_)] == []


def framework_ids(game: AnyGame) -> Iterator[str]:
    """The ids that no code of the game names, because shells build them."""
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
    """The texts that help looks for by the words of questions."""
    yield from (f"{game.id}-minute", f"{game.id}-score-sum")
    for word in records_of(game.id, Question):
        yield from (f"{game.id}-why-{word}", f"{game.id}-tip-{word}")
    yield from (f"{game.id}-lesson-{word}" for word in (*game.lesson.pupils(), "won"))


@every_game
def test_no_text_is_orphaned(game: AnyGame) -> None:
    """Each message is named by the code, asked for by shells, or the name of a thing of the game."""
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
    """Every word in the code and the data of a game."""
    found: set[str] = set()
    for path in sorted(Path(ROOT / "games" / game).rglob("*")):
        if path.suffix in {".py", ".toml", ".txt"}:
            text = text_of(path) or ""
            found |= set(re.findall(r"\w+", text)) | set(re.findall(r"[A-Za-z0-9]+", text))
    return frozenset(found)


def names_a_thing(game: str, name: str, source: frozenset[str]) -> bool:
    """Whether a message is the name of something that the game's code or data mention, or a default part or score."""
    for prefix in (f"{game}-name-", f"{game}-part-", f"{game}-score-", f"{game}-do-"):
        if name.startswith(prefix):
            thing = name.removeprefix(prefix)
            return is_known(thing, source) or thing in records_of(game, core.Choice)
    return False


@every_game
@every_language
def test_no_attribute_is_orphaned(game: AnyGame, locale: Locale) -> None:
    """Each attribute is a form that some sentence uses, or is asked for by the code or by shells."""
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
    """Events, questions, answers, refusals, boards and hands of random games can be read in both languages.

    At the largest table nothing of the machine room shows in them, signs and names included.
    """
    heard: set[Say] = set()
    english, french = speakers(game, seats)
    for place, position in enumerate(walk(game, deal(game, seats, number))):
        sentences = {*told(position.state), *asked(position.state, english)}
        if place % 5 == 0:
            sentences.update(board(game, position.state))
            sentences.update(line for seat in range(seats) for line in hand(game, position.state, Seat(seat)))
        for sentence in sentences - heard:
            for text in (english(sentence), french(sentence)):
                check_spoken(text, sentence)
                if seats == max(game.seats):  # at smaller tables a seat has several moles, with letters in brackets
                    assert shown_through(text) == [], sentence
        heard |= sentences


def check_spoken(text: str, sentence: Say) -> None:
    """A sentence says something, its values are filled in, and a label fits on a button."""
    assert text.strip(), sentence
    assert "{" not in text, text
    if "-do-" in sentence.id:
        assert len(text) <= LONGEST_LABEL, text


@pytest.mark.slow
@every_table
def test_a_board_leaves_room_in_a_message(game: AnyGame, seats: int) -> None:
    """The public table leaves room for the question and the latest news."""
    for speak in speakers(game, seats):
        lengths = [
            sum(len(speak(line)) + 1 for line in board(game, position.state))
            for place, position in enumerate(walk(game, deal(game, seats, 0)))
            if place % 10 == 0
        ]
        assert max(lengths) <= LONGEST_BOARD


@every_game
def test_french_is_set_as_french(game: AnyGame) -> None:
    """Typographic apostrophes, and spaces that do not break before ; : ! ? and inside quotation marks."""
    text = (ROOT / "locales" / "fr" / f"{game.id}.ftl").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    wrong = [line for line in lines if re.search(r"\w'\w|\w[;!?](?:\s|$)|[^\s:][ ][;:!?](?:\s|$)|« | »|\.\.\.", line)]
    assert wrong == []


@pytest.mark.slow
@every_game
@every_language
def test_english_and_french_are_no_copies(game: AnyGame, locale: Locale) -> None:
    """A long text that reads the same in both languages was not translated."""
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
    """The refusals that every game shares exist in both languages."""
    uttered = uttered_by("core", tuple(python_files("games/core")))
    assert uttered.ids
    for locale in LOCALES:
        assert [id_ for id_ in sorted(uttered.ids) if not words(locale).has(id_)] == []


def test_a_planted_fault_is_found() -> None:
    """The scan that all this rests on sees ids, values and patterns in code."""
    path = ROOT / "games" / "core" / "engine.py"
    uttered = uttered_by("core", (path,))
    assert "core-game-over" in uttered.ids
    path_of_steps = ROOT / "games" / "core" / "steps.py"
    assert ("core-not-your-turn", frozenset({"seats"})) in uttered_by("core", (path_of_steps,)).calls
    assert name_of(path) == "games/core/engine.py"
