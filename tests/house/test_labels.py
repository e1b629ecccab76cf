"""Labels of buttons and menus: short, distinct, and unambiguous, even with the longest names."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from fluent.syntax.ast import Message, TextElement

from bot.ids import ControlAction
from bot.present.controls import ChoiceScreen, Path
from bot.present.controls.buttons import answer_text, follow, screen_of
from bot.present.speech import DECIDING, FACT, GAIN, LABEL, SHOWN, label_voice
from bot.tables.view import Offer
from games import core
from games.core import Game, Refusal
from games.core.foresight import answers_of
from games.registry import GAMES
from games.review.quoting import label
from locales import LOCALES, Locale, Speaker, words
from tests.bot.present.play import glances, positions, table_of
from tests.house.play import AMOUNT
from tests.house.sources import ROOT
from tests.looking import look
from tests.wording import messages

LONGEST = ("Maximilienne-Adélaïde du Terril", "Bartholomäus der Ältere", "Bartholomäus der Jüngere", "Zoé")
LIMIT = 30
"""Maximum length of a choice's name; facts may follow."""
GENERAL = (
    ControlAction.TURN, ControlAction.HAND, ControlAction.BOARD, ControlAction.DESCRIBE, ControlAction.WHY,
    ControlAction.REVISE, ControlAction.MORE, ControlAction.HISTORY, ControlAction.ASKED, "back", "restart",
)  # fmt: skip
FILES = sorted(path.stem for path in (ROOT / "locales" / "en").glob("*.ftl"))
EVERY = max(1, round(1.5 / AMOUNT))
"""Of so many positions of a game one is looked at."""
SCREENS = 6
"""Number of checked steps per decision."""
YOU = re.compile(r"\b(you|yours?|vous|votre|vos|vôtres?)\b", re.IGNORECASE)
every_language = pytest.mark.parametrize("locale", LOCALES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def screens(game: Game, locale: Locale) -> Iterator[list[tuple[str, str]]]:
    """Yield the labels, of buttons with their headings, of menus with second lines, of steps in random games.

    At every step, no menu's own question may equal the question of the step.
    """
    for seats in game.seats:
        table = table_of(game, seats, LONGEST, locale)
        speak = label_voice(words(locale), table)
        for state, story in islice(positions(game, seats, f"labels {seats}"), 0, 400, EVERY):
            for seen in glances(table, state, story):
                if seen.offer is None:
                    continue
                for screen in walked(seen.offer, speak):
                    assert speak(screen.asks) not in [menu.asks for menu in screen.menus]
                    yield [(key.label, key.group) for key in screen.buttons]
                    yield from ([(entry.label, entry.detail) for entry in menu.entries] for menu in screen.menus)


def walked(offer: Offer, speak: Speaker) -> Iterator[ChoiceScreen]:
    """Yield the first step of a decision and some behind its controls."""
    ahead: list[Path] = [()]
    for _ in range(SCREENS):
        if not ahead:
            return
        screen = screen_of(offer, ahead.pop(0), speak)
        yield screen
        found = [following(offer, key.path) for key in screen.buttons if key.action is ControlAction.STEP]
        found += [following(offer, menu.path, entry.value) for menu in screen.menus for entry in menu.entries[:2]]
        ahead += [path for path in found if path]


def following(offer: Offer, path: Path, *values: str) -> Path:
    """Return the path of the step that a press leads to, () for a whole answer."""
    try:
        found = follow(offer, path, values)
    except Refusal:
        return ()
    return found if isinstance(found, tuple) else ()


@pytest.mark.slow
@every_language
@every_game
def test_labels_fit_a_phone_and_those_of_one_step_differ(game: Game, locale: Locale) -> None:
    """Names have at most 30 characters, and buttons fit on a phone.

    That is one line, or two lines for a name with its decisive fact; only a price and what is gained for it take three.
    Equal buttons do not exist under one heading; menu entries may differ in their second line.
    No menu repeats the question above it.
    """
    steps = list(screens(game, locale))
    labels = {label for shown in steps for label, _ in shown}
    names = {label.split(FACT)[0] for label in labels}
    too_long = sorted({name for name in names if len(name) > LIMIT})
    assert too_long == []
    single = {label: LABEL if GAIN in label else DECIDING for label in labels if label.count(FACT) == 1}
    room = dict.fromkeys(labels, SHOWN) | single
    assert sorted(label for label in labels if len(label) > room[label]) == []
    alike = [shown for shown in steps if len(set(shown)) < len(shown)]
    assert alike[:3] == []


@pytest.mark.slow
@every_language
@every_game
def test_an_answer_that_is_quoted_says_what_it_is(game: Game, locale: Locale) -> None:
    """An answer quoted in a review, highlight or puzzle contains a word, as “4” alone would be meaningless there."""
    quoted = set[str]()
    for seats in game.seats:
        table = table_of(game, seats, ("1", "2", "3", "4"), locale)
        speak = label_voice(words(locale), table)
        for state, story in islice(positions(game, seats, f"quoted {seats}"), 0, None, EVERY):
            now = core.decision(state)
            for seen in glances(table, state, story):
                if now is None or seen.offer is None or seen.seat is None or seen.seat not in now.asks:
                    continue
                for choice in islice(answers_of(now.asks[seen.seat]), 8):
                    quoted |= {speak(label(state, seen.seat, choice)), answer_text(seen.offer, choice, speak)}
    assert len(quoted) > 10
    assert sorted(text for text in quoted if not re.search(r"[^\W\d_]{2}", text)) == []


@every_language
def test_general_buttons_share_no_verb_with_a_move(locale: Locale) -> None:
    """General buttons start with other verbs than moves."""
    lang = words(locale)
    general = {lang.text(f"bot-button-{name}").split()[0].casefold() for name in GENERAL}
    verbs = {name for name in lang.ids if "-do-" in name and lang.has(f"{name}.verb")}
    moves = {lang.text(f"{name}.verb").split()[0].casefold() for name in verbs}
    assert general & moves == set()


@pytest.mark.slow
@every_language
def test_no_button_around_a_game_is_called_as_a_move(locale: Locale) -> None:
    """No button around a game has the label of a move."""
    every = [message for path in FILES for message in messages(locale, path)]
    around = {text for message in every if message.id.name.startswith("bot-button-") for text in plain(message)}
    moves = {text for message in every if "-do-" in message.id.name for text in plain(message)}
    assert min(len(around), len(moves)) > 50
    assert around & moves == set()


def plain(message: Message) -> Iterator[str]:
    """Yield the texts of a message and its verb without values."""
    verbs = [attribute.value for attribute in message.attributes if attribute.id.name == "verb"]
    for pattern in (message.value, *verbs):
        if pattern is not None and all(isinstance(part, TextElement) for part in pattern.elements):
            yield "".join(part.value for part in pattern.elements).casefold()


@every_language
@every_game
def test_controls_in_the_channel_do_not_say_you(game: Game, locale: Locale) -> None:
    """They name the player instead: "you" would be wrong for every other reader."""
    found = set[str]()
    for seats in game.seats:
        table = table_of(game, seats, LONGEST, locale)
        speak = label_voice(words(locale), table)
        for state, story in islice(positions(game, seats, f"public {seats}"), 0, 400, min(EVERY, 4)):
            seen = look(table, state, None, story)
            for screen in () if seen.offer is None else walked(seen.offer, speak):
                found |= {label for key in screen.buttons for label in (key.label, key.group)}
                found |= {text for menu in screen.menus for one in menu.entries for text in (one.label, one.detail)}
    assert len(found) > 2
    assert sorted(label for label in found if YOU.search(label)) == []
