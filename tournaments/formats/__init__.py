"""The formats: for each, the proposed number of rounds and the pairing of the next one."""

from collections.abc import Mapping

from tournaments.choices import FormatName

from .everyone import EVERYONE, LEAGUE
from .groups import GROUPS
from .knock_out import KNOCK_OUT, SECOND_CHANCE
from .parts import Format, Pairings, table_sizes
from .survival import SURVIVAL
from .swiss import SWISS

FORMATS: Mapping[FormatName, Format] = {
    FormatName.SWISS: SWISS,
    FormatName.EVERYONE: EVERYONE,
    FormatName.GROUPS: GROUPS,
    FormatName.KNOCK_OUT: KNOCK_OUT,
    FormatName.SECOND_CHANCE: SECOND_CHANCE,
    FormatName.SURVIVAL: SURVIVAL,
    FormatName.LEAGUE: LEAGUE,
}

__all__ = ["FORMATS", "Format", "Pairings", "table_sizes"]
