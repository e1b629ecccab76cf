"""Timers and recurring jobs: due timers, daily messages, compression of old games, people who are away."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.model import Person
from bot.operation import report
from bot.profile import is_playing
from bot.store import OutboxItem, Store, StoreFailed, UnitOfWork
from bot.tables import Accepted, TableState
from bot.tables.absence import AwayEnded, EndAway, GoAway
from bot.tables.decide import Timer
from bot.tables.log import Command
from bot.tables.notify import Kind, Notice
from bot.tables.pace import TimeOut
from bot.tables.state import DAY_S, daily_due, refuse, waiting_tables
from games.core import NotAllowed, Refusal

from .execute import CommandRunner
from .outbox_feed import STORE_RETRY_S, OutboxFeed

REFUSED_S = 3600.0
"""Seconds before a timer is retried whose command was refused, for example at a table that cannot be read."""
LONGEST_S = 3600.0
"""The maximum seconds between two checks of the clock, since someone may have changed its time."""
AT_ONCE = 50
"""The number of due timers, or of games to compress, that are read at a time."""


def steady_clock(
    wall: Callable[[], float] = time.time, ticking: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """Return a clock that never goes backwards, in seconds since 1970.

    It follows the machine's clock, also when that is set forward. When it is set back, time continues where it was:
    otherwise a retry due in a second would wait for an hour.

    Args:
        wall: the machine's clock.
        ticking: a monotonic clock, independent of the machine's clock.
    """
    ahead = wall() - ticking()

    def now() -> float:
        nonlocal ahead
        ahead = max(ahead, wall() - ticking())
        return ticking() + ahead

    return now


LOOK_S = 600.0
"""Seconds between two runs; a few minutes of delay do not matter for these jobs."""


class Recurring:
    """A job that runs every `apart` seconds."""

    apart = LOOK_S
    _task: asyncio.Task[None] | None = None

    async def fire(self) -> None:
        """Do what is due.

        Raises:
            StoreFailed: the database could not be read or written.
        """
        raise AssertionError("each kind says what it does")

    def start(self) -> None:
        """Start running."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=type(self).__name__)

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def run_now(self) -> bool:
        """Do what is due; return whether that succeeded. A failure is logged, and never ends the job."""
        try:
            with suppress(StoreFailed):  # the store has logged it
                await self.fire()
                return True
        except Exception as error:  # noqa: BLE001 - the next run may succeed
            report("A recurring job went wrong", error, job=type(self).__name__)
        return False

    async def rest(self, *, is_done: bool) -> None:
        """Wait until the next run; `is_done` tells whether the last one succeeded."""
        await asyncio.sleep(self.apart)

    async def _run(self) -> None:
        while True:
            await self.rest(is_done=await self.run_now())


class Clocks(Recurring):
    """Executes the timers of tables as soon as they are due."""

    def __init__(self, store: Store, clock: Callable[[], float], runner: CommandRunner) -> None:
        """Watch the timers of a store."""
        self._store, self._clock, self._runner = store, clock, runner
        self._next: float | None = None
        self._sooner = asyncio.Event()
        runner.changed.append(self._expect_timers)

    def wake(self) -> None:
        """Check the timers again: something may be due sooner."""
        self._sooner.set()

    def expect(self, at: float) -> None:
        """Check the timers again if `at` is earlier than the next due time."""
        if self._next is None or at < self._next:
            self._sooner.set()

    async def fire(self) -> None:
        """Execute the timers that are due.

        Raises:
            StoreFailed: the timers could not be read or written.
        """
        while due := await self._store.read(lambda unit: unit.timers.due(self._clock(), AT_ONCE)):
            for table_id, timer in due:
                await self.carry_out(table_id, timer)
        self._next = None  # what is announced while the database is read may be missing in the answer
        self._next = await self._store.read(_next_due)

    async def rest(self, *, is_done: bool) -> None:
        """Wait until the next timer is due, or for a while after a failure."""
        if not is_done:
            self._next = self._clock() + STORE_RETRY_S
        wait = LONGEST_S if self._next is None else min(max(self._next - self._clock(), 0.0), LONGEST_S)
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._sooner.wait()
        self._sooner.clear()

    async def carry_out(self, table_id: str, timer: Timer) -> None:
        """Issue the command of a timer; if it is refused, retry later unless it was rescheduled in the meantime.

        If the rules fail to answer for an absent person, that is reported, and a computer player answers.
        """
        command = timer.command()
        is_done = await self._issue(table_id, command)
        if not is_done and isinstance(command, TimeOut):
            is_done = await self._issue(table_id, TimeOut(command.seat, command.ticket, is_failed=True))
        if not is_done:
            await self._postpone(table_id, timer)

    async def _issue(self, table_id: str, command: Command) -> bool:
        """Carry out a command; return whether that succeeded.

        Raises:
            StoreFailed: it could not be written.
        """
        try:
            await self._runner.execute(table_id, command)
        except StoreFailed:
            raise
        except Exception as error:  # noqa: BLE001 - a failure at one table must not stop the clocks of others
            if not isinstance(error, Refusal) or isinstance(error, NotAllowed):  # or a default answer was illegal
                report("A timer of a table failed", error, table=table_id)
            return False
        return True

    async def _postpone(self, table_id: str, timer: Timer) -> None:
        later = self._clock() + REFUSED_S
        await self._store.write(lambda unit: unit.timers.postpone(table_id, timer, later))

    def _expect_timers(self, _: TableState, accepted: Accepted) -> None:
        if accepted.timers:
            self.expect(min(timer.at for timer in accepted.timers))


def _next_due(unit: UnitOfWork) -> float | None:
    return unit.timers.next_due()


class Away:
    """Pauses the clocks of a person who is away, and resumes them when the person acts at any table."""

    def __init__(self, clock: Callable[[], float], runner: CommandRunner) -> None:
        """Listen to the runner's changes."""
        self._clock, self._runner = clock, runner
        runner.changed.append(self._look)

    async def leave(self, by: Person, days: int) -> float:
        """Mark a person as away for some days at all their tables, in one transaction; return when the absence ends.

        Raises:
            Refusal: they sit at no table, or nobody may be away for so long.
        """
        until = self._clock() + days * DAY_S

        def commands(unit: UnitOfWork) -> list[tuple[str, Command]]:
            return [(table.id, GoAway(by, until)) for table in unit.tables.of_person(by.id)]

        if not await self._runner.execute_all(commands):
            raise refuse("bot-no-away-nowhere")
        return until

    async def back(self, by: Person) -> int:
        """Mark a person as back at all their tables, in one transaction; return the number of tables."""

        def commands(unit: UnitOfWork) -> list[tuple[str, Command]]:
            seats = [(table, table.seat_of(by.id)) for table in unit.tables.of_person(by.id)]
            return [
                (table.id, EndAway(seat, by))
                for table, seat in seats
                if seat is not None and table.occupants[seat].is_away
            ]

        return len(await self._runner.execute_all(commands))

    def _look(self, after: TableState, accepted: Accepted) -> None:
        """End a person's absence at all their tables once they act at one of them."""
        for entry in accepted.entries:
            seat = after.table.seat_of(entry.person) if entry.person is not None else None
            occupant = after.table.occupants[seat] if seat is not None else None
            if occupant is None or occupant.person is None or occupant.is_away or occupant.away_until != entry.at:
                continue
            if isinstance(entry.fact, AwayEnded):  # `back` announces it at all tables
                continue
            by = Person(occupant.person, occupant.name, after.table.locale)
            self._runner.begin(self.back(by))  # if it fails, the absence ends at its date


PACKED_AFTER_S = 7 * DAY_S
"""How long a finished game stays uncompressed, while its people look back at it."""
PACKING_APART_S = 0.02
"""Seconds between two games, so that a move waits for at most one."""


class Packing(Recurring):
    """Compresses games that ended a while ago, each in its own transaction; one process does so for all."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Compress games in a store."""
        self._store, self._clock = store, clock

    async def fire(self) -> None:
        """Compress the games that are due."""
        before = self._clock() - PACKED_AFTER_S
        while 0 in self._store.process.homes:
            found = await self._store.read(lambda unit: unit.log.to_pack(before, AT_ONCE))
            for table_id in found:
                await self._store.write(partial(_pack, table_id))
                await asyncio.sleep(PACKING_APART_S)
            if len(found) < AT_ONCE:
                return


def _pack(table_id: str, unit: UnitOfWork) -> None:
    unit.tables.lock(table_id)
    unit.log.pack(table_id)


class Daily(Recurring):
    """Sends people the daily message about what waits for them."""

    def __init__(
        self, store: Store, clock: Callable[[], float], runner: CommandRunner, outbox_feed: OutboxFeed
    ) -> None:
        """Watch the tables of a store."""
        self._store, self._clock, self._runner, self._outbox_feed = store, clock, runner, outbox_feed

    async def is_wanted(self, person: int) -> bool:
        """Return whether a person receives the message; the default is yes."""
        return await self._store.read(lambda unit: unit.daily.is_wanted(person))

    async def switch(self, person: int, is_wanted: bool) -> None:
        """Store whether a person receives the message."""
        await self._runner.run_to_completion(self._store.write(lambda unit: unit.daily.set_wanted(person, is_wanted)))

    async def fire(self) -> None:
        """Send the daily message to everybody who is due one, and record that they have had it."""
        if await self._store.read(self._found):
            self._outbox_feed.offer(await self._runner.run_to_completion(self._store.write(self._tell)))

    def _found(self, unit: UnitOfWork) -> dict[int, tuple[str, Notice]]:
        """Return, by person to be told, the table that has waited longest, and the notice for it."""
        now, found = self._clock(), dict[int, tuple[str, Notice]]()
        for person_id in unit.daily.waited_for(now - DAY_S):
            person, tables = unit.people.get(person_id), unit.tables.of_person(person_id)
            if person is None or not person.mentions or person.closed:
                continue
            hours = person.preferences.hours
            due = daily_due(tables, person_id, unit.daily.sent(person_id), hours)
            if due is None or due > now or not is_playing(now, hours):
                continue  # due in playing hours while the bot was down: wait for the next ones
            table = waiting_tables(tables, person_id)[0]
            found[person_id] = (table.id, Notice(Kind.DAILY, table.seat_of(person_id)))
        return found

    def _tell(self, unit: UnitOfWork) -> list[OutboxItem]:
        unit.alone("daily")
        enqueued: list[OutboxItem] = []
        for person, (table, notice) in self._found(unit).items():
            unit.daily.set_sent(person, self._clock())
            enqueued += self._outbox_feed.enqueue(unit, table, [notice])
        return enqueued
