"""Posts as discord.py's objects: views, files, dialogs."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.post import Block, Button, Buttons, Divider, Document, Form, Menu, Picker, Picture, Post, Text

_ROW, _BUTTON, _SELECT, _PEOPLE, _ROLES, _CHANNEL = 1, 2, 3, 5, 6, 8
_TEXT, _GALLERY, _FILE, _SEPARATOR, _CONTAINER = 10, 12, 13, 14, 17
"""Discord's numbers for kinds of components."""
_STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
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


class Layout(ui.LayoutView):
    """A post in Discord's own JSON, in the place of a view.

    discord.py would build an object for each component, and write them all down again: a tenth of what an edit costs.
    It is finished at birth: controls are answered by their ids, nothing waits here.
    """

    def __init__(self, post: Post) -> None:
        container = {"type": _CONTAINER, "accent_color": post.accent, "spoiler": False}
        self._components = [{**container, "components": [_component(block) for block in post.blocks]}]

    def to_components(self) -> list[dict[str, Any]]:
        """Return what a request says."""
        return self._components

    def has_components_v2(self) -> bool:
        """Whether its kinds are those that take the place of a message's content; a frame is one."""
        return True

    def is_finished(self) -> bool:
        """Whether nothing waits for its controls."""
        return True

    def is_dispatchable(self) -> bool:
        """Whether discord.py is to look out for its controls."""
        return False

    @property
    def timeout(self) -> float | None:
        """Seconds for which discord.py looks out for its controls: it asks before an answer that follows another."""
        return None

    @timeout.setter
    def timeout(self, value: float | None) -> None:
        raise AttributeError("nothing waits for the controls of a post")


def layout(post: Post) -> Layout:
    """Return a post as a view."""
    return Layout(post)


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


def _component(block: Block) -> dict[str, Any]:
    match block:
        case Text(markdown):
            return {"type": _TEXT, "content": markdown}
        case Divider():
            return {"type": _SEPARATOR, "divider": True, "spacing": 1}
        case Picture(name, _, alt):
            item = {"media": {"url": f"attachment://{name}"}, "spoiler": False}
            return {"type": _GALLERY, "items": [item | {"description": alt} if alt else item]}
        case Document(name):
            return {"type": _FILE, "file": {"url": f"attachment://{name}"}, "spoiler": False}
        case Buttons(buttons):
            return {"type": _ROW, "components": [_button(button) for button in buttons]}
        case Menu():
            return {"type": _ROW, "components": [_menu(block)]}
        case Picker():
            return {"type": _ROW, "components": [_picker(block)]}


def _button(button: Button) -> dict[str, Any]:
    style = _STYLES[button.style]
    return {"type": _BUTTON, "style": style, "disabled": button.disabled, "label": button.label, "custom_id": button.id}


def _menu(menu: Menu) -> dict[str, Any]:
    options = [
        {"label": entry.label, "value": entry.value, "default": entry.chosen}
        | ({"description": entry.detail} if entry.detail else {})
        for entry in menu.entries
    ]
    return _select(menu, _SELECT) | {"required": True, "options": options}


def _picker(picker: Picker) -> dict[str, Any]:
    if picker.kind == "people":
        return _select(picker, _PEOPLE)
    if picker.kind == "roles":
        return _select(picker, _ROLES) | _chosen(picker, "role")
    return _select(picker, _CHANNEL) | {"channel_types": [one.value for one in _CHANNELS]} | _chosen(picker, "channel")


def _chosen(picker: Picker, kind: str) -> dict[str, Any]:
    found = [{"id": one, "type": kind} for one in picker.chosen]
    return {"default_values": found} if found else {}


def _select(menu: Menu | Picker, kind: int) -> dict[str, Any]:
    amounts = {"min_values": menu.least, "max_values": menu.most}
    words = {"placeholder": menu.placeholder} if menu.placeholder else {}
    return {"type": kind, "custom_id": menu.id, **amounts, "disabled": False, "required": False, **words}
