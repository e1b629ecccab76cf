"""What the dice of a game gave, for a second engine that plays beside it."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from games.core import Dice

Outcome = tuple[str, Any, Any]
"""What was asked of the dice, the bound or the items they were given, and what they gave."""


@contextmanager
def recorded(outcomes: deque[Outcome]) -> Iterator[None]:
    """Every throw, shuffle and sample made inside is added to the outcomes."""
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
