"""What has been so far: points, who has met whom, who sat where, who had no opponent."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations

from .model import WIN, EntrantId, Round, Tournament, shares


@dataclass(frozen=True, slots=True)
class History:
    """Some rounds, counted.

    Attributes:
        points: of each entrant, in twelfths of a win; a bye counts as a win.
        met: how often two have met, by the pair with the lower number first.
        firsts: how often somebody began against people, less their share of beginnings, in twelfths.
        seats: how often somebody had a seat, by entrant and seat.
        byes: how often somebody had no opponent, or a computer player alone.
        began_last: those who began when they last played.
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
    """Return what some rounds add up to; a table without a result gives no points yet."""
    points: Counter[EntrantId] = Counter()
    met: Counter[tuple[EntrantId, EntrantId]] = Counter()
    firsts: Counter[EntrantId] = Counter()
    seats: Counter[tuple[EntrantId, int]] = Counter()
    byes: Counter[EntrantId] = Counter()
    began: dict[EntrantId, bool] = {}
    for found in rounds:
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
    """Return entrants by their strength at enrolment, the strongest first; equals in an order drawn by the luck."""

    def drawn(number: EntrantId) -> str:
        return sha256(f"{t.luck} {number}".encode()).hexdigest()

    return sorted(entrants, key=lambda number: (-t.entrants[number].rating, drawn(number)))


def by_points(t: Tournament, history: History, entrants: Iterable[EntrantId]) -> list[EntrantId]:
    """Return entrants by their points, the best first; equals by their strength at enrolment."""
    return sorted(seeded(t, entrants), key=lambda number: -history.points.get(number, 0))
