"""What the page is told when it asks for something that cannot be."""

from typing import Any

from playground.jsontypes import Json


class RefusalError(Exception):
    """An op refused, with the id of the words that say why."""

    def __init__(self, code: str, **fields: Any) -> None:
        super().__init__(code)
        self.code = code
        self.fields = fields

    def body(self) -> Json:
        """Return the error as the page receives it."""
        return {"code": self.code, **self.fields}
