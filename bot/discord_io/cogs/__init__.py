"""Cogs: what people can ask of the bot by command or control."""

from .controls import Controls
from .guidance import Guidance
from .moves import Moves
from .places import Places
from .private_tables import PrivateTables
from .tables import Tables

COGS = (Tables, PrivateTables, Moves, Guidance, Controls, Places)

__all__ = ["COGS"]
