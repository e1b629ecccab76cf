"""Puzzles as they are put to people: what controls call them, what was answered, and streaks."""

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache

from bot.ids import PUZZLE_MARK, digest_token
from bot.operation.logs import report
from bot.profile import DailyPuzzle, PuzzleAnswer, ServerSettings
from bot.tables.hours import local_time
from bot.tables.state import refuse
from games.core import Refusal
from games.puzzles import Puzzle, Verdict, cycle

KNOWN = timedelta(days=30)
"""For how long somebody who has answered a puzzle, alone or on another server, knows it when it is that of the day."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle as it is put to somebody.

    Attributes:
        puzzle: the puzzle.
        day: the day of which it is the server's puzzle, as 2026-11-24; empty for one that was asked for.
    """

    puzzle: Puzzle
    day: str = ""

    @property
    def id(self) -> str:
        """What controls carry in the place of a table."""
        return "-".join(filter(None, (f"{PUZZLE_MARK}{token_of(self.puzzle)}", self.day.replace("-", ""))))


@dataclass(frozen=True, slots=True)
class Tally:
    """What people answered to a puzzle; the first answer of each counts.

    Attributes:
        answers: by answer, as it is typed, how many gave it; the most frequent first.
        found: how many found the solution.
    """

    answers: tuple[tuple[str, int], ...]
    found: int

    @property
    def total(self) -> int:
        """How many have answered."""
        return sum(count for _, count in self.answers)


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of an answer.

    Attributes:
        verdict: whether it is right, and why.
        tally: what people answered, this one included if it counts.
        is_counted: whether it counts.
        streak: for how many days in a row the person has found the server's puzzle of the day.
    """

    verdict: Verdict
    tally: Tally
    is_counted: bool
    streak: int = 0


@dataclass(frozen=True, slots=True)
class Solver:
    """Somebody who found puzzles of the day on a server in a month: name, how many, and streak."""

    name: str
    found: int
    streak: int


def require_day(days: Collection[DailyPuzzle], posed: Posed) -> None:
    """Refuse a puzzle of the day that is not the newest one of the server.

    Raises:
        Refusal: its day is over.
    """
    if not any((one.day, one.puzzle) == (posed.day, posed.puzzle.id) for one in days):
        raise refuse("bot-no-puzzle-of-day")


def day_of(settings: ServerSettings, now: float) -> str:
    """Return the day it is by the clocks of a server."""
    return local_time(now, settings.zone).date().isoformat()


def tally_of(answers: Sequence[PuzzleAnswer]) -> Tally:
    """Return what people answered, from all answers, oldest first."""
    first = {answer.person: answer for answer in reversed(answers)}.values()
    counts = Counter(answer.answer for answer in first)
    return Tally(tuple(counts.most_common()), sum(answer.is_right for answer in first))


def streaks_of(solved: Sequence[tuple[int, str]], today: str) -> dict[int, int]:
    """For how many days in a row each person has found the puzzle of the day, up to today or yesterday."""
    days: dict[int, set[str]] = defaultdict(set)
    for person, day in solved:
        days[person].add(day)
    return {person: count for person, found in days.items() if (count := _streak(found, date.fromisoformat(today)))}


def _streak(found: Collection[str], today: date) -> int:
    day = today if today.isoformat() in found else today - timedelta(days=1)
    count = 0
    while day.isoformat() in found:
        count, day = count + 1, day - timedelta(days=1)
    return count


def is_given(given: Sequence[PuzzleAnswer], posed: Posed) -> bool:
    """Return whether somebody has had their try: for a puzzle of the day within the last month, for any other ever."""
    days = [date.fromisoformat(one.day) for one in given if one.puzzle == posed.puzzle.id]
    return any(not posed.day or date.fromisoformat(posed.day) - day < KNOWN for day in days)


def token_of(puzzle: Puzzle) -> str:
    """Return what stands for a puzzle in controls."""
    return digest_token(puzzle.id)


def read_posed(text: str) -> Posed:
    """Return the puzzle that a control is about.

    Raises:
        Refusal: it is no longer among those of this version, or cannot be read.
    """
    token, _, day = text.removeprefix(PUZZLE_MARK).partition("-")
    puzzle = _by_token().get(token)
    try:
        of_day = date.fromisoformat(day).isoformat() if day else ""
    except ValueError:
        raise refuse("bot-no-such-puzzle") from None  # forged: no such day was ever given out
    try:
        if puzzle is not None:
            puzzle.state()
            return Posed(puzzle, of_day)
    except (Refusal, ValueError) as error:
        report("A puzzle cannot be posed", error, puzzle=puzzle.id if puzzle else token)
    raise refuse("bot-no-such-puzzle")


def puzzle_named(name: str) -> Puzzle | None:
    """Return the puzzle of an id; None where it is no longer among those of this version."""
    return next((puzzle for puzzle in cycle() if puzzle.id == name), None)


@cache
def _by_token() -> dict[str, Puzzle]:
    return {token_of(puzzle): puzzle for puzzle in cycle()}
