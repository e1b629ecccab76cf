"""Find puzzles in games between computer players."""

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from games import core
from games.core import EASY, NORMAL, Adviser, Choice, Deal, Dice, Refusal, Seat, State
from games.core.foresight import answers_of
from games.core.notation import LETTERS
from games.core.search import Search
from games.puzzles import Puzzle, is_same, theme_of

from .judging import EVERY, PLAYED_OUT, AnyGame, Budget, Judge

GAP = 0.08
"""Required lead of the best answers over every other one, with both seeds."""
ALIKE = 0.03
"""How far behind the best an answer may be to count as right too, such as the same moves in another order. An answer
between this and `GAP` is neither right nor wrong, so that there is no puzzle."""
MOST_ALIKE = 1 / 3
"""The largest share of all answers that may be right."""
ERRORS = 2.0
"""Required lead in standard errors, with both seeds."""
_CLEAR, _PRECISION = 4.0, 0.02
"""A verdict ends early at a gap this many standard errors from `GAP`; the last one at this standard error."""
_LONG_RUN = 1.5
"""Standard errors that decide simulations to the end of the game, where only the sign of the gap matters."""
_ENDS = 5
"""Where the gap is that of games played to their end, as many times more deals."""
PER_GAME = 2
"""Maximum number of puzzles from one game, for variety."""
FIRST_ANSWERS = 9
"""Answers compared at first."""
FEWEST_ANSWERS = 3
"""With two answers, half of all guesses would be right."""
_FOLLOWED = 2
"""Of so many answers it is asked whether others may as well come before them."""
EASY_TRIES, SEARCHES = 6, 6
_FIRST = 2
"""Deals on which all answers are compared before the first are given up."""

_TOO_EARLY = frozenset({"obvious", "unsure", "neither", "rival", "lucky"})
"""Reasons for giving up that may no longer hold once an answer that can as well come first has been given."""


class _GivenUpError(Exception):
    """The position is not a puzzle; the text is the reason under which it is counted."""


@dataclass
class Mine:
    """The progress of a search with one seed; `keep` and `go_on` store and restore it."""

    game: AnyGame
    seed: str
    seats: tuple[int, ...]
    budget: Budget
    number: int = 0
    place: int = 0
    """Positions of the current game that have been judged."""
    found: int = 0
    tally: Counter[str] = field(default_factory=Counter)
    """Counts of positions by stage (glanced at, looked at, judged) and by reason for rejection."""
    line: list[tuple[State, Seat]] = field(default_factory=list)
    """The positions of the current game, each with the seat that is asked."""

    def puzzles(self, is_over: Callable[[], bool]) -> Iterator[Puzzle]:
        """Play games and yield puzzles until `is_over()`; the result depends on the seed alone."""
        while not is_over():
            if self.place >= len(self.line) or self.found >= PER_GAME:
                self.number, self.place, self.found = self.number + 1, 0, 0
                self.line = self._played()
                continue
            state, seat = self.line[self.place]
            self.place += 1
            puzzle = self.tried(state, seat)
            if puzzle is not None:
                self.found += 1
                yield puzzle

    def _played(self) -> list[tuple[State, Seat]]:
        """Play one game; return its later positions that are to be judged, each with the asked seat."""
        low, high = self.budget.hope
        late = [one for turn in self._turns() for one in turn[-self.budget.last :]]
        return [(then, seat) for then, seat in late if low <= self._adviser.chance(then, seat) <= high]

    def _turns(self) -> list[list[tuple[State, Seat]]]:
        """Play one game, with some moves at random; return its later positions with the asked seat, in turns."""
        seats = self.seats[self.number % len(self.seats)]
        state, met, turn = self.game.begin(Deal(seats, f"{self.seed} {self.number}")), [], 0
        while now := core.decision(state):
            dice = Dice(f"{self.seed} {self.number} {state.number} played")
            seat = dice.pick(sorted(now.asks)) if not state.answers else next(iter(now.asks))
            turn += any(event.is_heading for event in state.told)
            if not state.answers and core.only_answer(now.asks[seat]) is None:
                met.append((state, seat, turn))
            by_chance = dice.below(self.budget.slips) == 0
            play = core.at_random(state, seat, dice) if by_chance else self._normal(state, seat, dice)
            try:
                state = core.apply(state, seat, play)
            except Refusal:  # the answer fits only another imagined deal
                state = core.apply(state, seat, now.step.default(state, seat))
        late = [one for one in met if one[0].number >= (1 - self.budget.share) * state.number]
        return [[(then, seat) for then, seat, _ in run] for _, run in groupby(late, key=itemgetter(1, 2))]

    @property
    def _adviser(self) -> Adviser[Any]:
        assert self.game.search is not None, "only games with a search are mined"
        return self.game.search.adviser

    def _normal(self, state: State, seat: Seat, dice: Dice) -> Choice:
        return self.game.strategies[NORMAL](self.game.imagine(state, seat, dice), seat, dice)

    def tried(self, state: State, seat: Seat, on: int | None = None) -> Puzzle | None:
        """Return the puzzle of a position; None, counted by reason, if it is not a puzzle.

        Args:
            state: the position.
            seat: the seat that is asked.
            on: how many answers may be given first; None for as many as the budget allows.
        """
        left = self.budget.on if on is None else on
        name = " ".join((f"{self.seed} {self.number} {state.number}", *["on"] * (self.budget.on - left)))
        dice = Dice(name)
        usual = self._normal(state, seat, dice)
        judge = Judge(self.game, state, seat, dice, FIRST_ANSWERS, usual)
        self.tally["glanced"] += 1
        judge.compare(self.budget.glance)
        if len(judge) < 2 or judge.lead_over(usual) < GAP / 2:
            return None
        judge.keep(5, 0.4)
        judge.compare(self.budget.second)
        if judge.lead_over(usual) < GAP * 0.75:
            return None
        self.tally["looked"] += 1
        judge.compare(self.budget.look)
        judge.join(GAP / 2)  # what is as good may be right as well, but what normal plays is not
        if judge.standing().gap < GAP * 0.75 or judge.lead_over(usual) < GAP * 0.75:
            return None
        try:
            found = [answer for answer, _ in judge.answers() if answer in judge.alike]
            return self._puzzle(name, state, seat, usual, found, dice)
        except _GivenUpError as why:
            self.tally[str(why)] += 1
            after = self._later(state, seat, judge.standing().best, dice) if left and str(why) in _TOO_EARLY else None
            if after is None:
                return None
            self.tally["played on"] += 1
            return self.tried(after, seat, left - 1)

    def _later(self, state: State, seat: Seat, best: Choice, dice: Dice) -> State | None:
        """Return the position after the answer that may best come before another one; None if none may."""
        judge = Judge(self.game, state, seat, dice, EVERY)
        judge.follow([best])
        judge.only_before(best)
        if not len(judge):  # the best answer fits only another imagined deal
            return None
        judge.compare(3)
        judge.keep(8, 1.0)
        judge.compare(self.budget.look)
        first = next((answer for answer, _ in judge.answers() if not is_same(answer, best)), None)
        if first is None or judge.behind(first)[0] >= GAP / 2:
            return None
        try:
            after = core.apply(state, seat, first)
        except Refusal:  # the answer fits only another imagined deal
            return None
        now = core.decision(after)
        is_open = now is not None and seat in now.asks and core.only_answer(now.asks[seat]) is None
        return after if is_open and now is not None and best in answers_of(now.asks[seat]) else None

    def _puzzle(
        self, name: str, state: State, seat: Seat, usual: Choice, found: Sequence[Choice], dice: Dice
    ) -> Puzzle:
        """Judge the position as it would be shipped: an imagined deal, written in notation and parsed again.

        Args:
            name: of the puzzle.
            state: the position.
            seat: the seat that is asked.
            usual: what level normal plays.
            found: the best answers so far, best first; what only comes before one of them may be right as well.
            dice: for deals.

        Raises:
            _GivenUpError: it is not a puzzle.
        """
        written = self.game.position(self.game.imagine(state, seat, dice))
        try:
            shipped = core.start(self.game.read_position(written))
            asked = core.decision(shipped)
            theme = theme_of(shipped, seat, self.game.id)
        except (Refusal, LookupError) as fault:
            raise _GivenUpError("notation") from fault
        before = core.decision(state)
        assert before is not None, "the seat is asked"
        if asked is None or asked.asks.get(seat) != before.asks[seat]:
            raise _GivenUpError("notation")
        judge = Judge(self.game, shipped, seat, dice, EVERY)
        if len(judge) < FEWEST_ANSWERS:
            raise _GivenUpError("obvious")
        most = MOST_ALIKE * len(judge)
        judge.follow(found[:_FOLLOWED])
        self._narrow(judge, 36)
        judge.join(GAP / 2)
        judge.keep(4, 0.25)
        if not 1 <= len(judge.alike) <= most or len(judge) == len(judge.alike):
            raise _GivenUpError("obvious")
        # cheap checks first, simulations to the end last
        others = self.game.reasons(shipped, seat, usual)
        told = [
            answer
            for answer, _ in judge.answers()
            if answer in judge.alike and not set(self.game.reasons(shipped, seat, answer)) <= set(others)
        ]
        if not told:
            raise _GivenUpError("unexplained")  # no reason that the move of level normal lacks
        if not self._is_missed(shipped, seat, judge.alike, dice):
            raise _GivenUpError("easy")
        self.tally["judged"] += 1
        self._verdict(judge)
        best = max(told, key=judge.chance_of)
        gap = judge.lead_of(best)
        if gap < GAP:
            raise _GivenUpError("lucky")
        if self._has_rival(shipped, seat, judge.alike, dice, best):
            raise _GivenUpError("rival")
        self._play_to_the_end(judge)
        if self.game.id in PLAYED_OUT:
            gap = judge.lead_of(best)
            if gap < GAP:
                raise _GivenUpError("artefact")
        difficulty = self._difficulty(shipped, seat, judge.alike, dice)
        self.tally["kept"] += 1
        return Puzzle(
            game=self.game.id,
            name=name,
            seat=seat,
            position=self.game.position(shipped),
            solution=core.write_choice(best),
            theme=theme,
            difficulty=difficulty,
            gap=round(100 * gap),
            also=tuple(
                core.write_choice(answer) for answer, _ in judge.answers() if answer in judge.alike and answer != best
            ),
        )

    def _narrow(self, judge: Judge, most: int) -> None:
        """Compare all answers on a few deals, at most so many of their plans on as many more, and the best on more."""
        for least, behind in ((most, 0.5), (12, 0.4)):
            judge.compare(_FIRST)
            judge.keep(least, behind)
        judge.compare(self.budget.look)

    def _verdict(self, judge: Judge) -> None:
        """Compare the best answers with the others a last time, and with each other.

        Raises:
            _GivenUpError: one of the verdicts finds another best answer, or none, or they are not all as good.
        """
        for _ in range(2):
            seen = judge.settle(self.budget.verdict, GAP, _CLEAR)
            if seen.gap < max(GAP, ERRORS * seen.error) or seen.best not in judge.alike:
                raise _GivenUpError("unsure")
            judge.keep(4, 2 * GAP)
        # positions kept so far tend to be lucky: measure the gap again
        measured = judge.settle(2 * self.budget.verdict, GAP, _CLEAR, precision=_PRECISION)
        if measured.gap < GAP or measured.best not in judge.alike:
            raise _GivenUpError("lucky")
        if any(behind > ALIKE or error > _PRECISION for behind, error in map(judge.behind, judge.alike)):
            raise _GivenUpError("neither")  # right nor wrong

    def _play_to_the_end(self, judge: Judge) -> None:
        """Compare the best answers with the others in games played to their end.

        Raises:
            _GivenUpError: others are better there: the lead was an artefact of a short search horizon.
        """
        judge.keep(3, 1.0)
        if self.game.id in PLAYED_OUT:
            seen = judge.settle(_ENDS * self.budget.ends, GAP, _CLEAR, precision=_PRECISION, to_the_end=True)
            is_won = seen.gap >= max(GAP, ERRORS * seen.error)
        else:
            seen, is_won = judge.settle(self.budget.ends, 0, _LONG_RUN, to_the_end=True), True
        if seen.best not in judge.alike or not is_won:
            raise _GivenUpError("artefact")

    def _has_rival(self, state: State, seat: Seat, right: Collection[Choice], dice: Dice, *first: Choice) -> bool:
        """Return whether, with other deals, some other legal answer may be nearly as good as the right ones.

        That includes those that are followed by one of the `first`.
        """
        judge = Judge(self.game, state, seat, dice, EVERY)
        judge.alike = frozenset(answer for answer, _ in judge.answers() if _is_among(answer, right))
        judge.follow(first)
        self._narrow(judge, 2 * EVERY)
        judge.keep(4, 0.25)
        seen = judge.settle(self.budget.verdict, GAP, _CLEAR)
        return seen.best not in judge.alike or seen.gap + 2 * seen.error < GAP

    def _is_missed(self, state: State, seat: Seat, right: Collection[Choice], dice: Dice) -> bool:
        """Return whether level normal never finds a right answer, and easy hardly more often than by chance."""
        easy = self.game.strategies[EASY]
        if any(_is_among(self._normal(state, seat, dice), right) for _ in range(3)):
            return False
        tries = (easy(self.game.imagine(state, seat, dice), seat, dice) for _ in range(EASY_TRIES))
        return sum(_is_among(answer, right) for answer in tries) <= 1

    def _difficulty(self, state: State, seat: Seat, right: Collection[Choice], dice: Dice) -> int:
        """Return the difficulty, from 1 to 5, by how many of the quick searches miss the right answers."""
        assert self.game.search is not None, "only games with a search are mined"
        quick = Search(self.game.search.adviser, self.game.redeal, min(40, self.game.search.simulations))
        hits = sum(_is_among(quick(state, seat, dice), right) for _ in range(SEARCHES))
        return 5 - round(4 * hits / SEARCHES)

    def keep(self, path: Path) -> None:
        """Store the progress in a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = {"number": self.number, "place": self.place, "found": self.found, "tally": self.tally}
        path.write_text(json.dumps(kept), "utf-8")

    def go_on(self, path: Path) -> None:
        """Restore the progress from a file, if it exists."""
        if path.exists():
            kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
            self.number, self.place, self.found = kept["number"], kept["place"], kept["found"]
            self.tally = Counter(kept["tally"])
            self.line = self._played()


def _is_among(answer: Choice, right: Collection[Choice]) -> bool:
    return any(is_same(answer, one) for one in right)


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as a table for `puzzles.toml`."""
    assert "'''" not in puzzle.position, "notation has no quotes"
    also = f"also = [{', '.join(map(json.dumps, puzzle.also))}]\n" if puzzle.also else ""
    return (
        f'[[puzzle]]\nname = "{puzzle.name}"\nseat = "{LETTERS[puzzle.seat]}"\nsolution = "{puzzle.solution}"\n'
        f'{also}theme = "{puzzle.theme}"\ndifficulty = {puzzle.difficulty}\ngap = {puzzle.gap}\n'
        f"position = '''\n{puzzle.position.strip()}\n'''\n"
    )
