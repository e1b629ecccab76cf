"""Tables of several: people are divided with as few repeated meetings as possible and similar points together."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from games.core.dice import Dice
from tournaments.history import History
from tournaments.model import WIN, EntrantId

from .planning import Draw

EXACT = 9
"""Up to this number of people, every possible division is tried."""
STARTS = 6
"""Number of starting orders of the search while there are repeated meetings."""


class Divider:
    """Divides people into tables of given sizes.

    Attributes:
        order: the people, best first.
        met: how often two of them have met, by their positions in the order.
        points: points of each, in halves of a win; all 0 if points do not count.
    """

    def __init__(self, order: Sequence[EntrantId], history: History, *, by_points: bool = True) -> None:
        """Prepare the data of the search."""
        self.order = order
        self.met = [[history.meetings(one, other) if one != other else 0 for other in order] for one in order]
        self.points = [2 * history.points.get(one, 0) // WIN if by_points else 0 for one in order]
        highest = max(self.points, default=0) - min(self.points, default=0)
        self.of_meeting = len(order) ** 2 * highest**2 + 1

    def drawn(self, sizes: Sequence[int]) -> Draw:
        """Return the best tables of these sizes for this round alone; the sizes must add up to the number of people.

        Fewest repeated meetings come first, then similar points. For few people the result is optimal; for
        many it is a local optimum of swapping two at a time, from several starting orders.
        """
        places = range(len(self.order))
        found = min(self._all(places, tuple(sizes)), key=self._sum) if len(self.order) <= EXACT else self._search(sizes)
        return tuple(map(tuple, found))

    def cost(self, tables: Sequence[Sequence[int]]) -> tuple[int, int]:
        """Return the cost of a division: the meetings it repeats, then the differences in points within tables."""
        return self.repeats(tables), self._sum(tables)

    def _sum(self, tables: Sequence[Sequence[int]]) -> int:
        return sum(map(self._cost, tables))

    def repeats(self, tables: Sequence[Sequence[int]]) -> int:
        """Return how many earlier meetings a division repeats."""
        return sum(self.met[one][other] for table in tables for one, other in combinations(table, 2))

    def _cost(self, table: Sequence[int]) -> int:
        cost = 0
        for one, other in combinations(table, 2):
            gap = self.points[one] - self.points[other]
            cost += self.met[one][other] * self.of_meeting + gap * gap
        return cost

    def _all(self, places: Sequence[int], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
        """Yield every way to divide positions into tables.

        The first position is put at a table of each size, in every combination.
        """
        if not sizes:
            yield []
            return
        first, others = places[0], places[1:]
        for size in dict.fromkeys(sizes):
            rest_sizes = list(sizes)
            rest_sizes.remove(size)
            for company in combinations(others, size - 1):
                rest = [place for place in others if place not in company]
                for tables in self._all(rest, tuple(rest_sizes)):
                    yield [(first, *company), *tables]

    def _search(self, sizes: Sequence[int]) -> list[list[int]]:
        """Return the best local optimum, starting from the order itself and then from random ones."""
        dice, places = Dice(repr((self.order, self.met))), list(range(len(self.order)))
        best: list[list[int]] = []
        for start in range(STARTS):
            if start:
                dice.shuffle(places)
            found = self._exchanged(_cut(places, sizes))
            if not best or self._sum(found) < self._sum(best):
                best = found
            if not self.repeats(best):
                break
        return best

    def _exchanged(self, tables: list[list[int]]) -> list[list[int]]:
        """Swap two people at a time as long as that helps."""
        costs, is_better = [self._cost(table) for table in tables], True
        while is_better:
            is_better = False
            for one, other in combinations(range(len(tables)), 2):
                for i in range(len(tables[one])):
                    for j in range(len(tables[other])):
                        mine, theirs = tables[one][:], tables[other][:]
                        mine[i], theirs[j] = theirs[j], mine[i]
                        new = self._cost(mine), self._cost(theirs)
                        if sum(new) < costs[one] + costs[other]:
                            tables[one], tables[other], is_better = mine, theirs, True
                            costs[one], costs[other] = new
        return tables


def _cut(places: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Return the positions split into portions of these sizes, in order."""
    found, start = [], 0
    for size in sizes:
        found.append(list(places[start : start + size]))
        start += size
    return found
