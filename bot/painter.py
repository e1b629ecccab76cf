"""A process that draws: in a thread, drawing would hold the interpreter while people wait for their answers.

What it needs is handed over as plain data: a panel's function with the view it draws, and who speaks at the table.
"""

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import Any

from bot.processes import clean_start, settle_down
from games.core import Editions, Speak
from games.draw.packing import hurried
from games.registry import GAMES
from locales import LOCALES, words

GIVES_WAY = 5
"""How much a drawing process gives way to the others: on a single core, answers go before pictures."""
MOST = 4
"""Drawing processes at most; one for every two cores."""


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


class Painters(Executor):
    """Processes that draw, each with a thread that waits for it.

    They start with the first picture, or when `warm_up` is called, which takes a second or two: a thread waits for
    that, so that nobody who is being answered does. One that is killed is replaced, and its picture drawn again.
    """

    def __init__(self, count: int | None = None) -> None:
        """Draw in so many processes; by default one for every two cores."""
        self._count = count or max(1, min(MOST, (os.cpu_count() or 1) // 2))
        self._threads = ThreadPoolExecutor(self._count, thread_name_prefix="painter")
        self._lock = Lock()
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start the processes now, and have them read the words, so that the first picture does not wait for that."""
        for _ in range(self._count):
            self.submit(_read_words)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Have something done in one of the processes; this returns at once.

        Raises:
            RuntimeError: they have been shut down.
        """
        return self._threads.submit(self._done, partial(fn, *args, **kwargs))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Draw nothing more.

        Args:
            wait: whether to return only when the processes have ended; without that, they end with the bot.
            cancel_futures: whether pictures not yet begun are given up.
        """
        self._threads.shutdown(wait=wait, cancel_futures=cancel_futures)
        if wait and self._pool is not None:  # no thread is left to start another
            self._pool.shutdown()

    def _done(self, work: Callable[[], Any]) -> Any:
        """In a thread: have it done, once more by a new process if the first one is killed."""
        pool = self._running(None)
        try:
            return pool.submit(work).result()
        except BrokenExecutor:
            return self._running(pool).submit(work).result()

    def _running(self, broken: ProcessPoolExecutor | None) -> ProcessPoolExecutor:
        """The processes, started if need be; others than those that are broken."""
        with self._lock:
            if self._pool is None or self._pool is broken:
                self._pool = self._started()
            return self._pool

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count, mp_context=clean_start(), initializer=settle_down, initargs=(GIVES_WAY,)
        )
