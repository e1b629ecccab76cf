"""Colours of this game's pictures besides those of the house and of its art."""

from games.draw.palette import SLAB, blend

MOLES = {"yellow": "#f7d24a", "green": "#7fd069", "red": "#ff8273", "blue": "#7cc0f7"}
DEN = blend(SLAB, "#b5492f", 0.3)
"""The background of monsters and of Wotan."""
OWN = (*MOLES.values(), DEN)
