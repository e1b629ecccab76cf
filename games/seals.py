"""Seals of documents: with its key one can tell which fields of a document were changed since."""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac

from pydantic import BaseModel, ConfigDict, JsonValue


class Seal(BaseModel):
    """What the owner of a key vouches for: for each field of one document a code that only the key makes.

    Attributes:
        of: stands for the document, so that no field of another one fits.
        codes: by field, HMAC-SHA256 of `of`, the name of the field and what it holds.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    of: str
    codes: dict[str, str]


def seal_of(fields: Mapping[str, JsonValue], key: bytes, name: str) -> Seal:
    """Return the seal of a document that has a name of its own."""
    of = sha256(name.encode()).hexdigest()
    return Seal(of=of, codes=dict(_codes(fields, key, of)))


def altered(fields: Mapping[str, JsonValue], key: bytes, seal: Seal) -> tuple[str, ...]:
    """Return the fields that do not fit a seal made with this key: all of them where it was made with another one."""
    codes = {name: code.encode() for name, code in seal.codes.items()}
    right = _codes(fields, key, seal.of)
    return tuple(name for name, code in right if not compare_digest(code.encode(), codes.get(name, b"")))


def canonical(value: JsonValue) -> str:
    """Return a value as JSON with sorted keys and without spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _codes(fields: Mapping[str, JsonValue], key: bytes, of: str) -> Iterator[tuple[str, str]]:
    for name, value in fields.items():
        yield name, hmac(key, canonical([of, name, value]).encode(), sha256).hexdigest()
