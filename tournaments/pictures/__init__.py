"""The pictures of a tournament: standings, bracket, cross table. Their words come from outside."""

from .bracket import draw_bracket
from .cross import draw_cross_table
from .table import PAGE, draw_standings

__all__ = ["PAGE", "draw_bracket", "draw_cross_table", "draw_standings"]
