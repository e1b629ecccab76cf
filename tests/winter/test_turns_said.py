"""A turn's question says what can still be done, and ending the turn is asked again where that would be a waste."""

import pytest

from games import core
from games.core import Seat
from games.winter.choices import EndTurn
from locales import LOCALES, Locale, Speaker, words
from tests.winter.stage import sketch

from .test_choices_said import OUT, asked

A = Seat(0)


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        ("", ""),
        ("A stock: gold 0", "buying a hero (costs at least 1 gold)"),
        ("turn: A bought", "buying a hero (one per turn)"),
        ("music: drum=A", "playing an instrument (one per turn)"),
        ("music: drum=B flute=B horn=B lute=B", "playing an instrument (none is left this week)"),
        ("A dwarfs: home 0 castle castle castle castle castle castle castle", "placing a dwarf (none is at home)"),
        (
            "A stock: gold 0\nmusic: drum=A",
            "buying a hero (costs at least 1 gold) and playing an instrument (one per turn)",
        ),
        ("A stock: gold 0\nA tracks: actions 0 hand 7", ""),
    ],
)
def test_a_turn_says_which_actions_are_gone_and_why(scene: str, told: str) -> None:
    """Without actions left, nothing is listed: that alone is the reason (5.4)."""
    expected = f" Not possible now: {told}." if told else ""
    text = (
        asked(sketch(f"market: cook messenger pedlar_a pedlar_b\n{scene}" + ("" if "dwarfs" in scene else OUT)))
        .replace("(5 left)", "(…)")
        .replace("(no actions left)", "(…)")
    )
    assert text.partition("(…).")[2] == expected


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        ("A placed: field_1 field_2", " Areas where a dwarf has already been placed this turn: Field 1 and Field 2."),
        (
            "A placed: field_1\nturn: A bought",
            " Areas where a dwarf has already been placed this turn: Field 1."
            " Not possible now: buying a hero (one per turn).",
        ),
        ("A placed: field_1\nA tracks: actions 0 hand 7", ""),
    ],
)
def test_a_turn_says_in_which_areas_no_second_dwarf_can_be_placed(scene: str, told: str) -> None:
    """Placing as such stays possible, so it is never among the actions that are not (3.1)."""
    text = asked(sketch(f"market: cook messenger pedlar_a pedlar_b\n{scene}{OUT}"))
    assert text.partition(" left).")[2] == told


def test_a_first_turn_says_that_no_dwarf_can_be_moved_yet() -> None:
    assert asked(sketch("market: cook messenger pedlar_a pedlar_b")).endswith(
        "moving a dwarf (none of yours is on the board)."
    )


@pytest.mark.parametrize(
    ("actions", "scene", "is_warned"),
    [
        (3, "A dwarfs: home 0 forest_1 forest_1 forest_1 forest_1 forest_1 forest_1 forest_1", True),
        (1, "A dwarfs: home 6 forest_1", True),
        (1, "A dwarfs: home 0 forest_1 forest_1 forest_1 forest_1 forest_1 forest_1 forest_1", False),
        (
            1,
            "A hand: woodcutter\nA dwarfs: home 0 forest_1 forest_1 forest_1 forest_1 forest_1 forest_1 forest_1",
            True,
        ),
        (0, "A dwarfs: home 6 forest_1", False),
        (1, "table: 2 seats, first A, week 7\nplan: turn A\nA dwarfs: home 6 forest_1", False),
    ],
    ids=["many left", "a dwarf at home", "only moves left", "a card that brings wood", "none left", "the last turn"],
)
def test_who_ends_a_turn_while_an_action_is_of_use_is_asked_again(actions: int, scene: str, is_warned: bool) -> None:
    """With few actions left, moves alone do not count: most of them would not help."""
    stock = "market: - - - -\nhero deck: -\nA stock: gold 0 food 0 stone 0 wood 0"
    t = core.start(sketch(f"A tracks: actions {actions} hand 7\n{stock}\n{scene}"))
    now = core.decision(t)
    assert now is not None
    warned = now.step.warning(t, A, EndTurn())
    assert (warned is not None and warned.id == "winter-sure-actions") is is_warned


@pytest.mark.parametrize(("active", "told"), [("A", True), ("B", False)])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("plan", ["move-anyone A forest_scout 1 -", "place-or-move A captain_a 2 -"])
def test_who_moves_dwarfs_with_a_card_is_told_how_many_actions_are_left(
    plan: str, locale: Locale, active: str, told: bool
) -> None:
    """What can be done afterwards decides where the dwarf goes; a follower has no actions now."""
    t = sketch(f"plan: {plan}; turn {active}\nturn: {active}\nA tracks: actions 4 hand 7\nA dwarfs: home 6 forest_1")
    now = core.decision(t := core.start(t))
    assert now is not None
    said = Speaker(words(locale), "winter", ("Mira", "Odo"))(now.step.question(t, A))
    assert ("4 actions" in said) is told
