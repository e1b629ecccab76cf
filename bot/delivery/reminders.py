"""Reminders at half time, and the daily message with all that waits for a person."""

import logging

from bot.present.messages.tables import daily_post
from bot.service import OutboxItem, Service
from bot.tables.daily import waiting_tables
from bot.tables.pace import answer_due, half_time
from locales import words

from .calls import Calls
from .hands import Hands, wants_hand
from .messages import nonce
from .port import Gone, Port, Refused
from .presence import Members, Presence
from .private import PrivateMessages


class Reminders:
    """Reminds people who have not answered yet: nobody active or called a moment ago, nobody without pings."""

    def __init__(
        self,
        service: Service,
        presence: Presence,
        members: Members,
        private: PrivateMessages,
        hands: Hands,
        calls: Calls,
    ) -> None:
        self._service, self._presence, self._members = service, presence, members
        self._private, self._hands, self._calls = private, hands, calls

    async def deliver(self, item: OutboxItem) -> dict[int, float]:
        """Remind one person of one question, unless it is answered, or their time is up.

        Returns:
            when to come again, by item, for somebody who is present now.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.queries.snapshot(item.table)
        seat = item.seat
        if snapshot is None or seat is None or not snapshot.is_dealt or seat not in snapshot.people:
            return {}
        table, person, view = snapshot.table, snapshot.people[seat], snapshot.view_for(seat)
        due, half = answer_due(table, seat), half_time(table, seat)
        if due is None or half is None or seat not in view.waiting or view.ticket != item.ticket:
            return {}
        if not person.pings or await self._members.has_left(table, person.id):
            return {}
        if (until := self._calls.rests_until(table, seat, person)) is not None:
            return {item.id: until} if until < due else {}
        standing = self._hands.standing(table, seat)
        if item.attempts > 1 and standing is not None and standing.at >= half:
            return {}  # an earlier try got through
        if wants_hand(table, person) and not self._private.is_closed(table.id, person.id):
            await self._hands.bring(table.id, seat, anew=True, is_repeated=item.attempts > 1)
        if not wants_hand(table, person) or self._private.is_closed(table.id, person.id):
            await self._calls.call_again(snapshot, item, seat)
        else:
            self._presence.called(table.id, person.id)
        return {}


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
