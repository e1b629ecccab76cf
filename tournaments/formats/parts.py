"""Common parts of all formats: pairings of a round, table sizes, and seat order."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, permutations, zip_longest

from tournaments.choices import Settings
from tournaments.history import History
from tournaments.model import Ahead, EntrantId, Match, Slot, Tournament

BYE_COSTS = 1000
"""Cost of a person without a table, relative to that of a table of a different size."""


@dataclass(frozen=True, slots=True)
class Pairings:
    """The tables of a round, entrants without an opponent in it, and a plan of the rounds after it."""

    matches: tuple[Match, ...]
    byes: tuple[EntrantId, ...] = ()
    ahead: Ahead = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Entrants that are paired among themselves, with the order of their seats as far as it is fixed."""

    tables: tuple[tuple[EntrantId | None, ...], ...]
    byes: tuple[EntrantId, ...] = ()
    group: int = 0
    slot: Slot = Slot.PLAIN
    ahead: Ahead = ()


@dataclass(frozen=True, slots=True)
class Format:
    """A tournament format.

    Attributes:
        least: minimum number of people.
        rounds: proposed number of rounds, from the number of people, the settings and the possible table sizes.
        pair: pairs the next round, from the tournament and the table sizes.
        is_over: whether nothing more is to be played; called when no table is open.
        fewest_left: minimum number of remaining people.
    """

    least: int
    rounds: Callable[[int, Settings, Sequence[int]], int]
    pair: Callable[[Tournament, Sequence[int]], Pairings]
    is_over: Callable[[Tournament], bool]
    fewest_left: int = 2


def rounds_for_all_to_meet(people: int, seats: int) -> int:
    """Return the rounds in which all can meet each other: exact for pairs, a lower bound for larger tables."""
    if seats == 2:
        return people - 1 + people % 2
    return -(-(people - 1) // (seats - 1))


def all_rounds_played(t: Tournament) -> bool:
    """Return whether the planned number of rounds was played."""
    return len(t.rounds) >= t.planned


def pairings(groups: Sequence[Group]) -> Pairings:
    """Return the groups of a round as consecutively numbered tables."""
    tables = [(group, table) for group in groups for table in group.tables]
    matches = tuple(
        Match(number, table, group.group, group.slot) for number, (group, table) in enumerate(tables, start=1)
    )
    ahead = zip_longest(*(group.ahead for group in groups), fillvalue=())
    return Pairings(
        matches,
        tuple(one for group in groups for one in group.byes),
        tuple(tuple(chain.from_iterable(draws)) for draws in ahead),
    )


@cache
def table_sizes(people: int, seats: int, allowed: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Return the sizes of the tables for a number of people, largest first, and how many people are left without one.

    Args:
        people: number of people.
        seats: preferred size.
        allowed: possible numbers of players.

    As few people as possible are left over, and the sizes are as close to the preferred one as possible.
    """
    sizes = [size for size in allowed if size <= seats]
    best: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    for count in range(1, people + 1):
        ways = [(best[count - 1][0] + BYE_COSTS, best[count - 1][1])]
        for size in sizes:
            if size <= count:
                cost, tables = best[count - size]
                ways.append((cost + (seats - size) ** 2, (*tables, size)))
        best.append(min(ways))
    tables = tuple(sorted(best[people][1], reverse=True))
    return tables, people - sum(tables)


def in_seat_order(table: Sequence[EntrantId | None], history: History, shift: int = 0) -> tuple[EntrantId | None, ...]:
    """Return the people of a table in seat order: the one who has begun least often begins, the others change seats.

    Args:
        table: who sits there.
        history: who has begun, and who sat where.
        shift: rotates the order, to break ties.
    """

    def cost(order: tuple[EntrantId | None, ...]) -> tuple[int, bool, int]:
        first = order[0]
        begun = WORST if first is None else history.firsts.get(first, 0)
        worn = sum(history.seats.get((one, seat), 0) ** 2 for seat, one in enumerate(order) if one is not None)
        return begun, first in history.began_last, worn

    turned = [*table[shift % len(table) :], *table[: shift % len(table)]]
    return min(permutations(turned), key=cost)


WORST = 1 << 30
"""More beginnings than anybody can have: a computer player never begins if a person can."""
