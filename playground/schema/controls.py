"""What a person presses or picks from: buttons and select menus, in messages and modals."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from playground.schema.base import ComponentId, CustomId, Label100, Snowflake, Strict, WebUrl
from playground.schema.emoji import is_emoji

LINK, PREMIUM = 5, 6


class Emoji(Strict):
    """An emoji beside a label: one of Unicode's by its character, or one of a server by its id."""

    id: Snowflake | None = None
    name: Annotated[str, Field(max_length=32)] | None = None
    animated: bool | None = None

    @model_validator(mode="after")
    def _known(self) -> "Emoji":
        if self.id is None and not (self.name and is_emoji(self.name)):
            raise PydanticCustomError("COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return self


class Button(Strict):
    """A button: an action with its own custom_id, or a link with an address."""

    type: Literal[2]
    id: ComponentId | None = None
    style: Annotated[int, Field(ge=1, le=6)]
    label: Annotated[str, Field(max_length=80)] | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    url: Annotated[WebUrl, Field(max_length=512)] | None = None
    sku_id: Snowflake | None = None
    disabled: bool | None = None

    @model_validator(mode="after")
    def _whole(self) -> "Button":
        if self.style == PREMIUM:
            raise PydanticCustomError("BUTTON_COMPONENT_PREMIUM_NOT_ALLOWED", "Premium buttons need a shop item")
        if self.style == LINK:
            if not self.url:
                raise PydanticCustomError("BASE_TYPE_REQUIRED", "A url is required for this button style")
            if self.custom_id is not None:
                raise PydanticCustomError(
                    "COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        elif self.custom_id is None:
            raise PydanticCustomError(
                "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required for this button style"
            )
        elif self.url is not None:
            raise PydanticCustomError(
                "COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified"
            )
        if not (self.label or self.emoji):
            raise PydanticCustomError("BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji")
        return self


class SelectOption(Strict):
    """One line of a select menu."""

    label: Label100
    value: Label100
    description: Annotated[str, Field(max_length=100)] | None = None
    emoji: Emoji | None = None
    default: bool | None = None


class _Select(Strict):
    id: ComponentId | None = None
    custom_id: CustomId
    placeholder: Annotated[str, StringConstraints(max_length=150)] | None = None
    min_values: Annotated[int, Field(ge=0, le=25)] | None = None
    max_values: Annotated[int, Field(ge=1, le=25)] | None = None
    disabled: bool | None = None
    required: bool | None = None

    def least(self) -> int:
        """How many must be picked."""
        return 1 if self.min_values is None else self.min_values

    def most(self) -> int:
        """How many may be picked."""
        return 1 if self.max_values is None else self.max_values

    @model_validator(mode="after")
    def _ordered(self) -> "_Select":
        if self.least() > self.most():
            raise PydanticCustomError("BASE_TYPE_BAD_RANGE", "min_values must be less than or equal to max_values")
        return self


class StringSelect(_Select):
    """A menu of the bot's own lines."""

    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=25)]

    @model_validator(mode="after")
    def _fits(self) -> "StringSelect":
        values = [option.value for option in self.options]
        if len(set(values)) < len(values):
            raise PydanticCustomError(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )
        if self.most() > len(self.options) or self.least() > len(self.options):
            raise PydanticCustomError(
                "SELECT_COMPONENT_MAX_VALUES_OUT_OF_RANGE",
                "Cannot ask for more values than there are options",
            )
        if sum(bool(option.default) for option in self.options) > self.most():
            raise PydanticCustomError(
                "SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE", "More options are marked default than may be chosen"
            )
        return self


class DefaultValue(Strict):
    """Who or what is already picked in a menu of people, roles or channels."""

    id: Snowflake
    type: Literal["user", "role", "channel"]


class EntitySelect(_Select):
    """A menu of people (5), roles (6), both (7) or channels (8)."""

    type: Literal[5, 6, 7, 8]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None

    @model_validator(mode="after")
    def _kinds(self) -> "EntitySelect":
        kinds = {5: {"user"}, 6: {"role"}, 7: {"user", "role"}, 8: {"channel"}}[self.type]
        given = self.default_values or []
        if any(value.type not in kinds for value in given):
            raise PydanticCustomError("BASE_TYPE_CHOICES", "A default value is of the wrong kind for this menu")
        if given and not self.least() <= len(given) <= self.most():
            raise PydanticCustomError("BASE_TYPE_BAD_LENGTH", "The default values must fit min and max values")
        return self


Select = Annotated[StringSelect | EntitySelect, Field(discriminator="type")]
