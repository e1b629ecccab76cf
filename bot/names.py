"""Names of people, made harmless once, where they come in."""

import unicodedata
from functools import lru_cache

LONGEST_NAME = 32
_RIGHT_TO_LEFT = {"R", "AL"}
_JOINERS = "\u200c\u200d"  # inside emoji families and Persian words
_HIDDEN = {"Cc", "Cf", "Cs"}
_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and signs that look like nothing."""


@lru_cache(maxsize=4096)
def clean_name(name: str) -> str:
    """Return a name on one line, without invisible or direction-changing characters; empty when nothing is left.

    A right-to-left name is isolated, so that it does not turn the sentence around it. Cleaning twice changes nothing.
    """
    shown = (" " if c.isspace() else c for c in name.translate(_BLANKS) if not _is_hidden(c))
    kept = " ".join("".join(shown).split())[:LONGEST_NAME].strip(_JOINERS + " ")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in kept):
        return ""
    if any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in kept):
        return f"\u2068{kept}\u2069"
    return kept


def _is_hidden(c: str) -> bool:
    return unicodedata.category(c) in _HIDDEN and not c.isspace() and c not in _JOINERS
