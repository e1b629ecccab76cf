"""Tunhell in pictures: the table, a hand, the final score; each with a description for people who cannot see it."""

from collections.abc import Sequence
from functools import partial

from games.core import Outcome, Panel, Pictures
from games.tunhell.view import View

from .board import draw_board
from .describe import describe_board, describe_hand
from .hand import draw_hand
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
