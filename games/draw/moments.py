"""Common elements of pictures of a moment: the header with the player, the band with the result, ticks and crosses."""

from enum import Enum

from .art import SIGNS
from .canvas import WIDTH, Canvas
from .palette import BAD, BRASS, BRASS_DIM, EDGE, GOOD, HURT, INK, LIT, RUST, SLAB, WON

HEIGHT = 509
"""Height of such a picture: the maximum for a panel."""
HEAD = (8, 8, WIDTH - 16, 60)
SCENE = (8, 76, WIDTH - 16, 308)
BAND = (8, 392, WIDTH - 16, 109)
"""Left, top, width and height of its three parts."""
MOST_FRAMES = 6
Place = tuple[float, float, float, float]


class Verdict(Enum):
    """The result of a moment, as colours: background, edge, and rays behind the important thing."""

    OPEN = (LIT, BRASS, BRASS_DIM)
    GOOD = (WON, GOOD, BRASS_DIM)
    BAD = (HURT, BAD, RUST)

    @property
    def ground(self) -> str:
        """The background colour of a box."""
        return self.value[0]

    @property
    def edge(self) -> str:
        """The colour of a box's edge."""
        return self.value[1]

    @property
    def rays(self) -> str:
        """The colour of rays."""
        return self.value[2]


def verdict_box(canvas: Canvas, place: Place, verdict: Verdict, width: int = 4) -> None:
    """Draw a box whose colours show a result."""
    canvas.box(place, verdict.ground, verdict.edge, width)


def head_box(canvas: Canvas) -> None:
    """Draw the background of the header."""
    canvas.box(HEAD, SLAB, EDGE, 2)


def rays(canvas: Canvas, x: float, y: float, size: int, verdict: Verdict, within: Place) -> None:
    """Draw rays around a position, clipped to a box; draw them before the thing they point at."""
    left, top = round(x - size / 2), round(y - size / 2)
    right, bottom = round(within[0] + within[2]) - left, round(within[1] + within[3]) - top
    cut = (max(0, round(within[0]) - left), max(0, round(within[1]) - top), min(size, right), min(size, bottom))
    canvas.put(SIGNS.sprite("rays", size, verdict.rays).crop(cut), left + cut[0], top + cut[1])


def stamp(canvas: Canvas, x: float, y: float, r: int, *, is_good: bool) -> None:
    """Draw a tick or a cross on a disc around a position."""
    canvas.disc(x, y, r, GOOD if is_good else BAD, INK, 3)
    size = round(r * 1.2)
    canvas.sign("check" if is_good else "cross", x - size / 2, y - size / 2, size, INK)
