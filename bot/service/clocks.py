"""Timers: rows of the store that issue commands when they are due, so they survive whatever moves survive."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.store import Store, StoreFailed, UnitOfWork
from bot.tables import Accepted, TableState
from bot.tables.timers import Timer
from games.core import Refusal

from .execute import CommandRunner
from .report import report

RETRY_S = 5.0
"""Seconds after which to look again when the database failed."""
REFUSED_S = 3600.0
"""Seconds after which a timer is tried again whose command was refused, as at a table that cannot be read."""
LONGEST_S = 3600.0
"""Seconds after which to look at the clock in any case: it may have been set."""
_AT_ONCE = 50


class Clocks:
    """Carries out what falls due."""

    def __init__(self, store: Store, clock: Callable[[], float], runner: CommandRunner) -> None:
        """Watch the timers of a store."""
        self._store, self._clock, self._runner = store, clock, runner
        self._next: float | None = None
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        runner.changed.append(self._look)

    def start(self) -> None:
        """Carry out what falls due from now on."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="clocks")

    async def close(self) -> None:
        """Carry out nothing more; a command that has begun is finished by the runner."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self) -> None:
        """Look at the timers again: something may fall due sooner."""
        self._sooner.set()

    async def fire(self) -> None:
        """Carry out what is due by now.

        Raises:
            StoreFailed: the timers could not be read or written.
        """
        while due := await self._store.read(lambda unit: unit.timers.due(self._clock(), _AT_ONCE)):
            for table_id, timer in due:
                await self.carry_out(table_id, timer)

    async def carry_out(self, table_id: str, timer: Timer) -> None:
        """Issue the command of a timer; where it is refused, try again later unless it was scheduled anew meanwhile."""
        try:
            await self._runner.execute(table_id, timer.command())
        except Refusal:
            await self._postpone(table_id, timer)
        except StoreFailed:
            raise
        except Exception as error:  # noqa: BLE001 - one table's mishap must not stop the clocks of the others
            report(f"table {table_id}: what was due went wrong", error)
            await self._postpone(table_id, timer)

    async def _postpone(self, table_id: str, timer: Timer) -> None:
        later = self._clock() + REFUSED_S
        await self._store.write(lambda unit: unit.timers.postpone(table_id, timer, later))

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            try:
                await self.fire()
                self._next = await self._store.read(_next_due)
            except StoreFailed:
                self._next = self._clock() + RETRY_S
            wait = LONGEST_S if self._next is None else min(max(self._next - self._clock(), 0.0), LONGEST_S)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._sooner.wait()

    def _look(self, _: TableState, accepted: Accepted) -> None:
        """Something has changed at a table: something may fall due sooner."""
        soonest = min((timer.at for timer in accepted.timers), default=None)
        if soonest is not None and (self._next is None or soonest < self._next):
            self._sooner.set()


def _next_due(unit: UnitOfWork) -> float | None:
    return unit.timers.next_due()
