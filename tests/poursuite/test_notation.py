"""Notation: positions and choices can be written and read back."""

import pytest

from games import core
from games.poursuite import GAME
from games.poursuite.notation import position, read_position
from locales import LOCALES, Speaker, words
from tests.poursuite.games import TABLES, moments


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_is_read_back_as_itself(seats: int, options: dict[str, str]) -> None:
    """A parsed position has the same question, choices and views."""
    for state, _, _ in moments(seats, "notation", options):
        again = core.start(read_position(position(state)))
        assert position(again) == position(state)
        now, then = core.decision(state), core.decision(again)
        assert (now and (now.step, now.asks)) == (then and (then.step, then.asks))
        assert GAME.board(GAME.view(again, None)) == GAME.board(GAME.view(state, None))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_can_be_typed(seats: int, options: dict[str, str]) -> None:
    """A choice's line means that choice."""
    for _, _, choice in moments(seats, "typed", options):
        if choice is not None:
            assert core.read_choice("poursuite", core.write_choice(choice)) == choice


def test_a_position_reads_like_a_table() -> None:
    """A position is written line by line, like a table."""
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


WRONG = [
    ("weather 3", "key"),
    ("wagon 3: D6", "key"),
    ("nonsense", "key"),
    ("seats 5", "number"),
    ("seats 1", "number"),
    ("seats two", "number"),
    ("board banana", "word"),
    ("variant banana", "word"),
    ("first P", "player"),
    ("active P", "player"),
    ("wagon 1: Z9", "word"),
    ("wagon 1: C3", "word"),
    ("wagon 1: F1", "taken"),
    ("wagon 1: D6 N=Y N=G", "again"),
    ("wagon 1: D6 U=Y", "word"),
    ("wagon 1: D6 N=P", "player"),
    ("wagon 1: D6 N=Y E=Y S=Y W=Y", "moles"),
    ("prisoners: D4=Y", "word"),
    ("prisoners: C3=Y C3=G", "again"),
    ("prisoners: C3=P", "player"),
    ("wotan: D4", "word"),
    ("hands: Y4", "number"),
    ("hands: P1", "player"),
    ("treasures: Y21", "number"),
    ("treasures: Y11 G11", "treasures"),
    ("treasures: Y11 of 10", "number"),
    ("treasures: Y1 of", "number"),
    ("die: 7", "word"),
    ("ran: 3 D4", "number"),
    ("ran: 1 C3", "word"),
    ("plan: sleeping Y", "step"),
    ("plan: later-boarding Y -", "word"),
    ("plan: moving Y", "step"),
    ("plan: moving Y 9", "word"),
    ("plan: moving Y 0", "word"),
    ("plan: turn P", "player"),
    ("plan: parking Y 3", "word"),
]


@pytest.mark.parametrize(("line", "reason"), WRONG, ids=[line for line, _ in WRONG])
def test_a_line_that_cannot_be_right_is_named(line: str, reason: str) -> None:
    """An invalid line is refused with its fault, in both languages."""
    check_refused(line, line, reason)


def check_refused(text: str, line: str, reason: str) -> None:
    """Check that a position is refused with its line and fault."""
    with pytest.raises(core.PositionError) as caught:
        read_position(text)
    said = caught.value.say.values["reason"]
    assert isinstance(said, core.Say)
    assert said.id.partition("-position-")[2] == reason
    for locale in LOCALES:
        assert line in Speaker(words(locale), "poursuite", [])(caught.value.say)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("wotan: C3\nwotan: C6", "wotan: C6", "twice"),
        ("wotan: C3\nprisoners: C3=Y", "wotan: C3", "taken"),
        ("seats 2\nprisoners: C3=B", "prisoners: C3=B", "player"),
        ("wagon 1: D6 N=Y E=Y\nprisoners: C3=Y C6=Y", "prisoners: C3=Y C6=Y", "moles"),
        ("wagon 1: D6 N=Y\nhands: Y3", "hands: Y3", "moles"),
    ],
)
def test_lines_that_do_not_go_together_are_named(text: str, line: str, reason: str) -> None:
    """Of two contradicting lines the second is named."""
    check_refused(text, line, reason)
