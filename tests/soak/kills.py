"""Kills the real process shortly after clicks, in the playground."""

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
"""Kills per evening, seconds after a click within which they happen, and maximum clicks per move."""


def attempt(seed: str) -> Outcome:
    """Run one evening with kills, then the service alone, killed while writing."""
    counted, wrong = Counter[str](), list[str]()
    with TemporaryDirectory(prefix="porion-soak-") as folder:
        try:
            asyncio.run(_evening(Path(folder), random.Random(seed), counted))
            with patch.dict(GAMES, lantern=LANTERN):
                asyncio.run(_service(Path(folder) / "service.sqlite", random.Random(f"{seed} service"), counted))
        except (AssertionError, TimeoutError) as error:
            wrong.append(f"after {counted.total()} kills and moves: {type(error).__name__} {str(error)[:400]}")
    return Outcome(counted, wrong)


async def _evening(folder: Path, chance: random.Random, counted: Counter[str]) -> None:
    """Let people play while the bot is killed and restarted between their clicks."""
    async with Evening(folder) as evening:
        await evening.person("Keeper")
        room = await Room.open(evening, await evening.person("Mira"), await evening.person("Odo", "fr"))
        for _ in range(KILLS):
            asked, before = await room.asked(), room.moves
            hand = room.hand(asked)
            click = asyncio.create_task(click_that_may_die(asked, hand, chance))
            await asyncio.sleep(chance.random() * MOMENT_S)
            await evening.kill_bot()
            counted["kills of the bot"] += 1
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
    """Let somebody move, clicking again if the machine was too slow for Discord's deadline."""
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
    """Click while the bot may die; there may be no answer."""
    try:
        await tap(asked, hand, chance.choice(answers(hand)), chance)
    except (AssertionError, TimeoutError, RefusedError):
        return  # it failed, or no bot was connected


async def _service(file: Path, chance: random.Random, counted: Counter[str]) -> None:
    """Kill the service alone, whose continuous moves make kills during writes likely."""
    for _ in range(KILLS):
        said = await asyncio.to_thread(play_until_killed, file, chance)
        acknowledged = [line for line in said if "done" in line]
        counted["kills while writing"] += 1
        counted["acknowledged moves"] += len(acknowledged)
        await check_file(file, acknowledged, said[-1].get("tried"))
