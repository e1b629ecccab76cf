"""Reading: who acts at which table and what they may know of it, and all other questions about tables."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

from bot.model import Person, Table
from bot.operation.metrics import OperatorSummary
from bot.profile import clean_name
from bot.store import Store, Told, UnitOfWork
from bot.store.protocol.people import Stored
from bot.tables.deal import Fairness, Started, fairness
from bot.tables.log import Entry
from bot.tables.proposals import settlement
from bot.tables.records import with_undone
from bot.tables.seat_history import with_names_of_the_time
from bot.tables.state import game_of, refuse
from bot.tables.view import TableView
from games.core import Choice, Event, Refusal, Say, Seat, State
from games.transcript import Transcript
from locales import Locale, locale_of

from .cache import Snapshot, TableCache
from .context import with_hold
from .loading import StoredPast, snapshot, told_of
from .positions import record_key, transcript_of


class Queries:
    """Answers questions about tables without changing them."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        """Read from a store; unchanged data comes from the cache."""
        self._store, self._cache = store, cache
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table, a lock held while it is read, so that the board and the hands of a move share one reading."""

    async def table(self, table_id: str) -> Table | None:
        """Return a table by its id."""
        return await self._store.read(lambda unit: unit.tables.get(table_id))

    async def table_in(self, channel: int) -> Table | None:
        """Return the live table of a channel, or else the latest one."""
        return await self._store.read(lambda unit: unit.tables.in_channel(channel))

    async def tournament_of(self, table_id: str) -> Stored:
        """Return the tournament to which a table belongs.

        Raises:
            Refusal: it belongs to none.
        """

        def work(unit: UnitOfWork) -> Stored | None:
            of = unit.tournaments.table_of(table_id)
            return None if of is None else unit.tournaments.get(of.tournament)

        if (found := await self._store.read(work)) is None:
            raise refuse("tournament-no-such")
        return found

    async def ended_in(self, channel: int, person: int | None = None) -> Table | None:
        """Return a channel's newest table that is finished or closed; with a person, the newest that they sat at."""
        return await self._store.read(lambda unit: unit.tables.ended_in_channel(channel, person))

    async def settlement(self, table_id: str, request: int) -> Say | None:
        """Return how the request made by a log entry was settled.

        None if there is no such entry.
        """

        def work(unit: UnitOfWork) -> Say | None:
            table, asked = unit.tables.get(table_id), unit.log.entry(table_id, request)
            if table is None or asked is None:
                return None
            return settlement(table, asked.fact, unit.log.entries(table_id, after=request))

        return await self._store.read(work)

    async def has_moved(self, table_id: str, seat: Seat) -> bool:
        """Return whether a person has ever moved from this seat: otherwise there is no move to take back."""
        return await self._store.read(lambda unit: unit.log.has_moved(table_id, seat))

    async def tables_of(self, person_id: int) -> list[Table]:
        """Return the live tables where a person sits, oldest first."""
        return await self._store.read(lambda unit: unit.tables.of_person(person_id))

    async def tables_on(self, guild: int) -> list[Table]:
        """Return the live tables of a server, oldest first."""
        return await self._store.read(lambda unit: unit.tables.on_server(guild))

    async def live_tables(self) -> list[Table]:
        """Return all tables in the lobby or in play, oldest first."""
        return await self._store.read(lambda unit: unit.tables.live())

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """Return a table's snapshot; None if there is no such table.

        A table that ended before its deal, or whose position can no longer be read, has no position to show.

        Raises:
            Refusal: the position of a live table cannot be read.
        """
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            known = await self._store.read_by_key(lambda unit: self._cache.recent(unit, table_id))
            return known or await self._store.read(lambda unit: snapshot(unit, table_id, self._cache))

    async def view_for(self, table_id: str, seat: Seat | None) -> TableView:
        """Return the view of a seat (None: everyone) at a dealt table.

        Raises:
            Refusal: there is no such table, it has not started, or it cannot be read now.
        """
        return (await self._existing(table_id)).view_for(seat)

    async def view_of(self, table_id: str, person_id: int) -> TableView:
        """Return a person's view of a table: their seat's, or the public one.

        Raises:
            Refusal: as `view_for` does.
        """
        found = await self._existing(table_id)
        return found.view_for(found.table.seat_of(person_id))

    async def state_of(self, table_id: str) -> tuple[Table, State] | None:
        """Return a table with its position, for computer players; None if there is nothing to play."""
        try:
            found = await self.snapshot(table_id)
        except Refusal:
            return None  # logged: people at this table can only end it
        return None if found is None or found.state is None else (found.table, found.state)

    async def _existing(self, table_id: str) -> Snapshot:
        found = await self.snapshot(table_id)
        if found is None:
            raise refuse("bot-no-such-table")
        return found

    async def history(self, table_id: str, person_id: int) -> tuple[Event, ...]:
        """Return everything that happened at a table, as far as a person may know it, oldest first.

        Raises:
            Refusal: there is no such table.
        """

        def work(unit: UnitOfWork) -> tuple[Event, ...]:
            table = require_table(unit, table_id)
            told = unit.log.history(table_id, table.seat_of(person_id), with_hints=not table.phase.live)
            return tuple(event for _, event in with_undone(told))

        return await self._store.read(work)

    async def told(self, table_id: str, person_id: int) -> tuple[Table, list[Told]]:
        """Return the table and all that happened there, each sentence with its entry and the names at that time.

        Raises:
            Refusal: there is no such table.
        """

        def work(unit: UnitOfWork) -> tuple[Table, list[Told]]:
            table = told_of(unit, require_table(unit, table_id))
            told = unit.log.history(table_id, table.seat_of(person_id))
            return table, with_undone(with_names_of_the_time(told, table))

        return await self._store.read(work)

    async def answered(self, table_id: str, seat: Seat, ticket: str) -> Choice | None:
        """Return a seat's last answer to a question, if any: an old control may ask for the same again."""

        def work(unit: UnitOfWork) -> Choice | None:
            table, answer = unit.tables.get(table_id), unit.log.answer_to(table_id, seat, ticket)
            return game_of(table).codec.load_choice(answer.choice) if table is not None and answer is not None else None

        return await self._store.read(work)

    async def summary(self) -> OperatorSummary:
        """Return the operator's figures: the number of tables, and of deliveries pending."""

        def work(unit: UnitOfWork) -> OperatorSummary:
            return OperatorSummary(*unit.tables.count_live(), unit.outbox.count())

        return await self._store.read(work)

    async def fairness(self, table_id: str) -> Fairness | None:
        """Return the public information about how a table's seed is made; None if it was given.

        Raises:
            Refusal: there is no such table.
        """

        def work(unit: UnitOfWork) -> Fairness | None:
            table = with_hold(unit, require_table(unit, table_id))
            facts = (entry.fact for entry in unit.log.entries(table_id))
            started = next((fact for fact in facts if isinstance(fact, Started)), None)
            return fairness(table, StoredPast(unit, table, self._cache), started)

        return await self._store.read(work)

    async def transcript(self, table_id: str) -> Transcript:
        """Return the record of a finished game.

        Raises:
            Refusal: there is no such table, it is not over or was never dealt, or others still play its deal.
        """

        def work(unit: UnitOfWork) -> tuple[Table, list[Entry]]:
            return with_hold(unit, require_table(unit, table_id)), unit.log.entries(table_id)

        table, entries = await self._store.read(work)
        record = await asyncio.to_thread(transcript_of, table, entries)
        return record.sealed(await self._store.write(record_key), table_id)


def require_table(unit: UnitOfWork, table_id: str) -> Table:
    """Return a table.

    Raises:
        Refusal: there is none with that id.
    """
    table = unit.tables.get(table_id)
    if table is None:
        raise refuse("bot-no-such-table")
    return table


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
        """The person's view of the table: their seat's, or the public one.

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

        def both(unit: UnitOfWork) -> tuple[Person | None, Snapshot | None]:
            return who.lookup(unit), self._cache.recent(unit, table_id)

        person, found = await self._store.read_by_key(both)
        if person is None:  # storing them may change what they see of the table
            person, found = await self._remember(who), None
        if found is not None:
            return Arrival(person, found.table, found)

        def read(unit: UnitOfWork) -> Arrival:
            try:
                found = snapshot(unit, table_id, self._cache)
            except Refusal as unreadable:
                return Arrival(person, unit.tables.get(table_id), None, unreadable)
            return Arrival(person, found.table if found is not None else None, found)

        return await self._store.read(read)

    async def is_current(self, table: Table) -> bool:
        """Return whether nothing has been added to a table's log since it was read."""
        stamp = await self._store.read_by_key(lambda unit: unit.tables.stamp(table.id))
        return stamp is not None and stamp.n == table.n
