"""Extracts what a person can read and press in a message."""

from collections.abc import Iterator
from typing import Any

from playground.fields import RADIO
from playground.jsontypes import Json
from playground.schema.tree import walk

BUTTON, TEXT_DISPLAY, MENUS = 2, 10, (3, 5, 6, 7, 8)


def shown_values(modal: Json) -> Json:
    """Return what is typed and ticked in a modal before anybody has changed it, by field."""
    fields = [top.get("component") or {} for top in modal["components"]]
    return {field["custom_id"]: _shown_value(field) for field in fields if "custom_id" in field}


def _shown_value(field: Json) -> Any:
    if "options" not in field:
        return field.get("value")
    ticked = [option["value"] for option in field["options"] if option.get("default")]
    return next(iter(ticked), None) if field["type"] == RADIO else ticked


def text_of(message: Json) -> str:
    """Return all texts of a message, one per line."""
    lines = [message["content"]]
    for embed in message["embeds"]:
        lines += [embed.get("title", ""), embed.get("description", "")]
        for field in embed.get("fields", []):
            lines += [field["name"], field["value"]]
        lines.append(embed.get("footer", {}).get("text", ""))
    lines += [one["content"] for _, one in walk(message["components"]) if one["type"] == TEXT_DISPLAY]
    return "\n".join(line for line in lines if line)


def controls(message: Json) -> Iterator[Json]:
    """Yield buttons and menus, including disabled ones, in reading order."""
    for _, one in walk(message["components"]):
        if one["type"] == BUTTON or one["type"] in MENUS:
            yield one


def buttons(message: Json) -> list[Json]:
    """Return the buttons except links, including disabled ones."""
    return [one for one in controls(message) if one["type"] == BUTTON and "custom_id" in one]


def menus(message: Json) -> list[Json]:
    """Return the select menus."""
    return [one for one in controls(message) if one["type"] in MENUS]


def button_named(message: Json, name: str) -> Json:
    """Return the button with this label or custom_id, otherwise the only one whose label starts with it.

    Raises:
        LookupError: there is none, or several.
    """
    return _named(buttons(message), name, ("label", "custom_id"))


def menu_named(message: Json, name: str | None) -> Json:
    """Return the menu with this placeholder or custom_id; without a name, the only menu.

    Raises:
        LookupError: there is none, or several.
    """
    found = menus(message)
    if name is None and len(found) == 1:
        return found[0]
    return _named(found, name or "", ("placeholder", "custom_id"))


def _named(found: list[Json], name: str, keys: tuple[str, str]) -> Json:
    exact = [one for one in found if name in (one.get(keys[0]), one.get(keys[1]))]
    near = exact or [one for one in found if any((one.get(key) or "").startswith(name) for key in keys)]
    if len(near) != 1:
        there = [one.get(keys[0]) or one.get(keys[1]) for one in found]
        raise LookupError(f"{len(near)} controls named {name!r}; there are {there}")
    return near[0]
