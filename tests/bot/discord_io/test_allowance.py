"""The limit of fifty requests a second is shared by all processes, and urgent requests go first."""

import asyncio
from bisect import bisect_right
from contextlib import suppress
from random import Random

import aiohttp
import pytest
from aiohttp import web

from bot.delivery.backpressure import URGENCY, Load, Urgency
from bot.discord_io.transport import ALTOGETHER, WITHIN_S, Allowance

from .quick import QuickLoop

DISCORDS = 50


def run(work):
    """Run work on a loop whose clock jumps to the next event."""
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(work())


async def ask(allowance, urgency, made, what=None):
    URGENCY.set(urgency)
    await allowance.wait()
    made.append((asyncio.get_running_loop().time(), urgency, what))


def most_within_a_second(times):
    return max(bisect_right(times, time + 0.999999) - n for n, time in enumerate(times))


@pytest.mark.parametrize("parts", [(1.0,), (1 / 2, 1 / 2), (2 / 3, 1 / 3), (1 / 7,) * 7])
def test_processes_together_never_ask_for_more_than_discord_allows(parts):
    """Together, processes never exceed Discord's limit in any second, and all requests are eventually made."""

    async def work():
        chance, made = Random(str(parts)), []
        shares = [Allowance(lambda part=part: part) for part in parts]
        tasks = []
        for _ in range(600):
            urgency = chance.choice(list(Urgency))
            tasks.append(asyncio.create_task(ask(chance.choice(shares), urgency, made)))
            if chance.random() < 0.05:
                await asyncio.sleep(chance.random() * 2)
        await asyncio.gather(*tasks)
        return made

    made = run(work)
    assert len(made) == 600
    assert most_within_a_second([time for time, _, _ in made]) <= DISCORDS


def test_an_allowance_is_used_up():
    """A single process can use the whole limit for urgent requests."""

    async def work():
        made, alone = [], Allowance(lambda: 1.0)
        await asyncio.gather(*(ask(alone, Urgency.WAITED_FOR, made) for _ in range(3 * ALTOGETHER)))
        return made[-1][0]

    assert run(work) == pytest.approx(2 * WITHIN_S)


def test_whoever_waits_goes_before_upkeep():
    """Upkeep uses at most half of the limit; then requests of tables and of people come first."""

    async def work():
        made, alone = [], Allowance(lambda: 1.0)
        upkeep = [asyncio.create_task(ask(alone, Urgency.UPKEEP, made)) for _ in range(200)]
        await asyncio.sleep(0.1)
        tables = [asyncio.create_task(ask(alone, Urgency.TABLE, made)) for _ in range(60)]
        await asyncio.sleep(0.1)
        waited = asyncio.create_task(ask(alone, Urgency.WAITED_FOR, made))
        await waited
        now = asyncio.get_running_loop().time()
        await asyncio.gather(*tables, *upkeep)
        return now, made

    now, made = run(work)
    assert now == pytest.approx(0.2), "something is kept for whoever comes last"
    order = [urgency for _, urgency, _ in made]
    assert order[:24] == [Urgency.UPKEEP] * 24
    last_of_tables = max(n for n, urgency in enumerate(order) if urgency is Urgency.TABLE)
    assert Urgency.UPKEEP not in order[24:last_of_tables]


def test_requests_of_one_urgency_keep_their_order_and_those_given_up_take_no_turn():
    async def work():
        made, alone = [], Allowance(lambda: 1.0)
        tasks = [asyncio.create_task(ask(alone, Urgency.TABLE, made, n)) for n in range(100)]
        await asyncio.sleep(0)
        for task in tasks[50:90]:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        return [n for _, _, n in made], made[-1][0]

    numbers, end = run(work)
    assert numbers == [*range(50), *range(90, 100)]
    assert end == pytest.approx(WITHIN_S)


def test_a_process_that_does_the_work_of_another_has_its_part():
    """The share of a process is determined again for each request."""

    async def work():
        made, part = [], [0.5]
        one = Allowance(lambda: part[0])
        await asyncio.gather(*(ask(one, Urgency.WAITED_FOR, made) for _ in range(ALTOGETHER // 2)))
        part[0] = 1.0
        await asyncio.gather(*(ask(one, Urgency.WAITED_FOR, made) for _ in range(ALTOGETHER // 2)))
        return made[-1][0]

    assert run(work) == 0.0


def test_what_is_done_while_somebody_waits_is_urgent():
    """Requests made while an interaction is being answered are urgent, and later ones are not."""
    load = Load()
    with load.at_work():
        assert URGENCY.get() is Urgency.WAITED_FOR
    assert URGENCY.get() is Urgency.UPKEEP


@pytest.mark.parametrize(
    ("path", "is_counted"),
    [
        ("/api/v10/channels/5/messages", True),
        ("/api/v10/users/@me/channels", True),
        ("/api/v10/interactions/5/token/callback", False),
        ("/api/v10/webhooks/5/token/messages/@original", False),
    ],
)
async def test_every_request_waits_but_answers_do_not(path, is_counted):
    """Requests wait and are counted when sent, also repetitions by discord.py; answers to interactions do not wait."""
    counted = []

    class Counting(Allowance):
        async def wait(self):
            counted.append(path)

    async def answer(_):
        return web.Response()

    app = web.Application()
    app.router.add_get(path, answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = site._server.sockets[0].getsockname()[1]
    async with aiohttp.ClientSession(trace_configs=[Counting(lambda: 1.0).trace()]) as session:
        (await session.get(f"http://127.0.0.1:{port}{path}")).release()
    await runner.cleanup()
    assert counted == [path] * is_counted
