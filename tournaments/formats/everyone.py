"""Everyone against everyone, in one field or in divisions: a round-robin for pairs, few repeats at larger tables."""

from collections.abc import Sequence

from tournaments.choices import Settings
from tournaments.history import history_of, seeded
from tournaments.model import EntrantId, Slot, Tournament

from .parts import Format, Group, Pairings, all_rounds_played, in_seat_order, pairings, rounds_for_all_to_meet
from .swiss import group_of

DIVISION_LEAST, DIVISION_MOST = 4, 8


def rounds(people: int, settings: Settings, _: Sequence[int]) -> int:
    """Return the rounds in which all can meet each other."""
    return rounds_for_all_to_meet(people, settings.seats)


def pair(t: Tournament, sizes: Sequence[int]) -> Pairings:
    """Return the next round."""
    began = [one.number for one in t.entrants if one.left_in is None or one.left_in > 1]
    return pairings([everyone(t, seeded(t, began), len(t.rounds), sizes)])


def everyone(
    t: Tournament,
    field: Sequence[EntrantId],
    number: int,
    sizes: Sequence[int],
    *,
    group: int = 0,
    slot: Slot = Slot.PLAIN,
) -> Group:
    """Return a round of people who all play each other.

    Args:
        t: the tournament.
        field: the initial entrants in a constant order; opponents of those who have left have a bye.
        number: number of the round, from 0; after the last one the plan restarts, with seats exchanged.
        sizes: possible numbers of players.
        group, slot: the purpose of the tables.
    """
    playing = set(t.players)
    history = history_of(t.rounds)
    if t.settings.seats > 2:
        staying = [one for one in field if one in playing]
        left = rounds(len(field), t.settings, sizes) - number
        kept = tuple(tuple(table for table in draw if {*table} <= {*staying}) for draw in t.ahead)
        return group_of(
            staying, history, t.settings, sizes, shift=number, group=group, slot=slot, left=left, kept=kept,
            is_by_points=False,
        )  # fmt: skip
    tables: list[tuple[EntrantId | None, ...]] = []
    byes: list[EntrantId] = []
    is_whole = playing.issuperset(field)  # otherwise the plan no longer balances who begins
    for pair_ in circle(field, number):
        here = [one for one in pair_ if one in playing]
        if len(here) == 2:
            tables.append(tuple(here) if is_whole else in_seat_order(here, history, number))
        elif here and t.settings.computer is not None:
            tables.append((here[0], None))
        else:
            byes += here
    return Group(tuple(tables), tuple(byes), group, slot)


def circle(field: Sequence[EntrantId], number: int) -> list[tuple[EntrantId, ...]]:
    """Return the pairs of a round of the circle method, the beginning player first; a single person has no opponent.

    In a cycle, all meet each other once, and begin half of their games, give or take one.
    """
    count = len(field) + len(field) % 2
    cycle, turn = divmod(number, max(count - 1, 1))
    places = [0, *(1 + (place + turn) % (count - 1) for place in range(count - 1))]
    found = []
    for one, other in zip(places[: count // 2], reversed(places[count // 2 :]), strict=True):
        low, high = min(one, other), max(one, other)
        is_low_first = ((low + high) % 2 == 1) ^ (cycle % 2 == 1)
        order = (low, high) if is_low_first else (high, low)
        found.append(tuple(field[place] for place in order if place < len(field)))
    return found


def divisions(count: int, settings: Settings) -> tuple[int, ...]:
    """Return the sizes of a league's divisions, highest first: 4 to 8 people, as close to the set size as possible."""
    fewest, most = -(-count // DIVISION_MOST), max(count // DIVISION_LEAST, 1)
    number = min(max(round(count / settings.group_size), fewest, 1), most)
    return tuple(count // number + (place < count % number) for place in range(number))


def league_rounds(people: int, settings: Settings, sizes: Sequence[int]) -> int:
    """Return the number of rounds of a season, that of its largest division."""
    return rounds(max(divisions(people, settings)), settings, sizes)


def pair_league(t: Tournament, sizes: Sequence[int]) -> Pairings:
    """Return the next round of every division; a division that has played all its rounds rests."""
    groups = []
    for division in sorted({one.division for one in t.entrants if one.division is not None}):
        field = [one.number for one in t.entrants if one.division == division and _began(one.left_in)]
        if len(t.rounds) < rounds(len(field), t.settings, sizes):
            groups.append(everyone(t, seeded(t, field), len(t.rounds), sizes, group=division))
    return pairings(groups)


def _began(left_in: int | None) -> bool:
    """Return whether an entrant took part when the season began."""
    return left_in is None or left_in > 1


EVERYONE = Format(3, rounds, pair, all_rounds_played)
LEAGUE = Format(DIVISION_LEAST, league_rounds, pair_league, all_rounds_played)
