"""Finds developer text that players should never read: ids, rule numbers, file names, catalogue marks."""

import re
from collections.abc import Mapping

KINDS: Mapping[str, str] = {
    "number of a rule": (r"\((?:[RP]\d+[a-z]?|\d+(?:\.\d+)+)\)|\b(?:rule|règle) [A-Z]?\d|\bR\d{1,2}\b|\bP\d[a-d]\b"),
    "name of a file": r"\b[\w-]+\.(?:md|py|toml|json|ftl|svg)\b|\bRULES\b",
    "id": r"(?<![`/:#@<\w])[a-z0-9]+_[a-z0-9_]+\b|\b(?:True|False)\b",
    "mark of a copy": r"\([AB]\)",
    "digest": r"\bSHA-?256\b|\b[0-9a-f]{24,}\b",
}


def shown_through(text: str) -> list[str]:
    """Return the parts of a text that look like developer text, with their kind."""
    plain = re.sub(r"\\([\\*_~`|<>\[\]#>+-])", "\x00", text)
    return [f"{kind}: {found[0]}" for kind, pattern in KINDS.items() for found in re.finditer(pattern, plain)]
