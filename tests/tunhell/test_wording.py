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
    paid = speak(now.step.label(state, STAGE.choice(f"pay {guards.split(maxsplit=1)[0]}")))
    assert paid.partition(" · ")[0] == label


@pytest.mark.parametrize(
    ("loot", "english", "french"),
    [
        (("", ""), "trophy: +2 points (Rats: 1).", "+2 points (Rats\u00a0: 1)."),
        (
            ("", "rat"),
            "trophy from Bo: +2 points (Rats: 1 to 1, and a tie is enough).",
            "1 contre 1, l’égalité suffit).",
        ),
        (
            ("rat rat", "rat rat"),
            "from Bo: +2 points (Rats: 3 to 2).",
            "à Bo\u00a0: +2 points (Rats\u00a0: 3 contre 2).",
        ),
    ],
)
def test_a_trophy_says_what_it_is_worth_and_why_it_changes_hands(
    loot: tuple[str, str], english: str, french: str
) -> None:
    """The first to take it takes it from no player; later, a tie is enough (10)."""
    given = f"A hand: digger_1_2\nmine 1: rat ...\nA loot: {loot[0]}\nB loot: {loot[1]}"
    given += "\nB trophies: rat_catcher" if loot[1] else ""
    given = "\n".join(line for line in given.splitlines() if not line.endswith(": "))
    state = core.apply(core.start(sketch(given)), Seat(0), STAGE.choice("play digger_1_2 1"))
    (told,) = (event.say for event in state.told if event.say.id == "tunhell-log-trophy")
    assert Speaker(words("en"), "tunhell", ["Ana", "Bo"])(told).endswith(english)
    assert Speaker(words("fr"), "tunhell", ["Ana", "Bo"])(told).endswith(french)


@pytest.mark.parametrize(
    ("mine", "english", "french"),
    [
        ("orc ...", "Ana beats the Orc: +3 points. Discarded", "Ana vainc l’Orc\u00a0: +3 points. À la défausse"),
        ("rat ...", "Ana beats the Rat. Discarded", "Ana vainc le Rat. À la défausse"),
        ("heart_of_gold ...", "for the Heart of Gold: +3 points.", "pour le Cœur d’or\u00a0: +3 points."),
        ("throne_room", "enters the Throne Room: +3 points. Every", "dans la Salle du trône\u00a0: +3 points. Toute"),
        ("back_door", "finds the Back Door: +1 point.", "découvre la Porte de derrière\u00a0: +1 point."),
    ],
)
def test_what_a_dig_wins_is_said_in_points(mine: str, english: str, french: str) -> None:
    """What is beaten, bought or found says how many points it brings; a rat brings none (12)."""
    given = f"A hand: digger_2_5 digger_3_0\nmine 1: {mine}"
    state = core.apply(core.start(sketch(given)), Seat(0), STAGE.choice("play digger_2_5 1"))
    for locale, says in (("en", english), ("fr", french)):
        speak = Speaker(words(locale), "tunhell", ["Ana", "Bo"])
        assert any(says in speak(event.say) for event in state.told)
