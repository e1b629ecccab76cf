"""Les Mines de Maphr in pictures: the table, each mine, the hand, the final score, the lobby, the symbols."""

from collections.abc import Sequence

from games.core import Outcome, Panel, Pictures
from games.maphr.cards import EDITIONS
from games.maphr.view import View

from .guide import cover, legend
from .hand import hand_panel, packet_panel
from .mine import mine_panel
from .offers import offers_panel
from .reveal import reveal
from .score import score_panel
from .single import single_panel
from .table import table_panel

_MINE_STEPS = ("prospecting", "lose-tile", "exploiting")
"""Questions that the mine of the one who acts decides."""


def table(view: View) -> Sequence[Panel]:
    """What the channel shows: the table, and the mine that is worked on below it."""
    found = [table_panel(view)]
    if view.acting is not None and view.step in _MINE_STEPS:
        found.append(mine_panel(view, view.clans[view.acting]))
    return found


def own(view: View, field: str) -> Sequence[Panel]:
    """What a seat sees in private: its mine and its cards, the one that decides last."""
    assert view.seat is not None
    mine, hand = mine_panel(view, view.clans[view.seat]), hand_panel(view)
    if view.looked or view.packet:
        return mine, hand, packet_panel(view)
    if view.step == "prospecting" and (view.placing or field in ("cell", "turn")):
        return hand, mine
    if view.step == "market":
        return (hand, offers_panel(view)) if view.offers else (table_panel(view), hand)
    if view.step in ("impediments", "auction"):
        return hand, table_panel(view)
    if view.step == "lose-tile" and view.acting is not None:
        return hand, mine_panel(view, view.clans[view.acting])
    return mine, hand


def score(view: View, outcome: Outcome) -> Sequence[Panel]:
    """The final score."""
    return (score_panel(view, outcome),)


def more(view: View) -> Sequence[Panel]:
    """Everyone's mine."""
    return tuple(mine_panel(view, clan) for clan in view.clans)


def tells(thing: str) -> bool:
    """Tiles are drawn with their ways and what they bring; what a building does stands in words alone."""
    return thing in EDITIONS[EDITIONS.current].tiles


PICTURES = Pictures(
    table=table,
    own=own,
    score=score,
    more=more,
    cover=cover,
    legend=legend,
    card=single_panel,
    tells=tells,
    reveal=reveal,
)

__all__ = ["PICTURES"]
