"""The decisions about tables: pure functions from a table and a command to log entries. No database, no Discord."""

from .decide import Accepted, decide, decide_opening
from .log import Command, Context, Decision, Entry, Fact, Limits
from .notify import Kind, Notice
from .seat_history import FoldedLog
from .state import TableState

__all__ = [
    "Accepted",
    "Command",
    "Context",
    "Decision",
    "Entry",
    "Fact",
    "FoldedLog",
    "Kind",
    "Limits",
    "Notice",
    "TableState",
    "decide",
    "decide_opening",
]
