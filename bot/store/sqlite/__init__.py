"""The store in SQLite: one file, one process."""

from .schema import UnusableDatabase
from .store import SqliteStore, claim

__all__ = ["SqliteStore", "UnusableDatabase", "claim"]
