"""The service: every table, person and move, independent of Discord. The class `Service` is the entry point."""

from bot.store import OutboxItem, StoreFailed
from bot.tables import Limits
from bot.tables.notify import Kind

from .arrivals import Arrival
from .cache import Done, Snapshot
from .outbox_feed import STORE_RETRY_S
from .service import Service

__all__ = [
    "STORE_RETRY_S",
    "Arrival",
    "Done",
    "Kind",
    "Limits",
    "OutboxItem",
    "Service",
    "Snapshot",
    "StoreFailed",
]
