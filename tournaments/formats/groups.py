"""Groups, then knock-out: everyone against everyone in each group; the best of each group advance."""

from collections.abc import Sequence
from dataclasses import replace

from tournaments.choices import Settings
from tournaments.history import seeded
from tournaments.model import EntrantId, Slot, Status, Tournament
from tournaments.standings import standings

from .everyone import everyone, rounds
from .knock_out import Field, is_over, pair_field, rounds_of
from .parts import Format, Pairings, pairings


def groups_of(t: Tournament) -> list[list[EntrantId]]:
    """Return the groups, with the entrants distributed by strength in snake order."""
    began = seeded(t, [one.number for one in t.entrants if one.left_in is None or one.left_in > 1])
    count = group_count(len(began), t.settings)
    found: list[list[EntrantId]] = [[] for _ in range(count)]
    for place, one in enumerate(began):
        turn, column = divmod(place, count)
        found[column if turn % 2 == 0 else count - 1 - column].append(one)
    return found


def group_count(people: int, settings: Settings) -> int:
    """Return the number of groups, as close to the set size as possible, and with more people each than advance."""
    least = max(settings.seats, settings.advance + 1, 3)
    return max(min(round(people / settings.group_size), people // least), 1)


def group_rounds(t: Tournament, sizes: Sequence[int] = ()) -> int:
    """Return the number of rounds of the group stage, that of the largest group."""
    return max(rounds(len(group), t.settings, sizes) for group in groups_of(t))


def pair(t: Tournament, sizes: Sequence[int]) -> Pairings:
    """Return the next round, of the groups or of the knock-out."""
    if len(t.rounds) >= group_rounds(t):
        return pair_field(t, _knock_out(t), sizes)
    return pairings(
        [
            everyone(t, group, len(t.rounds), sizes, group=number, slot=Slot.GROUP)
            for number, group in enumerate(groups_of(t))
            if len(t.rounds) < rounds(len(group), t.settings, sizes)
        ]
    )


def through(t: Tournament) -> tuple[EntrantId, ...]:
    """Return those who advance, in bracket order: people of one group do not meet first if avoidable."""
    staying = set(t.players)
    groups = groups_of(t)
    before = _until_groups_end(t)
    ranked = [[row.entrant for row in standings(before, group) if row.entrant in staying] for group in groups]
    found: list[EntrantId] = []
    for place in range(t.settings.advance):
        row = [group[place] for group in ranked if place < len(group)]
        if place % 2:  # runners-up are placed so that the first group's winner meets one of another group
            row = row[len(row) // 2 :] + row[: len(row) // 2]
            row.reverse()
        found += row
    return tuple(found)


def _until_groups_end(t: Tournament) -> Tournament:
    """Return the tournament as it was at the end of the groups."""
    return replace(t, rounds=t.rounds[: group_rounds(t)])


def _knock_out(t: Tournament) -> Field:
    """Return the knock-out after the groups; later withdrawals do not change its field."""
    stage = group_rounds(t)
    order = through(t) if len(t.rounds) == stage else _order_in(t, stage)
    return Field(order, t.rounds[stage:], 1)


def _order_in(t: Tournament, stage: int) -> tuple[EntrantId, ...]:
    """Return the bracket order as it was when the knock-out began, including people who have left since."""
    entrants = tuple(
        replace(one, status=Status.PLAYING) if one.left_in is not None and one.left_in > stage + 1 else one
        for one in t.entrants
    )
    return through(replace(t, entrants=entrants))


def planned(people: int, settings: Settings, sizes: Sequence[int]) -> int:
    """Return the number of rounds of both stages."""
    count = group_count(people, settings)
    return rounds(-(-people // count), settings, sizes) + rounds_of(count * settings.advance, settings.seats, 1)


def _is_over(t: Tournament) -> bool:
    return len(t.rounds) > group_rounds(t) and is_over(t, _knock_out(t))


GROUPS = Format(4, planned, pair, _is_over, fewest_left=1)
