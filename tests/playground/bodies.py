"""Small valid bodies from which test cases are derived."""

from typing import Any

from playground.faults import ApiError

V2 = 1 << 15
Json = dict[str, Any]


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Dig", "custom_id": f"dig:{number}", **more}


def row(*components: Json, **more: Any) -> Json:
    return {"type": 1, "components": list(components), **more}


def lines(count: int) -> list[Json]:
    return [{"label": f"Line {n}", "value": f"v{n}"} for n in range(count)]


def menu(count: int = 2, **more: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": lines(count), **more}


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(texts), "accessory": accessory or button(99)}


def gallery(*urls: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


def container(*components: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(components), **more}


def classic(*components: Json, **more: Any) -> Json:
    return {"content": "hello", "components": list(components), **more}


def layout(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def embed(**more: Any) -> Json:
    return {"embeds": [{"title": "Mine", **more}]}


def field(**more: Any) -> Json:
    return {"type": 4, "custom_id": "name", "style": 1, **more}


def label(component: Json | None = None, **more: Any) -> Json:
    return {"type": 18, "label": "Name", "component": component or field(), **more}


def modal(*components: Json, **more: Any) -> Json:
    return {"custom_id": "form", "title": "Form", "components": list(components) or [label()], **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "move", "description": "A move", **more}


def command(*options: Json, **more: Any) -> Json:
    return {"name": "go", "description": "Go on", "options": list(options), **more}


def tree_of(refused: ApiError) -> dict[str, list[str]]:
    """Return every fault of a refused body: path and codes."""
    found: dict[str, list[str]] = {}

    def gather(node: Any, path: tuple[str, ...]) -> None:
        for key, inner in node.items():
            if key == "_errors":
                found[".".join(path)] = [one["code"] for one in inner]
            else:
                gather(inner, (*path, key))

    assert refused.code == 50035
    gather(refused.errors, ())
    return found
