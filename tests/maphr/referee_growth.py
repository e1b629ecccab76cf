"""Games that start in an advanced position, so that short games reach high levels, rare buildings and the end."""

import random
from collections.abc import Callable

from games import core
from games.core import Deal, Dice, Seat
from games.maphr import GAME
from games.maphr.state import Clan, State
from tests.maphr.referee import World
from tests.maphr.referee_cards import BUILDINGS, TILE_LIMIT, TILES
from tests.maphr.referee_mine import placements

PAYING = ["brewery", "royal_mint", "goldsmith", "banquet_hall", "dormitory", "tavern"]


def begin_grown(deal: Deal, chance: random.Random) -> tuple[State, Callable[[World], None]]:
    """Return a game that begins with grown mines, and a function that gives the second engine the same ones."""
    dice = Dice(deal.seed)
    first = Seat(dice.below(deal.seats)) if deal.first is None else deal.first
    base = {"seats": deal.seats, "first": first, "options": dict(deal.options), "dice": dice}
    state = GAME.setup({**base, "edition": GAME.editions.current})
    grow(state, chance)
    facts = core.clone(state)

    def prepare(world: World) -> None:
        world.deck = facts.deck[::-1]
        for p, clan in zip(world.players, facts.clans, strict=True):
            p.update(coins=clan.coins, level=clan.level, miners=clan.miners, buildings=clan.buildings)
            p["mine"] = {cell.upper(): tile for cell, tile in clan.mine.items()}

    return core.start(state), prepare


def grow(state: State, chance: random.Random) -> None:
    """Give every clan levels, coins, miners, buildings and tiles, all taken from the deck."""
    rich = chance.randrange(3 * state.seats)
    for seat, clan in enumerate(state.clans):
        clan.level = chance.randint(1, 4)
        clan.coins = chance.choice((0, 5, 15, 40, 80))
        clan.miners = chance.randint(0, clan.level + 1)
        cards = chance.choices(state.deck, k=chance.randint(0, 40))
        if seat == rich:  # veins and buildings that pay more than an Exploit may bring
            clan.level, clan.miners = 4, 7
            cards = [*PAYING, *["gallery_tee"] * 3, *sorted(state.deck, key=_value, reverse=True)[:24]]
        if state.options["scenario"] == "first_dig":
            clan.level, clan.miners = min(clan.level, 2), min(clan.miners, 3)
        for card in cards:
            if card in state.deck and (_build(clan, card) or _lay(clan, card, _target(state, seat), chance)):
                state.deck.remove(card)


def _value(card: str) -> int:
    return TILES[card][2] if card in TILES else 0


def _build(clan: Clan, card: str) -> bool:
    """Build the card if it is a building that can be built; return whether it was."""
    if card not in BUILDINGS or card in clan.buildings or BUILDINGS[card][1] > clan.level:
        return False
    clan.buildings.append(card)
    return True


def _lay(clan: Clan, card: str, target: int, chance: random.Random) -> bool:
    """Lay the card if it is a tile that can be laid without reaching the target; return whether it was."""
    mine = {cell.upper(): tile for cell, tile in clan.mine.items()}
    limit = min(TILE_LIMIT[clan.level], target - 1)
    spots = placements(mine, card, limit, target) if card in TILES else []
    if spots:
        cell, rotation = chance.choice(spots)
        clan.mine[cell.lower()] = (card, rotation)
    return bool(spots)


def _target(state: State, seat: int) -> int:
    if state.options["scenario"] == "first_dig":
        return 6
    return (11 if state.seats == 4 else 12) - 2 * (state.clans[seat].name == "dulgard_greys")
