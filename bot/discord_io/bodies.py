"""What a request says of a post, written down once: as JSON, or with files as one body of several parts.

aiohttp would write each part of a form to the line by itself, in four system calls for each picture.
"""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

import orjson
from aiohttp import BytesPayload

from bot.post import Document, Picture, Post

from .components import layout, mentions

_COMPONENTS_ONLY = 1 << 15
"""Discord's flag of a message that is made of components."""
_LINE = b"\r\n"


def body_of(post: Post, kept: Mapping[str, int], **more: str | bool) -> BytesPayload:
    """Return the body of a request that sends or edits a message.

    Args:
        post: what it is to show.
        kept: files of the message that stay, their ids by name; all others are uploaded.
        more: what else the request says.
    """
    files = [block for block in post.blocks if isinstance(block, Picture | Document)]
    new = [block for block in files if block.name not in kept]
    said = {
        "components": layout(post).to_components(),
        "flags": _COMPONENTS_ONLY,
        "allowed_mentions": mentions(post).to_dict(),
        "attachments": [_attachment(block, kept, new) for block in files],
        **more,
    }
    if not new:
        return BytesPayload(orjson.dumps(said), content_type="application/json")
    parts = [_part("payload_json", orjson.dumps(said), "application/json")]
    parts += [_part(f"files[{i}]", one.data, "application/octet-stream", one.name) for i, one in enumerate(new)]
    boundary = token_hex(16)
    start, end = f"--{boundary}".encode(), f"--{boundary}--".encode()
    body = b"".join(start + _LINE + part + _LINE for part in parts) + end + _LINE
    return BytesPayload(body, content_type=f"multipart/form-data; boundary={boundary}")


def _attachment(file: Picture | Document, kept: Mapping[str, int], new: list[Picture | Document]) -> dict[str, Any]:
    """A file in the list of those that the message has: one that stays by its id, a new one by its place."""
    if file.name in kept:
        return {"id": kept[file.name], "filename": file.name}
    alt = {"description": file.alt} if isinstance(file, Picture) else {}
    return {"id": new.index(file), "filename": file.name, **alt}


def _part(name: str, data: bytes, kind: str, file: str = "") -> bytes:
    """One part of a body; the names of files are quoted as browsers do it."""
    quoted = file.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
    called = f'; filename="{quoted}"' if file else ""
    head = f'Content-Disposition: form-data; name="{name}"{called}\r\nContent-Type: {kind}\r\n\r\n'
    return head.encode() + data
