"""Swiss: everyone plays every round, against people with like points, and never the same ones while avoidable."""

from collections.abc import Sequence

from tournaments.choices import Settings
from tournaments.history import History, by_points, history_of
from tournaments.model import EntrantId, Slot, Tournament

from .grouping import Divider
from .matching import best_pairs
from .parts import Format, Group, Pairings, all_rounds_played, in_seat_order, pairings, table_sizes


def rounds(people: int, settings: Settings, _: Sequence[int]) -> int:
    """Return as many rounds as it takes until one person alone can have won every game, and one more from 16 on."""
    seats, left, found = max(settings.seats, 2), people, 0
    while left > 1:
        left, found = -(-left // seats), found + 1
    return min(max(found + (people >= 16), 3), max(people - 1, 1))


def pair(t: Tournament, sizes: Sequence[int]) -> Pairings:
    """Return the next round."""
    history = history_of(t.rounds)
    order = by_points(t, history, t.players)
    return pairings([group_of(order, history, t.settings, sizes, shift=len(t.rounds))])


def group_of(
    order: Sequence[EntrantId],
    history: History,
    settings: Settings,
    sizes: Sequence[int],
    *,
    shift: int = 0,
    group: int = 0,
    slot: Slot = Slot.PLAIN,
    is_by_points: bool = True,
    with_computers: bool = True,
) -> Group:
    """Return people divided into tables, with who has no opponent.

    Args:
        order: the people, best first.
        history: of the rounds so far.
        settings: of the tournament.
        sizes: numbers of players that the game can be played by.
        shift: turns seat orders where nothing speaks for one.
        group, slot: what the tables are for.
        is_by_points: whether like points should meet.
        with_computers: whether computer players may fill tables, if the organiser allows them.
    """
    computer = settings.computer is not None and with_computers
    tables, byes = _divided(order, history, settings.seats, tuple(sizes), is_by_points=is_by_points)
    filled: list[tuple[EntrantId | None, ...]] = [tuple(table) for table in tables]
    if computer and byes:
        least = min(size for size in sizes if size > 1)
        filled += [(one, *[None] * (least - 1)) for one in byes]
        byes = []
    seated = tuple(in_seat_order(table, history, shift + number) for number, table in enumerate(filled))
    return Group(seated, tuple(byes), group, slot)


def _divided(
    order: Sequence[EntrantId], history: History, seats: int, sizes: tuple[int, ...], *, is_by_points: bool
) -> tuple[list[list[EntrantId]], list[EntrantId]]:
    """Return people in tables, and those for whom there is none."""
    if not order:
        return [], []
    if seats == 2:
        pairs, left = best_pairs(order, history, by_points=is_by_points)
        return [list(pair) for pair in pairs], [left] if left is not None else []
    tables, over = table_sizes(len(order), seats, sizes)
    lowest_first = [*reversed(order)]
    lowest_first.sort(key=lambda one: history.byes.get(one, 0))
    byes = lowest_first[:over]
    staying = [one for one in order if one not in byes]
    return Divider(staying, history, by_points=is_by_points).tables(tables), byes


SWISS = Format(3, rounds, pair, all_rounds_played)
