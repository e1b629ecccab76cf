"""The life of an interaction with the real client: answered, deferred, repeated, late."""

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground.driver import RefusedError, buttons, text_of

from .conftest import Scene, picture, until

pytestmark = pytest.mark.e2e
Interaction = discord.Interaction[Any]


async def test_a_command_is_answered_where_it_was_typed(scene: Scene) -> None:
    async def go(interaction: Interaction, word: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name}: {word * times}")

    outcome = await scene.go(go, word="hey", times=2)
    assert (outcome.state, text_of(outcome.message)) == ("done", "Ada: heyhey")
    assert outcome.message["interaction_metadata"]["user"]["id"] == scene.ada.id
    assert outcome.message["playground"]["command"] == "go"


async def test_an_interaction_brings_member_locales_and_permissions(scene: Scene) -> None:
    got: list[Interaction] = []

    async def go(interaction: Interaction) -> None:
        got.append(interaction)
        await interaction.response.send_message("ok")

    await scene.ada.ask("locale", locale="fr")
    await scene.go(go)
    (one,) = got
    assert isinstance(one.user, discord.Member)
    assert (one.locale, one.guild_locale) == (discord.Locale.french, discord.Locale.american_english)
    assert one.permissions.manage_guild
    assert one.app_permissions.send_messages
    assert not one.app_permissions.manage_messages
    assert one.context.guild
    assert one.channel_id == int(scene.room)


async def test_a_deferred_answer_thinks_and_the_first_follow_up_fills_it(scene: Scene) -> None:
    gate: list[Interaction] = []

    async def go(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        gate.append(interaction)

    scene.command(go)
    await scene.start()
    thinking = await scene.ada.run("go", scene.room, wait=False)
    assert thinking.state == "thinking"
    assert thinking.message["flags"] & 128
    sent = await gate[0].followup.send("first", wait=True)
    assert str(sent.id) == thinking.message["id"]
    more = await gate[0].followup.send("second", wait=True)
    assert str(more.id) != thinking.message["id"]
    done = await scene.ada.outcome(thinking.id)
    assert (done.state, text_of(done.message)) == ("done", "first")
    await gate[0].edit_original_response(content="changed")
    await scene.ada.wait_message(scene.room, lambda m: m["content"] == "changed")
    await gate[0].delete_original_response()
    await scene.ada.wait_for(lambda: scene.ada.message(thinking.message["id"]) is None)


async def test_whether_a_deferred_answer_is_ephemeral_is_settled_at_once(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("for all after all", ephemeral=True)

    outcome = await scene.go(go)
    await scene.ada.wait_message(scene.room, lambda m: m["content"] == "for all after all")
    assert scene.ada.ephemerals(scene.room) == []
    assert outcome.message["playground"]["ephemeral_for"] is None


async def test_an_ephemeral_answer_is_seen_by_its_reader_alone_and_kept_until_dismissed(scene: Scene) -> None:
    bob = await scene.playground.person("Bob")

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    outcome = await scene.go(go)
    assert outcome.message["flags"] & 64
    assert await bob.history(scene.room) == []
    with pytest.raises(RefusedError, match="not_yours"):
        await bob.ask("dismiss", message=outcome.message["id"])
    again = await scene.playground.again(scene.ada)
    assert [m["content"] for m in await again.history(scene.room)] == ["psst"]
    channel = scene.bot.get_partial_messageable(int(scene.room))
    with pytest.raises(discord.NotFound) as gone:
        await channel.get_partial_message(int(outcome.message["id"])).edit(content="x")
    assert gone.value.code == 10008
    await scene.ada.ask("dismiss", message=outcome.message["id"])
    assert await again.history(scene.room) == []


async def test_nobody_answers_and_after_three_seconds_the_person_is_told(scene: Scene) -> None:
    got: list[Interaction] = []

    async def go(interaction: Interaction) -> None:
        got.append(interaction)

    asked = asyncio.create_task(scene.go(go))
    await until(lambda: got)
    scene.playground.clock.advance(2.9)
    await scene.ada.say(scene.room, "still waiting")
    assert not asked.done()
    scene.playground.clock.advance(0.2)
    outcome = await asked
    assert (outcome.state, outcome.reason) == ("failed", "timeout")


async def test_without_a_bot_a_command_fails_at_once(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        return

    scene.command(go)
    await scene.start()
    await scene.bot.close()
    await scene.ada.wait_for(lambda: not scene.ada.bot["online"])
    scene.parts.gateway.drop(resumable=False)
    outcome = await scene.ada.run("go", scene.room)
    assert (outcome.state, outcome.reason) == ("failed", "bot_offline")


async def test_a_late_answer_is_10062(scene: Scene) -> None:
    async def go(interaction: Interaction) -> None:
        scene.playground.clock.advance(3.1)
        await interaction.response.send_message("too late")

    scene.command(go)
    await scene.start()
    await scene.ada.run("go", scene.room)
    (error,) = await until(lambda: scene.bot.errors)
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062


async def test_a_second_answer_is_40060(scene: Scene) -> None:
    errors: list[int] = []

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("two")
        except discord.InteractionResponded:
            errors.append(0)
        except discord.HTTPException as error:
            errors.append(error.code)

    await scene.go(go)
    assert await until(lambda: errors) == [40060]
    assert [m["content"] for m in scene.ada.messages(scene.room)] == ["one"]


async def test_tokens_live_fifteen_minutes_and_a_wrong_one_is_unknown(scene: Scene) -> None:
    got: list[Interaction] = []

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        got.append(interaction)

    await scene.go(go)
    scene.playground.clock.advance(901)
    with pytest.raises(discord.HTTPException) as expired:
        await got[0].edit_original_response(content="two")
    assert (expired.value.status, expired.value.code) == (401, 50027)
    got[0].token = "nobody"
    with pytest.raises(discord.NotFound) as unknown:
        await discord.Webhook.partial(got[0].application_id, "nobody", client=scene.bot).send("x")
    assert unknown.value.code == 10015


async def test_buttons_edit_the_message_they_are_on(scene: Scene) -> None:
    class Dig(ui.View):
        @ui.button(label="Dig", custom_id="dig:1")
        async def dig(self, interaction: Interaction, button: ui.Button[Any]) -> None:
            button.disabled = True
            await interaction.response.edit_message(content="dug", view=self)

        @ui.button(label="Wait", custom_id="wait:1")
        async def wait(self, interaction: Interaction, button: ui.Button[Any]) -> None:
            await interaction.response.defer()
            await interaction.edit_original_response(content="waited")

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("mine", view=Dig())

    board = (await scene.go(go)).message
    outcome = await scene.ada.press(board, "Wait")
    await scene.ada.wait_message(scene.room, lambda m: m["content"] == "waited")
    assert outcome.state == "done"
    outcome = await scene.ada.press(board, "Dig")
    assert outcome.message["id"] == board["id"]
    assert text_of(outcome.message) == "dug"
    assert [one.get("disabled") for one in buttons(outcome.message)] == [True, False]
    with pytest.raises(RefusedError, match="component_disabled"):
        await scene.ada.press(board, "Dig")


async def test_menus_of_lines_people_and_channels(scene: Scene) -> None:
    picked: list[Any] = []

    class Menus(ui.View):
        @ui.select(
            options=[discord.SelectOption(label="Left", value="l"), discord.SelectOption(label="Right", value="r")]
        )
        async def side(self, interaction: Interaction, menu: ui.Select[Any]) -> None:
            picked.append(menu.values)
            await interaction.response.defer()

        @ui.select(cls=ui.UserSelect, placeholder="Who", max_values=2)
        async def who(self, interaction: Interaction, menu: ui.UserSelect[Any]) -> None:
            picked.append([user.display_name for user in menu.values])
            await interaction.response.defer()

        @ui.select(cls=ui.ChannelSelect, placeholder="Where")
        async def where(self, interaction: Interaction, menu: ui.ChannelSelect[Any]) -> None:
            picked.append([channel.name for channel in menu.values])
            await interaction.response.defer()

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_message("choose", view=Menus())

    board = (await scene.go(go)).message
    side = next(iter(board["components"]))["components"][0]["custom_id"]
    await scene.ada.choose(board, "Right", menu=side)
    await scene.ada.choose(board, scene.ada.id, menu="Who")
    await scene.ada.choose(board, scene.room, menu="Where")
    await until(lambda: len(picked) == 3)
    assert picked == [["r"], ["Ada"], ["game-table"]]
    with pytest.raises(RefusedError, match="too_many"):
        await scene.ada.choose(board, "Left", "Right", menu=side)


async def test_a_modal_is_filled_in_and_submitted_with_a_file(scene: Scene) -> None:
    got: list[Any] = []

    class Name(ui.Modal, title="Your clan"):
        name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=10))
        side: ui.Label[Any] = ui.Label(
            text="Side",
            component=ui.RadioGroup(
                custom_id="side",
                options=[
                    discord.RadioGroupOption(label="Left", value="l"),
                    discord.RadioGroupOption(label="Right", value="r"),
                ],
            ),
        )
        record: ui.Label[Any] = ui.Label(text="Record", component=ui.FileUpload(custom_id="record", required=False))

        async def on_submit(self, interaction: Interaction) -> None:
            record = self.record.component.values
            got.append((self.name.component.value, self.side.component.value, await record[0].read()))
            await interaction.response.send_message("thanks", ephemeral=True)

    async def go(interaction: Interaction) -> None:
        await interaction.response.send_modal(Name())

    opened = await scene.go(go)
    assert (opened.state, opened.modal["title"]) == ("modal", "Your clan")
    with pytest.raises(RefusedError) as missing:
        await scene.ada.submit(opened, side="l")
    assert missing.value.error == {"code": "value_missing", "custom_id": "name"}
    with pytest.raises(RefusedError, match="value_too_long"):
        await scene.ada.submit(opened, name="x" * 11, side="l")
    file = {"filename": "game.txt", "content_type": "text/plain", "data": "aGVsbG8="}
    outcome = await scene.ada.submit(opened, name="Mira", side="r", record=[file])
    assert text_of(outcome.message) == "thanks"
    assert got == [("Mira", "r", b"hello")]
    with pytest.raises(RefusedError, match="unknown_interaction"):
        await scene.ada.submit(opened, name="again", side="l")


async def test_autocomplete_offers_choices_while_typing(scene: Scene) -> None:
    async def go(interaction: Interaction, move: str, count: int = 0) -> None:
        await interaction.response.send_message(move)

    command = app_commands.Command[Any, ..., Any](name="go", description="Go on", callback=go)

    @command.autocomplete("move")
    async def _(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}-{n}", value=str(n)) for n in range(interaction.namespace.count)]

    scene.bot.tree.add_command(command)
    await scene.start()
    choices = await scene.ada.complete("go", scene.room, "move", move="dig", count=2)
    assert choices == [{"name": "dig-0", "value": "0"}, {"name": "dig-1", "value": "1"}]


async def test_an_autocomplete_that_nobody_answers_is_given_up_after_three_seconds(scene: Scene) -> None:
    got: list[str] = []

    async def go(interaction: Interaction, move: str) -> None:
        await interaction.response.send_message(move)

    command = app_commands.Command[Any, ..., Any](name="go", description="Go on", callback=go)

    @command.autocomplete("move")
    async def _(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        got.append(current)
        await asyncio.Event().wait()
        return []

    scene.bot.tree.add_command(command)
    await scene.start()
    asked = asyncio.create_task(scene.ada.complete("go", scene.room, "move", move="dig"))
    await until(lambda: got)
    scene.playground.clock.advance(3.1)
    with pytest.raises(RefusedError, match="timeout"):
        await asked


async def test_a_layout_with_a_picture_in_it(scene: Scene) -> None:
    class Board(ui.LayoutView):
        def __init__(self) -> None:
            super().__init__(timeout=None)
            frame: ui.Container[Any] = ui.Container(accent_colour=0x112233)
            frame.add_item(ui.TextDisplay("# Mine"))
            frame.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A mine")))
            frame.add_item(ui.Section("Mira digs", accessory=ui.Button(label="Dig", custom_id="dig")))
            self.add_item(frame)

    async def go(interaction: Interaction) -> None:
        file = discord.File(picture(), "board.png", description="A mine")
        await interaction.response.send_message(view=Board(), file=file)

    message = (await scene.go(go)).message
    assert text_of(message) == "# Mine\nMira digs"
    media = message["components"][0]["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (40, 30, "image/png")
    async with scene.playground.http.get(scene.playground.address + media["url"]) as response:
        assert (response.status, response.content_type, await response.read()) == (
            200,
            "image/png",
            picture().getvalue(),
        )
