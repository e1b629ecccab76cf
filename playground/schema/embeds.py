"""Limits of embeds, the boxes of classic messages, that Discord's API description lacks."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from playground.faults import Fault, Path
from playground.jsontypes import Json
from playground.schema.urls import media_fault, web_fault

ALL_TEXT = 6000
_LINKS = (("url",), ("author", "url"))
_PICTURES = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))


def embed_faults(embeds: Sequence[Json]) -> Iterator[Fault]:
    """Yield the faults of embeds that match the description: of each one, then of their total length."""
    total = 0
    for place, embed in enumerate(embeds):
        path: Path = ("embeds", place)
        yield from _faults(embed, path)
        total += _text_length(embed)
        if total > ALL_TEXT:
            yield Fault(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {ALL_TEXT}")
            return


def _faults(embed: Json, path: Path) -> Iterator[Fault]:
    for keys, fault_of in (*((one, web_fault) for one in _LINKS), *((one, media_fault) for one in _PICTURES)):
        *holder, key = keys
        address = (embed.get(holder[0], {}) if holder else embed).get(key)
        if address and (fault := fault_of(address)):
            yield Fault((*path, *keys), *fault)
    for place, field in enumerate(embed.get("fields", [])):
        for key in ("name", "value"):
            if not field[key].strip():
                yield Fault((*path, "fields", place, key), "BASE_TYPE_REQUIRED", "This field is required")
    if "timestamp" in embed and not _is_a_time(embed["timestamp"]):
        yield Fault((*path, "timestamp"), "DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.")
    if not (_text_length(embed) or embed.keys() & {"image", "thumbnail", "timestamp"}):
        yield Fault((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")


def _is_a_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _text_length(embed: Json) -> int:
    """Return the characters that count towards the 6000."""
    texts = [embed.get("title", ""), embed.get("description", "")]
    texts += [embed.get("footer", {}).get("text", ""), embed.get("author", {}).get("name", "")]
    texts += [field[key] for field in embed.get("fields", []) for key in ("name", "value")]
    return sum(map(len, texts))
