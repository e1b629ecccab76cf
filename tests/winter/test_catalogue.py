"""The catalogue of Dwar7s Winter: its totals, its faults, and its agreement with the rules and the help."""

import re
from pathlib import Path

import pytest

from games.core import CatalogueError
from games.winter.cards import EDITIONS, read
from locales import LOCALES, words

BOOK = EDITIONS[EDITIONS.current]
TEXT = (Path(__file__).parents[2] / "games" / "winter" / "catalogue.toml").read_text("utf-8")
RULES = (Path(__file__).parents[2] / "games" / "winter" / "RULES.md").read_text("utf-8")

WRONG = [
    ("disasters_to_lose     = 4", "disasters_to_lose     = 0", "limits disasters_to_lose"),
    ("hand_min              = 5", "hand_min              = 8", "limits hand_min"),
    ("prices = [2, 2, 1, 1]", "prices = [2, 2, 0, 1]", "market prices"),
    ("weeks = [3, 5, 7]", "weeks = [3, 5, 8]", "nightmare double_disaster_weeks"),
    ("defenders = [0, 1, 2]", "defenders = [1, 1, 2]", "setup 3"),
    ("monsters = 3, disasters = 0", "monsters = 99, disasters = 0", "setup 2"),
    (
        'forest_1 = { kind = "forest", number = 1, distance = 1',
        'forest_1 = { kind = "forest", number = 1, distance = 2',
        "areas forest_1",
    ),
    ('adjacent = ["castle", "forest_2", "mine_4", "wall_3"]', 'adjacent = ["castle", "forest_2", "mine_4"]', "areas"),
    (
        "number = 2, distance = 1, row = 5, column = 3",
        "number = 2, distance = 1, row = 5, column = 4",
        "areas forest_1",
    ),
    ("lose = { wood = 1 }", "lose = { gems = 1 }", "monster_kinds frozen_treant"),
    ('effect = "return_dwarf"', 'effect = "lose_resources"', "monster_kinds yeti"),
    ('when = "arrival", effect', 'when = "attack", effect', "monster_kinds ogre_king"),
    ('kind = "yeti",          arrival = "wall_2"', 'kind = "yak",           arrival = "wall_2"', "monsters yeti_a"),
    (
        'arrival = "wall_2",   dwarfs = 2, cost = { food = 1 }',
        'arrival = "castle",   dwarfs = 2, cost = { food = 1 }',
        "monsters winter_wolf_a",
    ),
    (
        "dwarfs = 4, cost = { stone = 1, wood = 1 }, vp = 5",
        "dwarfs = 9, cost = { stone = 1, wood = 1 }, vp = 5",
        "monsters ogre_king_b",
    ),
    (
        "cost = { food = 2 },            gold = 1, vp = 2",
        "cost = { gold = 2 },            gold = 1, vp = 2",
        "disasters frozen_path",
    ),
    ('fallen_pines   = { area = "forest_1"', 'fallen_pines   = { area = "wall_1"', "disasters fallen_pines"),
    (
        'produce_wood    = { do = "produce", kind = "forest", resource = "wood" }',
        'produce_wood    = { do = "produce", kind = "forest" }',
        "talents produce_wood",
    ),
    ('one_of = ["wood", "food"]', 'one_of = ["wood", "wood"]', "talents wood_or_food"),
    (
        'recruit         = { do = "recruit", pay = { gold = 2 } }',
        'recruit         = { do = "recruit", pay = { wood = 2 } }',
        "talents recruit",
    ),
    (
        'talent = "produce_food",  instrument = "flute"',
        'talent = "produce_food",  instrument = "kazoo"',
        "heroes farmer",
    ),
    ('cook              = { talent = "wood_for_food"', 'cook              = { talent = "wood_for_beer"', "heroes cook"),
    (
        'sage = { talent = "promote", instrument = "lute", vp = 0 }',
        'sage = { talent = "promote", instrument = "lute", vp = 1 }',
        "heroes sage",
    ),
    ('"disasters_overcome", "monsters_beaten"]', '"beards"]', "tie_break order"),
    ("hero_points          = 55", "hero_points          = 54", "checks hero_points"),
    ("[army]", "[army]\nhats = 1", "army"),
    ("gold  = 3\n", "", "maker"),
    ("weeks                 = 7", 'weeks                 = "many"', "limits weeks"),
    ("[limits] ", "[limits", "not TOML"),
]


@pytest.mark.parametrize(("right", "wrong", "named"), WRONG, ids=[case[2] for case in WRONG])
def test_a_row_that_cannot_be_right_is_named(right: str, wrong: str, named: str) -> None:
    """An impossible row is refused with its name."""
    assert right in TEXT
    if named == "army":  # unlike a missing key, an unknown one in a table of points is harmless
        right, wrong = "vp = 3", "vq = 3"
    with pytest.raises(CatalogueError, match=re.escape(named)):
        read(TEXT.replace(right, wrong, 1))


def test_the_rules_show_the_same_figures() -> None:
    """Every monster and disaster in RULES.md has the catalogue's figures."""
    letters = {"w": "wood", "f": "food", "s": "stone"}
    rows = re.findall(r"\| (\w+_[ab]) \| (\w+) \| (\d) \| ([\dwfs ]+) \| (\d) ", RULES)
    assert len(rows) == 24
    for card, arrival, dwarfs, cost, vp in rows:
        row = BOOK.all_monsters[card]
        paid = {letters[part[1]]: int(part[0]) for part in cost.split()}
        assert (row.arrival, row.dwarfs, row.cost, row.vp) == (arrival, int(dwarfs), paid, int(vp)), card
    struck = re.findall(r"\| (\w+) \| ((?:forest|mine|field)_\d) \| (\d) \| ([\dwfs ]+) \| (\d) \| (\d) ", RULES)
    assert len(struck) == 12
    for card, area, dwarfs, cost, gold, vp in struck:
        disaster = BOOK.disasters[card]
        paid = {letters[part[1]]: int(part[0]) for part in cost.split()}
        found = (disaster.area, disaster.dwarfs, disaster.cost, disaster.gold, disaster.vp)
        assert found == (area, int(dwarfs), paid, int(gold), int(vp)), card


def test_the_map_is_that_of_the_rules() -> None:
    """The map has 17 areas and 40 borders; from distance 2, there are always two ways closer."""
    assert sum(len(row.adjacent) for row in BOOK.areas.values()) == 80
    for area, row in BOOK.areas.items():
        assert len(BOOK.closer[area]) == {0: 0, 1: 1, 2: 2}[row.distance]


def test_no_disaster_asks_for_what_its_own_area_produces() -> None:
    """No disaster costs the resource that its own area produces (2.3)."""
    for card, row in BOOK.all_disasters.items():
        assert BOOK.kinds[BOOK.kind[row.area]].produces not in row.cost, card


FIGURES = {
    "winter-minute": ("4", "5"),
    "winter-topic-goal.text": (str(BOOK.limits.disasters_to_lose), str(BOOK.maker["gold"]), str(BOOK.army["vp"])),
    "winter-topic-setup.text": (
        str(BOOK.limits.dwarfs),
        str(BOOK.limits.resource_max),
        *(str(row.disasters) for seats, row in BOOK.setup.items() if seats > 2),
        *(str(row.start) for row in BOOK.setup.values()),
        *(str(len(deck)) for deck in (BOOK.monsters, BOOK.disasters, BOOK.heroes)),
    ),
    "winter-topic-monsters.text": (str(BOOK.limits.action_min), str(BOOK.limits.hand_min)),
    "winter-topic-market.text": (str(len(BOOK.prices)), str(BOOK.prices[0]), str(BOOK.talents["recruit"].pay["gold"])),
    "winter-topic-invasion.text": (
        str(BOOK.limits.action_start),
        str(BOOK.limits.hand_start),
        *(str(row.monsters) for row in BOOK.setup.values()),
    ),
    "winter-topic-actions.text": (str(BOOK.limits.action_start), *map(str, BOOK.prices)),
    "winter-topic-solo.text": (str(BOOK.setup[1].start), *(str(row.vp) for row in BOOK.titles.values())),
    "winter-topic-variants.text": tuple(map(str, BOOK.nightmare["double_disaster_weeks"])),
    "winter-topic-legendary.text": (
        str(len(BOOK.legendary_monsters)),
        str(len(BOOK.legendary_disasters)),
        str(BOOK.legendary["snowball_max_disasters"]),
        str(BOOK.talents["promote"].pay["gold"]),
        str(BOOK.legendary["dwarf_vp"]),
    ),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", FIGURES)
def test_the_help_says_the_figures_of_the_catalogue(text: str, locale: str) -> None:
    """Each text of the help contains the catalogue's figures for its topic."""
    said = words(locale).text(text)  # type: ignore[arg-type]  # one of the locales
    numbers = re.findall(r"\d+", said)
    assert set(FIGURES[text]) <= set(numbers), said
