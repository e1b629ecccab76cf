"""What controls do. Importing this package registers a handler for each kind of control; `dispatch` finds it."""

from bot.discord_io.press import dispatch

from . import (
    help,  # noqa: A004 - named after its command
    history,
    lists,
    looks,
    menu,
    moves,
    options,
    positions,
    replay,
    seats,
    settings,
    table,
    threads,
)

__all__ = [
    "dispatch", "help", "history", "lists", "looks", "menu", "moves", "options", "positions", "replay", "seats",
    "settings", "table", "threads",
]  # fmt: skip
