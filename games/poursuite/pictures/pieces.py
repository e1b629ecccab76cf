"""Moles, wagons and the die; each player's moles have a colour, a shape and a letter."""

from pathlib import Path

from games.draw import Art, Canvas, piece
from games.draw.palette import ABYSS, BAD, EDGE, INK, LIVERIES, PAPER, Livery
from games.poursuite.mine import SIDES, STEPS, Side
from games.poursuite.pictures.palette import MOLES, OWN
from games.poursuite.view import WagonView

ART = Art(Path(__file__).with_name("art.svg"), OWN)

LOOKS = {
    colour: Livery(tint, livery.shape, livery.letter)
    for (colour, tint), livery in zip(MOLES.items(), LIVERIES, strict=True)
}
"""The distinguishing features of each colour of moles; letter and shape are those of the seat in every game."""
PLATES = {1: (PAPER, INK), 2: (INK, PAPER)}
"""The plate and the figures of each wagon: on it, and in the spaces where it can stop."""
FREE = PAPER
"""A seat that may be taken, in a colour that no mole has."""
_EMPTY, _INSIDE, _NUMBER = 0.085, 0.12, 12
"""The radius of an empty seat and the space inside of moles, relative to the wagon's size; and that space at least."""


def draw_wagon(
    canvas: Canvas,
    number: int,
    wagon: WagonView,
    x: float,
    y: float,
    size: int,
    offered: tuple[Side, ...] = (),
    *,
    mole: float = 0.4,
) -> None:
    """Draw a wagon with its number, centred on a point: each mole on the side it faces, the front to the right.

    Free seats that may be taken now are ticked. `mole` is the size of a mole relative to `size`.
    """
    body = round(size * 0.56)
    canvas.sign("wagon", x - body / 2, y - body / 2, body, INK, ART)
    figure = max(round(size * 0.3), 28)
    fill, tint = PLATES[number]
    plate = figure * 0.94
    canvas.box((x - plate / 2, y - plate / 2, plate, plate), fill, PAPER, 2, figure // 5)
    canvas.text(f"{number}", x, y + figure * 0.36, figure, tint, face="title", align="middle")
    seat = round(size * mole)
    for side in SIDES:
        at = _seat_at(x, y, size, side, seat)
        colour = wagon.aboard.get(side)
        if colour is not None:
            draw_mole(canvas, colour, at[0] - seat / 2, at[1] - seat / 2, seat)
        elif side in offered:
            canvas.disc(*at, round(seat * 0.4), FREE, INK, 3)
            tick = round(seat * 0.5)
            canvas.sign("check", at[0] - tick / 2, at[1] - tick / 2, tick, INK)
        else:
            canvas.disc(*at, round(size * _EMPTY), ABYSS, EDGE, 2)


def _seat_at(x: float, y: float, size: int, side: Side, seat: int) -> tuple[float, float]:
    """Return the middle of a seat, where a mole of this size sits."""
    (dx, dy), out = STEPS[side], seat / 2 + max(size * _INSIDE, _NUMBER)
    return x + dy * out, y + dx * out


def draw_lost(canvas: Canvas, x: float, y: float, size: int, side: Side, mole: float) -> None:
    """Draw the seat of a mole that has been caught, empty and with a red edge, on a wagon around a point."""
    seat = round(size * mole)
    canvas.disc(*_seat_at(x, y, size, side, seat), round(seat / 2), ABYSS, BAD, 4)


def largest(room: float, mole: float, *, is_taken: bool) -> float:
    """Return the size of a wagon of which a seat reaches as far from its middle as there is room."""
    seat = mole if is_taken else mole / 2 + _EMPTY
    return min(room / (_INSIDE + seat), (room - _NUMBER) / seat)


def draw_mole(canvas: Canvas, colour: str, x: float, y: float, size: int) -> None:
    """Draw a mole as a piece: colour, shape and letter, with a dark rim."""
    look = LOOKS[colour]
    canvas.sign(look.shape, x - 3, y - 3, size + 6, INK)
    piece(canvas, look, x, y, size)


def draw_dweller(canvas: Canvas, dweller: str, x: float, y: float, size: int) -> None:
    """Draw who lives in a kobold space, around its middle: a kobold, Wotan, or a prisoner of a colour behind bars."""
    if dweller not in LOOKS:
        canvas.sign(dweller, x - size / 2, y - size / 2, size, INK, ART)
        return
    canvas.sign("mole", x - size / 2, y - size / 2, size, LOOKS[dweller].colour, ART)
    canvas.sign("bars", x - size / 2, y - size / 2, size, INK, ART)
    badge = round(size * 0.5)
    draw_mole(canvas, dweller, x + size / 2 - badge + 3, y + size / 2 - badge + 3, badge)


def draw_die(canvas: Canvas, face: str, x: float, y: float, size: int) -> None:
    """Draw the die: the number of steps, or Wotan; a question mark before it is rolled."""
    canvas.box((x, y, size, size), PAPER, INK, 3, size // 5)
    if face == "wotan":
        canvas.sign("wotan", x + size * 0.12, y + size * 0.1, round(size * 0.76), INK, ART)
    else:
        canvas.text(face or "?", x + size / 2, y + size * 0.78, round(size * 0.78), INK, face="title", align="middle")
