"""What the readers of a table may know of it at one moment."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from bot.model import Person, PostedMessage, Table
from bot.tables.state import refuse
from bot.tables.view import TableView, view_for
from games.core import Event, Say, Seat, State


@dataclass
class Views:
    """The views of a table that was dealt; each is worked out when it is asked for, and kept.

    Attributes:
        table, state: the table with its position.
        events: the latest of what everyone was told.
        private: what single seats were told.
        news: what single seats and everyone were told since a seat's last own move.
        take_back: by seat, why it cannot take its last step back by itself; None for one that can.
        fresh: seats that have not moved yet.
    """

    table: Table
    state: State
    events: tuple[Event, ...]
    private: Mapping[Seat, tuple[Say, ...]]
    news: Mapping[Seat, tuple[Event, ...]]
    take_back: Mapping[Seat, Say | None]
    fresh: Collection[Seat]
    _known: dict[Seat | None, TableView] = field(default_factory=dict, init=False, repr=False)

    def view_for(self, seat: Seat | None) -> TableView:
        """Return what the reader at a seat (None: everyone) may know."""
        if (known := self._known.get(seat)) is not None:
            return known
        private, news = (self.private.get(seat, ()), self.news.get(seat, ())) if seat is not None else ((), ())
        view = view_for(self.table, self.state, seat, self.events, private, news, self.take_back)
        if seat in self.fresh:
            view = replace(view, is_first_turn=True)
        return self._known.setdefault(seat, view)


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment, with the people who sit there.

    Attributes:
        table: the table, with those who had its seats before.
        people: the people by seat; computer players are left out.
    """

    table: Table
    people: Mapping[Seat, Person]
    _views: Views | None = field(repr=False, default=None)

    @property
    def is_dealt(self) -> bool:
        """Whether there is a position to see: not in the lobby, nor where it cannot be read any more."""
        return self._views is not None

    @property
    def state(self) -> State | None:
        """The position with all its secrets, for what thinks about it; None where nothing is dealt."""
        return None if self._views is None else self._views.state

    def view_for(self, seat: Seat | None) -> TableView:
        """Return what the reader at a seat (None: everyone) may know.

        Raises:
            Refusal: the game has not started.
        """
        if self._views is None:
            raise refuse("bot-no-not-started")
        view = self._views.view_for(seat)
        return view if view.table is self.table else replace(view, table=self.table)

    def with_messages(self, messages: Mapping[str, PostedMessage], read_at: float) -> "Snapshot":
        """Return the same moment with the messages of the table as they stood at `read_at`, see `Table.read_at`."""
        return replace(self, table=replace(self.table, messages=messages, read_at=read_at))
