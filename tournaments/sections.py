"""The tables of a tournament's standings: one for all, or one for each division or group."""

from dataclasses import dataclass

from .choices import FormatName
from .model import EntrantId, Slot, Tournament
from .standings import Row, standings


@dataclass(frozen=True, slots=True)
class Section:
    """People who are ranked among themselves.

    Attributes:
        kind: `division`, `group`, or "" for all.
        number: which one, from 1.
        rows: their standings.
    """

    kind: str
    number: int
    rows: tuple[Row, ...]

    @property
    def people(self) -> tuple[EntrantId, ...]:
        """Those who are ranked, best first."""
        return tuple(row.entrant for row in self.rows)


def sections(t: Tournament) -> tuple[Section, ...]:
    """Return the standings: by divisions in a league, by groups until the knock-out begins, else of all together."""
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
