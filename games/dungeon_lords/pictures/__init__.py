"""Dungeon Lords in pictures: the central board, every dungeon, what a lord alone knows, the final score."""

from collections.abc import Sequence
from functools import partial

from games.core import Outcome, Panel, Pictures
from games.dungeon_lords.view import View

from .board import draw_board
from .describe import describe_board, describe_hand
from .dungeon import dungeons
from .hand import draw_hand
from .score import draw_score


def table(view: View) -> Sequence[Panel]:
    """What everyone sees."""
    return (Panel("board", view, partial(draw_board, view), describe_board(view)), *dungeons(view))


def own(view: View, _field: str) -> Sequence[Panel]:
    """What a lord sees in private."""
    return (*dungeons(view), Panel("hand", view, partial(draw_hand, view), describe_hand(view)))


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """The final score."""
    return (Panel("score", (view, outcome), partial(draw_score, view, outcome), ()),)


PICTURES = Pictures(table=table, own=own, score=score)

__all__ = ["PICTURES"]
