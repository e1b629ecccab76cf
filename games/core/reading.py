"""What reading plain values into records takes, worked out once for each class."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_type_hints

from pydantic import TypeAdapter

hints_of: Callable[[type], Mapping[str, Any]] = cache(get_type_hints)
"""The types of the fields of a dataclass, by their names."""

adapter_of: Callable[[type], TypeAdapter[Any]] = cache(TypeAdapter)
"""What makes a record out of its fields, or raises `ValidationError`."""
