"""What an absent player does at every decision of RULES.md, section 10."""

from collections.abc import Sequence

import pytest

from games import core
from games.core import Choice, Seat
from games.maphr.choices import Act
from tests.maphr.stage import sketch

FIVE = "tavern lookout archive brewery workshop"
MINE = "A mine: e1 gallery_cross 0, d1 gallery_straight 90, f1 coal_1_straight 90, e2 gallery_straight 0"

DEFAULTS = [
    ("D1 keep the first two", f"A packet: {FIVE}\nB packet: gallery_tee\nagenda: from-pile", "some tavern+lookout"),
    ("D2 bid nothing", "agenda: auction", "number"),
    ("D3 the first card", "packet: tavern lookout archive\nagenda: take-packet A 1", "keep tavern"),
    ("D4 keep all", "A packet: tavern lookout archive\nB packet: gallery_tee\nagenda: keep-or-send", "keep tavern"),
    ("D5 in the order dealt", "A packet: tavern lookout archive brewery\nB packet: gallery_tee\nagenda: share",
     "keep tavern"),
    ("D6 the first card", f"A packet: {FIVE}\nB packet: gallery_tee\nagenda: draft 1", "keep tavern"),
    ("D7 refuse", "agenda: contract-offer A surveyor", "refuse"),
    ("D8 no bribe", "agenda: caravan A orc_caravan", "trust"),
    ("D9 the least value, then the highest row", f"{MINE}\nagenda: lose-tile A A cave_in", "lose e2"),
    ("D10 the lowest cost, then data order", "A buildings: archive tavern map_room\nagenda: lose-building A fire",
     "abandon map_room"),
    ("D11 exploit", "A hand: tavern\nB hand: tavern\nagenda: choose-actions", "act exploit"),
    ("D11 idle where it is legal", "A: irongradd, 0 coins, level 1, 0 miners\nA hand: tavern\nagenda: choose-actions",
     "idle"),
    ("D12 nothing", "B plan: build\nA hand: refused_permit\nagenda: impediments", "enough"),
    ("D13 decline", "A hand: gallery_tee\nagenda: prospecting A 0", "decline"),
    ("D14 yes if free", "A mine: e1 coal_2_straight 0\nagenda: exploiting A", "hire"),
    ("D14 else no", "A: rockborers, 8 coins, level 1, 1 miners\nA mine: e1 coal_2_straight 0\nagenda: exploiting A",
     "spare"),
    ("D15 decline", "A hand: tavern\nagenda: constructing A", "decline"),
    ("D16 pass", "A hand: tavern\nagenda: trade-turn A", "pass"),
    ("D17 the last received first",
     "A hand: tavern lookout archive brewery workshop citadel shoring\nagenda: surplus A", "some shoring"),
    ("D18 done", "A hand: tavern\nB hand: lookout\nmarket: A B\nagenda: market", "done"),
    ("D19 no", "A: rockborers, 40 coins, level 1, 0 miners\nA buildings: tavern\nagenda: upgrade-mine", "stay"),
    ("D20 none", "discard: tavern lookout\nagenda: rune-library A tavern+lookout", "refuse"),
]  # fmt: skip


def typed(answer: Sequence[Choice]) -> list[str]:
    """Return each stage of an answer as a person would type it."""
    return [core.write_choice(choice) for choice in answer]


@pytest.mark.parametrize(("name", "given", "expected"), DEFAULTS, ids=[row[0] for row in DEFAULTS])
def test_default(name: str, given: str, expected: str) -> None:
    t = core.start(sketch(given))
    choice = core.default_answer(t, Seat(0))[0]
    assert core.write_choice(choice) == (expected if expected != "number" else core.write_choice(core.Number(0)))
    assert core.why_not(t, Seat(0), choice) is None


def test_d1_the_third_card_goes_left_and_d5_the_others_in_order() -> None:
    """The default sends the third card dealt to the left, and later stages follow the order dealt as well."""
    t = core.start(sketch(f"A packet: {FIVE}\nB packet: {FIVE.replace('tavern', 'shoring')}\nagenda: from-pile"))
    assert typed(core.default_answer(t, Seat(0))) == ["some tavern+lookout", "give archive 1"]
    t = core.start(sketch("A packet: tavern lookout archive brewery\nB packet: gallery_tee gallery_tee gallery_cross "
                          "gallery_cross\nC: purse_counters, 8 coins, level 1, 0 miners\nC packet: gallery_corner "
                          "gallery_corner gallery_corner gallery_corner\nagenda: share"))  # fmt: skip
    assert typed(core.default_answer(t, Seat(0))) == ["keep tavern", "toss lookout", "give archive 1"]


def test_d6_the_last_card_is_discarded() -> None:
    t = core.start(sketch(f"A packet: {FIVE}\nB packet: {FIVE}\nagenda: draft 1"))
    assert typed(core.default_answer(t, Seat(0)))[1] == "toss workshop"


def test_what_was_half_said_is_no_answer() -> None:
    """An unfinished answer does not count: a second action without its payment is dropped (D11)."""
    hand = "gallery_tee tavern lookout archive"
    t = core.start(sketch(f"A: rockborers, 8 coins, level 1, 0 miners\nA hand: {hand}\nagenda: choose-actions"))
    half = core.apply(t, Seat(0), Act("prospect", "exploit"))
    assert half.answers[Seat(0)] == [Act("prospect", "exploit")]
    assert core.default_answer(half, Seat(0)) == (core.Revise(), Act("exploit"))


def test_a_payment_that_leaves_no_choice_is_made_at_once() -> None:
    """A payment with a single legal option is made automatically; the cards still leave the hand in secret (10)."""
    given = "A: rockborers, 8 coins, level 1, 0 miners\nA hand: gallery_tee tavern lookout\nB hand: tavern\n"
    t = core.apply(core.start(sketch(given + "agenda: choose-actions")), Seat(0), Act("prospect", "exploit"))
    assert core.decision(t).done == (Seat(0),)
    assert t.answers[Seat(0)] == [Act("prospect", "exploit"), core.Some(("gallery_tee", "lookout", "tavern"))]
