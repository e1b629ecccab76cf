"""Everybody's chances of winning at one moment of a finished game: the same figures wherever it is looked back at."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.core import Dice, QuickDice, Search, Seat, State, branch, decision, determinise, play_ahead

from .line import Moment
from .weighing import Tally

LEAST, OF_RESULTS, MOST, SURE_ENOUGH = 8, 32, 64, 0.03
"""Minimum number of simulations of a moment, the same where some come to the end of the game, as a few results that are
alike say little, the maximum, and the standard error of every seat's share at which they stop."""

_SPREAD = (4, 8, 16)
"""Into how many equal parts a line is divided, in turn, while it is not certain that there is time for all moments."""


def estimate(search: Search[Any], state: State) -> tuple[Tally, ...]:
    """Return the share of victory of each seat, from what the players knew at that moment.

    The position is played ahead several times, as each seat in turn imagined what it could not know, so that an
    automatic step which everybody expected changes little. The same position always gives the same figures.

    Args:
        search: the search that simulates the game.
        state: the position.
    """
    found = tuple(Tally() for _ in range(state.seats))
    if decision(state) is None:
        for seat, tally in enumerate(found):
            tally.add(search.adviser.final(state, Seat(seat)))
        return found
    dice, has_ended = Dice("estimate").quick(), False
    for n in range(MOST):
        seat = Seat(n % state.seats)
        is_over, shares = _played(search, state, seat, dice)
        has_ended = has_ended or is_over
        for tally, share in zip(found, shares, strict=True):
            tally.add(share)
        is_enough = n + 1 >= (OF_RESULTS if has_ended else LEAST) and seat == state.seats - 1
        if is_enough and max(tally.error for tally in found) <= SURE_ENOUGH:
            break
    return found


def estimated(
    search: Search[Any], moments: Sequence[Moment], is_time: Callable[[], bool]
) -> Iterator[tuple[Sequence[Moment], list[tuple[Tally, ...]]]]:
    """Estimate the moments for which there is time: the ends first, then evenly spread ones, ever closer together.

    Args:
        search: the search that simulates the game.
        moments: the moments.
        is_time: whether one more may be estimated.

    Yields:
        the moments estimated so far, with everybody's shares; first when there are five.
    """
    last, known = max(1, len(moments) - 1), dict[int, tuple[Tally, ...]]()
    for parts in (*_SPREAD, last):
        spread = (round(last * part / parts) for part in range(parts + 1))
        for n in sorted(spread, key=lambda n: 0 < n < last):
            if n < len(moments) and n not in known and (len(known) < 2 or is_time()):
                known[n] = estimate(search, moments[n].state)
        yield [moments[n] for n in sorted(known)], [known[n] for n in sorted(known)]


def _played(search: Search[Any], state: State, seat: Seat, dice: QuickDice) -> tuple[bool, list[float]]:
    """Return whether a simulation, as one seat imagines the position, ended the game, and everybody's share then."""
    adviser = search.adviser.looking_back
    start = determinise(search.redeal, state, seat, dice)
    t = branch(start, QuickDice(dice.below(1 << 32)))
    is_over = play_ahead(adviser, start, t, seat, (), QuickDice(dice.below(1 << 32)), adviser.looks_back)
    expected = adviser.final if is_over else adviser.promise
    return is_over, [expected(t, Seat(one)) for one in range(t.seats)]
