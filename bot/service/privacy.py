"""What is stored about a person: shown to them, and forgotten when they ask for it."""

from collections.abc import Collection
from itertools import count
from secrets import randbits

from bot.model import Person
from bot.store import OutboxItem, Store, Stored, UnitOfWork
from bot.tables.notify import everything
from bot.tables.seats import Leave
from games.core import Refusal
from locales import Locale, words

from .cache import TableCache
from .execute import CommandRunner
from .outbox_feed import OutboxFeed

NUMBER_BITS = 62


class Privacy:
    """Answers for what is stored about people."""

    def __init__(self, store: Store, runner: CommandRunner, outbox_feed: OutboxFeed, cache: TableCache) -> None:
        """Look into a store."""
        self._store, self._runner, self._outbox_feed, self._cache = store, runner, outbox_feed, cache

    async def about(self, person: int) -> Stored:
        """All that is stored about somebody, as rows by subject."""
        return await self._store.read(lambda unit: unit.privacy.about(person))

    async def forget(self, by: Person) -> None:
        """Forget somebody: they leave all live tables, then nothing stored names them any more.

        Their seats in games that are over belong to a former player. A number drawn by chance stands for them, which
        nothing leads back from. Whoever meets the bot again is a new person to it.

        Raises:
            StoreFailed: nothing was erased, though they may have left some of their tables.
        """
        for table in await self._store.read(lambda unit: unit.tables.of_person(by.id)):
            try:
                await self._runner.execute(table.id, Leave(by, for_good=True))
            except Refusal:
                continue  # it has ended meanwhile, or cannot be read: the seat is erased below all the same
        tables = await self._store.read(lambda unit: unit.privacy.tables_of(by.id))
        number = -1 - randbits(NUMBER_BITS)

        def work(unit: UnitOfWork) -> list[OutboxItem]:
            unit.privacy.erase(by.id, number, tables, former_name)
            live = [table for table in unit.tables.live() if table.id in tables]
            return [item for table in live for item in self._outbox_feed.enqueue(unit, table.id, [*everything(table)])]

        items = await self._runner.run_to_completion(self._store.write(work))
        self._cache.forget()
        self._outbox_feed.accept(items)


def former_name(locale: Locale, taken: Collection[str]) -> str:
    """What a former player is called at a table, unlike the others there."""
    names = (words(locale).text("bot-former-player", n=n) for n in count(1))
    return next(name for name in names if name not in taken)
