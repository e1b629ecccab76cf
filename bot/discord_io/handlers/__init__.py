"""The handlers of controls: importing this package registers one for each kind; `dispatch` looks them up."""

from bot.discord_io.press import dispatch

from . import (
    help,  # noqa: A004 - named after its command
    history,
    menu,
    moves,
    positions,
    review,
    seats,
    settings,
    table,
    tournaments,
)

__all__ = [
    "dispatch", "help", "history", "menu", "moves", "positions", "review",
    "seats", "settings", "table", "tournaments",
]  # fmt: skip
