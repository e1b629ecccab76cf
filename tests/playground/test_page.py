"""Requests of a page, and their refusals."""

from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from playground.driver import Playground, RefusedError

from .conftest import Scene

pytestmark = pytest.mark.e2e
Interaction = discord.Interaction[Any]


async def test_the_first_person_owns_the_server_and_names_are_taken_once(playground: Playground) -> None:
    ada = await playground.person("Ada", "fr")
    bob = await playground.person("  Bob   B ")
    assert [one["owner_id"] for one in ada.guilds.values()] == [ada.id]
    assert (ada.me["playground"]["moderator"], bob.me["playground"]["moderator"]) == (True, False)
    assert (ada.me["locale"], bob.me["global_name"], bob.me["username"]) == ("fr", "Bob B", "bob_b")
    for name, code in (("ada", "name_taken"), (" ", "name_invalid"), ("a" * 33, "name_invalid")):
        with pytest.raises(RefusedError, match=code):
            await bob.ask("rename", name=name)
    await bob.ask("rename", name="Zoé")
    await ada.wait_for(lambda: ada.people[bob.id]["global_name"] == "Zoé")


async def test_everybody_meets_on_one_server_whose_language_its_moderators_choose(playground: Playground) -> None:
    ada, bob = await playground.person("Ada", "fr"), await playground.person("Bob")
    (guild,) = ada.guilds.values()
    assert bob.guilds == ada.guilds
    assert (guild["name"], guild["preferred_locale"]) == ("La Lampisterie", "fr")
    for reader in (ada, bob):
        await reader.say(reader.channel("table-de-jeu"), "hello")
    with pytest.raises(RefusedError, match="not_moderator"):
        await bob.ask("guild_change", guild=guild["id"], locale="en-US")
    changed = (await ada.ask("guild_change", guild=guild["id"], locale="en-GB", name="The  Pit"))["guild"]
    assert (changed["name"], changed["preferred_locale"]) == ("The Pit", "en-GB")
    await bob.wait_for(lambda: bob.guilds[guild["id"]]["preferred_locale"] == "en-GB")
    with pytest.raises(RefusedError, match="name_invalid"):
        await ada.ask("guild_change", guild=guild["id"], name=" ")
    with pytest.raises(RefusedError, match="bad_request"):
        await ada.ask("guild_change", guild=guild["id"], locale="xx")


async def test_a_person_may_bring_an_id(playground: Playground) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{playground.address}/page") as socket:
        await socket.send_json({"op": "person_create", "ref": 1, "name": "Ada", "locale": "en-US", "id": "4242"})
        answer = await answer_to(1, socket)
        assert answer["data"]["person"]["id"] == "4242"
        await socket.send_json({"op": "join", "ref": 2, "person": "4242"})
        snapshot = (await answer_to(2, socket))["data"]
        assert {one["owner_id"] for one in snapshot["guilds"]} == {"4242"}


async def answer_to(number: int, socket: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
    """Return the answer with this number, skipping pushed events."""
    while True:
        frame: dict[str, Any] = await socket.receive_json()
        if frame.get("ref") == number:
            return frame


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": "nonsense"}, "bad_request"),
        ({"op": "join"}, "bad_request"),
        ({"op": "join", "person": 1}, "bad_request"),
        ({"op": "send", "channel": "1", "content": "x"}, "not_joined"),
        ({"op": "join", "person": "1"}, "unknown_person"),
        ({"op": "person_create", "name": "A", "locale": "xx"}, "bad_request"),
        ({"op": "admin", "do": "fail", "times": 1, "status": 500}, "not_joined"),
    ],
)
async def test_frames_that_cannot_be(playground: Playground, frame: dict[str, Any], code: str) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{playground.address}/page") as socket:
        await socket.send_json({**frame, "ref": "r"})
        answer = await socket.receive_json()
        assert (answer["ref"], answer["ok"], answer["error"]["code"]) == ("r", False, code)


@pytest.mark.parametrize("raw", ["", "[1]", "null", "{"])
async def test_frames_that_are_not_even_objects(playground: Playground, raw: str) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{playground.address}/page") as socket:
        await socket.send_str(raw)
        assert (await socket.receive_json())["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    ("op", "fields", "code"),
    [
        ("send", {"channel": "1", "content": "x"}, "unknown_channel"),
        ("send", {"content": "  "}, "content_empty"),
        ("send", {"content": "a" * 2001}, "content_too_long"),
        ("history", {"limit": 101}, "bad_request"),
        ("channel_create", {"channel": None, "guild": "1", "name": "x"}, "unknown_guild"),
        ("thread_create", {"name": ""}, "name_invalid"),
        ("press", {"channel": None, "message": "1", "custom_id": "x"}, "unknown_message"),
        ("modal_submit", {"channel": None, "interaction": "1", "values": {}}, "unknown_interaction"),
        ("command", {"command": "1", "path": [], "options": {}}, "unknown_command"),
        ("admin", {"do": "deny", "permissions": ["FLY"]}, "bad_request"),
        ("admin", {"do": "archive", "archived": True}, "not_here"),
        ("admin", {"channel": None, "do": "fail", "times": 1, "status": 431}, "bad_request"),
        ("admin", {"channel": None, "do": "fly"}, "bad_request"),
    ],
)
async def test_refusals(playground: Playground, op: str, fields: dict[str, Any], code: str) -> None:
    ada = await playground.person("Ada")
    asked = {"channel": ada.channel("general"), **fields}
    with pytest.raises(RefusedError) as refused:
        await ada.ask(op, **{key: value for key, value in asked.items() if value is not None})
    assert refused.value.code == code


async def test_talk_reaches_everyone_and_history_comes_by_pages(playground: Playground) -> None:
    ada, bob = await playground.person("Ada"), await playground.person("Bob")
    room = ada.channel("general")
    for number in range(5):
        await ada.say(room, str(number))
    await bob.wait_message(room, lambda m: m["content"] == "4")
    late = await bob.ask("history", channel=room, limit=2)
    assert ([m["content"] for m in late["messages"]], late["more"]) == (["3", "4"], True)
    early = await bob.ask("history", channel=room, before=late["messages"][0]["id"])
    assert ([m["content"] for m in early["messages"]], early["more"]) == (["0", "1", "2"], False)


async def test_private_channels_and_files_of_the_page(playground: Playground) -> None:
    ada = await playground.person("Ada")
    http, at = playground.http, playground.address
    async with http.get(f"{at}/health") as response:
        assert await response.json() == {"ok": True, "bot_online": False}
    for locale in ("fr", "en"):
        async with http.get(f"{at}/texts/{locale}.json") as response:
            assert (await response.json())["seed-channel-2"]
    for path in ("/static/../server.py", "/static/%2e%2e/server.py", "/static/none.css", "/attachments/1/2/a.png"):
        async with http.get(f"{at}{path}") as response:
            assert response.status == 404
    async with http.get(f"{at}/") as response:
        assert (response.status, response.content_type) == (200, "text/html")
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await http.ws_connect(f"{at}/page", headers={"Origin": "http://elsewhere.example"})
    assert (ada.bot["online"], ada.bot["starting"]) == (False, True)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({}, {"code": "option_missing", "option": "word"}),
        ({"word": 3}, {"code": "option_invalid", "option": "word"}),
        ({"word": "a" * 6}, {"code": "option_too_long", "option": "word", "limit": 5}),
        ({"word": "a"}, {"code": "option_too_short", "option": "word", "limit": 2}),
        ({"word": "ab", "count": 0}, {"code": "option_too_small", "option": "count", "limit": 1}),
        ({"word": "ab", "count": 9}, {"code": "option_too_big", "option": "count", "limit": 3}),
        ({"word": "ab", "count": "2"}, {"code": "option_invalid", "option": "count"}),
        ({"word": "ab", "count": True}, {"code": "option_invalid", "option": "count"}),
        ({"word": "ab", "side": "up"}, {"code": "option_not_a_choice", "option": "side"}),
        ({"word": "ab", "who": "5"}, {"code": "option_invalid", "option": "who"}),
        ({"word": "ab", "where": "5"}, {"code": "option_invalid", "option": "where"}),
        ({"word": "ab", "file": {"filename": "a", "data": "%"}}, {"code": "bad_request"}),
        ({"word": "ab", "other": 1}, {"code": "option_unknown", "option": "other"}),
    ],
)
async def test_options_are_checked_before_the_bot_hears_of_them(
    scene: Scene, options: dict[str, Any], error: dict[str, Any]
) -> None:
    async def go(
        interaction: Interaction,
        word: app_commands.Range[str, 2, 5],
        count: app_commands.Range[int, 1, 3] = 1,
        side: app_commands.Choice[str] | None = None,
        who: discord.Member | None = None,
        where: discord.TextChannel | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        await interaction.response.send_message("ok")

    sides = [app_commands.Choice(name="Left", value="l")]
    scene.command(app_commands.choices(side=sides)(go))
    await scene.start()
    with pytest.raises(RefusedError) as refused:
        await scene.ada.run("go", scene.room, **options)
    assert error.items() <= refused.value.error.items()


async def test_options_of_every_type_reach_the_bot(scene: Scene) -> None:
    got: list[Any] = []

    async def go(
        interaction: Interaction,
        who: discord.Member,
        where: discord.TextChannel,
        file: discord.Attachment,
        share: float,
        really: bool,
        role: discord.Role,
    ) -> None:
        got.append((who.display_name, where.name, await file.read(), share, really, role.name))
        await interaction.response.send_message("ok")

    scene.command(go)
    await scene.start()
    guild = scene.ada.channels[scene.room]["guild_id"]
    file = {"filename": "a b.txt", "content_type": "text/plain", "data": "aGk="}
    await scene.ada.run(
        "go", scene.room, who=scene.ada.id, where=scene.room, file=file, share=0.5, really=True, role=guild
    )
    assert got == [("Ada", "game-table", b"hi", 0.5, True, "@everyone")]


async def test_subcommands_and_menus_of_people_and_messages(scene: Scene) -> None:
    got: list[Any] = []
    group = app_commands.Group(name="game", description="Games")

    @group.command(name="new", description="New")
    async def new(interaction: Interaction, name: str) -> None:
        got.append(name)
        await interaction.response.send_message("ok")

    async def who(interaction: Interaction, member: discord.Member) -> None:
        got.append(member.display_name)
        await interaction.response.send_message("ok")

    async def what(interaction: Interaction, message: discord.Message) -> None:
        got.append(message.content)
        await interaction.response.send_message("ok")

    scene.bot.tree.add_command(group)
    scene.bot.tree.add_command(app_commands.ContextMenu(name="Who", callback=who))
    scene.bot.tree.add_command(app_commands.ContextMenu(name="What", callback=what))
    await scene.start()
    ada = scene.ada
    outcome = await ada.run("game new", scene.room, name="tunhell")
    assert outcome.message["playground"]["command"] == "game new"
    said = await ada.say(scene.room, "hello")
    ids = {one["name"]: one["id"] for one in ada.commands.values()}
    for name, target in (("Who", ada.id), ("What", said["id"])):
        answer = await ada.ask("command", channel=scene.room, command=ids[name], path=[], options={}, target=target)
        assert (await ada.outcome(answer["interaction"])).state == "done"
    assert got == ["tunhell", "Ada", "hello"]
    with pytest.raises(RefusedError, match="unknown_command"):
        await ada.run("game", scene.room)


async def test_a_waiting_message_that_was_forgotten_is_marked(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)

    scene.command(go)
    await scene.start()
    thinking = await scene.ada.run("go", scene.room, wait=False)
    scene.playground.clock.advance(901)
    await scene.playground.restart()
    ada = await scene.playground.again(scene.ada)
    await ada.history(scene.room)
    found = await ada.wait_message(scene.room, lambda m: m["playground"]["expired"])
    assert found["id"] == thinking.message["id"]


async def test_a_modal_still_open_is_there_after_a_reload_and_can_be_closed(scene: Scene) -> None:
    class Form(discord.ui.Modal, title="Form"):
        name: discord.ui.Label[Any] = discord.ui.Label(text="Name", component=discord.ui.TextInput())

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    opened = await scene.go(go)
    again = await scene.playground.again(scene.ada)
    assert again.interactions[opened.id]["modal"]["title"] == "Form"
    await again.ask("modal_cancel", interaction=opened.id)
    assert (await scene.playground.again(scene.ada)).interactions == {}
