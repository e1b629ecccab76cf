"""What readers may know of a table that no service keeps."""

from collections.abc import Sequence

from bot.model import Table
from bot.tables.view import TableView, view_for
from games.core import Event, Say, Seat, State


def look(
    table: Table, state: State, seat: Seat | None, story: Sequence[Say] = (), private: Sequence[Say] = ()
) -> TableView:
    """A view with a story of plain sentences, all of which a seat has heard since its last move."""
    told = [Event(said) for said in story]
    news = [*told, *(Event(said, seat) for said in private)] if seat is not None else []
    return view_for(table, state, seat, told, private, news=news)
