"""The review of a finished game, reported while it progresses: a first estimate soon, then more reliable ones."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from heapq import nlargest
from math import hypot
from typing import Any

from games import core
from games.core import Concession, Dice, Refusal, Say, Search, Seat, Spent, State, say
from games.transcript import Replay

from .account import LEAST, NAMED, SHARE, SURE, WEIGHT, Judged, Part, Parts, Point, Review, Risked, through
from .endings import ending, lead
from .estimating import estimate, estimated
from .line import Moment, Said, line, moments
from .quoting import explained, label
from .sums import brought, doubtful
from .weighing import FEWEST, Lazy, Tally, Weighing, is_forced, unsettled

FIRST, FOUND, BALANCED = 0.15, 0.5, 0.24
"""The largest parts of the budget left by the line for the search for better answers: before anything is told of them,
and altogether; and for what the choices did together. All the rest is spent on decisions that may be mentioned."""
_LINE = 0.3
"""The largest part of the budget for the line."""
_ALIKE = 2
"""How many decisions of any seat are searched for each three of the seat's own that may be mentioned. All seats alike:
what was overlooked of one seat's mistakes would count as luck."""
_FINE = 0.005
"""A lead with a smaller standard error is known well enough to choose what is examined more closely."""
_STEP = 0.1
"""Part of the budget between two results."""
_COSTLY, _GOOD = 2 * NAMED, 3
"""How many of the worst and of the best decisions are examined more closely, because they may be mentioned, and as
many of those against which the game warned as of the worst."""
_SUSPECT = 1.5
"""How much more the uncertainty of a decision counts if the game warned against it."""
_SPARE, _LISTED = 2, 20
"""How many more costly decisions than are mentioned are explained, as those without a reason rank behind; and the most
other mistakes that are listed."""
_TOO_FEW = 3
"""Minimum number of a seat's decisions in a game that was given up."""


def review(
    again: Replay, seat: Seat, seed: str, spent: Spent | None = None, simulations: int = 4000
) -> Iterator[Review]:
    """Review a game for one seat; one that was given up is reviewed as far as it was played.

    Args:
        again: the replayed game.
        seat: the seat whose decisions are judged.
        seed: seed for imagining worlds: the same seed and number of simulations give the same review.
        spent: returns the used part of the budget; the clock is the caller's.
        simulations: the budget without `spent`: the number of simulations, besides those of the shares over time.

    Yields:
        the review so far; the last one `is_done`.

    Raises:
        Refusal: the game cannot be judged or has no such seat, or it was given up after too few decisions of that seat.
    """
    if again.game.search is None:
        raise Refusal(say("review-no-judge"))
    if not 0 <= seat < again.last.seats:
        raise Refusal(say("review-no-seat"))
    made = _Reviewer(again, seat, Dice(seed), spent, simulations)
    if again.outcome is None and made.decisions < _TOO_FEW:
        raise Refusal(say("review-too-brief", least=_TOO_FEW))
    return made.run()


class _Reviewer:
    """A review in progress."""

    def __init__(self, again: Replay, seat: Seat, dice: Dice, spent: Spent | None, simulations: int) -> None:
        search: Search[Any] | None = again.game.search
        assert search is not None, "only games with an adviser are reviewed"
        self._again, self._seat, self._search, self._quick = again, seat, search, dice.quick()
        self._played = 0
        self._spent, self._since = spent or (lambda: self._played / simulations), 0.0
        said, self._after = line(again), again.positions
        self._moments = moments(again, said, search.adviser.is_settled)
        self._shares = [tuple[Tally, ...]() for _ in self._moments]
        self._all = [Lazy(search, one, dice) for one in said if not is_forced(one)]
        self._own = [one for one in self._all if one.said.seat == seat]
        self._others = [one for one in self._all if one.said.seat != seat]
        self._nameable: list[Weighing] = []
        self._so_far: list[Judged] = []
        self._until = 0.0
        self._warned = {one.said.entry for one in self._own if one.said.is_own and _is_warned(one.said)}
        self._suspects = [one for one in self._own if one.said.entry in self._warned] * (FEWEST // 2)

    @property
    def decisions(self) -> int:
        """How often the seat had several answers."""
        return len(self._own)

    def run(self) -> Iterator[Review]:
        """Spend the budget, reporting the results at intervals."""
        for found in estimated(self._search, self._moments, lambda: self._spent() < _LINE):
            self._moments, self._shares = found
            if self._spent() >= self._until:
                self._until = self._spent() + _STEP
                yield self._review(is_done=False)
        self._since = self._spent()
        self._until = self._since + _STEP
        yield self._review(is_done=False)
        for _ in self._steps():
            spent = self._spent()
            if spent >= self._until:
                self._until = spent + _STEP
                yield self._review(is_done=False)
        yield self._review(is_done=True)

    def _used(self) -> float:
        """Return the used part of what the estimates of the shares have left of the budget."""
        return (self._spent() - self._since) / (1 - self._since) if self._since < 1 else 1.0

    def _steps(self) -> Iterator[None]:
        yield from self._look_for_better(FIRST)
        yield from self._judge_first()
        yield from self._look_for_better(FOUND)
        yield from self._judge()

    def _look_for_better(self, until: float) -> Iterator[None]:
        """Search for better answers of every seat: where the game warned, then where the costliest are least known."""
        while self._used() < until:
            searched = [self._suspects.pop()] if self._suspects else [*self._least_sure(), *self._riskiest()]
            if not searched:
                return
            for one in searched:
                self._played += one.weighing.search()
                yield

    def _judge_first(self) -> Iterator[None]:
        """Simulate what seems to have cost most so far, so that a reader soon sees some of it, and let it go again."""
        own = [one.weighing for one in self._own if one.said.is_own and one.is_looked_at and one.lead > one.error]
        own = sorted((one for one in own if not one.came_anyway), key=lambda one: one.lead, reverse=True)[:NAMED]
        for one in own:
            one.settle()
        for _ in range(2 * FEWEST):
            for one in own:
                if self._used() < 2 * FIRST:
                    self._played += one.judge()
                    yield
        self._so_far = [self._judged(one) for one in own if one.gap.n >= FEWEST]
        self._until = 0.0
        yield  # what is known so far is told at once
        for one in own:
            one.release()

    def _least_sure(self) -> Iterator[Lazy]:
        """Yield own decisions whose rank is least certain (LUCB): weakest costly, strongest other, possibly best."""
        order = sorted(self._own, key=lambda one: one.lead, reverse=True)
        found = [
            *sorted(order[:NAMED], key=lambda one: one.lead - SURE * one.error)[:1],
            *sorted(order[NAMED:], key=lambda one: one.lead + SURE * one.error)[-1:],
            *sorted(order, key=lambda one: one.lead - SURE * one.error)[:1],
        ]
        return (one for one in dict.fromkeys(found) if one.error > _FINE)

    def _riskiest(self) -> Iterator[Lazy]:
        """Yield decisions of all seats of which it is least certain what they cost, for the sums."""
        found = nlargest(_ALIKE, self._all, key=lambda one: one.risk)
        return (one for one in found if one.error > _FINE)

    def _judge(self) -> Iterator[None]:
        """Simulate decisions on further deals: those that make their sum more certain, then those to be mentioned."""
        found = [one.weighing for one in self._all if one.is_looked_at]
        for one in found:
            one.settle()
        doubtful = [one for one in found if one.is_doubtful]
        end = min(1.0, self._used() + BALANCED)
        while doubtful and self._used() < end:
            self._played += max(doubtful, key=self._promises_surety).judge()
            yield
        own = [one.weighing for one in self._own if one.said.is_own and one.is_looked_at]
        own = [one for one in own if one.other is not None and not one.came_anyway]
        order = sorted(own, key=lambda one: one.lead, reverse=True)
        warned = [one for one in order if one.said.entry in self._warned]
        final = [one for one in order if self._is_lost and one.said.when == self._own[-1].said.when]
        self._nameable = [*dict.fromkeys((*warned[:_COSTLY], *order[:_COSTLY], *final[:1], *order[::-1][:_GOOD]))]
        while self._used() < 1 and (doubtful := unsettled(self._nameable)):
            self._played += max(doubtful, key=self._doubt).judge()
            yield

    def _doubt(self, one: Weighing) -> tuple[bool, bool, float]:
        """Return the order in which decisions that may be mentioned are simulated on: those warned against first."""
        is_new, is_warned = one.gap.n < FEWEST, one.said.entry in self._warned
        return is_new, is_new and is_warned, (_SUSPECT if is_warned else 1.0) * one.gap.error

    def _review(self, *, is_done: bool) -> Review:
        judged = [self._judged(one) for one in self._nameable if one.gap.n >= FEWEST] or self._so_far
        named = sorted((one for one in judged if one.is_named), key=SHARE)
        points = tuple(self._point(moment, n) for n, moment in enumerate(self._moments))
        if self._is_even:
            points = (replace(points[0], shares=(1 / self._again.last.seats,) * self._again.last.seats), *points[1:])
        costs = [one for one in named[: NAMED + _SPARE] if one.gap.share < 0]
        costs = [self._explained(one) for one in costs] if is_done else costs
        costs = sorted(sorted(costs, key=WEIGHT if is_done else SHARE)[:NAMED], key=SHARE)
        praise = self._placed(named[-1]) if named and named[-1].gap.share > 0 else None
        smaller = [self._judged(one) for one in self._smaller({one.entry for one in costs})] if is_done else []
        last = min((one for one in smaller if one.when == self._own[-1].said.when), key=SHARE, default=None)
        marked = (*costs, *((praise,) if praise else ())) if is_done else ()
        return Review(
            game=self._again.game.id,
            seat=self._seat,
            points=through(points, [point for one in marked for point in self._told(one)]),
            parts=self._parts(points),
            costs=tuple(costs),
            praise=praise,
            decisions=self.decisions,
            weighed=sum(one.is_looked_at for one in self._own),
            is_together=self._is_together,
            progress=1.0 if is_done else min(1.0, self._spent()),
            is_done=is_done,
            is_given_up=self._again.outcome is None,
            warned=self._unmentioned({one.entry for one in (*named, *smaller)}),
            ending=self._ending(),
            smaller=tuple(sorted(sorted(smaller, key=SHARE)[:_LISTED], key=lambda one: one.entry)),
            slips=len(smaller),
            last=last.entry if last is not None and self._is_lost else None,
        )

    def _smaller(self, named: Collection[int]) -> list[Weighing]:
        """Return what else the sum of the seat's choices consists of, apart from the named entries."""
        doubted = (one for one in doubtful(self._own) if not one.is_refuted and one.gap.n > 1)
        found = [one for one in doubted if one.gap.mean < -LEAST / 4]
        if self._is_lost:
            found += [one for one in self._nameable if one.said.when == self._own[-1].said.when and one.gap.mean < 0]
        return [one for one in dict.fromkeys(found) if one.said.entry not in named]

    @property
    def _is_lost(self) -> bool:
        """Whether all have lost together."""
        return self._is_together and self._again.outcome is not None and not self._again.outcome.winners

    def _ending(self) -> Say | None:
        """Return how the game ended for the reader; None if points did not decide it."""
        if not self._is_together:
            return lead(self._again.outcome, self._seat, self._again.game.id)
        when = self._own[-1].said.when if self._own else None
        last = when and Say(f"{when.id.removesuffix('.round')}.when", when.values)
        standing = self._again.game.standing(self._again.last)
        return ending(self._again.outcome, self._seat, standing, last, self._again.game.id)

    def _explained(self, one: Judged) -> Judged:
        """Return a costly decision with what comes of both answers, and the chance before it."""
        return self._placed(explained(one, self._again.game, self._before(one), self._after[one.entry]))

    def _placed(self, one: Judged) -> Judged:
        """Return a decision with the chance before it, as the line shows it."""
        is_first = self._is_even and max(n for n in self._after if n < one.entry) == self._moments[0].entry
        seats = self._again.last.seats
        return replace(one, stood=1 / seats if is_first else estimate(self._search, self._before(one))[self._seat].mean)

    def _before(self, one: Judged) -> State:
        (before,) = [own.said.before for own in self._own if own.said.entry == one.entry]
        return before

    def _told(self, one: Judged) -> Iterator[Point]:
        """Yield the moments before a missed chance and after a named decision, with the chances that are told of it.

        The shares of the others are estimated and, where one player wins what others lose, they make up the rest.
        """
        last = max((n for n in self._after if n < one.entry), default=None)
        if one.missed is not None and last is not None and (last != self._moments[0].entry or not self._is_even):
            tallies = estimate(self._search, self._after[last])
            yield Point(last, one.turn, tuple(tally.mean for tally in tallies), tallies[self._seat].error)
        own, shares = one.chances[0] / 100, [tally.mean for tally in estimate(self._search, self._after[one.entry])]
        rest = 1 - shares[self._seat]
        for seat in range(len(shares)) if not self._is_together else ():
            shares[seat] = shares[seat] / rest * (1 - own) if rest > 0 else (1 - own) / max(1, len(shares) - 1)
        shares[self._seat] = own
        yield Point(one.entry, one.turn, tuple(shares), one.gap.error)

    def _unmentioned(self, named: Collection[int]) -> tuple[Risked, ...]:
        """Return the choices that the game had warned against, except those of some entries."""
        said = [one.said for one in self._own if one.said.entry in self._warned and one.said.entry not in named]
        return tuple(Risked(one.when, label(one.before, one.seat, one.choice)) for one in said)

    @property
    def _is_together(self) -> bool:
        return self._again.game.concession is Concession.COMMON_DEFEAT

    @property
    def _is_even(self) -> bool:
        """Whether all began with an equal chance: in a competitive game that was played from the deal."""
        return not self._is_together and self._again.transcript.position is None

    def _point(self, moment: Moment, n: int) -> Point:
        tallies = self._shares[n]
        is_end = core.decision(moment.state) is None
        error = 0.0 if is_end else tallies[self._seat].error
        return Point(moment.entry, moment.turn, tuple(tally.mean for tally in tallies), error)

    def _parts(self, points: Sequence[Point]) -> Parts:
        """Split the result into parts, with an equal initial share, or that of the first position if that is fairer.

        A game that was given up ends with the estimate for its last position.
        """
        end = Part(points[-1].shares[self._seat], points[-1].error)
        start = Part(1 / self._again.last.seats)
        if not self._is_even:
            start = Part(points[0].shares[self._seat], points[0].error)
        doubt = hypot(start.error, end.error)
        felt = 1.0 if self._is_together else 1 / max(1, self._again.last.seats - 1)
        own, rivals = brought(self._own, self._seat), brought(self._others, self._seat, felt)
        return Parts.of(start.share, end.share, own, rivals, doubt)

    def _promises_surety(self, one: Weighing) -> float:
        """Return how much the variance of the sum decreases with one more sample."""
        return one.effects[self._seat].error ** 2 / (one.gap.n + 1)

    def _judged(self, one: Weighing) -> Judged:
        said, other, now = one.said, one.other, core.decision(one.said.before)
        assert now is not None, "a decision is open"
        assert other is not None, "there is something to compare with"
        gap = Part(one.gap.mean, one.gap.error)
        better, weaker = (said.choice, other) if gap.share > 0 else (other, said.choice)
        faults, idle = self._search.adviser.faults, self._search.adviser.incidental
        both = one.reasons(better), one.reasons(weaker)
        reasons, others = core.telling_reasons(*both), [reason for reason in both[1] if reason not in both[0]]
        return Judged(
            entry=said.entry,
            turn=said.turn,
            when=said.when,
            seat=said.seat,
            choice=said.choice,
            other=other,
            chance=one.worth,
            gap=gap,
            reasons=tuple(reason for reason in reasons if reason.id not in faults | idle),
            others=tuple(reason for reason in others if reason.id not in faults | idle),
            against=tuple(reason for reason in others if reason.id in faults),
            labels=(label(said.before, said.seat, said.choice), label(said.before, said.seat, other)),
            question=now.step.own_question(said.before, said.seat),
        )


def _is_warned(said: Said) -> bool:
    """Return whether the game warned its seat against an answer."""
    now = core.decision(said.before)
    return now is not None and now.step.warning(said.before, said.seat, said.choice) is not None
