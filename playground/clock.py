"""The playground's time, which a test may push forward, and the ids drawn from it."""

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Clock:
    """Seconds since 1970, plus what a test has added."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._last = 0

    def now(self) -> float:
        """The time, in seconds."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Push the time forward."""
        self._ahead += seconds

    def iso(self) -> str:
        """The time as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    def snowflake(self) -> str:
        """A new id, later than every id drawn before."""
        self._last = max(self._last + 1, (int(self.now() * 1000) - EPOCH_MS) << 22)
        return str(self._last)

    def not_before(self, snowflake: str) -> None:
        """Draw later ids than this one, whatever the computer's clock says after a restart."""
        self._last = max(self._last, int(snowflake))


def seconds_of(snowflake: str) -> float:
    """When an id was drawn, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
