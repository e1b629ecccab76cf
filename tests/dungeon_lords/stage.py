"""Positions of scenes: what a scene does not name lies nowhere, and nothing is asked until it says so."""

from games.dungeon_lords.notation import lay_out, lines_of
from games.dungeon_lords.state import State


def sketch(text: str) -> State:
    """The table that lines describe, as far as they do."""
    return lay_out(lines_of(text))
