"""Discord's failures: deletions, withdrawn permissions, errors, lost connections. Games continue."""

import asyncio
import random

import pytest

from bot.ids import ControlAction
from playground.readable import text_of
from tests.e2e.evening import labels, live, says, until
from tests.e2e.player import DM, answers
from tests.e2e.room import Room, new_channel, newest_private, tap, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_deleted_board_comes_back(evening, mira, odo):
    """A deleted board returns with the next move, or on request."""
    room = await Room.open(evening, mira, odo)
    asked = await room.asked()
    await asked.admin("delete_message", message=room.board()["id"])
    await room.move(asked)
    await mira.wait_for(room.boards)
    await mira.admin("delete_message", message=room.board()["id"])
    assert told(await odo.run("game board", room.channel)) == "Voici le plateau, tout en bas du salon."
    board = await mira.wait_message(room.channel, live)
    assert "Tunhell" in text_of(board)


async def test_a_deleted_call_is_no_trouble(evening, mira, odo):
    """Deleted calls and lobbies cause no errors."""
    room = await Room.open(evening, mira, odo)
    while not room.calls():
        await room.move(await room.asked())
        await room.quiet()
    await mira.admin("delete_message", message=room.calls()[0]["id"])
    before = room.moves
    for _ in range(3):
        await room.move(await room.asked())
    assert room.moves == before + 3
    await room.quiet()
    second = await Room.open(evening, mira, start=False)
    await mira.admin("delete_message", message=second.board()["id"])
    await odo.run("game join", second.channel)
    await mira.wait_message(second.channel, says("2. Odo"))


async def test_a_deleted_channel_leaves_the_private_messages(evening, mira, odo):
    """After a channel is deleted everybody is told, and the game can be played or left by message."""
    room = await Room.open(evening, mira, odo)
    asked = await room.asked()
    await mira.admin("delete_channel", channel=room.channel)
    await told_of_it(room)
    before = room.moves
    await room.move(asked)
    assert room.moves == before + 1
    await room.quiet()
    hand = room.hand(asked)
    shown = (await room.press(asked, ControlAction.BOARD, hand)).message
    assert "Tunhell" in text_of(shown)
    for person, words in ((odo, "Vous avez quitté la table."), (mira, "You have left the table.")):
        dm = room.hand(person)["channel_id"]
        outcome = await person.run("table board", dm, table=room.id)
        assert "Tunhell" in told(outcome)
        asked = (await person.run("table leave", dm, table=room.id)).message
        await person.press_id(asked["id"], room.control(asked, ControlAction.LEAVE))
        await person.wait_message(dm, says(words))
    assert room.phase == "playing"  # it sleeps until somebody returns
    room.write("UPDATE tables SET phase = 'ended' WHERE id = ?", room.id)  # sleeping games use up the limit


async def test_a_table_is_brought_from_a_deleted_channel_to_another(evening, mira, odo):
    """Any player can move a table out of a deleted channel, also from a thread in it."""
    room = await Room.open(evening, mira, start=False)
    thread = str((await mira.ask("thread_create", channel=room.channel, name="long game"))["channel"]["id"])
    room = await Room.open(evening, mira, odo, channel=thread)
    await mira.admin("delete_channel", channel=mira.channels[thread]["parent_id"])
    await told_of_it(room)
    elsewhere = await new_channel(mira)
    assert "Votre main" in told(await odo.run("hand", elsewhere))
    assert told(await odo.run("game move", elsewhere)) == "La table est maintenant installée dans ce salon."
    room.channel = elsewhere
    await mira.wait_for(room.boards)
    await room.move(await room.asked())
    await room.quiet()
    assert live(room.board())
    assert told(await odo.run("game move", elsewhere)) != ""


async def test_a_channel_deleted_while_the_bot_was_away(evening, mira, odo):
    """A channel deleted during the bot's absence is noticed: games continue privately, lobbies close."""
    room = await Room.open(evening, mira, odo)
    lobby = await Room.open(evening, mira, odo, start=False)
    asked = await room.asked()
    table, closed = room.id, lobby.id
    await evening.stop_bot()
    for channel in (room.channel, lobby.channel):
        await mira.admin("delete_channel", channel=channel)
    await evening.bring_back()
    await told_of_it(room)
    await until(lambda: lobby.ask("SELECT phase, lost FROM tables WHERE id = ?", closed) == [("ended", 1)])
    await until(lambda: any(says("the table is closed")(one) for one in private(mira)))
    assert room.ask("SELECT phase, lost FROM tables WHERE id = ?", table) == [("playing", 1)]
    await room.quiet()
    await room.move(asked)


def private(person):
    """Return everything the bot wrote to somebody in private."""
    return [
        one for channel in person.channels.values() if channel["type"] == DM for one in person.messages(channel["id"])
    ]


async def told_of_it(room):
    """Wait until everyone at a table was told in their language that its channel is gone."""
    await until(lambda: room.ask("SELECT lost FROM tables WHERE id = ?", room.id) == [(1,)])
    await room.quiet()
    for person, words in zip(room.players, ("nothing is lost", "rien n’est perdu"), strict=True):
        await until(lambda person=person, words=words: any(says(words)(one) for one in private(person)))


async def test_permissions_withdrawn_in_mid_game(evening, mira, odo):
    """Without permissions in the channel private messages continue; when they return, so does the board."""
    room = await Room.open(evening, mira, odo)
    for denied in (["SEND_MESSAGES"], ["READ_MESSAGE_HISTORY"], ["VIEW_CHANNEL"], ["SEND_MESSAGES", "VIEW_CHANNEL"]):
        await mira.admin("deny", channel=room.channel, permissions=denied)
        before = room.moves
        for _ in range(2):
            asked = await by_hand(room)
            await room.move(asked)
            await until(lambda: not room.untold)
        assert room.moves == before + 2
        if "SEND_MESSAGES" in denied:
            answer = await odo.run("game board", room.channel)
            assert answer.state == "done"
            await odo.wait_message(room.channel, says("Je ne peux pas écrire dans ce salon pour le moment."))
            await odo.wait_message(room.channel, lambda one: bool(one["flags"] & 64) and "Tunhell" in text_of(one))
    await mira.admin("deny", channel=room.channel, permissions=[])
    await room.move(await by_hand(room))
    await room.quiet()
    assert live(room.board())
    asked = await room.asked()
    assert asked.me["global_name"] in text_of(room.board())


async def by_hand(room):
    """Return the asked person, once their private message has the question."""
    asked = room.mover
    await until(lambda: answers(room.hand(asked) or {"components": []}))
    return asked


async def test_an_archived_thread_is_written_in_again(evening, mira, odo):
    """A new message reopens an archived thread, in which edits are forbidden."""
    room = await Room.open(evening, mira, odo)
    thread = str((await mira.ask("thread_create", channel=room.channel, name="long game"))["channel"]["id"])
    second = await Room.open(evening, mira, odo, channel=thread)
    await mira.admin("archive", channel=thread, archived=True)
    before = second.moves
    await second.move(await second.asked())
    await second.quiet()
    assert second.moves == before + 1


@pytest.mark.parametrize("where", ["messages", "callbacks"])
@pytest.mark.parametrize("status", [500, 503, 429])
async def test_errors_of_discord_are_waited_out(evening, mira, odo, where, status):
    """After a single failure the click is answered in time, the move stored once, and the board updated."""
    room = await Room.open(evening, mira, odo)
    asked, before = await room.asked(), room.moves
    await mira.admin("fail", times=1, status=status, where=where, retry_after=0.3)
    await room.move(asked)
    assert room.moves == before + 1
    await until(lambda: not room.untold)
    assert f"{(await room.asked()).me['global_name']} to play" in text_of(room.board())


async def test_a_lost_receipt_is_as_good_as_an_answer(evening, mira, odo):
    """If only the confirmation of an answer is lost, the move is made without an error."""
    room = await Room.open(evening, mira, odo)
    asked, before = await room.asked(), room.moves
    await mira.admin("fail", times=1, status=500, where="callbacks", carried_out=True)
    await room.move(asked)
    assert room.moves == before + 1
    await mira.admin("fail", times=1, status=500, where="messages", carried_out=True)
    await room.quiet()
    await room.move(await room.asked())
    await until(lambda: not room.untold)
    await mira.admin("fail", times=0, status=500)
    assert len([one for one in room.boards() if live(one) and "to play" in text_of(one)]) == 1


@pytest.mark.parametrize("times", [2, 3])
async def test_an_answer_that_fails_twice_is_given_in_time(evening, mira, odo, times):
    """Two failed attempts at an answer are followed by a successful one within three seconds."""
    room = await Room.open(evening, mira, odo)
    asked, before = await room.asked(), room.moves
    hand = room.hand(asked)
    await mira.admin("fail", times=times, status=503, where="callbacks")
    await tap(asked, hand, answers(hand)[0], random.Random(1))
    await room.played(before)
    await mira.admin("fail", times=0, status=500)
    assert "n’a pas pris" not in str(private(odo))
    assert room.moves <= before + 1


async def test_a_click_that_cannot_be_answered_is_done_once_and_told_of(evening, mira, odo):
    """A click that cannot be answered is carried out once, and its person reads that it was."""
    room = await Room.open(evening, mira, odo, start=False)
    await mira.admin("fail", times=1000, status=500, where="callbacks")
    try:
        outcome = await room.seat_computer(mira)
        assert outcome.state == "failed"
        words = "did not take my answer in time, but what you asked for was done"
        await until(lambda: any(says(words)(one) for one in heard_by(mira, room)))
    finally:
        await mira.admin("fail", times=0, status=500)
    assert room.ask("SELECT count(*) FROM seats WHERE table_id = ?", room.id) == [(3,)]


def heard_by(person, room):
    """Return what a person was told privately, in the channel or by message."""
    return [*person.ephemerals(room.channel), *private(person)]


async def test_a_dropped_line_is_picked_up(evening, mira, odo):
    """After a dropped connection, resumed or not, the next click counts."""
    room = await Room.open(evening, mira, odo)
    for resumable in (True, False):
        before = room.moves
        asked = await room.asked()
        await mira.admin("drop_gateway", resumable=resumable)
        await asyncio.sleep(0.1)
        await evening.connected()
        await room.move(asked)
        assert room.moves == before + 1


async def test_rate_limits_do_not_lose_the_last_word(evening, mira, odo):
    """With rate limits quick moves are merged into fewer edits, and the last board is right."""
    room = await Room.open(evening, mira, odo)
    await mira.admin("rates", on=True)
    try:
        while room.moves < 8:
            for one in (mira, odo):  # messages may be outdated: a press shows the current state
                await room.press(one, ControlAction.TURN)
                shown = newest_private(one, room.channel)
                if shown is not None and f":{room.ticket(one)}:" in str(answers(shown)):
                    await room.move(one, lambda one=one: newest_private(one, room.channel))
        await until(lambda: not room.untold)
    finally:
        await mira.admin("rates", on=False)
    asked = await room.asked()
    assert answers(room.hand(asked))
    assert "My turn / Mon tour" in labels(room.board())
