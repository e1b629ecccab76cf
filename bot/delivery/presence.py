"""Who has been active a moment ago, and need not be called."""

from collections.abc import Callable

from .recent import Recent

CALL_AFTER_S = 90.0
"""Seconds without a sign of life after which somebody whom a table waits for is called."""


class Presence:
    """Remembers when each person last did anything with the bot."""

    def __init__(self, clock: Callable[[], float], call_after: float = CALL_AFTER_S) -> None:
        """Take people for present for `call_after` seconds after a sign of life."""
        self._call_after = call_after
        self._seen: Recent[int, float] = Recent(call_after, clock, most=100_000)
        self._clock = clock

    def saw(self, person: int) -> None:
        """Note a sign of life."""
        if self._call_after > 0:
            self._seen.set(person, self._clock())

    def until(self, person: int, seen_at: float = 0.0) -> float | None:
        """Return until when a person counts as present; None when they do not.

        Args:
            person: who.
            seen_at: when they last did something at the table, which is remembered across restarts.
        """
        until = max(self._seen.get(person) or 0.0, seen_at) + self._call_after
        return until if until > self._clock() else None
