"""The cards of Tunhell as in section 3; the referee does not read the catalogue."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Dwarf:
    """A dwarf card, Machin or Dwouarf; `value`: combat, capacity or cards seen; `bonus`: a digger's bonus."""

    kind: str
    value: int = 0
    bonus: int = 0
    hurried: bool = False
    proud: bool = False


COUNTS = {
    "warrior_1": 7, "warrior_2": 5, "warrior_3": 4, "warrior_4_proud_a": 1, "warrior_4_proud_b": 1,
    "digger_2_0": 4, "digger_1_2": 5, "digger_2_1": 4, "digger_3_0": 4, "digger_4_3": 1, "digger_2_5": 1,
    "scout_5": 2, "scout_3": 3, "blaster": 2,
}  # fmt: skip
"""The 44 dwarf cards, in the order of 3.1."""

DWARFS = {
    "warrior_1": Dwarf("warrior", 1, hurried=True),
    "warrior_2": Dwarf("warrior", 2),
    "warrior_3": Dwarf("warrior", 3),
    "warrior_4_proud_a": Dwarf("warrior", 4, proud=True),
    "warrior_4_proud_b": Dwarf("warrior", 4, proud=True),
    "digger_2_0": Dwarf("digger", 2, 0, hurried=True),
    "digger_1_2": Dwarf("digger", 1, 2),
    "digger_2_1": Dwarf("digger", 2, 1),
    "digger_3_0": Dwarf("digger", 3, 0),
    "digger_4_3": Dwarf("digger", 4, 3),
    "digger_2_5": Dwarf("digger", 2, 5),
    "scout_5": Dwarf("scout", 5),
    "scout_3": Dwarf("scout", 3, hurried=True),
    "blaster": Dwarf("blaster"),
    "machin": Dwarf("digger", 4, 0),
    "dwouarf": Dwarf("warrior", 0),
}
"""Cards that can be played as the dwarf of a turn (section 2)."""

PLAIN = {"dirt": 18, "treasure": 10, "rat": 7, "goblin": 4, "orc": 4, "troll": 3, "dragon": 3}
FINDS = {"machin": 1, "dwouarf": 1, "nawak_sword": 1, "old_pickaxe": 1, "beer_of_courage": 2, "unique_ring": 2}
PLUS = {**FINDS, "heart_of_gold": 1, "grodur_ghost": 2}
ENDS = ("back_door", "throne_room", "hairy_spider", "depths_demon")
"""Sections 3.2 and 3.3; all finds go to a hand."""

ENCOUNTERS = {
    "rat": 1, "goblin": 2, "orc": 3, "troll": 4, "dragon": 6, "hairy_spider": 5, "depths_demon": 7,
}  # fmt: skip
LOOT = {
    "treasure": 1, "goblin": 2, "orc": 3, "troll": 4, "dragon": 6, "hairy_spider": 5, "depths_demon": 7,
    "heart_of_gold": 3, "throne_room": 3,
}  # fmt: skip
"""Combat values, and victory points in the loot."""

BEER, SWORD, PICKAXE, RING = "beer_of_courage", "nawak_sword", "old_pickaxe", "unique_ring"
BONUSES = (BEER, SWORD, PICKAXE)
TROPHIES = {"dirt": ("employee_of_the_month", 1), "rat": ("rat_catcher", 2)}
"""The trophy for each card, with its points."""

ORDER = [*COUNTS, *PLAIN, *PLUS, *ENDS]
"""The order of the tables in section 3."""

EXTRA = {"normal": 0, "short": 3, "shorter": 6, "shortest": 9}
"""Number of cards removed to shorten the game."""

HAND_LIMIT, HAND_START, SLOTS, MINES = 6, 4, 5, 3
