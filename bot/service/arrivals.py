"""A person presses a control: who they are, at which table, and what they may know there, from one look."""

from dataclasses import dataclass, field

from bot.model import Person, Table
from bot.store import Store, UnitOfWork
from bot.tables.state import refuse
from bot.tables.view import TableView
from games.core import Refusal

from .cache import TableCache
from .loading import snapshot
from .people import Introduction, People
from .views import Snapshot


@dataclass(frozen=True)
class Arrival:
    """A person at a table, as it was when they came.

    Attributes:
        person: who they are, as remembered.
        table: the table; None when there is no such table.
        snapshot: what may be known of it; None when there is no such table, or it cannot be read.
    """

    person: Person
    table: Table | None
    snapshot: Snapshot | None
    _unreadable: Refusal | None = field(default=None, repr=False)

    @property
    def view(self) -> TableView:
        """What they may know of the table: what their seat knows, or what everyone does.

        Raises:
            Refusal: there is no such table, it has not started, or it cannot be read now.
        """
        if self._unreadable is not None:
            raise self._unreadable
        if self.table is None or self.snapshot is None:
            raise refuse("bot-no-such-table")
        return self.snapshot.view_for(self.table.seat_of(self.person.id))


class Arrivals:
    """Receives people at tables."""

    def __init__(self, store: Store, cache: TableCache, people: People) -> None:
        """Look into a store; what has not changed since it was read comes from memory."""
        self._store, self._cache, self._people = store, cache, people

    async def arrive(
        self, person_id: int, name: str, client_locale: str, guild: int | None, nickname: str, table_id: str
    ) -> Arrival:
        """Remember a person, and look at the table where they do something; see `People.meet`.

        Raises:
            StoreFailed: the database could not be read or written.
        """
        who = Introduction.of(person_id, name, client_locale, guild, nickname)

        def look(unit: UnitOfWork) -> tuple[Person | None, Table | None, Snapshot | None, Refusal | None]:
            known = who.known(unit)
            try:
                found = snapshot(unit, table_id, self._cache)
            except Refusal as unreadable:
                return known, unit.tables.get(table_id), None, unreadable
            return known, found.table if found is not None else None, found, None

        person, table, found, unreadable = await self._store.read(look)
        if person is None:  # what is written down about them may change what is seen of the table
            person = await self._people.remember(who)
            _, table, found, unreadable = await self._store.read(look)
        return Arrival(person, table, found, unreadable)
