"""What the bot remembers: a move is on the disk before anyone is told of it."""

from .protocol import (
    ChannelTaken,
    OutboxItem,
    PostedMessage,
    Store,
    Stored,
    StoreFailed,
    TableStamp,
    Told,
    UnitOfWork,
    Visit,
    Work,
    call_slot,
    hand_slot,
    watcher_slot,
)
from .sqlite import SqliteStore, UnusableDatabase, claim

__all__ = [
    "ChannelTaken",
    "OutboxItem",
    "PostedMessage",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "Stored",
    "TableStamp",
    "Told",
    "UnitOfWork",
    "UnusableDatabase",
    "Visit",
    "Work",
    "call_slot",
    "claim",
    "hand_slot",
    "watcher_slot",
]
