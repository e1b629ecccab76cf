"""The sections of a tournament's standings: one for all, or one for each division or group."""

from dataclasses import dataclass

from .choices import FormatName
from .model import EntrantId, Slot, Tournament
from .standings import Row, standings


@dataclass(frozen=True, slots=True)
class Section:
    """Entrants that are ranked together.

    Attributes:
        kind: `division`, `group`, or "" for all.
        number: its number, from 1.
        rows: their standings.
    """

    kind: str
    number: int
    rows: tuple[Row, ...]

    @property
    def people(self) -> tuple[EntrantId, ...]:
        """The entrants, best first."""
        return tuple(row.entrant for row in self.rows)


def sections(t: Tournament) -> tuple[Section, ...]:
    """Return the standings: by division in a league, by group until the knock-out begins, otherwise in one section."""
    kind, parts = "", dict[int, set[EntrantId]]()
    if t.settings.format is FormatName.LEAGUE:
        kind = "division"
        for one in t.entrants:
            if one.division is not None:
                parts.setdefault(one.division, set()).add(one.number)
    elif t.round is not None and all(match.slot is Slot.GROUP for match in t.round.matches):
        kind = "group"
        for _, match in t.matches():
            parts.setdefault(match.group, set()).update(match.entrants)
    if len(parts) < 2:
        return (Section("", 1, standings(t)),)
    return tuple(Section(kind, number + 1, standings(t, parts[number])) for number in sorted(parts))
