"""The figures of the rules for the referee (2.3, 3.1, 7 and 9.4), independent of the game's catalogue.

Costs are written as in the rules: w wood, f food, s stone, g gold.
"""

from collections import Counter
from typing import NamedTuple

BASIC = "basic"
LEGENDARY_DWARFS = ("ice_warrior", "earth_defender", "thunder_king")
LETTERS = {"w": "wood", "f": "food", "s": "stone", "g": "gold"}
RESOURCES = ("gold", "food", "stone", "wood")
INSTRUMENT_OF = {"forest": "drum", "field": "flute", "mine": "horn", "castle": "lute"}
INSTRUMENTS = tuple(INSTRUMENT_OF.values())
PRODUCE_OF = {"wood": "forest", "food": "field", "stone": "mine"}
PRICES = (2, 2, 1, 1)
MONSTERS_KEPT = {1: 2, 2: 3, 3: 4, 4: 4}
DISASTERS_AT_SETUP = {1: 0, 2: 0, 3: 1, 4: 2}
DEFENDERS = {1: (0,), 2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 2)}
MAKER = {"gold": 3, "stone": 2, "wood": 2, "food": 2}

NEXT_TO = {
    area: tuple(others.split())
    for area, others in (
        line.split(": ")
        for line in """
castle: forest_1 forest_2 forest_4 mine_2 mine_3 field_2 field_3 field_4
forest_1: castle forest_2 mine_4 wall_3
forest_2: castle forest_1 forest_3 wall_3
forest_3: forest_2 mine_3 wall_3 wall_4
forest_4: castle mine_1 field_2 wall_1
mine_1: forest_4 field_3 wall_1 wall_2
mine_2: castle mine_3 field_1 wall_4
mine_3: castle forest_3 mine_2 wall_4
mine_4: forest_1 field_4 wall_2 wall_3
field_1: mine_2 field_2 wall_1 wall_4
field_2: castle forest_4 field_1 wall_1
field_3: castle mine_1 field_4 wall_2
field_4: castle mine_4 field_3 wall_2
wall_1: forest_4 mine_1 field_1 field_2 wall_2 wall_4
wall_2: mine_1 mine_4 field_3 field_4 wall_1 wall_3
wall_3: forest_1 forest_2 forest_3 mine_4 wall_2 wall_4
wall_4: forest_3 mine_2 mine_3 field_1 wall_1 wall_3
""".strip().splitlines()
    )
}


class Foe(NamedTuple):
    """A monster or a disaster; `area` is where it arrives or stays, `gold` the reward."""

    name: str
    kind: str
    area: str
    dwarfs: int
    cost: Counter[str]
    gold: int
    vp: int


class Hero(NamedTuple):
    name: str
    talent: str
    instrument: str
    vp: int


def cost(written: str) -> Counter[str]:
    """Return the resources of a cost such as `2w+1f`."""
    return Counter({LETTERS[part[-1]]: int(part[:-1]) for part in written.split("+")})


def monsters(table: str) -> dict[str, Foe]:
    rows = (line.split() for line in table.strip().splitlines())
    return {r[0]: Foe(r[0], r[1], r[2], int(r[3]), cost(r[4]), 0, int(r[5])) for r in rows}


def disasters(table: str) -> dict[str, Foe]:
    rows = (line.split() for line in table.strip().splitlines())
    return {r[0]: Foe(r[0], "disaster", r[1], int(r[2]), cost(r[3]), int(r[4]), int(r[5])) for r in rows}


def heroes(table: str) -> dict[str, Hero]:
    rows = (line.split() for line in table.strip().splitlines())
    return {r[0]: Hero(r[0], r[1], r[2], int(r[3])) for r in rows}


MONSTERS = monsters("""
frost_giant_a frost_giant wall_1 3 2f 4
frost_giant_b frost_giant mine_4 3 1f+2s 5
winter_wolf_a winter_wolf wall_2 2 1f 3
winter_wolf_b winter_wolf wall_4 2 1w+1f 3
ice_witch_a ice_witch wall_3 2 1w+1s 3
ice_witch_b ice_witch mine_1 2 2s 3
frozen_treant_a frozen_treant wall_4 2 1w+1f 3
frozen_treant_b frozen_treant forest_3 3 2w 4
yeti_a yeti wall_2 2 1f+1s 3
yeti_b yeti wall_1 3 2w+1f 5
ogre_king_a ogre_king wall_3 3 2f+1s 5
ogre_king_b ogre_king wall_2 4 1w+1s 5
snow_troll_a snow_troll wall_1 2 1w+1s 3
snow_troll_b snow_troll field_1 3 2f 4
banshee_a banshee wall_4 2 2w 3
banshee_b banshee wall_3 3 1w+1s 4
""")
LEGENDARY_MONSTERS = monsters("""
frost_wyrm_a frost_wyrm wall_1 3 2w+1f 5
frost_wyrm_b frost_wyrm wall_3 4 2f+2s 6
snow_dragon_a snow_dragon wall_2 3 2f+1s 5
snow_dragon_b snow_dragon wall_4 3 1w+2s 5
crystal_golem_a crystal_golem mine_1 3 1w+2s 5
crystal_golem_b crystal_golem mine_4 4 2w+1f 6
ice_queen_a ice_queen wall_2 4 1w+1f+1s 6
ice_queen_b ice_queen wall_4 5 2w+1f+1s 7
""")
DISASTERS = disasters("""
fallen_pines forest_1 2 1f+1s 1 3
ice_storm forest_2 2 2s 1 3
frozen_path forest_3 1 2f 1 2
great_blizzard forest_4 3 1f+1s 2 4
cave_in mine_1 2 1w+1f 1 3
flooded_shaft mine_2 2 2w 1 3
avalanche mine_3 3 1w+1f 2 4
frozen_winch mine_4 1 2w 1 2
black_frost field_1 1 2s 1 2
buried_barn field_2 2 1w+1s 1 3
famine field_3 2 2w 1 3
broken_dam field_4 3 1w+1s 2 4
""")
LEGENDARY_DISASTERS = disasters("""
crystal_thicket forest_1 3 1f+1s 2 4
frozen_roots forest_2 2 1f+1s 2 3
whiteout forest_3 3 2f 2 4
ice_thorns forest_4 2 2s 1 3
earthquake mine_1 3 2w 2 4
crystal_plague mine_2 2 1w+1f 2 3
glacier mine_3 4 1w+1f 3 5
rockfall mine_4 2 2f 1 3
hailstorm field_1 2 1w+1s 2 3
polar_night field_2 3 1w+1s 2 4
lightning_frost field_3 2 2s 1 3
queens_wrath field_4 4 1w+1s 3 5
""")
STARTING = heroes("""
woodcutter produce_wood drum 0
forest_scout move_forest drum 0
farmer produce_food flute 0
field_scout move_field flute 0
miner produce_stone horn 0
mine_scout move_mine horn 0
coin_keeper gain_gold lute 0
""")
SAGE = heroes("""
sage promote lute 0
""")
MARKET = heroes("""
recruiter_a recruit flute 1
recruiter_b recruit horn 1
provisioner gain_trio lute 1
captain_a place_or_move_2 drum 1
captain_b place_or_move_2 lute 1
master_woodcutter gain_2_wood horn 1
master_farmer gain_2_food drum 1
master_miner gain_2_stone flute 1
treasurer gain_2_gold horn 1
forager wood_or_food flute 2
carpenter wood_or_stone drum 2
goldsmith stone_or_gold lute 2
innkeeper food_or_gold horn 2
forest_guide move_2_forest flute 2
field_guide move_2_field horn 2
mine_guide move_2_mine drum 2
messenger place_or_move_1 lute 2
mercenary dwarf_for_gold lute 2
cook wood_for_food drum 2
jeweller stone_for_gold flute 2
log_hauler_a gain_1_wood flute 3
log_hauler_b gain_1_wood horn 3
baker_a gain_1_food horn 3
baker_b gain_1_food lute 3
mason_a gain_1_stone drum 3
mason_b gain_1_stone flute 3
pedlar_a gain_1_gold drum 3
pedlar_b gain_1_gold lute 3
""")

FOES = MONSTERS | LEGENDARY_MONSTERS | DISASTERS | LEGENDARY_DISASTERS
HEROES = STARTING | SAGE | MARKET

TITLES = (
    # name, VP, monsters, disasters, heroes and resources on 7; each is a minimum
    ("survivor", 25, 0, 4, 0, 0),
    ("hunter", 30, 5, 0, 0, 0),
    ("knight", 35, 0, 0, 7, 0),
    ("cold_king", 40, 0, 0, 0, 1),
    ("legend", 50, 7, 7, 0, 0),
)
