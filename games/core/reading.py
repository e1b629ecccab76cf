"""What reading plain values into records takes: the types of their fields, and what checks them. Made once for each."""

from collections.abc import Mapping
from typing import Any, get_type_hints

from pydantic import TypeAdapter

_HINTS: dict[type, Mapping[str, Any]] = {}
_ADAPTERS: dict[type, TypeAdapter[Any]] = {}


def hints_of(made: type) -> Mapping[str, Any]:
    """The types of the fields of a dataclass, by their names."""
    known = _HINTS.get(made)
    if known is None:
        known = _HINTS[made] = get_type_hints(made)
    return known


def adapter_of(made: type) -> TypeAdapter[Any]:
    """What makes a record out of its fields, or raises `ValidationError`."""
    known = _ADAPTERS.get(made)
    if known is None:
        known = _ADAPTERS[made] = TypeAdapter(made)
    return known
