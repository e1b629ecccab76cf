"""Taking back, ending by agreement and conceding, by buttons."""

import pytest

from bot.ids import ControlAction, parse
from bot.tables.consent import REAL_MOVES
from playground.jsontypes import Json
from playground.person import Person
from playground.readable import controls, text_of
from tests.e2e.evening import says, until
from tests.e2e.forging import send
from tests.e2e.room import Room, heard, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def menu(room: Room, player: Person) -> Json:
    """Return the menu of a player, as an ephemeral message."""
    asked = (await room.press(player, ControlAction.ASKED)).message
    return (await room.press(player, ControlAction.MENU, asked)).message


async def agree(room: Room, player: Person) -> None:
    """Agree to the proposal in the channel."""

    def news() -> list[Json]:
        return [one for one in player.public(room.channel) if f"porion:{ControlAction.RESPOND}:" in str(one)]

    await until(news)
    await room.press(player, ControlAction.RESPOND, news()[-1])


async def test_a_step_is_taken_back(evening, mira, odo):
    """A step is taken back at once if it revealed nothing, otherwise after the other player's consent."""
    room = await Room.open(evening, mira, odo)
    first = await room.asked()
    other = odo if first is mira else mira
    await room.move(first)
    await room.quiet()
    found = await menu(room, first)
    if f"porion:{ControlAction.TAKE_BACK}:" in str(found):
        await room.press(first, ControlAction.TAKE_BACK, found)
    else:
        await room.press(first, ControlAction.ASK_BACK, found)
        await agree(room, other)
    await until(lambda: "took-back" in str(room.ask("SELECT kind FROM log WHERE table_id = ?", room.id)))


async def test_a_game_is_ended_by_agreement(evening, mira, odo):
    room = await Room.open(evening, mira, odo)
    await room.quiet()
    await room.press(odo, ControlAction.PROPOSE, await menu(room, odo))
    await mira.wait_message(room.channel, says("Odo proposes ending this game here"))
    await agree(room, mira)
    await until(lambda: room.phase == "ended")


async def test_a_game_of_two_is_conceded(evening, mira, odo):
    """Conceding needs a confirmation and counts as a defeat; an open menu is updated for a finished game."""
    room = await Room.open(evening, mira, odo)
    await room.make_moves(REAL_MOVES * 2)
    found = await menu(room, odo)
    sure = (await room.press(mira, ControlAction.CONCEDE, await menu(room, mira))).message
    await room.press(mira, ControlAction.CONCEDE, sure)
    await until(lambda: room.phase == "ended")
    await mira.wait_message(room.channel, says("Mira concedes, so Odo wins this game."))
    await room.press(odo, ControlAction.PROPOSE, found)
    assert "1 victoire" in told(await odo.run("player", room.channel))
    (after,) = [one for one in odo.ephemerals(room.channel) if one["id"] == found["id"]]
    assert "Odo gagne la partie." in text_of(after)
    actions = {parse(one["custom_id"]).action for one in controls(after)}
    assert ControlAction.REPLAY in actions
    assert not actions & {ControlAction.PROPOSE, ControlAction.LEAVE}


async def test_a_message_that_asks_in_vain_loses_its_buttons_when_one_is_pressed(evening, mira, odo):
    """A message with an outdated request loses its buttons when one is pressed, as after a restart."""
    room = await Room.open(evening, mira, odo)
    await room.quiet()
    await room.press(odo, ControlAction.PROPOSE, await menu(room, odo))
    asks = await mira.wait_message(room.channel, says("Odo proposes ending this game here"))
    old = next(one["custom_id"] for one in controls(asks) if parse(one["custom_id"]).action is ControlAction.RESPOND)
    await room.press(odo, ControlAction.WITHDRAW, asks)
    await room.quiet()
    outcome = await send(room.evening, mira, asks["id"], old)
    assert (await heard(mira, outcome)).startswith("This proposal is no longer open.")
    await mira.wait_message(room.channel, says("This request has been settled."))
    assert room.phase == "playing"
