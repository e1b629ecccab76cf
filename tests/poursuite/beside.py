"""Plays the game and the referee side by side: choices are translated, and every decision is compared."""

from collections import Counter, deque
from itertools import pairwise
from typing import Any

import pytest

from games import core
from games.core import Choice, Deal, NotYours, Seat
from games.poursuite import GAME
from games.poursuite import choices as c
from games.poursuite.state import State
from tests.beside import moves_of_both
from tests.poursuite.referee import Decision, Referee
from tests.poursuite.referee_refusals import default, refusal
from tests.poursuite.referee_world import COLOURS, EXITS, FACES, WAGONS, Move, World, neighbour, new_world
from tests.recorded import Outcome, recorded

PHASES = {
    "board": "boarding", "roll": "roll", "move": "move", "wotan": "wotan", "seat": "wotan-seat", "park": "park",
}  # fmt: skip


def translate(choice: Choice) -> Move:
    """Translate a choice of the game to the referee's move."""
    match choice:
        case c.Board(wagon, side):
            return ("board", wagon, side.upper())
        case c.WotanSeat(wagon, side):
            return ("seat", wagon, side.upper())
        case c.Roll():
            return ("roll",)
        case c.Move(wagon, stop, turn):
            return ("move", wagon, stop.upper(), turn or "")
        case c.Wotan(cell):
            return ("wotan", cell.upper())
        case c.Park(cell):
            return ("park", cell.upper())
    raise AssertionError(f"the referee has no word for {choice}")


class Match:
    """A game played by both; `compared` counts decisions, `refused` the reasons on which both agree."""

    def __init__(self, deal: Deal) -> None:
        self.outcomes: deque[Outcome] = deque()
        self.t: State = GAME.begin(deal)
        assert self.t.first in range(deal.seats) if deal.first is None else self.t.first == deal.first
        board, is_exact = deal.options["board"], deal.options["variant"] == "simple"
        world = new_world(board, is_exact=is_exact, seats=deal.seats, first=self.t.first)
        self.referee = Referee(world, self.die)
        self.talk = self.referee.play()
        self.now: Decision | None = next(self.talk)
        self.compared, self.kinds, self.refused = 0, Counter[str](), Counter[str]()

    @property
    def world(self) -> World:
        return self.referee.world

    def die(self) -> str:
        """Return the game's last roll, translated to a face of the referee's die."""
        assert self.outcomes, "the referee rolls, the game did not"
        name, faces, face = self.outcomes.popleft()
        assert (name, sorted(faces)) == ("pick", sorted(FACES))
        return str(face)

    def compare(self) -> bool:
        """Compare asked seat, legal moves and facts; return False if both games are over."""
        moves = moves_of_both(self.t, self.now, (facts(self.t), told(self.world, self.now)), translate, self.outcomes)
        self.compare_path()
        if moves is None or self.now is None:
            return False
        self.moves = moves
        self.compared += 1
        self.kinds[self.now.kind] += 1
        return True

    def compare_path(self) -> None:
        """Check that the shown path follows the exits and has the length that the roll allows (8.1)."""
        path, world = [cell.upper() for cell in self.t.path], self.world
        assert bool(path) == bool(world.moved)
        for start, end in pairwise(path):
            assert end in [neighbour(start, side) for side in EXITS[world.board.cells[start]]]
        if path:
            pips = int(world.face)
            assert 1 <= len(path) - 1 <= pips
            assert not world.is_exact or len(path) - 1 == pips or path[-1] == world.board.cave

    def play(self, move: Move, idle_turn: str | None) -> None:
        """Make the move in both; the turn of an empty wagon is arbitrary (8.2)."""
        assert self.now
        choice, start = self.moves[move], ""
        if isinstance(choice, c.Move):
            start = self.world.cells[choice.wagon]
            choice = choice if self.world.aboard[choice.wagon] else c.Move(choice.wagon, choice.stop, idle_turn)
        with recorded(self.outcomes):
            self.t = core.apply(self.t, Seat(self.now.seat), choice)
        try:
            self.now = self.talk.send(move)
        except StopIteration:
            self.now = None
        if start:
            assert [cell.upper() for cell in (self.t.path[0], self.t.path[-1])] == [start, move[2]]

    def compare_refusal(self, choice: Choice) -> None:
        """Assert that both refuse a choice for the same reason or both allow it, and that nobody else may make it."""
        assert self.now
        move = translate(choice)
        expected = refusal(self.world, self.now, move)
        refused = core.why_not(self.t, Seat(self.now.seat), choice)
        code = refused and refused.say.id.removeprefix("poursuite-")
        where = f"{choice} at decision {self.compared}, {self.now.kind} of {self.now.seat}"
        assert code == expected, f"{where}: referee {expected!r}, game {code!r}"
        self.refused[str(code)] += 1
        with pytest.raises(NotYours):
            core.check(self.t, Seat((self.now.seat + 1) % self.t.seats), choice)

    def compare_default(self) -> None:
        """Compare the answer for an absent player (19)."""
        assert self.now
        (choice,) = core.default_answer(self.t, Seat(self.now.seat))
        assert translate(choice) == default(self.world, self.now)

    def compare_end(self) -> None:
        """Compare treasures and winners (11, R27)."""
        found, points = GAME.outcome(self.t), self.world.treasures
        assert [one.total for one in found.scores] == points
        places = [[s for s, n in enumerate(points) if n == total] for total in sorted(set(points), reverse=True)]
        assert [sorted(place) for place in found.ranking] == places


def facts(t: State) -> dict[str, Any]:
    """Return the facts of the game's position and of its public question."""
    seen = GAME.view(t, None)
    return {
        "hands": [player.hand for player in t.players],
        "treasures": [player.treasures for player in t.players],
        "cells": {n: wagon.cell.upper() for n, wagon in zip(WAGONS, t.wagons, strict=True)},
        "aboard": {
            n: {side.upper(): owner for side, owner in wagon.aboard.items()}
            for n, wagon in zip(WAGONS, t.wagons, strict=True)
        },
        "prisoners": {cell.upper(): owner for cell, owner in t.prisoners.items()},
        "wotan": t.wotan.upper(),
        "pile": t.treasure,
        "active": t.active,
        "face": t.face,
        "moved": t.moved,
        "phase": (seen.phase, seen.decider, seen.freed),
    }


def told(world: World, now: Decision | None) -> dict[str, Any]:
    """Return the facts of the referee's position."""
    phase: tuple[object, ...] = ("over", None, "")
    if now:
        phase = (PHASES[now.kind], now.seat, "" if now.freed is None else COLOURS[now.freed])
    names = ("hands", "treasures", "cells", "aboard", "prisoners", "wotan", "pile", "active", "face", "moved")
    return {**{name: getattr(world, name) for name in names}, "phase": phase}
