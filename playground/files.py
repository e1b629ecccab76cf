"""Files of messages: names, content types, picture sizes and addresses."""

import io
import mimetypes
import re
from dataclasses import dataclass

from PIL import Image

from playground.jsontypes import Json


@dataclass(frozen=True, slots=True)
class Upload:
    """An uploaded file."""

    filename: str
    data: bytes

    @property
    def content_type(self) -> str:
        """The content type guessed from the name."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"


def safe_name(name: str) -> str:
    """Return the name as Discord stores it: letters, digits, dots, dashes and underscores."""
    return re.sub(r"[^\w.\-]", "_", name, flags=re.ASCII) or "file"


def attachment(upload: Upload, file_id: str, channel_id: str, description: str | None) -> Json:
    """Return an uploaded file as an attachment of a message."""
    path = f"/attachments/{channel_id}/{file_id}/{upload.filename}"
    made: Json = {
        "id": file_id,
        "filename": upload.filename,
        "size": len(upload.data),
        "url": path,
        "proxy_url": path,
        "content_type": upload.content_type,
    }
    if description:
        made["description"] = description
    if size := _picture_size(upload):
        made["width"], made["height"] = size
    return made


def _picture_size(upload: Upload) -> tuple[int, int] | None:
    if not upload.content_type.startswith("image/"):
        return None
    try:
        with Image.open(io.BytesIO(upload.data)) as picture:
            return picture.size
    except OSError:  # a picture by name only
        return None


def resolved_media(attachments: list[Json], url: str) -> Json:
    """Return the media object that Discord puts in place of a component's address."""
    base: Json = {"url": url, "proxy_url": url, "width": 0, "height": 0, "placeholder": "", "flags": 0}
    found = by_reference(attachments, url)
    if found is None:
        return {**base, "loading_state": 2}
    return {
        **base,
        "url": found["url"],
        "proxy_url": found["url"],
        "width": found.get("width", 0),
        "height": found.get("height", 0),
        "content_type": found["content_type"],
        "loading_state": 2,
        "attachment_id": found["id"],
    }


def by_reference(attachments: list[Json], url: str) -> Json | None:
    """Return the attachment that `attachment://name` names, or that has this address."""
    name = url.removeprefix("attachment://")
    if name != url:
        return next((one for one in attachments if one["filename"] == name), None)
    return next((one for one in attachments if url.endswith(one["url"])), None)
