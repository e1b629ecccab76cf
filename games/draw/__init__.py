"""The drawing system that all games share. It knows no game, language or Discord; games use it to draw their views."""

from .art import SIGNS, Art
from .canvas import LEAST, WIDTH, Canvas
from .parts import Badge, Face, back, canvas_width, card, chip, computer, figure, mark, piece, shield
from .single import PLACE, SIGN, emblem, single, small, small_sign
from .text import Ink, fit, fit_name, ink, without_emoji, wrap

__all__ = [
    "LEAST",
    "PLACE",
    "SIGN",
    "SIGNS",
    "WIDTH",
    "Art",
    "Badge",
    "Canvas",
    "Face",
    "Ink",
    "back",
    "canvas_width",
    "card",
    "chip",
    "computer",
    "emblem",
    "figure",
    "fit",
    "fit_name",
    "ink",
    "mark",
    "piece",
    "shield",
    "single",
    "small",
    "small_sign",
    "without_emoji",
    "wrap",
]
