"""The shape of what travels as JSON."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""One JSON object; its values are whatever JSON holds."""
