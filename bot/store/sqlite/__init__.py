"""The store in SQLite: one file, one process."""

from .schema import WrongSchema
from .store import SqliteStore

__all__ = ["SqliteStore", "WrongSchema"]
