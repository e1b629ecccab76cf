"""What pictures of a moment share: the head that says who, the band that says how it went, ticks and crosses."""

from enum import Enum

from .art import SIGNS
from .canvas import WIDTH, Canvas
from .palette import BAD, BRASS, BRASS_DIM, EDGE, GOOD, HURT, INK, LIT, RUST, SLAB, WON

HEIGHT = 509
"""Of such a picture: as high as a panel may be."""
HEAD = (8, 8, WIDTH - 16, 60)
SCENE = (8, 76, WIDTH - 16, 308)
BAND = (8, 392, WIDTH - 16, 109)
"""Left, top, width and height of its three parts."""
MOST_FRAMES = 6
Place = tuple[float, float, float, float]


class Verdict(Enum):
    """How a moment stands: its ground, its edge, and the colour of rays behind what matters."""

    OPEN = (LIT, BRASS, BRASS_DIM)
    GOOD = (WON, GOOD, BRASS_DIM)
    BAD = (HURT, BAD, RUST)

    @property
    def ground(self) -> str:
        """The colour of a box."""
        return self.value[0]

    @property
    def edge(self) -> str:
        """The colour of its edge."""
        return self.value[1]

    @property
    def rays(self) -> str:
        """The colour of rays."""
        return self.value[2]


def verdict_box(canvas: Canvas, place: Place, verdict: Verdict, width: int = 4) -> None:
    """Draw a box that says by its colours how something went."""
    canvas.box(place, verdict.ground, verdict.edge, width)


def head_box(canvas: Canvas) -> None:
    """Draw the ground of the head."""
    canvas.box(HEAD, SLAB, EDGE, 2)


def rays(canvas: Canvas, x: float, y: float, size: int, verdict: Verdict, within: Place) -> None:
    """Draw rays from a place, no further than a box; draw them before what they point at."""
    left, top = round(x - size / 2), round(y - size / 2)
    right, bottom = round(within[0] + within[2]) - left, round(within[1] + within[3]) - top
    cut = (max(0, round(within[0]) - left), max(0, round(within[1]) - top), min(size, right), min(size, bottom))
    canvas.put(SIGNS.sprite("rays", size, verdict.rays).crop(cut), left + cut[0], top + cut[1])


def stamp(canvas: Canvas, x: float, y: float, r: int, *, is_good: bool) -> None:
    """Draw a tick or a cross on a disc around a place."""
    canvas.disc(x, y, r, GOOD if is_good else BAD, INK, 3)
    size = round(r * 1.2)
    canvas.sign("check" if is_good else "cross", x - size / 2, y - size / 2, size, INK)
