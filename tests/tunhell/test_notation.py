"""Positions are written and read back; an invalid line is refused with its fault."""

from typing import Any

import pytest

from games import core
from games.tunhell import GAME
from games.tunhell.choices import Recruit
from games.tunhell.notation import position as written
from games.tunhell.notation import read_position
from locales import LOCALES, Speaker, words
from tests.house.play import deal, walk

BARE = "table: full normal open, 2 seats, first A, turn 1\nasks: turn A\nmine 1: dirt\nmine 2: dirt\nmine 3: dirt"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_is_read_back(seats: int, number: int) -> None:
    """All positions of a game are restored, except dice, counters and events."""
    for position in walk(GAME, deal(GAME, seats, number)):
        state: Any = position.state
        again = read_position(written(state))
        again.asked = state.asked
        again.dice, again.told, again.number, again.learnt = state.dice, state.told, state.number, state.learnt
        assert again == state
        assert core.decision(again) == core.decision(state)


FIGHT = "team: digger_2_1\nasks: fight A, mine 1, left 1"

WRONG = [
    ("mine 4: dirt", "key"),
    ("A hnad: warrior_1", "key"),
    ("C hand: warrior_1", "key"),
    ("no colon here", "colon"),
    ("table: full normal open, 5 seats, first A, turn 1", "number"),
    ("table: full long open, 2 seats, first A, turn 1", "word"),
    ("table: full normal open, 2 seats, first C, turn 1", "player"),
    ("A hand: wizard", "word"),
    ("B loot: banana", "word"),
    ("mine 1 A: banana", "word"),
    ("mine 2: banana", "word"),
    ("box: banana", "word"),
    ("row: banana", "word"),
    ("mine discard: banana", "word"),
    ("A trophies: banana", "word"),
    ("A loot: unique_ring", "place"),
    ("A hand: dirt", "place"),
    ("mine 1 A: digger_3_0", "place"),
    ("mine 2: warrior_1", "place"),
    ("row: dirt", "place"),
    ("A trophies: rat", "place"),
    ("A recruited: warrior_1", "recruited"),
    ("mine 1 seen: A", "form"),
    ("mine 1 seen: A2", "number"),
    ("mine 1 seen: C1", "player"),
    ("mine 1 shown: bottom", "word"),
    ("mine 1 door: Z", "player"),
    ("door: C", "player"),
    ("row: - - - - - -", "row"),
    ("asks: dance A", "word"),
    ("asks: turn Z", "player"),
    ("asks: turn C", "player"),
    ("asks: fight A", "form"),
    ("asks: turn A, mine 1, left 1", "form"),
    ("asks: fight A, mine 1, left 1", "asks-nothing"),
    ("asks: heart A, mine 1, left 1", "asks-nothing"),
    ("asks: door A, mine 1, left 1", "asks-nothing"),
    ("asks: fight A, mine 7, left 1", "number"),
]


@pytest.mark.parametrize(("line", "reason"), WRONG, ids=[line for line, _ in WRONG])
def test_a_line_that_cannot_be_right_is_named(line: str, reason: str) -> None:
    """An invalid line is refused with its fault, in both languages."""
    key = line.partition(":")[0]
    kept = [other for other in BARE.splitlines() if other.partition(":")[0] != key]
    check_refused("\n".join([*kept, line]), line, reason)


def check_refused(text: str, line: str, reason: str) -> None:
    """Check that a position is refused with its line and fault."""
    with pytest.raises(core.PositionError) as caught:
        GAME.read_position(text)
    said = caught.value.say.values["reason"]
    assert isinstance(said, core.Say)
    assert said.id.partition("-position-")[2] == reason
    for locale in LOCALES:
        assert line in Speaker(words(locale), "tunhell", ["Ana", "Bo"])(caught.value.say)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f"{BARE}\nmine 1: rat", "mine 1: rat", "twice"),
        (f"{BARE}\nA trophies: rat_catcher\nB trophies: rat_catcher", "B trophies: rat_catcher", "trophy"),
        ("asks: turn A", "table", "form"),
        (BARE.replace("asks: turn A\n", ""), "asks", "form"),
        (BARE.replace("asks: turn A", FIGHT).replace("mine 1: dirt", "mine 1: rat").replace("digger_2_1", "dirt"),
         "team: dirt", "place"),
        (BARE.replace("asks: turn A", FIGHT).replace("mine 1: dirt", "mine 1: rat").replace("team: digger_2_1\n", ""),
         "team", "team"),
    ],
)  # fmt: skip
def test_lines_that_do_not_go_together_are_named(text: str, line: str, reason: str) -> None:
    """Of contradicting lines the second, or the missing one, is named."""
    check_refused(text, line, reason)


def test_a_choice_is_typed_without_what_is_left_out() -> None:
    """Omitted trailing fields are not written."""
    assert core.write_choice(Recruit(2)) == "recruit 2"
    assert core.write_choice(Recruit(4, 2)) == "recruit 4 2"
    assert core.write_choice(Recruit(1, 0, ("beer_of_courage",))) == "recruit 1 - beer_of_courage"


@pytest.mark.parametrize(
    "line",
    [
        "recruit 2",
        "recruit 4 2",
        "recruit 4 2 beer_of_courage",
        "play digger_2_1 2 beer_of_courage+nawak_sword",
        "pay team+warrior_3",
        "heart digger_3_0",
        "door 2",
        "discard warrior_1",
        "pass",
    ],
)
def test_a_typed_line_is_written_back(line: str) -> None:
    """A suggested line is written back unchanged."""
    choice = core.read_choice("tunhell", line)
    assert choice is not None
    assert core.write_choice(choice) == line


def test_the_order_of_bonuses_and_units_does_not_matter() -> None:
    """The order of bonuses and units in a typed line is irrelevant."""
    for one, other in (
        ("pay warrior_3+team", "pay team+warrior_3"),
        ("play machin 1 nawak_sword+beer_of_courage", "play machin 1 beer_of_courage+nawak_sword"),
        ("recruit 1 1 old_pickaxe+beer_of_courage", "recruit 1 1 beer_of_courage+old_pickaxe"),
    ):
        assert core.read_choice("tunhell", one) == core.read_choice("tunhell", other)
