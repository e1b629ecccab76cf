"""Names and texts of cards: kind of dwarf, number of copies, and common effects."""

import pytest

from games import core
from games.core import Seat
from games.tunhell import GAME
from locales import LOCALES, Locale, Speaker, words
from tests.tunhell.stage import STAGE, sketch
from tests.tunhell.words import BOOK, POINTS
from tests.wording import figures

every_language = pytest.mark.parametrize("locale", LOCALES)


@every_language
@pytest.mark.parametrize("id_", BOOK.cards)
def test_a_hasty_or_proud_dwarf_is_called_so(locale: Locale, id_: str) -> None:
    """Hasty and proud dwarfs are named as such in text or name; plain names have figures."""
    card = BOOK.cards[id_]
    text, name = (words(locale).text(f"tunhell-name-{id_}{part}") for part in (".does", ""))
    assert text.startswith({"en": "Hasty", "fr": "Pressé"}[locale]) is card.hurried
    assert ({"en": "Proud", "fr": "fier"}[locale] in name) is card.proud
    if card.kind in {"warrior", "digger", "scout"} and card.back == "dwarf":
        shown = [card.combat or card.dig or card.looks, *([card.bonus] if card.bonus else [])]
        assert figures(name) == shown


def test_what_the_texts_take_for_granted() -> None:
    """The texts' assumptions about rats and beers hold in the catalogue."""
    beer = BOOK.cards["beer_of_courage"]
    assert (beer.add_times, beer.count) == (1, 2)
    assert POINTS["rat"] == POINTS["dirt"]


@every_language
def test_the_turn_names_the_number_of_actions(locale: Locale) -> None:
    """The help gives the number of actions in words."""
    assert {"en": "of five", "fr": "des cinq"}[locale] in words(locale).text("tunhell-topic-turn.text")


@every_language
def test_the_look_up_says_what_every_card_does(locale: Locale) -> None:
    """A look-up starts with the card's own text, and gives the number of copies."""
    glossary, speak = GAME.glossary, Speaker(words(locale), "tunhell", [])
    assert glossary is not None
    for id_, sentences in glossary().items():
        told = [speak(sentence) for sentence in sentences]
        assert told[0] == words(locale).text(f"tunhell-name-{id_}.does")
        if id_ in BOOK.cards:
            copies = 2 if id_ == "warrior_4_proud_a" else BOOK.cards[id_].count
            assert figures(told[1]) == ([copies] if copies > 1 else [])


@every_language
def test_questions_of_the_full_game_are_explained(locale: Locale) -> None:
    """Questions that only the full game asks are explained as well."""
    assert all(words(locale).has(f"tunhell-why-{word}") for word in ("turn", "fight", "heart-price", "door-place"))


@pytest.mark.parametrize(
    ("digger", "guards", "label", "is_told"),
    [
        ("digger_2_1", "warrior_3 warrior_1", "Warrior 3", True),
        ("digger_1_2", "warrior_4_proud_a", "Proud Warrior 4", False),
    ],
)
def test_a_fight_says_what_discarding_the_digger_ends_only_if_it_could_dig_on(
    digger: str, guards: str, label: str, is_told: bool
) -> None:
    """With its last card turned up, a digger digs no further whatever is discarded; the warrior has his full name."""
    given = f"A hand: {digger}\nmine 1: goblin ...\nmine 1 A: {guards}"
    state = core.apply(core.start(sketch(given)), Seat(0), STAGE.choice(f"play {digger} 1"))
    now = core.decision(state)
    assert now is not None
    speak = Speaker(words("en"), "tunhell", ["Ana", "Bo"])
    assert ("ends the dig" in speak(now.step.question(state, Seat(0)))) == is_told
    assert speak(now.step.label(state, STAGE.choice(f"pay {guards.split(maxsplit=1)[0]}"))) == label


@pytest.mark.parametrize(
    ("owners", "english", "french"),
    [
        ((), "takes the Rat Catcher trophy (Rats: 2).", ""),
        ((Seat(1),), "takes the Rat Catcher trophy from Bo (Rats: 2).", " à Bo ("),
    ],
)
def test_a_trophy_is_said_to_be_taken_from_its_owner(owners: tuple[Seat, ...], english: str, french: str) -> None:
    """The first to take it takes it from nobody."""
    told = core.say("tunhell-log-trophy", seat=Seat(0), trophy="rat_catcher", n=2, from_seats=owners)
    assert Speaker(words("en"), "tunhell", ["Ana", "Bo"])(told).endswith(english)
    assert french in Speaker(words("fr"), "tunhell", ["Ana", "Bo"])(told)
