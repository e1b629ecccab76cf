"""Views of tables without a service."""

from collections.abc import Sequence

from bot.model import Table
from bot.tables.view import TableView, view_for
from games.core import Event, Say, Seat, State


def look(
    table: Table, state: State, seat: Seat | None, story: Sequence[Say] = (), private: Sequence[Say] = ()
) -> TableView:
    """Return a view with a story of plain sentences, all of them news for the seat."""
    told = [Event(said) for said in story]
    news = [*told, *(Event(said, seat) for said in private)] if seat is not None else []
    return view_for(table, state, seat, told, private, news=news)
