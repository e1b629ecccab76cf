"""Killed, terminated or upgraded at any time, the bot continues at the same decision and repeats nothing."""

import asyncio
import random
import re
import shutil
from pathlib import Path

import pytest

from bot.ids import ControlAction
from playground.person import RefusedError
from playground.readable import text_of
from tests.e2e.evening import PROGRAM, Evening, live, place, until
from tests.e2e.forging import send
from tests.e2e.player import answers
from tests.e2e.room import Room, heard, tap

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOT = Path(__file__).parents[2]


async def test_killed_at_random_instants(evening, mira, odo):
    """After random kills during clicks every move is stored once, boards are right, and there is one call."""
    room, chance = await Room.open(evening, mira, odo), random.Random(7)
    for _ in range(2):
        asked, before = await room.asked(), room.moves
        hand = room.hand(asked)
        control = chance.choice(answers(hand))
        click = asyncio.create_task(harmless(tap(asked, hand, control, chance)))
        await asyncio.sleep(chance.random() * 0.05)
        await evening.kill_bot()
        decided = room.moves
        assert decided in {before, before + 1}
        await evening.bring_back()
        await click
        await room.quiet()
        assert room.moves == decided
        again = await room.asked()
        await room.move(again)
        await room.quiet()
        assert room.moves == decided + 1
        assert len([one for one in room.boards() if live(one)]) == 1
        assert len(room.calls()) <= 1
        rows = room.ask("SELECT n FROM log WHERE table_id = ? ORDER BY n", room.id)
        assert [n for (n,) in rows] == list(range(len(rows)))
        moved = room.ask("SELECT count(*) FROM log WHERE table_id = ? AND kind = 'moved'", room.id)
        assert moved == [(decided + 1,)]


async def harmless(doing):
    """Click while the bot dies, ignoring the outcome."""
    try:
        await doing
    except (AssertionError, TimeoutError, RefusedError):
        return  # it failed, or no bot was connected


async def test_old_buttons_live_and_a_click_already_done_is_recognised(evening, mira, odo):
    """Controls from before a kill work afterwards, and a click that was carried out is recognised."""
    room = await Room.open(evening, mira, odo)
    asked = await room.asked()
    board, hand = room.board(asked), room.hand(asked)
    await evening.kill_bot()
    await evening.bring_back()
    await room.quiet()
    await room.move(asked, lambda: asked.message(hand["id"]))
    pressed = [one for one in asked.interactions.values() if one.get("custom_id", "").startswith("porion:step")]
    await evening.kill_bot()
    await evening.bring_back()
    await room.quiet()
    last = pressed[-1]["custom_id"]
    if last.rpartition(":")[2]:
        said = await heard(asked, await send(evening, asked, board["id"], last))
        assert said.splitlines()[0].startswith(
            ("That was already done", "C’était déjà fait", "The game has moved on", "La partie a avancé")
        )
    assert room.moves == 1


async def test_what_was_not_told_is_told_once(evening, mira, odo):
    """Deliveries pending at a kill are made once after the restart: board, hand and call."""
    room = await Room.open(evening, mira, odo)
    while (await room.asked()) is not mira:
        await room.move(odo)
        await room.quiet()
    await mira.admin("fail", times=1000, status=500, where="messages")
    await room.move(mira)
    await evening.kill_bot()
    assert room.untold
    await mira.admin("fail", times=0, status=500)
    calls = len(room.calls())
    await evening.bring_back()
    await room.quiet()
    asked = await room.asked()
    assert answers(room.hand(asked))
    assert len(room.calls()) <= max(calls, 1)
    assert len([one for one in room.boards() if live(one)]) == 1


async def test_told_to_leave_it_leaves_in_order(evening, mira, odo):
    """SIGTERM during clicks ends with exit code 0 and no half move, and everything continues."""
    room = await Room.open(evening, mira, odo)
    for wait in (0.0, 0.02):
        asked, before = await room.asked(), room.moves
        hand = room.hand(asked)
        control = answers(hand)[0]
        click = asyncio.create_task(harmless(tap(asked, hand, control, random.Random(1))))
        await asyncio.sleep(wait)
        assert await evening.stop_bot() == 0
        assert room.moves - before in {0, 1}
        assert room.ask("PRAGMA integrity_check") == [("ok",)]
        assert not evening.database.with_name(evening.database.name + "-wal").exists()
        await evening.bring_back()
        await click
        await room.quiet()
    await room.move(await room.asked())


async def test_told_to_leave_before_it_has_arrived(tmp_path):
    """SIGTERM during login ends the bot normally."""
    async with Evening(tmp_path, command=PROGRAM) as evening:
        for wait in (0.6, 0.9, 1.2):
            await evening.stop_bot()
            await evening.start_bot()
            await asyncio.sleep(wait)
            assert await evening.stop_bot() in {0, -15}  # -15: Python had not started yet
        assert "Traceback" not in evening.log.read_text()


async def test_commands_are_registered_only_when_they_changed(evening, mira):
    """Commands are registered only if their texts changed."""
    await until(lambda: "Commands registered" in evening.log.read_text())
    before = {one["name"]: one["version"] for one in mira.commands.values()}
    await evening.kill_bot()
    await evening.bring_back()
    await mira.run("help", place(mira))
    assert {one["name"]: one["version"] for one in mira.commands.values()} == before
    assert evening.log.read_text().count("Commands registered") == 1


async def test_a_table_keeps_the_rules_it_began_with(evening, mira, odo, tmp_path):
    """After an upgrade with another catalogue a running table keeps its edition, and new tables use the new one."""
    room = await Room.open(evening, mira, odo)
    edition = room.ask("SELECT edition FROM tables WHERE id = ?", room.id)
    upgraded = tmp_path / "upgraded"
    for part in ("bot", "games", "locales", "tournaments"):
        shutil.copytree(ROOT / part, upgraded / part)  # with compiled files, to start quickly
    catalogue = upgraded / "games" / "tunhell" / "catalogue.toml"
    text = catalogue.read_text(encoding="utf-8")
    changed = re.sub(r"(orc .*points = )3", r"\g<1>4", text, count=1)
    changed = re.sub(r"(mine_points\s*=\s*)(\d+)", lambda found: f"{found[1]}{int(found[2]) + 4}", changed)
    assert changed != text
    catalogue.write_text(changed, encoding="utf-8")
    await evening.stop_bot()
    evening.root = upgraded
    try:
        await evening.bring_back()
        for _ in range(4):
            await room.move(await room.asked())
        assert room.ask("SELECT edition FROM tables WHERE id = ?", room.id) == edition
        second = await Room.open(evening, mira, odo, start=False)
        await second.press(mira, ControlAction.START)
        await until(lambda: second.phase == "playing")
        assert second.ask("SELECT edition FROM tables WHERE id = ?", second.id) != edition
        assert "Tunhell" in text_of(room.board())
    finally:
        await evening.stop_bot()
        evening.root = None
        await evening.bring_back()
    await room.move(await room.asked())
