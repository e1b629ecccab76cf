"""Figures in texts are those of the catalogue; one word for one thing; numbers agree; labels fit on a button."""

from collections.abc import Mapping
from typing import Any

import pytest

from games import core
from games.core import OneOf, Seat
from games.tunhell import GAME
from games.tunhell.cards import EDITIONS
from games.tunhell.choices import Recruit
from games.tunhell.rows import Card
from locales import LOCALES, Locale, Speaker, words
from tests.house.play import deal, walk
from tests.wording import counted_lines, disagreeing, figures, messages, used

BOOK = EDITIONS[EDITIONS.current]
every_language = pytest.mark.parametrize("locale", LOCALES)
NUMBERS: Mapping[Locale, tuple[str, ...]] = {
    "en": ("zero", "one", "two", "three", "four", "five", "six"),
    "fr": ("zéro", "une", "deux", "trois", "quatre", "cinq", "six"),
}
BUTTON = 30

ENGLISH = {
    r"\bspen[dt]\w*": "discard",
    r"\bhurried": "hasty",
    r"digging team": "the digger and its bonuses",
    r"worked out": "exhausted",
    r"\bdig(s)? on\b": "keep digging, continue",
    r"\bgo(es)? on\b": "continue",
    r"\bwhoever": "the player who",
    r"\bof yours": "your",
    r"\bguard(s)? lost|gone:|lost:": "to the discard pile:",
    r"\bplain dwarf": "ordinary dwarf",
    r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
}
FRENCH = {
    r"\bdépens": "défausser",
    r"\béquipe\b": "le Piocheur et ses bonus",
    r"partis|perdus :": "à la défausse :",
    r"qui défauss": "quelles cartes défausser",
    r"reste \{": "encore … à piocher",
    r"rangée": "centre de recrutement",
    r"prend le trône": "entre dans la Salle du trône",
    r"\bcase": "emplacement",
    r"quoi qu’il": "quels que soient",
    r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
}
FORBIDDEN: Mapping[Locale, Mapping[str, str]] = {"en": ENGLISH, "fr": FRENCH}
"""What the glossary calls otherwise, with the word it uses."""


def printed(card: Card) -> list[int]:
    """The figures that a text on a card must give, in their order."""
    match card.kind:
        case "warrior":
            return [card.combat, *([card.scares] if card.scares else [])]
        case "digger":
            return [card.dig, *([card.bonus] if card.bonus else [])]
        case "scout":
            return [card.looks]
        case "encounter":
            return [card.combat, *([card.points] if card.points else [])]
        case "bonus":
            return [figure for figure in (card.add_combat, card.add_dig) if figure]
    return [card.points] if card.points else []


@every_language
@pytest.mark.parametrize("id_", BOOK.cards)
def test_a_card_text_gives_the_figures_of_the_catalogue(locale: Locale, id_: str) -> None:
    """All of them and no other; a hasty or proud dwarf is called so by its text or name."""
    card = BOOK.cards[id_]
    text, name = (words(locale).text(f"tunhell-name-{id_}{part}") for part in (".does", ""))
    assert figures(text) == printed(card)
    assert text.startswith({"en": "Hasty", "fr": "Pressé"}[locale]) is card.hurried
    assert ({"en": "Proud", "fr": "fier"}[locale] in name) is card.proud
    if card.kind in {"warrior", "digger", "scout"} and card.back == "dwarf":
        shown = [card.combat or card.dig or card.looks, *([card.bonus] if card.bonus else [])]
        assert figures(name) == shown


@every_language
@pytest.mark.parametrize("id_", BOOK.trophies)
def test_a_trophy_text_gives_its_points(locale: Locale, id_: str) -> None:
    """As the catalogue has them."""
    assert figures(words(locale).text(f"tunhell-name-{id_}.does")) == [BOOK.trophies[id_].points]


@every_language
def test_the_help_gives_the_figures_of_the_catalogue(locale: Locale) -> None:
    """Points, limits and lengths in the topics and options."""
    speech, count = words(locale), NUMBERS[locale]
    points = {id_: card.points for id_, card in BOOK.cards.items()}
    goal, ends = speech.text("tunhell-topic-goal.text"), speech.text("tunhell-topic-ends.text")
    monsters = [points[id_] for id_ in ("treasure", "goblin", "orc", "troll", "dragon")] + [points["rat"]]
    assert figures(goal.split("\n\n")[2]) == monsters
    assert points["rat"] == points["dirt"]
    full = [points[id_] for id_ in ("heart_of_gold", "throne_room", "hairy_spider", "depths_demon", "unique_ring")]
    full += [points["back_door"], *(BOOK.trophies[id_].points for id_ in ("employee_of_the_month", "rat_catcher"))]
    assert figures(goal.split("\n\n")[3]) == full
    assert figures(ends) == [points[id_] for id_ in ("back_door", "throne_room")] + [
        BOOK.cards[id_].combat for id_ in ("hairy_spider", "depths_demon")
    ]
    assert figures(speech.text("tunhell-topic-trophies.text")) == [row.points for row in BOOK.trophies.values()]
    assert figures(speech.text("tunhell-topic-heart.text")) == [points["heart_of_gold"]]
    assert figures(speech.text("tunhell-topic-finds.text")) == [points["unique_ring"]]
    sword, pick = BOOK.cards["nawak_sword"].add_combat, BOOK.cards["old_pickaxe"].add_dig
    assert figures(speech.text("tunhell-topic-digging.text")) == [sword, pick]
    assert figures(speech.text("tunhell-topic-recruiting.text")) == [1, BOOK.limits.row]
    assert count[BOOK.limits.hand] in speech.text("tunhell-topic-recruiting.text")
    assert count[BOOK.limits.hand] in speech.text("tunhell-topic-finds.text")
    assert {"en": "of five", "fr": "des cinq"}[locale] in speech.text("tunhell-topic-turn.text")
    for length, extra in BOOK.lengths.items():
        if extra:
            number = count[extra // BOOK.limits.mines]
            assert number in speech.text(f"tunhell-option-length-{length}.help").lower()


@every_language
def test_the_help_tells_how_the_table_is_laid(locale: Locale) -> None:
    """Cards of a mine without its end card in both modes, cards in a hand and in the row."""
    laid = words(locale).text("tunhell-topic-setup.text")
    options = {"length": "normal", "loot": "open"}
    begun = {mode: GAME.begin(core.Deal(2, "laid", {**options, "mode": mode})) for mode in BOOK.modes}
    ends = {mode: int(rules.end_cards) for mode, rules in BOOK.modes.items()}
    piles = [len(begun[mode].mines[0].shaft) - ends[mode] for mode in ("initiation", "full")]
    assert figures(laid) == piles
    hand, row = (NUMBERS[locale][n] for n in (BOOK.limits.starting_hand, BOOK.limits.row))
    assert {hand, row} <= set(laid.split("\n")[0].replace(".", " ").split())


def test_beers_double_and_triple() -> None:
    """The words of the two beers hold for one that adds the printed values once, and two of them."""
    beer = BOOK.cards["beer_of_courage"]
    assert (beer.add_times, beer.count) == (1, 2)


@every_language
def test_the_look_up_says_what_every_card_does(locale: Locale) -> None:
    """Each card and trophy but the second of the two proud warriors, and how many there are."""
    glossary, speak = GAME.glossary, Speaker(words(locale), "tunhell", [])
    assert glossary is not None
    entries = glossary()
    assert {*entries} == {*BOOK.cards, *BOOK.trophies} - {"warrior_4_proud_b"}
    for id_, sentences in entries.items():
        told = [speak(sentence) for sentence in sentences]
        assert told[0] == words(locale).text(f"tunhell-name-{id_}.does")
        if id_ in BOOK.cards:
            copies = 2 if id_ == "warrior_4_proud_a" else BOOK.cards[id_].count
            assert figures(told[1]) == ([] if locale == "en" and copies == 1 else [copies])


@every_language
def test_the_guided_game_has_a_tip_for_each_question(locale: Locale) -> None:
    """What a person can be asked in it is explained, and has a tip."""
    assert GAME.guided is not None
    state, dice, met = GAME.begin(GAME.guided), core.Dice("guided"), set()
    while now := core.decision(state):
        seat = next(iter(now.asks))
        met.add(now.step.word())
        state = core.apply(state, seat, core.at_random(state, seat, dice))
    assert met == {"turn", "fight"}
    assert all(words(locale).has(f"tunhell-tip-{word}") for word in met)
    assert all(words(locale).has(f"tunhell-why-{word}") for word in (*met, "heart-price", "door-place"))
    assert 300 < len(words(locale).text("tunhell-minute")) < 1100


@pytest.mark.slow
@every_language
def test_numbers_and_nouns_agree(locale: Locale) -> None:
    """Every sentence that counts something, with 0, 1 and 2."""
    assert len(list(counted_lines(locale, "tunhell"))) > 60
    assert disagreeing(locale, "tunhell") == []


@every_language
def test_one_word_for_one_thing(locale: Locale) -> None:
    """Words that the glossary replaces are not used."""
    assert used(locale, "tunhell", FORBIDDEN[locale]) == []


@every_language
def test_paragraphs_of_the_help_are_short(locale: Locale) -> None:
    """At most 250 characters each, 300 where a list of things needs them."""
    for topic in GAME.topics:
        for paragraph in words(locale).text(f"tunhell-topic-{topic}.text").split("\n\n"):
            assert len(paragraph) <= 300, paragraph


@pytest.mark.slow
@every_language
def test_what_can_be_a_button_fits_on_one(locale: Locale) -> None:
    """Simple choices and parts of choices; whole choices of more stand in menus."""
    speak = Speaker(words(locale), "tunhell", ["Ana", "Bo", "Cy"])
    longest: set[str] = set()
    for number in range(4):
        for position in walk(GAME, deal(GAME, 3, number)):
            now = core.decision(position.state)
            for seat, shape in now.asks.items() if now else ():
                assert now is not None
                assert isinstance(shape, OneOf)
                longest |= {speak(line) for line in labels(now.step, position.state, seat, shape)}
    assert [label for label in sorted(longest) if len(label) > BUTTON] == []


def labels(step: core.Question[Any, Any], state: object, seat: Seat, shape: OneOf) -> list[core.Say]:
    """Labels that name one card and one place at most, and the cards and slots of a choice."""
    found = []
    for choice in shape.choices:
        is_hasty = isinstance(choice, Recruit) and choice.mine
        if not is_hasty and not getattr(choice, "bonuses", ()) and len(getattr(choice, "units", ())) < 2:
            found.append(step.label(state, choice))
        found += [
            step.field_label(state, seat, choice, name) for name in choice.field_names() if name in {"card", "slot"}
        ]
    return found


def test_every_message_is_looked_at() -> None:
    """The file is read as the bot reads it."""
    assert {message.id.name for message in messages("en", "tunhell")} <= words("en").ids
