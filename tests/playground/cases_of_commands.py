"""Commands and modals within and beyond each limit, with Discord's errors."""

from typing import Any

from .bodies import command, field, label, lines, menu, modal, option


def many_choices(number: int) -> list[dict[str, Any]]:
    return [{"name": f"{number}{c:02}" + "n" * 60, "value": "v" * 17} for c in range(25)]


SUB = {"type": 1, "name": "new", "description": "New"}
GROUP = {"type": 2, "name": "set", "description": "Set"}

WRONG_COMMANDS = {
    "name of 33": (command(name="a" * 33), "name", "BASE_TYPE_MAX_LENGTH"),
    "no name": ({"description": "a"}, "name", "BASE_TYPE_REQUIRED"),
    "description of 101": (command(description="a" * 101), "description", "BASE_TYPE_MAX_LENGTH"),
    "26 options": (command(*(option(name=f"o{n}") for n in range(26))), "options", "BASE_TYPE_MAX_LENGTH"),
    "option description empty": (
        command(option(description="")),
        "options.0.description",
        "BASE_TYPE_MIN_LENGTH",
    ),
    "26 choices": (
        command(option(choices=[{"name": f"c{n}", "value": "v"} for n in range(26)])),
        "options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "choice name of 101": (
        command(option(choices=[{"name": "a" * 101, "value": "v"}])),
        "options.0.choices.0.name",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "translated name of 33": (
        command(name_localizations={"fr": "a" * 33}),
        "name_localizations.fr",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "translated description of 101": (
        command(description_localizations={"fr": "a" * 101}),
        "description_localizations.fr",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "max_length 6001": (command(option(max_length=6001)), "options.0.max_length", "NUMBER_TYPE_MAX"),
    "choice of another type": (
        command(option(type=4, choices=[{"name": "a", "value": "a"}])),
        "options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
    "subcommand in subcommand": (
        command({**SUB, "options": [SUB]}),
        "options.0.options.0",
        "UNION_TYPE_CHOICES",
    ),
    "options in a group": (
        command({**GROUP, "options": [option()]}),
        "options.0.options.0.type",
        "BASE_TYPE_CHOICES",
    ),
    "choice value of 101": (
        command(option(choices=[{"name": "a", "value": "a" * 101}])),
        "options.0.choices.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
}
WRONG_COMMANDS_BEYOND = {
    "capitals": (command(name="Go"), "name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a space": (command(name="go on"), "name", "APPLICATION_COMMAND_INVALID_NAME"),
    "option in capitals": (command(option(name="Move")), "options.0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "translated capitals": (
        command(option(name_localizations={"fr": "Coup"})),
        "options.0.name_localizations",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "no description": ({"name": "go"}, "description", "BASE_TYPE_REQUIRED"),
    "unknown language": (
        command(name_localizations={"en": "go"}),
        "name_localizations",
        "APPLICATION_COMMAND_LOCALE_UNKNOWN",
    ),
    "required after optional": (
        command(option(), option(name="b", required=True)),
        "options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "same option twice": (
        command(option(), option()),
        "options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    "translated as another option": (
        command(option(name_localizations={"fr": "table"}), option(name="table")),
        "options.0.name_localizations",
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    "choices and autocomplete": (
        command(option(autocomplete=True, choices=[{"name": "a", "value": "a"}])),
        "options.0",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
    "choices of a boolean": (
        command(option(type=5, choices=[{"name": "a", "value": "a"}])),
        "options.0",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
    ),
    "same choice twice": (
        command(option(choices=[{"name": "a", "value": "a"}, {"name": "a", "value": "b"}])),
        "options.0.choices.1.name",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS",
    ),
    "min over max": (command(option(type=4, min_value=3, max_value=2)), "options.0", "BASE_TYPE_BAD_RANGE"),
    "subcommand and option": (
        command(SUB, option()),
        "options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "required subcommand": (
        command({**SUB, "required": True}),
        "options.0",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "8001 characters": (
        command(*(option(name=f"o{n}", choices=many_choices(n)) for n in range(4))),
        "",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "described menu command": ({"type": 2, "name": "Who", "description": "a"}, "", "APPLICATION_COMMAND_INVALID"),
}
SOUND_COMMANDS = {
    "subcommands in groups": command({**GROUP, "options": [{**SUB, "options": [option(required=True)]}]}),
    "translated": command(
        option(
            name_localizations={"fr": "coup"},
            description_localizations={"fr": "a" * 100},
            choices=[{"name": "a", "name_localizations": {"fr": "b"}, "value": "a" * 100}],
        ),
        name="l'or_d-été",
        name_localizations={"fr": "jeu"},
        contexts=[0, 1],
        integration_types=[0],
        default_member_permissions=32,
    ),
    "of a person": {"type": 2, "name": "Who Is This"},
}
WRONG_MODALS = {
    "title of 46": (modal(title="a" * 46), "title", "BASE_TYPE_MAX_LENGTH"),
    "no title": (modal(title=""), "title", "BASE_TYPE_MIN_LENGTH"),
    "custom_id of 101": (modal(custom_id="a" * 101), "custom_id", "BASE_TYPE_MAX_LENGTH"),
    "label of 46": (modal(label(label="a" * 46)), "components.0.label", "BASE_TYPE_MAX_LENGTH"),
    "description of 101": (modal(label(description="a" * 101)), "components.0.description", "BASE_TYPE_MAX_LENGTH"),
    "placeholder of 101": (
        modal(label(field(placeholder="a" * 101))),
        "components.0.component.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "value of 4001": (modal(label(field(value="a" * 4001))), "components.0.component.value", "BASE_TYPE_MAX_LENGTH"),
    "max_length 4001": (
        modal(label(field(max_length=4001))),
        "components.0.component.max_length",
        "NUMBER_TYPE_MAX",
    ),
    "one radio line": (
        modal(label({"type": 21, "custom_id": "a", "options": lines(1)})),
        "components.0.component.options",
        "BASE_TYPE_MIN_LENGTH",
    ),
    "eleven boxes": (
        modal(label({"type": 22, "custom_id": "a", "options": lines(11)})),
        "components.0.component.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "eleven files": (
        modal(label({"type": 19, "custom_id": "a", "max_values": 11})),
        "components.0.component.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "a button": (modal({"type": 2}), "components.0", "UNION_TYPE_CHOICES"),
    "six fields": (
        modal(*(label(field(custom_id=f"f{n}")) for n in range(6))),
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "two fields in a row": (
        modal({"type": 1, "components": [field(label="a"), field(label="b", custom_id="b")]}),
        "components.0.components",
        "BASE_TYPE_MAX_LENGTH",
    ),
}
WRONG_MODALS_BEYOND = {
    "unnamed field in a row": (
        modal({"type": 1, "components": [field()]}),
        "components.0.components.0.label",
        "BASE_TYPE_REQUIRED",
    ),
    "doubly named field": (
        modal(label(field(label="a"))),
        "components.0.component.label",
        "BASE_TYPE_CHOICES",
    ),
    "same custom_id": (
        modal(label(), label()),
        "components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "min over max": (
        modal(label(field(min_length=5, max_length=4))),
        "components.0.component",
        "BASE_TYPE_BAD_RANGE",
    ),
    "value too short": (
        modal(label(field(min_length=5, value="a"))),
        "components.0.component",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "menu greyed out": (
        modal(label(menu(disabled=True))),
        "components.0.component.disabled",
        "BASE_TYPE_CHOICES",
    ),
}
