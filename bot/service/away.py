"""Holidays: a person is away from all their tables at once, and back at all of them."""

import asyncio
from collections.abc import Callable

from bot.model import Person
from bot.store import UnitOfWork
from bot.tables import Accepted, TableState
from bot.tables.absence import EndAway, GoAway
from bot.tables.decision import Command
from bot.tables.state import refuse

from .execute import CommandRunner
from .report import report

DAY_S = 24 * 3600.0


class Away:
    """Lets the clocks of a person stand still, and run again as soon as the person does something at a table."""

    def __init__(self, clock: Callable[[], float], runner: CommandRunner) -> None:
        """Watch what the runner does."""
        self._clock, self._runner = clock, runner
        runner.changed.append(self._look)

    async def leave(self, by: Person, days: int) -> float:
        """Say at every table of a person, in one transaction, that they are away for some days; returns until when.

        Raises:
            Refusal: they sit nowhere, or nobody may be away for so long.
        """
        until = self._clock() + days * DAY_S

        def commands(unit: UnitOfWork) -> list[tuple[str, Command]]:
            return [(table.id, GoAway(by, until)) for table in unit.tables.of_person(by.id)]

        if not await self._runner.execute_all(commands):
            raise refuse("bot-no-away-nowhere")
        return until

    async def back(self, by: Person) -> int:
        """Say at every table of a person, in one transaction, that they are back; returns how many that were."""

        def commands(unit: UnitOfWork) -> list[tuple[str, Command]]:
            seats = [(table, table.seat_of(by.id)) for table in unit.tables.of_person(by.id)]
            return [
                (table.id, EndAway(seat, by))
                for table, seat in seats
                if seat is not None and table.sitters[seat].is_away
            ]

        return len(await self._runner.execute_all(commands))

    def _look(self, after: TableState, accepted: Accepted) -> None:
        """Somebody who does something at one table is back at all of them."""
        for entry in accepted.entries:
            seat = after.table.seat_of(entry.person) if entry.person is not None else None
            sitter = after.table.sitters[seat] if seat is not None else None
            if sitter is None or sitter.person is None or sitter.is_away or sitter.away_until != entry.at:
                continue
            by = Person(sitter.person, sitter.name, after.table.locale)
            task = asyncio.create_task(self._runner.run_to_completion(self.back(by)), name=f"back {sitter.person}")
            task.add_done_callback(_told)


def _told(task: asyncio.Task[int]) -> None:
    """Say in the log what went wrong; the date on which the absence ends stands in any case."""
    if not task.cancelled() and (error := task.exception()) is not None:
        report("somebody who is back is still away at other tables", error)
