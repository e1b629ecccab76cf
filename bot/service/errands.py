"""What is still to be told, handed out at least once to whoever delivers it."""

import asyncio
from functools import cached_property

from bot.store import Errand, StoreFailed, Work, outbox

from .desk import Desk

LEASE = 60.0
"""Seconds after which an errand nobody reported on is handed out again."""
RETRY = 5.0
"""Seconds after which to look again when the database could not be read."""


class Errands(Desk):
    """The outbox: `news` says when to look, `errands` gives what is due, `done` and `failed` report."""

    _bell: asyncio.TimerHandle | None = None

    @cached_property
    def _out(self) -> dict[int, float]:
        """The errands that somebody is running, and until when they are believed to."""
        return {}

    async def errands(self, limit: int = 20) -> list[Errand]:
        """What to deliver now, longest waiting first. An errand is handed out once until it is reported on.

        When the database fails there is nothing for the moment, and news again a little later.
        """
        now = self.clock()
        for errand in [errand for errand, until in self._out.items() if until <= now]:
            del self._out[errand]
        without = tuple(self._out)
        try:
            found = await self.store.read(lambda db: outbox.due(db, now, limit, without))
        except StoreFailed:
            self._ring(RETRY)
            return []
        fresh = [errand for errand in found if errand.id not in self._out]
        self._out.update({errand.id: now + LEASE for errand in fresh})
        await self._wind()
        return fresh

    async def done(self, errand: Errand) -> None:
        """The errand was run; it comes again if it became due meanwhile, or if this cannot be written down."""
        await self._report(errand, lambda db: outbox.done(db, errand))

    async def failed(self, errand: Errand, retry_in: float) -> None:
        """The errand could not be run; it comes again after `retry_in` seconds."""
        due = self.clock() + retry_in
        await self._report(errand, lambda db: outbox.put_off(db, errand, due))

    async def _report(self, errand: Errand, work: Work[None]) -> None:
        try:
            await self.store.write(work)
        except StoreFailed:
            return  # told to the operator by the store; the errand comes again when its lease has run out
        self._out.pop(errand.id, None)
        await self._wind()

    async def _wind(self) -> None:
        """Have `news` set when the next errand is due."""
        without = tuple(self._out)
        try:
            due = await self.store.read(lambda db: outbox.next_due(db, without))
        except StoreFailed:
            self._ring(RETRY)
            return
        times = [time for time in (due, *self._out.values()) if time is not None]
        self._ring(max(min(times) - self.clock(), 0.0) if times else None)

    def _ring(self, delay: float | None) -> None:
        """Set `news` after some seconds (None: not by itself), and not when it was to be before."""
        if self._bell is not None:
            self._bell.cancel()
        self._bell = None if delay is None else asyncio.get_running_loop().call_later(delay, self.news.set)
