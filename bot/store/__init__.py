"""What the bot remembers, in SQLite: a move is on the disk before anyone is told of it."""

from .outbox import Errand, Kind
from .schema import WrongSchema
from .store import Store, StoreFailed, Work

__all__ = ["Errand", "Kind", "Store", "StoreFailed", "Work", "WrongSchema"]
