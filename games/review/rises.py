"""How the winner's chance rose in a finished game: the turns in which it did most, and the event that explains each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.core import Say, Seat

from .finished import Finished
from .quoting import is_list, telling, with_maker

OPEN = 0.75
"""The greatest chance from which a turn decides a game: above it, a game is as good as won."""
_OF_TURN, _OF_TURNS = 1 / 2, 1 / 4
"""The share of a rise that an event must have brought to explain it: that of one turn, and that of several."""


@dataclass(frozen=True, slots=True)
class Rise:
    """Turns in a row in which the winner's chance changed.

    Attributes:
        first, until: the number of the first of them, from 0, and of the one after the last.
        before, after: the winner's chance at the beginning and at the end.
        entry: the entry of the event that explains it; empty if none does.
        quoted: what is quoted of that event, last sentence first.
    """

    first: int
    until: int
    before: float
    after: float
    entry: tuple[int, ...]
    quoted: tuple[Say, ...]

    @property
    def gain(self) -> float:
        """How much the chance rose."""
        return self.after - self.before


def ranked(found: Finished, winner: Seat, entries: Sequence[int], floor: float = 1.0) -> dict[int, float]:
    """Return the steps from one entry to the next, those that raised the winner's chance most, and for good, first.

    Steps that begin while the game is open come before all others.

    Args:
        found: the game.
        winner: the winner.
        entries: the entries between which the steps lie.
        floor: the least chance after the last of them.

    Returns:
        their indices with these gains; none if a chance cannot be estimated.
    """
    chances = [found.chance(n, winner) for n in entries]
    known = [one for one in chances if one is not None]
    if len(known) < len(chances):
        return {}
    gains = list[tuple[bool, float]]()
    for before, after in reversed([*pairwise(known)]):
        floor = min(floor, after)
        gains.append((before <= OPEN, floor - before))
    gains.reverse()
    return {n: gains[n][1] for n in sorted(range(len(gains)), key=gains.__getitem__, reverse=True)}


def within(found: Finished, winner: Seat, starts: Sequence[int], rough: Sequence[int], place: int) -> Iterator[Rise]:
    """Yield the turn of a step that raised the winner's chance most, and for good, then the whole step.

    Args:
        found: the game.
        winner: the winner.
        starts: the entry at which each turn begins, and the last entry of the game.
        rough: the numbers of the turns at which the steps begin and end.
        place: the index of the step.
    """
    close = [*range(rough[place], rough[place + 1] + 1)]
    floor = min(found.chance(starts[n], winner) or 0.0 for n in rough[place + 1 :])  # the least chance after it
    single = [(close[n], close[n] + 1) for n in [*ranked(found, winner, [starts[n] for n in close], floor)][:1]]
    for first, until in (*single, (close[0], close[-1])):
        before, after = found.chance(starts[first], winner), found.chance(starts[until], winner)
        if before is not None and after is not None:
            least = (after - before) * (_OF_TURN if until == first + 1 else _OF_TURNS)
            entry, quoted = _explained(found, winner, starts[first], starts[until], least)
            yield Rise(first, until, before, after, entry, quoted)


def _explained(
    found: Finished, winner: Seat, first: int, until: int, least: float
) -> tuple[tuple[int, ...], tuple[Say, ...]]:
    """Return the entry with a result that raised the winner's chance most from one entry to another, and what it told.

    A result is a catch, a fight lost or a haul, say. What led to it in the same turn counts with it, such as the roll
    that it was made with; on its own, a roll or a routine move explains nothing.
    """
    best, entry, quoted, makers, before = 0.0, tuple[int, ...](), tuple[Say, ...](), list[Say](), first
    for n, events in ((n, events) for n, events in found.entries if first < n <= until):
        if events[0].is_heading:
            before, makers = n - 1, []
        plain = [event.say for event in events if not event.is_heading and not is_list(event.say)]
        counting = [one for one in events if found.game.events.counts(one.say) and [*one.say.seats()]]
        said = telling(found.game, counting, winner)
        chances = [found.chance(one, winner) for one in (before, n)] if said is not None else []
        if said is not None and None not in chances:
            rise = (chances[1] or 0.0) - (chances[0] or 0.0)
            if rise > 0 and rise >= max(best, least):
                quoted = with_maker(said, (*makers, *plain[: plain.index(said)]), plain[0])[::-1]
                best, entry = rise, (n,)
        if said is not None or any(event.is_heading for event in events[1:]):
            before = n
        makers += plain
    return entry, quoted
