"""The position of a clan in figures fitted to finished games: how near its mine is to the target, and what helps."""

from collections.abc import Sequence

from games.core import Seat
from games.maphr.cards import book
from games.maphr.rows import LevelRow
from games.maphr.rules.actions import second_cost
from games.maphr.rules.construct import most_buildings
from games.maphr.rules.exploit import best_income
from games.maphr.rules.prospect import free_tiles, spots
from games.maphr.rules.table import distinct
from games.maphr.rules.upgrade import upgrade_price
from games.maphr.scoring import points
from games.maphr.state import State, level_of, powers, survey, target

CLANS = (
    *("irongradd", "dulgard_greys", "sooted_anvils", "goldbeards", "stonewrights"),
    *("rockborers", "purse_counters", "long_memories", "thousand_picks", "twin_hammers"),
)
"""The clans: each is a feature, so that what its power is worth is not taken for the worth of buildings like it."""
TRAITS = (
    *("points", "tile", "one_missing", "two_missing", "three_missing", "four_missing", "open_ends"),
    *("level_2", "level_3", "level_4", "keys", "keys_in_hand", "lacking", "rises"),
    *("coins", "coins_more", "coins_many", "miner", "income", "income_more"),
    *("buildable", "buildable_points", "buildings_in_hand"),
    *("fits", "veins", "tiles_in_hand", "stuck", "impediment", "card"),
    *("second_action", "more_tiles", "extra_card"),
    *CLANS,
)
"""The features of a clan, each with its weight in `weights.toml`."""


def progress(t: State) -> float:
    """Return the progress of the most advanced mine towards its target, from 0 to 1."""
    return max([min(1.0, len(t.clans[seat].mine) / target(t, seat)) for seat in map(Seat, range(t.seats))])


def traits(t: State, seat: Seat) -> tuple[float, ...]:
    """Return the features of one clan, in the order of `TRAITS`."""
    name = t.clans[seat].name
    parts = _mine(t, seat), _level(t, seat), _income(t, seat), _buildings(t, seat), _hand(t, seat), _means(t, seat)
    return (*[n for part in parts for n in part], *[name == clan for clan in CLANS])


def _mine(t: State, seat: Seat) -> tuple[float, ...]:
    """Return the points made for good, the size of the mine, whether 1 to 4 tiles are missing, and open ends."""
    clan, parts = t.clans[seat], points(t, seat)
    missing = target(t, seat) - len(clan.mine)
    made = sum(parts.values()) - parts["coins"] - parts["finish"]
    return made, len(clan.mine), *[missing == n for n in (1, 2, 3, 4)], min(3, survey(t, seat).open_ends)


def _level(t: State, seat: Seat) -> tuple[float, ...]:
    """Return the level, the means for later ones, how many needed ones lack them, and whether a full mine can rise."""
    catalogue, clan = book(t), t.clans[seat]
    steps = [row for row in catalogue.level[clan.level :] if row.upgrade_key_building]
    built = sum([_allows(t, row, clan.buildings) for row in steps])
    held = (*clan.buildings, *clan.hand)
    needed = [
        row for row in catalogue.level[clan.level :] if catalogue.level[row.level - 2].tile_limit < target(t, seat)
    ]
    lacking = sum([not _allows(t, row, held) for row in needed])
    price = upgrade_price(t, seat)
    is_full = level_of(t, seat).tile_limit - len(clan.mine) < 2
    rises = price is not None and price <= clan.coins and is_full
    within_reach = sum([_allows(t, row, held) for row in steps]) - built
    return *[clan.level == n for n in (2, 3, 4)], built, within_reach, lacking, rises


def _allows(t: State, row: LevelRow, cards: Sequence[str]) -> float:
    """Return how well these cards allow a level: 1 with its key building, 0.4 with a colour, 0 not at all."""
    rows = book(t).buildings
    if row.upgrade_key_building in cards or (row.upgrade_any_building_cost and any(card in rows for card in cards)):
        return 1.0
    return 0.4 if any(card in rows and rows[card].colour == row.upgrade_other_colour for card in cards) else 0.0


def _income(t: State, seat: Seat) -> tuple[float, ...]:
    """Return coins in three bands, the number of miners, and the income from an Exploit in two bands."""
    clan, brings = t.clans[seat], best_income(t, seat)
    coins = (min(clan.coins, 12), min(max(0, clan.coins - 12), 24), max(0, clan.coins - 36))
    return *coins, clan.miners, min(brings, 12), max(0, brings - 12)


def _buildings(t: State, seat: Seat) -> tuple[float, ...]:
    """Return whether a building of the hand may be built, the points of the best that is paid for, and of all."""
    catalogue, clan = book(t), t.clans[seat]
    rows = [catalogue.buildings[card] for card in distinct(clan.hand) if card in catalogue.buildings]
    rows = [row for row in rows if row.id not in clan.buildings]
    fit = [row for row in rows if row.level <= clan.level] if len(clan.buildings) < most_buildings(t, seat) else []
    best = max([row.vp for row in fit if row.cost <= clan.coins], default=0)
    return bool(fit), best, sum([row.vp for row in rows if row.level <= clan.level + 1])


def _hand(t: State, seat: Seat) -> tuple[float, ...]:
    """Return features of the hand.

    They are the kinds of tiles that fit, the value of the best two, the tiles still needed, whether none fits,
    impediments, and the number of cards.
    """
    catalogue, clan = book(t), t.clans[seat]
    held = [catalogue.tiles[card] for card in clan.hand if card in catalogue.tiles]
    fits = sum([bool(spots(t, seat, card)) for card in distinct(clan.hand) if card in catalogue.tiles])
    return (
        fits,
        sum(sorted([tile.value for tile in held])[-2:]),
        min(len(held), target(t, seat) - len(clan.mine)),
        not fits and len(clan.mine) < level_of(t, seat).tile_limit,
        sum([card in catalogue.impediments for card in clan.hand]),
        len(clan.hand),
    )


def _means(t: State, seat: Seat) -> tuple[float, ...]:
    """Return lasting advantages: second action, free tiles and cards drawn."""
    usual = book(t).action_rules["tiles_per_prospect"]
    return second_cost(t, seat), free_tiles(t, seat) - usual, powers(t, seat).extra_draw
