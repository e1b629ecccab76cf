"""Messages and forms as Discord's JSON, request bodies, and the translation of Discord's errors into a few kinds.

discord.py would create an object per component and serialise them all again: a tenth of the cost of an edit. aiohttp
would create objects for each part of a request with pictures, which takes as long as everything else in it, and send
each part separately, with four system calls per picture.
"""

import logging
import re
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from secrets import token_hex
from typing import Any

import aiohttp
import discord
import orjson
from aiohttp import BytesPayload

from bot.post import (
    Block,
    Button,
    Buttons,
    Divider,
    Document,
    Entry,
    Form,
    Gone,
    Illustrated,
    Input,
    Menu,
    NoChannel,
    Picker,
    Picture,
    PortError,
    Post,
    Refused,
    Selection,
    Text,
    Trouble,
    Unauthorised,
)
from bot.present.speech import TEXT, text_size

log = logging.getLogger(__name__)

_ROW, _BUTTON, _SELECT, _INPUT, _PEOPLE, _ROLES, _CHANNEL = 1, 2, 3, 4, 5, 6, 8
_SECTION, _TEXT, _THUMBNAIL, _GALLERY, _FILE, _SEPARATOR, _CONTAINER, _LABEL = 9, 10, 11, 12, 13, 14, 17, 18
_RADIO, _CHECKBOXES = 21, 22
"""Discord's numbers for kinds of components."""
_STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_SHORT, _PARAGRAPH = 1, 2
"""Discord's numbers for the styles of a text field in a form."""
_RADIO_MOST = 5
"""The maximum number of choices that a form shows at once; more are in a menu."""
_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum)
"""Channel types that can hold tables, or threads with tables."""
EPHEMERAL = 1 << 6
_COMPONENTS_ONLY = 1 << 15
"""Discord's message flags for an ephemeral message and for one made of components."""

_JSON = "application/json"

File = Picture | Document
EMOJIS: dict[str, dict[str, str]] = {}
"""The bot's application emojis, by their signs; empty until they are loaded, or if there are none."""
MENTIONS: dict[str, str] = {}
"""What Discord shows as a command that can be pressed, by the command's name in any language; empty until known."""
_COMMAND = re.compile(r"`/([^`]+)`")
"""A command named in a text."""
OFFLINE = (aiohttp.ClientError, TimeoutError, OSError)
"""The errors raised when Discord cannot be reached at all."""
BAD_REQUEST = 400
ANSWERED_ALREADY = 40060
TOO_LATE = {10015, 10062, 50027}
"""The token of an interaction is unknown, invalid or has expired."""
NO_MESSAGE = 10008
NO_MEMBER = {10007, 10013}
"""The person is not on the server, or does not exist."""
_NO_CHANNEL = {10003, 10004}
_REFUSED = {10013, 50007, 50083, 50278}
"""Unknown user, closed private messages, archived thread: refusals that do not come with status 403."""


def message(post: Post, kept: Mapping[str, int], flags: int = 0) -> dict[str, Any]:
    """Return the JSON of a request for a message that shows a post.

    Args:
        post: what it is to show.
        kept: ids, by name, of the message's files that stay; all others are uploaded.
        flags: message flags in addition to the one for components.
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
    """Return the body of a request in one piece: its JSON, and the files to upload."""
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
    """Return one part of a multipart body, without the preceding boundary."""
    head = f"Content-Disposition: form-data; {disposition}\r\nContent-Type: {content_type}\r\n\r\n"
    return head.encode() + data


def components(post: Post) -> list[dict[str, Any]]:
    """Return a post as a single container component."""
    frame = {"type": _CONTAINER, "accent_color": post.accent, "spoiler": False}
    return [{**frame, "components": [_component(block) for block in _with_mentions(post.blocks)]}]


def _with_mentions(blocks: Sequence[Block]) -> Sequence[Block]:
    """Return the blocks with the commands in their texts as mentions, which can be pressed, if all texts still fit."""
    named = [
        replace(block, markdown=_COMMAND.sub(_mention, block.markdown))
        if isinstance(block, Text | Illustrated) and "`/" in block.markdown
        else block
        for block in blocks
    ]
    return named if text_size(named) <= TEXT else blocks


def _mention(found: re.Match[str]) -> str:
    return MENTIONS.get(found[1], found[0])


def dialog(form: Form) -> dict[str, Any]:
    """Return a form as a modal dialog; its submission carries the form's id."""
    return {"custom_id": form.id, "title": form.title, "components": [_field(field) for field in form.fields]}


def _field(field: Input | Selection) -> dict[str, Any]:
    """Return a field of a form below its label: for text, a few radio buttons, a menu, or checkboxes."""
    match field:
        case Input():
            style = _PARAGRAPH if field.is_long else _SHORT
            limits = {"max_length": field.most, "required": field.is_required}
            hint = {"placeholder": field.hint} if field.hint else {}
            return _label(field.label, "", {"type": _INPUT, "style": style, "custom_id": field.name, **limits, **hint})
        case Selection():
            is_few = 1 < len(field.entries) <= _RADIO_MOST  # Discord refuses a single radio button
            kind = _CHECKBOXES if field.is_several else _RADIO if is_few else _SELECT
            least = {"min_values": 0} if field.is_several else {}
            needed = {"custom_id": field.name, "required": not field.is_several}
            options = [_option(entry) for entry in field.entries]
            return _label(field.label, field.help, {"type": kind, **needed, **least, "options": options})


def _label(label: str, told: str, component: dict[str, Any]) -> dict[str, Any]:
    return {"type": _LABEL, "label": label, "component": component} | ({"description": told} if told else {})


def _files(post: Post) -> list[File]:
    blocks = (block.picture if isinstance(block, Illustrated) else block for block in post.blocks)
    return [block for block in blocks if isinstance(block, Picture | Document)]


def _attachment(file: File, kept: Mapping[str, int], new: list[File]) -> dict[str, Any]:
    """Return a file's entry in the attachment list: by id if it is kept, by index if it is new."""
    if file.name in kept:
        return {"id": kept[file.name], "filename": file.name}
    alt = {"description": file.alt} if isinstance(file, Picture) else {}
    return {"id": new.index(file), "filename": file.name, **alt}


def _component(block: Block) -> dict[str, Any]:
    match block:
        case Text(markdown):
            return {"type": _TEXT, "content": markdown}
        case Illustrated(markdown, Picture(name, _, alt)):
            beside = {
                "type": _THUMBNAIL,
                "media": {"url": f"attachment://{name}"},
                "description": alt,
                "spoiler": False,
            }
            return {"type": _SECTION, "components": [{"type": _TEXT, "content": markdown}], "accessory": beside}
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


def values_in(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the values chosen in a menu, or given in a form's fields that were not left blank."""
    given = tuple(value for values in fields_in(data).values() for value in values if value)
    return given or tuple(map(str, data.get("values", ())))


def fields_in(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Return the values typed or chosen in each field of a form, by its name; empty for any other control."""
    fields = [label.get("component", {}) for label in data.get("components", ())]
    return {field["custom_id"]: _given(field) for field in fields if "custom_id" in field}


def _given(field: Mapping[str, Any]) -> tuple[str, ...]:
    if "values" in field:
        return tuple(map(str, field["values"]))
    return (str(field.get("value") or "").strip(),)


def is_about_emojis(problem: str) -> bool:
    """Return whether Discord reports that an emoji does not exist."""
    return "Invalid emoji" in problem


def forget_emojis() -> None:
    """Stop using emojis: one was deleted at Discord; the bot creates it again when it next starts."""
    EMOJIS.clear()


def without_emojis(said: Any) -> Any:
    """Return a request's JSON without the emojis of its buttons and menus."""
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
    options = [_option(entry) | _emoji(entry.sign) for entry in menu.entries]
    return _select(menu, _SELECT) | {"required": True, "options": options}


def _option(entry: Entry) -> dict[str, Any]:
    told = {"description": entry.detail} if entry.detail else {}
    return {"label": entry.label, "value": entry.value, "default": entry.chosen} | told


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


def translated(error: discord.HTTPException) -> PortError | None:
    """Return the port error that corresponds to a Discord error; None if it is a fault of the bot."""
    if error.code in _NO_CHANNEL:
        return NoChannel(str(error))
    if error.code == NO_MESSAGE or error.code in TOO_LATE:
        return Gone(str(error))
    if error.status == 401:
        return Unauthorised(str(error))
    if error.status == 403 or error.code in _REFUSED:
        return Refused(str(error))
    if error.status == 429 or error.status >= 500:
        return Trouble(str(error))
    return None


@asynccontextmanager
async def errors() -> AsyncIterator[None]:
    """Translate exceptions of discord.py into errors of the port."""
    try:
        yield
    except discord.HTTPException as error:
        if (known := translated(error)) is not None:
            raise known from error
        if is_about_emojis(error.text):
            forget_emojis()
            raise Trouble(str(error)) from error
        raise
    except discord.RateLimited as error:
        raise Trouble(f"rate limited for {error.retry_after:.0f} s") from error
    except OFFLINE as error:
        raise Trouble(f"{type(error).__name__}: {error}") from error


def reason(error: BaseException) -> tuple[str, int] | None:
    """Return the message and the exit code for an error that ends the bot; None if it is a fault of the bot."""
    match error:
        case discord.LoginFailure():
            return "Discord does not accept the setting DISCORD_TOKEN. Reset it in the developer portal.", 2
        case discord.ConnectionClosed():
            return f"Discord has closed the connection for good (code {error.code}).", 1
        case discord.HTTPException() | discord.GatewayNotFound() | aiohttp.ClientError() | TimeoutError() | OSError():
            return f"Discord cannot be reached: {error}.", 1
    return None


def late_suggestions(record: logging.LogRecord) -> bool:
    """Log autocomplete answers that came too late as one line instead of a traceback: the person has typed on."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        record.exc_info, record.exc_text = None, None
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.msg, record.args = "Suggestions came too late", ()
        return log.isEnabledFor(logging.INFO)
    return True
