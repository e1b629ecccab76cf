"""Limits of application commands that Discord's API description lacks: names, options and translations."""

import re
from collections.abc import Iterator

from playground.faults import ApiError, Fault, Path, invalid_body
from playground.jsontypes import Json
from playground.schema.description import faults_of, read, refuse

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
_BODY = "ApplicationCommandUpdateRequest"


def read_commands(body: object) -> list[Json]:
    """Return the checked set of commands that an application registers."""
    if not isinstance(body, list):
        raise invalid_body([Fault((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")])
    refuse(fault for place, one in enumerate(body) for fault in faults_of(_BODY, one, (place,)))
    commands = [{"type": CHAT_INPUT, **_named(read(_BODY, one))} for one in body]
    for kind, most in MOST_COMMANDS.items():
        if sum(command["type"] == kind for command in commands) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most}).")
    refuse(_all_faults(commands))
    return commands


def _named(command: Json) -> Json:
    """Return a command without null fields; registration replaces the command, so they change nothing."""
    return {key: value for key, value in command.items() if value is not None}


def _all_faults(commands: list[Json]) -> Iterator[Fault]:
    seen: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        path: Path = (place,)
        if (command["type"], command["name"]) in seen:
            words = "Application command names must be unique"
            yield Fault((*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
        seen.add((command["type"], command["name"]))
        if command["type"] == CHAT_INPUT:
            yield from _name_faults(command, path)
            if not command.get("description"):
                yield Fault((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        elif command.get("description") or command.get("options"):
            words = "A menu command has no description or options"
            yield Fault(path, "APPLICATION_COMMAND_INVALID", words)
        yield from _locale_faults(command, path)
        yield from _options_faults(command.get("options", []), path)
        if longest(command) > ALL_TEXT:
            yield Fault(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({ALL_TEXT})")


def _name_faults(thing: Json, path: Path) -> Iterator[Fault]:
    """Yield the faults of a name that is typed after a slash, and of its translations."""
    if fault := _name_fault(thing["name"]):
        yield Fault((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", fault)
    for word in thing.get("name_localizations", {}).values():
        if fault := _name_fault(word):
            yield Fault((*path, "name_localizations"), "APPLICATION_COMMAND_INVALID_NAME", fault)


def _name_fault(name: str) -> str | None:
    if not _NAME.match(name):
        return "Command name is invalid: letters, digits, -, _ and ' only, 1 to 32"
    return None if name == name.lower() else "Command name must be in lower case"


def _locale_faults(thing: Json, path: Path) -> Iterator[Fault]:
    for field in ("name_localizations", "description_localizations"):
        for locale in thing.get(field, {}).keys() - LOCALES:
            yield Fault((*path, field), "APPLICATION_COMMAND_LOCALE_UNKNOWN", f"Unknown locale: {locale}")


def _options_faults(options: list[Json], path: Path) -> Iterator[Fault]:
    if len({option["type"] in (SUBCOMMAND, GROUP) for option in options}) > 1:
        words = "Sub-commands and options cannot mix"
        yield Fault((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
    optional_seen = False
    for place, option in enumerate(options):
        here = (*path, "options", place)
        yield from _name_faults(option, here)
        yield from _locale_faults(option, here)
        if option["name"] in {other["name"] for other in options[:place]}:
            yield Fault((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        others = {other["name"] for other in options if other is not option}
        if others & set(option.get("name_localizations", {}).values()):
            words = "A localized option name is the name of another option"
            yield Fault((*here, "name_localizations"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", words)
        if option.get("required") and optional_seen:
            words = "Required options must be placed before optional"
            yield Fault(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional_seen |= not option.get("required")
        yield from _option_faults(option, here)
        yield from _choice_faults(option, here)
        yield from _options_faults(option.get("options", []), here)


def _option_faults(option: Json, here: Path) -> Iterator[Fault]:
    scalar = option["type"] in (STRING, INTEGER, NUMBER)
    if option.get("autocomplete") and (option.get("choices") or not scalar):
        words = "autocomplete excludes choices, and needs a value"
        yield Fault(here, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", words)
    elif option.get("choices") and not scalar:
        yield Fault(here, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "this type has no choices")
    if option["type"] in (SUBCOMMAND, GROUP) and option.get("required"):
        yield Fault(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "a subcommand is not required")
    if option.get("options") and option["type"] not in (SUBCOMMAND, GROUP):
        yield Fault(here, "APPLICATION_COMMAND_OPTIONS_INVALID", "only subcommands have options")
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if low in option and high in option and option[low] > option[high]:
            yield Fault(here, "BASE_TYPE_BAD_RANGE", f"{low} must be at most {high}")


def _choice_faults(option: Json, here: Path) -> Iterator[Fault]:
    choices = option.get("choices", [])
    for place, choice in enumerate(choices):
        path = (*here, "choices", place)
        yield from _locale_faults(choice, path)
        if choice["name"] in {other["name"] for other in choices[:place]}:
            words = "Choice names must be unique"
            yield Fault((*path, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", words)


def longest(thing: Json) -> int:
    """Return the characters of a command, option or choice that count towards 8000, in its longest language."""
    total = len(str(thing.get("value", "")))
    for text in ("name", "description"):
        words = (thing.get(text, ""), *thing.get(f"{text}_localizations", {}).values())
        total += max(map(len, words))
    return total + sum(longest(one) for one in (*thing.get("choices", []), *thing.get("options", [])))
