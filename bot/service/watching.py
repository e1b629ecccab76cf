"""Watchers: who follows a table without playing there. Following changes nothing at the table, so it is no command."""

from collections.abc import Callable

from bot.model import Person, Phase, Table
from bot.post import watcher_slot
from bot.store import OutboxItem, Store, UnitOfWork
from bot.tables.notify import Kind, Notice
from bot.tables.state import refuse

from .execute import CommandRunner
from .outbox_feed import OutboxFeed

MOST_AT_TABLE, MOST_FOLLOWED = 20, 10
"""So many people follow one table, and so many tables one person follows, at most."""


class Watching:
    """Remembers who follows which table."""

    def __init__(
        self, store: Store, clock: Callable[[], float], runner: CommandRunner, outbox_feed: OutboxFeed
    ) -> None:
        """Remember watchers in a store."""
        self._store, self._clock, self._runner, self._outbox_feed = store, clock, runner, outbox_feed

    async def follow(self, table_id: str, by: Person) -> Table:
        """Let somebody follow a table in play; nothing changes if they do already.

        Raises:
            Refusal: it is not in play, they play there, or there are as many watchers or tables as there may be.
        """

        def work(unit: UnitOfWork) -> Table:
            table = unit.tables.get(table_id)
            if table is None:
                raise refuse("bot-no-such-table")
            if table.phase is not Phase.PLAYING:
                raise refuse("bot-no-not-started" if table.phase is Phase.LOBBY else "bot-no-table-ended")
            if table.seat_of(by.id) is not None:
                raise refuse("bot-no-follow-own")
            followed, watchers = unit.watchers.of_person(by.id), unit.watchers.of_table(table_id)
            if table_id not in followed and len(followed) >= MOST_FOLLOWED:
                raise refuse("bot-no-follow-more", most=MOST_FOLLOWED)
            if table_id not in followed and len(watchers) >= MOST_AT_TABLE:
                raise refuse("bot-no-more-watchers", most=MOST_AT_TABLE)
            unit.watchers.follow(table_id, by.id, self._clock())
            return table

        return await self._runner.run_to_completion(self._store.write(work))

    async def unfollow(self, table_id: str, person: int) -> bool:
        """Let somebody follow a table no more; return whether they did."""

        def work(unit: UnitOfWork) -> bool:
            unit.messages.forget(table_id, watcher_slot(person))
            return unit.watchers.unfollow(table_id, person)

        return await self._runner.run_to_completion(self._store.write(work))

    async def watchers(self, table_id: str) -> list[Person]:
        """Return the people who follow a table, longest following first."""

        def work(unit: UnitOfWork) -> list[Person]:
            found = [unit.people.get(person) for person in unit.watchers.of_table(table_id)]
            return [person for person in found if person is not None]

        return await self._store.read(work)

    async def followed(self, person: int) -> list[Table]:
        """The tables in play that somebody follows, longest followed first."""

        def work(unit: UnitOfWork) -> list[Table]:
            found = [unit.tables.get(table_id) for table_id in unit.watchers.of_person(person)]
            return [table for table in found if table is not None and table.phase is Phase.PLAYING]

        return await self._store.read(work)

    async def show_again(self, table_id: str) -> None:
        """Have a table shown again to those who follow it."""

        def work(unit: UnitOfWork) -> list[OutboxItem]:
            return self._outbox_feed.enqueue(unit, table_id, [Notice(Kind.WATCH)])

        self._outbox_feed.offer(await self._runner.run_to_completion(self._store.write(work)))
