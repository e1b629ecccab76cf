"""Application commands: names, options, translations, and their limits."""

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter, model_validator
from pydantic_core import PydanticCustomError

from playground.faults import ApiError, Fault
from playground.schema.base import Snowflake, Strict, check, refuse

SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
CHAT_INPUT = 1
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
ALL_TEXT = 8000
SAFE_INTEGER = 1 << 53
_LOCALES = """
id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th
zh-CN ja zh-TW ko
"""
LOCALES = frozenset(_LOCALES.split())
_NAME = re.compile(r"^[-_'\w]{1,32}$")


def _name(value: str) -> str:
    if not _NAME.match(value):
        raise PydanticCustomError(
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid: letters, digits, -, _ and ' only, 1 to 32",
        )
    if value != value.lower():
        raise PydanticCustomError("APPLICATION_COMMAND_INVALID_NAME", "Command name must be in lower case")
    return value


def _locales(value: dict[str, Any]) -> dict[str, Any]:
    for key in value:
        if key not in LOCALES:
            raise PydanticCustomError("APPLICATION_COMMAND_LOCALE_UNKNOWN", "Unknown locale: {key}", {"key": key})
    return value


def _names(value: dict[str, str]) -> dict[str, str]:
    for word in value.values():
        _name(word)
    return value


Text100 = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=32)]
SlashName = Annotated[Name, AfterValidator(_name)]
AnyNames = Annotated[dict[str, Name], AfterValidator(_locales)]
SlashNames = Annotated[AnyNames, AfterValidator(_names)]
Descriptions = Annotated[dict[str, Text100], AfterValidator(_locales)]


class Choice(Strict):
    """One fixed value of an option."""

    name: Text100
    name_localizations: Annotated[dict[str, Text100], AfterValidator(_locales)] | None = None
    value: str | int | float


class Option(Strict):
    """An option, a subcommand, or a group of subcommands."""

    type: Annotated[int, Field(ge=1, le=11)]
    name: SlashName
    name_localizations: SlashNames | None = None
    description: Text100
    description_localizations: Descriptions | None = None
    required: bool | None = None
    options: Annotated[list["Option"], Field(max_length=25)] | None = None
    choices: Annotated[list[Choice], Field(max_length=25)] | None = None
    autocomplete: bool | None = None
    channel_types: list[int] | None = None
    min_value: int | float | None = None
    max_value: int | float | None = None
    min_length: Annotated[int, Field(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6000)] | None = None

    @model_validator(mode="after")
    def _fits(self) -> "Option":
        scalar = self.type in (STRING, INTEGER, NUMBER)
        if self.autocomplete and (self.choices or not scalar):
            raise PydanticCustomError(
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
                "autocomplete excludes choices, and needs a value",
            )
        if self.choices and not scalar:
            raise PydanticCustomError("APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "this type has no choices")
        if self.type in (SUBCOMMAND, GROUP) and self.required:
            raise PydanticCustomError("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "a subcommand is not required")
        if self.options and self.type not in (SUBCOMMAND, GROUP):
            raise PydanticCustomError("APPLICATION_COMMAND_OPTIONS_INVALID", "only subcommands have options")
        low, high = self.min_value, self.max_value
        if low is not None and high is not None and low > high:
            raise PydanticCustomError("BASE_TYPE_BAD_RANGE", "min_value must be at most max_value")
        if self.min_length is not None and self.max_length is not None and self.min_length > self.max_length:
            raise PydanticCustomError("BASE_TYPE_BAD_RANGE", "min_length must be at most max_length")
        return self


class Command(Strict):
    """A slash command (1), or one of the menu of a person (2) or a message (3)."""

    id: Snowflake | None = None
    type: Literal[1, 2, 3] = 1
    name: Name
    name_localizations: AnyNames | None = None
    description: Annotated[str, Field(max_length=100)] | None = None
    description_localizations: Descriptions | None = None
    options: Annotated[list[Option], Field(max_length=25)] | None = None
    default_member_permissions: Snowflake | None = None
    dm_permission: bool | None = None
    contexts: list[Annotated[int, Field(ge=0, le=2)]] | None = None
    integration_types: list[Annotated[int, Field(ge=0, le=1)]] | None = None
    nsfw: bool | None = None

    @model_validator(mode="after")
    def _whole(self) -> "Command":
        if self.type == CHAT_INPUT:
            _name(self.name)
            _names(self.name_localizations or {})
            if not self.description:
                raise PydanticCustomError("BASE_TYPE_REQUIRED", "A slash command needs a description")
        elif self.description or self.options:
            raise PydanticCustomError("APPLICATION_COMMAND_INVALID", "A menu command has no description or options")
        return self


_COMMANDS = TypeAdapter(list[Command])


def read_commands(body: object) -> list[Command]:
    """Check the whole set of commands an application registers."""
    commands = check(_COMMANDS, body)
    for kind, most in MOST_COMMANDS.items():
        if sum(command.type == kind for command in commands) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most}).")
    refuse(_all_faults(commands))
    return commands


def _all_faults(commands: list[Command]) -> Iterator[Fault]:
    seen: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        if (command.type, command.name) in seen:
            yield Fault(
                (place, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add((command.type, command.name))
        yield from _option_faults(command.options or [], (place,), level=0)
        if longest(command) > ALL_TEXT:
            yield Fault(
                (place,),
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({ALL_TEXT})",
            )


def _option_faults(options: list[Option], path: tuple[str | int, ...], level: int) -> Iterator[Fault]:
    optional_seen = False
    kinds = {option.type in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        yield Fault(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands and options cannot mix",
        )
    names: set[str] = set()
    for place, option in enumerate(options):
        here = (*path, "options", place)
        if option.name in names:
            yield Fault((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(option.name)
        others = {other.name for other in options if other is not option}
        if others & set((option.name_localizations or {}).values()):
            yield Fault(
                (*here, "name_localizations"),
                "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                "A localized option name is the name of another option",
            )
        if option.required and optional_seen:
            yield Fault(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before optional",
            )
        optional_seen |= not option.required
        if (option.type == SUBCOMMAND and level > 1) or (option.type == GROUP and level > 0):
            yield Fault((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
        yield from _choice_faults(option, here)
        if option.options or option.type in (SUBCOMMAND, GROUP):
            yield from _nested(option, here, level)


def _nested(option: Option, here: tuple[str | int, ...], level: int) -> Iterator[Fault]:
    inner = option.options or []
    if option.type == GROUP and any(one.type != SUBCOMMAND for one in inner):
        yield Fault((*here, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands")
    if option.type == SUBCOMMAND and any(one.type in (SUBCOMMAND, GROUP) for one in inner):
        yield Fault((*here, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A sub-command holds options")
    yield from _option_faults(inner, here, level + 1)


def _choice_faults(option: Option, here: tuple[str | int, ...]) -> Iterator[Fault]:
    names: set[str] = set()
    for place, choice in enumerate(option.choices or []):
        path = (*here, "choices", place)
        if choice.name in names:
            yield Fault(
                (*path, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS",
                "Choice names must be unique",
            )
        names.add(choice.name)
        if fault := value_fault(option.type, choice.value):
            yield Fault((*path, "value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", fault)


def value_fault(kind: int, value: str | int | float) -> str | None:
    """Why a choice's value does not suit its option, if it does not."""
    if kind == STRING:
        return None if isinstance(value, str) and 1 <= len(value) <= 100 else "must be a string of 1 to 100 characters"
    if kind == INTEGER:
        return None if isinstance(value, int) and abs(value) < SAFE_INTEGER else "must be an integer"
    if kind == NUMBER:
        return None if isinstance(value, int | float) else "must be a number"
    return None


def longest(thing: Command | Option | Choice) -> int:
    """The characters that count towards the 8000, the longest translation of each text."""
    total = max(len(word) for word in (thing.name, *(thing.name_localizations or {}).values()))
    if isinstance(thing, Choice):
        return total + len(str(thing.value))
    words = (thing.description or "", *(thing.description_localizations or {}).values())
    total += max(len(word) for word in words)
    if isinstance(thing, Option):
        total += sum(map(longest, thing.choices or []))
    return total + sum(map(longest, thing.options or []))
