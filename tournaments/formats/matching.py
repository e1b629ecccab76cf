"""Pairs: a minimum-cost matching in which repeated meetings are avoided if possible."""

from collections.abc import Sequence

import networkx as nx

from tournaments.history import History
from tournaments.model import WIN, EntrantId

from .planning import Draw, planned

NEAR, MANY = 12, 32
"""With more people than `MANY`, only those this close to each other in the order are considered at first."""
CLASH = WIN
"""Two people should not meet if both have begun this much (two games) more, or both less, than their fair share."""


def best_pairs(
    order: Sequence[EntrantId], history: History, *, by_points: bool = True
) -> tuple[list[tuple[EntrantId, EntrantId]], EntrantId | None]:
    """Return pairs, and the person left over if the number is odd.

    Args:
        order: the people to be paired, best first.
        history: who has met whom, who has begun, and who had no opponent.
        by_points: whether to pair similar points, and the upper against the lower half of equal points.

    Criteria in decreasing priority: as few repeated meetings as possible; nobody left over twice; no pair of people who
    have both begun far too often, or too rarely; similar points; balanced beginnings; upper against lower half.
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
    """Return a round of pairs, followed by rounds that can come after it, as positions in the order.

    Args:
        order, history, by_points: as for `best_pairs`.
        left: number of rounds to be drawn, including this one.
        kept: rounds of an earlier plan, each of which can be the next.

    If the number is odd, the person left over is paired with the position after the last one, which is nobody's.
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
    """Return the cheapest pairs among those close to each other in the order; None if some people find no partner."""
    cost = Costs(order, history, by_points=by_points)
    graph: nx.Graph[int] = nx.Graph()
    places = len(order) + len(order) % 2  # the last position stands for having no opponent
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
    """The cost of pairs, by the positions of both in the order; the position after the last one is nobody's."""

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
        # each weight exceeds the maximum sum of all lower criteria
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
