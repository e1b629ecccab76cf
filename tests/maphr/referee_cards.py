"""The 250 cards and ten clans as printed in section 3 of RULES.md, without reading the game's catalogue."""

# By id: shape, kind, value, copies; a gallery has no kind.
TILES = {
    "gallery_straight": ("straight", None, 0, 12),
    "gallery_corner": ("corner", None, 0, 12),
    "gallery_tee": ("tee", None, 0, 14),
    "gallery_cross": ("cross", None, 0, 8),
    "gallery_dead_end": ("dead_end", None, 0, 4),
    "coal_1_straight": ("straight", "coal", 1, 14),
    "coal_2_straight": ("straight", "coal", 2, 12),
    "coal_3_straight": ("straight", "coal", 3, 7),
    "gold_1_corner": ("corner", "gold", 2, 6),
    "gold_1_tee": ("tee", "gold", 2, 6),
    "gold_2_corner": ("corner", "gold", 4, 5),
    "gold_2_dead_end": ("dead_end", "gold", 4, 2),
    "gold_3_dead_end": ("dead_end", "gold", 6, 4),
    "mithril_1_corner": ("corner", "mithril", 5, 5),
    "mithril_1_dead_end": ("dead_end", "mithril", 5, 4),
    "mithril_2_dead_end": ("dead_end", "mithril", 10, 3),
}

# By id: colour, level, cost, points, copies.
BUILDINGS = {
    "map_room": ("blue", 1, 3, 2, 3),
    "lookout": ("blue", 1, 4, 2, 2),
    "archive": ("blue", 2, 7, 4, 3),
    "rune_library": ("blue", 3, 12, 6, 2),
    "great_library": ("blue", 4, 17, 10, 1),
    "tavern": ("green", 1, 3, 2, 3),
    "dormitory": ("green", 1, 4, 2, 2),
    "brewery": ("green", 2, 8, 4, 3),
    "infirmary": ("green", 3, 11, 6, 2),
    "banquet_hall": ("green", 4, 17, 10, 1),
    "counting_house": ("yellow", 1, 3, 2, 3),
    "coal_store": ("yellow", 1, 4, 2, 2),
    "goldsmith": ("yellow", 2, 8, 4, 3),
    "strongroom": ("yellow", 3, 12, 6, 2),
    "royal_mint": ("yellow", 4, 18, 10, 1),
    "guard_post": ("red", 1, 3, 2, 3),
    "air_shaft": ("red", 1, 3, 2, 3),
    "shoring": ("red", 2, 6, 4, 3),
    "fortified_gate": ("red", 3, 11, 7, 1),
    "citadel": ("red", 4, 18, 11, 1),
    "workshop": ("grey", 1, 4, 2, 3),
    "tool_store": ("grey", 1, 3, 2, 3),
    "foreman_post": ("grey", 2, 8, 4, 1),
    "tunnel_office": ("grey", 3, 12, 7, 3),
    "underground_railway": ("grey", 4, 20, 12, 1),
}

CATASTROPHES = {
    "cave_in": 3,
    "earthquake": 1,
    "firedamp": 3,
    "fire": 3,
    "orc_raid": 2,
    "goblin_thieves": 2,
    "heavy_tax": 1,
    "trasken_passage": 1,
}

CONTRACTS = {
    "royal_subsidy": 5,
    "forgotten_purse": 3,
    "lucky_strike": 4,
    "willing_cousin": 2,
    "clan_fair": 2,
    "corridor_extension": 4,
    "travelling_architect": 6,
    "surveyor": 3,
    "hired_pick": 2,
    "human_caravan": 3,
    "elf_caravan": 3,
    "orc_caravan": 3,
    "drow_caravan": 3,
}

IMPEDIMENTS = {"blocked_tunnel": "prospect", "miners_strike": "exploit", "refused_permit": "build"}

IMMEDIATE = [*CATASTROPHES, *CONTRACTS]  # the order in which a queue is resolved
PRICES = {"corridor_extension": 3, "travelling_architect": 3, "surveyor": 2, "hired_pick": 3}

CLANS = [
    "irongradd",
    "dulgard_greys",
    "sooted_anvils",
    "goldbeards",
    "stonewrights",
    "rockborers",
    "purse_counters",
    "long_memories",
    "thousand_picks",
    "twin_hammers",
]
FIRST_DIG_CLANS = ["sooted_anvils", "goldbeards", "stonewrights", "thousand_picks"]

TILE_LIMIT = {1: 3, 2: 6, 3: 9, 4: 12}
SECOND_ACTION = {1: 3, 2: 2, 3: 1, 4: 0}
DRAW_BY_LEVEL = {1: 4, 2: 3, 3: 2, 4: 1}
FIRST_DIG_TYPES = {1: 3, 2: 3, 3: 4, 4: 4, 5: 6, 6: 6}


def all_cards(first_dig=False):
    """Return every copy in the box, or in the deck of the scenario First dig."""
    cards = [card for card, (*_, copies) in TILES.items() for _ in range(copies)]
    for card, (_, level, _, _, copies) in BUILDINGS.items():
        if not (first_dig and level >= 3):
            cards += [card] * copies
    for card, copies in CONTRACTS.items():
        if not (first_dig and card in ("orc_caravan", "drow_caravan")):
            cards += [card] * copies
    if not first_dig:
        cards += [card for card, copies in CATASTROPHES.items() for _ in range(copies)]
    return cards + [card for card in IMPEDIMENTS for _ in range(6)]


def is_vein(card):
    return card in TILES and TILES[card][1] is not None
