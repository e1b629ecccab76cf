"""Views read from the store: a table with what its readers were told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.model import Person, Table
from bot.store import UnitOfWork
from bot.tables.state import older_tickets, refuse
from bot.tables.view import TableView, view_for
from games.core import Event, Say, Seat, State

from .loading import PositionCache

STORY = 20
"""How many of the latest public sentences a view holds."""
NEWS = 60
"""How many sentences a seat's view holds of what has happened since its last own move."""


@dataclass(frozen=True)
class Views:
    """All that may be known of a table at one moment; each view is worked out when it is asked for, and kept.

    Attributes:
        table, state: the table with its position.
        events: the latest of what everyone was told.
        private: what single seats were told.
        news: what single seats and everyone were told since a seat's last own move.
        older: by seat, what controls carry from before the log held everything.
        cache: where views are kept; only of what is written down.
    """

    table: Table
    state: State
    events: tuple[Event, ...]
    private: Mapping[Seat, tuple[Say, ...]]
    older: Mapping[Seat, str]
    cache: PositionCache
    news: Mapping[Seat, tuple[Event, ...]] = field(default_factory=dict)

    def view_for(self, seat: Seat | None) -> TableView:
        """What one reader may know."""
        known = self.cache.view(self.table, seat)
        if known is not None:
            return known
        private, news = (self.private.get(seat, ()), self.news.get(seat, ())) if seat is not None else ((), ())
        view = view_for(self.table, self.state, seat, self.events, private, self.older, news)
        return self.cache.put_view(view)


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment.

    Attributes:
        table: the table.
        people: those who sit there, by seat.
        is_dealt: whether there is anything to see besides the lobby.
    """

    table: Table
    people: Mapping[Seat, Person]
    is_dealt: bool
    _views: Views | None = field(repr=False, default=None)

    def view_for(self, seat: Seat | None) -> TableView:
        """What the reader at a seat (None: everyone) may know.

        Raises:
            Refusal: the game has not started.
        """
        if self._views is None:
            raise refuse("bot-no-not-started")
        return self._views.view_for(seat)


def views_of(unit: UnitOfWork, table: Table, state: State, seats: Sequence[Seat | None], cache: PositionCache) -> Views:
    """What these readers may know of a table in this state; only what is not known yet is read."""
    missing = [seat for seat in seats if cache.view(table, seat) is None]
    if not missing:
        return Views(table, state, (), {}, {}, cache)
    private = {seat: unit.log.private(table.id, seat) for seat in missing if seat is not None}
    news = {seat: unit.log.news(table.id, seat, NEWS) for seat in missing if seat is not None}
    adoption = unit.log.adoption(table.id)
    older = older_tickets(state, adoption) if adoption is not None else {}
    return Views(table, state, unit.log.story(table.id, STORY), private, older, cache, news)


def snapshot_of(unit: UnitOfWork, table: Table, state: State | None, cache: PositionCache) -> Snapshot:
    """All that may be known of a table in this state."""
    people = {
        seat: person
        for seat, sitter in table.seated()
        if sitter.person is not None and (person := unit.people.get(sitter.person)) is not None
    }
    if state is None:
        return Snapshot(table, people, is_dealt=False)
    readers = (None, *(seat for seat, _ in table.seated()))
    return Snapshot(table, people, True, views_of(unit, table, state, readers, cache))
