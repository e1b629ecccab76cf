"""The gateway, with the real client and raw frames: identify, intents, resume, recipients of events."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from playground.driver import Playground, text_of

from .conftest import SampleBot, Scene, running, until

pytestmark = pytest.mark.e2e
Interaction = discord.Interaction[Any]


async def test_a_wrong_token_is_401(playground: Playground) -> None:
    bot = SampleBot()
    playground.parts.world.me["token"] = "a.b.other"
    settings = playground.environment
    playground.parts.world.me["token"] = "a.b.right"
    discord.http.Route.BASE = settings["DISCORD_API_URL"]
    with pytest.raises(discord.LoginFailure):
        await bot.start(settings["DISCORD_TOKEN"])
    await bot.close()


async def test_the_bot_knows_its_servers_channels_and_own_permissions(scene: Scene) -> None:
    await scene.start()
    (guild,) = scene.bot.guilds
    assert (guild.name, guild.preferred_locale) == ("The Lamp Room", discord.Locale.american_english)
    assert [one.name for one in guild.text_channels] == ["general", "game-table", "second-table"]
    assert guild.me is not None
    assert guild.me.guild_permissions.attach_files
    assert not guild.me.guild_permissions.administrator
    assert str(guild.owner_id) == scene.ada.id
    application = await scene.bot.application_info()
    assert application.install_params is not None
    assert application.install_params.permissions == guild.me.guild_permissions


@pytest.mark.parametrize("intents", [discord.Intents.default() | discord.Intents(members=True)])
async def test_privileged_intents_are_4014(playground: Playground, intents: discord.Intents) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(SampleBot(intents), playground):
            pass


async def test_privileged_intents_when_allowed() -> None:
    async with Playground(privileged=1 << 15) as playground:
        bot = SampleBot(discord.Intents(guilds=True, guild_messages=True, message_content=True))
        ada = await playground.person("Ada")
        async with running(bot, playground):
            await ada.say(ada.channel("general"), "hello")
            ((message,),) = await until(lambda: bot.saw("message"))
            assert message.content == "hello"


async def test_a_bot_of_guilds_alone_hears_no_messages(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("answer")

    await scene.start()
    await scene.ada.say(scene.room, "hello")
    await scene.ada.ask("channel_create", guild=next(iter(scene.ada.guilds)), name="New Place")
    ((channel,),) = await until(lambda: scene.bot.saw("guild_channel_create"))
    assert channel.name == "new-place"
    assert scene.bot.saw("message") == []


async def test_messages_without_their_content_for_those_who_asked(scene: Scene) -> None:
    scene.bot = SampleBot(discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
    await scene.start()
    dm = (await scene.ada.ask("dm_open"))["channel"]["id"]
    await scene.ada.say(scene.room, "hidden")
    await scene.ada.say(scene.room, f"<@{scene.bot.application_id}> <@{scene.bot.user.id}> named")
    await scene.ada.say(dm, "between us")
    await scene.bot.get_partial_messageable(int(scene.room)).send("mine")
    seen = await until(lambda: len(scene.bot.saw("message")) == 4 and scene.bot.saw("message"))
    texts = [message.content for (message,) in seen]
    assert texts[0] == ""
    assert texts[1].endswith("named")
    assert texts[2:] == ["between us", "mine"]
    assert seen[0][0].author.display_name == "Ada"


async def test_a_dropped_connection_resumes_and_nothing_is_missed(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("here")

    scene.command(go)
    await scene.start()
    session = scene.bot.ws.session_id
    await scene.bot.ws.socket.close(code=4000)
    await scene.ada.wait_for(lambda: not scene.ada.bot["online"])
    assert not scene.ada.bot["starting"]
    outcome = await scene.ada.run("go", scene.room)
    assert (outcome.state, text_of(outcome.message)) == ("done", "here")
    assert scene.bot.ws.session_id == session
    assert scene.bot.saw("resumed")


async def test_the_server_asks_to_reconnect_and_the_session_goes_on(scene: Scene) -> None:
    await scene.start()
    session = scene.bot.ws.session_id
    await scene.ada.admin("drop_gateway", resumable=True)
    await until(lambda: scene.bot.saw("resumed"))
    assert scene.bot.ws.session_id == session


async def test_an_invalid_session_begins_anew(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("here")

    scene.command(go)
    await scene.start()
    session = scene.bot.ws.session_id
    await scene.ada.admin("drop_gateway", resumable=False)
    await until(lambda: len(scene.bot.saw("connect")) == 2)
    assert scene.bot.ws.session_id != session
    assert (await scene.ada.run("go", scene.room)).state == "done"


async def test_the_bot_is_told_of_a_further_server_and_of_the_first_person(playground: Playground) -> None:
    bot = SampleBot()
    async with running(bot, playground):
        (guild,) = bot.guilds
        zoe = await playground.person("Zoé", "fr")
        await until(lambda: len(bot.saw("guild_channel_update")) == 3)
        assert (guild.name, guild.preferred_locale) == ("La Lampisterie", discord.Locale.french)
        assert str(guild.owner_id) == zoe.id
        assert [one.name for one in guild.text_channels] == ["général", "table-de-jeu", "deuxième-table"]
        await zoe.admin("guild_create", name="Elsewhere", locale="en-US")
        ((further,),) = await until(lambda: bot.saw("guild_join"))
        assert (further.name, [one.name for one in further.text_channels]) == ("Elsewhere", ["general"])
        assert (await zoe.say(zoe.channel("general"), "hello"))["content"] == "hello"


async def test_what_a_moderator_does_is_told(scene: Scene) -> None:
    await scene.start()
    thread = (await scene.ada.ask("thread_create", channel=scene.room, name="Side"))["channel"]["id"]
    ((made,),) = await until(lambda: scene.bot.saw("thread_create"))
    assert (str(made.id), made.name, str(made.parent_id)) == (thread, "Side", scene.room)
    await scene.ada.ask("guild_change", guild=scene.ada.channels[scene.room]["guild_id"], locale="fr")
    await until(lambda: scene.bot.saw("guild_update"))
    assert made.guild.preferred_locale is discord.Locale.french
    await scene.ada.admin("deny", channel=scene.room, permissions=["SEND_MESSAGES"])
    await until(lambda: scene.bot.saw("guild_channel_update"))
    channel = scene.bot.get_channel(int(scene.room))
    assert not channel.permissions_for(made.guild.me).send_messages
    await scene.ada.admin("delete_channel", channel=scene.room)
    await until(lambda: scene.bot.saw("guild_channel_delete"))
    assert scene.room not in scene.ada.channels
    assert thread not in scene.ada.channels


async def test_state_survives_a_restart_of_the_server(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("before", view=Again())

    class Again(discord.ui.View):
        def __init__(self) -> None:
            super().__init__(timeout=None)

        @discord.ui.button(label="Again", custom_id="again")
        async def again(self, interaction: Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.edit_message(content="after")

    scene.bot.add_view(Again())
    board = (await scene.go(go)).message
    dm = (await scene.ada.ask("dm_open"))["channel"]["id"]
    await scene.playground.restart()
    ada = await scene.playground.again(scene.ada)
    assert (ada.me["global_name"], ada.channel("@dm")) == ("Ada", dm)
    assert [one["id"] for one in await ada.history(scene.room)] == [board["id"]]
    await ada.wait_for(lambda: ada.bot["online"])
    outcome = await ada.press(board, "Again")
    assert text_of(outcome.message) == "after"


async def close_code(playground: Playground, *frames: Any) -> int | None:
    """Return the code with which the gateway closes after these frames."""
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{playground.address}/gateway/") as socket:
        for frame in frames:
            await (socket.send_str(frame) if isinstance(frame, str) else socket.send_json(frame))
        async for _ in socket:
            pass
        return socket.close_code


def identify(playground: Playground, **more: Any) -> dict[str, Any]:
    return {"op": 2, "d": {"token": playground.environment["DISCORD_TOKEN"], "intents": 1, **more}}


async def test_close_codes(playground: Playground) -> None:
    good = identify(playground)
    assert await close_code(playground, identify(playground, token="no")) == 4004
    assert await close_code(playground, identify(playground, intents=1 << 30)) == 4013
    assert await close_code(playground, identify(playground, intents=1 << 8)) == 4014
    for shard in ([2, 1], [1], [0, 1, 2], ["0", 1], "01", None, [-1, 2], {}):
        assert await close_code(playground, identify(playground, shard=shard)) == 4010, shard
    assert await close_code(playground, good, good) == 4005
    assert await close_code(playground, {"op": 3, "d": {}}) == 4003
    assert await close_code(playground, {"op": 77}) == 4001
    assert await close_code(playground, "not json") == 4002
    assert await close_code(playground, *[{"op": 1, "d": None}] * 121) == 4008


async def test_a_session_that_cannot_be_resumed_is_invalid(playground: Playground) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{playground.address}/gateway/") as socket:
        assert (await socket.receive_json())["op"] == 10
        token = playground.environment["DISCORD_TOKEN"]
        await socket.send_json({"op": 6, "d": {"token": token, "session_id": "gone", "seq": 3}})
        assert await socket.receive_json() == {"op": 9, "d": False}


class Shards(discord.AutoShardedClient):
    """A client with two concurrent sessions, as allowed by a higher `max_concurrency`."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between sessions."""


async def test_shards_share_the_servers_and_the_first_has_the_private_messages(playground: Playground) -> None:
    ada = await playground.person("Ada")
    await ada.admin("guild_create", name="Elsewhere", locale="fr")
    bot = Shards(intents=discord.Intents(guilds=True, dm_messages=True), shard_count=2)
    async with running(bot, playground):
        assert len(bot.guilds) == 2
        dm = (await ada.ask("dm_open"))["channel"]["id"]
        heard = bot.loop.create_task(bot.wait_for("message", timeout=60))
        await until(lambda: bot._listeners.get("message"))
        await ada.say(dm, "hello")
        assert (await heard).content == "hello"


@contextlib.asynccontextmanager
async def session(playground: Playground, shard: int, count: int) -> AsyncIterator[tuple[Any, Any]]:
    """Yield a connection of one identified shard, with the answer to its identification."""
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{playground.address}/gateway/") as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json(identify(playground, shard=[shard, count]))
        yield socket, await socket.receive_json()


async def test_sessions_begin_five_seconds_apart_in_each_bucket(playground: Playground) -> None:
    """A session that starts too early in its bucket is invalid; others are independent; all count for the day."""
    ada = await playground.person("Ada")
    await ada.admin("starts", on=True, shards=4, buckets=2)
    async with session(playground, 0, 4) as (_, first), session(playground, 1, 4) as (_, beside):
        assert (first["t"], beside["t"]) == ("READY", "READY")
        async with session(playground, 2, 4) as (_, early):
            assert early == {"op": 9, "d": False}
        assert playground.parts.gateway.shards == [(0, 4), (1, 4)]
        headers = {"Authorization": f"Bot {playground.environment['DISCORD_TOKEN']}"}
        async with playground.http.get(f"{playground.address}/api/v10/gateway/bot", headers=headers) as response:
            told = await response.json()
        assert told["shards"] == 4
        limit = told["session_start_limit"]
        assert (limit["max_concurrency"], limit["total"] - limit["remaining"]) == (2, 3)


async def test_two_sessions_of_one_shard_are_told_apart(playground: Playground) -> None:
    """Two sessions of a shard both receive events, and closing another shard does not affect them."""
    ada = await playground.person("Ada")
    async with session(playground, 0, 2) as (one, _), session(playground, 0, 2) as (two, _):
        async with session(playground, 1, 2) as (other, _):
            assert playground.parts.gateway.shards == [(0, 2), (0, 2), (1, 2)]
            await ada.admin("drop_gateway", resumable=True, shard=1)
            frames = [message async for message in other]
            assert frames[-1].json()["op"] == 7
            assert playground.parts.gateway.shards == [(0, 2), (0, 2)]
        await ada.admin("guild_create", name="Elsewhere", locale="fr")
        served = [guild for guild in playground.parts.world.guilds if (int(guild) >> 22) % 2 == 0]
        for socket in (one, two):
            heard: set[str] = set()
            async with asyncio.timeout(10):
                while not heard >= set(served):
                    frame = await socket.receive_json()
                    heard |= {frame["d"]["id"]} if frame.get("t") == "GUILD_CREATE" else set()
