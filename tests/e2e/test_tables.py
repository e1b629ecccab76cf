"""/tables: own tables anywhere, and the server's open ones to join."""

import pytest

from bot.ids import ControlAction
from playground.person import Person
from playground.readable import text_of
from tests.e2e.evening import PATIENCE, says, until
from tests.e2e.room import Room, new_channel, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def private(person: Person) -> str:
    """Return the private channel with the bot."""
    return str((await person.ask("dm_open"))["channel"]["id"])


async def test_a_table_is_joined_and_played_from_the_lists(evening, mira, odo, tess):
    """A table is joined from the open list, and then reached from the own list."""
    room = await Room.open(evening, mira, start=False, game="poursuite")
    elsewhere = await new_channel(odo)
    found = (await odo.run("tables", elsewhere)).message
    assert "**Poursuite souterraine** · 1 place prise sur 4 · hôte\u00a0: Mira" in text_of(found)
    await room.press(odo, ControlAction.SIT, found)
    await mira.wait_message(room.channel, says("2. Odo"))
    await until(lambda: "Vous avez une place à cette table (Poursuite souterraine)" in str(odo.messages(elsewhere)))
    await room.press(mira, ControlAction.START)
    await until(lambda: room.phase == "playing")
    room = Room(evening, room.channel, mira, odo)
    asked = await room.asked()
    mine = (await asked.run("tables", await private(asked))).message
    link = f"https://discord.com/channels/{asked.channels[room.channel]['guild_id']}/{room.channel}/"
    assert link in text_of(mine)
    shown = await room.press(asked, ControlAction.TURN, mine)
    assert shown.message is not None
    other = odo if asked is mira else mira
    assert asked.me["global_name"] in told(await other.run("tables", await private(other)))
    nowhere = told(await tess.run("tables", await private(tess)))
    assert "You are not at any table." in nowhere


async def test_open_tables_belong_to_a_server(evening, mira, odo, tess):
    """Open tables belong to a server; a forged control elsewhere says so."""
    room = await Room.open(evening, mira, start=False)
    listed = (await tess.run("tables", room.channel)).message
    assert "Open tables" in text_of(listed)
    await room.press(tess, ControlAction.SIT, listed)
    await mira.wait_message(room.channel, says("2. Tess"))


async def test_once_a_day_somebody_is_told_what_waits(evening, mira, odo):
    """The daily private message has links to pending turns, and a button that switches it off and on."""
    room = await Room.open(evening, mira, odo)
    asked = await room.asked()
    dm = await private(asked)
    await evening.kill_bot()
    two_days = 2 * 24 * 3600
    room.write("UPDATE seats SET asked = asked - ?, seen = seen - ?", two_days, two_days)
    room.write("UPDATE messages SET at = at - ?", two_days)
    await evening.bring_back()
    told_so = await asked.wait_message(dm, lambda one: f"porion:{ControlAction.DAILY}:" in str(one), PATIENCE)
    assert ("attend" if asked is odo else "waiting for you") in text_of(told_so)
    shown = await room.press(asked, ControlAction.TURN, told_so)
    assert shown.message is not None
    await room.press(asked, ControlAction.DAILY, told_so)
    await until(lambda: room.ask("SELECT is_wanted FROM daily WHERE person = ?", int(asked.id)) == [(0,)])
    changed = await asked.wait_message(dm, lambda one: one["id"] == told_so["id"] and "porion:daily:::on" in str(one))
    await room.press(asked, ControlAction.DAILY, changed)
    await until(lambda: room.ask("SELECT is_wanted FROM daily WHERE person = ?", int(asked.id)) == [(1,)])
