"""People: who they are, their settings, what is stored about them, and how they are erased."""

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import TypeVar

from bot.ids import drawn_number
from bot.model import Person, Phase
from bot.profile import Preferences
from bot.store import OutboxItem, PersonalData, Store, UnitOfWork, Work
from bot.tables.notify import Kind, Notice, everything
from bot.tables.pace import RescheduleTimers
from bot.tables.seats import Leave
from bot.tables.state import refuse
from games.core import Refusal, Seat
from locales import Locale, words

from .cache import TableCache
from .clocks import Clocks
from .execute import CommandRunner
from .outbox_feed import OutboxFeed
from .queries import ClientProfile

T = TypeVar("T")

MOST_BLOCKED = 25
"""The maximum number of people that one person may block: as many as a Discord menu lists."""
CLOCKS_DIFFER_S = 60.0
"""Seconds by which the clocks of two processes may differ."""


class People:
    """Reads and changes what is stored about people."""

    def __init__(self, store: Store, runner: CommandRunner, outbox_feed: OutboxFeed) -> None:
        """Store people in a store."""
        self._store, self._runner, self._outbox_feed = store, runner, outbox_feed

    async def meet(
        self,
        person_id: int,
        name: str,
        client_locale: str | None,
        guild: int | None = None,
        nickname: str | None = None,
    ) -> Person:
        """Store a person, or refresh their data; a language they chose is kept. Nothing is written without a change.

        Args:
            person_id: their id.
            name: their global name.
            client_locale: the language of their client.
            guild: the server they are on, if any.
            nickname: their display name there; None for their global name.

        Returns:
            the person; on a server, under their display name there.
        """
        who = ClientProfile.of(person_id, name, client_locale, guild, nickname)
        return await self._store.read(who.lookup) or await self.remember(who)

    async def remember(self, who: ClientProfile) -> Person:
        """Store a person's current name and language.

        Raises:
            Refusal: they cannot be stored.
        """
        person = await self._runner.run_to_completion(self._store.write(who.save))
        if person is None:
            raise refuse("bot-no-such-person")
        return person

    async def person(self, person_id: int) -> Person | None:
        """Return a person who has used the bot; None for anyone else."""
        return await self._store.read(lambda unit: unit.people.get(person_id))

    async def set_language(self, person_id: int, locale: Locale | None) -> Person:
        """Set the language used with a person, None for their client's; their hands are refreshed.

        Raises:
            Refusal: they have never used the bot.
        """

        def hands(unit: UnitOfWork) -> list[tuple[str, Seat]]:
            unit.people.set_language(person_id, locale)
            found = [(table.id, table.phase, table.seat_of(person_id)) for table in unit.tables.of_person(person_id)]
            return [(table_id, seat) for table_id, phase, seat in found if phase is Phase.PLAYING and seat is not None]

        return await self._show_hands(person_id, hands)

    async def set_mentions(self, person_id: int, mentions: bool) -> Person:
        """Set whether a person is mentioned when it is their turn.

        Raises:
            Refusal: they have never used the bot.
        """
        person, _ = await self._change(person_id, lambda unit: unit.people.set_mentions(person_id, mentions))
        return person

    async def block(self, person_id: int, other: int) -> Person:
        """Block another person: nothing they do mentions or messages this person.

        Raises:
            Refusal: it is the person themselves, or one who has never used the bot, or they have blocked too many.
        """

        def work(unit: UnitOfWork) -> None:
            unit.alone("person", person_id)
            person, blocked = unit.people.get(person_id), unit.people.get(other)
            if person_id == other:
                raise refuse("bot-no-block-of-oneself")
            if blocked is None:
                raise refuse("bot-no-block-of-unknown")
            if person is None or person.has_blocked(other):
                return
            if len(person.preferences.blocked) >= MOST_BLOCKED:
                raise refuse("bot-no-more-blocks", most=MOST_BLOCKED)
            chosen = (*person.preferences.blocked, other)
            unit.people.set_preferences(person_id, replace(person.preferences, blocked=chosen))

        person, _ = await self._change(person_id, work)
        return person

    async def unblock(self, person_id: int, other: int) -> Person:
        """Unblock a person; `other` is a number from the person's settings, see `blocked`."""

        def work(unit: UnitOfWork) -> None:
            unit.alone("person", person_id)
            if (person := unit.people.get(person_id)) is not None:
                left = tuple(one for one in person.preferences.blocked if one != other)
                unit.people.set_preferences(person_id, replace(person.preferences, blocked=left))

        person, _ = await self._change(person_id, work)
        return person

    async def blocked(self, person: Person) -> tuple[tuple[int, str], ...]:
        """Return the people whom a person has blocked, by number, with their names.

        The name is empty for those who were forgotten.
        """

        def named(unit: UnitOfWork) -> tuple[tuple[int, str], ...]:
            found = [(one, unit.people.get(one)) for one in person.preferences.blocked]
            return tuple((one, "" if known is None else known.name) for one, known in found)

        return await self._store.read(named)

    async def refresh_hand(self, table_id: str, person_id: int) -> None:
        """Have a person's hand at a table in play shown again."""

        def hands(unit: UnitOfWork) -> list[tuple[str, Seat]]:
            table = unit.tables.get(table_id)
            seat = table.seat_of(person_id) if table is not None and table.phase is Phase.PLAYING else None
            return [] if seat is None else [(table_id, seat)]

        await self._show_hands(person_id, hands)

    async def dm_opened(self, person_id: int, channel_id: int) -> None:
        """Store the channel in which private messages reach this person."""
        await self._store.write(lambda unit: unit.people.set_dm(person_id, channel_id))

    async def dm_closed(self, person_id: int) -> None:
        """Record that private messages do not reach this person."""
        await self._store.write(lambda unit: unit.people.set_closed(person_id))

    async def change_untold(self, person_id: int, change: Callable[[str], str]) -> None:
        """Update what a person could not be told: `change` maps the stored text to the new one."""

        def work(unit: UnitOfWork) -> None:
            unit.alone("person", person_id)
            person = unit.people.get(person_id)
            if person is not None and (untold := change(person.untold)) != person.untold:
                unit.people.set_untold(person_id, untold)

        await self._runner.run_to_completion(self._store.write(work))

    async def with_untold(self) -> list[tuple[int, str]]:
        """Return who could not be told something yet, and what; only the first process gets any."""
        if 0 not in self._store.process.homes:
            return []
        return await self._store.read(lambda unit: unit.people.with_untold())

    async def _change(self, person_id: int, work: Work[T]) -> tuple[Person, T]:
        """Change something about a person, and return the person as stored afterwards."""

        def whole(unit: UnitOfWork) -> tuple[Person, T]:
            result, person = work(unit), unit.people.get(person_id)
            if person is None:
                raise refuse("bot-no-such-person")
            return person, result

        return await self._runner.run_to_completion(self._store.write(whole))

    async def _show_hands(self, person_id: int, hands: Work[list[tuple[str, Seat]]]) -> Person:
        """Have the hands returned by the work shown again."""

        def work(unit: UnitOfWork) -> list[OutboxItem]:
            named = hands(unit)
            return [item for table, seat in named for item in self._outbox_feed.enqueue(unit, table, [hand(seat)])]

        person, enqueued = await self._change(person_id, work)
        self._outbox_feed.offer(enqueued)
        return person


def hand(seat: Seat) -> Notice:
    """Return the notice to show a hand again."""
    return Notice(Kind.HAND, seat)


class PersonalSettings:
    """Changes people's settings."""

    def __init__(self, store: Store, runner: CommandRunner, outbox_feed: OutboxFeed, clocks: Clocks) -> None:
        """Store the settings in a store."""
        self._store, self._runner, self._outbox_feed, self._clocks = store, runner, outbox_feed, clocks

    async def change(self, person_id: int, change: Callable[[Preferences], Preferences]) -> Person:
        """Change a person's settings; boards, hands and clocks of their games follow.

        Raises:
            Refusal: they have never used the bot, or their clock would never run.
        """

        def work(unit: UnitOfWork) -> tuple[Person, list[OutboxItem], list[str]]:
            unit.alone("person", person_id)
            person = unit.people.get(person_id)
            if person is None:
                raise refuse("bot-no-such-person")
            wanted = change(person.preferences)
            if wanted.hours is not None and not any(wanted.hours.week):
                raise refuse("bot-no-hours-at-all")
            unit.people.set_preferences(person_id, wanted)
            has_new_hours = wanted.hours != person.preferences.hours
            items, tables = list[OutboxItem](), list[str]()
            for table in unit.tables.of_person(person_id):
                seat = table.seat_of(person_id)
                if table.phase is not Phase.PLAYING or seat is None:
                    continue
                notices = [Notice(Kind.BOARD)] if has_new_hours and table.pace is not None else []
                items += self._outbox_feed.enqueue(unit, table.id, [*notices, hand(seat)])
                tables += [table.id] if has_new_hours else []
            return unit.people.get(person_id) or person, items, tables

        person, items, tables = await self._runner.run_to_completion(self._store.write(work))
        self._outbox_feed.offer(items)
        for table_id in tables:
            with suppress(Refusal):  # it has ended in the meantime
                await self._runner.execute(table_id, RescheduleTimers())
        self._clocks.wake()
        return person


class Privacy:
    """Reports and erases what is stored about people."""

    def __init__(self, store: Store, runner: CommandRunner, outbox_feed: OutboxFeed, cache: TableCache) -> None:
        """Use this store."""
        self._store, self._runner, self._outbox_feed, self._cache = store, runner, outbox_feed, cache

    async def about(self, person: int) -> PersonalData:
        """Return everything stored about a person, as rows by subject."""
        return await self._store.read(lambda unit: unit.privacy.about(person))

    async def forget(self, by: Person) -> None:
        """Erase a person: they leave all live tables, then nothing stored names them any more.

        Their seats in finished games belong to a former player. A random number replaces their id, from which nothing
        leads back to them. Anybody who then uses the bot again is a new person to it.

        Raises:
            StoreFailed: nothing was erased, though they may have left some of their tables.
        """
        while (items := await self._erase(by, await self._leave(by))) is None:
            pass  # they have taken a seat again in the meantime
        self._cache.forget()
        self._outbox_feed.offer(items)

    async def _leave(self, by: Person) -> frozenset[str]:
        """Leave all live tables; return those that cannot be left, where the seat is erased all the same."""
        stuck = set[str]()
        for table in await self._store.read(lambda unit: unit.tables.of_person(by.id)):
            try:
                await self._runner.execute(table.id, Leave(by, for_good=True))
            except Refusal:  # it has ended in the meantime, or cannot be read
                stuck.add(table.id)
        return frozenset(stuck)

    async def _erase(self, by: Person, stuck: Collection[str]) -> list[OutboxItem] | None:
        """Erase a person; return what must be shown again, or None if they still sit at a table that can be left."""
        before, number = self._runner.clock() - CLOCKS_DIFFER_S, drawn_number()
        found = await self._store.read(lambda unit: unit.privacy.tables_of(by.id))  # too slow for a write transaction

        def work(unit: UnitOfWork) -> list[OutboxItem] | None:
            unit.alone("person", by.id)
            tables = {*found, *unit.privacy.tables_of(by.id, before)}
            for table_id in sorted(table.id for table in unit.tables.live() if table.id in tables):
                unit.tables.lock(table_id)  # others may be giving them a seat there
            if any(table.id not in stuck for table in unit.tables.of_person(by.id)):
                return None
            unit.privacy.erase(by.id, number, tables, former_name)
            live = [table for table in unit.tables.live() if table.id in tables]
            return [item for table in live for item in self._outbox_feed.enqueue(unit, table.id, [*everything(table)])]

        return await self._runner.run_to_completion(self._store.write(work))


def former_name(locale: Locale, taken: Collection[str]) -> str:
    """Return the name of a former player at a table, distinct from the others there."""
    names = (words(locale).text("bot-former-player", n=n) for n in count(1))
    return next(name for name in names if name not in taken)
