"""Calling people to a table that waits for them: in a new message, since an edit notifies nobody."""

from collections.abc import Sequence
from dataclasses import replace

from bot.delivery.shown import SLOT_CALL, Shown, digest_of
from bot.model import MessageRef, Person, Table
from bot.present.messages.notices import answered_call_post, call_post
from bot.service import OutboxItem, Service, Snapshot
from games.core import Seat
from locales import words

from .hands import Hands
from .members import Members
from .messages import Messages
from .port import Gone, NoChannel, Refused
from .presence import Presence
from .reporter import Reporter
from .shown import nonce


class Calls:
    """Calls people who are not there: nobody active a moment ago, nobody twice for one wait or in quick succession.

    A call stands until those whom it called have answered, so that nobody finds a mention without its message.
    """

    def __init__(
        self,
        service: Service,
        messages: Messages,
        reporter: Reporter,
        presence: Presence,
        members: Members,
        hands: Hands,
    ) -> None:
        self._service, self._messages, self._reporter = service, messages, reporter
        self._presence, self._members, self._hands = presence, members, hands

    async def deliver(self, items: Sequence[OutboxItem]) -> dict[int, float]:
        """Call the people of these items, in one message; who has left the server is not called, but reported.

        Returns:
            by item, when to come again, for those who are present now.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.latest(items[0].table)
        if snapshot is None or not snapshot.table.phase.live or not snapshot.is_dealt:
            return {}
        put_off: dict[int, float] = {}
        absent: list[tuple[OutboxItem, Seat]] = []
        for item in items:
            person = self._awaited(snapshot, item)
            if person is None or item.seat is None:
                continue
            if (until := self.rests_until(snapshot.table, item.seat, person)) is not None:
                put_off[item.id] = until
            elif not await self._members.has_left(snapshot.table, person.id) and person.pings:
                absent.append((item, item.seat))
        if absent and not await self._post(snapshot, absent):
            for item, seat in absent:
                await self._hands.bring(snapshot.table.id, seat, call=True, is_repeated=item.attempts > 1)
        return put_off

    async def retire(self, snapshot: Snapshot) -> None:
        """Take the controls from a call that is answered; deleted, it would leave a mention without a message."""
        table, old = snapshot.table, self.standing(snapshot.table)
        if old is None or not _calls(old) or not _is_answered(snapshot, old):
            return
        seats = sorted({Seat(int(one.partition(":")[0])) for one in _calls(old)})
        post = answered_call_post(table, seats, words(table.locale))
        if not self._messages.shows(old, post):
            await self._messages.retire(old, post)
            shows = Shown(digest_of(post), calls=_calls(old)).dump()
            self._reporter.stands(table.id, SLOT_CALL, replace(old, shows=shows))

    async def call_again(self, snapshot: Snapshot, item: OutboxItem, seat: Seat) -> bool:
        """Call somebody in the channel once more, in place of the call that still stands for them alone."""
        return await self._post(snapshot, [(item, seat)], is_again=True)

    def rests_until(self, table: Table, seat: Seat, person: Person) -> float | None:
        """Return until when a person is left alone: they are present, or were called to this table not long ago."""
        present = self._presence.until(person.id, table.sitters[seat].seen_at)
        standing, called_at = self.standing(table), 0.0
        if standing is not None and any(one.startswith(f"{seat}:") for one in Shown.load(standing.shows).calls):
            called_at = standing.at
        rests = self._presence.calls_rest_until(table, person.id, called_at)
        return max((until for until in (present, rests) if until is not None), default=None)

    async def clear(self, table: Table) -> None:
        """Take the last call away."""
        if (old := self.standing(table)) is not None:
            await self._messages.delete(old)
            self._reporter.stands(table.id, SLOT_CALL, None)

    def standing(self, table: Table) -> MessageRef | None:
        """Return where the last call stands."""
        return self._reporter.ref(table.id, SLOT_CALL, table.call)

    def _awaited(self, snapshot: Snapshot, item: OutboxItem) -> Person | None:
        """Return the person of an item if the table still waits for just this answer of theirs."""
        table = snapshot.table
        if item.seat is None or item.seat >= len(table.sitters) or not _is_asked(snapshot, item.seat, item.ticket):
            return None
        return snapshot.people.get(item.seat)

    async def _post(
        self, snapshot: Snapshot, absent: Sequence[tuple[OutboxItem, Seat]], *, is_again: bool = False
    ) -> bool:
        """Post a call in the table's channel; return whether that was possible."""
        table = snapshot.table
        if table.lost or not (await self._service.server_settings(table.guild)).pings:
            return False
        old = self.standing(table)
        asked = tuple(f"{seat}:{item.ticket}" for item, seat in absent)
        question = snapshot.view_for(None).question
        post = call_post(table, [seat for _, seat in absent], words(table.locale), question)
        try:
            mark = nonce("reminder" if is_again else "call", table.id, *asked)
            ref = await self._messages.send(table.channel, post, mark, is_repeated=False, calls=asked)
        except NoChannel:
            await self._service.lose(table.channel)
            return False
        except (Refused, Gone):
            return False
        if old is not None and old.message != ref.message and (_is_answered(snapshot, old) or _calls(old) == asked):
            await self._messages.delete(old)  # before the new one is noted: a kill in between leaves neither behind
        self._reporter.stands(table.id, SLOT_CALL, ref)
        await self._reporter.flush()  # a kill before it is noted would leave a mention that nobody takes away
        for person in post.mentions:
            self._presence.called(table.id, person)
        return True


def _is_asked(snapshot: Snapshot, seat: Seat, ticket: str) -> bool:
    view = snapshot.view_for(seat)
    return seat in view.waiting and view.ticket == ticket


def _calls(call: MessageRef) -> tuple[str, ...]:
    """The questions for which a message calls somebody."""
    return Shown.load(call.shows).calls


def _is_answered(snapshot: Snapshot, call: MessageRef) -> bool:
    """Whether everyone whom a message called has answered since."""
    for asked in Shown.load(call.shows).calls:
        seat, _, ticket = asked.partition(":")
        if _is_asked(snapshot, Seat(int(seat)), ticket):
            return False
    return True
