"""Creates `discord_api.json`: `python -m playground.schema.excerpt path/to/openapi.json`.

Discord publishes its API description as `specs/openapi.json` of the repository discord/discord-api-spec, under the MIT
licence. The excerpt keeps the request bodies that the playground reads, without descriptions, and corrected where
the API is known to be looser or stricter than its description.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

EXCERPT = Path(__file__).with_name("discord_api.json")
BODIES = (
    "MessageCreateRequest",
    "ApplicationCommandUpdateRequest",
    "ModalInteractionCallbackRequestData",
    "InteractionApplicationCommandAutocompleteCallbackIntegerData",
    "InteractionApplicationCommandAutocompleteCallbackNumberData",
    "InteractionApplicationCommandAutocompleteCallbackStringData",
    "CreatePrivateChannelRequest",
    "CreateTextThreadWithoutMessageRequest",
    "UpdateThreadRequestPartial",
)
SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
CORRECTED = (  # schema, field, and the correct definition
    ("MessageCreateRequest", "content", "maxLength", 2000),
    ("ModalInteractionCallbackRequestData", "components", "maxItems", 5),
    ("ActionRowComponentForModalRequest", "components", "maxItems", 1),
    ("ApplicationCommandOptionStringChoice", "value", "minLength", 1),
    ("ApplicationCommandOptionStringChoice", "value", "maxLength", 100),
)


def excerpt(described: dict[str, Any], bodies: Iterable[str] = BODIES) -> dict[str, Any]:
    """Return the schemas of these bodies, and of all that they refer to, by name."""
    schemas = described["components"]["schemas"]
    found: dict[str, Any] = {}
    wanted = list(bodies)
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = SNOWFLAKE if name == "SnowflakeType" else _bare(schemas[name])
            wanted += _referred(found[name])
    for name, field, keyword, limit in CORRECTED:
        if name in found:
            found[name]["properties"][field][keyword] = limit
    return dict(sorted(found.items()))


def _bare(schema: Any) -> Any:
    """Return a schema without its texts, keeping properties that are called `description` or `title`."""
    if isinstance(schema, list):
        return [_bare(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    is_text = {key for key in ("description", "title") if isinstance(schema.get(key), str)}
    return {key: _bare(value) for key, value in schema.items() if key not in is_text}


def _referred(schema: Any) -> Iterator[str]:
    for value in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from _referred(value)
    if isinstance(schema, dict) and "$ref" in schema:
        yield schema["$ref"].rpartition("/")[2]


def main(source: Path) -> None:
    """Write the excerpt of a description, one schema per line, keeping the file's note of source and licence."""
    schemas = excerpt(json.loads(source.read_text("utf-8")))
    head = json.loads(EXCERPT.read_text("utf-8"))
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(schema)}" for name, schema in schemas.items())
    told = "".join(f" {json.dumps(key)}: {json.dumps(head[key])},\n" for key in ("about", "licence"))
    EXCERPT.write_text(f'{{\n{told} "schemas": {{\n{lines}\n }}\n}}\n', "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
