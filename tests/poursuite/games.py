"""Random games of Poursuite, for tests and figures."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from games import core
from games.core import Choice, Deal, Dice, Seat
from games.poursuite import GAME
from games.poursuite.choices import Move, Roll
from games.poursuite.state import State, mine

TABLES = [
    (seats, dict(zip((option.id for option in GAME.options), values, strict=True)))
    for seats in GAME.seats
    for values in product(*(option.values for option in GAME.options))
]
"""Every number of seats with every combination of options."""


@dataclass(frozen=True)
class Tally:
    """Counts of one game: rolls of the die, and wagons that reached the cave."""

    rolls: int
    arrivals: int


def moments(seats: int, seed: str, options: Mapping[str, str]) -> Iterator[tuple[State, Seat, Choice | None]]:
    """Yield every position of a random game with the choice made there, None for the last."""
    state, dice = GAME.begin(Deal(seats, seed, options)), Dice(f"choices {seed}")
    while now := core.decision(state):
        seat = next(iter(now.asks))
        choice = core.any_of(now.asks[seat], dice)
        yield state, seat, choice
        state = core.apply(state, seat, choice)
    yield state, state.active, None


def tally(seats: int, seed: str, options: Mapping[str, str]) -> Tally:
    """Play a random game and count."""
    rolls = arrivals = 0
    for state, _, choice in moments(seats, seed, options):
        rolls += isinstance(choice, Roll)
        arrivals += isinstance(choice, Move) and choice.stop == mine(state).cave
    return Tally(rolls, arrivals)
