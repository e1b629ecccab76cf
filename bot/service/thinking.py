"""Where computer players think: in processes beside the bot, so that no thought delays an answer.

Python runs one thread at a time: a search in a thread of the bot would hold up every answer. Each thought has a budget
of processor time; while others wait for theirs, it is smaller.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol, TypeVar

from bot.workers.process import clean_start, settle_down
from bot.workers.think import Task

T = TypeVar("T")

GIVES_WAY = 10
"""How much a thinking process gives way to the others."""
LEAST_S = 0.02
"""Seconds for a thought at least, however many wait."""
THINKING_AT_ONCE = 2
"""Thoughts at the same time in threads; in processes as many as there are processors but one."""


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
    """Tasks in processes of their own, started when the first task comes; one that dies is replaced."""

    def __init__(self, at_once: int | None = None) -> None:
        """Let so many think at once; None for all processors but one."""
        self._at_once = at_once or max(1, (os.cpu_count() or 2) - 1)
        self._queue = _Queue(self._at_once)
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[Task], T], task: Task) -> T:
        """Work on a task, when it is its turn.

        Raises:
            BrokenExecutor: the process has died; the next task finds a fresh one.
        """
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
