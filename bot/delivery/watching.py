"""Watchers: one private message per person who follows a table, showing the public view.

It is edited however old it is: a new message would notify a mere spectator. Edits are some seconds apart.
"""

import logging
from secrets import token_hex

from cachetools import TTLCache

from bot.model import Person
from bot.post import Gone, PostedMessage, Refused, watcher_slot
from bot.present.messages.tables import unseen_post, watched_post
from bot.service import Snapshot
from bot.store import OutboxItem
from locales import words

from .boards import GRACE_S
from .messages import nonce
from .people import Outlet
from .pictures import Draft

log = logging.getLogger(__name__)

APART_S = 5.0
"""Seconds between two edits of one message: for a message older than an hour, Discord allows three in twenty."""
SIGHT_BELIEVED_S = 10 * 60.0
"""Seconds for which a person's permission to see a channel is cached."""


class Watching:
    """Maintains the messages of those who follow tables."""

    def __init__(self, outlet: Outlet) -> None:
        self._service, self._port, self._messages = outlet.service, outlet.port, outlet.messages
        self._ledger, self._pictures, self._private = outlet.ledger, outlet.pictures, outlet.private
        self._clock = clock = outlet.service.clock
        self._edited: TTLCache[tuple[str, int], float] = TTLCache(10_000, APART_S, clock)
        self._seeing: TTLCache[tuple[int, int], bool] = TTLCache(10_000, SIGHT_BELIEVED_S, clock)

    async def deliver(self, item: OutboxItem) -> dict[int, float]:
        """Show all followers of a table its current state; after its end for the last time.

        Returns:
            when to retry, for those whose message was edited recently.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.queries.snapshot(item.table)
        if snapshot is None or not snapshot.is_dealt:
            return {}
        put_off: list[float] = []
        for watcher in await self._service.watchers.of_table(item.table):
            async with self._ledger.lock(item.table, watcher_slot(watcher.id)):
                if (last := self._edited.get((item.table, watcher.id))) is not None:
                    put_off.append(last + APART_S)
                elif await self._is_watcher(item.table, watcher.id):
                    await self._bring(snapshot, watcher, may_stand=item.attempts > 1)
        return {item.id: min(put_off)} if put_off else {}

    async def begin(self, table_id: str, person: Person) -> bool:
        """Show a new follower the table in a new message; return whether that succeeded.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.queries.snapshot(table_id)
        if snapshot is None or not snapshot.is_dealt:
            return False
        async with self._ledger.lock(table_id, watcher_slot(person.id)):
            if not await self._is_watcher(table_id, person.id):
                return False
            if (old := self._standing(snapshot, person)) is not None:
                await self._messages.delete(old)
            return await self._show(snapshot, person, None, may_stand=False)

    async def stop(self, table_id: str, person: int) -> bool:
        """Stop a person following a table; return whether they were."""
        async with self._ledger.lock(table_id, watcher_slot(person)):
            self._ledger.put(table_id, watcher_slot(person), None)
            return await self._service.watchers.unfollow(table_id, person)

    async def _bring(self, snapshot: Snapshot, person: Person, *, may_stand: bool) -> None:
        """Update the message of one watcher, or end it."""
        table, old = snapshot.table, self._standing(snapshot, person)
        if table.seat_of(person.id) is not None:  # they have a seat now, and see more than this
            if old is not None:
                await self._messages.delete(old)
            await self._forget(table.id, person.id)
        elif not await self._may_see(snapshot, person.id):
            if old is not None:
                await self._messages.edit(old, unseen_post(words(person.locale), table))
            await self._forget(table.id, person.id)
        else:
            is_shown = await self._show(snapshot, person, old, may_stand=may_stand)
            if not is_shown or not table.phase.live:
                await self._forget(table.id, person.id)

    async def _show(self, snapshot: Snapshot, person: Person, old: PostedMessage | None, *, may_stand: bool) -> bool:
        """Show the public view to one watcher; return whether that succeeded."""
        table, slot = snapshot.table, watcher_slot(person.id)
        draft = self._draft(snapshot, person)
        if old is not None and old.shows == draft.digest():
            return True
        self._edited[table.id, person.id] = self._clock()
        kept = old.files if old is not None else ()
        post, is_late = await draft.finished(kept, GRACE_S)
        ref = await self._messages.edit(old, post) if old is not None else None
        if ref is None:
            try:
                channel = await self._private.channel_of(person)
                mark = nonce("watch", table.id, person.id, old.message if old is not None else token_hex(8))
                ref = await self._messages.send(channel, post, mark, may_stand=may_stand)
            except (Refused, Gone) as error:
                about = {"table": table.id, "person": person.id, "error": str(error)}
                log.info("A table cannot be shown to somebody who follows it", extra=about)
                return False
            if channel != person.dm or person.closed:
                await self._service.people.dm_opened(person.id, channel)
        self._ledger.put(table.id, slot, ref)
        if is_late:
            self._messages.in_background(self._follow_up(table.id, draft))
        return True

    def _draft(self, snapshot: Snapshot, person: Person) -> Draft:
        """Return the message of a watcher, made only from public information."""
        view, lang = snapshot.view_for(None), words(person.locale)
        return Draft(self._pictures, view, lang, lambda pictures: watched_post(view, lang, pictures))

    async def _follow_up(self, table_id: str, draft: Draft) -> None:
        """Add the pictures that were not ready when the text was sent."""
        await draft.drawn()
        await self._service.watchers.show_again(table_id)

    async def _may_see(self, snapshot: Snapshot, person: int) -> bool:
        """Return whether a watcher can see the channel of the table; true while this is unknown."""
        table, key = snapshot.table, (snapshot.table.channel, person)
        if table.lost or self._seeing.get(key):
            return True
        if not await self._port.can_see(table.guild, table.channel, person):
            return False
        self._seeing[key] = True
        return True

    async def _is_watcher(self, table_id: str, person: int) -> bool:
        """Return whether a person still follows a table: they may have stopped while another message was edited."""
        return any(watcher.id == person for watcher in await self._service.watchers.of_table(table_id))

    def _standing(self, snapshot: Snapshot, person: Person) -> PostedMessage | None:
        return self._ledger.place(snapshot.table, watcher_slot(person.id))

    async def _forget(self, table_id: str, person: int) -> None:
        self._ledger.put(table_id, watcher_slot(person), None)
        await self._service.watchers.unfollow(table_id, person)
