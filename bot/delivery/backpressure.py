"""Backpressure: deliveries and drawings start one at a time, once no interaction is waiting for an answer."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

BURST_S, YIELD_S = 1.0, 0.03
"""Seconds for which news let answers go first: a burst of them, or a single one, which is rendered by then."""


class Backpressure:
    """Holds back deliveries and drawings while people wait for answers, though not for long."""

    def __init__(self, is_busy: Callable[[], bool] = lambda: False, idle: asyncio.Event | None = None) -> None:
        """Hold things back until `idle` is set: deliveries longer while `is_busy`; None: never."""
        self._is_busy, self._idle = is_busy, idle
        self._turn = asyncio.Lock()

    async def wait_for_answers(self) -> None:
        """Wait before looking at what is to be told."""
        await self._wait(BURST_S if self._is_busy() else YIELD_S)

    async def wait_turn(self) -> None:
        """Wait before a delivery. They begin one in each round of the event loop, which looks for clicks in between."""
        await self.wait_for_answers()
        async with self._turn:
            await asyncio.sleep(0)

    async def wait_to_draw(self) -> None:
        """Wait before a drawing; not in a burst, in which the processes that draw are the last to be ready."""
        if not self._is_busy():
            await self._wait(YIELD_S)

    async def _wait(self, patience: float) -> None:
        if self._idle is not None and not self._idle.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self._idle.wait()
