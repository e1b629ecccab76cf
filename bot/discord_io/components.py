"""Posts as discord.py's objects: views, files, dialogs."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.post import Block, Button, Buttons, Divider, Document, Form, Menu, Picker, Picture, Post, Text

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum)
"""Where tables may stand, or the threads in which they do."""
Attachments: TypeAlias = list[discord.File | discord.Attachment]


class KeptAttachment(discord.Attachment):
    """An attachment of which only id and name are remembered: enough to keep it in an edit of its message."""

    def __init__(self, found: int, name: str) -> None:
        self.id, self.filename = found, name

    def to_dict(self) -> Any:
        """Return what an edit says of a file that stays."""
        return {"id": self.id, "filename": self.filename}


def layout(post: Post) -> ui.LayoutView:
    """Return a post as a view. It is finished at birth: controls are answered by their ids, nothing waits here."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*map(_item, post.blocks), accent_colour=post.accent))
    view.stop()
    return view


def modal(form: Form) -> ui.Modal:
    """Return a form as a dialog; its answer comes back under the form's id."""
    dialog = ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    style = discord.TextStyle.paragraph if form.rest else discord.TextStyle.short
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="answer", placeholder=form.hint or None, max_length=form.most, style=style
    )
    dialog.add_item(ui.Label(text=form.label, component=field))
    if form.rest:
        rest: ui.TextInput[Any] = ui.TextInput(custom_id="rest", max_length=form.most, style=style, required=False)
        dialog.add_item(ui.Label(text=form.rest, component=rest))
    dialog.stop()
    return dialog


def files(post: Post) -> list[discord.File]:
    """Return the pictures and documents of a post, ready to be sent once."""
    return [_file(block) for block in post.blocks if isinstance(block, Picture | Document)]


def attachments(post: Post, kept: Mapping[str, discord.Attachment]) -> Attachments:
    """Return what an edit says of files: those of the message that stay, and the new ones to upload."""
    wanted = [block for block in post.blocks if isinstance(block, Picture | Document)]
    return [kept.get(block.name) or _file(block) for block in wanted]


def mentions(post: Post) -> discord.AllowedMentions:
    """Return who may be pinged by a post: the people it names, nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(person) for person in post.mentions]
    )


def private(post: Post) -> dict[str, Any]:
    """Return what a message says that shows a post to one person alone."""
    return {"view": layout(post), "ephemeral": True, "allowed_mentions": mentions(post), "files": files(post)}


def replacing(post: Post, kept: Mapping[str, discord.Attachment] | None = None) -> dict[str, Any]:
    """Return what an edit says to show a post and nothing of what stood there but the files that are kept."""
    return {
        "view": layout(post),
        "attachments": attachments(post, kept or {}),
        "allowed_mentions": mentions(post),
    }


def _file(block: Picture | Document) -> discord.File:
    alt = block.alt if isinstance(block, Picture) else None
    return discord.File(BytesIO(block.data), block.name, description=alt)


def _item(block: Block) -> ui.Item[Any]:
    match block:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Divider():
            return ui.Separator()
        case Picture(name, _, alt):
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            return gallery.add_item(media=f"attachment://{name}", description=alt)
        case Document(name):
            return ui.File(f"attachment://{name}")
        case Buttons(buttons):
            return ui.ActionRow(*map(_button, buttons))
        case Menu():
            return ui.ActionRow(_select(block))
        case Picker():
            return ui.ActionRow(_picker(block))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(custom_id=button.id, label=button.label, style=_STYLES[button.style], disabled=button.disabled)


def _picker(picker: Picker) -> ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]:
    if picker.kind == "people":
        return ui.UserSelect(
            custom_id=picker.id, placeholder=picker.placeholder, min_values=picker.least, max_values=picker.most
        )
    if picker.kind == "roles":
        roles = [
            discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role) for role in picker.chosen
        ]
        return ui.RoleSelect(
            custom_id=picker.id, placeholder=picker.placeholder, default_values=roles,
            min_values=picker.least, max_values=picker.most,
        )  # fmt: skip
    channels = [
        discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel) for channel in picker.chosen
    ]
    return ui.ChannelSelect(
        custom_id=picker.id, placeholder=picker.placeholder, default_values=channels,
        channel_types=list(_CHANNELS), min_values=picker.least, max_values=picker.most,
    )  # fmt: skip


def _select(menu: Menu) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=entry.label, value=entry.value, description=entry.detail or None, default=entry.chosen
        )
        for entry in menu.entries
    ]
    return ui.Select(
        custom_id=menu.id, placeholder=menu.placeholder, options=options, min_values=menu.least, max_values=menu.most
    )
