"""Sizes that the panels share, in pixels. A panel is 800 wide and at most 509 high."""

from games.draw import WIDTH

MARGIN, GAP = 8, 8
INNER = WIDTH - 2 * MARGIN
Place = tuple[float, float, float, float]
"""Left, top, width, height."""
