"""Two processes on one PostgreSQL and one on standby: games through both, with random kills."""

import asyncio
import random
import signal
from contextlib import suppress
from itertools import count
from time import monotonic

import psycopg
import pytest
import pytest_asyncio

from tests.conftest import NO_POSTGRES
from tests.e2e.conftest import check_log
from tests.e2e.evening import PATIENCE, Evening, live, until
from tests.e2e.forked import ForkedBot
from tests.e2e.player import answers
from tests.e2e.room import Room, tap
from tests.e2e.test_restart import harmless
from tests.postgres import programs, running

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(programs() is None, reason=NO_POSTGRES),
]

TAKEN_OVER_S = 30.0
"""Maximum seconds until another process receives a killed process's servers."""


class Several(Evening):
    """An evening with several bots, identified by number.

    Attributes:
        bots: the running bots with their logs.
    """

    def __init__(self, folder, url, processes):
        super().__init__(folder, PORION_DATABASE=url, PORION_PROCESSES=str(processes), PORION_LOG_FORMAT="text")
        self.url, self.processes, self.bots, self._numbers = url, processes, {}, count()
        self._connection = None

    async def start_bot(self):
        """Start all bots and one more."""
        self.playground.parts.gateway.starts.on = True
        for _ in range(self.processes + 1):
            self.add()

    def add(self):
        """Start one more bot."""
        log = self.folder / f"bot{next(self._numbers)}.log"
        log.touch()
        self.bots[ForkedBot(self.environment, log)] = log

    async def stop_bot(self):
        for bot in [bot for bot in self.bots if bot.returncode is None]:
            bot.send_signal(signal.SIGTERM)
        codes = [await bot.wait() for bot in self.bots]
        self.log.write_text("".join(log.read_text() for log in self.folder.glob("bot*.log")))
        self.bots.clear()
        if self._connection is not None:
            self._connection.close()
        return max(codes)

    async def kill(self, number):
        """Kill the bot with this number, and start another one, which stands by."""
        bot = next(bot for bot, log in self.bots.items() if f"number={number} of=" in log.read_text())
        bot.send_signal(signal.SIGKILL)
        del self.bots[bot]
        await bot.wait()
        await until(lambda: (number, self.processes) not in self.playground.parts.gateway.shards)
        self.add()

    async def terminate(self, number):
        """Terminate the bot with this number as in a rolling restart, and start another one."""
        bot = next(bot for bot, log in self.bots.items() if f"number={number} of=" in log.read_text())
        bot.send_signal(signal.SIGTERM)
        assert await bot.wait() == 0
        del self.bots[bot]
        await until(lambda: (number, self.processes) not in self.playground.parts.gateway.shards)
        self.add()

    def replace_ended(self):
        """Start another bot for each that ended itself after losing its number."""
        for bot, log in [(bot, log) for bot, log in self.bots.items() if bot.returncode is not None]:
            assert "since this one was not heard of for" in log.read_text(), log.read_text()
            del self.bots[bot]
            self.add()

    async def whole(self):
        """Wait until each shard has exactly one session."""
        wanted = [(number, self.processes) for number in range(self.processes)]
        await until(lambda: self.playground.parts.gateway.shards == wanted, PATIENCE)

    def ask(self, sql, *values):
        """Query the database, over a new connection where the last one was lost."""
        if self._connection is not None:
            with suppress(psycopg.OperationalError):
                return self._connection.execute(sql.replace("?", "%s"), values).fetchall()
        self._connection = psycopg.connect(self.url, autocommit=True)
        return self._connection.execute(sql.replace("?", "%s"), values).fetchall()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory):
    with running() as cluster:
        async with Several(tmp_path_factory.mktemp("several"), cluster.new(), 2) as evening:
            await evening.person("Keeper")
            await evening.whole()
            yield evening
        check_log(evening)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rooms(evening, mira, odo):
    """Return a game on a server of each process."""
    for number in count():
        homes = {(int(guild) >> 22) % 2: at for at, guild in enumerate(mira.guilds)}
        if len(homes) == 2:
            break
        await mira.admin("guild_create", name=f"Gallery {number}", locale="en-US")
        await mira.wait_for(lambda number=number: len(mira.guilds) == number + 2)
    return [await Room.open(evening, mira, odo, server=homes[number]) for number in (0, 1)]


def check(room, moves):
    """Assert that every move is stored once, one board is live, and nobody is called twice."""
    assert room.moves == moves
    rows = room.ask("SELECT n FROM log WHERE table_id = ? ORDER BY n", room.id)
    assert [n for (n,) in rows] == list(range(len(rows)))
    assert room.ask("SELECT count(*) FROM log WHERE table_id = ? AND kind = 'moved'", room.id) == [(moves,)]
    assert len([one for one in room.boards() if live(one)]) == 1
    assert len(room.calls()) <= 1


async def test_a_game_goes_through_both(evening, rooms):
    """A game works through both processes, which receive server clicks and private clicks."""
    for turn in range(3):
        for room in rooms:
            await room.move(await room.asked())
            await room.quiet()
            check(room, turn + 1)
    assert evening.playground.parts.gateway.starts.refused == 0, "sessions begin five seconds apart"
    written = [log.read_text() for log in evening.bots.values()]
    assert sum(one.count("Commands registered") for one in written) == 1
    assert sum(one.count("standing by until one ends") for one in written) == 1


async def test_killed_at_random_instants(evening, rooms):
    """After random kills the standby process takes over, and every move is stored exactly once."""
    chance = random.Random(11)
    for number in (1, 0):
        moves = []
        clicks = []
        for room in rooms:
            asked = await room.asked()
            hand = room.hand(asked)
            moves.append(room.moves)
            clicks.append(asyncio.create_task(harmless(tap(asked, hand, chance.choice(answers(hand)), chance))))
        await asyncio.sleep(chance.random() * 0.05)
        began = monotonic()
        await evening.kill(number)
        await evening.whole()
        took = monotonic() - began
        assert took < TAKEN_OVER_S
        print(f"number {number} was taken over after {took:.1f} s")
        await asyncio.gather(*clicks)
        for room, before in zip(rooms, moves, strict=True):
            await room.quiet()
            decided = room.moves
            assert decided in {before, before + 1}
            await room.move(await room.asked())
            await room.quiet()
            check(room, decided + 1)


async def test_one_that_is_told_to_leave_is_replaced_at_once(evening, rooms):
    """In a rolling restart another process takes over at once."""
    began = monotonic()
    await evening.terminate(1)
    await evening.whole()
    assert monotonic() - began < TAKEN_OVER_S
    for room in rooms:
        moves = room.moves
        await room.move(await room.asked())
        await room.quiet()
        check(room, moves + 1)
