"""The type of JSON objects."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object."""
