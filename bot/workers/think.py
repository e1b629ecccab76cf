"""Where computer players think, and what they are asked there, as plain data in and out: a move, a hint, a look ahead.

They think in processes beside the bot, so that no thought delays an answer: Python runs one thread at a time, and a
search in a thread of the bot would hold up every answer. Each thought has a budget of processor time; while others
wait for theirs, it is smaller.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

from bot.workers import clean_start, settle_down
from games import core
from games.core import Advice, Dice, Editions, Game, Refusal, Search, Seat, State
from games.registry import GAMES
from games.review.account import Part, Review
from games.review.reviewing import compare, review
from games.transcript import read, replay

T = TypeVar("T")

COMPARED_S = 2.0
"""Seconds of processor time for an answer that somebody tries in a review."""
REVIEW_GIVES_WAY = 19
"""How much a process that reviews gives way to all others: as much as can be."""
BUDGET_S = 0.3
"""Seconds of processor time for one thought while nobody else waits for theirs."""
GIVES_WAY = 10
"""How much a thinking process gives way to the others."""
LEAST_S = 0.02
"""Seconds for a thought at least, however many wait."""
THINKING_AT_ONCE = 2
"""Thoughts at the same time in threads; in processes as many as there are processors but one."""


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
        character: in whose way it plays; None for no character's.
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
    """Return what a computer player answers, as the game saves it.

    It sees a position that only looks like the real one.
    """
    game, imagined, dice = _prepared(task)
    strategy = game.strategy(task.strategy, task.character)
    if isinstance(strategy, Search):
        return game.codec.save_choice(strategy(imagined, task.seat, dice.fork(), _spent(task.budget)))
    return game.codec.save_choice(strategy(imagined, task.seat, dice.fork()))


def advise(task: Task) -> tuple[Hint, ...]:
    """Return the two best things a seat could do, and why.

    What a computer player would do where the game has no adviser.
    """
    game, imagined, dice = _prepared(task)
    found = game.advise(imagined, task.seat, dice.fork(), _spent(task.budget))
    if not found and core.NORMAL in game.strategies:
        return (Hint(game.codec.save_choice(game.strategies[core.NORMAL](imagined, task.seat, dice.fork())), ()),)
    return tuple(_hint(game, advice) for advice in found)


def look_ahead(task: Task) -> tuple[Ahead, ...]:
    """Return what each answer of a seat would bring, as far as the seat can know."""
    game, imagined, dice = _prepared(task)
    found = core.foresee(game.redeal, imagined, task.seat, dice, _spent(task.budget))
    return tuple(Ahead(game.codec.save_choice(one.choice), one.told, one.question, one.is_certain) for one in found)


def _hint(game: Game[Any, Any], advice: Advice) -> Hint:
    return Hint(game.codec.save_choice(advice.choice), advice.reasons)


def _prepared(task: Task) -> tuple[Game[Any, Any], State, Dice]:
    """Return the game, a position that looks the same to the seat, and dice."""
    game = GAMES[task.game]
    edition, text = task.edition
    if edition not in game.editions:
        game.editions.learn(text, rules=Editions.number(edition))
    dice = Dice(task.seed)
    return game, game.imagine(game.codec.load(task.position), task.seat, dice), dice


def _spent(budget: float) -> Callable[[], float]:
    """Return how much of a budget of processor time this thread has used up since now."""
    began = time.thread_time()
    return lambda: (time.thread_time() - began) / budget


class Pool(Protocol):
    """Where tasks are worked on."""

    async def run(self, work: Callable[[Task], T], task: Task) -> T:
        """Work on a task, when it is its turn.

        Raises:
            BrokenExecutor: its worker process has died; the next task gets a fresh one.
        """

    async def close(self) -> None:
        """Begin nothing more; a thought under way comes to its end within its budget."""


class _Queue:
    """Bounds how many think at once, and gives each thought its share of time."""

    def __init__(self, at_once: int) -> None:
        self._slots, self._at_once = asyncio.Semaphore(at_once), at_once
        self._waiting = 0

    async def run(self, executor: Executor, work: Callable[[Task], T], task: Task) -> T:
        """Work on a task in an executor."""
        self._waiting += 1
        try:
            async with self._slots:
                share = task.budget * self._at_once / max(self._waiting, self._at_once)
                fair = replace(task, budget=max(share, LEAST_S))
                return await asyncio.get_running_loop().run_in_executor(executor, work, fair)
        finally:
            self._waiting -= 1


class Threads:
    """Tasks in threads of this process: for tests, and where there is no memory for processes beside the bot."""

    def __init__(self, at_once: int = THINKING_AT_ONCE) -> None:
        """Let so many think at once."""
        self._executor = ThreadPoolExecutor(at_once, thread_name_prefix="computer")
        self._queue = _Queue(at_once)

    async def run(self, work: Callable[[Task], T], task: Task) -> T:
        """Work on a task, when it is its turn."""
        return await self._queue.run(self._executor, work, task)

    async def close(self) -> None:
        """Start no more tasks; the result of a running one is discarded."""
        self._executor.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Tasks in processes of their own, started when the first task comes; where one dies, they are worked on anew."""

    def __init__(self, at_once: int | None = None) -> None:
        """Let so many think at once; None for all processors but one."""
        self._at_once = at_once or max(1, (os.cpu_count() or 2) - 1)
        self._queue = _Queue(self._at_once)
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[Task], T], task: Task) -> T:
        """Work on a task, when it is its turn; once more where a process died meanwhile, which ends all that think.

        Raises:
            BrokenExecutor: a process has died again; the next task finds a fresh one.
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
        """Begin nothing more, and end the processes; a thought under way comes to its end within its budget."""
        if self._executor is not None:
            await _end(self._executor)

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._at_once, mp_context=clean_start(), initializer=settle_down, initargs=(GIVES_WAY,)
        )


async def _end(executor: Executor) -> None:
    # Python may stumble over processes that are still ending when the interpreter does
    await asyncio.to_thread(executor.shutdown, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game to be reviewed, as plain data.

    Attributes:
        record: the record of the game, as a text.
        seat: whose review it is.
        seed: of the dice with which worlds are imagined.
        budget: seconds of processor time.
    """

    record: str
    seat: Seat
    seed: str
    budget: float = 55.0


def found_by(task: Reviewed) -> Iterator[Review]:
    """Review a game in this thread, telling what is known so far.

    Raises:
        Refusal: the record cannot be played again, or no evaluator exists for the game.
    """
    yield from review(replay(read(task.record)), task.seat, task.seed, _spent(task.budget))


async def review_apart(task: Reviewed) -> AsyncIterator[Review]:
    """Review a game in a process of its own, which ends with that or as soon as nobody waits for it.

    Yields:
        what is known so far, the last one `is_done`.

    Raises:
        Refusal: the record cannot be played again, or no evaluator exists for the game.
        EOFError: the process has died.
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
        raise Refusal(found)
    finally:
        process.kill()
        line.close()


def _tell_review(line: Connection, task: Reviewed) -> None:
    """In a process: send each result, or the sentence that says why there is none."""
    settle_down(REVIEW_GIVES_WAY)
    with line:
        try:
            for found in found_by(task):
                line.send(found)
        except Refusal as refusal:
            line.send(refusal.say)


def weigh(answers: tuple[str, str], task: Task) -> Part:
    """Return how much more one answer promises the seat that is asked than another; both as the game saves them.

    Raises:
        Refusal: no evaluator exists for the game.
    """
    game, position, dice = _prepared(task)
    if game.search is None:
        raise Refusal(core.say("review-no-judge"))
    one, other = map(game.codec.load_choice, answers)
    return compare(game.search, position, task.seat, (one, other), dice.seed, _spent(task.budget))
