"""Refusals of a page's requests."""

from typing import Any

from playground.jsontypes import Json


class RefusalError(Exception):
    """A refused op, with the id of the message that explains it."""

    def __init__(self, code: str, **fields: Any) -> None:
        super().__init__(code)
        self.code = code
        self.fields = fields

    def body(self) -> Json:
        """Return the error as the page receives it."""
        return {"code": self.code, **self.fields}
