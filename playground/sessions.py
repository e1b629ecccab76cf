"""Gateway sessions, which keep sent events for a while so that the bot can resume."""

import secrets
from collections import deque
from dataclasses import dataclass, field

from playground.jsontypes import Json
from playground.outbox import Outbox

KEPT = 1000
RESUMABLE_SECONDS = 120.0

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT


@dataclass(slots=True)
class Session:
    """A session of an identified bot, connected or waiting for a resume."""

    intents: int
    shard: tuple[int, int]
    outbox: Outbox | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT))
    left_at: float | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event, and keep it for a resume."""
        self.sequence += 1
        frame = {"op": 0, "t": event, "s": self.sequence, "d": data}
        self.sent.append(frame)
        if self.outbox is not None:
            self.outbox.send(frame)

    def can_replay(self, sequence: int) -> bool:
        """Return whether all events after this sequence number are still kept."""
        if sequence > self.sequence:
            return False
        return sequence == self.sequence or (bool(self.sent) and self.sent[0]["s"] <= sequence + 1)

    def replay(self, outbox: Outbox, sequence: int) -> None:
        """Resume the session on another connection, sending again everything after this sequence number."""
        self.outbox, self.left_at = outbox, None
        for frame in self.sent:
            if frame["s"] > sequence:
                outbox.send(frame)
        self.dispatch("RESUMED", {})

    def serves(self, guild_id: str | None) -> bool:
        """Return whether events of this server (None for private messages) belong to this shard."""
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number if guild_id else number == 0
