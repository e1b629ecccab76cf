"""Common elements of pictures: players' marks, chips, figures on shields, piles, card faces."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .art import SIGNS, Art
from .canvas import Canvas
from .palette import ABYSS, BRASS, EDGE, INK, LAMP, LEDGE, LIVERIES, PAPER, PAPER_DIM, TEXT, Livery
from .text import ink, without_emoji

FRAME = 6
"""Width in pixels of the frame around the reader's own mark."""


def mark(canvas: Canvas, seat: int, x: float, y: float, size: int, liveries: Sequence[Livery] = LIVERIES) -> None:
    """Draw a player's mark: colour, shape and letter, with a frame for the reader's own."""
    if canvas.own == seat:
        canvas.box((x - FRAME, y - FRAME, size + 2 * FRAME, size + 2 * FRAME), ABYSS, LAMP, 4, 12)
    piece(canvas, liveries[seat], x, y, size)


def computer(canvas: Canvas, name: str, x: float, y: float) -> str:
    """Draw the sign of a computer player whose name bears one, so that a long name cannot lose it; return the rest."""
    bare = without_emoji(name)
    if bare != name:
        canvas.text(name[0], x, y, 26)
    return bare


def piece(canvas: Canvas, livery: Livery, x: float, y: float, size: int) -> None:
    """Draw colour, shape and letter of a player; unlike a mark, without a frame."""
    canvas.sign(livery.shape, x, y, size, livery.colour)
    low, part = (0.84, 0.62) if livery.shape == "mark-2" else (0.73, 0.68)
    canvas.text(livery.letter, x + size / 2, y + size * low, round(size * part), INK, face="title", align="middle")


def figure(
    canvas: Canvas, sign: str, text: str, x: float, y: float, size: int, tint: str = TEXT, art: Art = SIGNS
) -> int:
    """Draw an icon with a number to its right; return the width of both."""
    canvas.sign(sign, x, y, size, tint, art)
    return round(size * 1.18) + canvas.text(text, x + size * 1.18, y + size * 0.86, round(size * 0.98), face="title")


def shield(canvas: Canvas, text: str, x: float, y: float, size: int, fill: str, colour: str = INK) -> None:
    """Draw a number on a shield, for a strength."""
    canvas.sign("shield", x, y, size, fill)
    number = round(size * (0.66 if len(text) < 2 else 0.5))
    canvas.text(text, x + size / 2, y + size * 0.46 + number * 0.36, number, colour, face="title", align="middle")


def chip(canvas: Canvas, text: str, x: float, y: float, height: int, fill: str = LEDGE, colour: str = TEXT) -> int:
    """Draw a short text on a small plate; return its width."""
    size = round(height * 0.66)
    inner = max(canvas_width(text, size), height // 2)
    width = inner + round(height * 0.7)
    canvas.box((x, y, width, height), fill, fill, 0, height // 3)
    canvas.text(text, x + width / 2, y + height / 2 + size * 0.35, size, colour, face="title", align="middle")
    return width


def canvas_width(text: str, size: int, face: str = "title") -> int:
    """Return the width of a text in pixels."""
    return ink(text, size, face).width


class Badge(NamedTuple):
    """A number at the foot of a card: its icon or a symbol of the game, its text, and the colour of both."""

    sign: str
    text: str
    colour: str


@dataclass(frozen=True, slots=True)
class Face:
    """The content of a card's face.

    Attributes:
        portrait: the symbol shown on it.
        band: the colour of its foot.
        badges: one to three numbers at its foot.
        corner: icons in its upper right corner.
    """

    portrait: str
    band: str
    badges: tuple[Badge, ...] = ()
    corner: tuple[str, ...] = field(default=())


def card(canvas: Canvas, art: Art, face: Face, place: tuple[float, float, float, float]) -> None:
    """Draw a card: parchment with its symbol, and the important numbers on the band at its foot."""
    x, y, w, h = place
    foot, rim = round(h * 0.27), max(2, round(w / 44))
    canvas.box(place, PAPER, INK, rim, round(w * 0.1))
    side = round(min(w - 4 * rim, h - foot - 3 * rim))
    canvas.box((x, y + h - foot - rim - w * 0.1, w, foot + rim + w * 0.1), face.band, INK, rim, round(w * 0.1))
    canvas.box((x + rim, y + h - foot - rim - w * 0.12, w - 2 * rim, w * 0.12), PAPER, PAPER, 0, 0)
    canvas.sign(face.portrait, x + (w - side) / 2, y + h - foot - rim - side, side, INK, art)
    canvas.box((x + rim, y + h - foot - 2 * rim, w - 2 * rim, rim), INK, INK, 0, 0)
    _badges(canvas, art, face, (x, y + h - foot - rim, w, foot))
    size = round(w * 0.27)
    for number, sign in enumerate(face.corner):
        left, top = x + w - size - rim - 1, y + rim + 1 + number * (size + 2)
        canvas.disc(left + size / 2, top + size / 2, size // 2 + 1, INK, INK, 0)
        inner = round(size * 0.7)
        canvas.sign(sign, left + (size - inner) / 2, top + (size - inner) / 2, inner, BRASS)


def _badges(canvas: Canvas, art: Art, face: Face, place: tuple[float, float, float, float]) -> None:
    """Draw the numbers side by side, centred in the foot, as large as they fit."""
    x, y, w, h = place
    size = round(h * 0.8)
    while _badges_width(face, size) > w * 0.94:
        size -= 1
    left = x + (w - _badges_width(face, size)) / 2
    for badge in face.badges:
        icon = round(size * 0.8) if badge.sign else 0
        if icon:
            signs = SIGNS if badge.sign in SIGNS.names else art
            canvas.sign(badge.sign, left, y + (h - icon) / 2, icon, badge.colour, signs)
        left += icon + size * 0.08
        left += canvas.text(badge.text, left, y + h / 2 + size * 0.36, size, badge.colour, face="title")
        left += size * 0.22


def _badges_width(face: Face, size: int) -> float:
    icons = sum(round(size * 0.8) if badge.sign else 0 for badge in face.badges)
    texts = sum(size * 0.08 + canvas_width(badge.text, size) for badge in face.badges)
    return icons + texts + size * 0.22 * (len(face.badges) - 1)


def back(canvas: Canvas, place: tuple[float, float, float, float], sign: str, tint: str, fill: str = LEDGE) -> None:
    """Draw the back of a card, with the icon of its pile."""
    x, y, w, h = place
    rim = max(2, round(w / 40))
    canvas.box(place, PAPER_DIM, INK, rim, round(w * 0.1))
    canvas.box((x + 3 * rim, y + 3 * rim, w - 6 * rim, h - 6 * rim), fill, EDGE, rim, round(w * 0.06))
    size = round(min(w, h) * 0.5)
    canvas.sign(sign, x + (w - size) / 2, y + (h - size) / 2, size, tint)
