"""How the winner's chance rose in a finished game: the turns in which it did most, and the event that explains each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.core import Event, Say, Seat, decision, only_answer

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
        is_result: whether that event is a result, such as a catch, not merely a choice.
        is_luck: whether most of what the event brought came while its player had no choice, from a roll, say.
    """

    first: int
    until: int
    before: float
    after: float
    entry: tuple[int, ...]
    quoted: tuple[Say, ...]
    is_result: bool
    is_luck: bool

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
            is_turn = until == first + 1
            span, least = (starts[first], starts[until]), (after - before) * (_OF_TURN if is_turn else _OF_TURNS)
            result = _result(found, winner, span, least)
            told = result or (_choice(found, winner, span, least) if is_turn else None)
            entry, quoted, is_luck = ((told.n,), told.quoted, told.is_luck) if told is not None else ((), (), False)
            yield Rise(first, until, before, after, entry, quoted, result is not None, is_luck)


@dataclass(frozen=True, slots=True)
class _Told:
    """What explains a rise: its entry, what is quoted of it, last sentence first, and whether most of it was luck."""

    n: int
    quoted: tuple[Say, ...]
    is_luck: bool = False


def _plain(events: Sequence[Event]) -> list[Say]:
    return [event.say for event in events if not event.is_heading and not is_list(event.say)]


def _part(events: Sequence[Event], said: Say) -> Sequence[Event]:
    """Return what an entry told from the last heading before a sentence on; all of it if no heading comes between.

    An answer that ends a turn may begin the next one, whose events its maker has not brought about.
    """
    until = next(n for n, event in enumerate(events) if event.say is said)
    begun = next((n for n in range(until, 0, -1) if events[n].is_heading), 0)
    return events[begun:] if begun else events


def _rise(found: Finished, winner: Seat, before: int, after: int) -> float:
    """Return how much the winner's chance rose from one entry to another; 0 if it is unknown."""
    chances = found.chance(before, winner), found.chance(after, winner)
    return 0.0 if None in chances else (chances[1] or 0.0) - (chances[0] or 0.0)


def _result(found: Finished, winner: Seat, span: tuple[int, int], least: float) -> _Told | None:
    """Return the result that raised the winner's chance most from one entry to another.

    A result is a catch, a fight lost or a haul, say. What led to it counts with it, such as the roll that it was made
    with: all that its player did just before, in the same turn. On its own, a roll explains nothing.
    """
    best, result, group, makers, before, maker = 0.0, None, range(0), list[Say](), span[0], -1
    for n, events in ((n, events) for n, events in found.entries if span[0] < n <= span[1]):
        plain = _plain(events)
        if events[0].is_heading:
            makers = []
        made = next(iter(plain[0].seats()), maker) if plain else maker
        if events[0].is_heading or (made != maker and maker >= 0):
            before = n - 1
        maker = made
        counting = [one for one in events if found.game.events.counts(one.say) and [*one.say.seats()]]
        said = telling(found.game, counting, winner)
        if said is not None:
            rise = _rise(found, winner, before, n)
            if rise > 0 and rise >= max(best, least):
                part = _part(events, said)
                told = plain if part is events else _plain(part)
                earlier = [*(makers if part is events else ()), *told[: told.index(said)]]
                quoted = with_maker(said, earlier, told[0])[::-1]
                best, result, group = rise, _Told(n, quoted), range(before + 1, n + 1)
        if said is not None or any(event.is_heading for event in events[1:]):
            before = n
        makers += plain
    if result is None:
        return None
    forced = sum(_rise(found, winner, n - 1, n) for n in group if _answers(found, n) == 1)
    return _then(found, result, span[1]) if forced >= best / 2 else result


def _then(found: Finished, luck: _Told, until: int) -> _Told:
    """Return a result that was luck, with the choice that its player made right after it, if there was one."""
    after = [(n, events) for n, events in found.entries if luck.n <= n <= until][:2]
    plain = [_plain(events) for _, events in after]
    is_own = len(plain) == 2 and all(plain) and next(iter(plain[0][0].seats()), -1) in plain[1][0].seats()
    goes_on = is_own and not after[1][1][0].is_heading and _answers(found, after[1][0]) > 1
    return _Told(
        luck.n, (plain[1][0], *luck.quoted) if goes_on and len(luck.quoted) == 1 else luck.quoted, is_luck=True
    )


def _choice(found: Finished, winner: Seat, span: tuple[int, int], least: float) -> _Told | None:
    """Return the choice of any player that raised the winner's chance most within a turn, even if it had no result."""
    best, choice = 0.0, None
    for n, events in ((n, events) for n, events in found.entries if span[0] < n <= span[1]):
        told = next((event.say for event in events if not event.is_heading), None)
        if told is not None and "seat" in told.values and _answers(found, n) > 1:
            rise = _rise(found, winner, n - 1, n)
            if rise > 0 and rise >= max(best, least):
                best, choice = rise, _Told(n, (told,))
    return choice


def _answers(found: Finished, n: int) -> int:
    """Return how many answers were possible where an entry answered: 1, or 2 for several; 0 if they are secret."""
    state = found.position(n - 1)
    now = decision(state) if state is not None else None
    if now is None or now.sealed:
        return 0
    return 2 if any(only_answer(shape) is None for shape in now.asks.values()) else 1
