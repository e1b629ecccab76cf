"""How Poursuite is played well: bring your moles forward, a side seat near the cave, and rivals past the kobolds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path

from games import core
from games.core import (
    Adviser,
    Choice,
    Dice,
    Marked,
    OneOf,
    Outcome,
    Plan,
    Say,
    Seat,
    read_weights,
    shape_for,
    weighted,
)
from games.poursuite.choices import Board, Move, Wotan, WotanSeat
from games.poursuite.mine import Cell, Side
from games.poursuite.redeal import redeal
from games.poursuite.rules.boarding import Boarding
from games.poursuite.rules.shares import shares
from games.poursuite.rules.travel import Moving
from games.poursuite.rules.wotan import PlacingWotan, SeatingFreed
from games.poursuite.scoring import outcome
from games.poursuite.state import State, book, mine, routes

from .reasons import reasons
from .standing import TRAITS, progress, traits


@dataclass(frozen=True, slots=True)
class Weights:
    """The figures of `weights.toml`, which explains them."""

    ride: float
    ride_fades: float
    front: float
    side: float
    seat_fades: float
    hand: float
    prison: float
    spite: float
    guard: float
    victory: float
    early: Mapping[str, float]
    late: Mapping[str, float]


Seats = Mapping[Side, float]
"""What a mole is worth on each side of a wagon."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Precomputed tables for a board, which never change.

    Attributes:
        seats: what a mole is worth in a wagon on each cell.
        touches: the kobold cells beside each cell.
        turns: for each quarter turn, the seat that each seat becomes.
        stops: for each kobold cell, the cells beside it.
    """

    cave: Cell
    seats: Mapping[Cell, Seats]
    touches: Mapping[Cell, tuple[tuple[Side, Cell], ...]]
    turns: Mapping[str, Mapping[Side, Side]]
    stops: Mapping[Cell, tuple[Cell, ...]]


class Advice(Adviser[State]):
    """Values moles by position; a choice is worth what it changes for the seat's moles, less for the others'."""

    horizon = 8
    depth = 4
    branches = 5
    looks_back = 3
    """Shares of treasure lie further ahead than one horizon, and a review judges choices by as many."""
    faults = frozenset({"poursuite-advice-own-caught", "poursuite-advice-rivals-paid"})

    def __init__(self, weights: Weights) -> None:
        """Play by these weights."""
        self.weights = weights
        self._grounds: dict[tuple[str, str], Ground] = {}

    def marks(self, t: State, seat: Seat) -> Sequence[Marked]:
        """Return every choice, with what it changes."""
        shape = shape_for(t, seat)
        assert isinstance(shape, OneOf)
        mark = self._marker(t, seat)
        return [Marked(mark(choice), (choice,)) for choice in shape.choices]

    def choose(self, t: State, seat: Seat, dice: Dice) -> Choice:
        """Return the choice that improves the position most."""
        shape = shape_for(t, seat)
        assert isinstance(shape, OneOf)
        return shape.choices[0] if len(shape.choices) == 1 else self.best(shape.choices, self._marker(t, seat), dice)

    def position_values(self, t: State) -> Sequence[float]:
        """Return every seat's points and prospects."""
        return [self._worth(t, Seat(seat)) for seat in range(t.seats)]

    def _worth(self, t: State, seat: Seat) -> float:
        """Return a seat's worth: its treasures, and what its moles promise, limited to the treasures left."""
        ground, player = self._ground(t), t.players[seat]
        moles = player.hand * self.weights.hand
        moles += self.weights.prison * sum([owner == seat for owner in t.prisoners.values()])
        for wagon in t.wagons:
            seats = ground.seats[wagon.cell]
            moles += sum([seats[side] for side, owner in wagon.aboard.items() if owner == seat])
        return player.treasures + min(moles, t.treasure)

    def scale(self, t: State) -> float:
        """Return the scale of leads: one counts for more as the pile runs out."""
        return 0.4 + 0.08 * t.treasure

    def promise(self, t: State, seat: Seat) -> float:
        """Return the probability of winning, fitted to who won finished games."""
        worths = weighted(TRAITS, traits(t), progress(t), self.weights.early, self.weights.late)
        return 1 / sum([exp(min(50.0, worth - worths[seat])) for worth in worths])

    def reasons(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return the reasons for a plan."""
        return tuple(reasons(t, seat, plan[0]))

    def outcome(self, t: State) -> Outcome:
        """Return the outcome by treasures."""
        return outcome(t)

    def _ground(self, t: State) -> Ground:
        key = (t.edition, t.options["board"])
        if key not in self._grounds:
            board = mine(t)
            self._grounds[key] = Ground(
                cave=board.cave,
                seats={cell: self._seats(t, cell) for cell in board.exits},
                touches=board.touches,
                turns=book(t).turns,
                stops={
                    kobold: tuple(cell for cell, sides in board.touches.items() if kobold in dict(sides).values())
                    for kobold in board.kobolds
                },
            )
        return self._grounds[key]

    def _seats(self, t: State, cell: Cell) -> Seats:
        w, far = self.weights, routes(t).steps(cell, mine(t).cave) or 0
        ride, near = w.ride * w.ride_fades**far, w.seat_fades**far
        beside = ride + w.side * near
        return {"n": ride + w.front * near, "e": beside, "s": ride, "w": beside}

    def _signs(self, t: State, seat: Seat) -> Sequence[float]:
        """Return, for each seat, the factor by which its gains count: 1 for this seat, negative for the others."""
        return [1.0 if other == seat else -self.weights.spite / (t.seats - 1) for other in range(t.seats)]

    def _marker(self, t: State, seat: Seat) -> Callable[[Choice], float]:
        """Return the function that marks the choices of the current question."""
        step, signs = t.agenda[-1], self._signs(t, seat)
        match step:
            case Moving():
                return _Mover(self.weights, self._ground(t), t, seat, signs)
            case Boarding() | SeatingFreed():
                seats, sign = self._ground(t).seats, signs[getattr(step, "mole", seat)]
                return lambda choice: _seat_worth(t, seats, choice) * sign
            case PlacingWotan():
                return lambda choice: self._wotan(t, choice, signs)
        return _alike

    def _wotan(self, t: State, choice: Choice, signs: Sequence[float]) -> float:
        """Return the mark of a cell for Wotan: a mole that he frees, or moles whose way he guards."""
        assert isinstance(choice, Wotan)
        if choice.cell in t.prisoners:
            return (self.weights.ride - self.weights.prison) * signs[t.prisoners[choice.cell]]
        total, steps = 0.0, routes(t).steps
        for wagon in t.wagons:
            if any(steps(wagon.cell, stop) for stop in self._ground(t).stops[choice.cell]):
                total += self.weights.guard * sum(signs[owner] for owner in wagon.aboard.values())
        return total


def _alike(_: Choice) -> float:
    return 0.0


def _seat_worth(t: State, seats: Mapping[Cell, Seats], choice: Choice) -> float:
    assert isinstance(choice, Board | WotanSeat)
    return seats[t.wagon(choice.wagon).cell][choice.side]


class _Mover:
    """Marks moves: what the moles in a wagon, and those in the prisons it touches, gain or lose."""

    def __init__(self, weights: Weights, ground: Ground, t: State, seat: Seat, signs: Sequence[float]) -> None:
        self._weights, self._ground, self._t, self._seat, self._signs = weights, ground, t, seat, signs
        self._before: dict[int, float] = {}
        self._turned: dict[tuple[int, str], tuple[tuple[Side, float], ...]] = {}

    def __call__(self, choice: Choice) -> float:
        """Return how much a move changes for the better."""
        assert isinstance(choice, Move)
        number, turn = choice.wagon, choice.turn or "left"
        if (number, turn) not in self._turned:
            self._look(number, turn)
        moles = self._turned[number, turn]
        if choice.stop == self._ground.cave:
            return self._arrival(number, turn) - self._before[number]
        seats, prison = self._ground.seats[choice.stop], self._weights.prison
        total = -self._before[number]
        for side, sign in moles:
            total += seats[side] * sign
        wotan, prisoners = self._t.wotan, self._t.prisoners
        for side, cell in self._ground.touches[choice.stop]:
            if cell == wotan:
                continue
            lost = prison - seats[side]
            for place, sign in moles:
                if place == side:
                    total += lost * sign
            if cell in prisoners:
                total -= lost * self._signs[prisoners[cell]]
        return total

    def _look(self, number: int, turn: str) -> None:
        """Store who sits where after a turn, with the factors of their owners, and what the wagon is worth now."""
        wagon, seats = self._t.wagons[number - 1], self._ground.turns[turn]
        now = self._ground.seats[wagon.cell]
        self._before[number] = sum([now[side] * self._signs[owner] for side, owner in wagon.aboard.items()])
        self._turned[number, turn] = tuple([(seats[side], self._signs[mole]) for side, mole in wagon.aboard.items()])

    def _arrival(self, number: int, turn: str) -> float:
        """Return the mark of an arrival: shares, and moles that come home; the last treasure decides who wins."""
        t, seats = self._t, self._ground.turns[turn]
        aboard = {seats[side]: owner for side, owner in t.wagons[number - 1].aboard.items()}
        paid = shares(t, aboard)
        total = sum([(paid[side] + self._weights.hand) * self._signs[owner] for side, owner in aboard.items()])
        if sum(paid.values()) >= t.treasure:
            final = [player.treasures for player in t.players]
            for side, owner in aboard.items():
                final[owner] += paid[side]
            total += self._weights.victory if final[self._seat] == max(final) else -self._weights.victory
        return total


ADVICE = Advice(read_weights(Path(__file__).with_name("weights.toml"), Weights))
"""The playing knowledge of this game, for computer players and hints."""
SIMULATIONS = 600
STRATEGIES = core.levels(ADVICE, redeal, simulations=SIMULATIONS)
CHARACTERS = core.read_characters(
    Path(__file__).with_name("characters.toml"), ADVICE.weights, Advice, redeal, simulations=SIMULATIONS
)
