"""Checks of all components of a message together: sums, duplicate ids, missing files."""

from collections.abc import Iterator, Sequence
from typing import Any

import orjson

from playground.faults import Fault, Path
from playground.jsontypes import Json

V2_ONLY = frozenset({9, 10, 11, 12, 13, 14, 17})
MOST_COMPONENTS = 40
MOST_ROWS = 5
ALL_TEXT = 4000


def walk(components: Sequence[Json], path: Path = ("components",)) -> list[tuple[Path, Json]]:
    """Return every component with its path, parents before children."""
    found: list[tuple[Path, Json]] = []
    for place, one in enumerate(components):
        here = (*path, place)
        found.append((here, one))
        if inside := one.get("components"):
            found += walk(inside, (*here, "components"))
        found += [((*here, key), one[key]) for key in ("accessory", "component") if key in one]
    return found


def tree_faults(components: Sequence[Json], *, v2: bool) -> Iterator[Fault]:
    """Yield the faults of a whole tree whose single components are valid."""
    yield from _layout(components, v2=v2)
    yield from _twice(components)


def _layout(components: Sequence[Json], *, v2: bool) -> Iterator[Fault]:
    if not v2:
        for place, one in enumerate(components):
            if one["type"] in V2_ONLY:
                yield Fault(
                    ("components", place, "type"),
                    "UNION_TYPE_CHOICES",
                    'Value of field "type" must be one of (1,).',
                )
        if len(components) > MOST_ROWS:
            yield Fault(("components",), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MOST_ROWS} in length.")
        return
    count = sum(1 for _ in walk(components))
    if count > MOST_COMPONENTS:
        yield Fault(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {MOST_COMPONENTS}",
        )
    text = sum(len(one["content"]) for _, one in walk(components) if one["type"] == 10)
    if text > ALL_TEXT:
        yield Fault(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text of components cannot exceed {ALL_TEXT} characters",
        )


def _twice(components: Sequence[Json]) -> Iterator[Fault]:
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    for path, one in walk(components):
        custom_id = one.get("custom_id")
        if custom_id is not None:
            if custom_id in custom_ids:
                yield Fault(
                    (*path, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            custom_ids.add(custom_id)
        number = one.get("id") or 0
        if number:
            if number in numbers:
                yield Fault((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            numbers.add(number)


def numbered(components: list[Json]) -> list[Json]:
    """Assign ids to the components that have none, as Discord does."""
    taken = {one["id"] for _, one in walk(components) if one.get("id")}
    number = 0
    for _, one in walk(components):
        if not one.get("id"):
            number += 1
            while number in taken:
                number += 1
            one["id"] = number
    return components


def plain(components: Sequence[Json]) -> list[Json]:
    """Return the components with snowflakes as strings, as Discord returns them."""
    made: list[Json] = orjson.loads(orjson.dumps(components))
    for _, holder in with_emojis(made):
        if "id" in holder["emoji"]:
            holder["emoji"]["id"] = str(holder["emoji"]["id"])
    for _, one in walk(made):
        for value in one.get("default_values", []):
            value["id"] = str(value["id"])
    return made


def with_emojis(components: Sequence[Json]) -> Iterator[tuple[Path, Json]]:
    """Yield each button and menu option that shows an emoji, with its path."""
    for path, one in walk(components):
        for inner, holder in (
            ((), one),
            *((("options", n), option) for n, option in enumerate(one.get("options", []))),
        ):
            if holder.get("emoji"):
                yield (*path, *inner), holder


def media(components: Sequence[Json]) -> Iterator[tuple[Path, Json]]:
    """Yield each `{url}` in the components, with its path."""
    for path, one in walk(components):
        match one["type"]:
            case 11:
                yield (*path, "media"), one["media"]
            case 12:
                for place, item in enumerate(one["items"]):
                    yield (*path, "items", place, "media"), item["media"]
            case 13:
                yield (*path, "file"), one["file"]


def embed_media(embeds: Sequence[Json]) -> Iterator[tuple[Path, Json, str]]:
    """Yield each picture address in the embeds: path, containing object, key."""
    for place, embed in enumerate(embeds):
        for key, address in (
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ):
            holder: Any = embed.get(key)
            if holder and holder.get(address):
                yield ("embeds", place, key, address), holder, address
