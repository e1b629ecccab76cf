"""Back-pressure: people who wait for an answer have priority; deliveries and drawings give way briefly."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from enum import IntEnum

from cachetools import TTLCache

BUSY = 8
"""The number of interactions in progress above which answers are kept short: deliveries show the rest."""
RECEIVED, RECEIVED_S = 10_000, 14 * 60.0
"""How many interactions are remembered as received, and for how many seconds: none is answered twice."""
BURST_S, YIELD_S = 1.0, 0.03
"""Seconds for which deliveries give way: to a burst of answers, or to a single one, which is rendered by then."""


class Urgency(IntEnum):
    """The urgency of a request to Discord: a person waits for it, a table does, or it is upkeep."""

    WAITED_FOR, TABLE, UPKEEP = range(3)


URGENCY: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.UPKEEP)
"""The urgency of requests made in this context."""


class Load:
    """Counts the interactions being answered, and delays everything else in the meantime, though not for long.

    Attributes:
        idle: set while no interaction is waiting for an answer.
        is_leaving: whether the process is shutting down and no longer answers.
    """

    def __init__(self) -> None:
        """Start idle."""
        self._at_work = 0
        self.idle = asyncio.Event()
        self.idle.set()
        self.is_leaving = False
        self._turn = asyncio.Lock()
        self._received: TTLCache[int, bool] = TTLCache(RECEIVED, RECEIVED_S)

    def takes(self, interaction: int) -> bool:
        """Record that an interaction has arrived; return whether to answer it.

        The gateway sends some twice after a lost connection. Discord accepts only one answer, so handling it twice
        would record messages that were never shown. One that arrives during the shutdown is not answered: Discord then
        tells its person so.
        """
        if self.is_leaving or interaction in self._received:
            return False
        self._received[interaction] = True
        return True

    @property
    def is_busy(self) -> bool:
        """Whether so many are in progress that answers should be short."""
        return self._at_work > BUSY

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Count one interaction as in progress."""
        self._at_work += 1
        self.idle.clear()
        before = URGENCY.set(Urgency.WAITED_FOR)
        try:
            yield
        finally:
            URGENCY.reset(before)
            self._at_work -= 1
            if not self._at_work:
                self.idle.set()

    async def wait_for_answers(self) -> None:
        """Wait before checking for items to deliver."""
        await self._wait(BURST_S if self.is_busy else YIELD_S)

    async def wait_turn(self) -> None:
        """Wait before a delivery. One starts per iteration of the event loop, which checks for clicks in between."""
        await self.wait_for_answers()
        async with self._turn:
            await asyncio.sleep(0)

    async def wait_to_draw(self) -> None:
        """Wait before a drawing; not in a burst, in which the drawing processes are the last to be ready."""
        if not self.is_busy:
            await self._wait(YIELD_S)

    async def _wait(self, patience: float) -> None:
        if not self.idle.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self.idle.wait()
