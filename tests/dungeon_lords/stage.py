"""Positions of scenes: unnamed things are absent, and nothing is asked without an agenda."""

from games.dungeon_lords.notation import lay_out, lines_of
from games.dungeon_lords.state import State


def sketch(text: str) -> State:
    """Return the table that lines describe, with nothing else on it."""
    return lay_out(lines_of(text))
