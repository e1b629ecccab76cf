"""People: who they are, what they have set, what is stored about them, and how they are forgotten."""

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import TypeVar

from bot.ids import drawn_number
from bot.model import Person, Phase
from bot.profile import Preferences
from bot.store import OutboxItem, Store, Stored, UnitOfWork, Work
from bot.tables.notify import Kind, Notice, everything
from bot.tables.pace import RescheduleTimers
from bot.tables.seats import Leave
from bot.tables.state import refuse
from games.core import Refusal, Seat
from locales import Locale, words

from .arrivals import ClientProfile
from .cache import TableCache
from .clocks import Clocks
from .execute import CommandRunner
from .outbox_feed import OutboxFeed

T = TypeVar("T")

MOST_BLOCKED = 25
"""People whom one person may block: as many as a menu of Discord lists."""


class People:
    """What is known of people and channels."""

    def __init__(self, store: Store, runner: CommandRunner, outbox_feed: OutboxFeed) -> None:
        """Keep people in a store."""
        self._store, self._runner, self._outbox_feed = store, runner, outbox_feed

    async def meet(
        self,
        person_id: int,
        name: str,
        client_locale: str | None,
        guild: int | None = None,
        nickname: str | None = None,
    ) -> Person:
        """Remember someone, or refresh what is known; a language they chose stays. Unchanged, nothing is written.

        Args:
            person_id: who.
            name: their global name.
            client_locale: the language of their client.
            guild: the server they are on, if on any.
            nickname: what they are called there; None for their global name.

        Returns:
            the person; on a server, under the name they have there.
        """
        who = ClientProfile.of(person_id, name, client_locale, guild, nickname)
        return await self._store.read(who.lookup) or await self.remember(who)

    async def remember(self, who: ClientProfile) -> Person:
        """Write down what somebody is called and reads now.

        Raises:
            Refusal: they cannot be remembered.
        """
        person = await self._runner.run_to_completion(self._store.write(who.save))
        if person is None:
            raise refuse("bot-no-such-person")
        return person

    async def person(self, person_id: int) -> Person | None:
        """Someone who has met the bot."""
        return await self._store.read(lambda unit: unit.people.get(person_id))

    async def set_language(self, person_id: int, locale: Locale | None) -> Person:
        """Set the language used with a person, None for their client's; their hands are refreshed.

        Raises:
            Refusal: the bot has never met them.
        """

        def hands(unit: UnitOfWork) -> list[tuple[str, Seat]]:
            unit.people.set_language(person_id, locale)
            found = [(table.id, table.phase, table.seat_of(person_id)) for table in unit.tables.of_person(person_id)]
            return [(table_id, seat) for table_id, phase, seat in found if phase is Phase.PLAYING and seat is not None]

        return await self._show_hands(person_id, hands)

    async def set_mentions(self, person_id: int, mentions: bool) -> Person:
        """Mention someone when it is their turn, or do not.

        Raises:
            Refusal: the bot has never met them.
        """
        person, _ = await self._change(person_id, lambda unit: unit.people.set_mentions(person_id, mentions))
        return person

    async def block(self, person_id: int, other: int) -> Person:
        """Block another person: nothing they do mentions or messages this person.

        Raises:
            Refusal: it is they themselves, or somebody who has never used the bot, or they have blocked too many.
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
        """Lift a block; `other` is a number as the person's settings have it, see `blocked`."""

        def work(unit: UnitOfWork) -> None:
            unit.alone("person", person_id)
            if (person := unit.people.get(person_id)) is not None:
                left = tuple(one for one in person.preferences.blocked if one != other)
                unit.people.set_preferences(person_id, replace(person.preferences, blocked=left))

        person, _ = await self._change(person_id, work)
        return person

    async def blocked(self, person: Person) -> tuple[tuple[int, str], ...]:
        """Return whom a person has blocked, by number, with what they are called.

        Empty for those who were forgotten.
        """

        def look(unit: UnitOfWork) -> tuple[tuple[int, str], ...]:
            found = [(one, unit.people.get(one)) for one in person.preferences.blocked]
            return tuple((one, "" if known is None else known.name) for one, known in found)

        return await self._store.read(look)

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

    async def dm_failed(self, person_id: int, closed: bool) -> None:
        """Note that a private message did not arrive; `closed` when the person does not accept them."""
        await self._store.write(lambda unit: unit.people.set_closed(person_id, closed))

    async def change_untold(self, person_id: int, change: Callable[[str], str]) -> None:
        """Remember what someone could not be told: `change` makes the new text of the one that is known."""

        def work(unit: UnitOfWork) -> None:
            unit.alone("person", person_id)
            person = unit.people.get(person_id)
            if person is not None and (untold := change(person.untold)) != person.untold:
                unit.people.set_untold(person_id, untold)

        await self._runner.run_to_completion(self._store.write(work))

    async def _change(self, person_id: int, work: Work[T]) -> tuple[Person, T]:
        """Change something about a person, who is looked up afterwards."""

        def whole(unit: UnitOfWork) -> tuple[Person, T]:
            result, person = work(unit), unit.people.get(person_id)
            if person is None:
                raise refuse("bot-no-such-person")
            return person, result

        return await self._runner.run_to_completion(self._store.write(whole))

    async def _show_hands(self, person_id: int, hands: Work[list[tuple[str, Seat]]]) -> Person:
        """Have hands shown again; those that the work names."""

        def work(unit: UnitOfWork) -> list[OutboxItem]:
            named = hands(unit)
            return [item for table, seat in named for item in self._outbox_feed.enqueue(unit, table, [hand(seat)])]

        person, enqueued = await self._change(person_id, work)
        self._outbox_feed.offer(enqueued)
        return person


def hand(seat: Seat) -> Notice:
    """Return a hand that is to be shown again."""
    return Notice(Kind.HAND, seat)


class PersonalSettings:
    """Changes what people have set."""

    def __init__(self, store: Store, runner: CommandRunner, outbox_feed: OutboxFeed, clocks: Clocks) -> None:
        """Keep the settings in a store."""
        self._store, self._runner, self._outbox_feed, self._clocks = store, runner, outbox_feed, clocks

    async def change(self, person_id: int, change: Callable[[Preferences], Preferences]) -> Person:
        """Change what somebody has set; boards, hands and clocks of their games follow.

        Raises:
            Refusal: the bot has never met them, or their clock would never run.
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
            with suppress(Refusal):  # it has ended meanwhile
                await self._runner.execute(table_id, RescheduleTimers())
        self._clocks.wake()
        return person


class Privacy:
    """Answers for what is stored about people."""

    def __init__(self, store: Store, runner: CommandRunner, outbox_feed: OutboxFeed, cache: TableCache) -> None:
        """Look into a store."""
        self._store, self._runner, self._outbox_feed, self._cache = store, runner, outbox_feed, cache

    async def about(self, person: int) -> Stored:
        """Return all that is stored about somebody, as rows by subject."""
        return await self._store.read(lambda unit: unit.privacy.about(person))

    async def forget(self, by: Person) -> None:
        """Forget somebody: they leave all live tables, then nothing stored names them any more.

        Their seats in games that are over belong to a former player. A number drawn by chance stands for them, which
        nothing leads back from. Anybody who meets the bot again is a new person to it.

        Raises:
            StoreFailed: nothing was erased, though they may have left some of their tables.
        """
        for table in await self._store.read(lambda unit: unit.tables.of_person(by.id)):
            try:
                await self._runner.execute(table.id, Leave(by, for_good=True))
            except Refusal:
                continue  # it has ended meanwhile, or cannot be read: the seat is erased below all the same
        tables = await self._store.read(lambda unit: unit.privacy.tables_of(by.id))
        number = drawn_number()

        def work(unit: UnitOfWork) -> list[OutboxItem]:
            unit.privacy.erase(by.id, number, tables, former_name)
            live = [table for table in unit.tables.live() if table.id in tables]
            return [item for table in live for item in self._outbox_feed.enqueue(unit, table.id, [*everything(table)])]

        items = await self._runner.run_to_completion(self._store.write(work))
        self._cache.forget()
        self._outbox_feed.offer(items)


def former_name(locale: Locale, taken: Collection[str]) -> str:
    """Return what a former player is called at a table, unlike the others there."""
    names = (words(locale).text("bot-former-player", n=n) for n in count(1))
    return next(name for name in names if name not in taken)
