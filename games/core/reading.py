"""Reading plain values into records: type hints and validators, cached by class."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_type_hints

from pydantic import TypeAdapter

hints_of: Callable[[type], Mapping[str, Any]] = cache(get_type_hints)
"""Returns the type hints of a dataclass's fields, by name."""

adapter_of: Callable[[type], TypeAdapter[Any]] = cache(TypeAdapter)
"""Returns the validator that builds a dataclass from its fields, or raises `ValidationError`."""
