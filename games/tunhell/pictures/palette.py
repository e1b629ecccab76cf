"""Colours of this game's pictures besides those of the house and of its art."""

from games.draw.palette import GOOD, SLAB, blend

BANDS = {
    "warrior": "#8f2f22", "digger": "#6b4516", "scout": "#23584a", "blaster": "#4a3a68",
    "bonus": "#7d2a4e", "ring": "#7d2a4e", "treasure": "#7a5514", "heart": "#7a5514", "throne": "#7a5514",
    "door": "#4d463e", "dirt": "#4d463e", "ghost": "#34566b", "encounter": "#3d4f22",
}  # fmt: skip
"""The colour of a card's foot, by its kind; each is dark enough for light figures."""
FIGURE = "#fff4da"
"""The colour of figures on a card's foot."""
PROUD = "#f0bd4f"
"""The shield of a proud warrior."""
FIGHT = blend(SLAB, BANDS["warrior"], 0.35)
"""The background of a fight."""
OPEN = blend(SLAB, GOOD, 0.3)
"""The background of what a player may enter or take."""
OWN = (*dict.fromkeys(BANDS.values()), FIGURE, PROUD, FIGHT, OPEN)
