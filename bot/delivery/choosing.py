"""Who is in the middle of a choice in which message: nothing may take it from under their fingers."""

from collections.abc import Callable
from dataclasses import dataclass

from .recent import Recent

HELD_S = 120.0
"""Seconds for which a choice begun in a message keeps news out of it: somebody may never finish it."""


@dataclass(frozen=True, slots=True, eq=False)
class Use:
    """A choice begun in a message; another object after each tap.

    Attributes:
        ticket: the decision it belongs to; empty for what is no decision.
        until: when it counts as given up.
    """

    ticket: str
    until: float


class Choosing:
    """Remembers, for a while, the messages that show a step of a choice."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._uses: Recent[int, Use] = Recent(HELD_S, clock)

    def begin(self, message: int, ticket: str) -> None:
        """Somebody has tapped: the message shows a later step of their choice."""
        self._uses.set(message, Use(ticket, self._clock() + HELD_S))

    def end(self, message: int) -> None:
        """The message shows its beginning again."""
        self._uses.forget(message)

    def use_of(self, message: int | None) -> Use | None:
        """Return the choice that somebody is in the middle of in a message."""
        return None if message is None else self._uses.get(message)

    def until(self, message: int, ticket: str) -> float | None:
        """Return until when a message is left to somebody who is answering this decision; None when it is free."""
        use = self._uses.get(message)
        return use.until if use is not None and ticket and use.ticket == ticket else None
