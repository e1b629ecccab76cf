"""The playground's clock, which tests may advance, with its timers and ids."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

EPOCH_MS = 1_420_070_400_000


class Clock:
    """Unix time in seconds, plus the seconds added by tests."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._last = 0
        self._timers: set[Timer] = set()

    def now(self) -> float:
        """Return the Unix time in seconds."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Advance the time; timers that are due fire at once."""
        self._ahead += seconds
        for timer in list(self._timers):
            timer.set()

    def call_later(self, seconds: float, act: Callable[..., object], *arguments: Any) -> "Timer":
        """Call `act` after `seconds`, unless the returned timer is cancelled before."""
        timer = Timer(self, self._timers, self.now() + seconds, lambda: act(*arguments))
        timer.set()
        return timer

    async def sleep(self, seconds: float) -> None:
        """Wait until `seconds` have passed on this clock."""
        woken = asyncio.Event()
        timer = self.call_later(seconds, woken.set)
        try:
            await woken.wait()
        finally:
            timer.cancel()

    def iso(self) -> str:
        """Return the time in Discord's format."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    def snowflake(self) -> str:
        """Return a new id, greater than all earlier ones."""
        self._last = max(self._last + 1, (int(self.now() * 1000) - EPOCH_MS) << 22)
        return str(self._last)

    def not_before(self, snowflake: str) -> None:
        """Make new ids greater than this one, even if the computer's clock was set back at a restart."""
        self._last = max(self._last, int(snowflake))


class Timer:
    """Calls a function at a time of the playground's clock."""

    def __init__(self, clock: Clock, waiting: "set[Timer]", due: float, act: Callable[[], object]) -> None:
        self._clock = clock
        self._waiting = waiting
        self._due = due
        self._act = act
        self._handle: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Start or restart the wait, from the time left."""
        self.cancel()
        self._waiting.add(self)
        self._handle = asyncio.get_running_loop().call_later(max(0.0, self._due - self._clock.now()), self._ring)

    def cancel(self) -> None:
        """Cancel the timer; without effect after it has fired."""
        self._waiting.discard(self)
        if self._handle is not None:
            self._handle.cancel()

    def _ring(self) -> None:
        self._waiting.discard(self)
        self._act()


def seconds_of(snowflake: str) -> float:
    """Return the Unix time in seconds at which an id was created."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
