"""Telling the operator where something failed."""

import logging
from traceback import format_tb

logger = logging.getLogger("bot.service")


def report(what: str, error: BaseException) -> None:
    """Tell where something failed, without the error's message: that might print hidden cards."""
    logger.error("%s: %s\n%s", what, type(error).__name__, "".join(format_tb(error.__traceback__)))
