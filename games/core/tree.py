"""The tree search of two games: under every plan of the race grows a tree of what may be answered to it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Generic, TypeVar

from .adviser import Marked, Plan
from .dice import QuickDice
from .engine import advance, decision
from .search import Race, Search, first_lead, play_to_horizon
from .shapes import Choice, OneOf
from .state import State
from .steps import AskAll
from .texts import Seat

S = TypeVar("S", bound=State)

_WIDENS = 0.7
"""A node visited n times compares the best 1 + 0.7 √n plans, at most as many as the adviser's `branches`."""
_EXPLORES = 0.3
"""How much plans that were tried little count for more, in probability of winning."""
_WARMTH = 0.05
"""By how much worse a plan must look at first, in probability of winning, to be explored e times less."""


@dataclass(frozen=True, slots=True)
class TreeSearch(Search[S]):
    """A computer player that also learns, while it simulates, what the seats would do best after each of its plans.

    The plans are raced on the same imagined deals as in `Search`. Each has a tree of its own, shared by all deals, and
    each simulation imagines a deal, walks down the tree by the answers that were best for their seats, adds one node,
    and plays on by the heuristic. So rivals' replies and the seat's next choices are not left to the heuristic.
    """

    def race(self, state: S, seat: Seat, dice: QuickDice, marked: Sequence[Marked], scale: float) -> Race[S]:
        """Return a race whose simulations walk down trees."""
        return _TreeRace(self, state, seat, dice, marked, scale)


@dataclass(slots=True)
class _Node:
    """The answers given to a plan so far; what is asked next depends on the deal.

    Attributes:
        visits: how many simulations came here.
        total: the sum of their values for the seat whose plan led here.
        next: the nodes to which plans lead from here, by the seat and its first answer.
    """

    visits: int = 0
    total: float = 0.0
    next: "dict[tuple[Seat, Choice], _Node]" = field(default_factory=dict)


class _TreeRace(Race[S], Generic[S]):
    """A race of plans, each with the tree of what may be answered to it."""

    def __init__(
        self, search: Search[S], state: S, seat: Seat, dice: QuickDice, marked: Sequence[Marked], scale: float
    ) -> None:
        super().__init__(search, state, seat, dice, marked, scale)
        self._scale = scale
        self._trees = [_Node() for _ in marked]

    def _play(self, t: S, dice: QuickDice, one: int) -> float:
        """Simulate a plan: down its tree, then on by the heuristic from a new node, as far as a flat search plays."""
        adviser, me = self._adviser, self._seat
        path, rest = self._descend(t, dice, one)
        is_over = play_to_horizon(adviser, self._state, t, me, rest, dice, adviser.depth or adviser.horizon)
        worth = adviser.final if is_over else adviser.promise
        values = {seat: worth(t, seat) for seat in {me, *(seat for seat, _ in path)}}
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]
        return values[me]

    def _descend(self, t: S, dice: QuickDice, one: int) -> tuple[list[tuple[Seat, _Node]], list[Choice]]:
        """Play on in place to a node without visits, or as far as a flat search plays.

        What rivals answer in secret has no nodes, since what the seat answers next must not depend on it.

        Returns:
            the nodes on the way, each with the seat whose plan led there, and the answers still to come of the plan
            that this seat follows.
        """
        adviser, me, plan, node = self._adviser, self._seat, self._plans[one], self._trees[one]
        path = [(me, node)]
        advance(t, me, plan[0])
        rests = {me: [*plan[1:]]}
        while (now := decision(t)) and not adviser.is_far(self._state, t):
            seat, shape = next(iter(now.asks.items()))
            rest = rests.get(seat)
            if isinstance(shape, OneOf) and len(shape.choices) == 1:
                advance(t, seat, shape.choices[0])
            elif rest and shape.fits(rest[0]):
                advance(t, seat, rest.pop(0))
            elif seat != me and isinstance(now.step, AskAll):
                advance(t, seat, adviser.playout(t, seat, dice))
            elif node.visits:
                node, plan = self._select(t, seat, node)
                path.append((seat, node))
                advance(t, seat, plan[0])
                rests[seat] = [*plan[1:]]
            else:
                break
        return path, rests[me]

    def _select(self, t: S, seat: Seat, node: _Node) -> tuple[_Node, Plan]:
        """Return the plan to follow and its node: of those possible in this deal, the best so far or one little tried.

        The heuristic's marks decide which plans are compared, and how much each is explored (PUCT).
        """
        most = min(self._adviser.branches, 1 + int(_WIDENS * sqrt(node.visits)))
        marked = self._adviser.replies(t, seat, most)
        best = marked[0].mark
        priors = [exp(first_lead(mark - best, self._scale) / _WARMTH) for mark, _ in marked]
        nodes = [node.next.setdefault((seat, plan[0]), _Node()) for _, plan in marked]
        visits = sum([one.visits for one in nodes])
        mean = sum([one.total for one in nodes]) / visits if visits else 0.0
        boost = _EXPLORES * sqrt(visits + 1) / sum(priors)
        hopes = [
            (one.total / one.visits if one.visits else mean) + boost * prior / (1 + one.visits)
            for one, prior in zip(nodes, priors, strict=True)
        ]
        found = hopes.index(max(hopes))
        return nodes[found], marked[found].plan
