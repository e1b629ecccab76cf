"""What the bot remembers: a move is on the disk before anyone is told of it."""

from .protocol import (
    ChannelTaken,
    News,
    OutboxItem,
    Process,
    Store,
    Stored,
    StoreFailed,
    TableStamp,
    Told,
    UnitOfWork,
    UnusableDatabase,
    Work,
)
from .sqlite import SqliteStore, claim

__all__ = [
    "ChannelTaken",
    "News",
    "OutboxItem",
    "Process",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "Stored",
    "TableStamp",
    "Told",
    "UnitOfWork",
    "UnusableDatabase",
    "Work",
    "claim",
]
