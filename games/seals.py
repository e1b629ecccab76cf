"""Seals of documents: the owner of the key can tell which fields of a document were changed."""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac

from pydantic import BaseModel, ConfigDict, JsonValue


class Seal(BaseModel):
    """A message authentication code for each field of one document, which only the owner of the key can make.

    Attributes:
        of: hash of the document's name, so that codes cannot be moved between documents.
        codes: by field, the HMAC-SHA256 of `of`, the field's name and its value.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    of: str
    codes: dict[str, str]


def seal_of(fields: Mapping[str, JsonValue], key: bytes, name: str) -> Seal:
    """Return the seal of a document with a unique name."""
    of = sha256(name.encode()).hexdigest()
    return Seal(of=of, codes=dict(_codes(fields, key, of)))


def altered(fields: Mapping[str, JsonValue], key: bytes, seal: Seal) -> tuple[str, ...]:
    """Return the fields that do not match a seal made with this key; all of them if it was made with another key."""
    codes = {name: code.encode() for name, code in seal.codes.items()}
    right = _codes(fields, key, seal.of)
    return tuple(name for name, code in right if not compare_digest(code.encode(), codes.get(name, b"")))


def canonical(value: JsonValue) -> str:
    """Return a value as canonical JSON, with sorted keys and without spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _codes(fields: Mapping[str, JsonValue], key: bytes, of: str) -> Iterator[tuple[str, str]]:
    for name, value in fields.items():
        yield name, hmac(key, canonical([of, name, value]).encode(), sha256).hexdigest()
