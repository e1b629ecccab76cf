"""Poursuite in panels: the mine, the wagons with the players, the final score; cover and legend."""

from collections.abc import Sequence
from dataclasses import replace

from games.core import Choice, Outcome, Panel, Pictures
from games.poursuite.view import Reach, View, reach_of

from .board import mine_panel, spots
from .cover import cover_panel, legend_panel
from .pieces import LOOKS
from .reveal import reveal
from .score import score_panel
from .single import SIGNS, draw_sign, single_panel
from .wagons import wagons_panel

_SEATS = {"boarding", "wotan-seat"}
"""What is decided by looking at the wagons."""


def table(view: View) -> Sequence[Panel]:
    """Return what everyone sees: the wagons last while a seat is chosen, the mine last otherwise."""
    return _panels(view, wagons_last=view.phase in _SEATS)


def own(view: View, field: str) -> Sequence[Panel]:
    """Return the board in private, where nothing is hidden; the wagons last when it comes to turning one.

    Those who wait see no spaces or seats lit: these are for another to choose.
    """
    if view.me != view.decider:
        view = replace(view, reach=Reach({}, (), {}))
    return _panels(view, wagons_last=view.phase in _SEATS or field == "turn")


def at(view: View, choices: Sequence[Choice], _field: str) -> View:
    """Return what the choices reach that still fit: of a wagon that was chosen, its spaces alone.

    Of a space, that one.
    """
    return replace(view, reach=reach_of(choices))


def _panels(view: View, *, wagons_last: bool) -> Sequence[Panel]:
    mine, wagons = mine_panel(view), wagons_panel(view)
    return (mine, wagons) if wagons_last else (wagons, mine)


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """Return the final score."""
    return (score_panel(view, outcome),)


PICTURES = Pictures(
    table=table,
    own=own,
    score=score,
    cover=cover_panel,
    legend=lambda: (legend_panel(),),
    card=single_panel,
    reveal=reveal,
    at=at,
    spots=spots,
    signs=SIGNS,
    sign=draw_sign,
    liveries=tuple(LOOKS.values()),
)

__all__ = ["PICTURES"]
