"""Several tables in one channel: each further one gets a thread on request."""

import asyncio

import pytest

from bot.ids import ControlAction
from playground.jsontypes import Json
from playground.person import Person
from playground.readable import buttons, text_of
from tests.e2e.evening import Evening, labels, says, until
from tests.e2e.room import Room, heard, new_channel, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


def thread_below(person: Person, channel: str, name: str) -> str | None:
    """Return the id of the thread with this name in a channel, as known to a person's page."""
    found = [one["id"] for one in person.channels.values() if one.get("parent_id") == channel and one["name"] == name]
    return str(found[0]) if found else None


async def offered(person: Person, channel: str, game: str = "tunhell") -> Json:
    """Return the offer of a thread, after a command that needs a table in an occupied channel."""
    message = (await person.run("game new", channel, game=game)).message
    assert message is not None
    return message


async def accepted(person: Person, offer: Json, name: str) -> str:
    """Accept an offer, and return the thread that it opens."""
    label = next(one for one in labels(offer) if one in ("Open a thread", "Ouvrir un fil"))
    outcome = await person.press(offer, label)
    assert outcome.state == "done", outcome
    await person.wait_for(lambda: thread_below(person, offer["channel_id"], name))
    return str(thread_below(person, offer["channel_id"], name))


async def test_a_second_table_gets_a_thread(evening, mira, odo):
    """A second table's thread is named after its host and used next to the first table."""
    room = await Room.open(evening, mira, odo)
    offer = await offered(odo, room.channel, "poursuite")
    assert "déjà une table dans ce salon (Tunhell, hôte\u00a0: Mira)" in text_of(offer)
    thread = await accepted(odo, offer, "Chez Odo")
    await odo.wait_message(room.channel, lambda one: one["type"] == 18)
    shown = await odo.wait_message(room.channel, says(f"<#{thread}>"))
    assert "Votre table est ouverte" in text_of(shown)
    second = Room(evening, thread, odo, mira)
    await mira.wait_message(thread, says("Odo · hôte"))
    await second.press(mira, ControlAction.JOIN)
    await mira.wait_message(thread, says("2. Mira"))
    await second.press(odo, ControlAction.START)
    await until(lambda: second.phase == "playing")
    before = second.moves
    await second.move(await second.asked())
    await second.played(before + 1)
    await room.move(await room.asked())
    assert room.phase == second.phase == "playing"


async def test_a_rematch_beside_another_table_gets_a_thread(evening, mira, odo):
    """A rematch next to another table gets a thread, by button or command."""
    room = await Room.open(evening, mira, odo)
    await room.quiet()
    asked = (await room.press(mira, ControlAction.ASKED)).message
    more = (await room.press(mira, ControlAction.MENU, asked)).message
    sure = (await room.press(mira, ControlAction.CONCEDE, more)).message
    await room.press(mira, ControlAction.CONCEDE, sure)
    board = await mira.wait_message(room.channel, lambda one: "Rematch" in labels(one))
    await odo.run("game new", room.channel, game="poursuite")
    offer = (await mira.press(board, "Rematch")).message
    assert "There is already a table in this channel: Underground Chase" in text_of(offer)
    thread = await accepted(mira, offer, "Mira’s table")
    call = await odo.wait_message(thread, says("Mira proposes a rematch of Tunhell"))
    assert f"<@{odo.id}>" in text_of(call)
    offer = (await odo.run("game rematch", room.channel)).message
    assert "déjà une table dans ce salon" in text_of(offer)


async def test_a_rematch_asked_for_in_private_gets_a_thread_too(evening, mira, odo):
    """A rematch requested in private gets a thread in the old game's channel."""
    room = await Room.open(evening, mira, odo)
    await room.quiet()
    more = (await room.press(mira, ControlAction.MENU)).message
    sure = (await room.press(mira, ControlAction.CONCEDE, more)).message
    await room.press(mira, ControlAction.CONCEDE, sure)
    await mira.wait_for(lambda: "Rematch" in labels(room.hand(mira)))
    hand = room.hand(mira)
    await odo.run("game new", room.channel, game="poursuite")
    offer = (await mira.press(hand, "Rematch")).message
    assert "There is already a table in this channel: Underground Chase" in text_of(offer)
    opened = await mira.press(offer, "Open a thread")
    assert "<#" in text_of(opened.message)
    await mira.wait_for(lambda: thread_below(mira, room.channel, "Mira’s table"))
    thread = str(thread_below(mira, room.channel, "Mira’s table"))
    await odo.wait_message(thread, says("Mira proposes a rematch of Tunhell"))


async def test_an_offer_is_taken_once(evening, mira, odo):
    """Two quick presses of an offer open one thread with one table."""
    room = await Room.open(evening, mira, odo, start=False)
    offer = await offered(odo, room.channel)
    custom = next(one["custom_id"] for one in buttons(offer))
    await asyncio.gather(*(odo.press_id(offer["id"], custom) for _ in range(2)))
    await until(lambda: room.ask("SELECT count(*) FROM tables WHERE host = ? AND phase = 'lobby'", int(odo.id))[0][0])
    below = [one for one in odo.channels.values() if one.get("parent_id") == room.channel]
    assert len(below) == 1


async def test_from_a_thread_the_next_one_is_its_neighbour(evening, mira, odo):
    """From a thread, the next thread is opened in the same parent channel."""
    room = await Room.open(evening, mira, odo, start=False)
    first = await accepted(odo, await offered(odo, room.channel), "Chez Odo")
    offer = await offered(mira, first)
    await mira.press(offer, "Open a thread")
    await mira.wait_for(lambda: thread_below(mira, room.channel, "Mira’s table"))


async def test_what_is_missing_is_named_and_no_thread_is_left(evening, mira, odo):
    """Missing permissions are named before an offer and at the press, without leaving a thread."""
    room = await Room.open(evening, mira, odo, start=False)
    await mira.admin("deny", channel=room.channel, permissions=["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
    refused = told(await mira.run("game new", room.channel, game="tunhell"))
    assert refused == (
        "There is already a table in this channel. To open a thread for yours, I still need permission for the "
        "following: Create Public Threads and Send Messages in Threads."
    )
    await mira.admin("deny", channel=room.channel, permissions=[])
    offer = await offered(mira, room.channel)
    await mira.admin("deny", channel=room.channel, permissions=["CREATE_PUBLIC_THREADS"])
    refused = await heard(mira, await mira.press(offer, "Open a thread"))
    assert "I still need permission for the following: Create Public Threads." in refused
    await mira.admin("deny", channel=room.channel, permissions=[])
    assert not [one for one in mira.channels.values() if one.get("parent_id") == room.channel]


async def test_a_locked_thread_is_told_and_its_board_comes_back(evening, mira, odo):
    """While a thread is locked the game continues privately; when reopened, its board returns."""
    room = await Room.open(evening, mira, odo, channel=await new_channel(mira), start=False)
    thread = await accepted(odo, await offered(odo, room.channel), "Chez Odo")
    second = Room(evening, thread, odo, mira)
    await mira.wait_message(thread, says("Odo · hôte"))
    await second.press(mira, ControlAction.JOIN)
    await mira.wait_message(thread, says("2. Mira"))
    await second.press(odo, ControlAction.START)
    await until(lambda: second.phase == "playing")
    asked = await second.asked()
    await mira.admin("archive", channel=thread, archived=True, locked=True)
    before = second.moves
    await second.move(asked)
    await second.played(before + 1)
    await mira.admin("archive", channel=thread, archived=False)
    await second.asked()


async def test_no_thread_is_opened_for_a_table_that_the_budget_refuses(tmp_path):
    """Beyond the hourly budget a press opens neither a table nor a thread."""
    async with Evening(tmp_path, PORION_BUDGET="0.1") as evening:
        mira, odo = await evening.person("Mira"), await evening.person("Odo")
        room = await Room.open(evening, mira, odo, start=False)
        for _ in range(4):
            offer = await offered(odo, room.channel)
            if "Open a thread" in labels(offer):
                await odo.press(offer, "Open a thread")
        below = [one for one in odo.channels.values() if one.get("parent_id") == room.channel]
        assert len(below) == room.ask("SELECT count(*) FROM tables")[0][0] - 1
        assert says(offer, "You have opened as many tables as anyone may in an hour.")
