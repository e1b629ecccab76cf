"""Colours and signs of this game's pictures besides those of the house."""

from pathlib import Path

from games.draw import Art
from games.draw.palette import SLAB, blend

TILE, TUNNEL, HOLE = "#4b423b", "#b09a78", "#14110d"
"""Rock of a tile, the passage through it, and ground without a tile."""
SITE = "#1c3a1c"
"""A cell where a tile may be laid."""
LIGHT = "#fff4da"
"""Figures on the colours of buildings."""
COLOURS = {"blue": "#2c5f93", "green": "#33703a", "yellow": "#8a6414", "red": "#8f2f29", "grey": "#555d64"}
SIGN_OF = {"blue": "book", "green": "mug", "yellow": "chest", "red": "guard", "grey": "gear"}
"""The symbol of each colour of building."""
VEIN_OF = {"coal": "coal", "gold": "vein-gold", "mithril": "mithril"}
DANGER = blend(SLAB, "#8f2f29", 0.5)
"""A dark red background."""
OWN = (TILE, TUNNEL, HOLE, SITE, LIGHT, DANGER, *COLOURS.values())
ART = Art(Path(__file__).with_name("art.svg"), OWN)
