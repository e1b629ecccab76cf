"""The tree inside a big choice: a choice is its word, then its fields, and a token stands for the beginning of one.

A token is the digest of all values up to its step. So the last token of a path is enough to find the place again,
after a restart, in another order of the offer, and when a player was offered more than the table could see.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from bot.ids import digest_token
from games.core import Choice, Number

Path = tuple[str, ...]
Prefix = tuple[Any, ...]

_PAGE = "p"


def steps_of(choice: Choice) -> Prefix:
    """The choice as the row of steps in which it would be asked."""
    return (choice.word(), *choice.field_values())


@lru_cache(maxsize=16_384)
def token_for(prefix: Prefix) -> str:
    """The token that stands for the beginning of a choice."""
    return digest_token(repr(prefix))


def leads_to(path: Path, choice: Choice) -> bool:
    """Whether a path leads to this choice, or towards it."""
    last = without_page(path)[-1:]
    taken = steps_of(choice)
    if isinstance(choice, Number):
        return last == (str(choice.n),)
    return not last or any(token_for(taken[:depth]) == last[0] for depth in range(1, len(taken) + 1))


def beginning(choices: Sequence[Choice], path: Path) -> Prefix | None:
    """The values that a path stands for among these choices, () for the root, None when it stands for nothing."""
    last = without_page(path)[-1:]
    if not last:
        return ()
    for choice in choices:
        taken = steps_of(choice)
        for depth in range(1, len(taken) + 1):
            if token_for(taken[:depth]) == last[0]:
                return taken[:depth]
    return None


def with_prefix(choices: Iterable[Choice], prefix: Prefix) -> list[Choice]:
    """The choices that begin so, each once."""
    each = dict.fromkeys(choices)
    return [choice for choice in each if steps_of(choice)[: len(prefix)] == prefix] if prefix else list(each)


def first_difference(choices: Sequence[Choice], depth: int = 0) -> int | None:
    """The first step, not before `depth`, at which these choices differ; None for a single choice."""
    if len(choices) < 2:
        return None
    rows = [steps_of(choice) for choice in choices]
    return next((i for i in range(depth, max(map(len, rows))) if len({row[i : i + 1] for row in rows}) > 1), None)


def differences(choices: Sequence[Choice], prefix: Prefix) -> list[int]:
    """The steps on the way to a prefix at which there was something to choose."""
    return [i for i in range(len(prefix)) if len({steps_of(c)[i] for c in with_prefix(choices, prefix[:i])}) > 1]


def page(path: Path) -> int:
    """Which page of a long level a path shows."""
    return int(path[-1][1:]) if path and is_page(path[-1]) else 0


def page_mark(number: int) -> str:
    """The token that turns to a page."""
    return f"{_PAGE}{number}"


def is_page(text: str) -> bool:
    """Whether a token turns a page instead of choosing."""
    return text[:1] == _PAGE and len(text) < 5 and text[1:].isdecimal()


def without_page(path: Path) -> Path:
    """The path without its page."""
    return path[:-1] if path and is_page(path[-1]) else path
