"""Leagues: the next season, with promotion and relegation, newcomers at the bottom, and those who vanished."""

from dataclasses import replace

from games.core.record import record

from .formats.everyone import DIVISION_LEAST, DIVISION_MOST, divisions
from .history import seeded
from .log import Entry, Fact
from .model import EntrantId, Phase, Season, Status, Tournament
from .standings import Row, standings


@record
class SeasonBegan(Fact):
    """A season of a league began.

    Attributes:
        past: the final standings of the previous season; None for the first season.
        divisions: the entrants of each division, highest division first.
        planned: number of rounds.
        luck: seed for breaking ties.
    """

    divisions: tuple[tuple[EntrantId, ...], ...]
    planned: int
    luck: str = ""
    past: Season | None = None

    def change(self, t: Tournament, entry: Entry) -> Tournament:
        """Assign every entrant to a division; those without one have left."""
        of = {one: division for division, some in enumerate(self.divisions) for one in some}
        entrants = tuple(
            replace(one, division=of[one.number], status=Status.PLAYING, left_in=None)
            if one.number in of
            else replace(one, division=None, status=Status.ABSENT if one.is_in else one.status, left_in=1)
            for one in t.entrants
        )
        t = replace(t, entrants=entrants, planned=self.planned, luck=self.luck)
        if self.past is None:
            return t
        return replace(
            t, phase=Phase.PLAYING, rounds=(), seasons=(*t.seasons, self.past), season=t.season + 1,
            ended_at=None, reason="", is_complete=False,
        )  # fmt: skip


def first_divisions(t: Tournament) -> tuple[tuple[EntrantId, ...], ...]:
    """Return the divisions of a first season, the strongest entrants in the highest."""
    order, start, found = seeded(t, t.players), 0, []
    for size in divisions(len(order), t.settings):
        found.append(tuple(order[start : start + size]))
        start += size
    return tuple(found)


def division_standings(t: Tournament) -> list[tuple[int, tuple[Row, ...]]]:
    """Return the standings of each division, highest first."""
    known = sorted({one.division for one in t.entrants if one.division is not None})
    return [
        (division, standings(t, [one.number for one in t.entrants if one.division == division])) for division in known
    ]


def vanished(row: Row) -> bool:
    """Return whether a person forfeited at least half of their games."""
    played = [mark for mark in row.marks if mark.place]
    return bool(played) and 2 * sum(mark.is_forfeit for mark in played) >= len(played)


def next_divisions(t: Tournament) -> tuple[tuple[EntrantId, ...], ...]:
    """Return the divisions of the next season.

    The best of each division are promoted and the last relegated, as many as set. Those who vanished are relegated in
    any case, from the lowest division out of the league. Newcomers begin at the bottom. If that leaves a division with
    fewer than 4 people or more than 8, people move between neighbouring divisions.
    """
    tables = division_standings(t)
    bottom = len(tables) - 1
    wanted: list[list[tuple[int, EntrantId]]] = [[] for _ in tables]
    for place, (_, rows) in enumerate(tables):
        present = [row for row in rows if t.entrants[row.entrant].is_in]
        here = [row for row in present if not vanished(row)]
        moves = min(t.settings.advance, len(here) // 2)
        for rank, row in enumerate(here):
            step = -1 if rank < moves and place else 1 if rank >= len(here) - moves and place < bottom else 0
            wanted[place + step].append((-step, row.entrant))
        if place < bottom:
            wanted[place + 1] += [(-1, row.entrant) for row in present if vanished(row)]
    # relegated first, then those who stay, then promoted; `sorted` keeps ranks within each
    found = [[one for _, one in sorted(some, key=lambda each: each[0])] for some in wanted]
    newcomers = [one.number for one in t.active if one.division is None]
    return tuple(map(tuple, evened([*found[:-1], [*found[-1], *seeded(t, newcomers)]])))


def evened(wanted: list[list[EntrantId]]) -> list[list[EntrantId]]:
    """Return divisions of 4 to 8: surplus people go down, missing ones come up, a last one too small is merged."""
    found = [list(some) for some in wanted]
    place = 0
    while place < len(found):
        here = found[place]
        if len(here) > DIVISION_MOST:
            if place + 1 == len(found):
                half = -(-len(here) // 2)
                found[place : place + 1] = [here[:half], here[half:]]
                continue
            found[place + 1] = [*here[DIVISION_MOST:], *found[place + 1]]
            found[place] = here[:DIVISION_MOST]
        while len(found[place]) < DIVISION_LEAST and place + 1 < len(found):
            if found[place + 1]:
                found[place].append(found[place + 1].pop(0))
            else:
                del found[place + 1]
        place += 1
    if len(found) > 1 and len(found[-1]) < DIVISION_LEAST:
        last = [*found[-2], *found[-1]]
        half = -(-len(last) // 2) if len(last) > DIVISION_MOST else len(last)
        found[-2:] = [some for some in (last[:half], last[half:]) if some]
    return found
