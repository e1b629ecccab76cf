"""The service: every table, person and move, without a word of Discord. One class, `Service`, is the way in."""

from bot.store import Errand, Kind, Store, StoreFailed

from .chairs import host_name
from .desk import report
from .errands import Errands
from .life import Life
from .people import People
from .play import Done

__all__ = ["Done", "Errand", "Kind", "Service", "Store", "StoreFailed", "host_name", "report"]


class Service(Life, People, Errands):
    """Everything that can be done at the tables. A refusal (`games.core.Refusal`) means that nothing has changed."""
