"""The courier: delivers what is still to be told, as often as it takes, and never makes the game wait."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Sequence

from games.core import Seat

from .boards import Boards
from .hands import Hands
from .model import Table
from .port import Gone, Port, Refused, Trouble
from .service import Errand, Kind, Service, StoreFailed, report
from .studio import Studio
from .whispers import Whispers

log = logging.getLogger(__name__)

_AT_ONCE = 8
_CARRIED = 10 * _AT_ONCE
"""Errands in hand at most: after a restart there may be thousands, and looking for the next must not grow with them."""
_RETRY = (1.0, 3.0, 10.0, 30.0, 60.0)


class Courier(Boards, Hands):
    """Carries errands from the service's outbox to Discord, several tables at once.

    What the channel sees of a table comes in order; the hands go beside it, and the call to the next player last.
    """

    def __init__(
        self,
        service: Service,
        port: Port,
        whispers: Whispers,
        clock: Callable[[], float] = time.time,
        studio: Studio | None = None,
    ) -> None:
        """Deliver for a service through a port, with pictures from a studio."""
        super().__init__(service, port, whispers, clock, studio or Studio())
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._waiting: dict[str, list[Errand]] = defaultdict(list)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._held: set[int] = set()
        self._free = asyncio.Event()
        self._free.set()
        self._tries: dict[int, int] = defaultdict(int)

    async def run(self) -> None:
        """Deliver until cancelled."""
        while True:
            await self._free.wait()
            self._service.news.clear()
            try:
                for errand in await self._service.errands(_CARRIED - len(self._held)):
                    self._take(errand)
            except Exception as error:  # noqa: BLE001 - whatever it is, what comes after it must still be told
                report("looking for what is to be told went wrong", error)
                await asyncio.sleep(_RETRY[1])
                continue
            await self._service.news.wait()

    def _take(self, errand: Errand) -> None:
        """Have an errand run, unless it waits for its turn here already: on many tables that may be long."""
        if errand.id in self._held:
            return
        self._held.add(errand.id)
        if len(self._held) >= _CARRIED:
            self._free.clear()
        self._waiting[errand.table].append(errand)
        if errand.table not in self._busy:
            task = asyncio.create_task(self._table(errand.table), name=f"courier {errand.table}")
            self._busy[errand.table] = task

    async def drain(self, patience: float = 5.0) -> None:
        """Let deliveries under way finish; what is left over waits in the outbox."""
        if under_way := [*self._busy.values(), *self._tidying]:
            await asyncio.wait(under_way, timeout=patience)

    async def _table(self, table_id: str) -> None:
        """Deliver what waits for one table."""
        try:
            async with self._room:
                while (errands := self._waiting.pop(table_id, [])) or self._pictures[table_id]:
                    calls = [errand for errand in errands if errand.kind is Kind.PING]
                    hands = [errand for errand in errands if errand.kind is Kind.HAND]
                    public = [errand for errand in errands if errand.kind not in {Kind.PING, Kind.HAND}]
                    await asyncio.gather(self._in_order(public), *(self._try([hand]) for hand in hands))
                    if calls:
                        await self._try(calls)
                    if self._pictures[table_id] and table_id not in self._waiting:
                        await self._illustrate(table_id)
        finally:
            del self._busy[table_id]
            self._pictures.pop(table_id, None)

    async def _in_order(self, errands: Sequence[Errand]) -> None:
        for errand in errands:
            await self._try([errand])

    async def _try(self, errands: Sequence[Errand]) -> None:
        """Deliver errands that go together; failures are tried again later, what Discord forbids is given up."""
        first = errands[0]
        try:
            await self._deliver(errands)
        except (Trouble, StoreFailed) as trouble:
            log.warning("Table %s: %s failed (%s)", first.table, first.kind, trouble)
            await self._put_off(errands)
            return
        except (Refused, Gone) as refused:
            log.warning("Table %s: %s cannot be delivered: %s", first.table, first.kind, refused)
        except Exception as error:  # noqa: BLE001 - one table's mishap must not stop the others
            report(f"table {first.table}: {first.kind} went wrong", error)
            if self._tries[first.id] < len(_RETRY):
                await self._put_off(errands)
                return
        for errand in errands:
            self._tries.pop(errand.id, None)
            await self._service.done(errand)
            self._put_down(errand)

    async def _put_off(self, errands: Sequence[Errand]) -> None:
        for errand in errands:
            wait = _RETRY[min(self._tries[errand.id], len(_RETRY) - 1)]
            self._tries[errand.id] += 1
            await self._service.failed(errand, wait)
            self._put_down(errand)

    def _put_down(self, errand: Errand) -> None:
        """Have room for another errand."""
        self._held.discard(errand.id)
        self._free.set()

    async def _deliver(self, errands: Sequence[Errand]) -> None:
        errand = errands[0]
        table = await self._service.table(errand.table)
        if table is None:
            return
        match errand.kind:
            case Kind.BOARD:
                await self.board(table.id)
            case Kind.FINAL:
                await self.final(table)
            case Kind.HAND:
                await self.hand(table, errand.seat)
            case Kind.PING:
                await self._call_privately(table, await self.ping(table, errands))
            case Kind.NOTICE:
                if not await self.notice(table, errand):
                    await self.tell_each(await self._service.table(table.id) or table, errand)

    async def final(self, table: Table) -> None:
        """Show the final score at the bottom of the channel, or else to everyone privately."""
        await self.clear_ping(table)
        try:
            if await self.board(table.id, below=0):
                return
        except (Refused, Gone) as error:
            log.info("Table %s: the final score cannot be shown in its channel: %s", table.id, error)
        await self._call_privately(table, [Seat(seat) for seat in range(len(table.sitters))])

    async def _call_privately(self, table: Table, seats: Sequence[Seat]) -> None:
        """Call those whom no word in the channel reaches: their hand comes anew, which an edit of it would not tell."""
        for seat in seats:
            await self.hand(table, seat, anew=True)
