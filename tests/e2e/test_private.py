"""Closed private messages: the player is told, plays in the channel, and is reached again later."""

import pytest

from bot.ids import ControlAction
from playground.readable import text_of
from tests.e2e.evening import chosen, live, says, until
from tests.e2e.player import answers
from tests.e2e.room import Room, close_as_moderator, new_channel, newest_private, told

pytestmark = pytest.mark.asyncio(loop_scope="module")

HINT = "I cannot send you private messages"
HINT_FR = "Je ne peux pas vous écrire en privé"


async def close(person, closed=True):
    """Change the privacy setting."""
    await person.ask("dm_closed", closed=closed)


async def test_somebody_with_closed_messages_plays_in_the_channel(evening, mira, odo):
    """A player with closed messages is told once, privately, and plays with *My hand* in the channel."""
    await close(odo)
    channel = await new_channel(mira)
    await mira.run("game new", channel, game="tunhell")
    await mira.wait_message(channel, live)
    room = Room(evening, channel, mira, odo)
    await room.press(odo, ControlAction.JOIN)
    await mira.wait_message(channel, says("Odo"))
    await room.arrange(mira, "initiation", "shortest")
    await mira.wait_message(channel, chosen("Rules: Initiation", "Length: Shortest"))
    await room.press(mira, ControlAction.START)
    hint = await odo.wait_message(channel, says(HINT_FR))
    assert hint["flags"] & 64
    assert len([one for one in odo.ephemerals(channel) if HINT_FR in text_of(one)]) == 1
    own = (await odo.press(hint, "Ma main")).message
    assert own["flags"] & 64
    assert "Votre main" in text_of(own)

    for _ in range(6):
        asked = await room.asked()
        if asked is odo:
            await room.press(odo, ControlAction.TURN)
            await room.move(odo, lambda: newest_private(odo, channel))
        else:
            await room.move(mira)
    await room.quiet()
    await close_as_moderator(mira, channel)
    await odo.wait_message(channel, says("closed early"))
    assert not [one for one in mira.public(channel) if HINT in text_of(one) or HINT_FR in text_of(one)]
    assert not [one for one in odo.ephemerals(channel) if HINT_FR in text_of(one)]  # only once
    await close(odo, closed=False)


async def test_known_to_be_closed_is_told_on_joining(evening, mira, tess):
    """Somebody known to have closed messages is told when joining."""
    await close(tess)
    room = await Room.open(evening, mira, tess)
    await tess.wait_message(room.channel, says(HINT))
    second = await Room.open(evening, mira, tess, start=False)
    hint = await tess.wait_message(second.channel, says(HINT))
    assert hint["flags"] & 64
    assert second.phase == "lobby"
    await close(tess, closed=False)


async def test_messages_opened_again_are_found_open(evening, mira, tess):
    """*My hand* tries private messages again, and the hand is sent there from then on."""
    await close(tess)
    room = await Room.open(evening, mira, tess)
    await tess.wait_message(room.channel, says(HINT))
    assert room.hand(tess) is None
    await close(tess, closed=False)
    assert "Your hand" in told(await room.press(tess, ControlAction.HAND))
    await tess.wait_for(lambda: room.hand(tess))
    asked = await room.asked()
    await room.move(asked)
    await room.quiet()
    assert room.ask("SELECT closed FROM people WHERE id = ?", int(tess.id)) == [(0,)]


async def test_messages_closed_in_mid_game(evening, mira, tess):
    """Closing messages during a game: edits still work, but a deleted hand cannot be sent, and its owner is told."""
    room = await Room.open(evening, mira, tess)
    hand = await tess.wait_for(lambda: room.hand(tess))
    await close(tess)
    await tess.admin("delete_message", message=hand["id"])
    for _ in range(4):
        await room.press(await room.asked(), ControlAction.TURN)
        asked = await room.asked()
        await room.move(asked, lambda asked=asked: newest_private(asked, room.channel))
        await room.quiet()
        if any(HINT in text_of(one) for one in tess.ephemerals(room.channel)):
            break
    await tess.wait_message(room.channel, says(HINT))
    await close(tess, closed=False)
    outcome = await tess.run("hand", room.channel)
    assert "Your hand" in told(outcome)
    await tess.wait_for(lambda: room.hand(tess))


async def test_the_hand_is_kept_up_to_date_in_place(evening, mira, odo):
    """One private message per table is edited in place; if deleted, it returns with the next change."""
    room = await Room.open(evening, mira, odo)
    first = {one: (await one.wait_for(lambda one=one: room.hand(one)))["id"] for one in (mira, odo)}
    for _ in range(3):
        await room.move(await room.asked())
        await room.quiet()
    assert {one: room.hand(one)["id"] for one in (mira, odo)} == first
    asked = await room.asked()
    await asked.admin("delete_message", message=room.hand(asked)["id"])
    await room.press(asked, ControlAction.TURN)
    await room.move(asked, lambda: newest_private(asked, room.channel))
    await until(lambda: room.hand(asked) is not None)


async def test_what_one_is_shown_alone_in_the_channel_follows_the_table(evening, mira, odo):
    """*My turn* says whom the table waits for, and becomes the question when it is the reader's turn."""
    room = await Room.open(evening, mira, odo)
    asked, idle = await room.asked(), await room.idle()
    answer = (await room.press(idle, ControlAction.TURN)).message
    assert answer["flags"] & 64
    assert not answers(answer)
    while await room.asked() is asked:
        await room.move(asked)
        await room.quiet()
    await idle.wait_for(lambda: answers(idle.message(answer["id"])))
    await room.move(idle, lambda: idle.message(answer["id"]))


async def test_two_tables_two_hands(evening):
    """Each hand names its channel, and a move typed in private goes to the waiting table."""
    ada, ben = await evening.person("Ada"), await evening.person("Ben")
    first, second = await Room.open(evening, ada, ben), await Room.open(evening, ada, ben)
    for room in (first, second):
        hand = await ada.wait_for(lambda room=room: room.hand(ada))
        assert f"<#{room.channel}>" in text_of(hand)
    dm = first.hand(ada)["channel_id"]
    while (await second.asked()) is not ada:
        await second.move(ben)
    while (await first.asked()) is ada:
        await first.move(ada)
    choices = await ada.complete("move", dm, "move", move="recruit")
    assert choices
    before = (first.moves, second.moves)
    outcome = await ada.run("move", dm, move=choices[0]["value"])  # a dig might have to be confirmed
    assert "` Your hand" in told(outcome)
    assert (first.moves, second.moves) == (before[0], before[1] + 1)
    tables = await ada.complete("move", dm, "table", table="")
    assert {first.id, second.id} == {one["value"] for one in tables}
