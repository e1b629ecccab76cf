"""Settings of servers and people: panels, refusals, erasure, and leaving a server."""

import json

import pytest

from playground.readable import controls, menus, text_of
from tests.e2e.evening import says, until
from tests.e2e.room import Room, new_channel, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_panel_of_a_server_is_for_those_who_manage_it(evening, mira, odo):
    """A server's panel is for managers; others get one sentence naming the permission."""
    channel = await new_channel(mira)
    assert "“Manage Server”" in told(await mira.run("settings server", channel))
    assert "« Gérer le serveur »" in told(await odo.run("settings server", channel)).replace("\u00a0", " ")
    await mira.ask("moderator", on=True)
    panel = (await mira.run("settings server", channel)).message
    assert text_of(panel).startswith("### This server’s settings")
    await mira.ask("moderator", on=False)
    refused = await mira.press(panel, "Mentions: on")
    assert refused.state == "done"
    await mira.wait_message(channel, says("“Manage Server”"))


async def test_what_a_server_sets_is_obeyed(evening, mira, odo):
    """New tables follow the server's language, pace, channels and role for opening."""
    allowed, elsewhere = await new_channel(mira), await new_channel(mira)
    await mira.ask("moderator", on=True)
    panel = (await mira.run("settings server", allowed)).message
    role = next(iter(mira.guilds.values()))["roles"][0]["id"]
    for ending, values in (("language", ["fr"]), ("channels", [allowed]), ("role", [role]), ("pace", ["86400"])):
        await mira.ask("select", message=panel["id"], custom_id=_control(ending), values=values)
    await mira.wait_message(allowed, says("tables can only be opened in"))
    assert f"<#{allowed}>" in told(await mira.run("game new", elsewhere, game="tunhell"))
    assert f"<@&{role}>" in told(await odo.run("game new", allowed, game="tunhell"))
    room = await Room.open(evening, mira, odo, channel=allowed, start=False)
    assert room.ask("SELECT locale, pace FROM tables WHERE id = ?", room.id) == [("fr", 86400.0)]
    for ending in ("channels", "role"):
        await mira.ask("select", message=panel["id"], custom_id=_control(ending), values=[])
    await mira.ask("select", message=panel["id"], custom_id=_control("language"), values=["automatic"])
    await mira.ask("select", message=panel["id"], custom_id=_control("pace"), values=["none"])
    await mira.wait_message(allowed, lambda one: one["id"] == panel["id"] and "can only be opened" not in text_of(one))
    await mira.ask("moderator", on=False)
    other = await Room.open(evening, odo, channel=elsewhere, start=False)
    assert other.ask("SELECT locale, pace FROM tables WHERE id = ?", other.id) == [("fr", None)], (
        "the language of who opens it"
    )


async def test_playing_hours_are_set_by_zone_days_and_hours(evening, odo):
    """Playing hours are set by zone, days and hours; unknown zones are refused with suggestions."""
    channel = await new_channel(odo)
    suggested = await odo.complete("settings hours", channel, "zone", zone="lond")
    assert suggested[0]["value"] == "Europe/London"
    assert "Atlantis" in told(await odo.run("settings hours", channel, zone="Atlantis"))
    panel = (await odo.run("settings hours", channel, zone="Europe/Paris")).message
    assert "du lundi au vendredi" in text_of(panel)
    assert [menu["custom_id"].split(":")[-1] for menu in menus(panel)] == ["days", "from.0123456"]
    assert "c’est une suggestion" in text_of(panel)
    assert "c’est une suggestion" not in told(await odo.run("settings hours", channel, zone="Europe/London"))
    opened = await odo.press(panel, "Choisir un fuseau horaire")
    assert "Tapez le nom d’une grande ville" in told(await odo.submit(opened, answer="  "))
    await odo.press(panel, "Supprimer mes heures de jeu")
    await odo.wait_message(channel, says("s’écoule à toute heure"))


async def test_what_is_stored_is_handed_out_and_forgotten(evening, mira):
    """Stored data is exported as a file, and after erasure no row about the person is left."""
    ana = await evening.person("Anastasia-Q")
    room = await Room.open(evening, mira, ana)
    shown = (await ana.run("settings data", room.channel)).message
    assert "one seat at a table" in text_of(shown)
    (document,) = shown["attachments"]
    assert document["filename"].startswith("porion-")
    asked = (await ana.run("settings forget", room.channel)).message
    assert room.ask("SELECT count(*) FROM people WHERE id = ?", int(ana.me["id"])) == [(1,)]
    await ana.press(asked, "Erase everything about me")
    await mira.wait_message(room.channel, says("Anastasia-Q no longer plays at this table and will not be back."))
    await until(lambda: room.ask("SELECT count(*) FROM people WHERE id = ?", int(ana.me["id"])) == [(0,)])
    board = await mira.wait_message(room.channel, lambda message: "Former player" in json.dumps(message))
    assert "Anastasia" not in json.dumps(board)


async def test_a_server_that_removes_the_bot_has_it_back_with_all_its_games(evening, mira, odo):
    """When the bot is removed, lobbies close and games sleep; when it returns, both are shown correctly."""
    await mira.admin("guild_create", name="Elsewhere", locale="en-US")
    await mira.wait_for(lambda: any(guild["name"] == "Elsewhere" for guild in mira.guilds.values()))
    number = [guild["name"] for guild in mira.guilds.values()].index("Elsewhere")
    guild = list(mira.guilds)[number]
    playing = await Room.open(evening, mira, odo, channel=await new_channel(mira, number))
    waiting = await Room.open(evening, mira, channel=await new_channel(mira, number), start=False)
    await mira.admin("guild_remove", guild=guild)
    await until(lambda: playing.ask("SELECT lost FROM tables WHERE id = ?", playing.id) == [(2,)])
    await until(lambda: waiting.phase == "ended")
    assert playing.phase == "playing"
    await mira.admin("guild_return", guild=guild)
    await until(lambda: playing.ask("SELECT lost FROM tables WHERE id = ?", playing.id) == [(0,)])
    asked = await playing.asked()
    assert asked in (mira, odo)
    board = await mira.wait_message(waiting.channel, says("closed"))
    assert list(controls(board)) == []


def _control(ending: str) -> str:
    return f"porion:server:::{ending}"
