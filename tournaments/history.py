"""The rounds so far: points, who has met whom, who sat where, and who had byes."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations

from .model import WIN, EntrantId, Match, Round, Slot, Tournament, shares


@dataclass(frozen=True, slots=True)
class History:
    """Statistics of some rounds.

    Attributes:
        points: by entrant, in twelfths of a win; a bye counts as a win once its round is complete.
        met: number of games of each pair, lower number first.
        firsts: by entrant, how often they began against people, minus their fair share, in twelfths.
        seats: by entrant and seat, how often they sat there.
        byes: by entrant, how often they had no opponent, or only computer players.
        began_last: the entrants that began their last game.
    """

    points: Mapping[EntrantId, int] = field(default_factory=dict)
    met: Mapping[tuple[EntrantId, EntrantId], int] = field(default_factory=dict)
    firsts: Mapping[EntrantId, int] = field(default_factory=dict)
    seats: Mapping[tuple[EntrantId, int], int] = field(default_factory=dict)
    byes: Mapping[EntrantId, int] = field(default_factory=dict)
    began_last: frozenset[EntrantId] = frozenset()

    def meetings(self, one: EntrantId, other: EntrantId) -> int:
        """Return how often two have met."""
        return self.met.get((min(one, other), max(one, other)), 0)


def history_of(rounds: Iterable[Round]) -> History:
    """Return the statistics of some rounds; a table without a result gives no points yet."""
    points: Counter[EntrantId] = Counter()
    met: Counter[tuple[EntrantId, EntrantId]] = Counter()
    firsts: Counter[EntrantId] = Counter()
    seats: Counter[tuple[EntrantId, int]] = Counter()
    byes: Counter[EntrantId] = Counter()
    began: dict[EntrantId, bool] = {}
    for found in rounds:
        if not found.open_matches:
            points.update(dict.fromkeys(found.byes, WIN))
        byes.update(found.byes)
        for match in found.matches:
            people = match.entrants
            met.update(combinations(sorted(people), 2))
            if len(people) == 1 and len(match.seats) > 1:
                byes.update(people)
            for seat, one in enumerate(match.seats):
                if one is None:
                    continue
                if len(people) > 1:
                    firsts[one] += WIN * (seat == 0) - WIN // len(match.seats)
                    seats[one, seat] += 1
                    began[one] = seat == 0
                if match.result is not None:
                    points[one] += shares(match.result)[seat]
    return History(points, met, firsts, seats, byes, frozenset(one for one, is_first in began.items() if is_first))


def seeded(t: Tournament, entrants: Iterable[EntrantId]) -> list[EntrantId]:
    """Return entrants by rating at enrolment, strongest first; ties are broken by the tournament's luck."""

    def drawn(number: EntrantId) -> str:
        return sha256(f"{t.luck} {number}".encode()).hexdigest()

    return sorted(entrants, key=lambda number: (-t.entrants[number].rating, drawn(number)))


def by_points(t: Tournament, history: History, entrants: Iterable[EntrantId]) -> list[EntrantId]:
    """Return entrants by points, best first; ties are broken by rating at enrolment."""
    return sorted(seeded(t, entrants), key=lambda number: -history.points.get(number, 0))


def losers(match: Match) -> tuple[EntrantId, ...]:
    """Return those for whom a table is a defeat: its lower half, two at a table of three, all but one in a final.

    Among tied people, those with a later seat advance, since they did not begin.
    """
    if match.result is None:
        return ()
    places = match.result.places
    order = sorted(range(len(places)), key=lambda seat: (places[seat], -seat))
    through = 1 if match.slot is Slot.FINAL else max(len(places) // 2, 1)
    return tuple(one for seat in order[through:] if (one := match.seats[seat]) is not None)
