"""The daily message: whoever has been waited for longer than a day is told so once, where they want that.

What is due follows from rows that are there anyway (since when a table waits, when somebody was seen or called), and
from when the last message went out; so it survives whatever the tables survive.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.store import OutboxItem, Store, StoreFailed, UnitOfWork
from bot.tables.daily import DAY_S, daily_due, waiting_tables
from bot.tables.hours import is_playing
from bot.tables.notify import Kind, Notice

from .execute import CommandRunner
from .outbox_feed import OutboxFeed

LOOK_S = 600.0
"""Seconds between two looks: whether such a message comes some minutes later matters to nobody."""


class Daily:
    """Has people told what waits for them."""

    def __init__(
        self, store: Store, clock: Callable[[], float], runner: CommandRunner, outbox_feed: OutboxFeed
    ) -> None:
        """Watch the tables of a store."""
        self._store, self._clock, self._runner, self._outbox_feed = store, clock, runner, outbox_feed
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="daily messages")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def is_wanted(self, person: int) -> bool:
        """Whether somebody takes the message; everybody does who has not said otherwise."""
        return await self._store.read(lambda unit: unit.daily.is_wanted(person))

    async def switch(self, person: int, is_wanted: bool) -> None:
        """Remember whether somebody takes the message."""
        await self._runner.run_to_completion(self._store.write(lambda unit: unit.daily.set_wanted(person, is_wanted)))

    async def fire(self) -> None:
        """Have everybody told who is to be told by now; whoever is told has had the message of the day.

        Raises:
            StoreFailed: the database could not be read or written.
        """
        if await self._store.read(self._found):
            self._outbox_feed.accept(await self._runner.run_to_completion(self._store.write(self._tell)))

    def _found(self, unit: UnitOfWork) -> dict[int, tuple[str, Notice]]:
        """The table that waits longest for each person who is to be told, and the notice that goes with it."""
        now, found = self._clock(), dict[int, tuple[str, Notice]]()
        for person_id in unit.daily.waited_for(now - DAY_S):
            person, tables = unit.people.get(person_id), unit.tables.of_person(person_id)
            if person is None or not person.pings or person.closed:
                continue
            hours = person.preferences.hours
            due = daily_due(tables, person_id, unit.daily.sent(person_id), hours)
            if due is None or due > now or not is_playing(now, hours):
                continue  # what came due in playing hours while the bot was down waits for the next ones
            table = waiting_tables(tables, person_id)[0]
            found[person_id] = (table.id, Notice(Kind.DAILY, table.seat_of(person_id)))
        return found

    def _tell(self, unit: UnitOfWork) -> list[OutboxItem]:
        enqueued: list[OutboxItem] = []
        for person, (table, notice) in self._found(unit).items():
            unit.daily.set_sent(person, self._clock())
            enqueued += self._outbox_feed.enqueue(unit, table, [notice])
        return enqueued

    async def _run(self) -> None:
        while True:
            with suppress(StoreFailed):  # told in the log; the next look may succeed
                await self.fire()
            await asyncio.sleep(LOOK_S)
