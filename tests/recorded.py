"""Records the results of a game's dice for a second engine."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from games.core import Dice

Outcome = tuple[str, Any, Any]
"""The kind of request to the dice, its bound or items, and the result."""


@contextmanager
def recorded(outcomes: deque[Outcome]) -> Iterator[None]:
    """Add every throw, shuffle and sample within the block to the outcomes."""
    depth = 0

    def wrap(name: str) -> Callable[..., Any]:
        plain = getattr(Dice, name)

        def thrown(self: Dice, *args: Any) -> Any:
            nonlocal depth
            depth += 1
            before = list(args[0]) if name != "below" else args[0]
            try:
                result = plain(self, *args)
            finally:
                depth -= 1
            if not depth:
                outcomes.append((name, before, list(args[0]) if name == "shuffle" else result))
            return result

        return thrown

    with pytest.MonkeyPatch.context() as patch:
        for name in ("below", "pick", "shuffle", "sample"):
            patch.setattr(Dice, name, wrap(name))
        yield
