"""Tunhell in pictures: the table, a hand, the final score; each with a description for whoever cannot see it."""

from games.core import Pictures

from .board import draw_board
from .describe import describe_board, describe_hand
from .hand import draw_hand
from .score import draw_score

PICTURES = Pictures(
    board=draw_board,
    hand=draw_hand,
    score=draw_score,
    describe_board=describe_board,
    describe_hand=describe_hand,
)

__all__ = ["PICTURES"]
