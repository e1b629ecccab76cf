"""Discord's own description of request bodies (see `discord_api.json` for source and licence)."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs


@cache
def _schemas() -> dict[str, Any]:
    schemas: dict[str, Any] = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))["schemas"]
    return schemas


@cache
def checker(name: str) -> jsonschema_rs.Draft202012Validator:
    """The check for one kind of body."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": _schemas()}}
    )
