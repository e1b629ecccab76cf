"""Hands: one private message per person and table, edited only when its content changes."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from bot.ids import ControlAction, parse
from bot.model import Person, Phase, Table
from bot.operation import report
from bot.post import REQUEST, Gone, Picture, PortError, Post, PostedMessage, Refused, Text, hand_slot, nonce
from bot.present.controls import Path, leads_to
from bot.present.messages.hand import hand_post, plain_post, step_field, step_post, warning_post
from bot.present.messages.help import kept_seat_post
from bot.present.messages.notices import note_post
from bot.present.panels import recent, words_from
from bot.store import StoreFailed
from bot.tables.consent import awaited
from bot.tables.view import TableView
from games.core import Choice, Say, Seat, say
from locales import Words, words

from .boards import GRACE_S, silent_until
from .choosing import RENEWED_WITHIN_S, Answers, Choosing, HalfMade
from .people import Outlet
from .pictures import Draft, Drafts

log = logging.getLogger(__name__)


class Hands:
    """Maintains the hand of each person at each table."""

    def __init__(self, outlet: Outlet, choosing: Choosing, answers: Answers) -> None:
        self._service, self._port, self._messages = outlet.service, outlet.port, outlet.messages
        self._ledger, self._pictures, self._private = outlet.ledger, outlet.pictures, outlet.private
        self._choosing, self._answers, self._presence = choosing, answers, outlet.presence
        self._drafts = Drafts()

    def draft(self, view: TableView, person: Person, note: str = "") -> Draft:
        """Return a hand for its owner; a half-made choice can be continued there, or it says why it was dropped."""
        lang = words(person.locale)
        self._choosing.update(view, lang)
        note = note or self._choosing.dropped(view, lang)
        return self._latest(view, person, note, is_begun=self.half_made(view, person) is not None)

    def half_made(self, view: TableView, person: Person) -> HalfMade | None:
        """Return a seat's half-made choice, if it still matches what the seat is offered."""
        return self._choosing.going_on(view, words(person.locale))

    def keep_half(self, view: TableView, path: Path, message: int) -> None:
        """Record the step of a choice that a message now shows; other messages with the same question link to it.

        Args:
            view: the view of the seat.
            path: the step that the seat has reached; () when it starts again.
            message: the message that shows it.
        """
        before, seat = self._choosing.half_made(view), view.seat
        self._choosing.keep_half(view, path, message)
        if seat is not None and path:
            self._answers.stepped(view.table.id, seat, message)
        if seat is None or (path and before is not None and before.message == message):
            return  # other messages lead here already
        hand = self._ledger.place(view.table, hand_slot(seat))
        if self._answers.has_one(view.table.id, seat) or (hand is not None and hand.message != message):
            self._messages.in_background(self._show_half(view.table.id, seat))

    async def _show_half(self, table_id: str, seat: Seat) -> None:
        """Update other messages with a question to say that its answer has been begun."""
        await self.refresh_answer(table_id, seat)
        await self.look_again(table_id, seat)

    async def refresh_answer(self, table_id: str, seat: Seat) -> float | None:
        """Update the player's ephemeral messages in the channel, which no other delivery reaches; see `bring`."""
        if not self._answers.has_one(table_id, seat):
            return None
        snapshot, now = await self._service.queries.snapshot(table_id), self._service.clock()
        person = snapshot.people.get(seat) if snapshot is not None and snapshot.is_dealt else None
        if snapshot is None or person is None:
            return None
        is_late = await self._answers.refresh(view := snapshot.view_for(seat), person)
        return now + RENEWED_WITHIN_S if is_late else silent_until(view, now)

    def _latest(self, view: TableView, person: Person, note: str = "", *, is_begun: bool) -> Draft:
        lang = words(person.locale)
        slot = (view.table.id, view.seat, note, is_begun)
        return self._drafts.latest(slot, view, lang, lambda: self._draft(view, lang, note, is_begun=is_begun))

    def _draft(self, view: TableView, lang: Words, note: str, *, is_begun: bool) -> Draft:
        field = self._pictures.moment(view) + step_field(view, (), lang)
        post = partial(hand_post, view, lang, note, is_begun=is_begun, moment=(moment := recent(view, field)))
        until, clock, is_idle = words_from(view, moment), self._service.clock, view.offer is None
        return Draft(self._pictures, view, lang, post, field, lambda: post(is_awaiting=True), until, clock, is_idle)

    def step(self, view: TableView, person: Person, path: Path) -> Draft:
        """Return a step of a choice, with the relevant pictures.

        Raises:
            NotAllowed: the path matches nothing that the reader is offered.
        """
        lang = words(person.locale)
        field = step_field(view, path, lang)
        self._choosing.update(view, lang)
        is_begun = not path and self.half_made(view, person) is not None
        note = [Text(told)] if (told := self._choosing.dropped(view, lang)) else []

        def make(pictures: Sequence[Picture]) -> Post:
            post = step_post(view, path, lang, pictures, is_begun=is_begun)
            return replace(post, blocks=(*note, *post.blocks))

        return Draft(self._pictures, view, lang, make, field)

    def warning(self, view: TableView, person: Person, choice: Choice, warned: Say) -> Draft:
        """Return the warning of what a choice costs for good, below the pictures of the step that led to it.

        Its way back leads to that step.
        """
        lang, half = words(person.locale), self.half_made(view, person)
        path = half.path if half is not None and leads_to(half.path, choice) else ()
        field = step_field(view, path, lang)
        return Draft(self._pictures, view, lang, partial(warning_post, view, choice, warned, lang, back=path), field)

    async def bring(
        self, table_id: str, seat: Seat, *, anew: bool = False, call: bool = False, may_stand: bool = False
    ) -> float | None:
        """Update a hand; refused private messages are recorded, and only their owner is told.

        Args:
            table_id: the table.
            seat: the seat.
            anew: whether to send it again in any case.
            call: whether to send it again unless that was done for this question: an edit does not notify.
            may_stand: whether an earlier attempt may have got through.

        Returns:
            None once it is done; otherwise when to retry, because its owner is in the middle of a choice there, or
            because an animation shows what is told later.

        Raises:
            PortError: Discord fails.
        """
        async with self._ledger.lock(table_id, hand_slot(seat)):
            snapshot = await self._service.queries.snapshot(table_id)
            if snapshot is None or seat >= len(snapshot.table.occupants):
                return None
            table = snapshot.table
            person = snapshot.people.get(seat)
            if person is None:
                await self._take_away(table, seat)
                return None
            if not snapshot.is_dealt:
                return None
            view, lang = snapshot.view_for(seat), words(person.locale)
            until = silent_until(view, self._service.clock())
            if not wants_hand(table, person):
                await self._leave_sentence(table, seat, person)
            elif self._private.is_closed(table.id, person.id):
                await self._private.hint(table, person)
            else:
                show = partial(self._show, view, seat, person, anew=anew, call=call, may_stand=may_stand)
                try:
                    return min(filter(None, (await show(self.draft(view, person)), until)), default=None)
                except (PortError, StoreFailed):
                    raise
                except Exception as error:  # noqa: BLE001 - a bug must not hide the question
                    report("A hand is shown plainly", error, table=table.id, seat=seat)
                    return await show(Draft(self._pictures, None, lang, lambda _: plain_post(view, lang)))
            return until

    async def bring_below(self, table: Table, seat: Seat) -> None:
        """Send an existing hand once more, because something has just been posted below it."""
        if self._ledger.place(table, hand_slot(seat)) is not None and table.phase.live:
            await self.bring(table.id, seat, anew=True)

    async def take_strays_away(self, table: Table, seat: Seat) -> None:
        """Delete duplicate hands that were sent but never recorded, because the process was killed in between.

        Raises:
            Trouble: Discord fails.
        """
        async with self._ledger.lock(table.id, hand_slot(seat)):
            standing = self._ledger.place(table, hand_slot(seat))
            if standing is None:
                return
            try:
                found = await self._port.controls_since(standing.channel, standing.at)
            except (Refused, Gone) as error:
                about = {"table": table.id, "seat": seat, "error": str(error)}
                log.info("Private messages cannot be read", extra=about)
                return
            known = {ref.message for ref in table.messages.values()} | {standing.message}
            for message, ids in found.items():
                controls = [control for id_ in ids if (control := parse(id_)) is not None and control.table == table.id]
                if message not in known and any(control.action is ControlAction.MENU for control in controls):
                    await self._messages.delete(PostedMessage(standing.channel, message, standing.at))

    async def look_again(self, table_id: str, seat: Seat) -> None:
        """Update a hand in the background, in addition to the regular deliveries."""
        about = {"table": table_id, "seat": seat}
        await self._messages.retry(lambda: self.bring(table_id, seat), "A hand may be out of date", about)

    async def _show(
        self, view: TableView, seat: Seat, person: Person, draft: Draft, *, anew: bool, call: bool, may_stand: bool
    ) -> float | None:
        """Show a hand in its message if that is still good, else in a new one; see `bring`."""
        table, slot = view.table, hand_slot(seat)
        is_calling = anew or call or self._is_calling(view, seat, person)
        called = (f"{seat}:{view.ticket}",) if is_calling and view.ticket else ()
        ref, is_late = None, False
        if (kept := self._kept(table, slot, person, called, anew=anew)) is not None:
            kept = self._messages.trusted(kept, may_stand=may_stand)
            if kept.shows == draft.digest(kept.files):
                self._choosing.note_resting(kept.message, draft.digest(in_full=True))
                return None
            kept, half = await self._show_request(view, seat, person, kept), self.half_made(view, person)
            is_half_here = half is not None and half.message == kept.message
            rests = (self._latest(view, person, is_begun=False) if is_half_here else draft).digest(in_full=True)
            if self._choosing.has_begun_from(kept.message, rests):
                return None  # a choice is half made, and nothing new would be shown
            if self._messages.is_editable(kept):
                if (until := self._choosing.until(kept.message, view.ticket)) is not None:
                    return until
                post, is_late = await draft.finished(kept.files, GRACE_S)
                if (until := self._choosing.until(kept.message, view.ticket)) is not None:
                    return until  # they began to answer while the pictures were drawn
                ref = await self._messages.edit(kept, post)
                ref = ref and replace(ref, asks=_asked(ref.asks, view, seat))
        if ref is None:
            post, is_late = await draft.finished((), GRACE_S)
            ref = await self._place(table, seat, person, post, _asked(called, view, seat), may_stand=may_stand)
        if ref is not None:
            self._choosing.end(ref.message)
            self._choosing.note_resting(ref.message, draft.digest(in_full=True))
            self._ledger.put(table.id, slot, ref)
            if not table.phase.live:
                self._messages.in_background(self._bring_others_below(person, ref))
            if is_late:
                self._messages.in_background(self._follow(table.id, seat, draft))
        return None

    def _kept(
        self, table: Table, slot: str, person: Person, called: tuple[str, ...], *, anew: bool
    ) -> PostedMessage | None:
        """Return the message in which a hand can be updated; None if it must be sent in a new one.

        A new one is needed on request (`anew`), for a question that the message was not sent for (`called`), and if
        an earlier attempt to send it was never confirmed.
        """
        old = self._ledger.place(table, slot)
        if old is None or anew or not {*called} <= {*old.asks} or self._messages.is_unconfirmed((table.id, slot)):
            return None
        return old if old.channel == person.dm else None  # the seat may have belonged to another person

    async def _bring_others_below(self, person: Person, ended: PostedMessage) -> None:
        """Send a person's hands in games that go on once more if they stand above that of a game that has ended."""
        for table in await self._service.queries.tables_of(person.id):
            seat = table.seat_of(person.id)
            place = self._ledger.place(table, hand_slot(seat)) if seat is not None else None
            if place is None or seat is None or table.phase is not Phase.PLAYING:
                continue
            if place.channel == ended.channel and place.message < ended.message:
                about = {"table": table.id, "seat": seat}
                again = partial(self.bring, table.id, seat, anew=True)
                await self._messages.retry(again, "A hand may stand above that of an ended game", about)

    async def _show_request(self, view: TableView, seat: Seat, person: Person, old: PostedMessage) -> PostedMessage:
        """Add a pending request to a hand that shows a half-made choice, or remove one that is settled.

        A move would settle the request unread, so only this is added while the owner is in the middle of a choice.
        """
        if (asks := _asked(old.asks, view, seat)) == old.asks:
            return old
        half = self.half_made(view, person)
        if half is not None and half.message == old.message and self._messages.is_editable(old):
            post, _ = await self.step(view, person, half.path).finished(old.files, GRACE_S)
            old = await self._messages.edit(old, post) or old
        self._ledger.put(view.table.id, hand_slot(seat), old := replace(old, asks=asks), is_step=True)
        return old

    def _is_calling(self, view: TableView, seat: Seat, person: Person) -> bool:
        """Return whether a hand has to notify its owner, because nothing in the channel can."""
        is_asked = view.table.lost and seat in view.waiting and person.mentions
        return is_asked and self._presence.until(person.id, view.table.occupants[seat].seen_at) is None

    async def _place(
        self, table: Table, seat: Seat, person: Person, post: Post, asks: tuple[str, ...], *, may_stand: bool
    ) -> PostedMessage | None:
        """Show a hand in a new message; None if private messages are closed."""
        old = self._ledger.place(table, hand_slot(seat))
        mark = nonce("hand", table.id, seat, old and old.message)
        try:
            ref = await self._send(person, post, mark, asks, (table.id, hand_slot(seat)), may_stand=may_stand)
        except (Refused, Gone):
            log.info("Private messages are closed", extra={"table": table.id, "seat": seat})
            await self._private.found_closed(table, person)
            return None
        if ref.channel != person.dm or person.closed:
            await self._service.people.dm_opened(person.id, ref.channel)
        if old is not None and old.message != ref.message:
            self._messages.in_background(self._messages.delete(old))
        return ref

    async def _send(
        self, person: Person, post: Post, mark: str, asks: tuple[str, ...], slot: object, *, may_stand: bool
    ) -> PostedMessage:
        send = partial(self._messages.send, post=post, mark=mark, may_stand=may_stand, asks=asks, slot=slot)
        if person.dm is not None:
            try:
                return await send(person.dm)
            except Gone:
                log.info("A private channel is gone, another is opened", extra={"channel": person.dm})
        return await send(await self._port.open_dm(person.id))

    async def _take_away(self, table: Table, seat: Seat) -> None:
        """Delete the hand of a person who has left the seat, or replace it by a way back while the seat is kept."""
        if (old := self._ledger.place(table, hand_slot(seat))) is None:
            return
        kept_for = table.occupants[seat].owner if table.phase is Phase.PLAYING else None
        owner = await self._service.people.person(kept_for) if kept_for is not None else None
        if owner is not None and owner.dm == old.channel:
            post = kept_seat_post(table, words(owner.locale))
            self._ledger.put(table.id, hand_slot(seat), await self._messages.edit(old, post))
            return
        await self._messages.delete(old)
        self._ledger.put(table.id, hand_slot(seat), None)

    async def _leave_sentence(self, table: Table, seat: Seat, person: Person) -> None:
        """Replace the hand of a person who no longer wants it by private message with one sentence."""
        if (old := self._ledger.place(table, hand_slot(seat))) is None:
            return
        post = note_post(say("bot-hand-by-button", game=say(f"{table.game}-title")), words(person.locale))
        self._ledger.put(table.id, hand_slot(seat), await self._messages.edit(old, post))

    async def _follow(self, table_id: str, seat: Seat, draft: Draft) -> None:
        """Add the pictures that were not ready when the text was sent, and whatever has changed since."""
        await draft.drawn()
        await self.look_again(table_id, seat)


def wants_hand(table: Table, person: Person) -> bool:
    """Return whether a player's hand is sent by private message; always true if the channel was deleted."""
    return person.preferences.hand_by_message or table.lost


def _asked(before: Iterable[str], view: TableView, seat: Seat) -> tuple[str, ...]:
    """Return what a hand asks: as before, plus others' request that awaits its owner's answer, if any."""
    proposal, kept = view.table.proposal, tuple(one for one in before if not one.startswith(REQUEST))
    is_awaited = proposal is not None and seat in awaited(view.table, proposal)
    return (*kept, f"{REQUEST}{proposal.n}") if proposal is not None and is_awaited else kept
