"""Embeds: the boxes of classic messages."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Annotated

from pydantic import Field, StringConstraints, field_validator
from pydantic_core import PydanticCustomError

from playground.faults import Fault
from playground.schema.base import MediaUrl, NotBlank, Strict, WebUrl

ALL_TEXT = 6000


class EmbedField(Strict):
    """A title with a value under it."""

    name: Annotated[str, NotBlank, StringConstraints(min_length=1, max_length=256)]
    value: Annotated[str, NotBlank, StringConstraints(min_length=1, max_length=1024)]
    inline: bool | None = None


class EmbedFooter(Strict):
    """The small line below."""

    text: Annotated[str, Field(max_length=2048)] | None = None
    icon_url: MediaUrl | None = None


class EmbedAuthor(Strict):
    """The small line above."""

    name: Annotated[str, Field(max_length=256)] | None = None
    url: WebUrl | None = None
    icon_url: MediaUrl | None = None


class EmbedImage(Strict):
    """A picture by its address."""

    url: MediaUrl | None = None


class Embed(Strict):
    """One box: title, text, fields, pictures."""

    type: str | None = None
    title: Annotated[str, Field(max_length=256)] | None = None
    description: Annotated[str, Field(max_length=4096)] | None = None
    url: WebUrl | None = None
    timestamp: str | None = None
    color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    footer: EmbedFooter | None = None
    image: EmbedImage | None = None
    thumbnail: EmbedImage | None = None
    author: EmbedAuthor | None = None
    fields: Annotated[list[EmbedField], Field(max_length=25)] | None = None

    @field_validator("timestamp")
    @classmethod
    def _a_time(cls, value: str | None) -> str | None:
        if value is not None:
            try:
                datetime.fromisoformat(value)
            except ValueError as error:
                raise PydanticCustomError("DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.") from error
        return value

    def text_length(self) -> int:
        """The characters that count towards the 6000."""
        texts = [self.title, self.description]
        texts += [self.footer.text if self.footer else None, self.author.name if self.author else None]
        for field in self.fields or []:
            texts += [field.name, field.value]
        return sum(len(text) for text in texts if text)

    def is_empty(self) -> bool:
        """Nothing to see in it."""
        return not (self.text_length() or self.image or self.thumbnail or self.timestamp)


def embed_faults(embeds: Sequence[Embed]) -> Iterator[Fault]:
    """What no single embed can know: the sum of the texts, and boxes with nothing in them."""
    total = 0
    for place, embed in enumerate(embeds):
        total += embed.text_length()
        if embed.is_empty():
            yield Fault(("embeds", place, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        if total > ALL_TEXT:
            yield Fault(
                ("embeds", place),
                "MAX_EMBED_SIZE_EXCEEDED",
                f"Embed size exceeds maximum size of {ALL_TEXT}",
            )
            return
