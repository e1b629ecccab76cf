"""Modals: a title and one to five fields to fill in."""

from collections.abc import Iterator

from playground.faults import Fault
from playground.jsontypes import Json
from playground.schema.components import MENUS, component_faults


def modal_faults(modal: Json) -> Iterator[Fault]:
    """Yield the faults of a modal that matches the description."""
    yield from component_faults(modal["components"], v2=True)
    for place, top in enumerate(modal["components"]):
        path, field = ("components", place, "component"), top.get("component", {})
        if field.get("type") in MENUS and field.get("disabled"):
            yield Fault((*path, "disabled"), "BASE_TYPE_CHOICES", "A menu in a modal cannot be disabled")
        if field.get("type") == 4 and field.get("label"):
            yield Fault((*path, "label"), "BASE_TYPE_CHOICES", "Inside a label, a text input has no label")
