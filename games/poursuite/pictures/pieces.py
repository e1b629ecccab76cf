"""Moles, wagons and what else stands on the board, each colour with a shape and the letter it has in words."""

from pathlib import Path

from games.core import Speak, say
from games.draw import Art, Canvas, mark
from games.draw.palette import ABYSS, EDGE, INK, LAMP, PAPER, Livery
from games.poursuite.mine import SIDES, STEPS, Side
from games.poursuite.pictures.colours import MOLES, OWN
from games.poursuite.view import View, WagonView

ART = Art(Path(__file__).with_name("art.svg"), OWN)

_SHAPES = {"yellow": "mark-0", "green": "mark-2", "red": "mark-1", "blue": "mark-3"}


def livery(colour: str, speak: Speak) -> Livery:
    """What tells the moles of a colour apart: the letter is that of the reader's language."""
    return Livery(MOLES[colour], _SHAPES[colour], speak(say("poursuite-letter", mole=colour)))


def liveries(view: View, speak: Speak) -> list[Livery]:
    """What tells the players apart, by seat."""
    return [livery(player.colour, speak) for player in view.players]


def draw_wagon(
    canvas: Canvas, number: int, wagon: WagonView, x: float, y: float, size: int, speak: Speak, own: Side = ""
) -> None:
    """A wagon with its number, seen from above, its middle at a place: each mole on the side it faces.

    A lamp shines on the mole of the side `own`, if one is given.
    """
    body = round(size * 0.62)
    canvas.sign("wagon", x - body / 2, y - body / 2, body, INK, ART)
    seat = round(size * 0.37)
    for side in SIDES:
        dx, dy = STEPS[side]
        at = (x + dx * size * 0.33, y - dy * size * 0.33)
        colour = wagon.aboard.get(side)
        if colour is None:
            canvas.disc(*at, round(size * 0.085), ABYSS, EDGE, 2)
        else:
            if side == own:
                canvas.disc(*at, round(seat * 0.64), LAMP, INK, 3)
            draw_mole(canvas, colour, at[0] - seat / 2, at[1] - seat / 2, seat, speak)
    figure = round(size * 0.3)
    canvas.text(f"{number}", x, y + figure * 0.36, figure, LAMP, face="title", align="middle")


def draw_mole(canvas: Canvas, colour: str, x: float, y: float, size: int, speak: Speak) -> None:
    """A mole as a piece: colour, shape and letter, with a dark rim."""
    look = livery(colour, speak)
    canvas.sign(look.shape, x - 3, y - 3, size + 6, INK)
    mark(canvas, 0, x, y, size, [look])


def draw_die(canvas: Canvas, face: str, x: float, y: float, size: int) -> None:
    """The die: how many steps it allows, or Wotan; blank before the first roll."""
    canvas.box((x, y, size, size), PAPER, INK, 3, size // 5)
    if face == "wotan":
        canvas.sign("wotan", x + size * 0.12, y + size * 0.1, round(size * 0.76), INK, ART)
    elif face:
        canvas.text(face, x + size / 2, y + size * 0.75, round(size * 0.7), INK, face="title", align="middle")
