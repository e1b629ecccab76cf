"""What a game's code says, from its syntax: ids, patterns of ids, and values passed."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SAYING = {"say", "tell", "Say", "refuse"}


@dataclass(frozen=True)
class Uttered:
    """The texts that some code names.

    Attributes:
        ids: literal ids, with their attribute if they name one.
        patterns: ids composed of fixed and variable parts.
        attributes: attributes at the end of an id.
        calls: id and names of values, for each sentence with literal values.
    """

    ids: frozenset[str]
    patterns: tuple[str, ...]
    attributes: frozenset[str]
    calls: tuple[tuple[str, frozenset[str]], ...]

    def covers(self, name: str, known: frozenset[str]) -> bool:
        """Return whether a message is named, or composed of words in the code or data."""
        if name in {id_.partition(".")[0] for id_ in self.ids}:
            return True
        fits = [found for pattern in self.patterns if (found := re.fullmatch(pattern, name))]
        return any(all(is_known(part, known) for part in found.groups()) for found in fits)


def is_known(part: str, known: frozenset[str]) -> bool:
    """Return whether all words of a part of an id are in the code or data."""
    return all(piece in known for piece in part.split("-"))


def uttered_by(game: str, files: tuple[Path, ...]) -> Uttered:
    """Return what the files of a game or the core say."""
    trees = [ast.parse(path.read_text("utf-8")) for path in files]
    texts = [text for tree in trees for text in _texts(tree)]
    own = re.compile(rf"{game}-[a-z0-9_-]*[a-z0-9_](\.[a-z-]+)?")
    ids = frozenset(text for text in texts if isinstance(text, str) and own.fullmatch(text) and text != game)
    joined = [_pattern(text) for text in texts if isinstance(text, ast.JoinedStr)]
    patterns = [pattern for pattern in joined if pattern.startswith(f"{re.escape(game)}\\-")]
    return Uttered(
        ids=ids,
        patterns=tuple(pattern.partition("\\.")[0] for pattern in patterns),
        attributes=frozenset(text.rpartition(".")[2].replace("\\", "") for text in [*ids, *patterns] if "." in text),
        calls=tuple(call for tree in trees for call in _calls(tree, game)),
    )


def _texts(tree: ast.AST) -> Iterator[str | ast.JoinedStr]:
    """Yield strings and f-strings, without docstrings and the fixed parts of f-strings."""
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield node
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield node.value


def _pattern(text: ast.JoinedStr) -> str:
    """Return the pattern that an f-string matches."""
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"([A-Za-z0-9_-]+)" for part in text.values
    ]
    return "".join(parts)


def _calls(tree: ast.AST, game: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield sentences with a literal id and literal values."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args or any(word.arg is None for word in node.keywords):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first, given = node.args[0], frozenset(word.arg or "" for word in node.keywords) - {"to"}
        if name not in SAYING or not isinstance(first, ast.Constant):
            continue
        if name == "Say":
            yield from _written_out(node, str(first.value))
        elif name == "refuse":
            yield f"{game}-no-{first.value}", given
        else:
            yield str(first.value), given


def _written_out(node: ast.Call, name: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the id and values of `Say("id", {"seat": seat})`."""
    values = node.args[1] if len(node.args) > 1 else None
    if isinstance(values, ast.Dict) and all(isinstance(key, ast.Constant) for key in values.keys):
        yield name, frozenset(str(key.value) for key in values.keys if isinstance(key, ast.Constant))
