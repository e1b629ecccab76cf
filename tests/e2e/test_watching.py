"""Following a game by command or button: one private message until its end."""

import pytest

from bot.ids import ControlAction
from playground.jsontypes import Json
from playground.person import Person
from playground.readable import text_of
from tests.e2e.evening import says, until
from tests.e2e.room import Room, close_as_moderator, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def private(person: Person) -> str:
    """Return the private channel with the bot."""
    return str((await person.ask("dm_open"))["channel"]["id"])


def followed(room: Room, person: Person, channel: str) -> list[Json]:
    """Return the private messages that show a followed game."""
    return [one for one in person.messages(channel) if f"porion:{ControlAction.UNFOLLOW}:{room.id}" in str(one)]


def title(message: Json) -> str:
    """Return the first line: the game, and whose turn it is."""
    return text_of(message).partition("\n")[0]


async def test_a_game_is_followed_from_a_refusal_to_its_end(evening, mira, odo, tess):
    """Tess follows a game from a refusal's button, sees each turn, and is told of the end."""
    room = await Room.open(evening, mira, odo)
    await room.asked()
    dm = await private(tess)
    refused = (await room.press(tess, ControlAction.TURN)).message
    assert "not playing at this table" in text_of(refused)
    await room.press(tess, ControlAction.FOLLOW, refused)
    await tess.wait_message(room.channel, says("You are now following this game"))
    await tess.wait_for(lambda: followed(room, tess, dm))
    for _ in range(2):
        await room.move(await room.asked())
        await room.asked()
        board = room.board(mira)
        await tess.wait_for(lambda board=board: title(followed(room, tess, dm)[-1]) == title(board))
        assert len(followed(room, tess, dm)) == 1
    assert "**You are following**" in told(await tess.run("tables", room.channel))
    await close_as_moderator(mira, room.channel)
    await tess.wait_message(dm, says("You followed this game to its end."))
    await until(lambda: not room.ask("SELECT * FROM watchers"))


async def test_a_game_is_followed_and_left_by_command(evening, mira, odo, tess):
    """Following and unfollowing by command; players and people with closed messages are refused."""
    room = await Room.open(evening, mira, odo)
    await room.asked()
    dm = await private(tess)
    assert "You are at this table" in told(await mira.run("game follow", room.channel))
    assert told(await tess.run("game unfollow", room.channel)) == "You are not following this game."
    await tess.ask("dm_closed", closed=True)
    assert "could not write to you in private" in told(await tess.run("game follow", room.channel))
    assert room.ask("SELECT * FROM watchers") == []
    await tess.ask("dm_closed", closed=False)
    assert "You are now following this game" in told(await tess.run("game follow", room.channel))
    (shown,) = followed(room, tess, dm)
    await room.press(tess, ControlAction.UNFOLLOW, shown)
    await until(lambda: not room.ask("SELECT * FROM watchers"))
    await tess.wait_message(dm, says("You are no longer following this game of Tunhell."))
