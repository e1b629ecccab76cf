"""Poursuite in pictures: the mine with its wagons, and the final score."""

from games.core import Pictures

from .board import draw_board
from .describe import describe_board
from .score import draw_score

PICTURES = Pictures(board=draw_board, describe_board=describe_board, score=draw_score)

__all__ = ["PICTURES"]
