"""The catalogue of Les Mines de Maphr: its totals, its faults, and the figures in card texts."""

import re
from pathlib import Path

import pytest

from games import maphr
from games.core import CatalogueError
from games.maphr.cards import EDITIONS, read
from games.maphr.glossary import glossary
from games.maphr.rows import COLOURS
from locales import LOCALES, Speaker, words

TEXT = Path(maphr.__file__).with_name("catalogue.toml").read_text("utf-8")
BOOK = EDITIONS[EDITIONS.current]

FAULTS = [
    ("card_total = 250", "card_total = 249", "card_total"),
    ("buildings = 55", "buildings = 54", "buildings"),
    ('id = "tavern"', 'id = "brewery"', "brewery"),
    ('shape = "tee"\ncopies = 14', 'shape = "star"\ncopies = 14', "star"),
    ("distinct_rotations = [0, 90]", "distinct_rotations = [0]", "straight"),
    ("value = 3\n", "value = 4\n", "coal_3_straight"),
    ('op = "exploit_flat"', 'op = "exploit_twice"', "exploit_twice"),
    ('{ op = "exploit_flat", add = 1 }', '{ op = "exploit_flat", add = 1, level = 2 }', "tavern"),
    ('{ op = "exploit_flat", add = 1 }', '{ op = "exploit_flat" }', "tavern"),
    ('{ op = "draw", when = "phase3", count = 1 }', '{ op = "draw", count = 1 }', "lookout"),
    ('op = "exploit_per_vein", kind = "coal"', 'op = "exploit_per_vein", kind = "tin"', "tin"),
    ('to = "raid"', 'to = "rain"', "rain"),
    ('upgrade_key_building = "shoring"', 'upgrade_key_building = "tavern"', "III"),
    ('upgrade_key_building = "shoring"', 'upgrade_key_building = "nowhere"', "nowhere"),
    ("deck_size = 213", "deck_size = 214", "deck_size"),
    ('first_cell = "E1"', 'first_cell = "Z9"', "first_cell"),
    ("target_by_players = { 2 = 12, 3 = 12, 4 = 11 }", "target_by_players = { 2 = 12, 3 = 12 }", "target_by_players"),
    ("bribe = 2\ncopies = 3\ntable = { 1 = [], 2 = [], ", "bribe = 2\ncopies = 3\ntable = { 2 = [], ", "elf_caravan"),
    ('cancels = "build"\ncopies = 6', 'cancels = "prospect"\ncopies = 6', "impediment"),
    ("copies = 14", "copies = -1", "copies"),
    ('colour = "blue"', 'colour = "pink"', "colour"),
    ("[meta]", "[meta", "TOML"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "named"), FAULTS, ids=[row[2] + str(n) for n, row in enumerate(FAULTS)])
def test_a_row_that_cannot_be_right_is_named(right: str, wrong: str, named: str) -> None:
    assert right in TEXT
    with pytest.raises(CatalogueError, match=re.escape(named)):
        read(TEXT.replace(right, wrong, 1))


def test_eleven_cards_of_each_colour_make_the_challenge_exact() -> None:
    """Each colour has 11 cards of 5 different buildings, as the challenge requires (section 3)."""
    for colour in COLOURS:
        rows = [row for row in BOOK.building if row.colour == colour]
        assert (len(rows), sum(row.copies for row in rows)) == (5, 11)


def test_coal_is_more_common_than_gold_and_gold_than_mithril() -> None:
    counts = [sum(row.copies for row in BOOK.vein if row.kind == kind) for kind in ("coal", "gold", "mithril")]
    assert counts == [33, 23, 12]


def figures(text: str) -> set[int]:
    """Return the numbers in a text."""
    return {int(n) for n in re.findall(r"\d+", text)}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_texts_of_cards_have_the_figures_of_their_rows(locale: str) -> None:
    """Each number in a card's printed text occurs in the sentences made from its row."""
    speech = words(locale)
    speak = Speaker(speech, "maphr", ("Ana", "Bo"))
    for id_, sentences in glossary().items():
        made = figures(" ".join(map(speak, sentences))) | {1}
        if id_ in BOOK.contracts and BOOK.contracts[id_].kind == "caravan":
            made |= set(range(1, 7))
        printed = figures(speech.text(f"maphr-name-{id_}.does"))
        assert printed <= made, id_
