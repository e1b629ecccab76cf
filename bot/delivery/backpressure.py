"""Who waits for an answer and who is present: answers have priority, and deliveries and drawings give way briefly."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from enum import IntEnum
from math import inf

from cachetools import TTLCache

from bot.model import Table

NEVER = -inf
"""The time of what has not happened."""
CALL_AFTER_S = 90.0
"""Seconds of inactivity after which a player the table is waiting for is mentioned."""
CALLS_APART = 6
"""The minimum time between calls of a person to one table, as a multiple of `call_after`, unless its pace is less."""

BUSY = 8
"""The number of interactions in progress above which answers are kept short: deliveries show the rest."""
RECEIVED_S = 14 * 60.0
"""Seconds for which interactions are remembered as received: none is answered twice."""
BURST_S, YIELD_S = 1.0, 0.03
"""Seconds for which deliveries give way: to a burst of answers, or to a single one, which is rendered by then."""


class Urgency(IntEnum):
    """The urgency of a request to Discord: a person is waiting for it, a table is, or it is routine upkeep."""

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
        self._received: TTLCache[int, bool] = TTLCache(10_000, RECEIVED_S)

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


class Presence:
    """Remembers when each person last used the bot."""

    def __init__(self, clock: Callable[[], float], call_after: float = CALL_AFTER_S) -> None:
        """Count people as present for `call_after` seconds after their last action."""
        self._call_after = call_after
        self._called: TTLCache[tuple[str, int], float] = TTLCache(10_000, CALLS_APART * call_after, clock)
        self._seen: TTLCache[int, float] = TTLCache(100_000, call_after, clock)
        self._clock = clock

    def saw(self, person: int) -> None:
        """Record an action of a person."""
        self._seen[person] = self._clock()

    def called(self, table: str, person: int) -> None:
        """Record that a person was called to a table."""
        self._called[table, person] = self._clock()

    def calls_rest_until(self, table: Table, person: int, standing: float = NEVER) -> float | None:
        """Return until when a person is not called to a table again; None if they can be.

        Args:
            table: the table.
            person: the person.
            standing: when the message was sent that still calls them, which is stored across restarts.
        """
        apart = CALLS_APART * self._call_after
        apart = apart if table.pace is None else min(apart, table.pace)
        until = max(self._called.get((table.id, person), NEVER), standing) + apart
        return until if until > self._clock() else None

    def asked_until(self, asked_at: float) -> float | None:
        """Return when people who were asked at that time may be called, present or not; None if they may be now."""
        until = asked_at + self._call_after
        return until if until > self._clock() else None

    def until(self, person: int, seen_at: float = NEVER) -> float | None:
        """Return until when a person counts as present; None if they do not.

        Args:
            person: the person.
            seen_at: when they last did something at the table, which is stored across restarts.
        """
        until = max(self._seen.get(person, NEVER), seen_at) + self._call_after
        return until if until > self._clock() else None
