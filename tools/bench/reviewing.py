"""Measures whether clicks are answered more slowly while a low-priority review runs in another process.

The bot and the review share the machine as in production; an in-process object stands in for Discord.
"""

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from threading import Event, Thread
from time import perf_counter

from bot.workers.think import Reviewed, review_apart
from games import core
from games.core import EASY, Deal, Dice, Seat
from games.registry import GAMES
from tests.bot.discord_io.quiet import Quiet
from tools.arena.blunders import play_on, record
from tools.arena.match import player
from tools.bench.clock import row

GAME, MOST, TURNS = "poursuite", 1000, 3
LONG_S = 3600.0
"""Processor seconds allowed for the review: more than the whole measurement takes."""
STARTS_S = 3.0
"""Seconds after which the review's process has certainly started."""


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark: clicks alone and during a review, alternating since the machine is shared."""
    most = max(20, round(MOST * min(seconds, 1)))
    yield "Time per tap in a game of two, alone and while a review is computed; wall-clock milliseconds"
    yield row("", "alone", "beside a review", "ratio")
    for _ in range(TURNS if seconds >= 1 else 1):
        alone = _tap_ms(most)
        begun, over = Event(), Event()
        beside = Thread(target=lambda begun=begun, over=over: asyncio.run(_review(begun, over)))
        beside.start()
        begun.wait()
        busy = _tap_ms(most)
        over.set()
        beside.join()
        yield row(GAME, f"{alone:.2f}", f"{busy:.2f}", f"{busy / alone:.2f}")


def _tap_ms(most: int) -> float:
    began = perf_counter()
    taps = Quiet(GAME).taps(most)
    return (perf_counter() - began) * 1e3 / len(taps)


async def _review(begun: Event, over: Event) -> None:
    """Review a game until `over` is set; set `begun` at the first result."""
    room, deal = GAMES[GAME], Deal(2, "bench")
    moves = play_on(room, core.reopen(room.begin(deal), at=1), player(room, EASY), Dice(deal.seed))
    task = Reviewed(record(room, deal, moves).dump(), Seat(0), "bench", LONG_S)
    try:
        async with aclosing(review_apart(task)) as found:  # type: ignore[type-var]  # it is an async generator
            waiting = asyncio.ensure_future(anext(found))
            await asyncio.wait({waiting}, timeout=STARTS_S)
            begun.set()
            await asyncio.to_thread(over.wait)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
    finally:
        begun.set()
