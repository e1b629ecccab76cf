"""The daily message: one private message with all that waits for somebody, and the way to say that it is not wanted."""

import logging

from bot.present.messages.tables import daily_post
from bot.service import OutboxItem, Service
from bot.tables.daily import waiting_tables
from locales import words

from .members import Members
from .messages import nonce
from .port import Gone, Port, Refused
from .presence import Presence
from .private import PrivateMessages

log = logging.getLogger(__name__)


class DailyMessages:
    """Tells people what waits for them, unless they are there already or cannot be reached."""

    def __init__(
        self, service: Service, port: Port, presence: Presence, members: Members, private: PrivateMessages
    ) -> None:
        self._service, self._port = service, port
        self._presence, self._members, self._private = presence, members, private

    async def deliver(self, item: OutboxItem) -> None:
        """Tell one person of all their tables that wait for them; nobody for whom none does any more.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.queries.snapshot(item.table)
        person = snapshot.people.get(item.seat) if snapshot is not None and item.seat is not None else None
        if snapshot is None or person is None or self._presence.until(person.id) is not None:
            return
        waiting = waiting_tables(await self._service.queries.tables_of(person.id), person.id)
        if not waiting or await self._members.has_left(snapshot.table, person.id):
            return
        post = daily_post(waiting, person.id, words(person.locale))
        try:
            channel = await self._private.channel_of(person)
            await self._port.send(channel, post, nonce("daily", item.id))
        except (Refused, Gone) as error:
            log.info("Person %d cannot be told what waits for them: %s", person.id, error)
            await self._service.people.dm_failed(person.id, closed=True)
            return
        if channel != person.dm:
            await self._service.people.dm_opened(person.id, channel)
