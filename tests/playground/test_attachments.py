"""Edits that keep, drop and add files of a message, with the real client."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import ui

from playground.jsontypes import Json

from .conftest import Scene, picture, until

pytestmark = pytest.mark.e2e
Interaction = discord.Interaction[Any]


class Panels(ui.LayoutView):
    """One gallery per named picture, with a button below."""

    def __init__(self, *names: str) -> None:
        super().__init__(timeout=None)
        for name in names:
            self.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=name)))
        self.add_item(ui.ActionRow(ui.Button(label="Turn", custom_id="turn")))


def file(name: str) -> discord.File:
    return discord.File(picture(), name, description=f"What {name} shows")


def addresses(message: Json) -> dict[str, str]:
    """Return the address of each shown picture, by description."""
    items = [item for one in message["components"] for item in one.get("items", [])]
    return {item["description"]: item["media"]["url"] for item in items}


async def status(scene: Scene, address: str) -> int:
    async with scene.playground.http.get(scene.playground.address + address) as response:
        return response.status


async def test_named_files_stay_unnamed_ones_vanish_and_new_ones_come(scene: Scene) -> None:
    await scene.start()
    channel = scene.bot.get_partial_messageable(int(scene.room))
    sent = await channel.send("three", files=[file("a.png"), file("b.png"), file("c.png")])
    a, b, c = sent.attachments
    edited = await sent.edit(attachments=[c, file("d.png"), a])
    assert [one.filename for one in edited.attachments] == ["c.png", "d.png", "a.png"]
    assert [one.id for one in edited.attachments if one.filename != "d.png"] == [c.id, a.id]
    assert [one.description for one in edited.attachments] == [f"What {one}.png shows" for one in "cda"]
    assert edited.content == "three"
    assert await a.read() == picture().getvalue()
    with pytest.raises(discord.NotFound):
        await b.read()


async def test_files_that_an_edit_does_not_speak_of_stay(scene: Scene) -> None:
    await scene.start()
    channel = scene.bot.get_partial_messageable(int(scene.room))
    sent = await channel.send(files=[file("a.png")])
    edited = await sent.edit(content="now with words")
    assert [one.id for one in edited.attachments] == [sent.attachments[0].id]
    more = await edited.add_files(file("b.png"))
    assert [one.filename for one in more.attachments] == ["a.png", "b.png"]
    fewer = await more.remove_attachments(more.attachments[0])
    assert [one.filename for one in fewer.attachments] == ["b.png"]


async def test_a_file_of_another_message_cannot_be_kept(scene: Scene) -> None:
    await scene.start()
    channel = scene.bot.get_partial_messageable(int(scene.room))
    other = await channel.send(files=[file("a.png")])
    sent = await channel.send(files=[file("b.png")])
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(attachments=[*other.attachments, *sent.attachments])
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert [one.filename for one in (await channel.fetch_message(sent.id)).attachments] == ["b.png"]


async def by_message(interaction: Interaction, message: discord.Message, **changes: Any) -> None:
    await interaction.response.defer()
    await message.edit(**changes)


async def by_callback(interaction: Interaction, message: discord.Message, **changes: Any) -> None:
    await interaction.response.edit_message(**changes)


async def by_original(interaction: Interaction, message: discord.Message, **changes: Any) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(**changes)


async def by_webhook(interaction: Interaction, message: discord.Message, **changes: Any) -> None:
    await interaction.response.defer()
    await interaction.followup.edit_message(message.id, **changes)


@pytest.mark.parametrize(
    ("edit", "ephemeral"),
    [  # an ephemeral message can only be edited through its interaction
        (by_message, False),
        *((edit, ephemeral) for edit in (by_callback, by_original, by_webhook) for ephemeral in (False, True)),
    ],
)
async def test_only_the_panel_that_changed_is_uploaded_again(
    scene: Scene, edit: Callable[..., Awaitable[None]], ephemeral: bool
) -> None:
    problems: list[Exception] = []

    async def go(interaction: Interaction) -> None:
        files = [file("map.png"), file("hand-1.png")]
        await interaction.response.send_message(view=Panels("map.png", "hand-1.png"), files=files, ephemeral=ephemeral)

    async def turn(interaction: Interaction) -> None:
        try:
            kept = [one for one in interaction.message.attachments if one.filename == "map.png"]
            changes = {"view": Panels("map.png", "hand-2.png"), "attachments": [*kept, file("hand-2.png")]}
            await edit(interaction, interaction.message, **changes)
        except Exception as problem:  # noqa: BLE001 - passed on to the test, which fails
            problems.append(problem)

    before = (await scene.go(go)).message
    scene.bot.event(on_component(turn))
    await scene.ada.press(before, "Turn")
    after = await until(
        lambda: (
            problems or next((one for one in scene.ada.messages(scene.room) if "hand-2.png" in addresses(one)), None)
        )
    )
    assert problems == []
    assert list(addresses(after)) == ["map.png", "hand-2.png"]
    assert addresses(after)["map.png"] == addresses(before)["map.png"]
    assert [one["filename"] for one in after["attachments"]] == ["map.png", "hand-2.png"]
    assert await status(scene, addresses(after)["map.png"]) == 200
    assert await status(scene, addresses(after)["hand-2.png"]) == 200
    assert await status(scene, addresses(before)["hand-1.png"]) == 404


def on_component(turn: Callable[[Interaction], Awaitable[None]]) -> Callable[[Interaction], Awaitable[None]]:
    """Return an event handler for buttons and menus only."""

    async def on_interaction(interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await turn(interaction)

    return on_interaction


async def test_a_picture_may_be_shown_again_by_the_address_it_has(scene: Scene) -> None:
    """A layout read from a message names pictures by their address, and may be sent again."""
    await scene.start()
    channel = scene.bot.get_partial_messageable(int(scene.room))
    sent = await channel.send(view=Panels("map.png"), files=[file("map.png")])
    again = ui.LayoutView.from_message(sent)
    again.add_item(ui.TextDisplay("Mira has moved"))
    edited = await sent.edit(view=again)
    shown = await scene.ada.wait_message(scene.room, lambda m: m["edited_timestamp"] is not None)
    media = shown["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["attachment_id"]) == (40, 30, str(edited.attachments[0].id))
