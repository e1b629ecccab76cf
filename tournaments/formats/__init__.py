"""Who plays whom: for each format how many rounds are proposed, and the pairings of the next one."""

from collections.abc import Mapping

from ..model import FormatName
from .parts import Format, Pairings
from .swiss import SWISS

FORMATS: Mapping[FormatName, Format] = {FormatName.SWISS: SWISS}

__all__ = ["FORMATS", "Format", "Pairings"]
