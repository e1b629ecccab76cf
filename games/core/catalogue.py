"""Reading component data: a TOML text becomes frozen records, and an error message names the row at fault."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from tomllib import TOMLDecodeError, loads
from typing import Any, TypeVar

from pydantic import ConfigDict, ValidationError

from .reading import adapter_of
from .refusals import CatalogueError

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Row:
    """Base of the rows of a catalogue: an unknown key is an error."""

    __pydantic_config__ = ConfigDict(extra="forbid")


def read_catalogue(text: str, cls: type[B]) -> B:
    """Return the catalogue that a TOML text describes, as a frozen dataclass with a field for each table.

    Raises:
        CatalogueError: the text is not TOML, or a row is invalid; the message names the row.
    """
    return read_tables(tables_of(text), cls)


def tables_of(text: str, name: str = "catalogue.toml") -> dict[str, Any]:
    """Return the tables of a TOML text, without the notes on the sources of figures (`src` and `..._src`).

    Raises:
        CatalogueError: the text is not TOML; the message begins with `name`.
    """
    try:
        data = loads(text)
    except TOMLDecodeError as error:
        raise CatalogueError(f"{name}: this is not TOML: {error}") from error
    tables: dict[str, Any] = _without_remarks(data)
    return tables


def read_tables(data: Mapping[str, Any], cls: type[B], name: str = "") -> B:
    """Return the tables as a frozen dataclass.

    Args:
        data: the tables, as `tables_of` returns them.
        cls: the dataclass.
        name: a prefix for the error message: where the data belong.

    Raises:
        CatalogueError: a row is invalid; the message names it.
    """
    try:
        made: B = adapter_of(cls).validate_python(data)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        raise CatalogueError(f"{' '.join([*name.split(), *_place(data, first['loc'])])}: {first['msg']}") from wrong
    return made


def _without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: _without_remarks(inner) for key, inner in value.items() if key != "src" and not key.endswith("_src")
        }
    return [_without_remarks(inner) for inner in value] if isinstance(value, list) else value


def _place(data: Any, keys: Sequence[str | int]) -> list[str]:
    """Return the path to a value for an error message, such as `monsters goblin wage`; rows in lists go by their id."""
    words = []
    for key in keys:
        if isinstance(data, list) and isinstance(key, int) and key < len(data):
            data = data[key]
            words.append(str(data.get("id", key)) if isinstance(data, dict) else str(key))
        else:
            data = data.get(key, {}) if isinstance(data, dict) else {}
            words.append(str(key))
    return words
