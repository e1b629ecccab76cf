"""Colours of this game's pictures besides those of the house and of its art."""

from games.draw.palette import ABYSS, LAMP, SLAB, blend

SILVER = "#a9b4bd"
"""The armour of first-year adventurers."""
FLOOR, PASSAGE = "#4a4037", "#776b5d"
"""A tunnel, and the passage through it."""
FALLEN, BLOOD = "#4a1f1a", "#a3202c"
"""A conquered tile, and its edge."""
SITE = blend(SLAB, LAMP, 0.3)
"""Ground where something may be dug or built now."""
LIFE, HEALTH, TIRED = "#7d1f2b", "#d9533c", "#9c5a14"
"""On parchment: hit points as a figure and as a bar, and the lightning of fatigue."""
WAGE, RECIPE = "#7a4d22", "#4f3a20"
"""The bands of creatures and of rooms."""
TRACK_STEPS = 16


def track(share: float) -> str:
    """Return the colour of a box of the evilometer, from the good end (0) to the evil one (1)."""
    return blend(ABYSS, BLOOD, round(share * TRACK_STEPS) / TRACK_STEPS * 0.8)


OWN = (
    SILVER, FLOOR, PASSAGE, FALLEN, BLOOD, SITE, LIFE, HEALTH, TIRED, WAGE, RECIPE,
    *(track(step / TRACK_STEPS) for step in range(TRACK_STEPS + 1)),
)  # fmt: skip
