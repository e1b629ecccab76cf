"""Cogs: what people can ask of the bot by command or control."""

from .archive import Archive
from .controls import Controls
from .guidance import Guidance
from .holidays import Holidays
from .moves import Moves
from .overview import Overview
from .places import Places
from .private_tables import PrivateTables
from .settings import Settings
from .standings import Standings
from .tables import Tables

COGS = (
    Tables, PrivateTables, Moves, Guidance, Archive, Standings, Holidays, Overview, Settings, Controls, Places,
)  # fmt: skip

__all__ = ["COGS"]
