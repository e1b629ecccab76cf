"""What the actions of a round promise, in order, less the cards that pay for them (7)."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from games.core import Seat
from games.maphr.cards import book
from games.maphr.choices import Act, Lay
from games.maphr.rules.actions import cost_of
from games.maphr.rules.asking import price_of
from games.maphr.rules.construct import most_buildings
from games.maphr.rules.exploit import hire_fault
from games.maphr.rules.prospect import can_lay, free_tiles, spots
from games.maphr.rules.table import distinct
from games.maphr.state import State, hand_limit, level_of, target, tunnels

from .worth import Worth

_NOTHING = 2.0
"""The cost of revealing an action that does nothing."""


class Built(NamedTuple):
    """A building that could be built, and what it is worth beyond its price."""

    gain: float
    card: str


class Actions:
    """Evaluates the actions that one clan could reveal in one position."""

    def __init__(self, t: State, seat: Seat, worth: Worth) -> None:
        """Evaluate a position for a seat; the state must not change as long as this object is used."""
        self._t, self._seat, self._worth = t, seat, worth
        self._clan, self._catalogue = t.clans[seat], worth.catalogue
        self._buildings: dict[int, Built | None] = {}

    def mark(self, choice: Act) -> float:
        """Return what the actions promise, less the cards that pay for them."""
        found, coins = 0.0, self._clan.coins
        hand, new_vein = list(self._clan.hand), 0
        for token in filter(None, (choice.first, choice.second, choice.third)):
            if token == "prospect":
                found += self._prospect
                new_vein = max([self._catalogue.tiles[card].value for card in self.laid], default=0)
                _use_up(hand, self.laid)
            elif token == "exploit":
                brings = self.brings(new_vein)
                coins += brings
                found += brings * self._worth.coin + max(0.0, self._worth.hiring) - (0 if brings else _NOTHING)
            else:
                built = self.built(coins)
                found += built.gain if built else -_NOTHING
                _use_up(hand, [built.card] if built else ())
        return found - self._price(hand, cost_of(self._t, self._seat, choice) or 0)

    def brings(self, new_vein: int = 0) -> int:
        """Return the coins that an Exploit brings once a vein of value `new_vein` has been laid."""
        worth, clan = self._worth, self._clan
        spare = clan.miners + (hire_fault(self._t, self._seat) is None) - len(worth.incomes[1].cells)
        return worth.income(0) + (new_vein if spare > 0 else 0)

    @cached_property
    def _prospect(self) -> float:
        tiles = sum([self._worth.tile(card) for card in self.laid])
        if self.laid:
            return tiles + self._finishing()
        return -_NOTHING / 2 if can_lay(self._t, self._seat) else -_NOTHING

    @cached_property
    def laid(self) -> tuple[str, ...]:
        """The best tiles that can be laid in one action; the first is one that would be laid now."""
        t, seat, clan, tiles = self._t, self._seat, self._clan, self._catalogue.tiles
        room = min(free_tiles(t, seat), level_of(t, seat).tile_limit - len(clan.mine))
        held = sorted([card for card in clan.hand if card in tiles], key=self._worth.tile, reverse=True)
        first = next((card for card in held if self._is_laid(card)), None)
        if first is None or room < 1:
            return ()
        held.remove(first)
        return (first, *held)[:room]

    def _is_laid(self, card: str) -> bool:
        """Return whether a tile fits somewhere without nearly shutting the mine."""
        t, seat = self._t, self._seat
        return any(mark_of_lay(t, seat, Lay(card, cell, turn)) > 0 for cell, turn in spots(t, seat, card))

    def _finishing(self) -> float:
        """Return the points for reaching the target, or half of those for being one tile short of it."""
        rules, missing = self._catalogue.scoring, target(self._t, self._seat) - len(self._clan.mine)
        if len(self.laid) >= missing:
            return float(rules["finish_first"])
        return rules["finish_minus_one"] / 2 if len(self.laid) == missing - 1 else 0.0

    def built(self, coins: int) -> Built | None:
        """Return the best building that can be built with `coins` coins, or None."""
        if coins not in self._buildings:
            self._buildings[coins] = self._built(coins)
        return self._buildings[coins]

    def _built(self, coins: int) -> Built | None:
        t, seat, clan, rows = self._t, self._seat, self._clan, self._catalogue.buildings
        if len(clan.buildings) >= most_buildings(t, seat):
            return None
        fit = [
            Built(self._worth.gained(card), card)
            for card in distinct(clan.hand)
            if card in rows
            and card not in clan.buildings
            and rows[card].level <= clan.level
            and price_of(t, seat, card) <= coins
        ]
        return max(fit, default=None)

    def _price(self, hand: Sequence[str], cost: int) -> float:
        """Return the worth of the cheapest cards that pay; cards above the hand limit would be lost anyway."""
        free = max(0, len(hand) - hand_limit(self._t, self._seat))
        return sum(sorted([self._worth.card(card) for card in hand])[free:cost]) if cost > free else 0.0


def mark_of_lay(t: State, seat: Seat, choice: Lay) -> float:
    """Return the mark of a tile laid: better for a rich vein and many open ends, below 0 if one alone is left."""
    openings = book(t).openings[choice.card, choice.turn]
    after = book(t).ground.survey((*tunnels(t, seat), (choice.cell, openings)))
    ends = after.open_ends
    is_shut = ends < 2 and len(t.clans[seat].mine) < 9
    return 3 + 2 * book(t).tiles[choice.card].value + min(ends, 3) - (6 if is_shut else 0)


def _use_up(hand: list[str], cards: Sequence[str]) -> None:
    for card in cards:
        if card in hand:
            hand.remove(card)
