"""Earlier names of the views of a table."""

from collections.abc import Sequence

from bot.model import Table
from bot.tables.view import Offer, view_for
from bot.tables.view import TableView as Glance
from games.core import Event, Say, Seat, State

__all__ = ["Glance", "Offer", "look"]


def look(
    table: Table, state: State, seat: Seat | None, story: Sequence[Say] = (), private: Sequence[Say] = ()
) -> Glance:
    """`view_for`, with a story of plain sentences."""
    return view_for(table, state, seat, [Event(said) for said in story], private)
