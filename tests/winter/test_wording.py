"""Figures in texts are those of the catalogue; one word for one thing; numbers agree; labels fit on a button."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from games import core
from games.core import Deal, OneOf
from games.winter import GAME
from games.winter.cards import EDITIONS
from games.winter.choices import Shift
from games.winter.rows import RESOURCES
from locales import LOCALES, Locale, Speaker, words
from tests.wording import counted_lines, disagreeing, figures, used

BOOK = EDITIONS[EDITIONS.current]
LIMITS = BOOK.limits
every_language = pytest.mark.parametrize("locale", LOCALES)
BUTTON, WITH_OWNER = 30, 37
"""Characters on a button; a dwarf of anyone has its owner's name beside its way, and so stands in a menu."""
NAMES = ("Maximilien-Joyce", "Barbarossa Quint", "Anne-Charlotte K", "W" * 16)
"""Names of 16 characters."""
COUNTS: Mapping[Locale, tuple[str, ...]] = {
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "fr": ("zéro", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
}

ENGLISH = {
    r"\bcards? of (the )?market": "market card, hero",
    r"\bdefeats?\b|\bkills?\b|\bslays?\b": "beat",
    r"\bsolves?\b|\bremoves? the disaster": "overcome",
    r"\bcatastroph": "disaster",
    r"\bspaces?\b|\bregions?\b|\bzones?\b": "area",
    r"\bspells?\b|\bsongs?\b": "instrument",
    r"\bcoins?\b(?! keeper)": "gold",
    r"\brounds?\b(?! table)": "week",
    r"\bdraft\b|\brecruits? from": "buy",
    r"\bminions?\b|\bmeeples?\b": "dwarf",
    r"\bdwarves\b": "dwarfs",
    r"\bwhoever\b": "the player who",
    r"\bof yours": "your",
    r"\bR\d+\b|\(\d+\.\d+\)": "(no number of a rule)",
}
FRENCH = {
    r"\bors\b|pièces? d’or": "or",
    r"\bcatastrophe": "désastre",
    r"\bvainc|\btue[rz]?\b|\bélimin": "battre",
    r"\brésou[ds]|\brésoudre": "surmonter",
    r"\bcases?\b|\brégions?\b|\bespaces?\b": "zone",
    r"\bmarché\b": "réserve de héros",
    r"\bchansons?\b|\bmélodies?\b": "instrument",
    r"\brecrue|\bengag": "acheter",
    r"\bmanches?\b": "semaine",
    r"\bpions?\b|\bmeeples?\b": "nain",
    r"\bmain d’action|pioche\b": "paquet d’action",
    r"\bbouge[rz]?\b": "déplacer",
    r"\bR\d+\b|\(\d+\.\d+\)": "(pas de numéro de règle)",
}
FORBIDDEN: Mapping[Locale, Mapping[str, str]] = {"en": ENGLISH, "fr": FRENCH}
"""What the glossary calls otherwise, with the word it uses."""


def topic(locale: Locale, name: str) -> str:
    """A topic of the help."""
    return words(locale).text(f"winter-topic-{name}.text")


@every_language
def test_the_help_gives_the_figures_of_the_catalogue(locale: Locale) -> None:
    """Weeks, limits, scoring, prices, monsters kept on the board, titles, the expansion."""
    goal = topic(locale, "goal")
    maker = sorted({BOOK.maker[name] for name in RESOURCES})
    assert len(maker) == 2
    full = LIMITS.resource_max
    assert figures(goal.split("\n\n")[1]) == [LIMITS.disasters_to_lose]
    assert sorted(figures(goal.split("\n\n")[2])) == sorted([maker[0], full, maker[1], BOOK.army["vp"]])
    assert figures(topic(locale, "board"))[:1] == [len(BOOK.areas)]
    kept = [BOOK.setup[seats].monsters for seats in (2, 3, 1)]
    invasion = topic(locale, "invasion").split("\n")
    assert figures(invasion[0])[1:] == [LIMITS.action_start, LIMITS.hand_start]
    assert figures(invasion[2])[1:] == kept
    assert BOOK.setup[3].monsters == BOOK.setup[4].monsters
    assert figures(topic(locale, "actions"))[0] == LIMITS.action_start
    assert figures(topic(locale, "actions"))[1:] == list(BOOK.prices)
    titles = [figure for row in BOOK.titles.values() for figure in title_figures(row)]
    assert [n for n in figures(topic(locale, "solo").split("\n\n")[2]) if n != full] == [n for n in titles if n != full]


def title_figures(row: Any) -> list[int]:
    """The figures of a title, in the order of a sentence."""
    found = [row.vp, row.monsters, row.disasters, row.heroes]
    return [figure for figure in found if figure]


@every_language
def test_the_minute_gives_the_figures_of_the_catalogue(locale: Locale) -> None:
    """Weeks, disasters, actions; short enough to be read at once."""
    text = words(locale).text("winter-minute")
    assert COUNTS[locale][LIMITS.weeks].rstrip("e") in text
    assert {LIMITS.disasters_to_lose, LIMITS.action_start} <= {*figures(text)}
    assert 300 < len(text) < 1100


@every_language
def test_everything_can_be_looked_up(locale: Locale) -> None:
    """Heroes, kinds of monsters, disasters, legendary dwarfs and instruments, with the figures of their cards."""
    assert GAME.glossary is not None
    entries, speak = GAME.glossary(), Speaker(words(locale), "winter", [])
    assert {*entries} == {
        *BOOK.all_heroes, *BOOK.all_kinds, *BOOK.all_disasters, *BOOK.legendary_dwarfs, *BOOK.instruments
    }  # fmt: skip
    for card, disaster in BOOK.all_disasters.items():
        found = figures(speak(entries[card][0]))
        number = BOOK.areas[disaster.area].number
        assert found == [number, disaster.dwarfs, *disaster.cost.values(), disaster.gold, disaster.vp]
    for kind in BOOK.all_kinds:
        rows = [row for row in BOOK.all_monsters.values() if row.kind == kind]
        for row, sentence in zip(rows, entries[kind][1:], strict=True):
            number = BOOK.areas[row.arrival].number
            assert figures(speak(sentence)) == [number, row.dwarfs, *row.cost.values(), row.vp]
    for card, hero in BOOK.all_heroes.items():
        assert (figures(speak(entries[card][1])) or [0]) == [hero.vp]


@every_language
def test_the_guided_game_has_a_tip_for_each_question(locale: Locale) -> None:
    """Every question is explained; every one that a solo game of the base game can ask has a tip."""
    assert GAME.guided is not None
    assert GAME.guided.seats == 1
    met = {
        now.step.word() for n in range(6) for state in walk(GAME.guided, f"guided {n}") if (now := core.decision(state))
    }
    alone = set(GAME.questions) - {"place-defender", "follow", "return-dwarf", "promote-dwarf"}
    assert {"turn", "play-cards", "choose-path"} < met <= alone
    assert [word for word in sorted(alone) if not words(locale).has(f"winter-tip-{word}")] == []
    assert [word for word in GAME.questions if not words(locale).has(f"winter-why-{word}")] == []


@pytest.mark.slow
@every_language
def test_numbers_and_nouns_agree(locale: Locale) -> None:
    """Every sentence that counts something, with 0, 1 and 2."""
    assert len(list(counted_lines(locale, "winter"))) > 60
    assert disagreeing(locale, "winter") == []


@every_language
def test_one_word_for_one_thing(locale: Locale) -> None:
    """Words that the glossary replaces are not used."""
    assert used(locale, "winter", FORBIDDEN[locale]) == []


@every_language
def test_what_can_be_a_button_fits_on_one(locale: Locale) -> None:
    """With names of 16 characters, in the base game and in the expansion."""
    speak = Speaker(words(locale), "winter", NAMES)
    longest: set[str] = set()
    for number, legendary in enumerate(("off", "on", "on")):
        for state in walk(Deal(4, f"labels {number}", {"legendary": legendary}), "labels"):
            longest |= {*labels(state, speak)}
    assert len(longest) > 100
    assert [label for label in sorted(longest) if len(label) > BUTTON] == []


def labels(state: core.State, speak: Speaker) -> Iterator[str]:
    """What stands on buttons in a position; a dwarf of anyone is checked here."""
    now = core.decision(state)
    for shape in now.asks.values() if now else ():
        for choice in shape.choices if isinstance(shape, OneOf) else ():
            assert now is not None
            label = speak(now.step.label(state, choice))
            if not isinstance(choice, Shift):
                yield label
            elif choice.dwarf == "basic":
                assert len(label) <= WITH_OWNER, label


def walk(deal: Deal, seed: str) -> Iterator[core.State]:
    """The positions of a random game."""
    state, dice = GAME.begin(deal), core.Dice(seed)
    yield state
    while now := core.decision(state):
        seat = next(iter(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
        yield state
