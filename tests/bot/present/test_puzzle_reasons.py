"""What a wrong answer to a puzzle is told where nothing happens after it."""

from itertools import islice

import pytest

from bot.present.messages.puzzles import missed_post
from bot.tables.puzzles import Judged, Posed, Tally
from games.core import answers_of, decision, read_choice, say
from games.puzzle_lines import GAINED, REFUTED, continuation, refuted
from games.puzzles import Verdict, judge, puzzles_of
from games.registry import GAMES
from locales import Words
from tests.looking import look

from .play import PLAIN, table_of
from .test_puzzles import PUZZLE


def test_what_the_solution_alone_does_is_told_where_nothing_else_explains(lang: Words) -> None:
    """A figure explains nothing; what happens after the answer does, and then the solution is not given away."""
    state, typed = PUZZLE.state(), "recruit 1 2"
    answer = read_choice("tunhell", typed)
    assert answer is not None
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    told = Verdict(is_right=False, reasons=(), lacks=("tunhell-advice-fights-most",))
    hint = lang.text("tunhell-advice-fights-most.hint")
    points = say("puzzle-points", deals=6, n=20, theirs=24, best=22, others=20, rivals=1)
    happens = say("puzzle-gained", deals=6, n=0, best=5, told=say("review-start"))
    for costs, is_hinted in (((), True), ((points,), True), ((happens,), False)):
        judged = Judged(told, Tally((), 0), is_counted=True, costs=costs)
        said = missed_post(view, Posed(PUZZLE), typed, judged, lang).words()
        assert (hint in said, lang.text("bot-puzzle-hint", alone=1) in said) == (is_hinted, is_hinted)


def test_what_the_solution_alone_does_is_not_said_to_be_done_by_others(lang: Words) -> None:
    """Beside what others do, too, neither is said to be."""
    state, typed = PUZZLE.state(), "recruit 1 2"
    view = look(table_of(GAMES["tunhell"], state.seats, PLAIN), state, PUZZLE.seat)
    shared, alone = "tunhell-advice-will-open", "tunhell-advice-fights-most"
    for lacks, is_alone in (((shared,), 0), ((shared, alone), 1)):
        told = Verdict(is_right=False, reasons=(), shared=(shared,), lacks=lacks)
        said = missed_post(view, Posed(PUZZLE), typed, Judged(told, Tally((), 0), is_counted=True), lang).words()
        assert lang.text("bot-puzzle-hint", alone=is_alone) in said.splitlines()


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if puzzles_of(game)])
def test_no_wrong_answer_is_left_with_a_figure_alone(game: str, english: Words) -> None:
    """Where nothing happens more often after it, what the solution does and it does not is told."""
    for puzzle in puzzles_of(game)[::20]:
        now = decision(puzzle.state())
        assert now is not None
        for answer in [one for one in islice(answers_of(now.asks[puzzle.seat]), 40) if not puzzle.is_right(one)][-1:]:
            line, costs = continuation(puzzle, answer), refuted(puzzle, answer)
            judged = Judged(judge(puzzle, answer), Tally((), 0), is_counted=True, line=line, costs=costs)
            hints = [one for one in judged.hints(is_explained=False) if english.has(one.id)]
            assert (
                hints
                or judged.faults(puzzle.answer())
                or judged.refuted(puzzle, answer)
                or {one.id for one in costs} & {GAINED, REFUTED}
            ), (puzzle.id, answer)
