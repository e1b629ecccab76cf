"""What a position is worth when playing ahead stops: figures of a player, weighted by who won finished games."""

from collections.abc import Mapping
from functools import cache

from games.core import Seat
from games.poursuite.cards import EDITIONS
from games.poursuite.mine import Cell, Side
from games.poursuite.rules.shares import shares
from games.poursuite.rules.travel import Moving
from games.poursuite.rules.turn import Rolling, Turn
from games.poursuite.state import State, Wagon, book

TRAITS = (
    *("points", "points_of_left", "hand", "prison", "ride", "side"),
    *("turn", "paid_now", "paid_next"),
)
"""The features of a player, each with its weight in `weights.toml`."""
_RIDE, _SEAT = 0.857, 0.85
"""The share of a ride's worth, and of a side seat's, that each step to the cave leaves."""
_FEW = 2
"""Added to the treasures left, so that the last ones do not count without limit."""


def progress(t: State) -> float:
    """Return the share of the treasures that has been taken."""
    return 1 - t.treasure / book(t).treasures


def traits(t: State) -> list[tuple[float, ...]]:
    """Return the features of every player, in the order of `TRAITS`."""
    near, prisoners, roller = _near(t.edition, t.options["board"]), list(t.prisoners.values()), _roller(t)
    riding = [[0.0, 0.0] for _ in t.players]
    for wagon in t.wagons:
        ride, seat, _ = near[wagon.cell]
        for side, owner in wagon.aboard.items():
            row = riding[owner]
            row[0] += ride
            if side not in ("n", "s"):
                row[1] += seat
    now, then = _paid(t, roller), _paid(t, t.after(roller))
    return [
        (
            player.treasures,
            player.treasures / (t.treasure + _FEW),
            player.hand,
            prisoners.count(Seat(place)),
            *riding[place],
            place == roller,
            now[place],
            then[place],
        )
        for place, player in enumerate(t.players)
    ]


def _roller(t: State) -> Seat:
    """Return whose turn it is or, where one has ended, whose is next."""
    if isinstance(t.agenda[-1], Rolling | Moving):
        return t.active
    return next(step.seat for step in reversed(t.agenda) if isinstance(step, Turn))


@cache
def _near(edition: str, board: str) -> Mapping[Cell, tuple[float, float, float]]:
    """Return, for each cell, what is left of a ride and of a side seat, and the odds that one roll reaches the cave."""
    figures = EDITIONS[edition]
    mine, routes = figures.mines[board], figures.routes[board]
    pips = [int(face) for face in figures.faces if face.isdecimal()]
    found = {}
    for cell in mine.exits:
        far = routes.steps(cell, mine.cave) or 0
        found[cell] = _RIDE**far, _SEAT**far, sum(far <= n for n in pips) / len(figures.faces)
    return found


def _paid(t: State, mover: Seat) -> list[float]:
    """Return the treasures that each player may expect if `mover` rolls next and brings in the best wagon.

    Nothing where no wagon within reach pays `mover` more than the others.
    """
    best, paid, near = 0.0, [0.0] * t.seats, _near(t.edition, t.options["board"])
    for wagon in t.wagons:
        chance = near[wagon.cell][2]
        if not chance or not wagon.aboard:
            continue
        for turn in book(t).turns.values():
            found = _shares(t, wagon, turn)
            lead = chance * (found[mover] - (sum(found) - found[mover]) / (t.seats - 1))
            if lead > best:
                best, paid = lead, [chance * n for n in found]
    return paid


def _shares(t: State, wagon: Wagon, turn: Mapping[Side, Side]) -> list[int]:
    """Return what each player receives for a wagon that arrives with this turn."""
    aboard = {turn[side]: owner for side, owner in wagon.aboard.items()}
    found = [0] * t.seats
    for side, n in shares(t, aboard).items():
        found[aboard[side]] += n
    return found
