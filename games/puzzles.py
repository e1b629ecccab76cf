"""Puzzles: positions in which one answer of one seat is clearly best, stored as data beside each game's rules."""

import tomllib
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache, lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from games import core
from games.core import Choice, Dice, Game, Refusal, Say, Seat, Some, State
from games.core.notation import LETTERS
from games.registry import GAMES

FIRST_DAY = date(2026, 1, 1)
"""The date of the first daily puzzle."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position as its seat sees it, with the answer that is clearly best.

    Attributes:
        game: id of the game.
        name: the computer game and move it comes from; constant, because people's answers are stored under it.
        seat: the seat that has to find the answer.
        position: the position in the game's notation, a full deal of which the seat knows only its view.
        solution: the best answer, as a typed line.
        theme: the rules help topic of the question.
        difficulty: from 1, where what the answers say suffices, to 5, which experts may miss; judged by a person.
        gap: lead of the solution over the next best answer that is not right either, in percentage points.
        also: answers that are just as good, as typed lines, such as the same moves in another order.
    """

    game: str
    name: str
    seat: Seat
    position: str
    solution: str
    theme: str
    difficulty: int
    gap: int
    also: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Unique name of the puzzle among those of all games."""
        return f"{self.game} {self.name}"

    @property
    def why(self) -> Say:
        """The written explanation of the solution; its attribute `hint` helps without naming it."""
        return Say(f"{self.game}-puzzle-{self.name.replace(' ', '-')}", {})

    @property
    def hint(self) -> Say:
        """A sentence that helps to find the solution without naming it."""
        return Say(f"{self.why.id}.hint", {})

    def state(self) -> State:
        """Return the position, run to the question, as a separate state that can be played on."""
        return core.clone(_state(self))

    def answer(self) -> Choice:
        """Return the solution as a choice."""
        return _read(self, self.solution)

    def others(self) -> tuple[Choice, ...]:
        """Return the answers that are just as good as the solution."""
        return tuple(_read(self, typed) for typed in self.also)

    def is_right(self, answer: Choice) -> bool:
        """Return whether an answer is the solution or just as good."""
        return any(is_same(answer, one) for one in (self.answer(), *self.others()))

    def answered(self, answer: Choice) -> "Puzzle":
        """Return the puzzle with this answer as its solution, if it is just as good; otherwise the puzzle itself."""
        for typed, other in zip(self.also, self.others(), strict=True):
            if is_same(answer, other):
                rest = [one for one in self.also if one != typed]
                return replace(self, solution=typed, also=(self.solution, *rest))
        return self


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on an answer.

    Attributes:
        is_right: whether it is the solution or just as good.
        against: what speaks against the given answer and not against the solution; () if it is right.
    """

    is_right: bool
    against: tuple[Say, ...] = ()


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, in the order in which they were found; () if it has none.

    Raises:
        KeyError: there is no such game.
    """
    path = puzzles_file(GAMES[game].id)
    if not path.exists():
        return ()
    return tuple(
        Puzzle(**row | {"game": game, "seat": Seat(LETTERS.index(row["seat"])), "also": tuple(row.get("also", ()))})
        for row in tomllib.loads(path.read_text("utf-8")).get("puzzle", ())
    )


def puzzles_file(game: str) -> Path:
    """Return the path of the file with the puzzles of a game."""
    return Path(__file__).parent / game / "puzzles.toml"


@cache
def cycle() -> tuple[Puzzle, ...]:
    """Return every puzzle of every game once, in the order of the daily puzzles."""
    return spread([puzzle for game in sorted(GAMES) for puzzle in puzzles_of(game)])


def spread(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Order puzzles so that games come up as evenly as their numbers allow, and so do the themes of each game."""
    games: dict[str, dict[str, list[Puzzle]]] = defaultdict(lambda: defaultdict(list))
    for puzzle in puzzles:
        games[puzzle.game][puzzle.theme].append(puzzle)
    return _mixed([_mixed(list(themes.values())) for themes in games.values()])


def puzzle_of_the_day(day: date) -> Puzzle:
    """Return the puzzle of a day; none is repeated until all have been used."""
    return cycle()[(day - FIRST_DAY).days % len(cycle())]


def judge(puzzle: Puzzle, answer: Choice) -> Verdict:
    """Return whether an answer solves a puzzle, and what speaks against it, from what its seat knows.

    Raises:
        Refusal: the rules do not allow this answer.
    """
    core.apply(_state(puzzle), puzzle.seat, answer)
    if puzzle.is_right(answer):
        return Verdict(is_right=True)
    ours = _faults(puzzle, puzzle.answer())
    return Verdict(is_right=False, against=tuple(one for one in _faults(puzzle, answer) if one not in ours))


@lru_cache(maxsize=1024)
def _faults(puzzle: Puzzle, answer: Choice) -> tuple[Say, ...]:
    """Return what speaks against an answer; kept, since each verdict needs it of the solution, too."""
    game = GAMES[puzzle.game]
    about = _state(puzzle), puzzle.seat, answer
    return (*(one for one in game.reasons(*about) if one.id in game.faults), *game.objections(*about))


def consequences(puzzle: Puzzle, answer: Choice) -> tuple[Say, ...]:
    """Return what an answer leads to in any case, as far as its seat can know, until the round is over."""
    game, dice = GAMES[puzzle.game], Dice("consequences")
    found = core.foresee(game.redeal, puzzle.state(), puzzle.seat, dice, only=answer)
    told = tuple(say for one in found for say in one.told)
    try:
        after = core.apply(game.imagine(puzzle.state(), puzzle.seat, dice), puzzle.seat, answer)
    except Refusal:  # it fits only another imagined deal
        return told
    now = heard(game, after, puzzle.seat)
    return tuple(one for one in told if one in now)


def heard(game: Game[Any, Any], state: State, seat: Seat) -> list[Say]:
    """Return what a seat was told last, without what belongs to the next round."""
    told = takewhile(lambda event: event.say.id not in game.events.rounds, state.told)
    return [event.say for event in told if event.to in {None, seat} and not event.is_heading]


def is_same(one: Choice, other: Choice) -> bool:
    """Return whether two answers are equivalent: the order of several selected items does not matter."""
    if isinstance(one, Some) and isinstance(other, Some):
        return Counter(one.items) == Counter(other.items)
    return one == other


def theme_of(state: State, seat: Seat, game: str) -> str:
    """Return the rules help topic of a seat's question.

    Raises:
        LookupError: the seat is not asked, or no topic covers its question.
    """
    now = core.decision(state)
    if now is None or seat not in now.asks:
        raise LookupError(f"seat {seat} is not asked")
    known = GAMES[game]
    place = known.questions[now.step.word()]
    for topic, places in known.topics.items():
        if place in places:
            return topic
    raise LookupError(f"no topic covers {place}")


@lru_cache(maxsize=1024)
def _read(puzzle: Puzzle, typed: str) -> Choice:
    found = core.read_choice(puzzle.game, typed)
    assert found is not None, f"{puzzle.id}: {typed} is no choice"
    return found


@cache
def _state(puzzle: Puzzle) -> State:
    state: State = core.start(GAMES[puzzle.game].read_position(puzzle.position))
    return state


def _mixed(rows: Sequence[Sequence[Puzzle]]) -> tuple[Puzzle, ...]:
    """Interleave several rows of puzzles: each keeps its order and is spread evenly."""
    places = [((n + 0.5) / len(row), number, puzzle) for number, row in enumerate(rows) for n, puzzle in enumerate(row)]
    return tuple(puzzle for _, _, puzzle in sorted(places, key=lambda place: place[:2]))
