"""Rate limits like Discord's, off until switched on: so many requests a bucket, told by headers."""

import hashlib
import re
from dataclasses import dataclass, field

from playground.faults import limited

REQUESTS, SECONDS = 5, 5.0
_CHANNEL_MESSAGES = re.compile(r"/channels/(\d+)/messages(/\d+)?$")


@dataclass(slots=True)
class Bucket:
    """The requests that still count."""

    name: str
    left: int = REQUESTS
    until: float = 0.0


@dataclass(slots=True)
class Rates:
    """A bucket for each channel's new messages, and one for its edits; the real figures are Discord's secret."""

    on: bool = False
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def spend(self, method: str, path: str, now: float) -> dict[str, str]:
        """Count a request, and return the headers that tell how many are left.

        Raises:
            ApiError: 429, none is left.
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
