"""Somebody presses a control: who they are, at which table, and what they may know there, from one look."""

from dataclasses import dataclass, field

from bot.model import Person, Phase, Table
from bot.store import Store, UnitOfWork
from bot.tables.state import refuse
from bot.tables.view import TableView
from games.core import Refusal

from .loading import PositionCache, check_installed, load_state
from .people import Introduction, People
from .views import Views, views_of


@dataclass(frozen=True)
class Arrival:
    """Somebody at a table, as it was when they came.

    Attributes:
        person: who they are, as remembered.
        table: the table; None when there is no such table.
    """

    person: Person
    table: Table | None
    _views: Views | None = field(default=None, repr=False)
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
        if self._views is None:
            raise refuse("bot-no-not-started")
        return self._views.view_for(self.table.seat_of(self.person.id))


class Arrivals:
    """Receives people at tables."""

    def __init__(self, store: Store, cache: PositionCache, people: People) -> None:
        """Look into a store."""
        self._store, self._cache, self._people = store, cache, people

    async def arrive(
        self, person_id: int, name: str, client_locale: str, guild: int | None, nickname: str, table_id: str
    ) -> Arrival:
        """Remember somebody, and look at the table they do something at; see `People.meet`.

        Raises:
            StoreFailed: the database could not be read or written.
        """
        who = Introduction.of(person_id, name, client_locale, guild, nickname)
        known, found = await self._store.read(lambda unit: (who.known(unit), self._look(unit, person_id, table_id)))
        table, views, unreadable = found
        return Arrival(known or await self._people.remember(who), table, views, unreadable)

    def _look(
        self, unit: UnitOfWork, person_id: int, table_id: str
    ) -> tuple[Table | None, Views | None, Refusal | None]:
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
        return table, views_of(unit, table, state, [table.seat_of(person_id)], self._cache), None
