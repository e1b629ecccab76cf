"""What things are worth to a clan, in points at the end of the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from games.core import Seat
from games.maphr.cards import book
from games.maphr.rows import COLOURS, Building, Effect
from games.maphr.rules.asking import price_of
from games.maphr.rules.exploit import Income, hire_fault, income, miner_price
from games.maphr.rules.upgrade import upgrade_price
from games.maphr.scoring import colour_counts, points
from games.maphr.state import State, level_of, powers, round_limit, target

_BY_THE_WAY = {"hand_limit": 0.7, "immune": 0.7, "impediment_toll": 1.0, "protect_buildings": 0.5, "sell_price": 0.5}
"""Fixed marks for small effects."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The figures of `weights.toml`, which explains them."""

    tile: float
    junction: float
    card: float
    impediment: float
    building: float
    key: float
    exploits: float
    reserve: float
    bid: float
    early: Mapping[str, float]
    late: Mapping[str, float]


class Worth:
    """What cards, buildings and actions are worth to one clan in one position; answers are cached."""

    def __init__(self, t: State, seat: Seat, weights: Weights) -> None:
        """Evaluate a position for a seat; the state must not change as long as this object is used."""
        self.t, self.seat, self.weights = t, seat, weights
        self.clan, self.catalogue = t.clans[seat], book(t)
        self._cards: dict[str, float] = {}
        self._buildings: dict[str, float] = {}

    @cached_property
    def rounds_left(self) -> float:
        """The estimated number of rounds still to come: the mine nearest to its target ends the game."""
        t = self.t
        missing = min([target(t, seat) - len(t.clans[seat].mine) for seat in map(Seat, range(t.seats))])
        return max(1.0, min(round_limit(t) - t.round, 1.3 * missing))

    @cached_property
    def leader(self) -> Seat:
        """The opponent with the most points."""
        return max(self.t.others(self.seat), key=lambda other: sum(points(self.t, other).values()))

    @cached_property
    def coin(self) -> float:
        """The worth of one more coin in points: high while the clan has few coins, at least its final score."""
        least: float = 1 / self.catalogue.scoring["coins_per_point"]
        return least if self.rounds_left < 2 else max(least, min(0.8, 10 / (1 + self.clan.coins)))

    def card(self, card: str) -> float:
        """Return how much the clan wants a card in the hand."""
        if card not in self._cards:
            self._cards[card] = self._card(card)
        return self._cards[card]

    def _card(self, card: str) -> float:
        catalogue, clan, w = self.catalogue, self.clan, self.weights
        if card in catalogue.buildings:
            if card in clan.buildings or clan.hand.count(card) > 1:
                return w.card
            row = catalogue.buildings[card]
            beyond = 0.75 ** max(0, row.level - clan.level)
            return max(w.card, (self.building(row) - 0.5 * self.coin * row.cost) * beyond)
        if card in catalogue.tiles:
            return self.tile(card) * (0.8 if self._lacks_tiles else 0.3)
        if card in catalogue.impediments:
            return w.impediment
        return -4.0 if card in catalogue.catastrophes else 3.0

    @cached_property
    def _lacks_tiles(self) -> bool:
        """Whether the mine needs all tiles of the hand to reach its target."""
        held = sum([card in self.catalogue.tiles for card in self.clan.hand])
        return held <= target(self.t, self.seat) - len(self.clan.mine)

    def tile(self, card: str) -> float:
        """Return the worth of a tile laid: nearer to the target, its value in points, and the coins it will bring."""
        w, row = self.weights, self.catalogue.tiles[card]
        works = 1 + 0.25 * w.exploits * self.rounds_left
        return w.tile + row.value * works + (w.junction if row.shape in ("tee", "cross") else 0)

    def building(self, row: Building) -> float:
        """Return the worth of a building once built: its points, those for its colour and series, and its effects."""
        if row.id not in self._buildings:
            rules, counts = self.catalogue.scoring, colour_counts(self.t, self.seat)
            n, series = counts[COLOURS.index(row.colour)], min(counts)
            before, after = [min(m * m, rules["colour_square_cap"]) for m in (n, n + 1)]
            found: float = row.vp + after - before
            found += rules["colour_set_points"] / counts.count(series) if n == series else 0
            found += sum([self._effect(effect) for effect in row.effect]) + self._key(row)
            self._buildings[row.id] = self.weights.building * found
        return self._buildings[row.id]

    def _effect(self, effect: Effect) -> float:
        left, clan, coin = self.rounds_left, self.clan, self.coin
        times = self.weights.exploits * left * coin
        match effect.op:
            case "exploit_per_vein":
                kinds = [self.catalogue.tiles[card].kind for card, _ in clan.mine.values()]
                worked = sum([bool(kind) and effect.kind in (kind, "any") for kind in kinds])
                return times * effect.add * max(1, min(worked, clan.miners + 1))
            case "exploit_flat":
                return times * effect.add
            case "gain_coins":
                return 0.7 * left * effect.amount * coin
            case "extra_draw" | "draw" | "discard_pick" | "cycle":
                return 0.5 * left * self.weights.card
            case "build_discount":
                return 0.4 * left * effect.amount * coin
            case "miner_limit":
                return 2.0 * effect.add
            case "score_per_miner":
                return float(effect.add * clan.miners)
            case "second_action_cost" | "third_action" | "prospect_tiles":
                return 0.5 * left
        return _BY_THE_WAY.get(effect.op, 0.0)

    def _key(self, row: Building) -> float:
        """Return the worth of a building as a key to a level, highest if it makes the level cheap."""
        level, rows = self.clan.level, self.catalogue.buildings
        for step in self.catalogue.level[level:]:
            if step.upgrade_key_building == row.id:
                return self.weights.key / (step.level - level)
            if step.upgrade_other_colour == row.colour:
                others = [rows[id_].colour for id_ in self.clan.buildings]
                if row.colour not in others:
                    return self.weights.key / 2 / (step.level - level)
        return 0.0

    @cached_property
    def hiring(self) -> float:
        """The worth of one more miner: points, and coins from each Exploit, less the price."""
        t, seat = self.t, self.seat
        if hire_fault(t, seat):
            return 0.0
        more = self.income(1) - self.income(0)
        earned: float = self.catalogue.scoring["miner"] + powers(t, seat).score_per_miner
        works = 1 + self.weights.exploits * self.rounds_left
        return earned + more * self.coin * works - miner_price(t, seat) * self.coin

    def income(self, hired: int) -> int:
        """Return the coins that an Exploit brings with `hired` more miners (0 or 1)."""
        return self.incomes[hired].total

    @cached_property
    def incomes(self) -> tuple[Income, Income]:
        """The income from an Exploit with the present miners, and with one more."""
        t, seat, miners = self.t, self.seat, self.clan.miners
        return income(t, seat, miners), income(t, seat, miners + 1)

    def gained(self, card: str) -> float:
        """Return what a building is worth beyond its price; less where the coins would pay for a level now."""
        t, seat, clan = self.t, self.seat, self.clan
        price, level = price_of(t, seat, card), upgrade_price(t, seat)
        is_cramped = len(clan.mine) >= level_of(t, seat).tile_limit - 1
        spoils = level is not None and is_cramped and clan.coins - price < level <= clan.coins
        return self.building(self.catalogue.buildings[card]) - price * self.coin - (self.weights.key if spoils else 0)
