"""Poursuite in panels: the mine, the wagons with the players, the final score; cover and legend."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from games.core import Choice, Outcome, Panel, Pictures
from games.draw import emblem
from games.poursuite.view import Reach, View, reach_of

from .board import mine_panel, spots
from .cover import cover_panel, legend_panel
from .lately import since
from .pieces import ART, LOOKS
from .reveal import reveal
from .score import score_panel
from .single import SIGNS, draw_sign, single_panel
from .wagons import wagons_panel


def table(view: View) -> Sequence[Panel]:
    """Return the public panels: the wagons, and below them the mine."""
    return wagons_panel(view), mine_panel(view)


def own(view: View, _field: str) -> Sequence[Panel]:
    """Return the private panels, equal to the public ones because nothing is hidden.

    For seats that are waiting, no cells or seats are lit, because others choose among them.
    """
    return table(view if view.me == view.decider else replace(view, reach=Reach({}, (), {})))


def at(view: View, choices: Sequence[Choice], _field: str) -> View:
    """Return the view with what the remaining choices reach: once a wagon is chosen, only its cells.

    Once a cell is chosen, only that cell.
    """
    return replace(view, reach=reach_of(choices))


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """Return the panel of the final score."""
    return (score_panel(view, outcome),)


EXAMPLES: dict[str, str | tuple[int, str]] = {
    "overview": (31, "mine"), "turn": (6, "wagons"), "boarding": (1, "wagons"), "moving": (7, "mine"),
    "turning": (51, "moment"), "kobolds": (42, "moment"), "wotan": (49, "moment"), "cave": (44, "moment"),
    "end": (71, "score"), "boards": (0, "mine"),
}  # fmt: skip
"""The pictures of the rules help: a thing, or a move of the lesson and what its pupil sees after it."""

PICTURES = Pictures(
    table=table,
    own=own,
    score=score,
    cover=cover_panel,
    legend=lambda: (legend_panel(),),
    card=single_panel,
    emblem=partial(emblem, ART, "mole"),
    reveal=reveal,
    at=at,
    since=since,
    keeps_own=False,
    spots=spots,
    signs=SIGNS,
    sign=draw_sign,
    liveries=tuple(LOOKS.values()),
    examples=EXAMPLES,
)

__all__ = ["PICTURES"]
