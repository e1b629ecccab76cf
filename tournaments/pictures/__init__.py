"""The pictures of a tournament: standings, bracket, cross table. Texts are passed in."""

from .bracket import draw_bracket
from .cross import draw_cross_table
from .table import PAGE, draw_standings

__all__ = ["PAGE", "draw_bracket", "draw_cross_table", "draw_standings"]
