"""The processes that share a PostgreSQL database: each has a number, which another takes over if it goes silent."""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import aclosing, suppress
from math import inf
from time import monotonic
from typing import Any
from uuid import uuid4

import orjson
import psycopg
from psycopg import AsyncConnection
from psycopg.sql import SQL, Identifier

from bot.store.protocol import SHARDS, News, Process, UnusableDatabase

log = logging.getLogger(__name__)

BEAT_S = 2.0
"""Seconds between two heartbeats."""
DEAD_S = 10.0
"""Seconds without a heartbeat after which a process is presumed dead. It notices that if it recovers."""
CONNECTED_S, IDLE_S, AGAIN_S, UNANSWERED_MS = 2, 5, 2, 8000
"""Times of a connection: to connect, until an idle one is asked whether it is alive, until that is asked again, and
until a connection that does not answer is lost.
"""
NOTICING: Mapping[str, Any] = {
    "connect_timeout": CONNECTED_S,
    "keepalives_idle": IDLE_S,
    "keepalives_interval": AGAIN_S,
    "keepalives_count": 2,
    "tcp_user_timeout": UNANSWERED_MS,
}
"""Makes a connection notice within seconds that the server or the network is gone."""
APART_S = 5.5
"""Seconds between two identifications in one bucket; Discord requires 5 between their arrivals."""
LINE = "porion processes"
"""The application name, in PostgreSQL, of the connections on which processes notify each other."""
JOINING = int.from_bytes(b"Porp")
"""The number of the advisory lock that a process holds while it claims a number."""

TABLES = """
CREATE TABLE processes (
    number BIGINT PRIMARY KEY,
    holder TEXT NOT NULL DEFAULT '',
    beat DOUBLE PRECISION NOT NULL DEFAULT 0
);
CREATE TABLE identifies (
    bucket BIGINT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
"""
"""Tables needed only by several processes. Times are the database's clock, in seconds since 1970."""
_NOW = "extract(epoch FROM clock_timestamp())::float8"
_DEAD = (
    f"SELECT number, holder FROM processes WHERE holder <> '' AND beat < {_NOW} - {DEAD_S} ORDER BY number"
    " FOR UPDATE SKIP LOCKED"
)
_INHERIT = (
    f"UPDATE processes SET holder = '' FROM ({_DEAD}) AS dead"
    " WHERE processes.number = dead.number RETURNING dead.holder"
)
_RELEASE = "UPDATE outbox SET holder = '', until = 0 WHERE holder = ANY(%s)"
_BEAT = f"UPDATE processes SET beat = {_NOW} WHERE number = %s AND holder = %s"
_ALL = "SELECT number, holder FROM processes ORDER BY number"
_TAKE = f"UPDATE processes SET holder = %s, beat = {_NOW} WHERE number = %s"
IDENTIFY = (
    f"INSERT INTO identifies (bucket, at) VALUES (?, {_NOW}) ON CONFLICT (bucket) DO UPDATE"
    f" SET at = greatest(excluded.at, identifies.at + {APART_S}) RETURNING at - {_NOW}"
)
"""Reserves the next time at which a session may identify in a bucket of shards; returns the seconds until then."""
_CHANNEL = "'porion ' || current_schema()"
TELL = f"SELECT pg_notify({_CHANNEL}, %s)"
"""Notifies every process of a text once the transaction is committed."""


class _Hearing:
    """Tracks how long the connection has been uninterrupted: during an outage, silence of others proves nothing."""

    def __init__(self) -> None:
        self._last, self._since = monotonic(), -inf

    def is_steady(self) -> bool:
        """Return, at each heartbeat, whether another process's silence now means that it is dead."""
        now = monotonic()
        if now - self._last > DEAD_S / 2:
            self._since = now
        self._last = now
        return now - self._since > DEAD_S


class Membership:
    """This process's membership among those that share a database."""

    def __init__(self, url: str, connection: AsyncConnection[Any], process: Process) -> None:
        """Use `Membership.join` instead."""
        self._url, self._connection, self.process = url, connection, process
        self._is_left, self._hearing = False, _Hearing()

    @classmethod
    async def join(cls, url: str, count: int, *, is_waiting: bool = True) -> "Membership":
        """Claim a number among `count` processes; while all are taken, stand by until one is free.

        Args:
            url: the address of a database with its schema.
            count: the number of processes that share it.
            is_waiting: whether to stand by.

        Raises:
            UnusableDatabase: it cannot be reached, is shared by another number of processes, or all numbers are taken.
        """
        try:
            connection, is_told, hearing = await _connected(url), False, _Hearing()
            try:
                while (process := await _seated_when_there(connection, count, hearing, is_told=is_told)) is None:
                    if not is_waiting:
                        raise UnusableDatabase("another Porion is running on it")
                    if not is_told:
                        is_told = True
                        log.warning("PORION_PROCESSES processes are running already: standing by until one ends")
                    await asyncio.sleep(BEAT_S)
                    connection = await _standing(connection, url)
            except BaseException:
                await connection.close()
                raise
        except psycopg.Error as error:
            raise UnusableDatabase(sentence(error)) from error
        log.info("Joined", extra={"number": process.number, "of": process.count})
        return cls(url, connection, process)

    async def follow(self, hear: Callable[[News], None]) -> None:
        """Send heartbeats, take over from dead processes, and pass on others' notifications; see `Store.follow`."""
        while not self._is_left:
            try:
                if self._connection.closed:
                    self._connection = await _connected(self._url)
                channel = await _one(self._connection, f"SELECT {_CHANNEL}")
                await self._connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                hear(News())  # anything may have been missed before this
                while not self._is_left:
                    await self._beat(hear)
                    async with aclosing(self._connection.notifies(timeout=BEAT_S)) as told:
                        async for one in told:
                            if not self._take_note(one.payload, hear):
                                break
            except psycopg.Error as error:
                log.warning("Notifications of other processes cannot be received", extra={"reason": sentence(error)})
                await self._connection.close()
                await asyncio.sleep(BEAT_S)

    async def leave(self) -> None:
        """Release the number; the other processes take over what is left."""
        self._is_left = True
        try:
            async with await _connected(self._url) as connection:
                sql = "UPDATE processes SET beat = 0 WHERE number = %s AND holder = %s"
                await connection.execute(sql, (self.process.number, self.process.name))
                await connection.execute(TELL.encode(), ("",))
        except psycopg.Error as error:
            log.warning("The other processes could not be notified", extra={"reason": sentence(error)})
        await self._connection.close()

    async def _beat(self, hear: Callable[[News], None]) -> None:
        """Send a heartbeat, and determine whose work this process does.

        Raises:
            UnusableDatabase: another process has taken this number.
        """
        process = self.process
        async with self._connection.transaction():
            beat = await self._connection.execute(_BEAT, (process.number, process.name))
            if not beat.rowcount:
                raise UnusableDatabase(
                    f"another process runs as number {process.number} of {process.count}, "
                    f"since this one was not heard of for {DEAD_S:.0f} s"
                )
            has_inherited = self._hearing.is_steady() and await _inherited(self._connection)
            rows = await (await self._connection.execute(_ALL)).fetchall()
        homes = _homes(process.number, rows)
        is_changed, process.homes = homes != process.homes, homes
        if is_changed or has_inherited:
            hear(News(is_inheritance=has_inherited))

    def _take_note(self, told: str, hear: Callable[[News], None]) -> bool:
        """Pass on a notification, if it concerns this process; return False if a process joined or left."""
        if not told:
            return False
        try:
            said = orjson.loads(told)
            is_ours = not self.process.homes.isdisjoint(said["to"])
            news = News(said["table"], tuple(said["hands"]), said["due"], said["is_erasure"])
        except (ValueError, KeyError, TypeError):  # from another release, during a rolling update
            log.warning("A notification of another process cannot be read")
            is_ours, news = True, News(is_erasure=True)
        if is_ours:
            hear(news)
        return True


def message(table: str, to: Collection[int], hands: Collection[int], due: float | None, *, is_erasure: bool) -> str:
    """Return the notification to send with `TELL` to the processes with these numbers; see `News`."""
    said = {"table": table, "to": sorted(to), "hands": sorted(hands), "due": due, "is_erasure": is_erasure}
    return orjson.dumps(said).decode()


async def _connected(url: str) -> AsyncConnection[Any]:
    """Return a connection that notices within seconds if the server is gone."""
    return await AsyncConnection.connect(
        url,
        autocommit=True,
        application_name=LINE,
        **NOTICING,
    )


async def _seated_when_there(
    connection: AsyncConnection[Any], count: int, hearing: _Hearing, *, is_told: bool
) -> Process | None:
    """Return what `_seated` does; None while the database cannot be reached by a process that is already on standby."""
    try:
        return await _seated(connection, count, hearing)
    except psycopg.Error:
        if not is_told:
            raise
        return None


async def _standing(connection: AsyncConnection[Any], url: str) -> AsyncConnection[Any]:
    """Return the connection of a standby process, or a new one once the database can be reached again."""
    while True:
        try:
            await connection.execute("SELECT 1")
            return connection
        except psycopg.Error as error:
            log.warning("Standing by, but the database cannot be reached", extra={"reason": sentence(error)})
            await connection.close()
        await asyncio.sleep(BEAT_S)
        with suppress(psycopg.OperationalError):  # sent in the next round
            connection = await _connected(url)


async def _seated(connection: AsyncConnection[Any], count: int, hearing: _Hearing) -> Process | None:
    """Return this process's membership data; None while all numbers are taken.

    Raises:
        UnusableDatabase: the others were started for another number of processes.
    """
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (JOINING,))
        has_inherited = hearing.is_steady() and await _inherited(connection)
        rows = await (await connection.execute(_ALL)).fetchall()
        if not any(holder for _, holder in rows):
            await connection.execute("DELETE FROM processes")
            await connection.execute("DELETE FROM notes WHERE name = %s", (SHARDS,))
            await connection.execute("INSERT INTO processes SELECT generate_series(0, %s::bigint - 1)", (count,))
            rows, has_inherited = [(number, "") for number in range(count)], True
        elif len(rows) != count:
            raise UnusableDatabase(
                f"it is shared by {len(rows)} process(es), and PORION_PROCESSES says {count} here: "
                "it must say the same for each of them"
            )
        free = min((number for number, holder in rows if not holder), default=None)
        if free is None:
            return None
        name = f"{free} {uuid4().hex}"
        await connection.execute(_TAKE, (name, free))
        await connection.execute(TELL.encode(), ("",))
        rows = [(number, holder or (name if number == free else "")) for number, holder in rows]
    return Process(free, count, name, has_inherited, _homes(free, rows))


async def _inherited(connection: AsyncConnection[Any]) -> bool:
    """Take the number and the leases of each dead process; return whether there was one."""
    dead = [holder for (holder,) in await (await connection.execute(_INHERIT)).fetchall()]
    if dead:
        await connection.execute(_RELEASE, (dead,))
    return bool(dead)


def _homes(number: int, rows: list[tuple[int, str]]) -> frozenset[int]:
    """Return the numbers whose work a process does; `rows` contain the holder of each number."""
    is_first = number == min(taken for taken, holder in rows if holder)
    return frozenset({number, *(free for free, holder in rows if is_first and not holder)})


async def _one(connection: AsyncConnection[Any], sql: str, *values: Any) -> Any:
    """Return the only value of the only row."""
    ((value,),) = await (await connection.execute(sql.encode(), values)).fetchall()
    return value


def sentence(error: Exception) -> str:
    """Return the first line of a driver's error message, which never contains a password."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
