"""Puzzles as posed to people: their ids in controls, the answers given, and streaks."""

from collections import Counter, defaultdict
from collections.abc import Collection, Container, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache
from itertools import takewhile

from bot.ids import PUZZLE_MARK, digest_token
from bot.operation import report
from bot.profile import DailyPuzzle, PuzzleAnswer, ServerSettings, local_time
from bot.tables.state import refuse
from games.core import Choice, Refusal, Say
from games.puzzle_lines import GAINED, Line
from games.puzzles import HINT, MISSED, Puzzle, Verdict, cycle
from games.registry import GAMES

MORE = "puzzle-more"
"""Id of the hint that the solution brings more of what speaks for the given answer."""
KNOWN = timedelta(days=30)
"""How long an answered puzzle, alone or on another server, counts as known when it becomes the puzzle of the day."""

EASIEST, HARDEST = 1, 5
"""The difficulties of puzzles."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle as posed to a person.

    Attributes:
        puzzle: the puzzle.
        day: the day whose puzzle of the day it is on the server, as 2026-11-24; empty for one that was requested.
        number: the count of puzzles of its game posed to the person, including this; 0 if they have had it before.
    """

    puzzle: Puzzle
    day: str = ""
    number: int = field(default=0, compare=False)

    @property
    def id(self) -> str:
        """The id that controls carry in the table field."""
        return "-".join(filter(None, (f"{PUZZLE_MARK}{token_of(self.puzzle)}", self.day.replace("-", ""))))


@dataclass(frozen=True, slots=True)
class Tally:
    """The answers of people to a puzzle; each person's first answer counts.

    Attributes:
        answers: the number of times each answer was given, as it is typed; the most frequent first.
        found: how many found the solution.
    """

    answers: tuple[tuple[str, int], ...]
    found: int

    @property
    def total(self) -> int:
        """The total number of answers."""
        return sum(count for _, count in self.answers)


@dataclass(frozen=True, slots=True)
class Judged:
    """The result of an answer.

    Attributes:
        verdict: whether it is right, and why.
        tally: people's answers, including this one if it counts.
        is_counted: whether it counts.
        streak: for how many days in a row the person has solved the server's puzzle of the day.
        follows: what the answer leads to in any case.
        is_alone: whether nobody else has answered.
        line: how play may go on after the answer.
        costs: what happens more often after a wrong answer than after the solution, and what it costs in points.
    """

    verdict: Verdict
    tally: Tally
    is_counted: bool
    streak: int = 0
    follows: tuple[Say, ...] = ()
    is_alone: bool = False
    line: Line = ()
    costs: tuple[Say, ...] = ()

    def tells_more(self, puzzle: Puzzle, *, is_blamed: bool = False) -> bool:
        """Return whether more follows from the answer than the answer itself: points, or something revealed.

        If it `is_blamed` for something already, own losses that follow are no more than that.
        """
        game = GAMES[puzzle.game]
        told = [one for one in self.follows if one.id in game.reveals | game.scored]
        return any(not (is_blamed and one.id in game.setbacks and puzzle.seat in one.seats()) for one in told)

    def refuted(self, puzzle: Puzzle, given: Choice, known: Container[object] = ()) -> Line:
        """Return how play may go on after a wrong answer, as far as it names nothing that only the solution names.

        Entries that are `known` already are left out. () if no points follow and nothing is revealed, which would tell
        little.
        """
        parts, telling = _parts(puzzle.answer()) - _parts(given), GAMES[puzzle.game].reveals | GAMES[puzzle.game].scored
        line = tuple(takewhile(lambda entry: not any(parts & _named(one) for one in entry), self.line))
        line = tuple(entry for entry in line if not all(one in known for one in entry))
        return line if any(one.id in telling for entry in line for one in entry) else ()

    def costs_of(self, puzzle: Puzzle, given: Choice | None) -> list[Say]:
        """Return what a wrong answer costs, without what names something that only the solution names."""
        parts = _parts(puzzle.answer()) - (_parts(given) if given is not None else set())
        told = ((cost, cost.values.get("told")) for cost in self.costs)
        return [cost for cost, one in told if cost.id != GAINED or not (isinstance(one, Say) and parts & _named(one))]

    def hints(self, *, is_explained: bool = True) -> list[Say]:
        """Return what the solution does and the given answer does not, without naming anything.

        What no other wrong answer does would give the solution away: it is told only where nothing else explains what
        is wrong with the answer. Only some have texts.
        """
        told = self.verdict.shared if is_explained else (*self.verdict.shared, *self.verdict.lacks)
        hints = [Say(f"{one}{HINT}", {}) for one in dict.fromkeys(told)]
        return hints or [Say(MORE, {})] * (self._is_outdone and not is_explained)

    @property
    def _is_outdone(self) -> bool:
        """Whether the solution brings more of something that speaks for the given answer, too."""
        yours = {one.id: _sum(one) for one in self.verdict.others}
        return any(one.id in yours and _sum(one) > yours[one.id] for one in self.verdict.reasons)

    def faults(self, solution: Choice) -> list[Say]:
        """Return what speaks against a wrong answer itself: what it leaves undone would name the solution.

        A fault that names a part of the solution is told as a hint instead, if that has a text.
        """
        parts = _parts(solution)
        faults = (one for one in self.verdict.against if not one.id.endswith(MISSED))
        return [Say(f"{one.id}{HINT}", {}) if parts & _named(one) else one for one in faults]


def _sum(said: Say) -> int:
    """Return the sum of the numbers in a sentence."""
    return sum(one for one in said.values.values() if isinstance(one, int))


def _parts(answer: Choice) -> set[str]:
    """Return the things, places and numbers of an answer, as text."""
    return {*map(str, answer.field_values())}


def _named(said: Say) -> set[str]:
    """Return the things, places and numbers that a sentence names, as text."""
    lists = (value if isinstance(value, tuple) else (value,) for value in said.values.values())
    return {str(one) for values in lists for one in values}


@dataclass(frozen=True, slots=True)
class Solver:
    """A person who solved puzzles of the day on a server in a month: name, how many, and streak."""

    name: str
    found: int
    streak: int


def require_day(days: Collection[DailyPuzzle], posed: Posed) -> None:
    """Refuse a puzzle of the day that is no longer the server's current one.

    Raises:
        Refusal: its day is over.
    """
    if not any((one.day, one.puzzle) == (posed.day, posed.puzzle.id) for one in days):
        raise refuse("bot-no-puzzle-of-day")


def day_of(settings: ServerSettings, now: float) -> str:
    """Return the current date in a server's time zone."""
    return local_time(now, settings.zone).date().isoformat()


def tally_of(answers: Sequence[PuzzleAnswer]) -> Tally:
    """Return the tally of all answers, given oldest first."""
    first = {answer.person: answer for answer in reversed(answers)}.values()
    counts = Counter(answer.answer for answer in first)
    return Tally(tuple(counts.most_common()), sum(answer.is_right for answer in first))


def streaks_of(solved: Sequence[tuple[int, str]], today: str) -> dict[int, int]:
    """Return for how many days in a row each person has solved the puzzle of the day, up to today or yesterday."""
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
    """Return whether a person has used their attempt: within a month for a puzzle of the day, ever for any other."""
    days = [date.fromisoformat(one.day) for one in given if one.puzzle == posed.puzzle.id]
    return any(not posed.day or date.fromisoformat(posed.day) - day < KNOWN for day in days)


def level_of(given: Sequence[PuzzleAnswer]) -> int:
    """Return the difficulty that suits a person: a step up after each right answer, one down after each wrong one."""
    level = EASIEST
    for answer in sorted(given, key=lambda one: one.at):
        level = min(level + 1, HARDEST) if answer.is_right else max(level - 1, EASIEST)
    return level


def token_of(puzzle: Puzzle) -> str:
    """Return the token of a puzzle in controls."""
    return digest_token(puzzle.id)


def read_posed(text: str) -> Posed:
    """Return the puzzle to which a control belongs.

    Raises:
        Refusal: it no longer exists in this version, or cannot be read.
    """
    token, _, day = text.removeprefix(PUZZLE_MARK).partition("-")
    puzzle = _by_token().get(token)
    try:
        of_day = date.fromisoformat(day).isoformat() if day else ""
    except ValueError:
        raise refuse("bot-no-such-puzzle") from None  # forged: there was never a puzzle for such a day
    try:
        if puzzle is not None:
            puzzle.state()
            return Posed(puzzle, of_day)
    except (Refusal, ValueError) as error:
        report("A puzzle cannot be posed", error, puzzle=puzzle.id if puzzle else token)
    raise refuse("bot-no-such-puzzle")


def puzzle_named(name: str) -> Puzzle | None:
    """Return the puzzle with an id; None if it no longer exists in this version."""
    return next((puzzle for puzzle in cycle() if puzzle.id == name), None)


@cache
def _by_token() -> dict[str, Puzzle]:
    return {token_of(puzzle): puzzle for puzzle in cycle()}
