"""Kills the real process some milliseconds after a click, again and again, against the playground."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from games.registry import GAMES
from playground.person import RefusedError
from tests.bot.service.test_kill import check_file, play_until_killed
from tests.e2e.evening import Evening, live
from tests.e2e.player import answers
from tests.e2e.room import Room, tap
from tests.lantern import GAME as LANTERN

from .records import Outcome

KILLS, MOMENT_S, CLICKS = 6, 0.08, 5
"""Kills in one evening, seconds after a click within which they come, and clicks until a move is made at the latest."""


def attempt(seed: str) -> Outcome:
    """One evening with some kills, and then the service alone, killed in the middle of its writing."""
    counted, wrong = Counter[str](), list[str]()
    with TemporaryDirectory(prefix="porion-soak-") as folder:
        try:
            asyncio.run(_evening(Path(folder), random.Random(seed), counted))
            with patch.dict(GAMES, lantern=LANTERN):
                asyncio.run(_service(Path(folder) / "service.sqlite", random.Random(f"{seed} service"), counted))
        except (AssertionError, TimeoutError) as error:
            wrong.append(f"after {counted['kills']} kills: {type(error).__name__} {str(error)[:400]}")
    return Outcome(counted, wrong)


async def _evening(folder: Path, chance: random.Random, counted: Counter[str]) -> None:
    """People at a table, and a bot that is killed and started again between their clicks."""
    async with Evening(folder) as evening:
        await evening.person("Keeper")
        room = await Room.open(evening, await evening.person("Mira"), await evening.person("Odo", "fr"))
        for _ in range(KILLS):
            asked, before = await room.asked(), room.moves
            hand = room.hand(asked)
            click = asyncio.create_task(click_that_may_die(asked, hand, chance))
            await asyncio.sleep(chance.random() * MOMENT_S)
            await evening.kill_bot()
            counted["kills"] += 1
            decided = room.moves
            assert decided in {before, before + 1}, "one click made several moves"
            await evening.bring_back()
            await click
            await room.quiet()
            assert room.moves == decided, "a move was lost or came back"
            await moved(room)
            counted["acknowledged moves"] += 1
            assert room.moves == decided + 1, f"{room.moves} moves instead of {decided + 1}"
            assert len([one for one in room.boards() if live(one)]) == 1, "there is not one board"
            assert len(room.calls()) <= 1, "somebody is called twice"
            written = room.ask("SELECT count(*) FROM log WHERE table_id = ? AND kind = 'moved'", room.id)
            assert written == [(decided + 1,)], "the log does not hold every move"


async def moved(room: Room) -> None:
    """Somebody makes a move; they click again when the machine was too slow for Discord's three seconds."""
    before = room.moves
    for _ in range(CLICKS):
        try:
            await room.move(await room.asked())
        except AssertionError:
            await room.quiet()
        else:
            await room.quiet()
        if room.moves > before:
            return
    raise AssertionError(f"nobody could make a move in {CLICKS} clicks")


async def click_that_may_die(asked, hand, chance: random.Random) -> None:
    """A click whose bot dies: its person may get no answer."""
    try:
        await tap(asked, hand, chance.choice(answers(hand)), chance)
    except (AssertionError, TimeoutError, RefusedError):
        return  # it failed, or the playground took none while nobody listened


async def _service(file: Path, chance: random.Random, counted: Counter[str]) -> None:
    """The service alone, whose moves follow each other at once: most kills meet it while it writes."""
    for _ in range(KILLS):
        said = await asyncio.to_thread(play_until_killed, file, chance)
        acknowledged = [line for line in said if "done" in line]
        counted["kills"] += 1
        counted["acknowledged moves"] += len(acknowledged)
        await check_file(file, acknowledged, said[-1].get("tried"))
