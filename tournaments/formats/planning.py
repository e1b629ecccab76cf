"""Rounds ahead: which rounds can follow one, so that nobody meets again while that can be avoided.

The best tables of a single round may leave none without repeats for the last ones. So each round is drawn together with
those that are to follow it: from a design of combinatorics where there is one, else by a search with forbidden moves,
as it is known for the problem of social golfers. People are numbers from 0, a round is a sequence of tables.
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
"""Exchanges that are weighed in one search at most: before the first round, and later, when there is a plan."""
OF_FEW = 120
"""So many of them for each cube of the number of people: few people have few ways to sit."""
STARTS = 3
"""Searches before the first round, as long as they leave repeats that may be needless."""
FORBIDDEN = 10
"""Steps for which an exchange is not taken back."""
_POLYNOMIALS = {4: 0b111, 8: 0b1011, 16: 0b10011, 32: 0b100101}


def repeats(draws: Sequence[Draw], met: Sequence[Sequence[int]]) -> int:
    """Return how many earlier meetings some rounds repeat, one after the other.

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
        left: how many rounds are to follow.
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
    """Return a round, and behind it those that can follow.

    Args:
        free: the round that is best by itself.
        met: how often two have met before.
        left: rounds to be drawn, this one included.
        kept: rounds of a plan made earlier, each of which can be the next.
        cost: what a round costs by itself: the meetings it repeats, then all else.

    As few repeats as possible in this round come first, then as few as possible in all, then what a round costs.
    """
    plans = [(free, *rounds_after(free, met, left - 1))]
    if repeats(plans[0], met) and len(kept) == left:
        plans += [(draw, *kept[:place], *kept[place + 1 :]) for place, draw in enumerate(kept)]
    return min(plans, key=lambda plan: (cost(plan[0])[0], repeats(plan, met), cost(plan[0])))


def least_repeats(draws: Sequence[Draw], met: Sequence[Sequence[int]], left: int) -> int:
    """Return a number of repeats that no rounds after others can do without.

    Args:
        draws: the rounds before, the last of which has tables of the same sizes.
        met: how often two have met before all of them.
        left: how many rounds are to follow.

    Whoever has more seats beside others to come than people left to meet will meet some again. And of each two rounds,
    a table that is larger than there are tables has people from one table of the other.
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
    """Return how many pairs of so many people come from the same of so many tables at the least."""
    each, more = divmod(people, tables)
    return more * (each + 1) * each // 2 + (tables - more) * each * (each - 1) // 2


def designed_after(first: Draw) -> Iterator[Draw]:
    """Yield rounds of a design that follow a first one without any repeat; none where no design is known.

    Pairs have the circle plan. With as many tables as a finite field has elements, and no more people at each, the
    lines of an affine plane are tables: of row i and column c, those with c + m i = j share table j of round m.
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
    """Yield the other rounds of the circle plan, in which one stays and all others move on."""
    ring = [first[0][1], *(one for one, _ in first[1:]), *(other for _, other in reversed(first[1:]))]
    for turn in range(1, len(ring)):
        turned = [*ring[turn:], *ring[:turn]]
        yield ((first[0][0], turned[0]), *zip(turned[1 : len(first)], reversed(turned[len(first) :]), strict=True))


def _is_field(count: int) -> bool:
    """Return whether there is a field of so many elements that is known here: a prime number, or a power of two."""
    return count in _POLYNOMIALS or (count > 1 and all(count % one for one in range(2, isqrt(count) + 1)))


def _field(count: int) -> tuple[Callable[[int, int], int], Callable[[int, int], int]]:
    """Return the multiplication and the subtraction of a field."""
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
    """Yield those who meet, round after round."""
    return (pair for draw in draws for table in draw for pair in combinations(table, 2))


class Search:
    """A search for rounds that follow others.

    Two people of one round are exchanged at a time, one of whom meets somebody again: the best exchange, even if it
    makes things worse, but none that was made a moment ago.

    Attributes:
        found: the best rounds.
        cost: how many meetings they repeat.
    """

    def __init__(self, met: Sequence[Sequence[int]], before: Sequence[Draw], left: int, start: int = 0) -> None:
        """Search rounds with tables of the same sizes as the last one before them, from one of several starts."""
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
        """Whether no other rounds can repeat less."""
        return self.cost <= self._least

    def _draws(self) -> tuple[Draw, ...]:
        return tuple(tuple(map(tuple, found)) for found in self._rounds)

    def _note(self, draws: Sequence[Sequence[Sequence[int]]]) -> None:
        for one, other in ((a, b) for draw in draws for table in draw for a, b in combinations(table, 2)):
            self._count[one][other] += 1
            self._count[other][one] += 1

    def _cost(self) -> int:
        """Return how many meetings were not the first one of two people."""
        return sum(one * (one - 1) for row in self._count for one in row) // 4

    def _shuffled(self, sizes: Sequence[int]) -> list[list[int]]:
        order, start, found = list(self._people), 0, []
        self._dice.shuffle(order)
        for size in sizes:
            found.append(order[start : start + size])
            start += size
        return found

    def _run(self) -> None:
        """Exchange people until nobody meets again who need not, or the effort is spent."""
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
        """Return by how much the cost changes when two people of a round are exchanged."""
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
