"""Records: small frozen values from which choices, steps and events are built; a saved record keeps its class."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, cached_property, partial
from inspect import get_annotations
from operator import attrgetter
from types import MappingProxyType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    NewType,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from pydantic import GetCoreSchemaHandler, SerializerFunctionWrapHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema
from typing_extensions import TypeAliasType

R = TypeVar("R", bound="Record")
T = TypeVar("T")

_ATOMS = (int, str, bool, float, bytes, type(None))
_RECORDS: dict[str, type["Record"]] = {}
_FOUND: dict[tuple[str, type["Record"]], Mapping[str, type[Any]]] = {}
"""Cache of `records_of`, cleared whenever a record class is defined."""
_ALIASES: dict[str, tuple[str, ...]] = {}
_PACKAGES: ContextVar[tuple[str, ...]] = ContextVar("packages", default=())


class Record:
    """Base of every record. Its literal `kind` distinguishes records with the same fields when they are loaded."""

    __slots__ = ()
    kind: ClassVar[str]

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Treat a record class as a dataclass, and a base class as a union of its records, discriminated by `kind`."""
        base = get_origin(source) or source
        if "kind" in getattr(base, "__dataclass_fields__", {}):
            schema = handler(source)
            kept = core_schema.wrap_serializer_function_ser_schema(_with_kind)
            schema["serialization"] = kept  # type: ignore[index]  # one of many typed dicts, all with this key
            return schema
        members = {kind: handler.generate_schema(member) for kind, member in _members(base)}
        for kind, schema in list(members.items()):
            rename = partial(_renamed, kind)
            for alias in _ALIASES[kind]:
                members[alias] = core_schema.no_info_before_validator_function(rename, schema)
        return core_schema.tagged_union_schema(members, discriminator="kind")

    def fields(self) -> dict[str, Any]:
        """Return the record's own values by name, in order of declaration, without `kind`."""
        return dict(zip(self.field_names(), self.field_values(), strict=True))

    def field_values(self) -> tuple[Any, ...]:
        """Return the record's own values, in order of declaration."""
        getter: Callable[[Record], tuple[Any, ...]] = _own_values(type(self))  # type: ignore[arg-type]  # as in `field_names`
        return getter(self)

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        """Return the names of the record's own values, in order of declaration."""
        return _own_names(cls)  # type: ignore[arg-type]  # mypy takes the hash of records for that of their class

    @classmethod
    def word(cls) -> str:
        """Return the class name in kebab case: `ForcedDiscard` is `forced-discard`.

        Used in text ids and notation.
        """
        return _kebab(cls.__name__)

    @classmethod
    def package(cls) -> str:
        """Return the game the record belongs to: `games.tunhell.rules.dig` is `tunhell`."""
        return package_of(cls.__module__)

    def replace(self, **changes: Any) -> Self:
        """Return a copy of the record with some values replaced."""
        return type(self)(**{**self.fields(), **changes})


class Json(Generic[T]):
    """Serialises values of one type as JSON, omitting fields that have their default value, and loads them again."""

    def __init__(self, cls: type[T]) -> None:
        """Serialise a class; a base class stands for all its record classes that exist at the first use."""
        self._cls = cls

    @cached_property
    def _adapter(self) -> TypeAdapter[T]:
        return TypeAdapter(self._cls)

    def dump(self, value: T) -> str:
        """Return a value as JSON."""
        return self._adapter.dump_json(value, exclude_defaults=True).decode()

    def load(self, payload: str) -> T:
        """Return the value that a JSON text describes.

        Raises:
            pydantic.ValidationError: the text does not describe such a value.
        """
        return self._adapter.validate_json(payload)


@overload
def record(cls: type[R]) -> type[R]: ...
@overload
def record(*, aliases: tuple[str, ...] = ()) -> Callable[[type[R]], type[R]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[R] | None = None, *, aliases: tuple[str, ...] = ()) -> type[R] | Callable[[type[R]], type[R]]:
    """Make a class a frozen, slotted dataclass with a literal `kind`, and register it for saving.

    Args:
        cls: the class, if the decorator is written without arguments.
        aliases: earlier names of the class, under which it may have been saved.

    Raises:
        TypeError: two records of one package share a name, or a field has a mutable type.
    """
    return partial(_make, aliases=aliases) if cls is None else _make(cls, aliases)


def _make(cls: type[R], aliases: tuple[str, ...]) -> type[R]:
    package = package_of(cls.__module__)
    kind = f"{package}.{cls.__name__}"
    if kind in _RECORDS and _RECORDS[kind].__qualname__ != cls.__qualname__:
        raise TypeError(f"two records are called {kind}")
    for name, hint in get_annotations(cls).items():
        if not is_unchangeable(hint):
            raise TypeError(f"{kind}: the field {name} holds something that can change: {hint}")
    cls.__annotations__ = {**get_annotations(cls), "kind": Literal[kind]}
    cls.kind = field(default=kind, kw_only=True, repr=False)
    made = dataclass(frozen=True, slots=True)(cls)
    _point_super_at(made, cls)
    _RECORDS[kind] = made
    _FOUND.clear()
    _ALIASES[kind] = tuple(f"{package}.{alias}" for alias in aliases)
    return made


def _point_super_at(made: type, cls: type) -> None:
    """Make `super()` without arguments refer to the final class: `slots` creates a new one (built into Python 3.14)."""
    for method in vars(made).values():
        function = getattr(method, "__func__", method)  # class methods and static methods wrap a function
        code = getattr(function, "__code__", None)
        if code and "__class__" in code.co_freevars:
            cell = function.__closure__[code.co_freevars.index("__class__")]
            if cell.cell_contents is cls:
                cell.cell_contents = made


def is_unchangeable(hint: Any) -> bool:
    """Return whether values of this type are immutable, so that copies may share them."""
    if isinstance(hint, NewType):
        return is_unchangeable(hint.__supertype__)
    if isinstance(hint, TypeAliasType):
        return hint.__name__ == "Value" or is_unchangeable(hint.__value__)  # `Value` is recursive
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Literal, ClassVar) or hint is ClassVar:
        return True
    if origin is Annotated:
        return is_unchangeable(args[0])
    if origin in (Union, UnionType, tuple, frozenset, Mapping):  # a Mapping is treated as read-only
        return all(arg is Ellipsis or is_unchangeable(arg) for arg in args)
    cls = origin or hint
    if isinstance(cls, TypeVar):
        return True  # its actual type is checked where it is specified
    if not isinstance(cls, type):
        return False
    return issubclass(cls, (*_ATOMS, Enum, Record)) or _is_frozen(cls)


def _is_frozen(cls: type) -> bool:
    """Return whether a class is a frozen dataclass of unchangeable fields."""
    params = getattr(cls, "__dataclass_params__", None)
    return bool(params and params.frozen) and all(map(is_unchangeable, get_type_hints(cls).values()))


def package_of(module: str) -> str:
    """Return the package of a module: the one below `games` (or `tests`), otherwise the top-level one."""
    parts = module.split(".")
    return parts[1] if parts[0] in {"games", "tests"} and len(parts) > 1 else parts[0]


def records_of(package: str, base: type[R]) -> Mapping[str, type[R]]:
    """Return all record classes below `base` that belong to a package, by their `word()`."""
    found: Mapping[str, type[R]] | None = _FOUND.get((package, base))
    if found is None:
        below = (made for made in _RECORDS.values() if issubclass(made, base))
        found = MappingProxyType({made.word(): made for made in below if made.package() == package})
        _FOUND[package, base] = found
    return found


@contextmanager
def limited_to(*packages: str) -> Iterator[None]:
    """While a schema is built, let a base class stand only for the records of these packages and the core."""
    token = _PACKAGES.set((*packages, "core"))
    try:
        yield
    finally:
        _PACKAGES.reset(token)


def _with_kind(made: Record, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
    """Return a record as it is saved: with `kind`, even though that has its default value."""
    return {"kind": made.kind, **write(made)}


def _renamed(kind: str, saved: Any) -> Any:
    """Return a record saved under an earlier name, with its current one."""
    return {**saved, "kind": kind} if isinstance(saved, dict) else saved


def _members(base: type[Record]) -> list[tuple[str, type[Record]]]:
    packages = _PACKAGES.get()
    found = [
        (kind, made)
        for kind, made in _RECORDS.items()
        if issubclass(made, base) and (not packages or made.package() in packages)
    ]
    if not found:
        raise TypeError(f"no record stands for {base.__name__} in {packages}")
    return found


@cache
def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


@cache
def _own_values(cls: type[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that reads the own values of a record."""
    names = _own_names(cls)  # type: ignore[arg-type]  # as in `field_names`
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda found: (getattr(found, names[0]),)) if names else lambda _: ()


@cache
def _own_names(cls: type[Any]) -> tuple[str, ...]:
    return tuple(name for name in getattr(cls, "__dataclass_fields__", {}) if name != "kind")
