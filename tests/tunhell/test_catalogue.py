"""The component data match the specification, and invalid data are refused with their row."""

import re

import pytest

from games.core import CatalogueError
from games.tunhell.cards import EDITIONS, read
from games.tunhell.rows import copies
from tests.house.sources import ROOT

TEXT = (ROOT / "games" / "tunhell" / "catalogue.toml").read_text("utf-8")
RULES = (ROOT / "games" / "tunhell" / "RULES.md").read_text("utf-8")
BOOK = EDITIONS[EDITIONS.current]


def test_the_box_holds_110_cards() -> None:
    """44 dwarfs, 60 mine cards, 4 end cards and 2 trophies make 110 cards (3)."""
    sizes = [len(copies(table.values())) for table in (BOOK.dwarf_cards, BOOK.mine_cards, BOOK.end_cards)]
    assert [*sizes, len(BOOK.trophies)] == [44, 60, 4, 2]


def test_points_add_up_to_the_ceiling() -> None:
    """Points are 67 for mine cards, 16 for end cards, 3 for trophies (12)."""
    mines, ends = (sum(c.count * c.points for c in table.values()) for table in (BOOK.mine_cards, BOOK.end_cards))
    assert (mines, ends, sum(trophy.points for trophy in BOOK.trophies.values())) == (67, 16, 3)


def test_the_dwarf_cards_are_those_of_the_specification() -> None:
    """Dwarf cards have the specified numbers and kinds (3.1)."""
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\w+) \| ([^|]*) \| ?(hurried|proud)? ?\|$", RULES, re.MULTILINE)
    told = {id_: (int(count), kind, symbol or "") for id_, count, kind, _, symbol in rows}
    held = {
        card.id: (card.count, card.kind, "hurried" if card.hurried else "proud" if card.proud else "")
        for card in BOOK.dwarf_cards.values()
    }
    assert told == held


def test_the_mine_cards_are_those_of_the_specification() -> None:
    """Mine cards have the specified numbers, points and (+) (3.2)."""
    section = RULES.partition("### 3.2")[2].partition("### 3.3")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\d+) [^|]*\| ([^|]*) \| (\d)[^|]*\| *(\+?) *\|", section, re.MULTILINE)
    told = {id_: (int(count), int(points), plus == "+") for id_, count, _, points, plus in rows}
    assert told == {card.id: (card.count, card.points, card.plus) for card in BOOK.mine_cards.values()}


def test_the_limits_are_those_of_the_specification() -> None:
    """Limits are hand 6, starting hand 4, row 5, three mines, two empty mines (3.5)."""
    limits = BOOK.limits
    assert (limits.hand, limits.starting_hand, limits.row, limits.mines, limits.empty_mines_to_end) == (6, 4, 5, 3, 2)


WRONG = [
    ('warrior_1         = { kind = "warrior", count = 7, combat = 1', "count = 0, combat = 1", "warrior_1 count"),
    ("count = 5, combat = 2 }", "count = 5 }", "warrior_2: a warrior needs combat"),
    ("count = 5, combat = 2 }", "count = 5, combat = 2, dig = 1 }", "warrior_2: a warrior has no dig"),
    ("count = 5, combat = 2 }", "count = 5, combat = 2, strength = 1 }", "warrior_2 strength"),
    ('kind = "blaster", count = 2', 'kind = "wizard", count = 2', "blaster kind"),
    ('kind = "scout",   count = 2, looks = 5', 'kind = "scout",   count = 2', "scout_5: a scout needs looks"),
    ('counts = "rat"', 'counts = "mouse"', "rat_catcher: there is no mine card mouse"),
    ("short    = 3", "short    = 4", "short: 47 cards make no 3 equal mines"),
    ("warriors = 18", "warriors = 17", "checks warriors: 17 stated, 18 counted"),
    ("proud = 2", "grim = 2", "checks: needs exactly"),
    ("[end_cards]  ", "[end_cards]\nblaster = { kind = 'throne', count = 1 }\n", "listed in two tables"),
    ("hairy_spider = ", "# ", "fewer end cards than mines"),
    ("starting_hand = 4", "starting_hand = 7", "limits starting_hand: 7 is more than a hand of 6"),
    ("row = 5", "row = 28", "dwarf_cards: 44 are dealt"),
    ("seats = [2, 4]", "seats = [2, 5]", "limits seats: 2 to 5 is not within 2 to 4"),
    ("empty_mines_to_end = 2", "empty_mines_to_end = 4", "limits empty_mines_to_end: there are only 3 mines"),
    ('kind = "dirt",      count = 18, points = 0', "count = 18, points = 1", "dirt: a dirt has no points"),
    ('kind = "ghost",     count = 2', "count = 2, points = 1", "grodur_ghost: a ghost has no points"),
    ('"digger",    count = 1,  dig = 4', "count = 1, points = 1, dig = 4", "machin: a digger has no points"),
    ('kind = "blaster", count = 2', "count = 2, points = 1", "blaster: a blaster has no points"),
    ('kind = "door",      count = 1', "count = 2", "end_cards: there can be only one door"),
    ('counts = "rat"', 'counts = "unique_ring"', "rat_catcher: counts unique_ring, but a ring never goes to a loot"),
    ('kind = "throne",    count = 1', "kind = 'dirt', count = 1", "throne_room: a dirt does not belong in end_cards"),
    ('kind = "heart",     count = 1', "kind = 'scout', count = 1, looks = 1", "heart_of_gold: a scout does not belong"),
    ("scares = 1, plus", "scares = 1, hurried = true, plus", "dwouarf: only dwarfs that are recruited"),
    ('kind = "blaster", count = 2', "count = 2, plus = true", "blaster: only mine cards can be (+) cards"),
    ("[limits]", "[limits", "this is not TOML"),
]


@pytest.mark.parametrize(("found", "put", "complaint"), WRONG, ids=[complaint for *_, complaint in WRONG])
def test_a_row_that_cannot_be_right_is_named(found: str, put: str, complaint: str) -> None:
    """Invalid data stop the start, naming the row."""
    start = found.partition("count")[0] if "count" in found and put.startswith("count") else ""
    assert found in TEXT
    broken = TEXT.replace(found, f"{start}{put}" if start else put, 1)
    if complaint.startswith("fewer"):
        broken = broken.replace("depths_demon = ", "# ", 1)
    with pytest.raises(CatalogueError, match=re.escape(complaint)):
        read(broken)


def test_a_corrected_figure_is_another_edition() -> None:
    """A corrected figure is a new edition; running tables keep theirs."""
    corrected = TEXT.replace("treasure        = { kind = \"treasure\",  count = 10, points = 1 }",
                             "treasure        = { kind = \"treasure\",  count = 10, points = 2 }")  # fmt: skip
    corrected = corrected.replace("mine_points = 67", "mine_points = 77")
    edition = EDITIONS.learn(corrected)
    assert edition != EDITIONS.current
    assert EDITIONS[edition].mine_cards["treasure"].points == 2
    assert BOOK.mine_cards["treasure"].points == 1
