"""Arrivals: who acts, at which table, and what they may know of it at that moment."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from bot.model import Person, Table
from bot.profile import clean_name
from bot.store import Store, UnitOfWork
from bot.tables.state import refuse
from bot.tables.view import TableView
from games.core import Refusal
from locales import Locale, locale_of

from .cache import Snapshot, TableCache
from .loading import snapshot


@dataclass(frozen=True, slots=True)
class ClientProfile:
    """What Discord says about the person behind an interaction.

    Attributes:
        person: their id.
        name: their global name, cleaned.
        client: the language of their client.
        guild: the server they are on, if any.
        nickname: their display name there, cleaned.
    """

    person: int
    name: str
    client: Locale
    guild: int | None
    nickname: str

    @classmethod
    def of(
        cls, person: int, name: str, client_locale: str | None, guild: int | None, nickname: str | None
    ) -> "ClientProfile":
        """Return a profile with cleaned names; the global name stands in for a missing nickname."""
        own = clean_name(name)
        return cls(person, own, locale_of(client_locale), guild, clean_name(nickname) if nickname else own)

    def lookup(self, unit: UnitOfWork) -> Person | None:
        """Return the stored person; None if something about them must be written first."""
        found = unit.people.get(self.person)
        if found is None or not self.matches(found):
            return None
        if self.guild is not None and unit.people.nickname(self.guild, self.person) != self.nickname:
            return None
        return self.localised(found)

    def matches(self, found: Person) -> bool:
        """Return whether name and language are stored as Discord gives them now."""
        return found.name == self.name and (found.chosen or found.locale == self.client)

    def save(self, unit: UnitOfWork) -> Person | None:
        """Store what Discord gives; return the person under their display name on this server."""
        unit.people.meet(self.person, self.name, self.client)
        if self.guild is not None:
            unit.people.set_nickname(self.guild, self.person, self.nickname)
        found = unit.people.get(self.person)
        return None if found is None else self.localised(found)

    def localised(self, found: Person) -> Person:
        """Return the person under their display name on this server."""
        return found if self.guild is None else replace(found, name=self.nickname)


@dataclass(frozen=True)
class Arrival:
    """A person and a table, at the moment of their action.

    Attributes:
        person: the person, as stored.
        table: the table; None when there is no such table.
        snapshot: what may be known of it; None if there is no such table, or it cannot be read.
    """

    person: Person
    table: Table | None
    snapshot: Snapshot | None
    _unreadable: Refusal | None = field(default=None, repr=False)

    @property
    def view(self) -> TableView:
        """Return the person's view of the table: their seat's, or the public one.

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

    def __init__(self, store: Store, cache: TableCache, remember: Callable[[ClientProfile], Awaitable[Person]]) -> None:
        """Read from a store; unchanged data comes from the cache, new data about people goes to `remember`."""
        self._store, self._cache, self._remember = store, cache, remember

    async def arrive(
        self, person_id: int, name: str, client_locale: str, guild: int | None, nickname: str, table_id: str
    ) -> Arrival:
        """Store a person if necessary, and read the table at which they act; see `People.meet`.

        Raises:
            StoreFailed: the database could not be read or written.
        """
        who = ClientProfile.of(person_id, name, client_locale, guild, nickname)

        def look(unit: UnitOfWork) -> tuple[Person | None, Snapshot | None]:
            return who.lookup(unit), self._cache.recent(unit, table_id) if table_id else None

        person, found = await self._store.look(look)
        if person is None:  # storing them may change what they see of the table
            person, found = await self._remember(who), None
        if found is not None or not table_id:
            return Arrival(person, found.table if found is not None else None, found)

        def read(unit: UnitOfWork) -> Arrival:
            try:
                found = snapshot(unit, table_id, self._cache)
            except Refusal as unreadable:
                return Arrival(person, unit.tables.get(table_id), None, unreadable)
            return Arrival(person, found.table if found is not None else None, found)

        return await self._store.read(read)

    async def is_current(self, table: Table) -> bool:
        """Return whether nothing has been added to a table's log since it was read."""
        stamp = await self._store.look(lambda unit: unit.tables.stamp(table.id))
        return stamp is not None and stamp.n == table.n
