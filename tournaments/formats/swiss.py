"""Swiss system: everyone plays every round, against people with similar points, without repeats if avoidable."""

from collections.abc import Sequence

from tournaments.choices import Settings
from tournaments.history import History, by_points, history_of
from tournaments.model import Ahead, EntrantId, Slot, Tournament

from .grouping import Divider
from .matching import planned_pairs
from .parts import (
    Format,
    Group,
    Pairings,
    all_rounds_played,
    in_seat_order,
    pairings,
    rounds_for_all_to_meet,
    table_sizes,
)
from .planning import Draw, planned

ALL_MEET_MOST = 6
"""Maximum number of people for whom all the rounds are proposed in which pairs meet each other once."""


def rounds(people: int, settings: Settings, _: Sequence[int]) -> int:
    """Return how many rounds leave at most one person unbeaten, plus one from 16 people on.

    At least 3, and at most as many as a person has opponents. A few people in pairs play until all have met.
    """
    if settings.seats == 2 and people <= ALL_MEET_MOST:
        return rounds_for_all_to_meet(people, settings.seats)
    seats, left, found = max(settings.seats, 2), people, 0
    while left > 1:
        left, found = -(-left // seats), found + 1
    return min(max(found + (people >= 16), 3), max(people - 1, 1))


def pair(t: Tournament, sizes: Sequence[int]) -> Pairings:
    """Return the next round."""
    history = history_of(t.rounds)
    order = by_points(t, history, t.players)
    left = t.planned - len(t.rounds)
    return pairings([group_of(order, history, t.settings, sizes, shift=len(t.rounds), left=left, kept=t.ahead)])


def group_of(
    order: Sequence[EntrantId],
    history: History,
    settings: Settings,
    sizes: Sequence[int],
    *,
    shift: int = 0,
    group: int = 0,
    slot: Slot = Slot.PLAIN,
    left: int = 1,
    kept: Ahead = (),
    is_by_points: bool = True,
    with_computers: bool = True,
) -> Group:
    """Return people divided into tables, and those without an opponent.

    Args:
        order: the people, best first.
        history: the rounds so far.
        settings: the tournament's settings.
        sizes: possible numbers of players.
        shift: rotates seat orders, to break ties.
        group, slot: the purpose of the tables.
        left: number of rounds to be drawn, including this one.
        kept: the plan of those rounds, made with the previous round.
        is_by_points: whether people with similar points should meet.
        with_computers: whether computer players may fill tables, if the organiser allows them.
    """
    computer = settings.computer is not None and with_computers
    tables, byes, ahead = _divided(
        order, history, settings.seats, tuple(sizes), max(left, 1), kept, is_by_points=is_by_points
    )  # fmt: skip
    filled: list[tuple[EntrantId | None, ...]] = [tuple(table) for table in tables]
    if computer and byes:
        least = min(size for size in sizes if size > 1)
        filled += [(one, *[None] * (least - 1)) for one in byes]
        byes = []
    seated = tuple(in_seat_order(table, history, shift + number) for number, table in enumerate(filled))
    return Group(seated, tuple(byes), group, slot, ahead)


def _divided(
    order: Sequence[EntrantId],
    history: History,
    seats: int,
    sizes: tuple[int, ...],
    left: int,
    kept: Ahead,
    *,
    is_by_points: bool,
) -> tuple[list[tuple[EntrantId, ...]], list[EntrantId], Ahead]:
    """Return people at tables, those left without one, and a plan of the rounds after this one."""
    if not order:
        return [], [], ()
    if seats == 2:
        found = planned_pairs(order, history, left, _known(kept, order), by_points=is_by_points)
        tables, *ahead = _named(found, order)
        alone = [one for table in tables if len(table) == 1 for one in table]
        return [table for table in tables if len(table) == 2], alone, tuple(ahead)
    wanted, over = table_sizes(len(order), seats, sizes)
    lowest_first = [*reversed(order)]
    lowest_first.sort(key=lambda one: history.byes.get(one, 0))
    byes = lowest_first[:over]
    staying = [one for one in order if one not in byes]
    divider = Divider(staying, history, by_points=is_by_points)
    before = [draw for draw in _known(kept, staying) if sorted(map(len, draw)) == sorted(wanted)]
    found = planned(divider.drawn(wanted), divider.met, left, before, divider.cost)
    tables, *ahead = _named(found, staying)
    return list(tables), byes, tuple(ahead)


def _known(kept: Ahead, order: Sequence[EntrantId]) -> list[Draw]:
    """Return the rounds of a plan as positions in an order; people who are not in it are left out."""
    places = {one: place for place, one in enumerate(order)}
    found = [tuple(tuple(places[one] for one in table if one in places) for table in draw) for draw in kept]
    return [tuple(filter(None, draw)) for draw in found]


def _named(draws: Sequence[Draw], order: Sequence[EntrantId]) -> Ahead:
    """Return rounds with people instead of their positions in an order; the position after the last one is nobody's."""
    people = dict(enumerate(order))
    return tuple(tuple(tuple(people[one] for one in table if one in people) for table in draw) for draw in draws)


SWISS = Format(3, rounds, pair, all_rounds_played)
