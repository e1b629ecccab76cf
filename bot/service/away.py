"""Holidays: a person is away from all their tables at once, and back at all of them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.model import Person, Table
from bot.store import Store
from bot.tables import Accepted, TableState
from bot.tables.pace_commands import EndAway, GoAway
from bot.tables.state import refuse
from games.core import Refusal

from .execute import Executor
from .report import report

DAY_S = 24 * 3600.0


class Away:
    """Lets the clocks of a person stand still, and run again as soon as the person does something at a table."""

    def __init__(self, store: Store, clock: Callable[[], float], executor: Executor) -> None:
        """Watch the tables of a store."""
        self._store, self._clock, self._executor = store, clock, executor
        executor.changed.append(self._look)

    async def leave(self, by: Person, days: int) -> float:
        """Say at every table of a person that they are away for some days; returns until when.

        Raises:
            Refusal: they sit nowhere, or nobody may be away for so long.
        """
        tables = await self._tables(by.id)
        if not tables:
            raise refuse("bot-no-away-nowhere")
        until, refused = self._clock() + days * DAY_S, list[Refusal]()
        for table in tables:
            try:
                await self._executor.execute(table.id, GoAway(by, until))
            except Refusal as refusal:  # one table may have ended meanwhile
                refused.append(refusal)
        if len(refused) == len(tables):
            raise refused[0]
        return until

    async def back(self, by: Person) -> int:
        """Say at every table of a person that they are back; returns at how many they were away."""
        away = 0
        for table in await self._tables(by.id):
            seat = table.seat_of(by.id)
            if seat is not None and table.sitters[seat].is_away:
                with suppress(Refusal):  # the table has ended meanwhile, or somebody else sits there
                    await self._executor.execute(table.id, EndAway(seat, by))
                    away += 1
        return away

    async def _tables(self, person: int) -> list[Table]:
        return await self._store.read(lambda unit: unit.tables.of_person(person))

    def _look(self, after: TableState, accepted: Accepted) -> None:
        """Somebody who does something at one table is back at all of them."""
        for entry in accepted.entries:
            seat = after.table.seat_of(entry.person) if entry.person is not None else None
            sitter = after.table.sitters[seat] if seat is not None else None
            if sitter is None or sitter.person is None or sitter.is_away or sitter.away_until != entry.at:
                continue
            by = Person(sitter.person, sitter.name, after.table.locale)
            task = asyncio.create_task(self._executor.whole(self.back(by)), name=f"back {sitter.person}")
            task.add_done_callback(_told)


def _told(task: asyncio.Task[int]) -> None:
    """Say in the log what went wrong; the date on which the absence ends stands in any case."""
    if not task.cancelled() and (error := task.exception()) is not None:
        report("somebody who is back is still away at other tables", error)
