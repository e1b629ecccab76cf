"""Messages and channels over the REST API, and their errors, with the real client."""

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import ui

from playground.driver import RefusedError, text_of

from .conftest import Scene, picture

pytestmark = pytest.mark.e2e
Interaction = discord.Interaction[Any]


async def refused(action: Any) -> tuple[int, int]:
    """Return the status and code of Discord's error."""
    with pytest.raises(discord.HTTPException) as error:
        await action
    return error.value.status, error.value.code


def channel_of(scene: Scene, channel_id: str | None = None) -> discord.PartialMessageable:
    return scene.bot.get_partial_messageable(int(channel_id or scene.room))


async def test_a_message_is_sent_edited_read_and_deleted(scene: Scene) -> None:
    await scene.start()
    channel = channel_of(scene)
    sent = await channel.send("one", file=discord.File(picture(), "my board.png", description="A mine"))
    shown = await scene.ada.wait_message(scene.room, lambda m: True)
    assert (shown["content"], shown["attachments"][0]["filename"]) == ("one", "my_board.png")
    assert sent.attachments[0].description == "A mine"
    assert await sent.attachments[0].read() == picture().getvalue()
    edited = await channel.get_partial_message(sent.id).edit(content="two", attachments=[])
    assert (edited.content, edited.attachments, edited.edited_at is not None) == ("two", [], True)
    assert (await channel.fetch_message(sent.id)).content == "two"
    await scene.ada.say(scene.room, "three")
    assert [one.content async for one in channel.history(limit=5)] == ["three", "two"]
    assert [one.content async for one in channel.history(after=discord.Object(sent.id))] == ["three"]
    await channel.get_partial_message(sent.id).delete()
    await scene.ada.wait_for(lambda: scene.ada.message(str(sent.id)) is None)
    assert await refused(channel.fetch_message(sent.id)) == (404, 10008)
    assert await refused(channel.get_partial_message(sent.id).edit(content="x")) == (404, 10008)
    assert await refused(sent.attachments[0].read()) == (404, 0)


async def test_a_file_is_kept_replaced_and_shown_again_by_an_edit(scene: Scene) -> None:
    await scene.start()
    channel = channel_of(scene)
    embed = discord.Embed(title="Mine").set_image(url="attachment://a.png")
    sent = await channel.send(embed=embed, file=discord.File(picture(), "a.png"))
    assert sent.embeds[0].image.url is not None
    assert sent.embeds[0].image.url.endswith("/a.png")
    assert sent.attachments == []  # a picture shown by an embed is not listed separately
    fresh = discord.Embed(title="Mine").set_image(url="attachment://b.png")
    edited = await sent.edit(embed=fresh, attachments=[discord.File(picture(50, 60), "b.png")])
    assert (edited.embeds[0].image.width, edited.embeds[0].image.height) == (50, 60)


async def test_a_deleted_channel_is_10003(scene: Scene) -> None:
    await scene.start()
    await scene.ada.admin("delete_channel", channel=scene.room)
    assert await refused(channel_of(scene).send("x")) == (404, 10003)


async def test_nobody_else_edits_a_message_and_deleting_takes_a_permission(scene: Scene) -> None:
    await scene.start()
    theirs = await scene.ada.say(scene.room, "mine")
    message = channel_of(scene).get_partial_message(int(theirs["id"]))
    assert await refused(message.edit(content="x")) == (403, 50005)
    assert await refused(message.delete()) == (403, 50013)
    assert await refused(message.pin()) == (403, 50013)


@pytest.mark.parametrize(
    ("denied", "code"), [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013), ("ATTACH_FILES", 50013)]
)
async def test_a_withdrawn_permission(scene: Scene, denied: str, code: int) -> None:
    await scene.start()
    channel = channel_of(scene)
    await scene.ada.admin("deny", channel=scene.room, permissions=[denied])
    assert await refused(channel.send("x", file=discord.File(picture(), "a.png"))) == (403, code)
    await scene.ada.admin("deny", channel=scene.room, permissions=[])
    await channel.send("x", file=discord.File(picture(), "a.png"))


async def test_an_answer_works_where_the_bot_may_not_write(scene: Scene) -> None:
    got: list[discord.Permissions] = []

    async def go(interaction: Interaction) -> None:
        got.append(interaction.app_permissions)
        await interaction.response.send_message("still here")

    scene.command(go)
    await scene.start()
    await scene.ada.admin("deny", channel=scene.room, permissions=["SEND_MESSAGES"])
    assert text_of((await scene.ada.run("go", scene.room)).message) == "still here"
    assert (got[0].send_messages, got[0].attach_files) == (False, True)


async def test_a_private_message_and_its_buttons(scene: Scene) -> None:
    got: list[Interaction] = []

    class Hand(ui.View):
        @ui.button(label="Play", custom_id="play")
        async def play(self, interaction: Interaction, _: ui.Button[Any]) -> None:
            got.append(interaction)
            await interaction.response.edit_message(content="played")

    bob = await scene.playground.person("Bob")
    await scene.start()
    dm = await scene.bot.create_dm(discord.Object(int(scene.ada.id)))
    assert (await scene.bot.create_dm(discord.Object(int(scene.ada.id)))).id == dm.id
    await dm.send("your hand", view=Hand())
    hand = await scene.ada.wait_message(scene.ada.channel("@dm"), lambda m: True)
    assert bob.messages(str(dm.id)) == []
    with pytest.raises(RefusedError, match="unknown_channel"):
        await bob.press_id(hand["id"], "play")
    outcome = await scene.ada.press(hand, "Play")
    assert text_of(outcome.message) == "played"
    assert (got[0].guild_id, got[0].guild_locale, got[0].context.dm_channel) == (None, None, True)
    assert isinstance(got[0].user, discord.User)


async def test_closed_private_messages_are_50007_at_sending_only(scene: Scene) -> None:
    await scene.start()
    dm = await scene.bot.create_dm(discord.Object(int(scene.ada.id)))
    sent = await dm.send("before")
    await scene.ada.ask("dm_closed", closed=True)
    assert await refused(dm.send("after")) == (403, 50007)
    await sent.edit(content="edited")
    assert (await scene.bot.create_dm(discord.Object(int(scene.ada.id)))).id == dm.id
    with pytest.raises(discord.HTTPException) as nobody:
        await scene.bot.create_dm(discord.Object(5))
    assert nobody.value.code == 50033


async def test_an_old_message_is_edited_only_now_and_then(scene: Scene) -> None:
    await scene.start()
    sent = await channel_of(scene).send("0")
    await sent.edit(content="1")
    scene.playground.clock.advance(3601)
    for text in "234":
        await sent.edit(content=text)
    url = f"{scene.playground.address}/api/v10/channels/{scene.room}/messages/{sent.id}"
    headers = {"Authorization": f"Bot {scene.playground.environment['DISCORD_TOKEN']}"}
    async with scene.playground.http.patch(url, json={"content": "5"}, headers=headers) as response:
        body = await response.json()
        assert (response.status, body["code"]) == (429, 30046)
        assert "Via" in response.headers
        assert 0 < body["retry_after"] <= 20


async def test_a_repeated_nonce_makes_no_second_message(scene: Scene) -> None:
    await scene.start()
    first = await channel_of(scene).send("once", nonce="n1")
    again = await channel_of(scene).send("once", nonce="n1")
    assert (again.id, len(await scene.ada.history(scene.room))) == (first.id, 1)


async def test_mentions_notify_as_allowed(scene: Scene) -> None:
    await scene.start()
    channel = channel_of(scene)
    named = f"<@{scene.ada.id}>"
    await channel.send(named)
    await channel.send(named, allowed_mentions=discord.AllowedMentions.none())
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay(named))
    await channel.send(view=view, allowed_mentions=discord.AllowedMentions(users=[discord.Object(scene.ada.id)]))
    silent = await channel.send(named, silent=True)
    await silent.edit(content=named + "!")
    pings = [one["playground"]["pings"] for one in await scene.ada.history(scene.room)]
    assert pings == [[scene.ada.id], [], [scene.ada.id], []]


async def test_planned_failures_pass(scene: Scene) -> None:
    await scene.start()
    await scene.ada.admin("fail", times=1, status=429, retry_after=0.05, where="messages")
    await channel_of(scene).send("after a 429")
    await scene.ada.admin("fail", times=1, status=503)
    assert await refused(channel_of(scene).send("x")) == (503, 0)
    await scene.ada.admin("fail", times=1, status=500, where="callbacks")
    await channel_of(scene).send("only callbacks fail")
    await scene.ada.admin("fail", times=0, status=500)
    await scene.ada.admin("delay", seconds=30)
    slow = asyncio.create_task(channel_of(scene).send("slow"))
    await scene.ada.say(scene.room, "meanwhile")
    assert not slow.done()
    scene.playground.clock.advance(30)
    assert (await slow).content == "slow"


async def test_rates_are_told_by_headers_and_then_refused(scene: Scene) -> None:
    await scene.ada.admin("rates", on=True)
    url = f"{scene.playground.address}/api/v10/channels/{scene.room}/messages"
    headers = {"Authorization": f"Bot {scene.playground.environment['DISCORD_TOKEN']}"}
    found = []
    for number in range(6):
        async with scene.playground.http.post(url, json={"content": str(number)}, headers=headers) as response:
            found.append((response.status, response.headers["X-RateLimit-Remaining"]))
    assert found == [(200, "4"), (200, "3"), (200, "2"), (200, "1"), (200, "0"), (429, "0")]
    scene.playground.clock.advance(5)
    async with scene.playground.http.post(url, json={"content": "6"}, headers=headers) as response:
        assert response.status == 200


async def test_a_bot_makes_fifty_requests_a_second_but_for_answers(scene: Scene) -> None:
    """The fifty-first request in a second is refused, but answers to interactions are not."""
    await scene.ada.admin("rates", on=True)
    url = f"{scene.playground.address}/api/v10/channels/{scene.room}"
    headers = {"Authorization": f"Bot {scene.playground.environment['DISCORD_TOKEN']}"}

    async def asked() -> tuple[int, bool | None]:
        async with scene.playground.http.get(url, headers=headers) as response:
            return response.status, (await response.json()).get("global")

    found = [await asked() for _ in range(52)]
    assert found == [(200, None)] * 50 + [(429, True)] * 2
    answer = f"{scene.playground.address}/api/v10/interactions/1/token/callback"
    async with scene.playground.http.post(answer, json={"type": 6}) as response:
        assert response.status == 404
    scene.playground.clock.advance(1)
    assert await asked() == (200, None)


async def test_a_lost_answer_is_not_a_lost_message(scene: Scene) -> None:
    await scene.start()
    await scene.ada.admin("fail", times=1, status=503, carried_out=True)
    assert await refused(channel_of(scene).send("sent all the same")) == (503, 0)
    await scene.ada.wait_message(scene.room, lambda m: m["content"] == "sent all the same")


async def test_edits_at_the_same_moment_both_count(scene: Scene) -> None:
    await scene.start()
    sent = await channel_of(scene).send("0")
    file = discord.File(picture(), "a.png")
    await asyncio.gather(
        sent.edit(attachments=[file]), sent.edit(content="1"), sent.edit(embed=discord.Embed(title="2"))
    )
    now = await channel_of(scene).fetch_message(sent.id)
    assert (now.content, now.embeds[0].title, len(now.attachments)) == ("1", "2", 1)


async def test_a_500_on_an_answer_costs_a_second_and_no_more(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("at last")

    scene.command(go)
    await scene.start()
    await scene.ada.admin("fail", times=1, status=500, where="callbacks")
    assert text_of((await scene.ada.run("go", scene.room)).message) == "at last"


async def test_typing_members_and_what_is_not_there(scene: Scene) -> None:
    await scene.start()
    await channel_of(scene)._state.http.send_typing(int(scene.room))
    guild = scene.bot.guilds[0]
    assert (await guild.fetch_member(int(scene.ada.id))).display_name == "Ada"
    assert await refused(guild.fetch_member(5)) == (404, 10007)
    assert await refused(scene.bot.fetch_user(5)) == (404, 10013)
    assert (await scene.bot.fetch_user(int(scene.ada.id))).display_name == "Ada"
    assert await refused(scene.bot.fetch_channel(5)) == (404, 10003)


async def test_a_body_out_of_bounds_is_50035_with_its_place(scene: Scene) -> None:
    await scene.start()
    view = ui.View()
    view.add_item(ui.Button(label="a" * 81, custom_id="x"))
    with pytest.raises(discord.HTTPException) as error:
        await channel_of(scene).send("x", view=view)
    assert error.value.code == 50035
    assert "In components.0.components.0.label: Must be 80 or fewer in length." in str(error.value)
    assert await refused(channel_of(scene).send(" ")) == (400, 50006)


async def test_files_too_heavy_are_40005(scene: Scene) -> None:
    await scene.start()
    heavy = discord.File(io.BytesIO(bytes((10 << 20) + 1)), "heavy.bin")
    assert await refused(channel_of(scene).send(file=heavy)) == (413, 40005)
    three = [discord.File(io.BytesIO(bytes(9 << 20)), f"{n}.bin") for n in range(3)]
    assert await refused(channel_of(scene).send(files=three)) == (413, 40005)


async def test_commands_keep_their_ids_and_follow_their_permissions(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("ok")

    bob = await scene.playground.person("Bob")
    scene.command(go)
    scene.bot.tree.command(name="end", description="End a table")(
        discord.app_commands.default_permissions(manage_guild=True)(discord.app_commands.guild_only()(go_too))
    )
    await scene.start()
    first = {one.name: one.id for one in await scene.bot.tree.fetch_commands()}
    assert {one.name: one.id for one in await scene.bot.tree.sync()} == first
    await bob.wait_for(lambda: bob.commands)
    assert [one["name"] for one in bob.commands.values()] == ["go"]
    with pytest.raises(RefusedError, match="not_permitted"):
        await bob.ask("command", channel=scene.room, command=str(first["end"]), path=[], options={})
    await bob.ask("moderator", on=True)
    assert (await bob.run("end", scene.room)).state == "done"
    dm = (await bob.ask("dm_open"))["channel"]["id"]
    with pytest.raises(RefusedError, match="not_here"):
        await bob.run("end", dm)
    assert (await bob.run("go", dm)).state == "done"
    assert scene.bot.errors == []


async def go_too(interaction: Interaction) -> None:
    await interaction.response.send_message("ok")


async def test_what_a_reply_answers_comes_along_even_if_it_answers_something_too(scene: Scene) -> None:
    await scene.start()
    channel = channel_of(scene)
    first = await channel.send("one")
    second = await first.reply("two")
    third = await second.reply("three")
    answered = [m.get("referenced_message") for m in await scene.ada.history(scene.room)][-3:]
    assert [one and one["content"] for one in answered] == [None, "one", "two"]
    assert "referenced_message" not in answered[-1]
    await second.delete()
    found = {m["id"]: m for m in await scene.ada.history(scene.room)}
    assert found[str(third.id)]["referenced_message"] is None
