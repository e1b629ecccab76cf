"""Somebody presses a control: who they are, at which table, and what they may know there, from one look at most."""

from dataclasses import dataclass, field

from bot.model import Person, Phase, Table
from bot.store import Store, UnitOfWork
from bot.tables.state import refuse
from bot.tables.view import TableView
from games.core import Refusal

from .loading import PositionCache, check_installed, load_state
from .people import Introduction, People
from .views import Latest, Snapshot, views_of


@dataclass(frozen=True)
class Arrival:
    """Somebody at a table, as it was when they came.

    Attributes:
        person: who they are, as remembered.
        table: the table; None when there is no such table.
    """

    person: Person
    table: Table | None
    _snapshot: Snapshot | None = field(default=None, repr=False)
    _unreadable: Refusal | None = field(default=None, repr=False)

    @property
    def view(self) -> TableView:
        """What they may know of the table: what their seat knows, or what everyone does.

        Raises:
            Refusal: there is no such table, it has not started, or it cannot be read now.
        """
        if self._unreadable is not None:
            raise self._unreadable
        if self.table is None:
            raise refuse("bot-no-such-table")
        if self._snapshot is None:
            raise refuse("bot-no-not-started")
        return self._snapshot.view_for(self.table.seat_of(self.person.id))


class Arrivals:
    """Receives people at tables."""

    def __init__(self, store: Store, cache: PositionCache, people: People, latest: Latest) -> None:
        """Look into a store, and before that into memory: those who play quickly find their table there."""
        self._store, self._cache, self._people, self._latest = store, cache, people, latest

    async def arrive(
        self, person_id: int, name: str, client_locale: str, guild: int | None, nickname: str, table_id: str
    ) -> Arrival:
        """Remember somebody, and look at the table they do something at; see `People.meet`.

        Raises:
            StoreFailed: the database could not be read or written.
        """
        who = Introduction.of(person_id, name, client_locale, guild, nickname)
        return self._remembered(who, table_id) or await self._looked_up(who, table_id)

    def _remembered(self, who: Introduction, table_id: str) -> Arrival | None:
        """Somebody with a seat at a table as its last command left it; None where anything has to be looked up."""
        snapshot = self._latest.get(table_id)
        if snapshot is None or not snapshot.is_dealt:
            return None
        table = snapshot.table
        seat = table.seat_of(who.person)
        person = snapshot.people.get(seat) if seat is not None else None
        if seat is None or person is None or not who.is_as_known(person):
            return None
        if who.guild is not None and (who.guild != table.guild or who.nickname != table.sitters[seat].name):
            return None
        return Arrival(who.here(person), table, snapshot)

    async def _looked_up(self, who: Introduction, table_id: str) -> Arrival:
        """The same from the store, for everybody."""
        known, found = await self._store.read(lambda unit: (who.known(unit), self._look(unit, who.person, table_id)))
        table, snapshot, unreadable = found
        return Arrival(known or await self._people.remember(who), table, snapshot, unreadable)

    def _look(
        self, unit: UnitOfWork, person_id: int, table_id: str
    ) -> tuple[Table | None, Snapshot | None, Refusal | None]:
        """The table with what one person may know of it; or why it cannot be read."""
        table = unit.tables.get(table_id)
        if table is None or table.phase is Phase.LOBBY:
            return table, None, None
        try:
            if table.phase.live:
                check_installed(table)
            state = load_state(unit, table, self._cache)
        except Refusal as unreadable:
            return table, None, unreadable
        if state is None:
            return table, None, None
        views = views_of(unit, table, state, [table.seat_of(person_id)], self._cache)
        return table, Snapshot(table, {}, True, views), None
