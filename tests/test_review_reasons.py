"""Why a review names a decision: what comes of both answers, from what the seat knew."""

from dataclasses import replace

import pytest

from games import core
from games.core import Choice, Dice, Seat
from games.core.foresight import answers_of
from games.puzzles import puzzles_of
from games.registry import GAMES
from games.review.account import Judged
from games.review.quoting import ENDED, explained
from tests.pictures.reviewed import invented


def judged(seat: Seat, given: Choice, better: Choice) -> Judged:
    """Return a costly decision between two answers."""
    return replace(invented(2, 2).costs[0], seat=seat, choice=given, other=better, against=())


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if puzzles_of(game)])
def test_what_comes_of_both_answers_is_told_from_what_the_seat_knew(game: str) -> None:
    """Other cards where it could not know them change nothing."""
    room, told = GAMES[game], 0
    for puzzle in puzzles_of(game)[:2]:
        state = puzzle.state()
        asked = core.decision(state)
        assert asked is not None
        wrong = next(one for one in answers_of(asked.asks[puzzle.seat]) if not puzzle.is_right(one))
        one, other = judged(puzzle.seat, wrong, puzzle.answer()), room.imagine(state, puzzle.seat, Dice("other"))
        found = explained(one, room, state, core.apply(state, puzzle.seat, wrong))
        assert found.compared == explained(one, room, other, core.apply(other, puzzle.seat, wrong)).compared
        told += bool(found.compared)
    assert told


LAST_ONES = """
board standard, variant standard
seats 2, first Y, active Y
wagon 1: D8 E=Y
wagon 2: D6 N=G W=G
prisoners: -
wotan: C8
hands: Y2 G1
treasures: Y{own} G{theirs} of 1
die: 3
ran: 0
plan: moving Y 3; turn G
"""


@pytest.mark.parametrize(("theirs", "is_behind"), [(13, True), (6, False)])
def test_an_answer_that_ended_the_game_while_behind_is_told_so(theirs: int, is_behind: bool) -> None:
    """Whoever is behind must not take the last treasures, and whoever is ahead may."""
    room, seat = GAMES["poursuite"], Seat(0)
    state = core.reopen(room.read_position(LAST_ONES.format(own=19 - theirs, theirs=theirs).strip()), at=1)
    last, other = core.read_choice("poursuite", "move 1 d9 right"), core.read_choice("poursuite", "move 2 d9 left")
    assert last is not None
    assert other is not None
    end = core.apply(state, seat, last)
    assert core.decision(end) is None
    found = explained(judged(seat, last, other), room, state, end)
    assert [one.id for one in found.against] == [ENDED] * is_behind
