"""One transaction of SQLite, as a unit of work."""

import sqlite3
from collections.abc import Callable

from bot.store.protocol import UnitOfWork, Visit

from .log import SqliteLog, SqlitePositions, SqliteSharedPositions
from .outbox import SqliteMessages, SqliteOutbox, SqliteTimers
from .people import SqliteBookkeeping, SqliteDaily, SqlitePeople, SqliteServers, SqliteWatchers
from .privacy import SqlitePrivacy
from .tables import SqliteResults, SqliteTables


class SqliteUnit(UnitOfWork):
    """What can be done inside one transaction on a connection."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        self.ahead: list[Callable[[], None]] = []
        """What the event loop is to call before the commit."""
        self.tables = SqliteTables(db)
        self.log = SqliteLog(db)
        self.positions = SqlitePositions(db)
        self.messages = SqliteMessages(db)
        self.outbox = SqliteOutbox(db)
        self.timers = SqliteTimers(db)
        self.people = SqlitePeople(db)
        self.servers = SqliteServers(db)
        self.privacy = SqlitePrivacy(db)
        self.bookkeeping = SqliteBookkeeping(db)
        self.daily = SqliteDaily(db)
        self.watchers = SqliteWatchers(db)
        self.shared_positions = SqliteSharedPositions(db)
        self.results = SqliteResults(db)

    def visit(self, person: int, guild: int | None, table_id: str) -> Visit:
        nickname = None if guild is None else self.people.nickname(guild, person)
        return Visit(self.people.get(person), nickname, self.tables.stamp(table_id))

    def before_commit(self, tell: Callable[[], None]) -> None:
        self.ahead.append(tell)
