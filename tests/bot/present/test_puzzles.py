"""Messages about answers to puzzles."""

import pytest

from bot.present.messages.puzzles import judged_post
from bot.tables.puzzles import Judged, Posed, Tally
from games.core import read_choice
from games.puzzles import judge, puzzles_of
from games.registry import GAMES
from locales import Words
from tests.looking import look

from .play import PLAIN, table_of

PUZZLE = next(puzzle for puzzle in puzzles_of("tunhell") if puzzle.name == "mine 11 62")
"""A puzzle whose solution is to open mine 3 with warrior 2."""


@pytest.mark.parametrize(
    ("typed", "against"),
    [
        ("recruit 1 2", "- Mine 3 stays closed to your diggers."),
        ("recruit 2 2", "- You have no combat at all at mine 2: you would lose to the first encounter."),
        (PUZZLE.solution, None),
    ],
)
def test_one_line_stands_against_a_wrong_answer(typed: str, against: str | None, english: Words) -> None:
    """A wrong answer has one reason against it, what it does before what it omits; the solution has none."""
    state, answer = PUZZLE.state(), read_choice("tunhell", typed)
    assert answer is not None
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    judged = Judged(judge(PUZZLE, answer), Tally(((typed, 1),), 0), is_counted=True)
    lines = judged_post(view, Posed(PUZZLE), typed, judged, english).words().splitlines()
    title = english.text("puzzle-against")
    assert (title in lines) == (against is not None)
    if against is not None:
        place = lines.index(title)
        assert lines[place + 1 : place + 3] == [against, ""]
