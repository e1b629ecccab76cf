"""The ground every body stands on: strict types, shared limits, and errors in Discord's words."""

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import ErrorDetails, PydanticCustomError

from playground.faults import Fault, invalid_body

# What Discord calls each kind of error.
CODES = {
    "missing": "BASE_TYPE_REQUIRED",
    "string_too_long": "BASE_TYPE_MAX_LENGTH",
    "string_too_short": "BASE_TYPE_MIN_LENGTH",
    "too_long": "BASE_TYPE_MAX_LENGTH",
    "too_short": "BASE_TYPE_MIN_LENGTH",
    "string_type": "STRING_TYPE_CONVERT",
    "int_type": "NUMBER_TYPE_COERCE",
    "bool_type": "BOOLEAN_TYPE_CONVERT",
    "list_type": "LIST_TYPE_CONVERT",
    "dict_type": "DICT_TYPE_CONVERT",
    "model_type": "DICT_TYPE_CONVERT",
    "model_attributes_type": "DICT_TYPE_CONVERT",
    "literal_error": "BASE_TYPE_CHOICES",
    "union_tag_invalid": "UNION_TYPE_CHOICES",
    "union_tag_not_found": "UNION_TYPE_CHOICES",
    "less_than_equal": "NUMBER_TYPE_MAX",
    "greater_than_equal": "NUMBER_TYPE_MIN",
    "string_pattern_mismatch": "STRING_TYPE_REGEX",
}

Model = TypeVar("Model")


class Strict(BaseModel):
    """A body whose types are taken at their word; unknown keys are let pass, as Discord does."""

    model_config = ConfigDict(strict=True, extra="ignore")


def _snowflake(value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise PydanticCustomError("NUMBER_TYPE_COERCE", 'Value "{value}" is not snowflake.', {"value": str(value)})
    text = str(value)
    if not (text.isascii() and text.isdigit() and int(text) < 1 << 63):
        raise PydanticCustomError("NUMBER_TYPE_COERCE", 'Value "{value}" is not snowflake.', {"value": text})
    return text


def _url(value: str) -> str:
    scheme, found, rest = value.partition("://")
    if not found or scheme not in ("http", "https", "attachment"):
        raise PydanticCustomError(
            "URL_TYPE_INVALID_SCHEME",
            "Scheme is not supported. Scheme must be one of ('http', 'https').",
        )
    if not rest or any(letter.isspace() for letter in value):
        raise PydanticCustomError("URL_TYPE_INVALID_URL", "Not a well formed URL.")
    return value


def _web_url(value: str) -> str:
    if value.startswith("attachment://"):
        raise PydanticCustomError(
            "URL_TYPE_INVALID_SCHEME",
            "Scheme is not supported. Scheme must be one of ('http', 'https', 'discord').",
        )
    return value


def _not_blank(value: str) -> str:
    if not value.strip():
        raise PydanticCustomError("BASE_TYPE_REQUIRED", "This field is required")
    return value


Snowflake = Annotated[str, BeforeValidator(_snowflake)]
MediaUrl = Annotated[str, Field(max_length=2048), BeforeValidator(lambda v: _url(v) if isinstance(v, str) else v)]
WebUrl = Annotated[MediaUrl, BeforeValidator(lambda v: _web_url(v) if isinstance(v, str) else v)]
CustomId = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Label100 = Annotated[str, StringConstraints(min_length=1, max_length=100)]
ComponentId = Annotated[int, Field(ge=0, le=(1 << 31) - 1)]
NotBlank = BeforeValidator(lambda v: _not_blank(v) if isinstance(v, str) else v)


def check(model: type[Model] | TypeAdapter[Model], body: object) -> Model:
    """Read a body, or refuse it with 50035 and the path of each fault."""
    adapter = model if isinstance(model, TypeAdapter) else TypeAdapter(model)
    try:
        return adapter.validate_python(body)
    except ValidationError as error:
        raise invalid_body(_fault(one, body) for one in error.errors()) from error


def refuse(faults: Iterable[Fault]) -> None:
    """Raise the 50035 refusal when there is any fault."""
    found = list(faults)
    if found:
        raise invalid_body(found)


def _fault(error: ErrorDetails, body: Any) -> Fault:
    """One pydantic error with its path as Discord writes it, without the tags of unions."""
    path: list[str | int] = []
    here = body
    for step in error["loc"]:
        if isinstance(here, dict):
            if isinstance(step, int):  # the tag of a union, not a place
                continue
            here = here.get(step)
        elif isinstance(here, list) and isinstance(step, int):
            here = here[step] if step < len(here) else None
        path.append(step)
    kind = error["type"]
    return Fault(tuple(path), CODES.get(kind, kind.upper()), _words(kind, error))


def _words(kind: str, error: ErrorDetails) -> str:
    ctx = error.get("ctx", {})
    match kind:
        case "missing":
            return "This field is required"
        case "string_too_long" | "too_long":
            return f"Must be {ctx['max_length']} or fewer in length."
        case "string_too_short" | "too_short":
            return f"Must be {ctx['min_length']} or more in length."
        case "less_than_equal":
            return f"Value should be less than or equal to {ctx['le']}."
        case "greater_than_equal":
            return f"Value should be greater than or equal to {ctx['ge']}."
        case "union_tag_invalid":
            return f'Value of field "type" must be one of ({ctx["expected_tags"]}).'
        case _:
            return error["msg"]
