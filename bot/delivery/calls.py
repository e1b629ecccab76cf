"""Calls in new messages, since edits do not notify; reminders at half time; the daily message."""

import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.ids import ControlAction, parse
from bot.model import Person, Table
from bot.post import CALL, Gone, NoChannel, PostedMessage, Refused, hand_slot, nonce
from bot.present.messages.notices import call_post
from bot.present.messages.tables import daily_post
from bot.service import Snapshot
from bot.store import OutboxItem
from bot.tables.pace import answer_due, half_time
from bot.tables.state import waiting_tables
from games.core import Seat
from locales import Words, words

from .backpressure import NEVER
from .hands import Hands, wants_hand
from .people import Outlet

log = logging.getLogger(__name__)


class Calls:
    """Calls absent people; those who were active recently, or have just been called, are left alone.

    A call stays until everyone it mentions has answered, so that no mention leads to a deleted message.
    """

    def __init__(self, outlet: Outlet, hands: Hands) -> None:
        self._service, self._port, self._messages = outlet.service, outlet.port, outlet.messages
        self._ledger = outlet.ledger
        self._presence, self._members, self._hands = outlet.presence, outlet.members, hands

    async def deliver(self, items: Sequence[OutboxItem]) -> dict[int, float]:
        """Call the people of these items in one message; those who have left the server are reported instead.

        Returns:
            by item, when to retry, for those who are present now.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.queries.snapshot(items[0].table)
        if snapshot is None or not snapshot.table.phase.live or not snapshot.is_dealt:
            return {}
        if any(item.attempts > 1 for item in items):
            await self._find_calls(snapshot)
        if snapshot.view_for(None).is_quiet:
            return await self._call_alike(snapshot, items)
        put_off: dict[int, float] = {}
        absent: list[tuple[OutboxItem, Seat]] = []
        for item in items:
            person = self._awaited(snapshot, item)
            if person is None or item.seat is None or self._has_called(snapshot, item.seat):
                continue
            if (until := self.rests_until(snapshot.table, item.seat, person)) is not None:
                put_off[item.id] = until
            elif not await self._members.has_left(snapshot.table, person.id) and person.mentions:
                absent.append((item, item.seat))
        if absent and not await self._post(snapshot, [seat for _, seat in absent]):
            for item, seat in absent:
                await self._hands.bring(snapshot.table.id, seat, call=True, may_stand=item.attempts > 1)
        return put_off

    async def _call_alike(self, snapshot: Snapshot, items: Sequence[OutboxItem]) -> dict[int, float]:
        """Call everybody asked a quiet question, without revealing who has already answered.

        Neither the people called nor the time depends on who has answered, or has recently been active.

        Returns:
            by item, when to retry.

        Raises:
            PortError: Discord fails.
        """
        table, people, waiting = snapshot.table, snapshot.people, snapshot.view_for(None).waiting
        since = [at for seat in waiting if (at := table.occupants[seat].asked_at) is not None]
        if since and (until := self._presence.asked_until(min(since))) is not None:
            return {item.id: until for item in items}
        wanted = [seat for seat in waiting if seat in people and people[seat].mentions]
        called = [seat for seat in wanted if not await self._members.has_left(table, people[seat].id)]
        if called and not await self._post(snapshot, called):
            for seat in called:
                if seat in snapshot.view_for(seat).waiting:
                    await self._hands.bring(table.id, seat, call=True)
        return {}

    async def _find_calls(self, snapshot: Snapshot) -> None:
        """Record calls that an earlier attempt sent without confirmation, perhaps for a different set of people.

        Raises:
            Trouble: Discord fails.
        """
        table, asked = snapshot.table, _asked_now(snapshot)
        since = min((at for seat in asked if (at := table.occupants[seat].asked_at) is not None), default=None)
        if table.lost or since is None:
            return
        try:
            found = await self._port.controls_since(table.channel, since)
        except (Refused, Gone) as error:
            log.info("The messages of a channel cannot be read", extra={"table": table.id, "error": str(error)})
            return
        async with self._ledger.lock(table.id, CALL):
            for message, ids in found.items():
                controls = [control for id_ in ids if (control := parse(id_)) is not None]
                of_calls = [one for one in controls if (one.action, one.table) == (ControlAction.TURN, table.id)]
                asks = tuple(token for one in of_calls for token in one.path if token in asked.values())
                if asks and f"{CALL}{message}" not in self._standing(table):
                    ref = PostedMessage(table.channel, message, self._service.clock(), asks=asks)
                    self._ledger.put(table.id, f"{CALL}{message}", ref)

    def _has_called(self, snapshot: Snapshot, seat: Seat) -> bool:
        """Return whether there is a call for a seat's current question."""
        asked = _asked_now(snapshot).get(seat)
        return asked is not None and any(asked in ref.asks for ref in self._standing(snapshot.table).values())

    async def retire(self, snapshot: Snapshot) -> None:
        """Edit each call to name only those who have not answered yet, and delete it once all have.

        Deleting costs one request, as an edit would, and a leftover would stay below the game all evening.
        """
        async with self._ledger.lock(snapshot.table.id, CALL):
            for slot, ref in self._standing(snapshot.table).items():
                await self._update(snapshot, slot, ref)

    async def call_again(self, snapshot: Snapshot, seat: Seat) -> bool:
        """Call a person in the channel again, replacing an earlier call to them alone."""
        return await self._post(snapshot, [seat], is_again=True)

    def rests_until(self, table: Table, seat: Seat, person: Person) -> float | None:
        """Return until when a person is not called: they are present, or were recently called to this table."""
        present = self._presence.until(person.id, table.occupants[seat].seen_at)
        called_at = max((ref.at for ref in self._standing(table).values() if seat in _seats(ref.asks)), default=NEVER)
        rests = self._presence.calls_rest_until(table, person.id, called_at)
        return max((until for until in (present, rests) if until is not None), default=None)

    async def clear(self, table: Table) -> None:
        """Delete all calls."""
        async with self._ledger.lock(table.id, CALL):
            for slot, ref in self._standing(table).items():
                await self._messages.delete(ref)
                self._ledger.put(table.id, slot, None)

    async def _update(self, snapshot: Snapshot, slot: str, ref: PostedMessage) -> None:
        """Edit a call to ask only what is still to be answered."""
        table, left = snapshot.table, tuple(one for one in ref.asks if _is_open(snapshot, one))
        if left == ref.asks:
            return
        if left:
            asked, seats = snapshot.view_for(None).question, _seats(left)
            post = call_post(table, seats, _language(snapshot, seats), asked, left)
            edited = await self._messages.edit(ref, post)
            self._ledger.put(table.id, slot, None if edited is None else replace(edited, asks=left))
        else:
            await self._messages.delete(ref)
            self._ledger.put(table.id, slot, None)

    def _standing(self, table: Table) -> dict[str, PostedMessage]:
        """Return a table's calls by slot; each asks the questions that it was sent for."""
        return self._ledger.places(table, CALL)

    def _awaited(self, snapshot: Snapshot, item: OutboxItem) -> Person | None:
        """Return the person of an item if the table still waits for exactly this answer of theirs."""
        table = snapshot.table
        if item.seat is None or item.seat >= len(table.occupants) or not _is_asked(snapshot, item.seat, item.ticket):
            return None
        return snapshot.people.get(item.seat)

    async def _post(self, snapshot: Snapshot, absent: Sequence[Seat], *, is_again: bool = False) -> bool:
        """Call the people at some seats in the table's channel; return whether that succeeded."""
        table = snapshot.table
        if table.lost or not (await self._service.places.server_settings(table.guild)).mentions:
            return False
        view, asked = snapshot.view_for(None), _asked_now(snapshot)
        seats = sorted({*absent})  # unique and ordered, so that a repeated call has the same nonce
        asks = tuple(asked[seat] for seat in seats if seat in asked)
        if not is_again and any(old.asks == asks for old in self._standing(table).values() if view.is_quiet):
            return True
        post = call_post(table, seats, _language(snapshot, seats), view.question, asks)
        try:
            mark = nonce("reminder" if is_again else "call", table.id, *asks)
            ref = await self._messages.send(table.channel, post, mark, may_stand=False, asks=asks)
        except NoChannel:
            await self._service.places.lose(table.channel)
            return False
        except (Refused, Gone):
            return False
        async with self._ledger.lock(table.id, CALL):
            for slot, old in self._standing(table).items():
                is_covered = all(one in asks or not _is_open(snapshot, one) for one in old.asks)
                if old.message != ref.message and is_covered:
                    await self._messages.delete(old)  # first, so that a kill in between leaves neither
                    self._ledger.put(table.id, slot, None)
            self._ledger.put(table.id, f"{CALL}{ref.message}", ref)
        await self._ledger.flush()  # otherwise a kill could leave a mention that is never deleted
        for person in post.mentions:
            self._presence.called(table.id, person)
        return True


def _is_asked(snapshot: Snapshot, seat: Seat, ticket: str) -> bool:
    """Return whether a seat still has to answer; `ticket` is the number of its question."""
    return snapshot.view_for(seat).questions.get(seat) == ticket


def _seats(asks: Sequence[str]) -> list[Seat]:
    """Return the seats that a call was sent for."""
    return sorted({Seat(int(one.partition("-")[0])) for one in asks})


def _is_open(snapshot: Snapshot, asked: str) -> bool:
    """Return whether a question of a call is still open, as far as everyone may know."""
    return asked in _asked_now(snapshot).values()


def _language(snapshot: Snapshot, seats: Sequence[Seat]) -> Words:
    """Return the language of the people at these seats, or the table's if they read different ones."""
    spoken = {person.locale for seat in seats if (person := snapshot.people.get(seat)) is not None}
    return words(spoken.pop() if len(spoken) == 1 else snapshot.table.locale)


def _asked_now(snapshot: Snapshot) -> dict[Seat, str]:
    """Return the open questions by seat, as far as everyone may know, in the format of a call's `asks`."""
    return {seat: f"{seat}-{ticket}" for seat, ticket in snapshot.view_for(None).questions.items()}


class Reminders:
    """Reminds people who have not answered yet, except those recently active or called, or who want no mentions."""

    def __init__(self, outlet: Outlet, hands: Hands, calls: Calls) -> None:
        self._service, self._ledger, self._presence = outlet.service, outlet.ledger, outlet.presence
        self._members, self._private, self._hands, self._calls = outlet.members, outlet.private, hands, calls

    async def deliver(self, item: OutboxItem) -> dict[int, float]:
        """Remind one person of one question, unless it is answered, or their time has run out.

        Returns:
            when to retry, by item, for people who are present now.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.queries.snapshot(item.table)
        seat = item.seat
        if snapshot is None or seat is None or not snapshot.is_dealt or seat not in snapshot.people:
            return {}
        due = answer_due(snapshot.table, seat)
        if due is not None and await self._is_wanted(snapshot, seat, item):
            until = self._calls.rests_until(snapshot.table, seat, snapshot.people[seat])
            if until is None:
                await self._remind(snapshot, seat, may_stand=item.attempts > 1)
                return {}
            if until < due:
                return {item.id: until}
        if item.attempts > 1:
            await self._hands.take_strays_away(snapshot.table, seat)
        return {}

    async def _is_wanted(self, snapshot: Snapshot, seat: Seat, item: OutboxItem) -> bool:
        """Return whether the question is open, and its reader neither has left nor was already reminded of it."""
        table, person, view = snapshot.table, snapshot.people[seat], snapshot.view_for(seat)
        half, standing = half_time(table, seat), self._ledger.place(table, hand_slot(seat))
        if half is None or seat not in view.waiting or view.ticket != item.ticket or not person.mentions:
            return False
        is_through = item.attempts > 1 and standing is not None and standing.at >= half
        return not is_through and not await self._members.has_left(table, person.id)

    async def _remind(self, snapshot: Snapshot, seat: Seat, *, may_stand: bool) -> None:
        table, person = snapshot.table, snapshot.people[seat]
        if wants_hand(table, person) and not self._private.is_closed(table.id, person.id):
            await self._hands.bring(table.id, seat, anew=True, may_stand=may_stand)
        if not wants_hand(table, person) or self._private.is_closed(table.id, person.id):
            if not snapshot.view_for(seat).is_quiet:  # a call would reveal who has not answered
                await self._calls.call_again(snapshot, seat)
        else:
            self._presence.called(table.id, person.id)


class DailyMessages:
    """Tells people what waits for them, unless they are present already or cannot be reached."""

    def __init__(self, outlet: Outlet) -> None:
        self._service, self._port, self._presence = outlet.service, outlet.port, outlet.presence
        self._members, self._private = outlet.members, outlet.private

    async def deliver(self, item: OutboxItem) -> None:
        """Tell a person about all the tables that wait for them, if any still do.

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
            about = {"person": person.id, "error": str(error)}
            log.info("A daily message cannot be delivered", extra=about)
            await self._service.people.dm_closed(person.id)
            return
        if channel != person.dm:
            await self._service.people.dm_opened(person.id, channel)
