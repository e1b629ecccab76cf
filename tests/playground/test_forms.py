"""Multipart forms as sent by discord.py and aiohttp, and invalid ones."""

from dataclasses import dataclass
from typing import Any, cast

import pytest
from aiohttp import FormData, web

from playground.faults import ApiError
from playground.rest.request import read_body

BOUNDARY = "multipart/form-data; boundary=cut"


@dataclass(frozen=True)
class Sent:
    """The body of a request."""

    body: bytes
    content_type: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Content-Type": self.content_type}

    async def read(self) -> bytes:
        return self.body


async def read(body: bytes, content_type: str) -> tuple[Any, list[tuple[str, bytes]]]:
    """Return the JSON of a body, and the names and bytes of its files."""
    told, files = await read_body(cast(web.Request, Sent(body, content_type)))
    return told, [(file.filename, file.data) for file in files]


async def test_a_form_comes_back_part_by_part():
    """Files of any content are read back unchanged, in the order of their numbers."""
    form = FormData(quote_fields=False)
    wild = b"\r\n--\r\n\r\n--cut\r\n" + bytes(range(256))
    form.add_field("files[1]", b"", filename="plan.png", content_type="application/octet-stream")
    form.add_field("files[0]", wild, filename="board.png", content_type="application/octet-stream")
    form.add_field("payload_json", '{"content": "é"}', content_type="application/json")
    made = form()
    told, files = await read(await made.as_bytes(), made.headers["Content-Type"])
    assert told == {"content": "é"}
    assert files == [("board.png", wild), ("plan.png", b"")]


async def test_json_needs_no_form():
    assert await read(b'{"content": "e"}', "application/json") == ({"content": "e"}, [])


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (b"", BOUNDARY),
        (b"--cut--", "multipart/form-data"),
        (b'--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\nx', BOUNDARY),
        (b'--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--cut', BOUNDARY),
        (b"--cut\r\nno headers\r\n--cut--", BOUNDARY),
    ],
)
async def test_what_is_no_form_is_refused(body, content_type):
    """Truncated forms and forms without boundary or headers are refused."""
    with pytest.raises(ApiError):
        await read(body, content_type)
