"""Forms of several parts (RFC 7578), in one piece: aiohttp spends more on the header of a file than on its data."""

from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from email.utils import collapse_rfc2231_value

_END_OF_HEADERS, _LINE = b"\r\n\r\n", b"\r\n"


class MalformedFormError(Exception):
    """A body is not made of the parts that its content type promises."""


@dataclass(frozen=True, slots=True)
class Part:
    """One field of a form.

    Attributes:
        name: of the field.
        filename: as the sender calls the file; None for a field that is none.
        data: its content.
    """

    name: str
    filename: str | None
    data: bytes


def parts_of_form(body: bytes, content_type: str) -> Iterator[Part]:
    """Take a form apart.

    Args:
        body: the whole body of a request.
        content_type: the header that names the boundary between the parts.

    Raises:
        MalformedFormError: it does not end with its last boundary, or a part has no headers.
    """
    boundary = _parameter(content_type, "boundary")
    if not boundary:
        raise MalformedFormError("there is no boundary")
    _, *pieces = (_LINE + body).split(_LINE + b"--" + boundary.encode())
    if not pieces or not pieces[-1].startswith(b"--"):
        raise MalformedFormError("the last boundary is missing")
    for piece in pieces[:-1]:
        head, found, data = piece.partition(_END_OF_HEADERS)
        if not found:
            raise MalformedFormError("a part has no headers")
        yield _part(head, data)


def _part(head: bytes, data: bytes) -> Part:
    for line in head.split(_LINE):
        title, _, value = line.decode(errors="replace").partition(":")
        if title.strip().lower() == "content-disposition" and (name := _parameter(value.strip(), "name")) is not None:
            return Part(name, _parameter(value.strip(), "filename"), data)
    raise MalformedFormError("a part has no name")


def _parameter(header: str, name: str) -> str | None:
    """One parameter of a header's value, without its quotes."""
    message = Message()
    message["X"] = header
    found = message.get_param(name, header="X")
    return None if found is None else collapse_rfc2231_value(found)
