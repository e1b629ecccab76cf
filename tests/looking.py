"""What readers may know of a table that no service keeps."""

from collections.abc import Sequence

from bot.model import Table
from bot.tables.view import TableView, view_for
from games.core import Event, Say, Seat, State


def look(
    table: Table, state: State, seat: Seat | None, story: Sequence[Say] = (), private: Sequence[Say] = ()
) -> TableView:
    """A view with a story of plain sentences."""
    return view_for(table, state, seat, [Event(said) for said in story], private)
