"""A process that draws: in a thread, drawing would hold the interpreter while people wait for their answers.

What it needs is handed over as plain data: a panel's function with the view it draws, and who speaks at the table.
"""

import atexit
import os
import pickle
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from threading import Lock
from traceback import format_exc
from typing import Any, TypeAlias

from bot.workers import clean_start, settle_down
from games.core import Editions, Speak
from games.draw.packing import hurried
from games.registry import GAMES
from locales import LOCALES, words

GIVES_WAY = 5
"""How much a drawing process gives way to the others: on a single core, answers go before pictures."""
PROCESSES = 4
"""Drawing processes at most; one for every two cores."""
DRAWN_TOGETHER = 8
"""Pictures handed to a process at a time at most, while many wait: the view that they share is handed over once."""


@dataclass(frozen=True, slots=True)
class EditionText:
    """An edition of a game's component data, which a drawing process may not know.

    Attributes:
        game: the game's id.
        edition: the name of the edition.
        text: the data.
    """

    game: str
    edition: str
    text: str


def paint(
    draw: Callable[[Speak], bytes], speak: Speak, book: EditionText | None = None, *, is_hurried: bool = False
) -> bytes:
    """Draw one panel as a PNG file.

    Args:
        draw: the panel's function, with what it shows.
        speak: who puts sentences into words.
        book: the component data of its table, unless they are the current ones.
        is_hurried: whether many wait, so that time counts more than bytes.
    """
    if book is not None and book.edition not in GAMES[book.game].editions:
        GAMES[book.game].editions.learn(book.text, rules=Editions.number(book.edition))
    with hurried() if is_hurried else nullcontext():
        return draw(speak)


def _read_words() -> None:
    for locale in LOCALES:
        words(locale)


Work: TypeAlias = Callable[[], Any]
Outcome: TypeAlias = tuple[Any, Exception | None]
"""What a piece of work has returned, or the error it has ended with."""


class _Painter:
    """A process that draws, at the end of a line: the standard library's pool passes each batch through two threads."""

    def __init__(self) -> None:
        context = clean_start()
        self._line, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), name="painter")  # type: ignore[attr-defined]  # not in typeshed
        self._process.start()
        there.close()

    def carry_out(self, batch: bytes) -> "list[Outcome]":
        """Have pickled work done, and wait for that.

        Raises:
            EOFError, OSError: the process has died.
        """
        self._line.send_bytes(batch)
        outcomes: list[Outcome] = pickle.loads(self._line.recv_bytes())
        return outcomes

    def end(self, *, wait: bool) -> None:
        """Hang up, which ends the process; it draws nothing at this moment."""
        self._line.close()
        if wait:
            self._process.join()


class Painters(Executor):
    """Processes that draw, for each of which a thread waits.

    They start with the first picture, or when `warm_up` is called, which takes a second or two: a thread waits for
    that, so that nobody who is being answered does. One that is killed is replaced, and its pictures drawn again.
    """

    def __init__(self, count: int | None = None, *, is_apart: bool = True) -> None:
        """Draw in so many processes; by default one for every two cores.

        Args:
            count: how many.
            is_apart: whether there are processes; otherwise its threads draw themselves, which slows down all else.
        """
        self._is_apart = is_apart
        self._count = count or max(1, min(PROCESSES, (os.cpu_count() or 1) // 2))
        self._threads = ThreadPoolExecutor(self._count, thread_name_prefix="painter")
        self._lock = Lock()
        self._idle: list[_Painter] = []
        self._waiting: deque[tuple[Work, Future[Any]]] = deque()
        self._at_work = 0
        self._is_shut_down = False
        atexit.register(self._dismiss)  # else the interpreter would wait for them in vain

    def warm_up(self) -> None:
        """Start the processes now, and have them read the words, so that the first picture does not wait for that."""
        for _ in range(self._count):
            self.submit(_read_words)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Have something done in one of the processes; this returns at once.

        Raises:
            RuntimeError: they have been shut down.
        """
        future: Future[Any] = Future()
        with self._lock:
            if self._is_shut_down:
                raise RuntimeError("nothing more is drawn after the shutdown")
            self._waiting.append((partial(fn, *args, **kwargs), future))
            if self._at_work < self._count:
                self._at_work += 1
                self._threads.submit(self._work_off)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Draw nothing more.

        Args:
            wait: whether to return only when the processes have ended; without that, they end after what they draw.
            cancel_futures: whether pictures not yet begun are given up.
        """
        with self._lock:
            self._is_shut_down = True
            given_up = [future for _, future in self._waiting] if cancel_futures else []
            if cancel_futures:
                self._waiting.clear()
        for future in given_up:
            future.cancel()
        self._threads.shutdown(wait=wait)
        self._dismiss(wait=wait)
        atexit.unregister(self._dismiss)

    def _dismiss(self, *, wait: bool = False) -> None:
        """End the processes that draw nothing at this moment."""
        with self._lock:
            idle, self._idle = self._idle, []
        for painter in idle:
            painter.end(wait=wait)

    def _work_off(self) -> None:
        """In a thread: have all that waits done, one batch after the other."""
        while batch := self._taken():
            try:
                outcomes = self._done([work for work, _ in batch])
            except BaseException as error:  # noqa: BLE001 - it is raised where the work is awaited
                for _, future in batch:
                    future.set_exception(error)
                continue
            for (_, future), (result, failure) in zip(batch, outcomes, strict=True):
                if failure is None:
                    future.set_result(result)
                else:
                    future.set_exception(failure)
        if self._is_shut_down:
            self._dismiss()

    def _taken(self) -> list[tuple[Work, Future[Any]]]:
        """Return what to do next: this process's share of what waits; nothing when the thread may rest."""
        with self._lock:
            batch: list[tuple[Work, Future[Any]]] = []
            most = min(DRAWN_TOGETHER, -(-len(self._waiting) // self._count))
            while self._waiting and len(batch) < most:
                work, future = self._waiting.popleft()
                if future.set_running_or_notify_cancel():
                    batch.append((work, future))
            if not batch:
                self._at_work -= 1
            return batch

    def _done(self, batch: list[Work]) -> list[Outcome]:
        """In a thread: have it done, once more by a new process if the first one is killed."""
        if not self._is_apart:
            return [_outcome(work) for work in batch]
        told = pickle.dumps(batch)
        with self._lock:
            painter = self._idle.pop() if self._idle else None
        try:
            painter = painter or _Painter()
            outcomes = painter.carry_out(told)
        except (EOFError, OSError):
            painter = _Painter()
            outcomes = painter.carry_out(told)
        with self._lock:
            self._idle.append(painter)
        return outcomes


def _serve(line: Connection) -> None:
    """In a process: carry out what comes on the line until it is closed."""
    settle_down(GIVES_WAY)
    with line, suppress(EOFError, ConnectionError):  # a bot that was killed does not close it
        while True:
            batch: list[Work] = pickle.loads(line.recv_bytes())
            line.send_bytes(pickle.dumps([_outcome(work) for work in batch]))


def _outcome(work: Work) -> Outcome:
    try:
        return work(), None
    except Exception as error:  # noqa: BLE001 - it is raised where the work is awaited
        error.add_note(format_exc())  # a traceback stays behind in its process
        return None, error
