"""What is said of an answer to a puzzle."""

from itertools import islice

import pytest

from bot.present.messages.puzzles import judged_post
from bot.present.words.speech import voice
from bot.tables.puzzles import Judged, Posed, Tally
from games import core
from games.core import Say, answers_of, read_choice, write_choice
from games.puzzles import judge, puzzles_of
from games.registry import GAMES
from locales import Words
from tests.looking import look

from .play import PLAIN, table_of

PUZZLE = next(puzzle for puzzle in puzzles_of("tunhell") if puzzle.name == "mine 11 62")
"""Warrior 2 opens mine 3."""


@pytest.mark.parametrize(
    ("typed", "against"),
    [
        ("recruit 1 2", "- Mine 3 stays closed to your diggers."),
        ("recruit 2 2", "- You have no combat at all at mine 2: you would lose to the first encounter."),
        (PUZZLE.solution, None),
    ],
)
def test_one_line_stands_against_a_wrong_answer(typed: str, against: str | None, english: Words) -> None:
    """What it does comes before what it leaves undone; nothing stands against the solution."""
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


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_only_reason_is_not_said_twice(game: str, english: Words) -> None:
    """Neither for the solution and then against the answer that lacks it."""
    for puzzle in puzzles_of(game):
        state = puzzle.state()
        now = core.decision(state)
        assert now is not None
        for answer in islice(answers_of(now.asks[puzzle.seat]), 12):
            verdict = judge(puzzle, answer)
            view = look(table_of(GAMES[game], state.seats, PLAIN), state, puzzle.seat)
            judged = Judged(verdict, Tally((), 0), is_counted=True)
            told = judged_post(view, Posed(puzzle), write_choice(answer), judged, english).words()
            if len(verdict.reasons) == 1 and english.has(missed := f"{verdict.reasons[0].id}.missed"):
                said = voice(english, view.table)(Say(missed, verdict.reasons[0].values))
                assert f"- {said}" not in told.splitlines(), puzzle.id
