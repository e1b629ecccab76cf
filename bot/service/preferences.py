"""What a person has set for themselves, obeyed at once at all their tables."""

from collections.abc import Callable
from contextlib import suppress

from bot.model import Person, Phase
from bot.preferences import Preferences
from bot.store import OutboxItem, Store, UnitOfWork
from bot.tables.notify import Kind, Notice
from bot.tables.pace import RescheduleTimers
from bot.tables.state import refuse
from games.core import Refusal

from .clocks import Clocks
from .execute import CommandRunner
from .outbox_feed import OutboxFeed
from .people import hand


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
        self._outbox_feed.accept(items)
        for table_id in tables:
            with suppress(Refusal):  # it has ended meanwhile
                await self._runner.execute(table_id, RescheduleTimers())
        self._clocks.look()
        return person
