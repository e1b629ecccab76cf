"""Planning rounds ahead, so that repeated meetings are avoided over several rounds if possible.

The best tables for one round may make repeats in the last rounds inevitable. Therefore each round is drawn together
with the following ones: from a combinatorial design if there is one, otherwise by a tabu search, as is usual for the
social golfer problem. People are numbers from 0, a round is a sequence of tables.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import isqrt
from typing import TypeAlias

from games.core.dice import Dice

Table: TypeAlias = tuple[int, ...]
Draw: TypeAlias = tuple[Table, ...]
"""The tables of one round."""
EFFORT, LATER = 120_000, 6_000
"""Maximum number of swaps evaluated in one search: before the first round, and later, when there is a plan."""
OF_FEW = 120
"""That maximum per cube of the number of people, as few people have few ways to sit."""
STARTS = 3
"""Number of searches before the first round, as long as some repeats may be avoidable."""
FORBIDDEN = 10
"""Tabu tenure: number of steps for which a swap is not reversed."""
_POLYNOMIALS = {4: 0b111, 8: 0b1011, 16: 0b10011, 32: 0b100101}


def repeats(draws: Sequence[Draw], met: Sequence[Sequence[int]]) -> int:
    """Return how many earlier meetings some consecutive rounds repeat.

    Args:
        draws: the rounds.
        met: how often two have met before.
    """
    count = [list(row) for row in met]
    found = 0
    for one, other in _pairs(draws):
        found += count[one][other]
        count[one][other] += 1
        count[other][one] += 1
    return found


def rounds_after(first: Draw, met: Sequence[Sequence[int]], left: int) -> tuple[Draw, ...]:
    """Return rounds that can follow one, with tables of the same sizes and as few repeats as the search finds.

    Args:
        first: the round.
        met: how often two have met before it.
        left: number of rounds to follow.
    """
    designed: tuple[Draw, ...] = ()
    if not any(map(any, met)):
        designed = tuple(designed_after(first))[:left]
    if len(designed) == left:
        return designed
    before, starts = (first, *designed), 1 if any(map(any, met)) else STARTS
    best = Search(met, before, left - len(designed))
    for start in range(1, starts):
        if best.is_best:
            break
        best = min(best, Search(met, before, left - len(designed), start), key=lambda one: one.cost)
    return (*designed, *best.found)


def planned(
    free: Draw, met: Sequence[Sequence[int]], left: int, kept: Sequence[Draw], cost: Callable[[Draw], tuple[int, int]]
) -> tuple[Draw, ...]:
    """Return a round, followed by rounds that can come after it.

    Args:
        free: the best single round.
        met: how often two have met before.
        left: number of rounds to be drawn, including this one.
        kept: rounds of an earlier plan, each of which can be the next.
        cost: returns the cost of a single round: the meetings it repeats, then everything else.

    Minimises the repeats in this round, then those in all rounds, then the cost of this round.
    """
    plans = [(free, *rounds_after(free, met, left - 1))]
    if repeats(plans[0], met) and len(kept) == left:
        plans += [(draw, *kept[:place], *kept[place + 1 :]) for place, draw in enumerate(kept)]
    return min(plans, key=lambda plan: (cost(plan[0])[0], repeats(plan, met), cost(plan[0])))


def least_repeats(draws: Sequence[Draw], met: Sequence[Sequence[int]], left: int) -> int:
    """Return a lower bound of the repeats in the rounds to follow.

    Args:
        draws: the preceding rounds, the last of which has tables of the same sizes.
        met: how often two have met before these.
        left: number of rounds to follow.

    People with more table companions to come than people left to meet must meet some again. And for any two rounds, a
    table with more people than there are tables has two people from the same table of the other round.
    """
    count = [list(row) for row in met]
    for one, other in _pairs(draws):
        count[one][other] += 1
        count[other][one] += 1
    tables = len(draws[-1])
    of_two_rounds = sum(_least_together(len(table), tables) for table in draws[-1])
    of_rounds = of_two_rounds * (left * len(draws) + left * (left - 1) // 2)
    missing = 0
    for table in draws[-1]:
        for one in table:
            new = sum(not count[one][other] for each in draws[-1] for other in each if other != one)
            missing += max(left * (min(map(len, draws[-1])) - 1) - new, 0)
    return max(of_rounds, -(-missing // 2))


def _least_together(people: int, tables: int) -> int:
    """Return the minimum number of pairs, among a number of people, that come from the same one of some tables."""
    each, more = divmod(people, tables)
    return more * (each + 1) * each // 2 + (tables - more) * each * (each - 1) // 2


def designed_after(first: Draw) -> Iterator[Draw]:
    """Yield rounds of a combinatorial design that follow a first one without repeats; none if no design is known.

    Pairs use the circle method. With as many tables as a finite field has elements, and at most as many people at each,
    the tables are lines of an affine plane: row i and column c with c + m i = j sit at table j of round m.
    """
    count, most = len(first), max(map(len, first))
    if most == 2:
        yield from _circle(first)
        return
    if min(map(len, first)) < most - 1 or most > count or not _is_field(count):
        return
    times, minus = _field(count)
    columns = sorted(first, key=len, reverse=True)
    for slope in range(1, count):
        yield tuple(
            tuple(
                columns[column][row]
                for row in range(most)
                if row < len(columns[column := minus(goal, times(slope, row))])
            )
            for goal in range(count)
        )
    if most == count and len(columns[-2]) == most:
        yield tuple(tuple(column[row] for column in columns if row < len(column)) for row in range(most))


def _circle(first: Draw) -> Iterator[Draw]:
    """Yield the other rounds of the circle method, in which one person stays and all others move on."""
    ring = [first[0][1], *(one for one, _ in first[1:]), *(other for _, other in reversed(first[1:]))]
    for turn in range(1, len(ring)):
        turned = [*ring[turn:], *ring[:turn]]
        yield ((first[0][0], turned[0]), *zip(turned[1 : len(first)], reversed(turned[len(first) :]), strict=True))


def _is_field(count: int) -> bool:
    """Return whether a field with this many elements is supported: a prime number, or some powers of two."""
    return count in _POLYNOMIALS or (count > 1 and all(count % one for one in range(2, isqrt(count) + 1)))


def _field(count: int) -> tuple[Callable[[int, int], int], Callable[[int, int], int]]:
    """Return the multiplication and the subtraction of a finite field."""
    if count not in _POLYNOMIALS:
        return lambda one, other: one * other % count, lambda one, other: (one - other) % count

    def times(one: int, other: int) -> int:
        found = 0
        while other:
            found ^= one * (other & 1)
            one, other = one << 1, other >> 1
            one ^= _POLYNOMIALS[count] * bool(one & count)
        return found

    return times, lambda one, other: one ^ other


def _pairs(draws: Sequence[Draw]) -> Iterator[tuple[int, int]]:
    """Yield the pairs that meet, round by round."""
    return (pair for draw in draws for table in draw for pair in combinations(table, 2))


class Search:
    """A tabu search for rounds that follow others.

    In each step, two people of a round are swapped, one of whom repeats a meeting: by the best swap, even if it makes
    things worse, except recent ones.

    Attributes:
        found: the best rounds found.
        cost: the number of meetings they repeat.
    """

    def __init__(self, met: Sequence[Sequence[int]], before: Sequence[Draw], left: int, start: int = 0) -> None:
        """Search for rounds with the table sizes of the last round before them; `start` selects the initial order."""
        self._count = [list(row) for row in met]
        self._dice = Dice(repr((before, met, start))).quick()
        self._least = least_repeats(before, met, left)
        self._effort = min(LATER if any(map(any, met)) else EFFORT, OF_FEW * len(met) ** 3)
        self._note(before)
        settled = self._cost()
        self._people = sorted(one for table in before[-1] for one in table)
        self._rounds = [self._shuffled([len(table) for table in before[-1]]) for _ in range(left)]
        self._note(self._rounds)
        self._at = [{one: place for place, table in enumerate(found) for one in table} for found in self._rounds]
        self.cost = self._cost() - settled
        self.found = self._draws()
        self._run()

    @property
    def is_best(self) -> bool:
        """Whether the result is known to be optimal."""
        return self.cost <= self._least

    def _draws(self) -> tuple[Draw, ...]:
        return tuple(tuple(map(tuple, found)) for found in self._rounds)

    def _note(self, draws: Sequence[Sequence[Sequence[int]]]) -> None:
        for one, other in ((a, b) for draw in draws for table in draw for a, b in combinations(table, 2)):
            self._count[one][other] += 1
            self._count[other][one] += 1

    def _cost(self) -> int:
        """Return the number of meetings of pairs who had met before."""
        return sum(one * (one - 1) for row in self._count for one in row) // 4

    def _shuffled(self, sizes: Sequence[int]) -> list[list[int]]:
        order, start, found = list(self._people), 0, []
        self._dice.shuffle(order)
        for size in sizes:
            found.append(order[start : start + size])
            start += size
        return found

    def _run(self) -> None:
        """Swap people until only unavoidable meetings are repeated, or the effort is spent."""
        forbidden: dict[tuple[int, int, int], int] = {}
        cost, spent, step = self.cost, 0, 0
        while not self.is_best and spent < self._effort:
            step, spent = step + 1, spent + len(self._rounds) * len(self._people) // 2
            again = [
                (number, one)
                for number, found in enumerate(self._rounds)
                for table in found
                for one in table
                if any(self._count[one][other] > 1 for other in table if other != one)
            ]
            if not again:
                return
            number, one = self._dice.pick(again)
            best: tuple[int, int, int] | None = None
            for other in self._people:
                if self._at[number][other] == self._at[number][one]:
                    continue
                spent += 1
                change = self._change(number, one, other)
                is_forbidden = forbidden.get((number, *_sorted((one, other))), 0) > step
                if not is_forbidden or cost + change < self.cost:
                    best = min(best or (change, 1 << 30, other), (change, self._dice.below(1 << 20), other))
            if best is None:
                continue
            change, _, other = best
            self._exchange(number, one, other)
            forbidden[(number, *_sorted((one, other)))] = step + FORBIDDEN
            cost += change
            if cost < self.cost:
                self.cost, self.found = cost, self._draws()

    def _change(self, number: int, one: int, other: int) -> int:
        """Return the change in cost if two people of a round are swapped."""
        at, rounds, count = self._at[number], self._rounds[number], self._count
        mine, theirs = count[one], count[other]
        change = 0
        for each in rounds[at[one]]:
            if each != one:
                change += theirs[each] - mine[each] + 1
        for each in rounds[at[other]]:
            if each != other:
                change += mine[each] - theirs[each] + 1
        return change

    def _exchange(self, number: int, one: int, other: int) -> None:
        at, rounds = self._at[number], self._rounds[number]
        for leaving, coming in ((one, other), (other, one)):
            table = rounds[at[leaving]]
            table[table.index(leaving)] = coming
            for each in table:
                if each != coming:
                    self._count[leaving][each] -= 1
                    self._count[each][leaving] -= 1
                    self._count[coming][each] += 1
                    self._count[each][coming] += 1
        at[one], at[other] = at[other], at[one]


def _sorted(pair: tuple[int, int]) -> tuple[int, int]:
    return min(pair), max(pair)
