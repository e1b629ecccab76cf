"""One transaction of SQLite, as a unit of work."""

import sqlite3
from collections.abc import Callable

from bot.store.protocol import Visit

from .bookkeeping import SqliteBookkeeping
from .following import SqliteDaily, SqliteWatchers
from .log import SqliteLog
from .outbox import SqliteOutbox
from .people import SqlitePeople
from .positions import SqlitePositions
from .privacy import SqlitePrivacy
from .results import SqliteResults
from .servers import SqliteServers
from .shared import SqliteSharedPositions
from .tables import SqliteTables
from .timers import SqliteTimers


class SqliteUnit:
    """What can be done inside one transaction, by subject; see `UnitOfWork`."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work in the transaction that is open on this connection."""
        self.db = db
        self.ahead: list[Callable[[], None]] = []
        """What the event loop is to call before the commit."""
        self.tables = SqliteTables(db)
        self.log = SqliteLog(db)
        self.positions = SqlitePositions(db)
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
        """See `UnitOfWork`."""
        nickname = None if guild is None else self.people.nickname(guild, person)
        return Visit(self.people.get(person), nickname, self.tables.stamp(table_id))

    def before_commit(self, tell: Callable[[], None]) -> None:
        """See `UnitOfWork`."""
        self.ahead.append(tell)
