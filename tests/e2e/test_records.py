"""Records and achievements in Discord: pages with menus, and panels of settings."""

import pytest

from bot.ids import ControlAction, parse
from bot.tables.consent import REAL_MOVES
from playground.readable import menus, text_of
from tests.e2e.evening import labels, says, until
from tests.e2e.room import Room, new_channel, told
from tests.e2e.test_tending import menu

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def turn(person, message, channel, value, starts):
    """Choose a page in a message's menu; return the updated message."""
    menu = next(one for one in menus(message) if value in [option["value"] for option in one["options"]])
    await person.ask("select", message=message["id"], custom_id=menu["custom_id"], values=[value])
    return await person.wait_message(
        channel, lambda one: one["id"] == message["id"] and text_of(one).startswith(starts)
    )


async def test_a_game_sets_records_that_the_standings_lead_to(evening, mira, odo):
    """Standings lead to records of one and all games; unnamed people still see their own page."""
    room = await Room.open(evening, mira, odo, game="poursuite")
    await room.make_moves(REAL_MOVES * 2)
    sure = (await room.press(mira, ControlAction.CONCEDE, await menu(room, mira))).message
    await room.press(mira, ControlAction.CONCEDE, sure)
    await until(lambda: room.phase == "ended")

    shown = (await mira.run("standings", room.channel, game="poursuite")).message
    await mira.press(shown, "Records")
    page = await mira.wait_message(room.channel, says("### Underground Chase · this server’s records"))
    assert "Longest game" in text_of(page)
    assert {name for name in ("Mira", "Odo") if name in text_of(page)} == {"Mira", "Odo"}
    everything = await turn(mira, page, room.channel, "all", "### This server’s records, across all games")
    assert "Longest game" in text_of(everything)
    back = await turn(mira, everything, room.channel, "poursuite", "### Underground Chase · this server’s records")
    await mira.press(back, "Back to the standings")
    await mira.wait_message(room.channel, says("best players on this server"))

    panel = (await odo.run("settings me", room.channel)).message
    await odo.press(panel, "Nom dans les records\u00a0: oui")
    await odo.wait_message(room.channel, lambda one: "Nom dans les records\u00a0: non" in labels(one))
    shown = (await mira.run("standings", room.channel, game="poursuite")).message
    await mira.press(shown, "Records")
    page = await mira.wait_message(
        room.channel, lambda one: one["id"] == shown["id"] and "this server’s records" in text_of(one)
    )
    assert "Odo" not in text_of(page)
    assert "does not share achievements" in told(await mira.run("player", room.channel, member=odo.id))
    own = (await odo.run("player", room.channel)).message
    assert "Personne d’autre ne voit ceci" in text_of(own)
    (past,) = [one for one in menus(own) if parse(one["custom_id"]).action is ControlAction.PAST]
    assert [one["label"] for one in past["options"]] == [
        "Revoir la partie 1 · Poursuite souterraine",
        "Bilan de la partie 1 · Poursuite souterraine",
    ]
    again = await odo.choose(own, past["options"][0]["value"], menu=past["custom_id"])
    assert "Ce que tout le monde voyait" in text_of(again.message)
    chase = await turn(odo, own, room.channel, "poursuite", "### Poursuite souterraine")
    assert "Encore à découvrir" in text_of(chase).replace("\u00a0", " ")


async def test_the_digest_is_set_in_a_panel(evening, mira):
    """Managers set up the digest in a panel, where it is off by default."""
    channel = await new_channel(mira)
    await mira.ask("moderator", on=True)
    panel = (await mira.run("settings server", channel)).message
    assert "**Monthly digest:** off." in text_of(panel)
    await mira.press(panel, "Monthly digest…")
    await mira.wait_message(channel, says("### Monthly digest"))
    control = "porion:server:::digest.channel"
    await mira.ask("select", message=panel["id"], custom_id=control, values=[channel])
    await mira.wait_message(channel, says("on the first day of each month, at 9:00 or soon after"))
    await mira.ask("select", message=panel["id"], custom_id=control, values=[])
    await mira.wait_message(channel, says("once a month a message there sums up what was played"))
    await mira.ask("moderator", on=False)
