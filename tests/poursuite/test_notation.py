"""Notation: a position can be written, read back, and means the same; so can every choice."""

import pytest

from games import core
from games.poursuite import GAME
from games.poursuite.notation import position, read_position
from tests.poursuite.games import TABLES, moments


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_is_read_back_as_itself(seats: int, options: dict[str, str]) -> None:
    """What is read back asks the same, offers the same, and shows the same."""
    for state, _, _ in moments(seats, "notation", options):
        again = core.start(read_position(position(state)))
        assert position(again) == position(state)
        now, then = core.decision(state), core.decision(again)
        assert (now and (now.step, now.asks)) == (then and (then.step, then.asks))
        assert GAME.board(GAME.view(again, None)) == GAME.board(GAME.view(state, None))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_can_be_typed(seats: int, options: dict[str, str]) -> None:
    """The line of a choice means that choice."""
    for _, _, choice in moments(seats, "typed", options):
        if choice is not None:
            assert core.read_choice("poursuite", core.write_choice(choice)) == choice


def test_a_position_reads_like_a_table() -> None:
    """All that lies there, line by line."""
    state = core.start(read_position("seats 3\nwagon 1: D6 N=Y E=G\nprisoners: C3=R\nplan: moving Y 3; turn G"))
    assert position(state).splitlines() == [
        "board standard, variant standard",
        "seats 3, first Y, active Y",
        "wagon 1: D6 E=G N=Y",
        "wagon 2: F1",
        "prisoners: C3=R",
        "wotan: E9",
        "hands: Y2 G2 R2",
        "treasures: Y0 G0 R0 of 20",
        "die: -",
        "ran: 0",
        "plan: moving Y 3; turn G",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("seats 2, weather 3", "notation has no weather"),
        ("wagon 3: D6", "notation has no wagon 3"),
        ("seats 2\nprisoners: C3=B", "no player has the initial B"),
        ("plan: sleeping Y", "'sleeping Y' is no step"),
        ("plan: moving Y", "'moving Y' is no step"),
    ],
)
def test_a_line_that_means_nothing_is_refused(text: str, fault: str) -> None:
    """It is named."""
    with pytest.raises(ValueError, match=fault):
        read_position(text)
