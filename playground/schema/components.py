"""Components of a message: rows of controls, and the layout of Components V2."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from playground.schema.base import ComponentId, MediaUrl, NotBlank, Strict
from playground.schema.controls import Button, EntitySelect, StringSelect

V2_ONLY = frozenset({9, 10, 11, 12, 13, 14, 17})

Description = Annotated[str, StringConstraints(min_length=1, max_length=1024)]


class Media(Strict):
    """A picture or file by its address, `attachment://` for one sent along."""

    url: MediaUrl


class OwnFile(Strict):
    """A file sent along with the message."""

    url: Annotated[str, Field(max_length=2048, pattern=r"^attachment://.+")]


class ActionRow(Strict):
    """A row of up to five buttons, or of one select menu."""

    type: Literal[1]
    id: ComponentId | None = None
    components: Annotated[
        list[Annotated[Button | StringSelect | EntitySelect, Field(discriminator="type")]],
        Field(min_length=1, max_length=5),
    ]

    @model_validator(mode="after")
    def _width(self) -> "ActionRow":
        menus = sum(not isinstance(one, Button) for one in self.components)
        if menus and len(self.components) > 1:
            raise PydanticCustomError(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The components in this row take too much width"
            )
        return self


class TextDisplay(Strict):
    """A text in markdown."""

    type: Literal[10]
    id: ComponentId | None = None
    content: Annotated[str, NotBlank, StringConstraints(min_length=1, max_length=4000)]


class Thumbnail(Strict):
    """A small picture beside a section."""

    type: Literal[11]
    id: ComponentId | None = None
    media: Media
    description: Description | None = None
    spoiler: bool | None = None


class Section(Strict):
    """One to three texts with a button or a small picture beside them."""

    type: Literal[9]
    id: ComponentId | None = None
    components: Annotated[list[TextDisplay], Field(min_length=1, max_length=3)]
    accessory: Annotated[Button | Thumbnail, Field(discriminator="type")]


class GalleryItem(Strict):
    """One picture of a gallery."""

    media: Media
    description: Description | None = None
    spoiler: bool | None = None


class MediaGallery(Strict):
    """One to ten pictures."""

    type: Literal[12]
    id: ComponentId | None = None
    items: Annotated[list[GalleryItem], Field(min_length=1, max_length=10)]


class File(Strict):
    """A file to take away."""

    type: Literal[13]
    id: ComponentId | None = None
    file: OwnFile
    spoiler: bool | None = None


class Separator(Strict):
    """A gap, with or without a line."""

    type: Literal[14]
    id: ComponentId | None = None
    divider: bool | None = None
    spacing: Annotated[int, Field(ge=1, le=2)] | None = None


class Container(Strict):
    """A frame around other components."""

    type: Literal[17]
    id: ComponentId | None = None
    components: Annotated[
        list[
            Annotated[
                ActionRow | TextDisplay | Section | MediaGallery | File | Separator,
                Field(discriminator="type"),
            ]
        ],
        Field(min_length=1, max_length=40),
    ]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool | None = None


TopLevel = Annotated[
    ActionRow | Section | TextDisplay | MediaGallery | File | Separator | Container,
    Field(discriminator="type"),
]
"""What may stand at the top of a message; without the V2 flag, rows alone."""


def dump(components: list[Any]) -> list[dict[str, Any]]:
    """Components as JSON again, without what was not said."""
    return [one.model_dump(mode="json", exclude_none=True) for one in components]
