"""Puzzles: shipped ones are playable, solvable, free of secrets, and evenly distributed."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from io import StringIO
from itertools import count
from pathlib import Path

import pytest

from games import core
from games.__main__ import main
from games.core import Dice, Refusal, Seat, Some
from games.core.foresight import answers_of
from games.puzzles import (
    FIRST_DAY,
    Puzzle,
    cycle,
    is_same,
    judge,
    puzzle_of_the_day,
    puzzles_file,
    puzzles_of,
    spread,
    theme_of,
)
from games.registry import GAMES
from games.terminal import Terminal
from locales import LOCALES, words
from tests.house.test_secrets import seen
from tests.puzzle_sentences import wrong_answers
from tools.puzzles.judging import Budget, Judge
from tools.puzzles.mining import Mine, written

OWED_TO_TIES = """
board standard, variant standard
seats 3, first R, active Y
wagon 1: F1 E=G W=G
wagon 2: B3 E=R N=R S=Y W=G
prisoners: A5=Y C6=Y C8=R
wotan: C3
hands: Y0 G0 R0
treasures: Y0 G2 R2 of 16
die: 4
ran: 0
plan: moving Y 4; turn G
"""
"""A position whose lead of 11 points depends on taking the first of equal turns; otherwise it is 6 or 7."""

WHY, NUDGE = 480, 170
"""The most characters of an explanation, and of a hint."""
PUZZLED = sorted(game for game in GAMES if puzzles_of(game))
pytestmark = pytest.mark.xdist_group("puzzles")


@pytest.mark.parametrize("game", PUZZLED)
def test_every_puzzle_asks_its_seat_and_its_solution_is_allowed(game):
    for puzzle in puzzles_of(game):
        state = puzzle.state()
        now = core.decision(state)
        assert now is not None, puzzle.id
        shape = now.asks[puzzle.seat]
        assert core.only_answer(shape) is None, puzzle.id
        assert shape.fits(puzzle.answer()), puzzle.id
        assert core.write_choice(puzzle.answer()) == puzzle.solution
        assert theme_of(state, puzzle.seat, game) == puzzle.theme
        assert 1 <= puzzle.difficulty <= 5, puzzle.id
        assert puzzle.gap >= 8, puzzle.id
        after = core.apply(state, puzzle.seat, puzzle.answer())
        assert after.number > state.number, "it can be played on"


@pytest.mark.parametrize("game", PUZZLED)
def test_a_puzzle_is_saved_and_written_and_read_back_equal(game):
    room = GAMES[game]
    for puzzle in puzzles_of(game):
        state = puzzle.state()
        assert room.codec.load(room.codec.save(state)) == state, puzzle.id
        assert core.start(room.read_position(room.position(state))) == state, puzzle.id
        assert room.position(state) == puzzle.position.strip(), puzzle.id


@pytest.mark.slow
@pytest.mark.parametrize("game", PUZZLED)
def test_nothing_its_seat_cannot_know_shows_in_a_puzzle(game):
    """Re-dealing hidden information changes neither the seat's view nor the verdict with its reasons."""
    room = GAMES[game]
    for puzzle, wrong in wrong_answers(game).items():
        state = puzzle.state()
        for reader in (puzzle.seat, None):
            other = room.imagine(state, reader, Dice(puzzle.name))
            assert seen(room, other, reader) == seen(room, state, reader), puzzle.id
        again = room.imagine(state, puzzle.seat, Dice("another world"))
        for answer in (puzzle.answer(), *(one.answer for one in wrong[:5])):
            assert room.reasons(again, puzzle.seat, answer) == room.reasons(state, puzzle.seat, answer), puzzle.id


@pytest.mark.parametrize("game", PUZZLED)
def test_the_solution_is_right_and_every_other_answer_wrong(game):
    for puzzle, wrong in wrong_answers(game).items():
        assert all(judge(puzzle, answer).is_right for answer in (puzzle.answer(), *puzzle.others())), puzzle.id
        assert not any(one.verdict.is_right for one in wrong), puzzle.id


@pytest.mark.parametrize("game", PUZZLED)
def test_a_puzzle_is_written_as_it_is_read(game):
    rows = tomllib.loads("".join(map(written, puzzles_of(game))))["puzzle"]
    assert rows == tomllib.loads(puzzles_file(game).read_text("utf-8"))["puzzle"]
    assert len({puzzle.name for puzzle in puzzles_of(game)}) == len(rows), "no name twice"


def test_a_judge_with_other_dice_finds_the_solution():
    """A short comparison with other dice agrees with the shipped verdict."""
    puzzle = max(puzzles_of("poursuite"), key=lambda one: one.gap)
    referee = Judge(GAMES["poursuite"], puzzle.state(), puzzle.seat, Dice("other dice"))
    referee.compare(5)
    referee.keep(12, 0.4)
    referee.compare(40)
    found = referee.standing()
    assert found.best == puzzle.answer()
    assert found.gap > 0.03
    assert referee.answers()[0] == (found.best, found.chance)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["habit 4", "habit 6"])
def test_no_puzzle_owes_its_gap_to_the_order_of_the_choices(seed):
    """Random tie-breaking removes an apparent lead that depends on the order of choices."""
    room = GAMES["poursuite"]
    position = core.start(room.read_position(OWED_TO_TIES))
    assert Mine(room, seed, (3,), Budget()).tried(position, Seat(0)) is None
    assert Judge(room, position, Seat(0), Dice(seed)).settle(150, 0.08, 4).gap < 0.08


def test_a_judge_stops_when_it_is_clear_where_the_gap_lies():
    """A gap far above the bound needs fewer deals than one that must be known precisely."""
    puzzle = next(one for one in puzzles_of("poursuite") if one.name == "fair 53 78")

    def deals(**terms: float) -> int:
        referee = Judge(GAMES["poursuite"], puzzle.state(), puzzle.seat, Dice("clear"), 2)
        found = referee.settle(120, 0.0, 3, **terms)
        assert found.is_off(0.0, 3)
        return referee.simulations // len(referee)

    assert 12 <= deals() < deals(precision=0.001) == 120


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game", PUZZLED)
def test_every_puzzle_is_explained_and_nothing_else(game, lang):
    """Each has a written explanation and a hint, short enough to be read at a glance; none is left of a puzzle gone."""
    said = words(lang)
    for puzzle in puzzles_of(game):
        why, hint = said.text(puzzle.why.id), said.text(puzzle.hint.id)
        assert 60 <= len(why) <= WHY, (puzzle.id, len(why))
        assert 20 <= len(hint) <= NUDGE, (puzzle.id, len(hint))
        assert all(one[-1] in ".!?" and "\n" not in one for one in (why, hint)), puzzle.id
    explained = {name for name in said.ids if name.startswith(f"{game}-puzzle-")}
    assert explained == {puzzle.why.id for puzzle in puzzles_of(game)}


@pytest.mark.parametrize("game", PUZZLED)
def test_no_hint_serves_for_many_puzzles(game):
    """A sentence that fits everywhere helps nowhere."""
    hints = Counter(words("en").text(puzzle.hint.id) for puzzle in puzzles_of(game))
    assert max(hints.values()) <= 3, hints.most_common(3)


@pytest.mark.parametrize("game", PUZZLED)
def test_difficulties_are_spread(game):
    """A person judged them: no level holds more than half of a game's puzzles, and four of the five occur."""
    levels = Counter(puzzle.difficulty for puzzle in puzzles_of(game))
    assert len(levels) >= 4
    assert max(levels.values()) <= len(puzzles_of(game)) / 2


@pytest.mark.parametrize("game", PUZZLED)
def test_what_is_told_against_an_answer_does_not_hold_of_the_solution(game):
    room, told = GAMES[game], 0
    for puzzle, wrong in wrong_answers(game).items():
        best = room.reasons(puzzle.state(), puzzle.seat, puzzle.answer())
        for _, verdict in wrong:
            assert not {*verdict.against} & {*best}, puzzle.id
            assert all(words(lang).has(one.id) for one in verdict.against for lang in LOCALES)
            told += bool(verdict.against)
    assert told or not room.faults


def test_the_document_counts_the_puzzles_as_they_are():
    """Its table tells of each game, and of all together, the number, difficulties, and those with several answers."""

    def counted(title: str, puzzles: Sequence[Puzzle]) -> str:
        levels = Counter(puzzle.difficulty for puzzle in puzzles)
        spread = ", ".join(str(levels[level]) for level in range(1, 6))
        return f"| {title} | {len(puzzles)} | {spread} | {sum(bool(puzzle.also) for puzzle in puzzles)} |"

    told = (Path(__file__).parents[1] / "docs" / "puzzles.md").read_text("utf-8")
    for game in PUZZLED:
        themes = Counter(puzzle.theme for puzzle in puzzles_of(game)).most_common()
        (row,) = [
            line for line in told.splitlines() if counted(words("en").text(f"{game}-title"), puzzles_of(game)) in line
        ]
        assert set(row.split("|")[-2].strip().split(", ")) == {f"{theme} {many}" for theme, many in themes}
    assert counted("together", cycle()) in told


def test_things_can_be_named_in_any_order():
    assert is_same(Some(("a", "b", "a")), Some(("b", "a", "a")))
    assert not is_same(Some(("a", "b")), Some(("a", "b", "b")))


def test_an_answer_that_the_rules_forbid_is_refused():
    puzzle = cycle()[0]
    with pytest.raises(Refusal):
        judge(puzzle, Some(("nothing of the kind",)))


def test_no_puzzle_of_the_day_comes_again_before_all_were_used():
    total = len(cycle())
    assert total == sum(len(puzzles_of(game)) for game in GAMES)
    for start in (0, 12345):
        days = [puzzle_of_the_day(FIRST_DAY + timedelta(start + n)) for n in range(total)]
        assert len({puzzle.id for puzzle in days}) == total
        assert puzzle_of_the_day(FIRST_DAY + timedelta(start + total)) == days[0]


def test_games_and_themes_take_turns():
    """Each half of a cycle has half of each game's puzzles, and of each theme's."""
    kinds = {("tunhell", "turn"): 8, ("tunhell", "heart"): 4, ("maphr", "market"): 4, ("winter", "goal"): 2}
    made = [
        replace(cycle()[0], game=game, theme=theme, name=str(n))
        for (game, theme), many in kinds.items()
        for n in range(many)
    ]
    order = spread(made)
    assert sorted(map(repr, order)) == sorted(map(repr, made))
    for half in (order[:9], order[9:]):
        assert Counter((one.game, one.theme) for one in half) == {kind: many // 2 for kind, many in kinds.items()}


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game", PUZZLED)
def test_the_terminal_tells_the_right_answer_from_a_wrong_one(game, lang):
    """The terminal accepts the typed solution, and explains it after a wrong answer, too."""
    puzzle = puzzles_of(game)[0]
    wrong = wrong_answers(game)[puzzle][0].answer
    for answer, is_right in ((puzzle.solution, True), (core.write_choice(wrong), False)):
        said: list[str] = []
        terminal = Terminal(GAMES[game], words(lang), ask=lambda _, answer=answer: answer, show=said.append)
        assert terminal.solve(puzzle) == is_right
        assert said[-2:] == [
            words(lang).text(puzzle.why.id),
            words(lang).text("puzzle-gap", gap=puzzle.gap, also=len(puzzle.also)),
        ]


def test_a_puzzle_is_chosen_on_the_command_line(monkeypatch, capsys):
    puzzle = puzzles_of(PUZZLED[0])[0]
    monkeypatch.setattr("sys.stdin", StringIO(f"{puzzle.solution}\n"))
    assert main(["puzzle", puzzle.game, "1", "--lang", "en"]) == 0
    assert "Right: " in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["chess"], ["tunhell", "0"], ["tunhell", "9999"], ["tunhell", "x"]])
def test_a_puzzle_that_does_not_exist_is_refused_in_one_sentence(arguments, capsys):
    with pytest.raises(SystemExit):
        main(["puzzle", *arguments])
    assert "error:" in capsys.readouterr().err


def test_the_end_of_the_input_leaves_the_puzzle_unsolved(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert main(["puzzle", "--lang", "fr"]) == 0
    assert words("fr").text("puzzle-bye") in capsys.readouterr().out


def test_mining_finds_the_same_again_from_the_same_seed(tmp_path):
    """Continued from a file, mining reaches the same position and figures."""

    def mined(stop: int | None) -> tuple[object, ...]:
        mine = Mine(GAMES["poursuite"], "test", (2,), Budget(glance=1, second=1, look=2, verdict=4, ends=3))
        found = []
        if stop is not None:
            place = count()
            found += mine.puzzles(lambda: next(place) >= stop)
            mine.keep(tmp_path / "kept.json")
            mine = Mine(mine.game, mine.seed, mine.seats, mine.budget)
            mine.go_on(tmp_path / "kept.json")
        place = count(stop or 0)
        found += mine.puzzles(lambda: next(place) >= 14)
        return [written(puzzle) for puzzle in found], mine.tally, mine.number, mine.place

    assert mined(None) == mined(5)
    assert mined(None)[1]["glanced"] > 0


def test_mining_looks_at_the_later_positions_of_a_game():
    """With a share of a quarter only about a quarter of the positions are examined."""

    def met(share: float) -> int:
        mine = Mine(GAMES["poursuite"], "test", (2,), Budget(share=share))
        played = count()
        assert not list(mine.puzzles(lambda: next(played) >= 1))
        return len(mine.line)

    assert 0 < met(0.25) < met(0.5) < met(1)


def test_what_normal_plays_is_always_compared():
    """The answer of level normal is always compared, with its distance to the best."""
    puzzle = puzzles_of("maphr")[0]
    now = core.decision(puzzle.state())
    assert now is not None
    for usual in answers_of(now.asks[puzzle.seat]):
        referee = Judge(GAMES["maphr"], puzzle.state(), puzzle.seat, Dice("few"), 1, usual)
        referee.compare(1)
        assert any(is_same(usual, answer) for answer, _ in referee.answers())
        assert referee.lead_over(usual) >= 0
