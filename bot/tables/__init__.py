"""The tables, decided: pure functions from a table and a command to entries of its log. No database, no Discord."""

from .decide import decide, decide_opening
from .draft import Accepted
from .entries import Entry
from .notify import Kind, Notice
from .replay import Replay
from .state import TableState
from .surroundings import Limits, Surroundings

__all__ = [
    "Accepted",
    "Entry",
    "Kind",
    "Limits",
    "Notice",
    "Replay",
    "Surroundings",
    "TableState",
    "decide",
    "decide_opening",
]
