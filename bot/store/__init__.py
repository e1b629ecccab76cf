"""What the bot remembers: a move is on the disk before anyone is told of it."""

from .protocol import ChannelTaken, OutboxItem, Store, StoreFailed, UnitOfWork, Work, slot_of, watcher_slot
from .sqlite import SqliteStore, WrongSchema

__all__ = [
    "ChannelTaken",
    "OutboxItem",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "UnitOfWork",
    "Work",
    "WrongSchema",
    "slot_of",
    "watcher_slot",
]
