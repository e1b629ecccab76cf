"""Messages and forms as Discord's JSON, and the bodies of requests that carry them.

discord.py would make an object of each component and write them all down again: a tenth of what an edit costs. aiohttp
would make objects of each part of a request with pictures, which takes as long as all else about it, and send each part
by itself, in four system calls for each picture.
"""

from collections.abc import Iterable, Mapping
from secrets import token_hex
from typing import Any

import discord
import orjson
from aiohttp import BytesPayload

from bot.post import Block, Button, Buttons, Divider, Document, Form, Menu, Picker, Picture, Post, Text

_ROW, _BUTTON, _SELECT, _INPUT, _PEOPLE, _ROLES, _CHANNEL = 1, 2, 3, 4, 5, 6, 8
_TEXT, _GALLERY, _FILE, _SEPARATOR, _CONTAINER, _LABEL = 10, 12, 13, 14, 17, 18
"""Discord's numbers for kinds of components."""
_STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_SHORT, _PARAGRAPH = 1, 2
"""Discord's numbers for the sizes of a form's field."""
_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum)
"""Where tables may stand, or the threads in which they do."""
EPHEMERAL = 1 << 6
_COMPONENTS_ONLY = 1 << 15
"""Discord's flags of a message that one person alone sees, and of one that is made of components."""

_JSON = "application/json"

File = Picture | Document
EMOJIS: dict[str, dict[str, str]] = {}
"""The emojis that the bot has at Discord, by their signs; empty until they are known, and where there are none."""


def message(post: Post, kept: Mapping[str, int], flags: int = 0) -> dict[str, Any]:
    """Return what a request says of a message that shows a post.

    Args:
        post: what it is to show.
        kept: ids, by name, of the files of the message that stay; all others are uploaded.
        flags: the message's flags besides that of its components.
    """
    files, new = _files(post), new_files(post, kept)
    return {
        "components": components(post),
        "flags": _COMPONENTS_ONLY | flags,
        "allowed_mentions": {"parse": [], "users": list(post.mentions)},
        "attachments": [_attachment(file, kept, new) for file in files],
    }


def new_files(post: Post, kept: Mapping[str, int]) -> list[File]:
    """Return the files of a post that have to be uploaded."""
    return [file for file in _files(post) if file.name not in kept]


def body_of(said: Mapping[str, Any], files: Iterable[File] = ()) -> BytesPayload:
    """Return the body of a request, in one piece: its JSON, and the files that are uploaded with it."""
    told, uploads = orjson.dumps(said), list(files)
    if not uploads:
        return BytesPayload(told, content_type=_JSON)
    parts = [_part('name="payload_json"', _JSON, told)]
    for place, file in enumerate(uploads):
        parts.append(_part(f'name="files[{place}]"; filename="{file.name}"', "application/octet-stream", file.data))
    boundary = token_hex(16)
    whole = b"".join(b"--%b\r\n%b\r\n" % (boundary.encode(), part) for part in parts)
    return BytesPayload(
        b"%b--%b--\r\n" % (whole, boundary.encode()), content_type=f"multipart/form-data; boundary={boundary}"
    )


def _part(disposition: str, content_type: str, data: bytes) -> bytes:
    """Return one part of a body, without the boundary before it."""
    head = f"Content-Disposition: form-data; {disposition}\r\nContent-Type: {content_type}\r\n\r\n"
    return head.encode() + data


def components(post: Post) -> list[dict[str, Any]]:
    """Return a post as one framed component."""
    frame = {"type": _CONTAINER, "accent_color": post.accent, "spoiler": False}
    return [{**frame, "components": [_component(block) for block in post.blocks]}]


def dialog(form: Form) -> dict[str, Any]:
    """Return a form as a dialog; its answer comes back under the form's id."""
    style = _PARAGRAPH if form.rest else _SHORT
    fields = [_field(form.label, "answer", style, form.most, hint=form.hint)]
    if form.rest:
        fields.append(_field(form.rest, "rest", style, form.most, is_required=False))
    return {"custom_id": form.id, "title": form.title, "components": fields}


def _field(label: str, name: str, style: int, most: int, *, hint: str = "", is_required: bool = True) -> dict[str, Any]:
    field = {"type": _INPUT, "style": style, "custom_id": name, "max_length": most, "required": is_required}
    return {"type": _LABEL, "label": label, "component": field | ({"placeholder": hint} if hint else {})}


def _files(post: Post) -> list[File]:
    return [block for block in post.blocks if isinstance(block, Picture | Document)]


def _attachment(file: File, kept: Mapping[str, int], new: list[File]) -> dict[str, Any]:
    """Return a file as a message's list has it: one that stays by its id, a new one by its place."""
    if file.name in kept:
        return {"id": kept[file.name], "filename": file.name}
    alt = {"description": file.alt} if isinstance(file, Picture) else {}
    return {"id": new.index(file), "filename": file.name, **alt}


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
    said = {"type": _BUTTON, "style": style, "disabled": button.disabled, "label": button.label, "custom_id": button.id}
    return said | _emoji(button.sign)


def forgets_emojis(problem: str) -> bool:
    """Do without emojis from now on if Discord says that it does not have one; return whether it says so.

    This happens after somebody has deleted the emoji at Discord; the bot creates it again when it next starts.
    """
    is_about_them = "Invalid emoji" in problem
    if is_about_them:
        EMOJIS.clear()
    return is_about_them


def without_emojis(said: Any) -> Any:
    """Return what a request says without the emojis of its buttons and menus."""
    match said:
        case dict():
            return {key: without_emojis(value) for key, value in said.items() if key != "emoji"}
        case list():
            return [without_emojis(one) for one in said]
    return said


def _emoji(sign: str) -> dict[str, Any]:
    found = EMOJIS.get(sign)
    return {} if found is None else {"emoji": found}


def _menu(menu: Menu) -> dict[str, Any]:
    options = [
        {"label": entry.label, "value": entry.value, "default": entry.chosen}
        | ({"description": entry.detail} if entry.detail else {})
        | _emoji(entry.sign)
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
