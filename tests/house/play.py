"""Random full games of any game of the registry, one position after the other, as the house tests walk them."""

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

AMOUNT = float(os.environ.get("PORION_HOUSE", "0.15"))
"""How much of each test is played: `make quick` says 0.05, 1 plays some six times as many games, 20 is for a night."""

IS_QUICK = AMOUNT < 0.15
"""Whether somebody is writing and wants to know soon; `make test` looks at more."""

LOOKED_AT = max(20, round(250 * AMOUNT))
"""Positions of one game that are looked at from every side; a long game has more, and those are walked through."""

MOST_DECISIONS = 20_000
"""A game that is still not over then never ends."""

TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a random game, and how it came about: `seat` chose `choice` in `before`."""

    state: Any
    before: Any = None
    seat: Seat | None = None
    choice: Choice | None = None


def many(count: int) -> range:
    """Numbers of random games, as many as PORION_HOUSE asks for."""
    return range(max(1, round(count * AMOUNT)))


def deal(game: AnyGame, seats: int, number: int) -> Deal:
    """A table whose options change with its number, so that a few numbers see every combination."""
    combinations = list(product(*(option.values for option in game.options)))
    values = combinations[number % len(combinations)]
    options = dict(zip((option.id for option in game.options), values, strict=True))
    return Deal(seats, f"{game.id} {seats} {number}", options)


def walk(game: AnyGame, dealt: Deal) -> Iterator[Position]:
    """Every position of one random game. Secret answers come in any order, and some are taken back."""
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
    """Return a number of random moves that lead into the middle of a game: at most so many, and half of a short one."""
    lengths = (sum(1 for _ in islice(walk(GAMES[game], deal(GAMES[game], seats, n)), 2 * most + 1)) for n in range(5))
    return max(1, min(most, (min(lengths) - 1) // 2))


def glimpses(game: AnyGame, dealt: Deal) -> list[Position]:
    """Some positions of one random game, for tests that cost much."""
    return some_of(list(walk(game, dealt)), dealt.seed)


def some_of(played: Sequence[T], seed: str, most: int = LOOKED_AT) -> list[T]:
    """At most so many positions, from all over a game and others with each seed; the last one is among them."""
    step = -(-len(played) // most)
    begin = Dice(f"some of {seed}").below(step)
    last = played[-1:] if (len(played) - 1 - begin) % step else ()
    return [*played[begin::step], *last]


def by_default(state: Any, seat: Seat) -> Any:
    """Return the state after the whole answer that the rules give for an absent seat."""
    for choice in core.default_answer(state, seat):
        state = core.apply(state, seat, choice)
    return state


def _pick(state: Any, now: core.Decision, dice: Dice) -> tuple[Seat, Choice]:
    if isinstance(now.step, AskAll) and state.answers and dice.below(20) == 0:
        return dice.pick(sorted(state.answers)), Revise()
    seat = dice.pick(sorted(now.asks))
    return seat, core.at_random(state, seat, dice)


def watchers(game: AnyGame, state: Any) -> list[Seat | None]:
    """The public and every seat."""
    return [None, *(Seat(seat) for seat in range(state.seats))]
