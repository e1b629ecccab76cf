"""What the bot remembers: a move is on the disk before anyone is told of it."""

from .outbox import OutboxItem
from .protocol import ChannelTaken, Store, StoreFailed, TableStamp, UnitOfWork, Visit, Work, slot_of, watcher_slot
from .sqlite import SqliteStore, WrongSchema

__all__ = [
    "ChannelTaken",
    "OutboxItem",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "TableStamp",
    "UnitOfWork",
    "Visit",
    "Work",
    "WrongSchema",
    "slot_of",
    "watcher_slot",
]
