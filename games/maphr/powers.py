"""The permanent effects of a clan and its buildings: a record of figures, computed once for each set (9)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from .cards import EDITIONS
from .rows import VEINS, Effect


@dataclass(frozen=True, slots=True)
class Powers:
    """The lasting effects of a clan and its buildings; every figure says what it is added to, or what it replaces.

    Attributes:
        veins: coins added for each worked vein, by kind.
        miner_cost: the lowest price of a miner, None for the standard price.
        clan_second, building_second: changes of the second action's cost, in the order of section 9.
        third_action: further cards that a third action costs, None without the right.
        paid_tile: the price of one more tile in a Prospect, None without the right.
        immune: categories of catastrophes without effect, by the card that protects.
        toll: what an opponent pays to play an impediment, by the card that asks for it.
        stopped: actions that no impediment can cancel.
        actions: the special actions of phase III by the building (or clan) that has them.
        sources: every effect with the card or clan it comes from.
    """

    hand_limit: int
    extra_draw: int
    sell_price: int
    veins: Mapping[str, int]
    miner_limit: int
    miner_cost: int | None
    score_per_miner: int
    build_discount: int
    clan_second: tuple[Effect, ...]
    building_second: tuple[Effect, ...]
    third_action: int | None
    prospect_tiles: int
    paid_tile: int | None
    immune: Mapping[str, str]
    toll: tuple[tuple[str, int], ...]
    stopped: frozenset[str]
    target: int
    die6: int
    actions: Mapping[str, Effect]
    sources: tuple[tuple[str, Effect], ...]

    def protection(self, category: str) -> str | None:
        """Return the card (or clan) that makes catastrophes of this category harmless, if any."""
        return self.immune.get(category) or self.immune.get("all")

    def of(self, op: str) -> tuple[tuple[str, Effect], ...]:
        """Return the effects of one operation with their sources."""
        return tuple((source, effect) for source, effect in self.sources if effect.op == op)


@lru_cache(8192)
def powers_of(edition: str, clan: str, buildings: tuple[str, ...]) -> Powers:
    """Return the permanent effects of a clan with these buildings."""
    book = EDITIONS[edition]
    own = [(clan, effect) for effect in book.clans[clan].power]
    built = [(id_, effect) for id_ in buildings for effect in book.buildings[id_].effect]
    sources = (*own, *built)
    lasting = [(source, effect) for source, effect in sources if not effect.when]
    per_vein = [effect for _, effect in lasting if effect.op == "exploit_per_vein"]
    costs = [effect.set for _, effect in lasting if effect.op == "miner_cost" and effect.set is not None]
    third = [effect.cards for _, effect in lasting if effect.op == "third_action"]
    paid = [effect.price for _, effect in lasting if effect.op == "prospect_paid_tile"]
    return Powers(
        hand_limit=_added(lasting, "hand_limit"),
        extra_draw=sum(effect.count for _, effect in lasting if effect.op == "extra_draw"),
        sell_price=_added(lasting, "sell_price"),
        veins={kind: sum(effect.add for effect in per_vein if effect.kind in (kind, "any")) for kind in VEINS},
        miner_limit=_added(lasting, "miner_limit"),
        miner_cost=min(costs, default=None),
        score_per_miner=_added(lasting, "score_per_miner"),
        build_discount=sum(effect.amount for _, effect in lasting if effect.op == "build_discount"),
        clan_second=tuple(effect for _, effect in own if effect.op == "second_action_cost"),
        building_second=tuple(effect for _, effect in built if effect.op == "second_action_cost"),
        third_action=min(third, default=None),
        prospect_tiles=_added(lasting, "prospect_tiles"),
        paid_tile=min(paid, default=None),
        immune={effect.to: source for source, effect in reversed(lasting) if effect.op == "immune"},
        toll=tuple((source, effect.amount) for source, effect in lasting if effect.op == "impediment_toll"),
        stopped=frozenset(effect.cancels for _, effect in lasting if effect.op == "immune_impediment"),
        target=_added(lasting, "target_tiles"),
        die6=_added(lasting, "die6_bonus"),
        actions={source: effect for source, effect in sources if effect.when == "phase3"},
        sources=sources,
    )


def _added(effects: Iterable[tuple[str, Effect]], op: str) -> int:
    return sum(effect.add for _, effect in effects if effect.op == op)
