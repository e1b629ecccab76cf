"""What a request says of a post, written down once: as JSON, or with files as one body of several parts.

aiohttp would write each part of a form to the line by itself, in four system calls for each picture.
"""

from collections.abc import Mapping
from typing import Any

import orjson
from aiohttp import BytesPayload, FormData

from bot.post import Document, Picture, Post

from .components import layout, mentions

_COMPONENTS_ONLY = 1 << 15
"""Discord's flag of a message that is made of components."""


async def body_of(post: Post, kept: Mapping[str, int], **more: str | bool) -> BytesPayload:
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
    form = FormData(quote_fields=False)
    form.add_field("payload_json", orjson.dumps(said).decode(), content_type="application/json")
    for place, file in enumerate(new):
        form.add_field(f"files[{place}]", file.data, filename=file.name, content_type="application/octet-stream")
    parts = form()
    return BytesPayload(await parts.as_bytes(), headers=parts.headers)


def _attachment(file: Picture | Document, kept: Mapping[str, int], new: list[Picture | Document]) -> dict[str, Any]:
    """A file in the list of those that the message has: one that stays by its id, a new one by its place."""
    if file.name in kept:
        return {"id": kept[file.name], "filename": file.name}
    alt = {"description": file.alt} if isinstance(file, Picture) else {}
    return {"id": new.index(file), "filename": file.name, **alt}
