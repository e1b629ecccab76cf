"""One piece or place alone, as a look-up shows it."""

from functools import partial

from games.core import Panel, Speak, say
from games.draw import PLACE, single
from games.draw.palette import BRASS

from .pieces import ART


def single_panel(thing: str) -> Panel | None:
    """What has a sign of its own."""
    if thing not in ART.names:
        return None
    return Panel(f"card-{thing}", thing, partial(draw_single, thing), (say(f"poursuite-name-{thing}"),))


def draw_single(thing: str, speak: Speak) -> bytes:
    """The sign, and its name."""
    canvas = single(ART, speak(say(f"poursuite-name-{thing}")))
    x, y, width, height = PLACE
    canvas.sign(thing, x, y + (height - width) / 2, width, BRASS, ART)
    return canvas.png()
