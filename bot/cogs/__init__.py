"""Cogs: what people can ask of the bot by command or control."""

from .controls import Controls
from .guidance import Guidance
from .moves import Moves
from .tables import Tables

COGS = (Tables, Moves, Guidance, Controls)

__all__ = ["COGS"]
