"""What a message of ours shows, as a digest: a message that shows it already needs no request."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from types import MappingProxyType

import orjson

from bot.post import Picture, Post

SLOT_BOARD, SLOT_CALL = "board", "call"
"""The slots of a table's messages in the channel; hands have theirs by seat."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The content of a message; kept with its reference as a short text.

    Attributes:
        digest: of everything the post says and shows; empty when unknown.
        files: the ids of its attachments, by file name.
        calls: for a message that calls somebody: the questions (`seat:ticket`) it was sent for.
    """

    digest: str = ""
    files: Mapping[str, int] = field(default_factory=dict)
    calls: tuple[str, ...] = ()

    def dump(self) -> str:
        """Return it as text."""
        return json.dumps([self.digest, dict(self.files), self.calls], separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> "Shown":
        """Read it from text; what cannot be read shows nothing known."""
        return _read(text)


@lru_cache(maxsize=4096)
def _read(text: str) -> Shown:
    """The same; the content of a message is looked at several times for each change of it."""
    try:
        digest, files, calls = json.loads(text)
        read = {str(name): int(found) for name, found in files.items()}
        return Shown(str(digest), MappingProxyType(read), tuple(map(str, calls)))
    except (ValueError, TypeError, AttributeError):
        return Shown()


def digest_of(post: Post) -> str:
    """Return the digest of a post: equal digests show the same. Pictures count by name, which tells what they show."""
    blocks = [(block.name, block.alt) if isinstance(block, Picture) else block for block in post.blocks]
    told = orjson.dumps((blocks, post.accent), default=repr)  # a document's data is no JSON
    return blake2b(told, digest_size=10).hexdigest()


def nonce(*parts: object) -> str:
    """Return the mark by which Discord recognises a message that is sent a second time."""
    return blake2b(":".join(map(str, parts)).encode(), digest_size=10).hexdigest()
