"""Modals: a title and one to five fields to fill in."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from playground.faults import Fault
from playground.schema.base import ComponentId, CustomId, Label100, Strict
from playground.schema.components import TextDisplay
from playground.schema.controls import EntitySelect, StringSelect

MOST_FIELDS = 5


class TextInput(Strict):
    """A field for a short or long text."""

    type: Literal[4]
    id: ComponentId | None = None
    custom_id: CustomId
    style: Annotated[int, Field(ge=1, le=2)]
    label: Annotated[str, StringConstraints(min_length=1, max_length=45)] | None = None
    value: Annotated[str, Field(max_length=4000)] | None = None
    placeholder: Annotated[str, Field(max_length=100)] | None = None
    required: bool | None = None
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None

    @model_validator(mode="after")
    def _lengths(self) -> "TextInput":
        most = 4000 if self.max_length is None else self.max_length
        if (self.min_length or 0) > most:
            raise PydanticCustomError("BASE_TYPE_BAD_RANGE", "min_length must be at most max_length")
        if self.value and not (self.min_length or 0) <= len(self.value) <= most:
            raise PydanticCustomError("BASE_TYPE_BAD_LENGTH", "The value must fit min_length and max_length")
        return self


class GroupOption(Strict):
    """One line of a group of choices."""

    label: Label100
    value: Label100
    description: Annotated[str, Field(max_length=100)] | None = None
    default: bool | None = None


class RadioGroup(Strict):
    """Two to ten lines, one to choose."""

    type: Literal[21]
    id: ComponentId | None = None
    custom_id: CustomId
    options: Annotated[list[GroupOption], Field(min_length=2, max_length=10)]
    required: bool | None = None

    @model_validator(mode="after")
    def _one(self) -> "RadioGroup":
        _unlike(self.options, 1)
        return self


class CheckboxGroup(Strict):
    """One to ten lines, several to choose."""

    type: Literal[22]
    id: ComponentId | None = None
    custom_id: CustomId
    options: Annotated[list[GroupOption], Field(min_length=1, max_length=10)]
    min_values: Annotated[int, Field(ge=0, le=10)] | None = None
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    required: bool | None = None

    @model_validator(mode="after")
    def _fits(self) -> "CheckboxGroup":
        most = len(self.options) if self.max_values is None else self.max_values
        if most > len(self.options) or (self.min_values or 0) > most:
            raise PydanticCustomError("BASE_TYPE_BAD_RANGE", "min_values and max_values must fit the options")
        _unlike(self.options, most)
        return self


def _unlike(options: list[GroupOption], defaults: int) -> None:
    if len({option.value for option in options}) < len(options):
        raise PydanticCustomError(
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
        )
    if sum(bool(option.default) for option in options) > defaults:
        raise PydanticCustomError("BASE_TYPE_BAD_LENGTH", "More options are marked default than may be chosen")


class Checkbox(Strict):
    """One thing to tick."""

    type: Literal[23]
    id: ComponentId | None = None
    custom_id: CustomId
    default: bool | None = None


class FileUpload(Strict):
    """A place for files."""

    type: Literal[19]
    id: ComponentId | None = None
    custom_id: CustomId
    min_values: Annotated[int, Field(ge=0, le=10)] | None = None
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    required: bool | None = None

    @model_validator(mode="after")
    def _ordered(self) -> "FileUpload":
        least = 1 if self.min_values is None else self.min_values
        most = 1 if self.max_values is None else self.max_values
        if least > most:
            raise PydanticCustomError("BASE_TYPE_BAD_RANGE", "min_values must be at most max_values")
        return self


ModalField = Annotated[
    TextInput | StringSelect | EntitySelect | FileUpload | RadioGroup | CheckboxGroup | Checkbox,
    Field(discriminator="type"),
]


class Label(Strict):
    """A field with its name and a word of explanation."""

    type: Literal[18]
    id: ComponentId | None = None
    label: Annotated[str, StringConstraints(min_length=1, max_length=45)]
    description: Annotated[str, StringConstraints(min_length=1, max_length=100)] | None = None
    component: ModalField


class InputRow(Strict):
    """The older way: a row with one text field that names itself."""

    type: Literal[1]
    id: ComponentId | None = None
    components: Annotated[list[TextInput], Field(min_length=1, max_length=1)]

    @model_validator(mode="after")
    def _named(self) -> "InputRow":
        if not self.components[0].label:
            raise PydanticCustomError("BASE_TYPE_REQUIRED", "A text input in a row needs a label")
        return self


class Modal(Strict):
    """The whole dialog."""

    custom_id: CustomId
    title: Annotated[str, StringConstraints(min_length=1, max_length=45)]
    components: Annotated[
        list[Annotated[InputRow | TextDisplay | Label, Field(discriminator="type")]],
        Field(min_length=1, max_length=MOST_FIELDS),
    ]


def modal_faults(modal: Modal) -> Iterator[Fault]:
    """What no single field can know: the same custom_id or number twice, menus greyed out."""
    seen: set[str] = set()
    for place, top in enumerate(modal.components):
        if isinstance(top, TextDisplay):
            continue
        inner = top.components[0] if isinstance(top, InputRow) else top.component
        path = ("components", place, *(("components", 0) if isinstance(top, InputRow) else ("component",)))
        if inner.custom_id in seen:
            yield Fault(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(inner.custom_id)
        if isinstance(inner, StringSelect | EntitySelect) and inner.disabled:
            yield Fault((*path, "disabled"), "BASE_TYPE_CHOICES", "A menu in a modal cannot be disabled")
        if isinstance(top, Label) and isinstance(inner, TextInput) and inner.label:
            yield Fault((*path, "label"), "BASE_TYPE_CHOICES", "Inside a label, a text input has no label")
