"""What computer players are asked, as plain data in and out: a move, a hint, a look ahead; for a process of its own."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games import core
from games.core import Advice, Dice, Editions, Game, Search, Seat, State
from games.registry import GAMES

BUDGET_S = 0.3
"""Seconds of processor time for one thought while nobody else waits for theirs."""


@dataclass(frozen=True, slots=True)
class Task:
    """A question for a computer player, as plain data: it can be answered in another process.

    Attributes:
        game: id of the game.
        position: the position, as the game saves it.
        edition: the rules edition with its catalogue, which the other process may not know.
        seat, strategy: who is asked.
        seed: of the dice with which it imagines and chooses.
        budget: seconds of processor time for a search.
    """

    game: str
    position: bytes
    edition: tuple[str, str]
    seat: Seat
    strategy: str
    seed: str
    budget: float = BUDGET_S


@dataclass(frozen=True, slots=True)
class Hint:
    """One thing a seat could do: the first answer, as the game saves it, and why."""

    choice: str
    reasons: tuple[core.Say, ...]


@dataclass(frozen=True, slots=True)
class Ahead:
    """What one answer would bring: the answer as the game saves it, and the rest as in `Foresight`."""

    choice: str
    told: tuple[core.Say, ...]
    question: core.Say | None
    is_certain: bool


def think(task: Task) -> str:
    """What a computer player answers, as the game saves it: it sees a position that only looks like the real one."""
    game, imagined, dice = _prepared(task)
    strategy = core.strategy_of(game.strategies, task.strategy)
    if isinstance(strategy, Search):
        return game.codec.save_choice(strategy(imagined, task.seat, dice.fork(), _spent(task.budget)))
    return game.codec.save_choice(strategy(imagined, task.seat, dice.fork()))


def advise(task: Task) -> tuple[Hint, ...]:
    """The two best things a seat could do, and why; what a computer player would do where the game has no adviser."""
    game, imagined, dice = _prepared(task)
    found = game.advise(imagined, task.seat, dice.fork(), _spent(task.budget))
    if not found and core.NORMAL in game.strategies:
        return (Hint(game.codec.save_choice(game.strategies[core.NORMAL](imagined, task.seat, dice.fork())), ()),)
    return tuple(_hint(game, advice) for advice in found)


def look_ahead(task: Task) -> tuple[Ahead, ...]:
    """What each answer of a seat would bring, as far as the seat can know."""
    game, imagined, dice = _prepared(task)
    found = core.foresee(game.redeal, imagined, task.seat, dice, _spent(task.budget))
    return tuple(Ahead(game.codec.save_choice(one.choice), one.told, one.question, one.is_certain) for one in found)


def _hint(game: Game[Any, Any], advice: Advice) -> Hint:
    return Hint(game.codec.save_choice(advice.choice), advice.reasons)


def _prepared(task: Task) -> tuple[Game[Any, Any], State, Dice]:
    """The game, a position that looks the same to the seat, and dice."""
    game = GAMES[task.game]
    edition, text = task.edition
    if edition not in game.editions:
        game.editions.learn(text, rules=Editions.number(edition))
    dice = Dice(task.seed)
    return game, game.imagine(game.codec.load(task.position), task.seat, dice), dice


def _spent(budget: float) -> Callable[[], float]:
    """How much of a budget of processor time this thread has used up since now."""
    began = time.thread_time()
    return lambda: (time.thread_time() - began) / budget
