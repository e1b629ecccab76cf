"""One transaction of SQLite, as a unit of work."""

import sqlite3
from functools import cached_property

from .log import SqliteLog
from .outbox import SqliteOutbox
from .papers import SqlitePapers
from .people import SqlitePeople
from .positions import SqlitePositions
from .results import SqliteResults
from .tables import SqliteTables
from .timers import SqliteTimers


class SqliteUnit:
    """What can be done inside one transaction, by subject."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self.db = db

    @cached_property
    def tables(self) -> SqliteTables:
        """Tables and who sits there."""
        return SqliteTables(self.db)

    @cached_property
    def log(self) -> SqliteLog:
        """Entries and sentences."""
        return SqliteLog(self.db)

    @cached_property
    def positions(self) -> SqlitePositions:
        """Positions."""
        return SqlitePositions(self.db)

    @cached_property
    def outbox(self) -> SqliteOutbox:
        """What is still to be told."""
        return SqliteOutbox(self.db)

    @cached_property
    def timers(self) -> SqliteTimers:
        """What falls due."""
        return SqliteTimers(self.db)

    @cached_property
    def people(self) -> SqlitePeople:
        """People and channels."""
        return SqlitePeople(self.db)

    @cached_property
    def papers(self) -> SqlitePapers:
        """Messages, editions, notes."""
        return SqlitePapers(self.db)

    @cached_property
    def results(self) -> SqliteResults:
        """How games ended."""
        return SqliteResults(self.db)
