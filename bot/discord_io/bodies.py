"""What a request says of a post, written down once: as JSON, or with files as one body of several parts.

aiohttp would write each part of a form to the line by itself, in four system calls for each picture, and spend as much
time on objects for each part as all else of an edit takes.
"""

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any

import orjson
from aiohttp import BytesPayload

from bot.post import Document, Picture, Post

from .components import layout, mentions

_COMPONENTS_ONLY = 1 << 15
"""Discord's flag of a message that is made of components."""
_ESCAPED = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""What would end the name of a file, as browsers write it (HTML, 4.10.21.8)."""


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
    return _form(orjson.dumps(said), new)


def _form(said: bytes, files: Sequence[Picture | Document]) -> BytesPayload:
    """What is said and the files, as the parts of a form (RFC 7578)."""
    boundary = token_hex(16)  # so long, and drawn by chance, that it stands in none of the parts
    parts = [_part(boundary, 'name="payload_json"', "application/json").lstrip(), said]
    for place, file in enumerate(files):
        name = f'name="files[{place}]"; filename="{file.name.translate(_ESCAPED)}"'
        parts += [_part(boundary, name, "application/octet-stream"), file.data]
    parts.append(f"\r\n--{boundary}--\r\n".encode())
    return BytesPayload(b"".join(parts), content_type=f"multipart/form-data; boundary={boundary}")


def _part(boundary: str, name: str, kind: str) -> bytes:
    """The lines before the content of a part."""
    return f"\r\n--{boundary}\r\nContent-Disposition: form-data; {name}\r\nContent-Type: {kind}\r\n\r\n".encode()


def _attachment(file: Picture | Document, kept: Mapping[str, int], new: list[Picture | Document]) -> dict[str, Any]:
    """A file in the list of those that the message has: one that stays by its id, a new one by its place."""
    if file.name in kept:
        return {"id": kept[file.name], "filename": file.name}
    alt = {"description": file.alt} if isinstance(file, Picture) else {}
    return {"id": new.index(file), "filename": file.name, **alt}
