"""What a position is worth when playing ahead stops: figures of a clan, weighted by who won finished games."""

from collections import Counter
from collections.abc import Callable, Sequence

from games.core import Seat, decision
from games.tunhell.scoring import points
from games.tunhell.state import State, book

TRAITS = (
    *("points", "posted", "posted_much", "access", "block", "look", "door", "turn"),
    *("warrior", "digger", "scout", "blaster", "bonus", "cards"),
)
"""The features of a clan, each with its weight in `weights.toml`."""
_MUCH = 6
"""Strength at a mine above this counts as a feature of its own."""
_LONGEST = 36
"""Cards left to dig at the beginning of the longest game."""
_BONUS = 0.7
"""A digger's point of combat, in points of capacity."""
Reach = Callable[[State, Seat, Sequence[int], Seat | None], float]
"""How much a look into a mine is worth to a seat, by the strengths there and the owner of its back door."""


def progress(t: State) -> float:
    """Return how far the game has come towards its end, from 0 to 1."""
    return max(0.0, min(1.0, 1 - cards_left(t) / _LONGEST))


def traits(t: State, seat: Seat, reach: Reach) -> tuple[float, ...]:
    """Return the features of one clan, in the order of `TRAITS`."""
    now = decision(t)
    is_asked = now is not None and seat in now.asks
    made = float(sum(points(t, seat).values()))
    return (made, *_at_the_mines(t, seat, reach), t.door == seat, is_asked, *_in_hand(t, seat))


def _at_the_mines(t: State, seat: Seat, reach: Reach) -> tuple[float, ...]:
    """Return the strength posted, what of it is much, mines open to it, opponents it keeps out, and cards seen."""
    posted = much = access = block = look = 0.0
    for number in open_mines(t):
        mine, strengths = t.mine(number), strengths_at(t, number)
        own, others = strengths[seat], [other for place, other in enumerate(strengths) if place != seat]
        posted += min(_MUCH, own)
        much += max(0, own - _MUCH)
        access += mine.door == seat or own >= max(others)
        block += sum([own > other for other in others]) / len(others)
        if mine.seen[seat]:
            look += mine.seen[seat] * reach(t, seat, strengths, mine.door)
    return posted, much, access, block, look


def _in_hand(t: State, seat: Seat) -> tuple[float, ...]:
    """Return combat and capacity in the hand, the number of scouts, blasters and bonuses, and of all cards."""
    cards, hand = book(t).cards, t.clans[seat].hand
    rows = [cards[card] for card in hand]
    kinds = Counter([row.kind for row in rows])
    combat = sum([row.combat + row.scares for row in rows if row.kind == "warrior"])
    capacity = sum([row.dig + _BONUS * row.bonus for row in rows if row.kind == "digger"])
    return combat, capacity, kinds["scout"], kinds["blaster"], kinds["bonus"], len(hand)


def open_mines(t: State) -> list[int]:
    """Return the numbers of the mines that still have cards."""
    return [number for number, mine in enumerate(t.mines, 1) if mine.shaft]


def strengths_at(t: State, number: int) -> list[int]:
    """Return the strength of each seat's warriors at a mine."""
    combat = book(t).combat
    return [sum([combat[card] for card in guards]) if guards else 0 for guards in t.mine(number).guards]


def cards_left(t: State) -> int:
    """Return the least number of cards to be dug up before the game can end."""
    sizes = sorted(len(mine.shaft) for mine in t.mines)
    return sum(sizes[: book(t).limits.empty_mines_to_end])
