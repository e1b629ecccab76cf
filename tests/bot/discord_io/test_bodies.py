"""The body of a request: JSON alone, or a form of several parts that any parser reads."""

import json
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import HTTP

from bot.discord_io.bodies import body_of
from bot.post import Document, Picture, Post, Text

NEW = Picture("tunhell-mines-1.png", b"\x89PNG\r\n\x1a\n--", "Three mines")
KEPT = Picture("tunhell-hand-2.png", b"", "Two cards")


def parts_of(post: Post, kept: dict[str, int]) -> list[EmailMessage]:
    """The parts of a request, as the standard library reads them."""
    body = body_of(post, kept)
    head = f"Content-Type: {body.headers['Content-Type']}\r\n\r\n".encode()
    read = BytesParser(EmailMessage, policy=HTTP).parsebytes(head + bytes(body._value))
    return list(read.iter_parts())


def test_without_new_files_a_request_is_json():
    body = body_of(Post((Text("Hello"), KEPT)), {KEPT.name: 7}, nonce="x")
    assert body.headers["Content-Type"] == "application/json"
    said = json.loads(body._value)
    assert (said["attachments"], said["nonce"]) == ([{"id": 7, "filename": KEPT.name}], "x")


def test_new_files_follow_what_is_said_byte_by_byte():
    """Line ends and dashes in a file are its own; names are those of the list of attachments."""
    said, first, second = parts_of(Post((Text("é"), KEPT, NEW, Document("a.json", b"{}\r\n"))), {KEPT.name: 7})
    told = json.loads(said.get_payload(decode=True))
    assert [one["id"] for one in told["attachments"]] == [7, 0, 1]
    assert told["components"][0]["components"][0]["content"] == "é"
    assert (first.get_filename(), first.get_payload(decode=True)) == (NEW.name, NEW.data)
    assert (second.get_filename(), second.get_payload(decode=True)) == ("a.json", b"{}\r\n")
    assert [one.get_param("name", header="Content-Disposition") for one in (first, second)] == ["files[0]", "files[1]"]


def test_a_name_cannot_end_its_header():
    _, file = parts_of(Post((Document('a"\r\nX: y.json', b"{}"),)), {})
    assert file.get_filename() == "a%22%0D%0AX: y.json"
    assert file["X"] is None
