"""Puzzles: positions in which one answer of one seat is clearly best, stored as data beside each game's rules."""

import tomllib
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache, lru_cache
from itertools import islice, takewhile
from pathlib import Path
from typing import Protocol

from games import core
from games.core import Choice, Dice, Refusal, Say, Seat, Sign, Some, State
from games.core.foresight import answers_of
from games.core.notation import LETTERS
from games.registry import GAMES

FIRST_DAY = date(2026, 1, 1)
"""The date of the first daily puzzle."""
_MOST = 40
"""Other answers with which the reasons of a solution are compared."""
_ENOUGH = 2
"""Other wrong answers that must do the same as a solution for that to be a hint: it still leaves something to find."""
HINT = ".hint"
"""The end of the id of a sentence on what a solution does, which names nothing of it."""
MISSED = ".missed"
"""The end of the id of a sentence on something that the solution does and an answer leaves undone."""


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
        difficulty: from 1, found by nearly every quick search, to 5.
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


class Question(Protocol):
    """A question of one seat with its best answer, such as a puzzle or a past decision."""

    @property
    def id(self) -> str:
        """Its name, which seeds the dice."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""

    @property
    def gap(self) -> int:
        """How far the best answer is ahead, in points out of a hundred."""

    def state(self) -> State:
        """Return the position."""

    def answer(self) -> Choice:
        """Return the best answer."""

    def is_right(self, answer: Choice) -> bool:
        """Return whether an answer is the best one or just as good."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on an answer.

    Attributes:
        is_right: whether it is the solution or just as good.
        reasons: the reasons for the solution, most important first, without those that also hold for the given answer
            in its own way or, if that is right, only those that hold for the fewest others; () if there are none.
        others: the reasons for the given answer that the solution lacks; () if it is right.
        against: what speaks against the given answer and not against the solution, first what it does, then what it
            leaves undone; () if it is right. The latter are the attributes `missed` of reasons, which only some have.
        shared: the ids of those `reasons` that may be told without giving the solution away, as other wrong answers
            have all of them, too; () if it is right.
        lacks: the ids of all `reasons` of a kind that does not hold for the given answer; () if it is right.
    """

    is_right: bool
    reasons: tuple[Say, ...]
    others: tuple[Say, ...] = ()
    against: tuple[Say, ...] = ()
    shared: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()


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
    """Return whether an answer solves a puzzle, with reasons from what its seat knows.

    Raises:
        Refusal: the rules do not allow this answer.
    """
    puzzle = puzzle.answered(answer)
    solution = puzzle.answer()
    core.apply(_state(puzzle), puzzle.seat, answer)
    faults, why = GAMES[puzzle.game].faults, reasons_of(puzzle, solution)
    if is_same(answer, solution):
        rivals = [reasons_of(puzzle, other) for other in _others(puzzle)]
        return Verdict(is_right=True, reasons=_rarest([one for one in why if one.id not in faults], rivals))
    given = reasons_of(puzzle, answer)
    alone, others = (tuple(one for one in ours if one not in theirs) for ours, theirs in ((why, given), (given, why)))
    done = [one for one in others if one.id in faults]
    done += [one for one in _objections(puzzle, answer) if one not in _objections(puzzle, solution)]
    undone = [
        Say(f"{one.id}{MISSED}", one.values)
        for one in alone
        if one.id not in faults and not any(_is_like(one, other) for other in given)
    ]
    known = {one.id for one in given} | faults
    lacks = tuple(dict.fromkeys(one.id for one in alone if one.id not in known))
    return Verdict(
        is_right=False,
        reasons=tuple(one for one in core.telling_reasons(why, given) if one.id not in faults),
        others=tuple(one for one in others if one.id not in faults),
        against=(*done, *undone),
        shared=_shared(puzzle, answer, lacks),
        lacks=lacks,
    )


def _rarest(reasons: Sequence[Say], rivals: Sequence[Sequence[Say]]) -> tuple[Say, ...]:
    """Return those reasons for a solution that the fewest other answers have in their own way."""
    held = [sum(not core.telling_reasons((one,), (*rival,)) for rival in rivals) for one in reasons]
    least = min(held, default=0)
    return tuple(one for one, n in zip(reasons, held, strict=True) if n == least)


def _shared(puzzle: Puzzle, answer: Choice, lacks: Sequence[str]) -> tuple[str, ...]:
    """Return the ids of what an answer lacks that enough other wrong answers share, all of them together."""
    told = list[str]()
    rivals = [{one.id for one in reasons_of(puzzle, other)} for other in _others(puzzle) if not is_same(other, answer)]
    for reason in lacks:
        if sum({*told, reason} <= rival for rival in rivals) >= _ENOUGH:
            told.append(reason)
    return tuple(told)


def consequences(puzzle: Question, answer: Choice) -> tuple[Say, ...]:
    """Return what an answer leads to in any case, as far as its seat can know, until the round is over."""
    game, dice = GAMES[puzzle.game], Dice("consequences")
    found = core.foresee(game.redeal, puzzle.state(), puzzle.seat, dice, only=answer)
    told = tuple(say for one in found for say in one.told)
    try:
        now = heard(puzzle, core.apply(game.imagine(puzzle.state(), puzzle.seat, dice), puzzle.seat, answer))
    except Refusal:  # it fits only another imagined deal
        return told
    return tuple(one for one in told if one in now)


def heard(puzzle: Question, state: State) -> list[Say]:
    """Return what the seat of a puzzle was told last, without what belongs to the next round."""
    rounds = GAMES[puzzle.game].rounds
    told = takewhile(lambda event: event.say.id not in rounds, state.told)
    return [event.say for event in told if event.to in {None, puzzle.seat} and not event.is_heading]


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
def reasons_of(puzzle: Puzzle, answer: Choice) -> tuple[Say, ...]:
    """Return what is known of an answer, for it and against it; kept, since a verdict compares many answers."""
    return GAMES[puzzle.game].reasons(_state(puzzle), puzzle.seat, answer)


@lru_cache(maxsize=1024)
def _objections(puzzle: Puzzle, answer: Choice) -> tuple[Say, ...]:
    """Return what speaks against an answer; kept, since each verdict needs it of the solution, too."""
    return GAMES[puzzle.game].objections(_state(puzzle), puzzle.seat, answer)


def _is_like(one: Say, other: Say) -> bool:
    """Return whether two reasons say the same, possibly with different numbers."""
    if one.id != other.id:
        return False
    ours, theirs = ({value for value in said.values.values() if isinstance(value, str | Sign)} for said in (one, other))
    return not ours or not theirs or bool(ours & theirs)


@lru_cache(maxsize=64)
def _others(puzzle: Puzzle) -> tuple[Choice, ...]:
    """Return the wrong answers, at most a limited number of them."""
    now = core.decision(_state(puzzle))
    assert now is not None, f"{puzzle.id} asks nothing"
    answers = islice(answers_of(now.asks[puzzle.seat]), _MOST)
    return tuple(answer for answer in answers if not puzzle.is_right(answer))


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
