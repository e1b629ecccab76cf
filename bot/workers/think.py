"""Where computer players think, with plain data as input and output: a move, a hint, a look ahead.

They think in separate processes, so that no computation delays an answer: Python runs one thread at a time, and a
search in a thread of the bot would hold up every answer. Each task has a budget of processor time, which is smaller
while others are waiting.
"""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import inf
from multiprocessing.connection import Connection
from time import monotonic
from traceback import format_tb
from typing import Any, Protocol, TypeVar

from bot.model import Table
from bot.tables.turning_points import Course, course
from bot.workers import clean_start, settle_down
from games import core
from games.core import Advice, Dice, Editions, Game, Refusal, Search, Seat, State
from games.registry import GAMES
from games.review.account import Part, Review
from games.review.finished import Heard
from games.review.reviewing import review
from games.review.weighing import compare
from games.transcript import read, replay

T = TypeVar("T")
log = logging.getLogger(__name__)

COMPARED_S = 2.0
"""Seconds of processor time for an answer that a person retries in a review."""
REVIEW_S, REVIEW_PATIENCE = 55.0, 1.5
"""Seconds of processor time for a review, and how many times that it may take by the clock on a busy machine."""
REVIEW_GIVES_WAY = 13
"""The niceness of a review process: behind all others of the bot, but not starved by other programs."""
BUDGET_S, LEAST_S = 0.3, 0.02
"""Seconds of processor time for one task while no others are waiting, and at least, however many are."""
GIVES_WAY = 10
"""The niceness of a thinking process."""
THINKING_AT_ONCE = 2
"""The number of concurrent tasks in threads; in processes, one less than there are processors."""


@dataclass(frozen=True, slots=True)
class Task:
    """A question for a computer player, as plain data: it can be answered in another process.

    Attributes:
        game: the id of the game.
        position: the position, as the game saves it.
        edition: the rules edition with its catalogue, which the other process may not have.
        seat, strategy: who is asked, and how it plays.
        seed: the seed of the dice for sampling worlds and for choosing.
        budget: seconds of processor time for a search.
        character: the character whose style it plays; None for none.
    """

    game: str
    position: bytes
    edition: tuple[str, str]
    seat: Seat
    strategy: str
    seed: str
    budget: float = BUDGET_S
    character: str | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """One possible move of a seat: the first answer, as the game saves it, and the reason."""

    choice: str
    reasons: tuple[core.Say, ...]


@dataclass(frozen=True, slots=True)
class Ahead:
    """The effects of one answer: the answer as the game saves it, and the rest as in `Foresight`."""

    choice: str
    told: tuple[core.Say, ...]
    question: core.Say | None
    is_certain: bool


def think(task: Task) -> str:
    """Return a computer player's answer, as the game saves it, to a position that only looks like the real one."""
    game, imagined, dice = _prepared(task)
    strategy = game.strategy(task.strategy, task.character)
    if isinstance(strategy, Search):
        return game.codec.save_choice(strategy(imagined, task.seat, dice.fork(), _spent(task.budget)))
    return game.codec.save_choice(strategy(imagined, task.seat, dice.fork()))


def advise(task: Task) -> tuple[Hint, ...]:
    """Return the two best moves of a seat, and the reasons.

    If the game has no adviser, return a computer player's move.
    """
    game, imagined, dice = _prepared(task)
    found = game.advise(imagined, task.seat, dice.fork(), _spent(task.budget))
    if not found and core.NORMAL in game.strategies:
        return (Hint(game.codec.save_choice(game.strategies[core.NORMAL](imagined, task.seat, dice.fork())), ()),)
    return tuple(_hint(game, advice) for advice in found)


def look_ahead(task: Task) -> tuple[Ahead, ...]:
    """Return the effects of each answer of a seat, as far as the seat can know."""
    game, imagined, dice = _prepared(task)
    found = core.foresee(game.redeal, imagined, task.seat, dice, _spent(task.budget))
    return tuple(Ahead(game.codec.save_choice(one.choice), one.told, one.question, one.is_certain) for one in found)


@dataclass(frozen=True, slots=True)
class LookedBack:
    """A game that is ending, as plain data.

    Attributes:
        table: the table as it ends.
        heard: all public events, each with its log entry.
        positions: the position after each entry, as the game saves it.
    """

    table: Table
    heard: Heard
    positions: Mapping[int, bytes]


def look_back(played: LookedBack, task: Task) -> Course:
    """Return how a game went whose last position the task holds."""
    game, _, _ = _prepared(task)
    load, saved = game.codec.load, played.positions
    outcome = game.outcome(load(task.position))
    return course(played.table, outcome, played.heard, lambda n: load(saved[n]) if n in saved else None)


def _hint(game: Game[Any, Any], advice: Advice) -> Hint:
    return Hint(game.codec.save_choice(advice.choice), advice.reasons)


def _prepared(task: Task) -> tuple[Game[Any, Any], State, Dice]:
    """Return the game, a sampled position that looks the same to the seat, and dice."""
    game = GAMES[task.game]
    edition, text = task.edition
    if edition not in game.editions:
        game.editions.learn(text, rules=Editions.number(edition))
    dice = Dice(task.seed)
    return game, game.imagine(game.codec.load(task.position), task.seat, dice), dice


def _spent(budget: float, patience: float = inf) -> Callable[[], float]:
    """Return a function for the used part of a budget of processor time, or `patience` times as much by the clock."""
    began, then = time.thread_time(), monotonic()
    return lambda: max(time.thread_time() - began, (monotonic() - then) / patience) / budget


class Pool(Protocol):
    """Runs tasks."""

    async def run(self, work: Callable[[Task], T], task: Task) -> T:
        """Run a task, when it is its turn.

        Raises:
            BrokenExecutor: its worker process has died; the next task gets a fresh one.
        """

    async def close(self) -> None:
        """Start nothing more; a running task ends within its budget."""


class _Queue:
    """Limits the number of concurrent tasks, and gives each its share of time."""

    def __init__(self, at_once: int) -> None:
        self._slots, self._at_once = asyncio.Semaphore(at_once), at_once
        self._waiting = 0

    async def run(self, executor: Executor, work: Callable[[Task], T], task: Task) -> T:
        """Run a task in an executor."""
        self._waiting += 1
        try:
            async with self._slots:
                share = task.budget * self._at_once / max(self._waiting, self._at_once)
                fair = replace(task, budget=max(share, LEAST_S))
                return await asyncio.get_running_loop().run_in_executor(executor, work, fair)
        finally:
            self._waiting -= 1


class Threads:
    """Runs tasks in threads of this process: for tests, and if there is no memory for worker processes."""

    def __init__(self, at_once: int = THINKING_AT_ONCE) -> None:
        """Run at most `at_once` tasks concurrently."""
        self._executor = ThreadPoolExecutor(at_once, thread_name_prefix="computer")
        self._queue = _Queue(at_once)

    async def run(self, work: Callable[[Task], T], task: Task) -> T:
        """Run a task, when it is its turn."""
        return await self._queue.run(self._executor, work, task)

    async def close(self) -> None:
        """Start no more tasks; the result of a running one is discarded."""
        self._executor.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Runs tasks in worker processes, started with the first task; if one dies, its tasks are retried."""

    def __init__(self, at_once: int | None = None) -> None:
        """Run at most `at_once` tasks concurrently; None for one less than there are processors."""
        self._at_once = at_once or max(1, (os.cpu_count() or 2) - 1)
        self._queue = _Queue(self._at_once)
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[Task], T], task: Task) -> T:
        """Run a task, when it is its turn; retry it once if a process died, which ends all running tasks.

        Raises:
            BrokenExecutor: a process has died again; the next task gets a fresh one.
        """
        try:
            return await self._run(work, task)
        except BrokenExecutor:
            return await self._run(work, task)

    async def _run(self, work: Callable[[Task], T], task: Task) -> T:
        executor = self._executor = self._executor or self._started()
        try:
            return await self._queue.run(executor, work, task)
        except BrokenExecutor:
            if self._executor is executor:
                self._executor = None
                await _end(executor)
            raise

    async def close(self) -> None:
        """Start nothing more, and end the processes; a running task ends within its budget."""
        if self._executor is not None:
            await _end(self._executor)

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._at_once, mp_context=clean_start(), initializer=settle_down, initargs=(GIVES_WAY,)
        )


async def _end(executor: Executor) -> None:
    # Python may fail at exit if processes are still ending
    await asyncio.to_thread(executor.shutdown, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game to be reviewed, as plain data.

    Attributes:
        record: the record of the game, as text.
        seat: the seat reviewed.
        seed: the seed of the dice for sampling worlds.
        budget: seconds of processor time.
    """

    record: str
    seat: Seat
    seed: str
    budget: float = REVIEW_S


def found_by(task: Reviewed) -> Iterator[Review]:
    """Review a game in this thread, yielding what is known so far.

    Raises:
        Refusal: the record cannot be replayed, or no evaluator exists for the game.
    """
    yield from review(replay(read(task.record)), task.seat, task.seed, _spent(task.budget, REVIEW_PATIENCE))


async def review_apart(task: Reviewed) -> AsyncIterator[Review]:
    """Review a game in its own process, which ends afterwards or as soon as nobody waits for it.

    Yields:
        the review so far, the last one `is_done`.

    Raises:
        Refusal: the record cannot be replayed, or no evaluator exists for the game.
        EOFError: the process has died, or failed, which is logged.
    """
    context = clean_start()
    line, there = context.Pipe(duplex=False)
    process = context.Process(target=_tell_review, args=(there, task), name="review", daemon=True)  # type: ignore[attr-defined]  # not in typeshed
    try:
        await asyncio.to_thread(process.start)
        there.close()
        while isinstance(found := await asyncio.to_thread(line.recv), Review):
            yield found
            if found.is_done:
                return
        if isinstance(found, _Failed):
            log.error("A review failed in its process", extra={"error": found.error, "trace": found.trace})
            raise EOFError(found.error)
        raise Refusal(found)
    finally:
        process.kill()
        line.close()


@dataclass(frozen=True, slots=True)
class _Failed:
    """Why a process could not do its work: the error's type and where it occurred, without its message.

    A message might name hidden cards.
    """

    error: str
    trace: str


def _tell_review(line: Connection, task: Reviewed) -> None:
    """In a process: send each result, or the sentence with the reason for a refusal, or why it has failed."""
    settle_down(REVIEW_GIVES_WAY)
    with line:
        try:
            for found in found_by(task):
                line.send(found)
        except Refusal as refusal:
            line.send(refusal.say)
        except Exception as error:  # noqa: BLE001 - only the bot's own process can log it
            line.send(_Failed(type(error).__name__, "".join(format_tb(error.__traceback__))))


def weigh(answers: tuple[str, str], task: Task) -> Part:
    """Return how much more one answer promises the seat than another; both as the game saves them.

    Raises:
        Refusal: no evaluator exists for the game.
    """
    game, position, dice = _prepared(task)
    if game.search is None:
        raise Refusal(core.say("review-no-judge"))
    one, other = map(game.codec.load_choice, answers)
    return compare(game.search, position, task.seat, (one, other), dice.seed, _spent(task.budget))
