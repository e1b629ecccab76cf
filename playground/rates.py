"""Rate limits like Discord's, off by default: per route, reported in headers, and for the bot as a whole."""

import hashlib
import re
from collections import deque
from dataclasses import dataclass, field

from playground.faults import limited

REQUESTS, SECONDS = 5, 5.0
ALTOGETHER = 50
"""The bot's requests per second; those that answer interactions are not counted."""
_CHANNEL_MESSAGES = re.compile(r"/channels/(\d+)/messages(/\d+)?$")


A_DAY = 1000
"""Sessions that a bot may start per day."""


@dataclass(slots=True)
class Starts:
    """Limits on starting sessions: one per five seconds in each bucket of shards; off by default.

    Attributes:
        on: whether the limits apply.
        shards: the recommended number of shards.
        buckets: the number of buckets of shards (`max_concurrency`).
        refused: the number of sessions refused because they came too early.
    """

    on: bool = False
    shards: int = 1
    buckets: int = 1
    refused: int = 0
    _begun: dict[int, float] = field(default_factory=dict)
    _left: int = A_DAY

    def begin(self, shard: int, now: float) -> bool:
        """Count a new session; return whether it may start now."""
        self._left -= 1
        bucket = shard % self.buckets
        is_early = self.on and now < self._begun.get(bucket, now - SECONDS) + SECONDS
        self.refused += is_early
        self._begun[bucket] = now
        return not is_early

    def limit(self) -> dict[str, int]:
        """Return the `session_start_limit` object."""
        return {"total": A_DAY, "remaining": self._left, "reset_after": 86_400_000, "max_concurrency": self.buckets}


@dataclass(slots=True)
class Bucket:
    """The counted requests of one route."""

    name: str
    left: int = REQUESTS
    until: float = 0.0


@dataclass(slots=True)
class Rates:
    """A bucket per channel for new messages, and one for edits; Discord's real figures are not published."""

    on: bool = False
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _counted: deque[float] = field(default_factory=deque)

    def count(self, now: float) -> None:
        """Count a request made with the bot's token.

        Raises:
            ApiError: 429, too many requests within a second.
        """
        while self._counted and self._counted[0] <= now - 1.0:
            self._counted.popleft()
        if self.on and len(self._counted) >= ALTOGETHER:
            raise limited(self._counted[0] + 1.0 - now, is_global=True)
        self._counted.append(now)

    def spend(self, method: str, path: str, now: float) -> dict[str, str]:
        """Count a request on its route, and return the rate limit headers.

        Raises:
            ApiError: 429, the limit of the route is used up.
        """
        found = _CHANNEL_MESSAGES.search(path)
        if not self.on or found is None or method not in ("POST", "PATCH"):
            return {}
        key = f"{method} {found[1]}"
        name = hashlib.sha256(method.encode()).hexdigest()[:16]
        bucket = self._buckets.setdefault(key, Bucket(name))
        if now >= bucket.until:
            bucket.left, bucket.until = REQUESTS, now + SECONDS
        if bucket.left == 0:
            raise limited(bucket.until - now)
        bucket.left -= 1
        return {
            "X-RateLimit-Bucket": bucket.name,
            "X-RateLimit-Limit": str(REQUESTS),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{bucket.until:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.until - now:.3f}",
        }
