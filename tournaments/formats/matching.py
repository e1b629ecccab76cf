"""Pairs: a matching of least cost, in which nobody meets an earlier opponent while that can be avoided."""

from collections.abc import Sequence

import networkx as nx

from tournaments.history import History
from tournaments.model import WIN, EntrantId

from .planning import Draw, planned

NEAR, MANY = 12, 32
"""Among more people than `MANY`, only those so near to each other in the order are tried first."""
CLASH = WIN
"""Two who have both begun, or both not begun, at least so much too often should not meet: two games more than half."""


def best_pairs(
    order: Sequence[EntrantId], history: History, *, by_points: bool = True
) -> tuple[list[tuple[EntrantId, EntrantId]], EntrantId | None]:
    """Return pairs, and who is left over where the number is odd.

    Args:
        order: those to be paired, best first.
        history: who has met whom, who began, who had no opponent.
        by_points: whether people with like points should meet, and in the upper and lower half of their equals.

    What counts, each before all that follows: as few repeated meetings as possible; nobody left over twice; nobody
    begins, or does not, far too often; like points; beginnings evened out; upper against lower half.
    """
    if len(order) > MANY:
        found = _matched(order, history, by_points=by_points, near=NEAR)
        if found is not None and not any(history.meetings(*pair) for pair in found[0]):
            return found
    found = _matched(order, history, by_points=by_points, near=len(order))
    if found is None:
        raise ValueError("a complete graph has a perfect matching")
    return found


def planned_pairs(
    order: Sequence[EntrantId], history: History, left: int, kept: Sequence[Draw], *, by_points: bool
) -> tuple[Draw, ...]:
    """Return a round of pairs, and behind it those that can follow, by places in the order.

    Args:
        order, history, by_points: as for `best_pairs`.
        left: rounds to be drawn, this one included.
        kept: rounds of a plan made earlier, each of which can be the next.

    The place after the last one is that of nobody, with whom the one left over of an odd number is paired.
    """
    pairs, alone = best_pairs(order, history, by_points=by_points)
    places = {one: place for place, one in enumerate(order)}
    count = len(order) + len(order) % 2

    def met(one: int, other: int) -> int:
        low, high = min(one, other), max(one, other)
        if one == other:
            return 0
        return history.byes.get(order[low], 0) if high == len(order) else history.meetings(order[low], order[high])

    def whole(draw: Draw) -> Draw:
        return tuple(sorted((*table, len(order)) if len(table) == 1 else tuple(sorted(table)) for table in draw))

    cost = Costs(order, history, by_points=by_points)

    def cost_of(draw: Draw) -> tuple[int, int]:
        found = sum(cost(*pair) for pair in whole(draw))
        return found // cost.of_meeting, found

    tables = [*pairs, *([(alone,)] if alone is not None else [])]
    free = whole(tuple(tuple(places[one] for one in table) for table in tables))
    matrix = [[met(one, other) for other in range(count)] for one in range(count)]
    return planned(free, matrix, left, [whole(draw) for draw in kept if 2 * len(draw) == count], cost_of)


def _matched(
    order: Sequence[EntrantId], history: History, *, by_points: bool, near: int
) -> tuple[list[tuple[EntrantId, EntrantId]], EntrantId | None] | None:
    """Return the pairs of least cost among those near to each other in the order; None where some find no partner."""
    cost = Costs(order, history, by_points=by_points)
    graph: nx.Graph[int] = nx.Graph()
    places = len(order) + len(order) % 2  # the last place is that of the one left over
    edges = [
        (one, other, cost(one, other))
        for one in range(len(order))
        for other in range(one + 1, places)
        if other - one <= near or other == len(order)
    ]
    highest = max((edge[2] for edge in edges), default=0)
    graph.add_weighted_edges_from((one, other, highest + 1 - price) for one, other, price in edges)
    matching = sorted(tuple(sorted(pair)) for pair in nx.max_weight_matching(graph, maxcardinality=True))
    if 2 * len(matching) < places:
        return None
    pairs = [(order[one], order[other]) for one, other in matching if other < len(order)]
    return pairs, next((order[one] for one, other in matching if other == len(order)), None)


class Costs:
    """What a pair costs, by the places of both in the order; the place after the last one is that of nobody."""

    def __init__(self, order: Sequence[EntrantId], history: History, *, by_points: bool) -> None:
        self.order, self.history = order, history
        points = [history.points.get(one, 0) if by_points else 0 for one in order]
        self.points = [2 * each // WIN for each in points]
        self.by_points = by_points
        self.groups = {
            each: [place for place, other in enumerate(self.points) if other == each] for each in self.points
        }
        count = len(order) + 1
        spread = (max(self.points, default=0) - min(self.points, default=0)) ** 2
        # each weight is more than all that comes after it can add up to
        self.of_begins = count * count + 1
        self.of_points = self.of_begins * (count + 1)
        self.of_clash = self.of_points * (count * spread + 1)
        self.of_bye = self.of_clash * (count + 1)
        self.of_meeting = self.of_bye * (count * (max(history.byes.values(), default=0) + 1) + 1)

    def __call__(self, one: int, other: int) -> int:
        """Return the cost of a pair."""
        if other == len(self.order):
            gap = self.points[one] - min(self.points)
            byes = self.history.byes.get(self.order[one], 0)
            return self.of_bye * byes + self.of_points * gap * gap + (other - one if self.by_points else one)
        history, pair = self.history, (self.order[one], self.order[other])
        begun = [history.firsts.get(each, 0) for each in pair]
        is_alike = begun[0] * begun[1] > 0
        is_clash = is_alike and min(map(abs, begun)) >= CLASH
        gap = self.points[one] - self.points[other]
        cost = self.of_meeting * history.meetings(*pair) + self.of_clash * is_clash
        cost += self.of_points * gap * gap + self.of_begins * is_alike
        if self.by_points and gap == 0:
            half = len(self.groups[self.points[one]]) // 2
            cost += min(abs(other - one - half), len(self.order))
        return cost
