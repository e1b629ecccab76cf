"""Times from a click to its answer through the playground's server and the real discord.py client.

The bot has a process of its own; server and pages share the benchmark's. The reference is an idle bot, likewise in a
process of its own.
"""

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

from bot.workers import new_event_loop
from playground.driver import Person, Playground, RefusedError, text_of
from playground.jsontypes import Json
from tests.e2e.player import answers
from tools.bench import crowd
from tools.bench.bot_handle import BotHandle, living
from tools.bench.clock import row

FEWEST, ROUNDS = 10, 5
IDLE = "idle click"


@dataclass
class Figures:
    """Times of one kind of action.

    Attributes:
        seconds: of each action, as seen by the page.
        bot, page: mean processor seconds per action of the bot, and of server and pages.
    """

    seconds: list[float] = field(default_factory=list)
    bot: float | None = None
    page: float | None = None


async def timed(bot: BotHandle, work: Callable[[], Awaitable[object]], seconds: float) -> Figures:
    """Repeat an action, one after the other, for some seconds."""
    await work()
    found = Figures()
    await bot.ask("begin")
    end, before = perf_counter() + seconds, process_time()
    while (start := perf_counter()) < end or len(found.seconds) < FEWEST:
        await work()
        found.seconds.append(perf_counter() - start)
    found.page = (process_time() - before) / len(found.seconds)
    found.bot = (await bot.ask("spent"))["seconds"] / len(found.seconds)
    return found


def line(name: str, found: Figures, reference: Figures) -> str:
    """Return a row: p50 and p99 in ms, both as multiples of the reference, and processor time per action."""
    p50, p99 = median(found.seconds), high(found.seconds)
    ratios = (p50 / median(reference.seconds), p99 / high(reference.seconds))
    spent = ("-" if one is None else f"{one * 1e3:.2f}" for one in (found.bot, found.page))
    return row(name, f"{p50 * 1e3:.2f}", f"{p99 * 1e3:.2f}", *(f"{one:.2f}" for one in ratios), *spent)


def high(found: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return quantiles(found, n=100, method="inclusive")[98]


async def measure(seconds: float) -> list[str]:
    """Return the rows of this benchmark."""
    async with Playground() as playground:
        async with living(playground.environment, lambda: is_known(playground), "idle") as bot:
            ada = await playground.person("Ada")
            idle = await measure_idle(bot, ada, seconds)
            together = await idle_together(ada, ROUNDS if seconds >= 1 else 1)
            reference = crowd.Reference(idle[IDLE].seconds, together[0])
        await ada.leave()
    with tempfile.TemporaryDirectory(prefix="porion-bench-") as folder:
        async with (
            Playground() as playground,
            living(playground.environment, lambda: is_known(playground), "porion", Path(folder)) as bot,
        ):
            people = [await playground.person("Mira"), await playground.person("Odo")]
            own = await measure_porion(bot, people, seconds)
            many = await crowd.measure(bot, playground, people, 200 if seconds >= 1 else 3, reference)
    lines = [line(name, found, idle[IDLE]) for name, found in (idle | own).items()]
    names = ("idle clicks", "idle, showing")
    prepared = [crowd.at_once(name, found, reference) for name, found in zip(names, together, strict=True)]
    return [*lines, crowd.AT_ONCE_HEAD, *prepared, *many]


def is_known(playground: Playground) -> bool:
    """Return whether the bot is online and its commands are registered."""
    return playground.parts.gateway.online and bool(playground.parts.world.commands)


async def idle_together(person: Person, count: int) -> list[crowd.AtOnce]:
    """Measure a hundred simultaneous clicks that cause no work or show a prepared message: the cost of the rest.

    Each is the median of some rounds after a first one that is ignored.
    """
    messages = [await idle_message(person) for _ in range(crowd.AT_ONCE)]

    async def press(message: Json, button: str) -> float:
        start = perf_counter()
        await person.press_id(message["id"], button)
        return perf_counter() - start

    found = []
    for button in ("nothing", "show"):
        rounds = [await crowd.all_at_once(press(message, button) for message in messages) for _ in range(count + 1)]
        found.append(sorted(rounds[1:], key=lambda one: one.a_second)[count // 2])
    return found


async def idle_message(person: Person) -> Json:
    """Return the idle bot's message with its buttons."""
    channel = next(one["id"] for one in person.channels.values() if one["type"] == 0)
    message = (await person.run("idle", channel)).message
    assert message is not None, "it is answered with buttons"
    return message


async def measure_idle(bot: BotHandle, person: Person, seconds: float) -> dict[str, Figures]:
    """Measure a click that does nothing, one that shows a prepared message, and a command."""
    message = await idle_message(person)
    channel = message["channel_id"]
    return {
        IDLE: await timed(bot, lambda: person.press_id(message["id"], "nothing"), seconds),
        "idle, showing": await timed(bot, lambda: person.press_id(message["id"], "show"), seconds),
        "idle command": await timed(bot, lambda: person.run("idle", channel), seconds),
    }


async def measure_porion(bot: BotHandle, people: Sequence[Person], seconds: float) -> dict[str, Figures]:
    """Measure two people who play Tunhell.

    Each click is measured until its answer, each move until the board shows it.
    """
    host, guest = people
    channel = next(one["id"] for one in host.channels.values() if one["type"] == 0)
    step, move, shown = Figures(), Figures(), Figures()
    end = perf_counter() + 3 * seconds
    await bot.ask("begin")
    while perf_counter() < end or len(shown.seconds) < FEWEST:
        await host.run("game new", channel, game="tunhell")
        lobby = await host.wait_message(channel, lambda one: "porion:join" in str(one))
        await guest.press(lobby, "Join")
        await host.wait_message(channel, lambda one: "2. Odo" in text_of(one))
        await host.press(lobby, "Start")
        await guest.wait_for(lambda: any(tappable(one) for one in people))
        await play(bot, people, channel, (step, move, shown), end)
        table = await bot.ask("table_in", channel=channel)
        if table is not None and table["is_live"]:
            await host.ask("moderator", on=True)
            sure = (await host.run("game close", channel)).message
            assert sure is not None, "the host is asked"
            await host.press(sure, "Yes, close the table")
            await host.wait_message(channel, lambda one: "closed early" in text_of(one))
    shown.bot = (await bot.ask("spent"))["seconds"] / len(shown.seconds)
    taps = Figures(step.seconds + move.seconds)
    return {"tap, answered": taps, "... a step": step, "... a move": move, "move, on board": shown}


async def play(
    bot: BotHandle, people: Sequence[Person], channel: str, figures: tuple[Figures, Figures, Figures], end: float
) -> None:
    """Play one game, or until the time `end`."""
    steps, moves, shown = (one.seconds for one in figures)
    chance = random.Random(1)
    while True:
        table = await bot.ask("table_in", channel=channel)
        if table is None or not table["is_live"] or (perf_counter() > end and len(shown) >= FEWEST):
            return
        board = table["board"]
        before = people[0].message(board)
        for person in people:
            if found := tappable(person):
                start = perf_counter()
                if not await tapped(person, *chance.choice(found), chance):
                    continue
                answered = perf_counter() - start
                if await has_moved(bot, table):
                    moves.append(answered)
                    await changed(people[0], board, before)
                    shown.append(perf_counter() - start)
                    break
                steps.append(answered)
        await asyncio.sleep(0.02)  # hands are updated after the board


async def has_moved(bot: BotHandle, table: Json) -> bool:
    """Return whether the last click completed a move; moves are stored before they are answered."""
    after = await bot.ask("moves", table=table["id"])
    return after is None or after > table["moves"]


async def changed(person: Person, board: str, before: Json | None) -> None:
    """Wait until a page shows a message that differs from `before`."""
    await person.wait_for(lambda: person.message(board) != before)


def tappable(person: Person) -> list[tuple[Json, Json]]:
    """Return the controls that a person can press in their newest private message, each with the message."""
    private = [one["id"] for one in person.channels.values() if one["type"] == 1]
    messages = [one for channel in private for one in person.public(channel)][-1:]
    return [(one, control) for one in messages for control in answers(one)]


async def tapped(person: Person, message: Json, control: Json, chance: random.Random) -> bool:
    """Press a control and wait for the acknowledgement; return False if the control is gone."""
    try:
        if "options" in control:
            lines = [one["value"] for one in control["options"]]
            await person.choose(message, *chance.sample(lines, control.get("min_values", 1)), menu=control["custom_id"])
        else:
            await person.press_id(message["id"], control["custom_id"])
    except RefusedError:
        return False
    return True


def report(seconds: float) -> Iterator[str]:
    """Yield the lines of this benchmark; each figure takes about `seconds`."""
    yield "From a click or command to its answer, as the page sees it; ratios to a button that does nothing; CPU time"
    yield "At once: the p99 as a multiple of that of idle clicks, and the answers per second as a share of theirs"
    yield row("what", "p50, ms", "p99, ms", "ratio p50", "ratio p99", "bot, ms", "page, ms")
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        yield from runner.run(measure(seconds))
