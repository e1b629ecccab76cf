"""Checks the values filled into a modal, and converts them to Discord's format."""

from typing import Any

from playground.jsontypes import Json
from playground.options import CHANNEL, MENTIONABLE, ROLE, USER, Resolver
from playground.refusals import RefusalError

TEXT, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 4, 19, 21, 22, 23
ENTITY = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


async def filled(modal: Json, values: Json, resolver: Resolver) -> list[Json]:
    """Return the components of a submitted modal."""
    return [await _top(one, values, resolver) for one in modal["components"]]


async def _top(top: Json, values: Json, resolver: Resolver) -> Json:
    head = {"type": top["type"], "id": top.get("id", 0)}
    if top["type"] == 1:
        return {**head, "components": [await _field(top["components"][0], values, resolver)]}
    if top["type"] == 18:
        return {**head, "component": await _field(top["component"], values, resolver)}
    return head


async def _field(field: Json, values: Json, resolver: Resolver) -> Json:
    name, kind = field["custom_id"], field["type"]
    head = {"type": kind, "id": field.get("id", 0), "custom_id": name}
    value = values.get(name)
    if kind == TEXT:
        return {**head, "value": _text(field, value)}
    if kind == CHECKBOX:
        if not isinstance(value, bool | None):
            raise RefusalError("value_invalid", custom_id=name)
        return {**head, "value": bool(value)}
    if kind == RADIO:
        return {**head, "value": _radio(field, value)}
    picked = _list(field, value)
    if kind == FILE_UPLOAD:
        return {**head, "values": [await resolver.file(one) for one in picked]}
    if kind in ENTITY:
        check_entities(field, picked, resolver)
    elif any(one not in [option["value"] for option in field["options"]] for one in picked):
        raise RefusalError("value_invalid", custom_id=name)
    return {**head, "values": picked}


def _text(field: Json, value: Any) -> str:
    name = field["custom_id"]
    text = "" if value is None else value
    if not isinstance(text, str):
        raise RefusalError("value_invalid", custom_id=name)
    if not text:
        if field.get("required", True):
            raise RefusalError("value_missing", custom_id=name)
        return ""
    least, most = field.get("min_length", 0), field.get("max_length", 4000)
    if len(text) < least:
        raise RefusalError("value_too_short", custom_id=name, limit=least)
    if len(text) > most:
        raise RefusalError("value_too_long", custom_id=name, limit=most)
    return text


def _radio(field: Json, value: Any) -> str | None:
    name = field["custom_id"]
    if value is None:
        if field.get("required", True):
            raise RefusalError("value_missing", custom_id=name)
        return None
    if value not in [option["value"] for option in field["options"]]:
        raise RefusalError("value_invalid", custom_id=name)
    return str(value)


def _list(field: Json, value: Any) -> list[Any]:
    name = field["custom_id"]
    picked = [] if value is None else value
    if not isinstance(picked, list):
        raise RefusalError("value_invalid", custom_id=name)
    required = field.get("required", True)
    if not picked and not required:
        return []
    everything = len(field.get("options", [])) if field["type"] == CHECKBOXES else 1
    least = field.get("min_values", 1)
    check_count(picked, max(least, 1) if required else least, field.get("max_values", everything), name)
    return picked


def check_count(picked: list[Any], least: int, most: int, custom_id: str | None = None) -> None:
    """Raise RefusalError for too few or too many values."""
    where = {} if custom_id is None else {"custom_id": custom_id}
    if len(picked) < least:
        raise RefusalError("too_few", limit=least, **where)
    if len(picked) > most:
        raise RefusalError("too_many", limit=most, **where)


def check_entities(menu: Json, picked: list[Any], resolver: Resolver) -> None:
    """Raise RefusalError for ids that are not of the menu's kind, and record the valid ones."""
    for one in picked:
        if not isinstance(one, str) or not resolver.name(ENTITY[menu["type"]], one, menu.get("channel_types")):
            raise RefusalError("value_invalid", custom_id=menu["custom_id"])
