"""The rows of every subject, with the same SQL text for SQLite and PostgreSQL.

Placeholders for values are `?`, or `:name` if one is used twice.
"""

from collections.abc import Callable

from bot.store.protocol import UnitOfWork

from .log import LogRows, PositionRows, SharedPositionRows
from .outbox import OutboxRows, TimerRows
from .people import BookkeepingRows, DailyRows, PersonRows, PuzzleRows, ServerRows, WatcherRows
from .privacy import PrivacyRows
from .results import RecordRows, ResultRows, ReviewRows
from .schema import Database
from .tables import MessageRows, TableRows
from .tournaments import TournamentRows


class RowsUnit(UnitOfWork):
    """The operations inside one transaction on a connection to either database."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.ahead: list[Callable[[], None]] = []
        """The callbacks that the event loop is to run before the commit."""
        self.tables = TableRows(db)
        self.log = LogRows(db)
        self.positions = PositionRows(db)
        self.messages = MessageRows(db)
        self.outbox = OutboxRows(db)
        self.timers = TimerRows(db)
        self.people = PersonRows(db)
        self.servers = ServerRows(db)
        self.privacy = PrivacyRows(db)
        self.bookkeeping = BookkeepingRows(db)
        self.daily = DailyRows(db)
        self.watchers = WatcherRows(db)
        self.shared_positions = SharedPositionRows(db)
        self.results = ResultRows(db)
        self.records = RecordRows(db)
        self.reviews = ReviewRows(db)
        self.puzzles = PuzzleRows(db)
        self.tournaments = TournamentRows(db)

    def alone(self, *what: object) -> None:
        pass  # only one task writes at a time

    def renumber(self, table: str) -> None:
        """After inserting rows with explicit ids: let new ones start above them; SQLite does so automatically."""

    def together(self, *reads: Callable[[], object]) -> None:
        pass  # SQLite has no closer replica

    def before_commit(self, tell: Callable[[], None]) -> None:
        self.ahead.append(tell)
