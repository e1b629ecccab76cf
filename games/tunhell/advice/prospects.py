"""What a dig promises: its expected value over all cards that may turn up, given those already scouted."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.core import Seat
from games.tunhell.rows import Card
from games.tunhell.rules.table import mode_of
from games.tunhell.state import Mine, State, book


@dataclass(frozen=True, slots=True)
class Values:
    """The values that a dig depends on, in points.

    Attributes:
        gains: by card, what it is worth to have dug it up, encounters beaten included.
        guard: what a point of combat costs that is spent or lost at the mine.
        heart: what the Heart of Gold brings after its price, None for a player without a digger to pay it.
    """

    gains: Mapping[str, float]
    guard: float
    heart: float | None


class Team(NamedTuple):
    """Who digs: the capacity, the team's combat, and how much a dog lowers the combat of every encounter."""

    capacity: int
    combat: int
    scares: int = 0


Odds = tuple[tuple[str, int], ...]
"""Cards, each with the number of copies that may be in the pile."""


class Outlook:
    """The unseen cards and their values, shared by all digs under the same conditions."""

    def __init__(self, cards: Mapping[str, Card], common: Odds, ends: Odds, values: Values) -> None:
        """Take the odds of ordinary and of end cards; the initiation game has no end cards."""
        self.cards, self.common, self.ends, self.values = cards, common, ends, values
        self.memo: dict[tuple[int, int, Team], float] = {}


class Prospects:
    """Expected values of digs for one seat at one moment, based only on what the seat may know."""

    def __init__(self, t: State, seat: Seat, outlook: Outlook) -> None:
        """Note the cards that the seat has seen; the outlook covers all others."""
        self._outlook = outlook
        self._known = [known(mine, seat) for mine in t.mines]
        self._sizes = [len(mine.shaft) for mine in t.mines]
        self._memo: dict[tuple[int, int, int, int, Team], float] = {}

    def value(self, number: int, strength: int, team: Team, start: int = 0) -> float:
        """Return the expected value of a dig at a mine.

        Args:
            number: of the mine.
            strength: the combat of the seat's warriors there.
            team: who digs.
            start: how many cards from the top are taken as gone.
        """
        return self._dig(number - 1, start, team.capacity, strength, team)

    def _dig(self, mine: int, place: int, capacity: int, strength: int, team: Team) -> float:
        left = self._sizes[mine] - place
        if capacity <= 0 or left <= 0:
            return 0.0
        seen = self._known[mine]
        if place >= len(seen) and left > capacity:  # the next cards are unknown, and none is an end card
            return self._open(mine, place, capacity, strength, team)
        key = (mine, place, capacity, strength, team)
        if key not in self._memo:
            if place < len(seen):
                self._memo[key] = self._meet(seen[place], mine, place, capacity, strength, team)
            else:
                odds = self._outlook.ends if left == 1 and self._outlook.ends else self._outlook.common
                self._memo[key] = self._expected(odds, mine, place, capacity, strength, team)
        return self._memo[key]

    def _open(self, mine: int, place: int, capacity: int, strength: int, team: Team) -> float:
        memo, key = self._outlook.memo, (capacity, strength, team)
        if key not in memo:
            memo[key] = self._expected(self._outlook.common, mine, place, capacity, strength, team)
        return memo[key]

    def _expected(self, odds: Odds, mine: int, place: int, capacity: int, strength: int, team: Team) -> float:
        """Return the expected value over the cards that may come next."""
        total = sum([count for _, count in odds]) or 1
        return sum([count * self._meet(card, mine, place, capacity, strength, team) for card, count in odds]) / total

    def _meet(self, card: str, mine: int, place: int, capacity: int, strength: int, team: Team) -> float:
        """Return what a card brings when it turns up, plus the expected value of the rest of the dig."""
        row, values = self._outlook.cards[card], self._outlook.values
        if row.kind == "encounter":
            return self._fight(row, mine, place, capacity, strength, team)
        if row.kind == "heart":
            if values.heart is None:
                return 0.0
            return values.heart + self._dig(mine, place + 1, capacity - 1, strength, team)
        return values.gains[card] + self._dig(mine, place + 1, capacity - 1, strength, team)

    def _fight(self, row: Card, mine: int, place: int, capacity: int, strength: int, team: Team) -> float:
        """Return the value of the best way to pay for an encounter, or of losing all warriors there."""
        need = max(0, row.combat - team.scares)
        price, gain = self._outlook.values.guard, self._outlook.values.gains[row.id]
        if need == 0:
            return gain + self._dig(mine, place + 1, capacity - 1, strength, team)
        if strength + team.combat < need:
            return -price * strength
        ways = []
        if team.combat:
            ways.append(gain - price * max(0, need - team.combat))
        if strength >= need:
            after = self._dig(mine, place + 1, capacity - 1, strength - need, team)
            ways.append(gain - price * need + after)
        return max(ways)


def known(mine: Mine, seat: Seat) -> Sequence[str]:
    """Return the cards of a mine that a seat knows, the top one first."""
    count = max(mine.seen[seat], int(mine.shown))
    return mine.shaft[: -count - 1 : -1] if count else ()


def unseen(t: State, seat: Seat) -> tuple[Odds, Odds]:
    """Return the cards a seat has not seen, the box included: ordinary cards, and end cards."""
    hidden = Counter(t.box)
    for mine in t.mines:
        hidden.update(mine.shaft[: len(mine.shaft) - len(known(mine, seat))])
    return _odds(t, hidden)


def printed(t: State) -> tuple[Odds, Odds]:
    """Return the odds before anything has been dug up, from the catalogue."""
    catalogue = book(t)
    return _odds(t, {row.id: row.count for row in (*catalogue.mine_cards.values(), *catalogue.end_cards.values())})


def _odds(t: State, counted: Mapping[str, int]) -> tuple[Odds, Odds]:
    catalogue, mode = book(t), mode_of(t)
    common, ends = [], []
    for card, count in sorted(counted.items()):
        if card in catalogue.end_cards:
            ends.append((card, count))
        elif mode.plus_cards or not catalogue.cards[card].plus:
            common.append((card, count))
    return tuple(common), tuple(ends) if mode.end_cards else ()
