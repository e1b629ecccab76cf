"""Figures that the tables in `words.py` do not cover, and labels that fit on a button."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.present.speech import FACT, danger_lines
from games import core
from games.core import Deal, OneOf, Seat
from games.winter import GAME
from games.winter.choices import Defend, Place, Shift
from games.winter.rows import RESOURCES
from locales import LOCALES, Locale, Speaker, words
from tests.winter.stage import sketch
from tests.winter.words import BOOK, LIMITS
from tests.wording import figures

every_language = pytest.mark.parametrize("locale", LOCALES)
BUTTON, WITH_OWNER = 30, 37
"""Maximum characters of a button's name; one that also names a dwarf's owner is in a menu and may be longer."""
NAMES = ("Maximilien-Joyce", "Barbarossa Quint", "Anne-Charlotte K", "W" * 16)
"""Names of 16 characters."""


def topic(locale: Locale, name: str) -> str:
    """Return a topic of the help."""
    return words(locale).text(f"winter-topic-{name}.text")


@every_language
def test_the_help_gives_the_figures_of_the_catalogue(locale: Locale) -> None:
    """The help gives the catalogue's figures for limits, scoring, monsters that stay, titles and the expansion."""
    goal = topic(locale, "goal")
    maker = sorted({BOOK.maker[name] for name in RESOURCES})
    assert len(maker) == 2
    full = LIMITS.resource_max
    assert sorted(figures(goal.split("\n\n")[2])) == sorted([maker[0], full, maker[1], BOOK.army["vp"]])
    assert figures(topic(locale, "board"))[:1] == [len(BOOK.areas)]
    kept = [BOOK.setup[seats].monsters for seats in (2, 3, 1)]
    invasion = topic(locale, "invasion").split("\n")
    assert figures(invasion[0])[1:] == [LIMITS.action_start, LIMITS.hand_start]
    assert figures(invasion[2])[1:] == kept
    assert BOOK.setup[3].monsters == BOOK.setup[4].monsters
    titles = [figure for row in BOOK.titles.values() for figure in title_figures(row)]
    assert [n for n in figures(topic(locale, "solo").split("\n\n")[2]) if n != full] == [n for n in titles if n != full]


def title_figures(row: Any) -> list[int]:
    """Return the figures of a title, in the order of a sentence."""
    found = [row.vp, row.monsters, row.disasters, row.heroes]
    return [figure for figure in found if figure]


@every_language
def test_the_minute_gives_the_figures_of_the_catalogue(locale: Locale) -> None:
    """The one-minute rules name the numbers of disasters and actions, in any order."""
    text = words(locale).text("winter-minute")
    assert {LIMITS.disasters_to_lose, LIMITS.action_start} <= {*figures(text)}


@every_language
def test_a_look_up_gives_the_figures_of_its_card(locale: Locale) -> None:
    """Heroes, monsters, disasters, legendary dwarfs and instruments are explained with the figures of their cards."""
    assert GAME.glossary is not None
    entries, speak = GAME.glossary(), Speaker(words(locale), "winter", [])
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
def test_what_can_be_a_button_fits_on_one(locale: Locale) -> None:
    """Labels fit on a button with names of 16 characters, in the base game and in the expansion."""
    speak = Speaker(words(locale), "winter", NAMES)
    longest: set[str] = set()
    for number, legendary in enumerate(("off", "on", "on")):
        for state in walk(Deal(4, f"labels {number}", {"legendary": legendary}), "labels"):
            longest |= {*labels(state, speak)}
    assert len(longest) > 100
    assert [label for label in sorted(longest) if len(label.partition(FACT)[0]) > BUTTON] == []


def labels(state: core.State, speak: Speaker) -> Iterator[str]:
    """Yield the button labels of a position, except those for moving anybody's dwarf, which are checked here."""
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
    """Yield the positions of a random game."""
    state, dice = GAME.begin(deal), core.Dice(seed)
    yield state
    while now := core.decision(state):
        seat = next(iter(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))
        yield state


@pytest.mark.parametrize(
    ("locale", "area", "says"),
    [
        ("en", "field_2", "Field 2 (food) · beside the castle"),
        ("en", "field_1", "Field 1 (food) · 2 steps from the castle"),
        ("en", "field_3", "Field 3 (food blocked) · beside the castle, Famine (needs 2)"),
        ("en", "wall_1", "Wall 1 · 2 steps from the castle · produces nothing"),
        ("en", "castle", "Castle · no monster may be there at a week’s end"),
        ("fr", "forest_1", "Forêt 1 (bois) · à côté du château"),
        ("fr", "field_3", "Champ 3 (nourriture bloquée) · à côté du château, Famine (2 nains requis)"),
    ],
)
def test_an_area_says_alike_what_it_is_good_for_to_a_defender_and_in_a_turn(
    locale: Locale, area: str, says: str
) -> None:
    """The label gives the resource produced or blocked there, the distance of the castle, and what must be fought."""
    for seat, plan, choice in ((Seat(1), "place-defender B 1; turn A", Defend(area)), (Seat(0), "turn A", Place(area))):
        state = core.start(sketch(f"disasters: famine\nplan: {plan}"))
        now = core.decision(state)
        assert now is not None
        said = now.step.field_label(state, seat, choice, "area")
        assert Speaker(words(locale), "winter", NAMES)(said).replace("\u00a0", " ") == says


@pytest.mark.parametrize(
    ("disasters", "english", "french"),
    [
        (2, "", ""),
        (3, "Disasters: 3 of 4. One more", "Désastres\u00a0: 3 sur 4. Un de plus"),
        (
            4,
            "Disasters: 4 of 4. Unless there are fewer than 4",
            "Désastres\u00a0: 4 sur 4. S’il n’y en a pas moins de 4",
        ),
    ],
)
def test_the_question_says_how_near_the_castle_is_to_its_fall(disasters: int, english: str, french: str) -> None:
    """The question warns of a monster in the castle, of too many disasters, and if one more would lose the game."""
    ids = ("fallen_pines", "cave_in", "famine", "ice_storm")[:disasters]
    castle = {"en": "In the castle: Yeti.", "fr": "Au château\u00a0: Yéti."}
    for locale, text in (("en", english), ("fr", french)):
        speak = Speaker(words(locale), "winter", ("Ana", "Bo"))
        for area, inside in (("wall_1", ""), ("castle", castle[locale])):
            state = core.start(sketch(f"plan: turn A; resolution\nmonsters: yeti_a={area}\ndisasters: {' '.join(ids)}"))
            asks = core.decision(state).step.question(state, Seat(0))
            assert "⚠" not in speak(asks)
            said = danger_lines(asks, speak)
            assert len(said) == bool(text or inside)
            assert text in "".join(said)
            assert "".join(said).count("⚠") == bool(text) + bool(inside)
            assert inside in "".join(said)


@every_language
@pytest.mark.parametrize(("own", "others"), [(0, ()), (0, (1,)), (0, (1, 2)), (1, ()), (1, (1,))])
def test_whose_dwarfs_an_instrument_moves_is_said_in_whole_words(
    locale: Locale, own: int, others: tuple[int, ...]
) -> None:
    """That also holds while no dwarf is on the board that it could move."""
    speak = Speaker(words(locale), "winter", NAMES)
    for n in (1, 2):
        told = speak(core.say("winter-brief-move", n=n, own=own, other_seats=tuple(map(Seat, others))))
        assert told == told.strip()
        assert "  " not in told
        assert (NAMES[1] in told) == (not own and len(others) == 1)
