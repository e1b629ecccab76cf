"""Random boards that satisfy 3.5 can be played."""

from dataclasses import replace
from random import Random

import pytest

from games import core
from games.core import Deal, Dice
from games.poursuite import GAME, options_of
from games.poursuite.cards import EDITIONS
from games.poursuite.mine import STEPS, beside, cell_at
from games.poursuite.state import mine
from tests.poursuite.test_boards import with_board

SIGNS = {"n": "^", "w": "<", "e": ">", "nw": "L", "ne": "R", "nwe": "X"}
"""Rail cells by their exits."""


def drawn(chance: Random) -> list[str]:
    """Return a random valid board, with rails laid backwards from the cave to avoid circles and dead ends."""
    columns, height = chance.randint(3, 9), chance.randint(4, 11)
    cells = [cell_at(column, row) for column in range(columns) for row in range(1, height + 1)]
    cave = cell_at(chance.randrange(columns), chance.randint(3, height - 1))
    chest = beside(cave, "n")
    signs = {chest: "c", cave: "T"}
    rails = {cave}
    for _ in range(chance.randint(4, len(cells))):
        ways = {cell: exits for cell in cells if cell not in signs and (exits := onto(cell, rails))}
        if not ways:
            break
        cell = chance.choice(sorted(ways))
        fitting = [exits for exits in SIGNS if set(exits) <= ways[cell]]
        if fitting:
            signs[cell] = SIGNS[chance.choice(fitting)]
            rails.add(cell)
    ends = [cell for cell in cells if cell not in signs and beside(cell, "n") in rails]
    if len(ends) < 2:
        return drawn(chance)
    starts = chance.sample(sorted(ends), 2)
    signs |= dict.fromkeys(starts, "s")
    forbidden = {beside(cell, side) for cell in (*starts, cave) for side in STEPS}
    left = sorted(cell for cell in cells if cell not in signs and cell not in forbidden)
    if not left:
        return drawn(chance)
    signs |= dict.fromkeys(chance.sample(left, chance.randint(1, min(9, len(left)))), "k")
    return ["".join(signs.get(cell_at(column, row), "#") for column in range(columns)) for row in range(height, 0, -1)]


def onto(cell: str, rails: set[str]) -> set[str]:
    """Return the sides on which a cell borders laid rails."""
    return {side for side in "nwe" if beside(cell, side) in rails}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_a_board_drawn_by_chance_plays(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the standard rule every wagon can move, in the simplified one some wagon, and the game ends."""
    edition = EDITIONS.learn(with_board("chance", drawn(Random(seed))))
    monkeypatch.setattr(EDITIONS, "current", edition)
    game = replace(GAME, options=options_of(EDITIONS[edition]))
    for variant in ("standard", "simple"):
        deal = Deal(2 + seed % 3, f"chance {seed}", {"board": "chance", "variant": variant})
        state, dice, moves = game.begin(deal), Dice("choices"), 0
        while now := core.decision(state):
            seat, shape = next(iter(now.asks.items()))
            reach = game.view(state, None).reach
            if game.view(state, None).phase == "move":
                assert len(reach.stops) == 2 or variant == "simple"
                assert all(set(stops) <= set(mine(state).exits) for stops in reach.stops.values())
            state = core.apply(state, seat, core.any_of(shape, dice))
            moves += 1
            assert moves < 3000
        assert sum(player.treasures for player in state.players) == 20
