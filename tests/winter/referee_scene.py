"""Starts the referee in the middle of a game, with decks whose cards are named."""

from collections.abc import Generator
from typing import Any

from tests.winter.referee import Referee
from tests.winter.referee_data import BASIC
from tests.winter.referee_table import Decision
from tests.winter.referee_world import Move, World, new_world

YELLOW, RED = 0, 1


class Scene:
    """A referee in the middle of a game, with decks whose cards are named, top first."""

    def __init__(self, players: int = 2, *options: str, **decks: str) -> None:
        self.decks = {name: cards.split() for name, cards in decks.items()}
        self.referee = Referee(new_world(players, YELLOW, frozenset(options)), lambda deck: self.decks[deck].pop(0))
        self.world: World = self.referee.world
        self.world.left = {name: len(self.decks.get(name, [])) for name in ("monster", "hero", "disaster")}
        self.talk: Generator[Decision, tuple[int, Move], Any] | None = None
        self.now: Decision | None = None
        self.result: Any = None

    def dwarfs(self, seat: int, *areas: str, kind: str = BASIC) -> None:
        for area in areas:
            if kind != BASIC:
                self.world.players[seat].home[kind] += 1
                self.world.players[seat].home[BASIC] -= 1
            self.referee.put(seat, kind, area)

    def purse(self, seat: int, **amounts: int) -> dict[str, int]:
        self.world.players[seat].purse.update(amounts)
        return self.world.players[seat].purse

    def start(self, talk: Generator[Decision, tuple[int, Move], Any]) -> None:
        self.talk = talk
        self.go(None)

    def say(self, seat: int, *moves: Move) -> None:
        for move in moves:
            self.go((seat, move))

    def go(self, word: Any) -> None:
        assert self.talk is not None
        try:
            self.now = self.talk.send(word)
        except StopIteration as stop:
            self.now, self.result = None, stop.value

    def legal(self, seat: int, word: str) -> set[Move]:
        assert self.now is not None
        return {move for move in self.now.asks[seat] if move[0] == word}
