"""Whole games give the same results in the game and in a referee written from the rules alone."""

import random

import pytest

from games import core
from games.core import Choice, Deal, Seat, TooLate
from games.poursuite.choices import Board, Move, Park, Roll, Wotan, WotanSeat
from tests.house.play import many
from tests.poursuite.beside import Match
from tests.poursuite.games import TABLES
from tests.poursuite.referee_world import Move as Word

TRIES = 3


def tried(match: Match, chance: random.Random) -> Choice:
    """Return a random choice, possibly illegal."""
    assert match.now
    pick, world = chance.choice, match.world
    rails = world.board.of("s^<>LRXT")
    near = [stop for start in world.cells.values() for stop in world.board.distances(start, 4)] or rails
    cells = [*world.board.kobolds, *world.board.starts, *world.cells.values(), *world.board.cells, *near]
    cell = pick(["Z9", "A99", "banana", ""] if chance.random() < 0.05 else cells).lower()
    wagon = pick([0, 3]) if chance.random() < 0.1 else pick([1, 2])
    side = pick(["n", "e", "s", "w", "n", "e", "s", "w", "x"])
    turn = pick(["left", "right", "left", "half", None])
    fitting: dict[str, list[Choice]] = {
        "board": [Board(wagon, side)],
        "move": [Move(wagon, pick([cell, *near]).lower(), turn), Move(wagon, pick([cell, *rails]).lower(), turn)],
        "wotan": [Wotan(cell)],
        "seat": [WotanSeat(wagon, side)],
        "park": [Park(cell)],
        "roll": [Roll()],
    }
    any_kind = [choice for choices in fitting.values() for choice in choices]
    return pick(fitting[match.now.kind] if chance.random() < 0.8 else any_kind)


class Player:
    """Makes legal moves, with preferences that differ between games."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.haste, self.care = chance.choice((0.0, 0.5)), chance.choice((0.0, 0.5, 0.9))

    def chosen(self, match: Match) -> Word:
        assert match.now
        moves, world, chance = sorted(match.now.moves, key=str), match.world, self.chance
        if match.now.kind == "move" and chance.random() < self.haste:
            home = [move for move in moves if move[2] == world.board.cave]
            return chance.choice(home or moves)
        if match.now.kind == "move" and chance.random() < self.care:
            near = {cell for kobold in world.board.kobolds for cell in around(kobold)}
            return chance.choice([move for move in moves if move[2] not in near] or moves)
        return chance.choice(moves)


def around(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1:])
    return [f"{chr(column + dx)}{row + dy}" for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]


def play(deal: Deal, chance: random.Random) -> Match:
    """Play one random game to its end."""
    match, player = Match(deal), Player(chance)
    while match.compare():
        match.compare_default()
        for _ in range(TRIES):
            match.compare_refusal(tried(match, chance))
        match.play(player.chosen(match), chance.choice(("left", "right", None)))
    match.compare_end()
    for choice in (Roll(), Park("b1"), Move(1, "b2", "left")):
        with pytest.raises(TooLate):
            core.check(match.t, Seat(0), choice)
    return match


def played(seats: int, options: dict[str, str], number: int) -> Match:
    """Return a game determined by its number."""
    chance = random.Random(f"{seats} {sorted(options.values())} {number}")
    first = chance.choice((None, Seat(chance.randrange(seats))))
    return play(Deal(seats, f"referee {number}", options, first), chance)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_game_and_referee_agree(seats: int, options: dict[str, str]) -> None:
    """Asked seats, legal moves, refusals, facts and winners are equal."""
    for number in many(5):
        played(seats, options, number)
