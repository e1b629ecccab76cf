"""Random games of any registered game, one position after the other, for the house tests."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from typing import Any, TypeVar

import pytest

from games import core
from games.core import AskAll, Choice, Deal, Dice, Game, Revise, Seat
from games.registry import GAMES

AnyGame = Game[Any, Any]
T = TypeVar("T")

AMOUNT = float(os.environ.get("PORION_HOUSE", "0.1"))
"""Share of each test to play: 0.05 for `make quick`, 1 for about ten times the default, 20 for a night."""

IS_QUICK = AMOUNT < 0.1
"""Whether this is a quick run; `make test` checks more."""

LOOKED_AT = max(20, round(250 * AMOUNT))
"""Number of fully checked positions per game; a longer game's others are only played through."""

MOST_DECISIONS = 20_000
"""Number of decisions after which a game counts as endless."""

TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a random game; `seat` chose `choice` in `before`."""

    state: Any
    before: Any = None
    seat: Seat | None = None
    choice: Choice | None = None


def many(count: int) -> range:
    """Return numbers of random games, as many as PORION_HOUSE asks for."""
    return range(max(1, round(count * AMOUNT)))


def deal(game: AnyGame, seats: int, number: int) -> Deal:
    """Return a deal whose options depend on `number`, so that few numbers cover all combinations."""
    combinations = list(product(*(option.values for option in game.options)))
    values = combinations[number % len(combinations)]
    options = dict(zip((option.id for option in game.options), values, strict=True))
    return Deal(seats, f"{game.id} {seats} {number}", options)


def walk(game: AnyGame, dealt: Deal) -> Iterator[Position]:
    """Yield every position of a random game, with secret answers in any order and some revised."""
    dice = Dice(f"walk {dealt.seed}")
    state = game.begin(dealt)
    yield Position(state)
    for _ in range(MOST_DECISIONS):
        now = core.decision(state)
        if now is None:
            return
        seat, choice = _pick(state, now, dice)
        after = core.apply(state, seat, choice)
        yield Position(after, state, seat, choice)
        state = after
    raise AssertionError(f"{dealt} is not over after {MOST_DECISIONS} decisions:\n{game.position(state)}")


@cache
def middle(game: str, seats: int, most: int) -> int:
    """Return a number of random moves into the middle of a game: `most`, or half of a shorter game."""
    lengths = (sum(1 for _ in islice(walk(GAMES[game], deal(GAMES[game], seats, n)), 2 * most + 1)) for n in range(5))
    return max(1, min(most, (min(lengths) - 1) // 2))


def glimpses(game: AnyGame, dealt: Deal) -> list[Position]:
    """Return some positions of a random game, for expensive tests."""
    return some_of(list(walk(game, dealt)), dealt.seed)


def some_of(played: Sequence[T], seed: str, most: int = LOOKED_AT) -> list[T]:
    """Return at most `most` positions spread over a game, depending on the seed, with the last one."""
    step = -(-len(played) // most)
    begin = Dice(f"some of {seed}").below(step)
    last = played[-1:] if (len(played) - 1 - begin) % step else ()
    return [*played[begin::step], *last]


def by_default(state: Any, seat: Seat) -> Any:
    """Return the state after the rules' whole default answer for a seat."""
    for choice in core.default_answer(state, seat):
        state = core.apply(state, seat, choice)
    return state


def _pick(state: Any, now: core.Decision, dice: Dice) -> tuple[Seat, Choice]:
    if isinstance(now.step, AskAll) and state.answers and dice.below(20) == 0:
        return dice.pick(sorted(state.answers)), Revise()
    seat = dice.pick(sorted(now.asks))
    return seat, core.at_random(state, seat, dice)


def watchers(game: AnyGame, state: Any) -> list[Seat | None]:
    """Return the public and all seats."""
    return [None, *(Seat(seat) for seat in range(state.seats))]
