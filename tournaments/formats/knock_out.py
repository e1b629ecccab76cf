"""Knock-out: the better half of each table advances, and a person with too many defeats is eliminated."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournaments.choices import Settings
from tournaments.history import history_of, losers, seeded
from tournaments.model import EntrantId, Round, Slot, Tournament

from .matching import best_pairs
from .parts import Format, Group, Pairings, in_seat_order, pairings
from .swiss import group_of


@dataclass(frozen=True, slots=True)
class Field:
    """The field of a knock-out.

    Attributes:
        order: its initial entrants, strongest first.
        rounds: its rounds so far.
        chances: number of defeats that eliminate an entrant.
    """

    order: tuple[EntrantId, ...]
    rounds: tuple[Round, ...]
    chances: int

    def losses(self) -> dict[EntrantId, int]:
        """Return the number of defeats of each entrant."""
        found = dict.fromkeys(self.order, 0)
        for played in self.rounds:
            for match in played.matches:
                for one in losers(match):
                    found[one] += 1
        return found

    def alive(self, playing: Sequence[EntrantId]) -> dict[int, list[EntrantId]]:
        """Return the remaining entrants that have not left, by number of defeats, strongest first."""
        lost = self.losses()
        return {
            defeats: [one for one in self.order if lost[one] == defeats and one in playing]
            for defeats in range(self.chances)
        }


def pair_field(t: Tournament, field: Field, sizes: Sequence[int]) -> Pairings:
    """Return the next round of a knock-out: games without a defeat, with one, or the final."""
    alive = field.alive(t.players)
    everyone = [one for some in alive.values() for one in some]
    history = history_of(t.rounds)
    if _is_final(everyone, alive, t.settings, sizes):
        return pairings([Group((in_seat_order(everyone, history, len(t.rounds)),), slot=Slot.FINAL)])
    groups = []
    for defeats, some in alive.items():
        slot = Slot.WINNERS if defeats == 0 else Slot.LOSERS
        if len(some) < 2:
            groups.append(Group((), tuple(some), defeats, slot))
        elif t.settings.seats > 2:
            groups.append(
                group_of(some, history, t.settings, sizes, group=defeats, slot=slot, is_by_points=False,
                         shift=len(t.rounds), with_computers=False)
            )  # fmt: skip
        else:
            pairs, byes = _bracket(field, some) if defeats == 0 else _loose(some, t)
            tables = tuple(in_seat_order(pair, history, len(t.rounds) + place) for place, pair in enumerate(pairs))
            groups.append(Group(tables, byes, defeats, slot))
    return pairings(groups)


def is_over(t: Tournament, field: Field) -> bool:
    """Return whether one entrant is left, or a final between several has been won."""
    alive = [one for some in field.alive(t.players).values() for one in some]
    if len(alive) < 2:
        return True
    last = field.rounds[-1] if field.rounds else None
    is_final = last is not None and any(match.slot is Slot.FINAL for match in last.matches)
    return is_final and t.settings.seats > 2


def rounds_of(people: int, seats: int, chances: int) -> int:
    """Return the number of rounds of a knock-out if nobody leaves; a second final may be added."""
    alive, found = [people, *[0] * (chances - 1)], 0
    while sum(alive) > 1:
        found += 1
        if sum(alive) <= seats and (found > 1 or chances == 1):
            break
        for defeats in reversed(range(chances)):
            there = alive[defeats]
            out = there - sum(max(size // 2, 1) for size in _rough_sizes(there, seats))
            if there > 1:
                alive[defeats] -= out
                if defeats + 1 < chances:
                    alive[defeats + 1] += out
    return max(found, 1)


def _rough_sizes(people: int, seats: int) -> list[int]:
    """Return table sizes for a number of people that are as even as possible."""
    tables = max(-(-people // seats), 1)
    return [people // tables + (place < people % tables) for place in range(tables)]


def _is_final(
    everyone: Sequence[EntrantId], alive: dict[int, list[EntrantId]], settings: Settings, sizes: Sequence[int]
) -> bool:
    """Return whether those who are left play the last game: two of them only if no other game must precede it."""
    if len(everyone) > settings.seats or len(everyone) not in sizes:
        return False
    return settings.seats > 2 or len(alive) == 1 or len(alive[0]) < 2


def _bracket(field: Field, some: Sequence[EntrantId]) -> tuple[list[tuple[EntrantId, ...]], tuple[EntrantId, ...]]:
    """Return the games among undefeated entrants according to the bracket; those without an opponent wait."""
    size = 1
    while size < len(field.order):
        size *= 2
    leaves = {place: leaf for leaf, place in enumerate(_leaves(size))}
    nodes: dict[int, list[EntrantId]] = {}
    for one in some:
        nodes.setdefault(leaves[field.order.index(one)] >> (len(field.rounds) + 1), []).append(one)
    found = [tuple(nodes[node]) for node in sorted(nodes)]
    return [pair for pair in found if len(pair) == 2], tuple(pair[0] for pair in found if len(pair) == 1)


def _leaves(size: int) -> list[int]:
    """Return the seeds of a bracket from top to bottom: the two strongest can only meet in its last game."""
    found = [0]
    while len(found) < size:
        found = [place for one in found for place in (one, 2 * len(found) - 1 - one)]
    return found


def _loose(some: Sequence[EntrantId], t: Tournament) -> tuple[list[tuple[EntrantId, ...]], tuple[EntrantId, ...]]:
    """Return games among entrants with a defeat, avoiding repeated meetings if possible."""
    pairs, left = best_pairs(some, history_of(t.rounds), by_points=False)
    return [tuple(pair) for pair in pairs], () if left is None else (left,)


def _whole(chances: int) -> Format:
    """Return the format of a tournament that is one knock-out; `chances` is the number of defeats that eliminate."""

    def field(t: Tournament) -> Field:
        began = [one.number for one in t.entrants if one.left_in is None or one.left_in > 1]
        return Field(tuple(seeded(t, began)), t.rounds, chances)

    return Format(
        3,
        lambda people, settings, _: rounds_of(people, settings.seats, chances),
        lambda t, sizes: pair_field(t, field(t), sizes),
        lambda t: is_over(t, field(t)),
        fewest_left=1,
    )


KNOCK_OUT, SECOND_CHANCE = _whole(1), _whole(2)
