"""The catalogue against the box: totals of section 2, and broken rows refused by name."""

import re
from pathlib import Path

import pytest

import games.dungeon_lords
from games.core import CatalogueError
from games.dungeon_lords.cards import EDITIONS, read

ROOM = Path(games.dungeon_lords.__file__).parent
TEXT = (ROOM / "catalogue.toml").read_text("utf-8")
BOOK = EDITIONS[EDITIONS.current]


@pytest.mark.parametrize(
    ("what", "found", "count"),
    [
        ("orders", len(BOOK.orders), 8),
        ("creatures of year 1", sum(row.count_year1 for row in BOOK.monsters), 12),
        ("creatures of year 2", sum(row.count_year2 for row in BOOK.monsters), 12),
        ("rooms of year 1", sum(row.count for row in BOOK.rooms if row.year == 1), 8),
        ("rooms of year 2", sum(row.count for row in BOOK.rooms if row.year == 2), 8),
        ("adventurers of year 1", sum(row.year == 1 for row in BOOK.adventurers), 16),
        ("adventurers of year 2", sum(row.year == 2 for row in BOOK.adventurers), 16),
        ("paladins", len(BOOK.paladins), 2),
        ("traps", sum(row.count for row in BOOK.traps), 27),
        ("combat cards of year 1", sum(row.count for row in BOOK.combat_cards if row.year == 1), 9),
        ("combat cards of year 2", sum(row.count for row in BOOK.combat_cards if row.year == 2), 9),
        ("event tiles", sum(row.count for row in BOOK.events), 3),
        ("special events", sum(row.count for row in BOOK.special_events), 9),
        ("scoring titles", sum(row.points for row in BOOK.titles), 7),
    ],
)
def test_counts_of_the_box(what, found, count):
    """As section 2 lists them."""
    assert found == count, what


@pytest.mark.parametrize(
    ("role", "year", "hit_points", "icons"),
    [
        ("warrior", 1, [3, 4, 4, 5], [0, 0, 0, 0]),
        ("thief", 1, [3, 3, 4, 4], [1, 2, 1, 2]),
        ("priest", 1, [3, 3, 4, 4], [1, 2, 1, 2]),
        ("wizard", 1, [3, 3, 4, 4], [1, 2, 1, 2]),
        ("warrior", 2, [5, 6, 7, 8], [0, 0, 0, 0]),
        ("thief", 2, [4, 5, 5, 6], [2, 2, 3, 3]),
        ("priest", 2, [4, 5, 5, 6], [2, 2, 3, 3]),
        ("wizard", 2, [4, 5, 5, 6], [2, 2, 3, 3]),
    ],
)
def test_adventurers(role, year, hit_points, icons):
    """As the table of 2.4 says."""
    rows = [row for row in BOOK.adventurers if row.role == role and row.year == year]
    assert [row.hp for row in rows] == hit_points
    assert [sum(row.icons.values()) for row in rows] == icons


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("strength = 3", "strength = 4", "adventurers y1_warrior_1"),
        ("hp = 3", "hp = 0", "adventurers y1_warrior_1"),
        ('zone = "upper"', 'zone = "attic"', "rooms chicken_coop"),
        ('id = "slime"', 'id = "goblin"', "monsters goblin"),
        ("count_year1 = 2", "count_year1 = 1", "monsters"),
        ("index = 2", "index = 7", "orders"),
        ('speed = "fast"', 'speed = "brisk"', "combat_cards word_of_peace speed"),
        ("wage = { food = 1 }", "wage = { bananas = 1 }", "monsters goblin wage"),
        ("worker_token = 1", "worker_tokens = 1", "monsters troll worker_tokens"),
        ('creatures = ["ghost", "vampire"]', 'creatures = ["ghost", "bat"]', "rooms chapel"),
    ],
)
def test_a_broken_row_is_named(old, new, named):
    """Whoever corrects the file is told which row is wrong."""
    assert old in TEXT
    with pytest.raises(CatalogueError) as caught:
        read(TEXT.replace(old, new, 1))
    assert str(caught.value).startswith(named)


def test_a_corrected_catalogue_is_a_new_edition():
    """Running tables keep theirs."""
    corrected = EDITIONS.learn(TEXT.replace("copies_each = 3", "copies_each = 3  # checked"))
    assert corrected != EDITIONS.current
    assert EDITIONS[corrected].traps == BOOK.traps


def test_the_rules_list_every_log_line_in_both_languages():
    """Section 19 of RULES.md names exactly the lines that the locales hold, and quotes their plain parts."""
    rules = (ROOM / "RULES.md").read_text("utf-8").partition("## 19.")[2]
    rows = {cells[1].strip().rstrip("*"): cells for line in rules.splitlines() if len(cells := line.split("|")) == 5}
    told = re.compile(r"^dungeon_lords-(?:log-)?((?:(?<=log-)|(?=place))[\w-]+) = (.*)$", re.M)
    for column, locale in ((2, "en"), (3, "fr")):
        words = told.findall((ROOM.parents[1] / "locales" / locale / "dungeon_lords.ftl").read_text("utf-8"))
        assert len(words) > 80
        assert {name for name, _ in words} == set(rows) - {"id", "---"}
        for name, text in words:
            start = re.split(r"[{(]", text.strip())[0].strip()
            assert start in rows[name][column], name
