"""Poursuite in pictures: the mine with its wagons, one's own moles, and the final score."""

from games.core import Pictures

from .board import draw_board
from .describe import describe_board
from .hand import describe_hand, draw_hand
from .score import draw_score

PICTURES = Pictures(
    board=draw_board, describe_board=describe_board, score=draw_score, hand=draw_hand, describe_hand=describe_hand
)

__all__ = ["PICTURES"]
