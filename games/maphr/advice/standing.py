"""The position of a clan in figures fitted to finished games: how near its mine is to the target, and what helps."""

from collections.abc import Sequence

from games.core import Seat
from games.maphr.cards import book
from games.maphr.rows import LevelRow
from games.maphr.rules.actions import second_cost
from games.maphr.rules.exploit import best_income
from games.maphr.rules.prospect import free_tiles, spots
from games.maphr.rules.table import distinct
from games.maphr.rules.upgrade import upgrade_price
from games.maphr.scoring import points
from games.maphr.state import State, level_of, powers, survey, target

TRAITS = (
    *("points", "tile", "one_missing", "two_missing", "open_ends"),
    *("level", "room", "keys", "keys_in_hand", "short"),
    *("coins", "coins_more", "coins_many", "miner", "income", "income_more"),
    *("buildings_in_hand", "tiles_in_hand", "stuck", "impediment", "card"),
    *("second_action", "more_tiles", "extra_card", "discount"),
)
"""The features of a clan, each with its weight in `weights.toml`."""


def progress(t: State) -> float:
    """Return the progress of the most advanced mine towards its target, from 0 to 1."""
    return max([min(1.0, len(t.clans[seat].mine) / target(t, seat)) for seat in map(Seat, range(t.seats))])


def traits(t: State, seat: Seat) -> tuple[float, ...]:
    """Return the features of one clan, in the order of `TRAITS`."""
    return (*_mine(t, seat), *_level(t, seat), *_income(t, seat), *_hand(t, seat), *_means(t, seat))


def _mine(t: State, seat: Seat) -> tuple[float, ...]:
    """Return the points made for good, the size of the mine, whether 1 or 2 tiles are missing, and open ends."""
    clan, parts = t.clans[seat], points(t, seat)
    missing = target(t, seat) - len(clan.mine)
    made = sum(parts.values()) - parts["coins"] - parts["finish"]
    return made, len(clan.mine), missing == 1, missing == 2, min(3, survey(t, seat).open_ends)


def _level(t: State, seat: Seat) -> tuple[float, ...]:
    """Return the level, the room for tiles in it, the means for later levels, and the coins missing for the next."""
    catalogue, clan = book(t), t.clans[seat]
    room = min(3, level_of(t, seat).tile_limit - len(clan.mine))
    price = upgrade_price(t, seat)
    short = max(0, price - clan.coins) if price is not None and room < 3 else 0
    steps = [row for row in catalogue.level[clan.level :] if row.upgrade_key_building]
    built = sum([_allows(t, row, clan.buildings) for row in steps])
    within_reach = sum([_allows(t, row, (*clan.buildings, *clan.hand)) for row in steps])
    return clan.level, room, built, within_reach - built, short


def _allows(t: State, row: LevelRow, cards: Sequence[str]) -> float:
    """Return how well these cards allow a level: 1 with its key building, 0.4 with a colour, 0 not at all."""
    if row.upgrade_key_building in cards:
        return 1.0
    rows = book(t).buildings
    return 0.4 if any(card in rows and rows[card].colour == row.upgrade_other_colour for card in cards) else 0.0


def _income(t: State, seat: Seat) -> tuple[float, ...]:
    """Return coins in three bands, the number of miners, and the income from an Exploit in two bands."""
    clan, brings = t.clans[seat], best_income(t, seat)
    coins = (min(clan.coins, 12), min(max(0, clan.coins - 12), 24), max(0, clan.coins - 36))
    return *coins, clan.miners, min(brings, 12), max(0, brings - 12)


def _hand(t: State, seat: Seat) -> tuple[float, ...]:
    """Return features of the hand: points and tiles in it, no tile that fits, impediments, number of cards."""
    catalogue, clan = book(t), t.clans[seat]
    kinds = distinct(clan.hand)
    rows = [row for row in map(catalogue.buildings.get, kinds) if row and row.id not in clan.buildings]
    tiles = sum([card in catalogue.tiles for card in clan.hand])
    fits = any(spots(t, seat, card) for card in kinds if card in catalogue.tiles)
    is_stuck = not fits and len(clan.mine) < level_of(t, seat).tile_limit
    return (
        sum([row.vp for row in rows if row.level <= clan.level + 1]),
        min(tiles, target(t, seat) - len(clan.mine)),
        is_stuck,
        sum([card in catalogue.impediments for card in clan.hand]),
        len(clan.hand),
    )


def _means(t: State, seat: Seat) -> tuple[float, ...]:
    """Return lasting advantages: second action, free tiles, cards drawn and discount on buildings."""
    own, usual = powers(t, seat), book(t).action_rules["tiles_per_prospect"]
    return second_cost(t, seat), free_tiles(t, seat) - usual, own.extra_draw, own.build_discount
