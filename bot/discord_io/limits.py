"""What nobody may do without end, and what need not be looked up again at once."""

import time

from bot.delivery.recent import Recent

WAITING_S = 5.0
BUSY = 8
"""Interactions at work from which on answers are kept short: delivery shows the rest."""


class Limits:
    """Short memories of one process.

    Attributes:
        waiting_table: the table that waits for a person, as it was found a moment ago.
    """

    def __init__(self) -> None:
        self.waiting_table: Recent[int, str] = Recent(WAITING_S, time.monotonic)
