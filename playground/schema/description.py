"""Checks request bodies against Discord's own API description, with its error messages.

The description (`discord_api.json`, see `excerpt.py`) holds types, lengths and ranges. The other files of this folder
check the limits that it lacks, in bodies that match it.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError
from jsonschema_rs import ValidationErrorKind as Kind

from playground.faults import Fault, Path, invalid_body
from playground.jsontypes import Json

_EXCERPT = FilePath(__file__).with_name("discord_api.json")
_REFUSALS = {
    "maxLength": ("BASE_TYPE_MAX_LENGTH", "Must be {limit} or fewer in length."),
    "maxItems": ("BASE_TYPE_MAX_LENGTH", "Must be {limit} or fewer in length."),
    "maxProperties": ("BASE_TYPE_MAX_LENGTH", "Must be {limit} or fewer in length."),
    "minLength": ("BASE_TYPE_MIN_LENGTH", "Must be {limit} or more in length."),
    "minItems": ("BASE_TYPE_MIN_LENGTH", "Must be {limit} or more in length."),
    "maximum": ("NUMBER_TYPE_MAX", "Value should be less than or equal to {limit}."),
    "minimum": ("NUMBER_TYPE_MIN", "Value should be greater than or equal to {limit}."),
    "pattern": ("STRING_TYPE_REGEX", "Value does not match {pattern}."),
    "uniqueItems": ("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value"),
    "required": ("BASE_TYPE_REQUIRED", "This field is required"),
    "enum": ("BASE_TYPE_CHOICES", "Value must be one of {options}."),
    "const": ("BASE_TYPE_CHOICES", "Value must be one of those described."),
}
_TYPES = {
    "string": ("STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    "integer": ("NUMBER_TYPE_COERCE", "Value is not int."),
    "number": ("FLOAT_TYPE_COERCE", "Value is not float."),
    "boolean": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "array": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "object": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
}
_NOT_A_SNOWFLAKE = ("NUMBER_TYPE_COERCE", 'Value "{value}" is not snowflake.')
_NO_SUCH_KIND = ("UNION_TYPE_CHOICES", 'Value of field "type" must be one of those described.')


@cache
def checker(name: str) -> Draft202012Validator:
    """Return the validator of a kind of body, by its name in the description."""
    schemas = json.loads(_EXCERPT.read_text("utf-8"))["schemas"]
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}})


def read(name: str, body: object, path: Path = ()) -> Json:
    """Return a body that matches the description; raise 50035 with the path of each fault otherwise.

    Null fields of the body itself are kept, since they may clear a field; nested ones are treated as absent.
    """
    refuse(faults_of(name, body, path))
    assert isinstance(body, dict), "every body described is an object"
    return {key: _without_nulls(value) for key, value in body.items()}


def refuse(faults: Iterable[Fault]) -> None:
    """Raise error 50035 if there are any faults."""
    found = list(faults)
    if found:
        raise invalid_body(found)


def faults_of(name: str, body: object, path: Path = ()) -> Iterator[Fault]:
    """Yield the faults of a body at this path, according to the description."""
    for error in checker(name).iter_errors(body):
        for fault in _faults(error):
            yield Fault((*path, *fault.path), fault.code, fault.message)


def _faults(error: ValidationError) -> Iterator[Fault]:
    where = tuple(error.instance_path)
    match error.kind:
        case Kind.OneOfNotValid(context) | Kind.AnyOf(context):
            yield from _faults_of_union(context, where)
            return
        case Kind.Required(missing):
            where, (code, words) = (*where, missing), _REFUSALS["required"]
        case _ if "SnowflakeType" in error.schema_path:
            code, words = _NOT_A_SNOWFLAKE
        case Kind.Type(types):
            code, words = _TYPES[next(one for one in types if one != "null")]
        case kind:
            code, words = _REFUSALS[kind.name]
    yield Fault(where, code, words.format(value=error.instance, **error.kind.as_dict()))


def _faults_of_union(branches: list[list[ValidationError]], where: Path) -> Iterator[Fault]:
    """Yield the faults of the intended branch of a union, or the fault that there is no such kind."""
    meant = [branch for branch in branches if not any(_is_of_another_kind(one, where) for one in branch)]
    if len(meant) == 1:
        for error in meant[0]:
            yield from _faults(error)
    elif all(isinstance(error.kind, Kind.Constant) for branch in branches for error in branch):
        yield Fault(where, *_REFUSALS["const"])
    else:
        yield Fault(where, *_NO_SUCH_KIND)


def _is_of_another_kind(error: ValidationError, where: Path) -> bool:
    """Return whether the error shows that another branch was intended: a wrong JSON type, or a wrong `type`."""
    match error.kind:
        case Kind.Required(missing):
            return missing == "type" and tuple(error.instance_path) == where
        case Kind.Type() | Kind.Enum() | Kind.Constant():
            return tuple(error.instance_path) in (where, (*where, "type"))
    return False


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nulls(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return [_without_nulls(inner) for inner in value]
    return value
