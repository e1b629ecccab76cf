"""What nobody may do without end, and what need not be looked up again at once."""

import time
from dataclasses import dataclass

from bot.delivery.recent import Recent
from locales import Words

from .ephemeral import LASTS_S
from .private_answer import Reply

WAITING_S = 5.0
OFFERED_S = 15 * 60.0
"""Seconds for which the message with an offer can be used: as long as its interaction lives."""
BUSY = 8
"""Interactions at work from which on answers are kept short: delivery shows the rest."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The options of a table as its host sees them.

    Attributes:
        reply: the message.
        lang: the host's language.
    """

    reply: Reply
    lang: Words


class Limits:
    """Short memories of one process.

    Attributes:
        waiting_table: the table that waits for a person, as it was found a moment ago.
        threads: the offers of a thread that have been taken.
        panels: by table, the panel of its options that was opened last.
    """

    def __init__(self) -> None:
        self.waiting_table: Recent[int, str] = Recent(WAITING_S, time.monotonic)
        self.threads: Recent[str, bool] = Recent(OFFERED_S, time.monotonic)
        self.panels: Recent[str, Panel] = Recent(LASTS_S, time.monotonic)
