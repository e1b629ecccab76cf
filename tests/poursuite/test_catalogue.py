"""The catalogue: totals of chapter 2, and invalid rows."""

import re

import pytest

from games.core import CatalogueError
from games.poursuite.cards import EDITIONS, read

TEXT = EDITIONS.text(EDITIONS.current)
BOOK = EDITIONS[EDITIONS.current]


def test_it_holds_what_lies_in_the_box() -> None:
    """It has 12 moles, 20 treasures, two wagons' seats as in 7.1, shares of 10.1, two turns."""
    assert len(BOOK.colours) * BOOK.moles == 12
    assert (BOOK.treasures, BOOK.front, BOOK.other, BOOK.shortage, BOOK.rescue) == (20, 2, 1, 1, 1)
    assert BOOK.first_rounds == {2: 3, 3: 2, 4: 2}
    assert BOOK.order == ("n", "w", "e", "s")
    assert BOOK.exact == {"standard": False, "simple": True}


def test_a_quarter_turn_and_its_opposite_cancel() -> None:
    """A quarter turn and its opposite cancel, and so do four turns (2.1)."""
    left, right = BOOK.turns["left"], BOOK.turns["right"]
    for side in "nesw":
        assert right[left[side]] == side
        assert left[left[left[left[side]]]] == side
    assert left == {"n": "w", "e": "n", "s": "e", "w": "s"}
    assert right == {"n": "e", "e": "s", "s": "w", "w": "n"}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('default_board = "standard"', 'default_board = "long"', "game default_board: 'long' is no board"),
        ('default_variant = "standard"', 'default_variant = "x"', "game default_variant: 'x' is no variant"),
        ("total = 12", "total = 13", "moles: 4 colours of 3 are not 13"),
        ('initial = "G"', 'initial = "Y"', "colours: two have the same initial"),
        ("dy = 1", "dy = -1", "sides: they must be"),
        ('[turns.right]      # clockwise\nn = "e"', '[turns.right]\nn = "n"', "turns right: every seat must become"),
        ("[turns.right]", "[turns.round]", "turns: there are two, left and right"),
        ('shortage_order = ["n", "w"', 'shortage_order = ["n", "n"', "treasure shortage_order: it must name every"),
        ("{ 2 = 3, 3 = 2, 4 = 2 }", "{ 2 = 3, 3 = 2 }", "boarding first_rounds: every number of players"),
        ("{ 2 = 3, 3 = 2, 4 = 2 }", "{ 2 = 3, 3 = 2, 4 = 3 }", "boarding first_rounds: 3 rounds of 4 players"),
        ('"4", "wotan"] # R', '"4", "5"] # R', "die faces: they must show each of the values"),
        ('kind = "stone", ', 'kind = "mud", ', "legend # kind: Input should be"),
        ("per_player = 3", "per_player_ = 3", "moles per_player: Field required"),
        ("per_player = 3", "per_player = 0", "moles per_player: Input should be greater than 0"),
        ("front_mole = 2", "front_mole = -2", "treasure front_mole: Input should be greater than 0"),
        ("other_mole = 1", "other_mole = 0.5", "treasure other_mole: Input should be a valid integer"),
        ("seats_per_wagon = 4", "seats_per_wagon = 5", "wagons seats_per_wagon: Input should be 4"),
        ("players_max = 4", "players_max = 5", "game players_max: there are only 4 colours"),
        ('faces = ["2", "2"', 'faces = ["1", "2"', "die faces: '1' is neither wotan nor a number from 2"),
        ("[moles]", "[moles", "catalogue.toml: this is not TOML"),
    ],
)
def test_a_row_that_cannot_be_right_is_named(old: str, new: str, fault: str) -> None:
    """An invalid row is refused with its place and fault."""
    assert old in TEXT
    with pytest.raises(CatalogueError, match=re.escape(fault)):
        read(TEXT.replace(old, new, 1))
