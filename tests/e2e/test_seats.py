"""Transfers of seats and rematches by buttons, with somebody who did not play before."""

import pytest

from bot.ids import ControlAction
from playground.jsontypes import Json
from playground.person import Person
from playground.readable import controls, text_of
from tests.e2e.evening import says, until
from tests.e2e.forging import send
from tests.e2e.room import DM, Room, heard, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def menu(room: Room, player: Person) -> Json:
    """Return the menu of a player, as an ephemeral message."""
    asked = (await room.press(player, ControlAction.ASKED)).message
    return (await room.press(player, ControlAction.MENU, asked)).message


def with_control(room: Room, messages: list[Json], action: ControlAction) -> list[Json]:
    """Return the messages with a control of this action for this table."""
    return [one for one in messages if any(f"porion:{action}:{room.id}:" in str(each) for each in controls(one))]


async def in_private(room: Room, person: Person, action: ControlAction) -> Json:
    """Wait for the newest private message with a control of this action for this table."""

    def found() -> list[Json]:
        private = [one["id"] for one in person.channels.values() if one["type"] == DM]
        return with_control(room, [each for channel in private for each in person.messages(channel)], action)

    await until(found)
    return found()[-1]


async def test_a_seat_is_handed_to_a_member_who_accepts(evening, mira, odo, tess):
    """A seat offered, accepted in private and agreed to gives the newcomer story and hand."""
    room = await Room.open(evening, mira, odo)
    first = await room.asked()
    await room.move(first)
    await room.quiet()
    asked = (await room.press(mira, ControlAction.HAND_OVER, await menu(room, mira))).message
    await mira.choose(asked, tess.id)
    offer = await in_private(room, tess, ControlAction.TRANSFER)
    assert "Mira offers you their seat" in text_of(offer)
    news = await odo.wait_message(room.channel, says("Mira offers their seat to Tess"))
    outcome = await tess.press(offer, "Accept the seat")
    assert "it is yours once a majority agrees" in told(outcome)
    await odo.press(news, "Agree")
    await room.quiet()
    seats = dict(room.ask("SELECT seat, person FROM seats WHERE table_id = ?", room.id))
    assert seats == {0: int(tess.id), 1: int(odo.id)}
    story = await in_private(room, tess, ControlAction.HISTORY)
    texts = [text_of(one) for one in tess.messages(story["channel_id"])]
    assert any("what has happened so far" in text and "One move" in text for text in texts)
    await until(lambda: room.hand(tess) is not None and "Your hand" in text_of(room.hand(tess)))
    await until(lambda: room.hand(mira) is None)
    assert "You are not playing" in told(await mira.run("hand", room.channel))


async def test_somebody_who_is_blocked_offers_nothing_any_more(evening, mira, odo, tess):
    """A blocked person can offer nothing; blocking works in the offer and in the settings."""
    room = await Room.open(evening, mira, odo)
    asked = (await room.press(mira, ControlAction.HAND_OVER, await menu(room, mira))).message
    await mira.choose(asked, tess.id)
    offer = await in_private(room, tess, ControlAction.TRANSFER)
    blocked = (await tess.press(offer, "Block this person")).message
    assert "- Mira" in text_of(blocked)
    await tess.press(offer, "No, thank you")
    await room.quiet()
    asked = (await room.press(mira, ControlAction.HAND_OVER, await menu(room, mira))).message
    assert "You cannot offer Tess a seat." in await heard(mira, await mira.choose(asked, tess.id))
    own = (await tess.run("settings me", room.channel)).message
    assert "one person" in text_of(own)
    panel = (await tess.press(own, "Blocked people")).message
    lifted = (await tess.choose(panel, "0", menu="porion:mine:::blocks.lift")).message
    assert "You have not blocked anybody." in text_of(lifted)
    again = (await tess.choose(lifted, mira.id, menu="porion:mine:::blocks")).message
    assert "- Mira" in text_of(again)
    assert "You cannot block yourself" in await heard(
        tess, await tess.choose(again, tess.id, menu="porion:mine:::blocks")
    )
    await tess.choose(again, "0", menu="porion:mine:::blocks.lift")


async def test_an_onlooker_takes_the_seat_of_somebody_who_left(evening, mira, odo, tess):
    """An onlooker gets a kept seat once a majority, including its owner, agrees."""
    room = await Room.open(evening, mira, odo)
    await room.quiet()
    await room.leave(odo)
    await until(lambda: with_control(room, room.boards(tess), ControlAction.CLAIM))
    outcome = await room.press(tess, ControlAction.CLAIM)
    assert "I have asked those who play here" in told(outcome)
    news = await mira.wait_message(room.channel, says("Tess would like to play on in place of Odo, who has left"))
    await mira.press(news, "Agree")
    await odo.press(await odo.wait_message(room.channel, says("Tess would like", "In favour: Mira")), "Agree")
    await until(
        lambda: dict(room.ask("SELECT seat, person FROM seats WHERE table_id = ?", room.id)).get(1) == int(tess.id)
    )
    back = await odo.run("game join", room.channel)
    assert "Il n’y a pas de place à prendre" in told(back)


async def test_a_rematch_keeps_seats_for_those_who_were_there(evening, mira, odo, tess):
    """A rematch invites everyone once, and begins by itself as soon as everybody has accepted."""
    room = await Room.open(evening, mira, odo)
    await room.quiet()
    await room.press(
        mira, ControlAction.CONCEDE, (await room.press(mira, ControlAction.CONCEDE, await menu(room, mira))).message
    )
    await until(lambda: room.phase == "ended")
    await odo.run("game rematch", room.channel)
    call = await mira.wait_message(room.channel, says("Odo proposes a rematch of Tunhell"))
    assert f"<@{mira.id}>" in text_of(call)
    await room.quiet()
    kept = room.ask("SELECT seat, person, kept_until > 0 FROM seats WHERE table_id = ? ORDER BY seat", room.id)
    assert kept == [(0, int(mira.id), 1), (1, int(odo.id), 0)]
    assert "seat kept until" in text_of(room.board())
    assert (await odo.run("record", room.channel)).message["attachments"], "the record of the game that is over"
    accepts = next(one["custom_id"] for one in controls(call) if one["label"] == "I’m in")
    await mira.press(call, "I’m in")
    await until(lambda: room.phase == "playing")
    outcome = await send(evening, mira, call["id"], accepts)
    assert "You already have a seat at this table." in await heard(mira, outcome)
    await until(lambda: not with_control(room, mira.public(room.channel), ControlAction.JOIN))


async def test_hints_are_for_tables_that_do_not_count(evening, mira, odo):
    """Hints need an unrated table, set in the lobby and shown on the board, and are logged."""
    room = await Room.open(evening, mira, odo, start=False)
    await room.arrange(mira, "no", form=ControlAction.TERMS)
    await mira.wait_message(room.channel, says("Unrated"))
    await room.press(mira, ControlAction.START)
    await until(lambda: room.phase == "playing")
    first = await room.asked()
    assert "Unrated game" in text_of(room.board())
    asked = (await room.press(first, ControlAction.ASKED)).message
    await room.press(first, ControlAction.HINT, asked)
    noted = "noté dans l’archive" if first is odo else "noted in the record"
    await first.wait_message(room.channel, says(noted))
    kinds = [kind for (kind,) in room.ask("SELECT kind FROM log WHERE table_id = ?", room.id)]
    assert kinds.count("hinted") == 1


async def test_nobody_is_offered_for_replacement_who_is_there(evening, mira, odo):
    """A player who is not late cannot be replaced; the refusal says when that changes, by the table's pace."""
    room = await Room.open(evening, mira, odo)
    assert await mira.complete("game replace", room.channel, "player", player="") == []
    when = "a player must first have kept the table waiting for 4 hours."
    assert told(await mira.run("game replace", room.channel)) == f"Nobody can be replaced yet: {when}"
    assert told(await mira.run("game replace", room.channel, player="Odo")) == f"Odo cannot be replaced yet: {when}"
