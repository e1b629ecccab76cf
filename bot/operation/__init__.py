"""The operator's tools; here log lines: plain sentences with values as fields, written as text or as JSON objects.

The pattern for every line is `log.warning("A message could not be edited", extra={"table": table.id, "error": name})`
with `log = logging.getLogger(__name__)`: the sentence is always the same, ids and errors are in fields called `table`,
`seat`, `person`, `guild`, `channel`, `message_id`, `item`, `error`, and no field holds hidden information. `final`
marks what is not retried.
"""

import logging
from contextvars import ContextVar
from traceback import format_tb
from typing import Literal

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

log = logging.getLogger(__name__)

LogFormat = Literal["text", "json"]

interaction_id: ContextVar[int | None] = ContextVar("interaction_id", default=None)
"""The interaction that is being answered."""

_TEXT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_JSON = "%(asctime)s %(levelname)s %(name)s %(message)s"
_NAMES = {"asctime": "time", "levelname": "level", "name": "logger"}
_OWN = frozenset(RESERVED_ATTRS) | {"taskName"}  # the latter since Python 3.12
"""The attributes of every record; all others are fields."""


class ContextFilter(logging.Filter):
    """Adds the current interaction to each line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Add the interaction, unless the line already has one; every line passes."""
        if (about := interaction_id.get()) is not None and not hasattr(record, "interaction"):
            record.interaction = about
        return True


class TextFormatter(logging.Formatter):
    """Appends the fields of a line to its sentence: `The database failed error=OperationalError`."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is given by logging
        """Return the line, with its fields in their original order."""
        fields = {name: value for name, value in vars(record).items() if name not in _OWN}
        trace = fields.pop("trace", None)  # multi-line
        line = " ".join([super().formatMessage(record), *(f"{name}={value}" for name, value in fields.items())])
        return line if trace is None else f"{line}\n{trace}"


def set_up(level: str, form: LogFormat) -> None:
    """Send log lines of a level and above to standard error in a format; discord.py only warns, unless debugging."""
    handler = logging.StreamHandler()
    handler.addFilter(ContextFilter())
    handler.setFormatter(JsonFormatter(_JSON, rename_fields=_NAMES) if form == "json" else TextFormatter(_TEXT))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    if level != "DEBUG":
        logging.getLogger("discord").setLevel(logging.WARNING)


def report(what: str, error: BaseException, **about: object) -> None:
    """Log a failure and its place in the code, without the error's message, which might contain hidden cards.

    Args:
        what: what failed, as a constant sentence.
        error: the exception.
        about: further fields of the line.
    """
    trace = "".join(format_tb(error.__traceback__))
    log.error(what, extra={**about, "error": type(error).__name__, "trace": trace})
