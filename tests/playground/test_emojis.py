"""Application emojis with the real client: create, list, show, delete."""

import discord
import pytest
from discord import ui

from .conftest import Scene, picture
from .test_rest import channel_of, refused

pytestmark = pytest.mark.e2e


def dressed(emoji: discord.Emoji | discord.PartialEmoji) -> ui.View:
    """Return a view with a button and a menu that show an emoji."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Dig", custom_id="dig", emoji=emoji))
    view.add_item(ui.Select(custom_id="menu", options=[discord.SelectOption(label="Gold", emoji=emoji)]))
    return view


async def test_an_emoji_is_made_listed_shown_and_deleted(scene: Scene) -> None:
    await scene.start()
    made = await scene.bot.create_application_emoji(name="pick_axe", image=picture().getvalue())
    assert [(one.id, one.name) for one in await scene.bot.fetch_application_emojis()] == [(made.id, "pick_axe")]
    assert (await scene.bot.fetch_application_emoji(made.id)).name == "pick_axe"
    sent = await channel_of(scene).send("look", view=dressed(made))
    shown = await scene.ada.wait_message(scene.room, lambda m: True)
    emoji = {"id": str(made.id), "name": "pick_axe"}
    button, menu = (row["components"][0] for row in shown["components"])
    assert emoji.items() <= button["emoji"].items()
    assert emoji.items() <= menu["options"][0]["emoji"].items()
    await made.delete()
    assert await scene.bot.fetch_application_emojis() == []
    assert await refused(sent.edit(view=dressed(made))) == (400, 50035)
    assert await refused(channel_of(scene).send("look", view=dressed(made))) == (400, 50035)
    assert await refused(scene.bot.fetch_application_emoji(made.id)) == (404, 10014)


@pytest.mark.parametrize("name", ["x", "x" * 33, "pick-axe", "pick_axe"])
async def test_an_emoji_has_a_name_of_its_own(scene: Scene, name: str) -> None:
    """Names have two to 32 letters, digits and underscores, and are unique."""
    await scene.start()
    await scene.bot.create_application_emoji(name="pick_axe", image=picture().getvalue())
    assert await refused(scene.bot.create_application_emoji(name=name, image=picture().getvalue())) == (400, 50035)


async def test_an_emoji_is_a_picture(scene: Scene) -> None:
    """An emoji must be a valid picture, not only start like one."""
    await scene.start()
    spoilt = picture().getvalue()[:40]
    assert await refused(scene.bot.create_application_emoji(name="pick_axe", image=spoilt)) == (400, 50035)
