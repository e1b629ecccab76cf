"""Log lines: as text, or as JSON objects that name the interaction they are about."""

import logging
from contextvars import ContextVar
from typing import Literal

from pythonjsonlogger.json import JsonFormatter

LogFormat = Literal["text", "json"]

interaction_id: ContextVar[int | None] = ContextVar("interaction_id", default=None)
"""The interaction that is being answered."""

_TEXT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_JSON = "%(asctime)s %(levelname)s %(name)s %(message)s"
_NAMES = {"asctime": "time", "levelname": "level", "name": "logger"}


class ContextFilter(logging.Filter):
    """Adds to each line the interaction it is about."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Name the interaction, where the line does not do so itself; every line passes."""
        if (about := interaction_id.get()) is not None and not hasattr(record, "interaction"):
            record.interaction = about
        return True


def set_up(level: str, form: LogFormat) -> None:
    """Send log lines of a level and above to standard error in a form; discord.py only warns, unless debugging."""
    handler = logging.StreamHandler()
    if form == "json":
        handler.setFormatter(JsonFormatter(_JSON, rename_fields=_NAMES))
        handler.addFilter(ContextFilter())
    else:
        handler.setFormatter(logging.Formatter(_TEXT))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    if level != "DEBUG":
        logging.getLogger("discord").setLevel(logging.WARNING)
