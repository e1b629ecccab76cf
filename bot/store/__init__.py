"""The bot's persistent data: a move is on the disk before anyone is told of it."""

from .protocol import (
    ChannelTaken,
    Errand,
    News,
    OutboxItem,
    PersonalData,
    Process,
    Store,
    StoreFailed,
    TableOf,
    TableStamp,
    Told,
    UnitOfWork,
    UnusableDatabase,
    Work,
)
from .sqlite import SqliteStore, claim

__all__ = [
    "ChannelTaken",
    "Errand",
    "News",
    "OutboxItem",
    "PersonalData",
    "Process",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "TableOf",
    "TableStamp",
    "Told",
    "UnitOfWork",
    "UnusableDatabase",
    "Work",
    "claim",
]
