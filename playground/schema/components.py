"""Limits of single components, in messages and modals, that Discord's API description lacks."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playground.faults import Fault, Path
from playground.jsontypes import Json
from playground.schema import tree
from playground.schema.emoji import is_emoji
from playground.schema.urls import media_fault, web_fault

LINK, PREMIUM = 5, 6
MENUS = (3, 5, 6, 7, 8)
Found = Iterator[tuple[Path, str, str]]


def component_faults(components: Sequence[Json], *, v2: bool) -> Iterator[Fault]:
    """Yield the faults of components that match the description: of each one, then of all together."""
    for path, one in tree.walk(components):
        for inner, code, words in _LIMITS.get(one["type"], _nothing)(one):
            yield Fault((*path, *inner), code, words)
    for path, media in tree.media(components):
        if fault := media_fault(media["url"]):
            yield Fault((*path, "url"), *fault)
    yield from tree.tree_faults(components, v2=v2)


def _nothing(_: Json) -> Found:
    return iter(())


def _row(row: Json) -> Found:
    if len(row["components"]) > 1 and any(one["type"] in MENUS for one in row["components"]):
        yield (), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The components in this row take too much width"
    for place, one in enumerate(row["components"]):
        if one["type"] == 4 and not one.get("label"):
            yield ("components", place, "label"), "BASE_TYPE_REQUIRED", "This field is required"


def _button(button: Json) -> Found:
    yield from _emoji(button)
    link, style = button.get("url"), button["style"]
    if link and (fault := web_fault(link)):
        yield ("url",), *fault
    if style == PREMIUM:
        yield (), "BUTTON_COMPONENT_PREMIUM_NOT_ALLOWED", "Premium buttons need a shop item"
    elif style == LINK and not link:
        yield (), "BASE_TYPE_REQUIRED", "A url is required for this button style"
    elif style != LINK and "custom_id" not in button:
        yield (), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required for this button style"
    elif link and "custom_id" in button:
        yield (), "COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified"
    elif not (button.get("label") or button.get("emoji")):
        yield (), "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji"


def _emoji(holder: Json, path: Path = ()) -> Found:
    emoji = holder.get("emoji")
    if emoji and not emoji.get("id") and not is_emoji(emoji["name"]):
        yield (*path, "emoji"), "COMPONENT_INVALID_EMOJI", "Invalid emoji"


def _range(menu: Json, most: int = 1) -> Found:
    if menu.get("min_values", 1) > menu.get("max_values", most):
        yield (), "BASE_TYPE_BAD_RANGE", "min_values must be less than or equal to max_values"


def _unlike(options: Sequence[Json], most: int, code: str) -> Found:
    if len({option["value"] for option in options}) < len(options):
        yield (), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
    if sum(bool(option.get("default")) for option in options) > most:
        yield (), code, "More options are marked default than may be chosen"


def _string_select(menu: Json) -> Found:
    options, most = menu["options"], menu.get("max_values", 1)
    for place, option in enumerate(options):
        yield from _emoji(option, ("options", place))
    yield from _range(menu)
    yield from _unlike(options, most, "SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE")
    if max(most, menu.get("min_values", 1)) > len(options):
        yield (), "SELECT_COMPONENT_MAX_VALUES_OUT_OF_RANGE", "Cannot ask for more values than there are options"


def _entity_select(menu: Json) -> Found:
    yield from _range(menu)
    given = menu.get("default_values", [])
    if given and not menu.get("min_values", 1) <= len(given) <= menu.get("max_values", 1):
        yield (), "BASE_TYPE_BAD_LENGTH", "The default values must fit min and max values"


def _text(display: Json) -> Found:
    if not display["content"].strip():
        yield ("content",), "BASE_TYPE_REQUIRED", "This field is required"


def _file(file: Json) -> Found:
    if not file["file"]["url"].startswith("attachment://"):
        yield ("file", "url"), "STRING_TYPE_REGEX", "Only files sent along may be shown."


def _text_input(field: Json) -> Found:
    least, most = field.get("min_length", 0), field.get("max_length", 4000)
    if least > most:
        yield (), "BASE_TYPE_BAD_RANGE", "min_length must be at most max_length"
    elif field.get("value") and not least <= len(field["value"]) <= most:
        yield (), "BASE_TYPE_BAD_LENGTH", "The value must fit min_length and max_length"


def _radio_group(group: Json) -> Found:
    yield from _unlike(group["options"], 1, "BASE_TYPE_BAD_LENGTH")


def _checkbox_group(group: Json) -> Found:
    options = group["options"]
    most = group.get("max_values", len(options))
    if most > len(options) or group.get("min_values", 0) > most:
        yield (), "BASE_TYPE_BAD_RANGE", "min_values and max_values must fit the options"
    yield from _unlike(options, most, "BASE_TYPE_BAD_LENGTH")


_LIMITS: dict[Any, Callable[[Json], Found]] = {
    1: _row, 2: _button, 3: _string_select, 4: _text_input, 5: _entity_select, 6: _entity_select, 7: _entity_select,
    8: _entity_select, 10: _text, 13: _file, 19: _range, 21: _radio_group, 22: _checkbox_group,
}  # fmt: skip
