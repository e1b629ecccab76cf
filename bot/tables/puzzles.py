"""Puzzles as posed to people: their ids in controls, the answers given, and streaks."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache

from bot.ids import PUZZLE_MARK, digest_token
from bot.operation import report
from bot.profile import DailyPuzzle, PuzzleAnswer, ServerSettings, local_time
from bot.tables.state import refuse
from games.core import Choice, Refusal, Say
from games.puzzles import Puzzle, Verdict, cycle
from games.registry import GAMES

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
    """

    verdict: Verdict
    tally: Tally
    is_counted: bool
    streak: int = 0
    follows: tuple[Say, ...] = ()
    is_alone: bool = False

    def told(self, puzzle: Puzzle, given: Choice) -> tuple[Say, ...]:
        """Return what follows from a wrong answer, without what names something that only the solution names.

        () if that is no more than the answer itself: no points, and nothing revealed.
        """
        game = GAMES[puzzle.game]
        told = tuple(one for one in self.follows if not _parts(puzzle, given) & _named(one))
        return told if any(one.id in game.events.telling for one in told) else ()

    def fault(self, puzzle: Puzzle, given: Choice) -> tuple[Say, ...]:
        """Return what speaks most against a wrong answer, without what names something that only the solution names."""
        return tuple(one for one in self.verdict.against if not _parts(puzzle, given) & _named(one))[:1]


def _parts(puzzle: Puzzle, given: Choice) -> set[str]:
    """Return the things, places and numbers of a solution that are none of another answer, as text."""
    solution, other = ({*map(str, one.field_values())} for one in (puzzle.answer(), given))
    return solution - other


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


def level_of(given: Sequence[PuzzleAnswer], difficulties: Mapping[str, int]) -> int:
    """Return the difficulty that suits a person.

    It rises with each right answer, by one or to the difficulty of that puzzle, and falls by one with each wrong one.

    Args:
        given: their answers, in any order.
        difficulties: those of the puzzles that count, by id.
    """
    level = EASIEST
    for answer in sorted((one for one in given if one.puzzle in difficulties), key=lambda one: one.at):
        level = max(level + 1, difficulties[answer.puzzle]) if answer.is_right else max(level - 1, EASIEST)
        level = min(level, HARDEST)
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


def tried_puzzles(given: Sequence[PuzzleAnswer]) -> dict[str, tuple[int, int]]:
    """Return, by game, how many puzzles a person has solved and how many they have tried; each counts once."""
    right, tried = {one.puzzle for one in given if one.is_right}, {one.puzzle for one in given}
    solved, every = (Counter(name.partition(" ")[0] for name in names) for names in (right, tried))  # see `Puzzle.id`
    return {game: (solved[game], count) for game, count in every.items()}


@cache
def _by_token() -> dict[str, Puzzle]:
    return {token_of(puzzle): puzzle for puzzle in cycle()}
