"""Poursuite in pictures: the mine with its wagons, one's own moles, and the final score."""

from collections.abc import Sequence
from functools import partial

from games.core import Outcome, Panel, Pictures
from games.poursuite.view import View

from .board import draw_board
from .describe import describe_board
from .hand import describe_hand, draw_hand
from .score import draw_score


def table(view: View) -> Sequence[Panel]:
    """What everyone sees."""
    return (Panel("board", view, partial(draw_board, view), describe_board(view)),)


def own(view: View, _field: str) -> Sequence[Panel]:
    """What a seat sees in private."""
    return (Panel("hand", view, partial(draw_hand, view), describe_hand(view)),)


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """The final score."""
    return (Panel("score", (view, outcome), partial(draw_score, view, outcome), ()),)


PICTURES = Pictures(table=table, own=own, score=score)

__all__ = ["PICTURES"]
