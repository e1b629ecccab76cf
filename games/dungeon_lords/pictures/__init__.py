"""Dungeon Lords in pictures: the central board, every dungeon, what a lord alone knows, the final score."""

from games.core import Pictures

from .board import draw_board
from .describe import describe_board, describe_hand
from .dungeon import dungeons
from .hand import draw_hand
from .score import draw_score

PICTURES = Pictures(
    board=draw_board,
    describe_board=describe_board,
    score=draw_score,
    hand=draw_hand,
    describe_hand=describe_hand,
    details=dungeons,
)

__all__ = ["PICTURES"]
