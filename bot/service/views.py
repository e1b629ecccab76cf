"""Views read from the store: a table with what its readers were told."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.model import Person, Table
from bot.store import UnitOfWork
from bot.tables.state import older_tickets, refuse
from bot.tables.view import TableView, view_for
from games.core import Event, Say, Seat, State

STORY = 20
"""How many of the latest public sentences a view holds."""


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment, with all that its readers may know, each view worked out when it is asked for.

    Attributes:
        table: the table.
        people: those who sit there, by seat.
        is_dealt: whether there is anything to see besides the lobby.
    """

    table: Table
    people: Mapping[Seat, Person]
    is_dealt: bool
    _views: "_Views | None" = field(repr=False, default=None)

    def view_for(self, seat: Seat | None) -> TableView:
        """What the reader at a seat (None: everyone) may know.

        Raises:
            Refusal: the game has not started.
        """
        if self._views is None:
            raise refuse("bot-no-not-started")
        return self._views.view_for(self.table, seat)


@dataclass
class _Views:
    """The views of one position, each made once."""

    state: State
    events: tuple[Event, ...]
    private: Mapping[Seat, tuple[Say, ...]]
    older: Mapping[Seat, str]
    made: dict[Seat | None, TableView] = field(default_factory=dict)

    def view_for(self, table: Table, seat: Seat | None) -> TableView:
        """What one reader may know."""
        if seat not in self.made:
            private = self.private.get(seat, ()) if seat is not None else ()
            self.made[seat] = view_for(table, self.state, seat, self.events, private, self.older)
        return self.made[seat]


def view_at(unit: UnitOfWork, table: Table, state: State, seat: Seat | None) -> TableView:
    """What one reader may know of a table in this state."""
    private = () if seat is None else unit.log.private(table.id, seat)
    return view_for(table, state, seat, unit.log.story(table.id, STORY), private, _older(unit, table, state))


def snapshot_of(unit: UnitOfWork, table: Table, state: State | None) -> Snapshot:
    """All that may be known of a table in this state."""
    people = {
        seat: person
        for seat, sitter in table.seated()
        if sitter.person is not None and (person := unit.people.get(sitter.person)) is not None
    }
    if state is None:
        return Snapshot(table, people, is_dealt=False)
    private = {seat: unit.log.private(table.id, seat) for seat in people}
    views = _Views(state, unit.log.story(table.id, STORY), private, _older(unit, table, state))
    return Snapshot(table, people, True, views)


def _older(unit: UnitOfWork, table: Table, state: State) -> Mapping[Seat, str]:
    adoption = unit.log.adoption(table.id)
    return older_tickets(state, adoption) if adoption is not None else {}
