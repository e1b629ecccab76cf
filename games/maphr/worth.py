"""What things are worth to a computer player, in points at the end of the game."""

from collections.abc import Sequence

from games.core import Seat

from .cards import book
from .choices import Act
from .rows import COLOURS, Building, Effect
from .rules.construct import most_buildings, price_of
from .rules.exploit import hire_fault, income, miner_price
from .rules.prospect import free_tiles, spots
from .rules.table import distinct
from .rules.upgrade import upgrade_price
from .scoring import colour_counts
from .state import State, hand_limit, level_of, powers, round_limit, target

EXPLOITS_A_ROUND = 0.5
"""How often a mine is exploited, taken over the whole game."""
TILE, JUNCTION = 2.5, 1.2
"""A tile brings the end nearer; a fork or a crossing keeps the mine open."""
CARD = 1.0
"""What an unknown card is worth."""
KEY = 6.0
"""What a building adds that allows a level still to be reached."""
_BY_THE_WAY = {"hand_limit": 0.7, "immune": 0.7, "impediment_toll": 1.0, "protect_buildings": 0.5, "sell_price": 0.5}
"""Small effects that no formula is worth."""


def rounds_left(t: State) -> float:
    """About how many rounds are still to come: the mine nearest to its target ends the game."""
    missing = min(target(t, seat) - len(t.clans[seat].mine) for seat in map(Seat, range(t.seats)))
    return max(1.0, min(round_limit(t) - t.round, 1.3 * missing))


def coin(t: State, seat: Seat) -> float:
    """What one more coin is worth: it pays for buildings while there are few, and is a sixth of a point in the end."""
    least: float = 1 / book(t).scoring["coins_per_point"]
    return least if rounds_left(t) < 2 else max(least, min(0.8, 10 / (1 + t.clans[seat].coins)))


def worth(t: State, seat: Seat, card: str) -> float:
    """How much a player wants a card in the hand."""
    catalogue, clan = book(t), t.clans[seat]
    if card in catalogue.buildings:
        row = catalogue.buildings[card]
        if card in clan.buildings or clan.hand.count(card) > 1:
            return CARD
        return max(
            CARD, (building(t, seat, row) - 0.5 * coin(t, seat) * row.cost) * 0.75 ** max(0, row.level - clan.level)
        )
    if card in catalogue.tiles:
        return _tile_in_hand(t, seat, card)
    if card in catalogue.impediments:
        return 2.5
    return -4.0 if card in catalogue.catastrophes else 3.0


def _tile_in_hand(t: State, seat: Seat, card: str) -> float:
    clan = t.clans[seat]
    held = sum(other in book(t).tiles for other in clan.hand)
    is_needed = held <= target(t, seat) - len(clan.mine)
    return tile(t, card) * (0.8 if is_needed else 0.3)


def tile(t: State, card: str) -> float:
    """A tile laid: nearer to the target, its value in points, and the coins it will bring."""
    row = book(t).tiles[card]
    works = 1 + 0.25 * EXPLOITS_A_ROUND * rounds_left(t)
    return TILE + row.value * works + (JUNCTION if row.shape in ("tee", "cross") else 0)


def building(t: State, seat: Seat, row: Building) -> float:
    """A building in the mine: its points, those for its colour and series, and what it does."""
    rules, counts = book(t).scoring, list(colour_counts(t, seat))
    place = COLOURS.index(row.colour)
    squares = [min(n * n, rules["colour_square_cap"]) for n in (counts[place], counts[place] + 1)]
    series = min(counts)
    is_missing = counts[place] == series
    missing = counts.count(series)
    found: float = row.vp + squares[1] - squares[0] + (rules["colour_set_points"] / missing if is_missing else 0)
    return found + sum(_effect(t, seat, effect) for effect in row.effect) + _key(t, seat, row)


def _effect(t: State, seat: Seat, effect: Effect) -> float:
    left, clan = rounds_left(t), t.clans[seat]
    times = EXPLOITS_A_ROUND * left * coin(t, seat)
    match effect.op:
        case "exploit_per_vein":
            kinds = [book(t).tiles[card].kind for card, _ in clan.mine.values()]
            worked = sum(bool(kind) and effect.kind in (kind, "any") for kind in kinds)
            return times * effect.add * max(1, min(worked, clan.miners + 1))
        case "exploit_flat":
            return times * effect.add
        case "gain_coins":
            return 0.7 * left * effect.amount * coin(t, seat)
        case "extra_draw" | "draw" | "discard_pick" | "cycle":
            return 0.5 * left * CARD
        case "build_discount":
            return 0.4 * left * effect.amount * coin(t, seat)
        case "miner_limit":
            return 2.0 * effect.add
        case "score_per_miner":
            return float(effect.add * clan.miners)
        case "second_action_cost" | "third_action" | "prospect_tiles":
            return 0.5 * left
    return _BY_THE_WAY.get(effect.op, 0.0)


def _key(t: State, seat: Seat, row: Building) -> float:
    """What it is worth that the building allows a level, most when it makes it cheap."""
    level = t.clans[seat].level
    for step in book(t).level[level:]:
        if step.upgrade_key_building == row.id:
            return KEY / (step.level - level)
        others = [book(t).buildings[id_].colour for id_ in t.clans[seat].buildings]
        if step.upgrade_other_colour == row.colour and row.colour not in others:
            return KEY / 2 / (step.level - level)
    return 0.0


def hiring(t: State, seat: Seat) -> float:
    """What one more miner brings: points, and coins each time the mine is exploited."""
    if hire_fault(t, seat):
        return 0.0
    miners, own = t.clans[seat].miners, powers(t, seat)
    more = income(t, seat, miners + 1).total - income(t, seat, miners).total
    points: float = book(t).scoring["miner"] + own.score_per_miner
    return (
        points + more * coin(t, seat) * (1 + EXPLOITS_A_ROUND * rounds_left(t)) - miner_price(t, seat) * coin(t, seat)
    )


def plan(t: State, seat: Seat, choice: Act, cost: int) -> float:
    """What actions promise in their order, less the cards that pay for them.

    Args:
        cost: how many cards they cost.
    """
    clan, found, coins = t.clans[seat], 0.0, t.clans[seat].coins
    hand, new_vein = list(clan.hand), 0
    for token in filter(None, (choice.first, choice.second, choice.third)):
        if token == "prospect":
            laid = _to_lay(t, seat)
            found += sum(tile(t, card) for card in laid) + _finishing(t, seat, len(laid)) - (0 if laid else 2)
            new_vein = max((book(t).tiles[card].value for card in laid), default=0)
            _use_up(hand, laid)
        elif token == "exploit":
            brings = income(t, seat, clan.miners).total
            spare = clan.miners + (hire_fault(t, seat) is None) - len(income(t, seat, clan.miners + 1).cells)
            brings += new_vein if spare > 0 else 0
            coins += brings
            found += brings * coin(t, seat) + max(0.0, hiring(t, seat)) - (0 if brings else 2)
        else:
            built = _to_build(t, seat, coins)
            found += built[0] if built else -2
            _use_up(hand, built[1:] if built else ())
    return found - _price(t, seat, hand, cost)


def _to_lay(t: State, seat: Seat) -> list[str]:
    """The best tiles that can be laid in one action."""
    clan = t.clans[seat]
    room = min(free_tiles(t, seat), level_of(t, seat).tile_limit - len(clan.mine))
    fit = [card for card in clan.hand if card in book(t).tiles and spots(t, seat, card)]
    first = sorted(fit, key=lambda card: -tile(t, card))[:1]
    others = [card for card in clan.hand if card in book(t).tiles]
    _use_up(others, first)
    return [*first, *sorted(others, key=lambda card: -tile(t, card))][: max(0, room)] if first else []


def _finishing(t: State, seat: Seat, laid: int) -> float:
    """The points for the target, or for all but one tile of it."""
    rules, missing = book(t).scoring, target(t, seat) - len(t.clans[seat].mine)
    if laid >= missing:
        return float(rules["finish_first"])
    return rules["finish_minus_one"] / 2 if laid == missing - 1 else 0.0


def _to_build(t: State, seat: Seat, coins: int) -> tuple[float, str] | None:
    """The best building that so many coins pay for, with what it is worth beyond its price."""
    clan, rows = t.clans[seat], book(t).buildings
    if len(clan.buildings) >= most_buildings(t, seat):
        return None
    fit = [
        (gained(t, seat, card), card)
        for card in distinct(clan.hand)
        if card in rows
        and card not in clan.buildings
        and rows[card].level <= clan.level
        and price_of(t, seat, card) <= coins
    ]
    return max(fit, default=None)


def gained(t: State, seat: Seat, card: str) -> float:
    """What a building is worth beyond its price; less where the coins would pay for a level now."""
    price, level = price_of(t, seat, card), upgrade_price(t, seat)
    coins = t.clans[seat].coins
    is_cramped = len(t.clans[seat].mine) >= level_of(t, seat).tile_limit - 1
    spoils = level is not None and is_cramped and coins - price < level <= coins
    return building(t, seat, book(t).buildings[card]) - price * coin(t, seat) - (KEY if spoils else 0)


def _price(t: State, seat: Seat, hand: Sequence[str], cost: int) -> float:
    """What the cards are worth that pay; those above the hand limit would be lost anyway."""
    free = max(0, len(hand) - hand_limit(t, seat))
    return sum(sorted(worth(t, seat, card) for card in hand)[free:cost]) if cost > free else 0.0


def _use_up(hand: list[str], cards: Sequence[str]) -> None:
    for card in cards:
        if card in hand:
            hand.remove(card)


__all__ = ["building", "coin", "gained", "hiring", "plan", "rounds_left", "tile", "worth"]
