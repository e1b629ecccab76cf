"""The actor's forms, which contain every kind of field that the page must support."""

from typing import Any

import discord
from discord import ui

Talk = discord.Interaction[discord.Client]
GUARDS = [discord.SelectOption(label=f"Guard {n}", value=str(n), description=f"Strength {n}") for n in range(1, 6)]


class Form(ui.Modal):
    """A form with half of the kinds of fields."""

    intro: ui.TextDisplay[Any] = ui.TextDisplay("Say how you want to **play**.")
    named: ui.Label[Any] = ui.Label(
        text="Title", description="Seen by all", component=ui.TextInput(custom_id="title", min_length=3, max_length=20)
    )
    note: ui.Label[Any] = ui.Label(
        text="Note", component=ui.TextInput(custom_id="note", style=discord.TextStyle.paragraph, required=False)
    )
    guard: ui.Label[Any] = ui.Label(text="Guard", component=ui.Select(custom_id="guard", options=GUARDS))

    def __init__(self) -> None:
        super().__init__(title="Open a table", custom_id="form")

    async def on_submit(self, interaction: Talk) -> None:
        """Repeat the submitted values."""
        read = [self.named.component, self.note.component]
        texts = [str(item.value) for item in read if isinstance(item, ui.TextInput)]
        chosen = self.guard.component.values if isinstance(self.guard.component, ui.Select) else []
        await interaction.response.send_message(f"form: {texts} {chosen}")


class Census(ui.Modal):
    """A form with the other kinds of fields."""

    side: ui.Label[Any] = ui.Label(
        text="Side",
        description="Left or right of the gate",
        component=ui.RadioGroup(
            custom_id="side",
            options=[
                discord.RadioGroupOption(label="Left", value="l"),
                discord.RadioGroupOption(label="Right", value="r"),
            ],
        ),
    )
    tools: ui.Label[Any] = ui.Label(
        text="Tools",
        component=ui.CheckboxGroup(
            custom_id="tools",
            options=[discord.CheckboxGroupOption(label=name, value=name.lower()) for name in ("Pick", "Lamp", "Rope")],
        ),
    )
    alone: ui.Label[Any] = ui.Label(text="Alone", component=ui.Checkbox(custom_id="alone"))
    friend: ui.Label[Any] = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend"))
    map: ui.Label[Any] = ui.Label(text="Map", component=ui.FileUpload(custom_id="map", required=False))

    def __init__(self) -> None:
        super().__init__(title="Who is down here", custom_id="census")

    async def on_submit(self, interaction: Talk) -> None:
        """Repeat the submitted values."""
        side, tools, alone, friend = (one.component for one in (self.side, self.tools, self.alone, self.friend))
        assert isinstance(side, ui.RadioGroup)
        assert isinstance(tools, ui.CheckboxGroup)
        assert isinstance(alone, ui.Checkbox)
        assert isinstance(friend, ui.UserSelect)
        said = f"census: {side.value} {tools.values} {alone.value} {friend.values[0].display_name}"
        await interaction.response.send_message(said)
