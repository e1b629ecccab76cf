"""Views read from the store: a table with what its readers were told."""

from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic

from bot.model import Person, Phase, Table
from bot.store import Told, UnitOfWork
from bot.tables.seat_history import former_sitters, with_former, with_names_of_the_time
from bot.tables.state import refuse
from bot.tables.undo import undo_refusals
from bot.tables.view import TableView, view_for
from games.core import Event, Say, Seat, State

from .loading import PositionCache, StoredPast

STORY = 30
"""How many of the latest public sentences a view holds."""
NEWS = 60
"""How many sentences a seat's view holds of what has happened since its last own move."""
LATEST, LATEST_S, ENTRIES = 256, 30.0, 10_000
"""So many tables are kept as their last command left them, for so many seconds, and so many with their last entry."""


@dataclass
class Views:
    """All that may be known of a table at one moment; each view is worked out when it is asked for, and kept.

    Attributes:
        table, state: the table with its position.
        events: the latest of what everyone was told.
        private: what single seats were told.
        news: what single seats and everyone were told since a seat's last own move.
        cache: where views are kept; only of what is written down.
        known: the views worked out already.
        take_back: by seat, why it cannot take its last step back by itself; None for one that can.
        fresh: seats that have not moved yet.
        is_written: whether the position is in the store for good. Until then its number may yet be another's, so that
            its views are known here alone.
    """

    table: Table
    state: State
    events: tuple[Event, ...]
    private: Mapping[Seat, tuple[Say, ...]]
    cache: PositionCache
    known: dict[Seat | None, TableView] = field(default_factory=dict, repr=False)
    news: Mapping[Seat, tuple[Event, ...]] = field(default_factory=dict)
    take_back: Mapping[Seat, Say | None] = field(default_factory=dict)
    fresh: Collection[Seat] = ()
    is_written: bool = True

    def view_for(self, seat: Seat | None) -> TableView:
        """What one reader may know."""
        if seat not in self.known:
            private, news = (self.private.get(seat, ()), self.news.get(seat, ())) if seat is not None else ((), ())
            view = view_for(self.table, self.state, seat, self.events, private, news, self.take_back)
            if seat in self.fresh:
                view = replace(view, is_first_turn=True)
            self.known[seat] = self.cache.put_view(view) if self.is_written else view
        return self.known[seat]

    def written(self) -> None:
        """The position is in the store now: what was worked out before is remembered for others as well."""
        self.is_written = True
        for view in self.known.values():
            self.cache.put_view(view)


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

    def written(self) -> None:
        """The table is in the store as it is here."""
        if self._views is not None:
            self._views.written()


def views_of(
    unit: UnitOfWork,
    table: Table,
    state: State,
    seats: Sequence[Seat | None],
    cache: PositionCache,
    *,
    is_written: bool = True,
) -> Views:
    """What these readers may know of a table in this state; only what is not known yet is read."""
    known = {seat: view for seat in seats if (view := cache.view(table, seat)) is not None}
    missing = [seat for seat in seats if seat not in known]
    if not missing:
        return Views(table, state, (), {}, cache, known, is_written=is_written)
    table = told_of(unit, table)
    heard = {seat: unit.log.heard(table.id, seat) for seat in missing if seat is not None}
    private = {seat: tuple(event.say for _, event in told if event.to == seat) for seat, told in heard.items()}
    news = {seat: _events(told[-NEWS:], table) for seat, told in heard.items()}
    latest = unit.log.story(table.id, STORY)
    story = _events(latest, table)
    is_played = table.phase is Phase.PLAYING and private
    barred = undo_refusals(table, state, private, StoredPast(unit, table, cache)) if is_played else {}
    fresh = _fresh(latest, heard)
    return Views(table, state, story, private, cache, known, news, barred, fresh, is_written)


def _fresh(latest: Sequence[Told], heard: Mapping[Seat, Sequence[Told]]) -> Collection[Seat]:
    """The seats that have not moved yet: they have heard all, from the first entry that told anything."""
    if not latest or len(latest) == STORY:
        return ()
    return {seat for seat, told in heard.items() if told and told[0][0] <= latest[0][0]}


def told_of(unit: UnitOfWork, table: Table) -> Table:
    """The table with those who had its seats before: what is told of that time is told under their names."""
    entries = unit.log.changes_of_seats(table.id)
    return with_former(table, former_sitters(table.id, table, entries)) if entries else table


def _events(told: Sequence[Told], table: Table) -> tuple[Event, ...]:
    return tuple(event for _, event in with_names_of_the_time(told, table))


def snapshot_of(
    unit: UnitOfWork, table: Table, state: State | None, cache: PositionCache, *, is_written: bool = True
) -> Snapshot:
    """All that may be known of a table in this state; see `Views` for one that is not written down yet."""
    people = {
        seat: person
        for seat, sitter in table.seated()
        if sitter.person is not None and (person := unit.people.get(sitter.person)) is not None
    }
    if state is None:
        return Snapshot(table, people, is_dealt=False)
    readers = (None, *(seat for seat, _ in table.seated()))
    return Snapshot(table, people, True, views_of(unit, table, state, readers, cache, is_written=is_written))


class Latest:
    """Tables as the last command of this process left them, for those who tell what it did: they are read once at most.

    Only what a command changes is in here for sure: where messages stand is known to the delivery.
    """

    def __init__(self, kept: int = LATEST) -> None:
        """Keep so many, the last ones."""
        self._kept = kept
        self._found: OrderedDict[str, tuple[float, Snapshot]] = OrderedDict()
        self._entries: OrderedDict[str, int] = OrderedDict()
        self.forgotten = 0
        """How often something was forgotten: what was read before that is not remembered any more."""

    def put(self, table: Table, snapshot: Snapshot | None) -> None:
        """Remember a table after a command that is written down; None: it is not read yet."""
        self._found.pop(table.id, None)
        self._entries[table.id] = table.n
        self._entries.move_to_end(table.id)
        if len(self._entries) > ENTRIES:
            self._entries.popitem(last=False)
        if snapshot is not None:
            self._keep(snapshot)

    def learn(self, snapshot: Snapshot, forgotten: int) -> None:
        """Remember a table that was read, unless something changed meanwhile.

        Args:
            snapshot: the table.
            forgotten: what `forgotten` was before it was read.
        """
        if forgotten == self.forgotten and not self.has_moved_on(snapshot.table):
            self._found.pop(snapshot.table.id, None)
            self._keep(snapshot)

    def _keep(self, snapshot: Snapshot) -> None:
        self._found[snapshot.table.id] = (monotonic(), snapshot)
        if len(self._found) > self._kept:
            self._found.popitem(last=False)

    def get(self, table_id: str) -> Snapshot | None:
        """The table, if a command changed it a moment ago and nobody in it has changed since."""
        at, snapshot = self._found.get(table_id, (0.0, None))
        return snapshot if monotonic() - at < LATEST_S else None

    def has_moved_on(self, table: Table) -> bool:
        """Whether a later command of this process has changed a table since it was read."""
        return self._entries.get(table.id, table.n) > table.n

    def drop(self, table_id: str) -> None:
        """Forget a table: another process may have changed it."""
        self.forgotten += 1
        self._found.pop(table_id, None)

    def forget(self) -> None:
        """Remember nothing: somebody is called otherwise now, reads another language, or takes private messages."""
        self.forgotten += 1
        self._found.clear()
