"""Who is there: waiting for an answer, active a moment ago, called not long ago, or no longer on the server."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from enum import IntEnum

from cachetools import TTLCache

from bot.model import Person, Table
from bot.post import Port, PortError
from bot.service import Service

CALL_AFTER_S = 90.0
"""Seconds without a sign of life after which somebody whom a table waits for is called."""
CALLS_APART = 6
"""So many times that must pass between two calls of one person to one table, unless its pace is quicker."""


class Presence:
    """Remembers when each person last did anything with the bot."""

    def __init__(self, clock: Callable[[], float], call_after: float = CALL_AFTER_S) -> None:
        """Take people for present for `call_after` seconds after a sign of life."""
        self._call_after = call_after
        self._called: TTLCache[tuple[str, int], float] = TTLCache(10_000, CALLS_APART * call_after, clock)
        self._seen: TTLCache[int, float] = TTLCache(100_000, call_after, clock)
        self._clock = clock

    def saw(self, person: int) -> None:
        """Note a sign of life."""
        if self._call_after > 0:
            self._seen[person] = self._clock()

    def called(self, table: str, person: int) -> None:
        """Note that a person was called to a table."""
        if self._call_after > 0:
            self._called[table, person] = self._clock()

    def calls_rest_until(self, table: Table, person: int, standing: float = 0.0) -> float | None:
        """Return until when a person is not called to a table again; None when they can be.

        Args:
            table: the table.
            person: who.
            standing: when the message was sent that calls them still, which is remembered across restarts.
        """
        apart = CALLS_APART * self._call_after
        apart = apart if table.pace is None else min(apart, table.pace)
        until = max(self._called.get((table.id, person)) or 0.0, standing) + apart
        return until if until > self._clock() else None

    def asked_until(self, asked_at: float) -> float | None:
        """Return when people who were asked at that time may be called, present or not; None once they may."""
        until = asked_at + self._call_after
        return until if until > self._clock() else None

    def until(self, person: int, seen_at: float = 0.0) -> float | None:
        """Return until when a person counts as present; None when they do not.

        Args:
            person: who.
            seen_at: when they last did something at the table, which is remembered across restarts.
        """
        until = max(self._seen.get(person) or 0.0, seen_at) + self._call_after
        return until if until > self._clock() else None


class Urgency(IntEnum):
    """Who is served by a request to Discord: somebody who waits for it, those at a table, or nobody in particular."""

    WAITED_FOR, TABLE, UPKEEP = range(3)


URGENCY: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.UPKEEP)
"""That of the requests which are made from here on."""

BUSY = 8
"""Interactions at work above which answers are kept short: deliveries show the rest."""
RECEIVED, RECEIVED_S = 10_000, 14 * 60.0
"""So many interactions are remembered as received, and for so many seconds: none is answered twice."""
BURST_S, YIELD_S = 1.0, 0.03
"""Seconds for which deliveries let answers go first: a burst of them, or a single one, which is rendered by then."""


class Load:
    """Counts the interactions that are being answered, and holds everything else back meanwhile, though not for long.

    Attributes:
        idle: set while no interaction is waiting for an answer.
        is_leaving: whether the process is shutting down and no longer answers.
    """

    def __init__(self) -> None:
        """Begin idle."""
        self._at_work = 0
        self.idle = asyncio.Event()
        self.idle.set()
        self.is_leaving = False
        self._turn = asyncio.Lock()
        self._received: TTLCache[int, bool] = TTLCache(RECEIVED, RECEIVED_S)

    def takes(self, interaction: int) -> bool:
        """Note that an interaction has arrived; return whether to answer it.

        The gateway sends some twice after a lost connection. Discord accepts only one answer, so handling it twice
        would record messages that were never shown. One that comes while the bot is leaving gets none from us: Discord
        tells its person so.
        """
        if self.is_leaving or interaction in self._received:
            return False
        self._received[interaction] = True
        return True

    @property
    def is_busy(self) -> bool:
        """Whether so many are being answered that answers should be short."""
        return self._at_work > BUSY

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Count one more interaction while it is being answered."""
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
        """Wait before looking at what is to be told."""
        await self._wait(BURST_S if self.is_busy else YIELD_S)

    async def wait_turn(self) -> None:
        """Wait before a delivery. They begin one in each round of the event loop, which looks for clicks in between."""
        await self.wait_for_answers()
        async with self._turn:
            await asyncio.sleep(0)

    async def wait_to_draw(self) -> None:
        """Wait before a drawing; not in a burst, in which the processes that draw are the last to be ready."""
        if not self.is_busy:
            await self._wait(YIELD_S)

    async def _wait(self, patience: float) -> None:
        if not self.idle.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self.idle.wait()


log = logging.getLogger(__name__)

BELIEVED_S = 10 * 60.0
"""Seconds for which a member counts as one without being looked up again."""


class Members:
    """Finds out who is no longer on a server, and tells their tables there."""

    def __init__(self, service: Service, port: Port, clock: Callable[[], float]) -> None:
        self._service, self._port = service, port
        self._here: TTLCache[tuple[int, int], bool] = TTLCache(10_000, BELIEVED_S, clock)

    async def may_reach(self, table: Table, person: Person, by: int | None) -> bool:
        """Return whether a person at a table's server may be mentioned, or written to, for what another one asks.

        Args:
            table: where it is asked.
            person: who would be told.
            by: who asks; None where it is the bot itself.

        Returns:
            False where either is not on the server, or the person has blocked the one who asks.
        """
        people = (person.id,) if by is None else (person.id, by)
        return not person.has_blocked(by) and not any([await self.has_left(table, one) for one in people])

    async def has_left(self, table: Table, person: int) -> bool:
        """Return whether a person has left the server of a table; if so, their tables there have been told.

        Args:
            table: a table that stands on a server.
            person: somebody who sits at it.

        Returns:
            False as well while nobody can tell: the bot is not on the server, or Discord fails.
        """
        seat = table.seat_of(person)
        if seat is not None and table.sitters[seat].is_gone:
            return True
        return not table.lost and await self.is_missing(table.guild, person)

    async def is_missing(self, guild: int, person: int) -> bool:
        """Return whether a person is not on a server; if so, their tables there have been told. False in doubt."""
        if self._here.get((guild, person)):
            return False
        try:
            is_member = await self._port.is_member(guild, person)
        except PortError as error:
            log.info("Person %d could not be looked up on server %d: %s", person, guild, error)
            return False
        if is_member:
            self._here[guild, person] = True
            return False
        await self._service.places.report_missing(guild, person)
        return True
