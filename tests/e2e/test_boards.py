"""The board's position, calls to players, computer players, and hostile names."""

import pytest

from bot.ids import ControlAction
from playground.readable import text_of
from tests.e2e.evening import chosen, labels, live, says, until
from tests.e2e.player import answers
from tests.e2e.room import Room, new_channel

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_talk_buries_the_board(evening, mira, odo):
    """A board buried by talk is posted again with the next move; the old one loses its controls and links to it."""
    room = await Room.open(evening, mira, odo)
    first = room.board()["id"]
    for n in range(7):
        await odo.say(room.channel, f"and then the mole said {n}")
    await evening.stop_bot()  # so that it forgets its recent check of the board
    await evening.bring_back()
    await room.move(await room.asked())
    await room.quiet()
    board = room.board()
    assert board["id"] != first
    old = mira.message(first)
    assert not live(old)
    assert board["id"] in text_of(old)
    assert "My turn / Mon tour" in labels(board)


async def test_little_talk_leaves_it_where_it_is(evening, mira, odo):
    """A board with few messages below it is edited in place."""
    room = await Room.open(evening, mira, odo)
    first = room.board()["id"]
    await odo.say(room.channel, "hm")
    for _ in range(3):
        await room.move(await room.asked())
        await room.quiet()
    assert room.board()["id"] == first


async def test_a_board_near_an_hour_old_is_replaced_not_edited(evening, mira, odo):
    """A board almost an hour old is replaced, as Discord throttles edits of old messages."""
    room = await Room.open(evening, mira, odo)
    asked = await room.asked()
    first, hand = room.board()["id"], room.hand(asked)["id"]
    await evening.stop_bot()
    evening.playground.clock.advance(3600)
    room.write("UPDATE messages SET at = at - 3600 WHERE table_id = ?", room.id)
    await evening.bring_back()
    await room.move(asked)
    await room.quiet()
    assert room.board()["id"] != first
    await mira.wait_for(lambda: not live(mira.message(first)))
    await until(lambda: room.hand(asked)["id"] != hand)
    await until(lambda: asked.message(hand) is None)
    await room.move(await room.asked())


async def test_one_call_a_turn_to_the_right_person(evening, mira, odo):
    """Each turn has one call, which mentions only the player to move and replaces the previous one."""
    room, seen = await Room.open(evening, mira, odo), {}
    last = await room.asked()
    for _ in range(12):
        await room.move(last)
        await room.quiet()
        asked = await room.asked()
        calls = room.calls()
        assert len(calls) <= 1
        if asked is not last:
            assert calls, "nobody was called to the turn that began"
            assert calls[0]["id"] not in seen
            seen[calls[0]["id"]] = asked
            assert calls[0]["playground"]["pings"] == [asked.id]
        assert not [one for one in room.boards() if one["playground"]["pings"]]
        last = asked
    assert len(seen) >= 4


async def test_calls_can_be_turned_off(evening, mira, odo):
    """A player without mentions gets no calls, and others still do."""
    room = await Room.open(evening, mira, odo)
    await mira.run("mentions", room.channel, state="off")
    last = await room.asked()
    called = []
    for _ in range(8):
        await room.move(last)
        await room.quiet()
        asked = await room.asked()
        if asked is not last:
            called += [one["playground"]["pings"] for one in room.calls()]
        last = asked
    await mira.run("mentions", room.channel, state="on")
    assert [odo.id] in called
    assert [mira.id] not in called


async def test_a_board_that_was_looked_at_goes_once_its_reader_has_answered(evening, mira, odo):
    """Otherwise it would stand below the next question and show how things stood before."""
    room = await Room.open(evening, mira, odo)
    asked = await room.asked()
    looked = (await room.press(asked, ControlAction.BOARD, room.hand(asked))).message
    assert asked.message(looked["id"]) is not None
    await room.move(asked)
    await until(lambda: asked.message(looked["id"]) is None)


async def test_alone_against_computer_players(evening, mira):
    """One person and three computer players reach the final score without any call."""
    room = await Room.open(evening, mira, start=False)
    for _ in range(3):
        await room.seat_computer(mira)
    await mira.wait_message(room.channel, says("4. "))
    await room.arrange(mira, "initiation", "shortest")
    await mira.wait_message(room.channel, chosen("Rules: Initiation", "Length: Shortest"))
    await room.press(mira, ControlAction.START)
    await until(lambda: room.phase == "playing")
    while room.phase == "playing":
        await until(lambda: room.phase != "playing" or answers(room.hand(mira) or {"components": []}))
        if room.phase == "playing":
            await room.move(mira)
        assert all(set(one["playground"]["pings"]) <= {mira.id} for one in room.calls())
    final = await mira.wait_message(room.channel, lambda one: "Rematch" in labels(one))
    assert " wins " in text_of(final) or "share the victory" in text_of(final)
    await room.quiet()
    assert not room.calls()
    await mira.press(final, "Rematch")
    await mira.wait_message(room.channel, says("who is playing?", "1. Mira · host", "4. "))


async def test_names_are_only_names(evening, mira):
    """Names with markdown, mentions, emoji or right-to-left text are shown as plain names."""
    names = ["@everyone **bold** <@1>", "||spoiler|| `code` [x](y) # a bc", "🐉" * 16, "משה ﷺ ܐܒܓ"]
    guests = [await evening.person(name) for name in names]
    room = await Room.open(evening, *guests[:1], start=False)
    for guest in guests[1:]:
        await room.press(guest, ControlAction.JOIN)
        room.players.append(guest)
    await until(lambda: room.ask("SELECT count(*) FROM seats WHERE table_id = ?", room.id) == [(4,)])
    await room.press(guests[0], ControlAction.START)
    await until(lambda: room.phase == "playing")
    await room.quiet()
    board = room.board()
    for message in (board, *room.calls()):
        text = text_of(message)
        assert "@everyone" not in text
        assert "**bold**" not in text
        assert "||spoiler||" not in text
        assert set(message["playground"]["pings"]) <= {one.id for one in guests}
    for guest in guests:
        assert await guest.wait_for(lambda guest=guest: room.hand(guest))
    for _ in range(4):
        await room.move(room.mover)
        await room.quiet()
    await room.leave(guests[0])
    news = await mira_reads(evening, room)
    assert "@everyone" not in news
    assert "<@1>" not in news


async def mira_reads(evening, room):
    """Wait until everyone sees that somebody left."""
    found = await room.players[0].wait_message(room.channel, says("has left the table"))
    return text_of(found)


async def test_a_new_channel_is_as_good_as_an_old_one(evening, mira, odo):
    """A channel created while the bot runs can have a table."""
    channel = await new_channel(mira)
    room = await Room.open(evening, mira, odo, channel=channel)
    assert room.public_first() == room.boards()[0]["id"]
