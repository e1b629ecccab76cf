"""The catalogue matches the box: totals of section 2; broken rows are refused by name."""

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
    """Counts are as listed in section 2."""
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
    """Adventurers are as in the table of 2.4."""
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
    assert old in TEXT
    with pytest.raises(CatalogueError) as caught:
        read(TEXT.replace(old, new, 1))
    assert str(caught.value).startswith(named)


def test_a_corrected_catalogue_is_a_new_edition():
    """A corrected catalogue is a new edition; running tables keep theirs."""
    corrected = EDITIONS.learn(TEXT.replace("room_fee_gold = 1", "room_fee_gold = 1  # checked"))
    assert corrected != EDITIONS.current
    assert EDITIONS[corrected].traps == BOOK.traps


def test_the_rules_list_every_log_line_in_both_languages():
    """Section 19 of RULES.md names exactly the log lines in the locales, and quotes their plain parts."""
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


def rows_of(section, width):
    """Return the rows of the tables in a section of RULES.md, without headings."""
    text = (ROOM / "RULES.md").read_text("utf-8")
    body = re.split(rf"^#+ {re.escape(section)}[. ].*$", text, flags=re.M)[1]
    body = re.split(r"^#+ ", body, maxsplit=1, flags=re.M)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in body.splitlines() if line[:1] == "|"]
    return [row for row in cells if len(row) == width and row[0] not in ("id", "id (fr)", "---")]


def test_creatures_are_those_of_the_rules():
    """2.2: numbers of creatures per year, and their wages."""
    found = {row[0].split()[0]: (int(row[1]), int(row[2]), row[3]) for row in rows_of("2.2", 5)}
    wages = {row.id: ", ".join(f"{n} {good}" for good, n in row.wage.items()) for row in BOOK.monsters}
    assert found == {row.id: (row.count_year1, row.count_year2, wages[row.id]) for row in BOOK.monsters}


def test_spells_are_those_of_the_rules():
    """10: spells are fast or slow, with their fatigue."""
    found = {row[0]: (row[1], int(row[2])) for row in rows_of("10", 4)}
    assert found == {row.id: (row.speed, row.fatigue) for row in BOOK.combat_cards}


def test_traps_are_those_of_the_rules():
    """11: three of each trap, with damage, cost and other effects."""
    for name, damage, cost, special in rows_of("11", 4):
        row = BOOK.trap[name]
        blows = [f"{blow.damage}{' + x' if blow.plus_x else ''} {blow.target}" for blow in row.effects]
        assert row.count == 3
        assert damage == ", and ".join(blows)
        paid = [f"{n} {good}" for good, n in row.cost.items()]
        paid += [f"x {row.pay_x.resource}, x = {row.pay_x.min}..{row.pay_x.max}"] if row.pay_x else []
        assert cost.replace(" [R]", "").replace(", lost", "") == (", ".join(paid) or "-")
        does = {"no conquest": row.special.no_conquest, "silence": row.special.silence,
                "poison 2": row.special.poison == 2}  # fmt: skip
        assert [words for words, is_so in does.items() if is_so] == [
            words for words in does if special.startswith(words)
        ]


@pytest.mark.parametrize(
    ("room", "zone", "made"),
    [
        ("chicken_coop", "upper", (3, {}, {"food": 1})),
        ("mushroom_bed", "lower", (3, {}, {"food": 1})),
        ("souvenir_shop", "upper", (3, {}, {"gold": 1})),
        ("mint", "lower", (3, {}, {"gold": 1})),
        ("workshop", "border", (4, {}, {"trap": 1})),
        ("tool_shed", "border", (2, {}, {"tunnel": 1})),
        ("printing_press", "inner", (3, {}, {"evil": -1})),
        ("magic_room", "inner", (2, {"food": 1}, {"imp": 1})),
    ],
)
def test_rooms_of_year_1(room, zone, made):
    """2.3: rooms of year 1 have a zone, a product and a number of workers."""
    row = BOOK.room[room]
    assert (row.year, row.zone, row.count) == (1, zone, 1)
    assert (row.produce.workers, row.produce.cost, row.produce.gain) == made


def test_rooms_of_year_2_go_anywhere_and_produce_nothing():
    """2.3: rooms of year 2 may be built anywhere and produce nothing."""
    rooms = [row for row in BOOK.rooms if row.year == 2]
    assert {row.zone for row in rooms} == {"any"}
    assert all(row.produce is None for row in rooms)
    assert len(BOOK.map.zones["any"]) == 20


def test_paladins():
    """2.4: paladins have 5 hit points and two of each icon, then 8 and three."""
    assert [(row.year, row.hp, set(row.icons.values()), len(row.icons)) for row in BOOK.paladins] == [
        (1, 5, {2}, 3), (2, 8, {3}, 3)]  # fmt: skip
