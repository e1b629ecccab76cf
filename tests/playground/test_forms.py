"""Forms of several parts, as discord.py and aiohttp send them, and as nobody should."""

import pytest
from aiohttp import FormData

from playground.rest.forms import MalformedFormError, Part, parts_of_form

BOUNDARY = "multipart/form-data; boundary=cut"


async def test_a_form_comes_back_part_by_part():
    """Whatever lies in the files: line breaks, dashes, nothing at all."""
    form = FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "é"}', content_type="application/json")
    wild = b"\r\n--\r\n\r\n--cut\r\n" + bytes(range(256))
    form.add_field("files[0]", wild, filename="board.png", content_type="application/octet-stream")
    form.add_field("files[1]", b"", filename="méchant plan.png", content_type="application/octet-stream")
    made = form()
    assert list(parts_of_form(await made.as_bytes(), made.headers["Content-Type"])) == [
        Part("payload_json", None, '{"content": "é"}'.encode()),
        Part("files[0]", "board.png", wild),
        Part("files[1]", "méchant plan.png", b""),
    ]


def test_what_stands_around_the_parts_is_nothing():
    """RFC 2046 allows a preamble and an epilogue, and headers in any case."""
    body = b'hello\r\n--cut\r\nCONTENT-disposition: form-data; name=a; filename="b\\"c"\r\n\r\nx\r\n--cut--\r\nbye'
    assert list(parts_of_form(body, BOUNDARY)) == [Part("a", 'b"c', b"x")]


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (b"", BOUNDARY),
        (b"--cut--", "multipart/form-data"),
        (b'--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\nx', BOUNDARY),
        (b'--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--cut', BOUNDARY),
        (b"--cut\r\nno headers\r\n--cut--", BOUNDARY),
        (b"--cut\r\nContent-Disposition: form-data\r\n\r\nx\r\n--cut--", BOUNDARY),
    ],
)
def test_what_is_no_form_is_refused(body, content_type):
    """Cut short, without a boundary, without names."""
    with pytest.raises(MalformedFormError):
        list(parts_of_form(body, content_type))
