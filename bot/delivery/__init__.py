"""Delivery: shows in Discord what happened at the tables. `Delivery` assembles its parts, in this one place."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.model import Table
from bot.post import BOARD, Gone, Port, Refused, Sent, UncountedRequests, hand_slot
from bot.service import Service
from bot.store import OutboxItem
from bot.tables import Accepted, TableState
from bot.tables.ending import OWN_ENDINGS
from bot.tables.notify import OVERWRITTEN, Kind
from bot.tables.play import Moved

from .backpressure import CALL_AFTER_S, Load, Presence
from .boards import Boards, Watching, public_view, silent_until
from .calls import Calls, DailyMessages, Reminders
from .choosing import Answers, Choosing
from .dispatcher import Dispatcher
from .hands import Hands
from .messages import MessageLedger, Messages
from .notices import Notices, Requests, Transfers
from .people import Members, Outlet, PrivateMessages
from .pictures import PictureMaker
from .puzzles import DailyPuzzles, Digests
from .recaps import Recaps, Shared
from .tournaments import TournamentDesk

log = logging.getLogger(__name__)

DRAIN_S = 5.0
"""Seconds that deliveries in progress have to finish when the bot shuts down."""


class Delivery:
    """Delivers the outbox, and keeps the bot's messages up to date.

    Attributes:
        boards, hands, calls, reminders, daily, puzzles, digests, tournaments, watching, notices, transfers: the
            handlers of each kind of message.
        pictures: draws for all of them.
        recaps: makes animations of whole games.
        shared: posts what players show to everyone after a game.
        members: knows who has left the server.
        private: sends private messages, and knows who cannot be reached.
        choosing: knows who is in the middle of a choice in which message.
        answers: the ephemeral messages shown in channels.
        presence: knows who was active recently.
        ledger: knows the message in each slot, and what it asks.
    """

    def __init__(
        self,
        service: Service,
        port: Port,
        recent: UncountedRequests,
        pictures: PictureMaker | None = None,
        call_after: float = CALL_AFTER_S,
        load: Load | None = None,
    ) -> None:
        """Deliver for a service through a port; answers to interactions have priority."""
        clock: Callable[[], float] = service.clock
        self._service = service
        self.pictures = pictures or PictureMaker()
        self.recaps = Recaps(service, self.pictures)
        self.choosing = Choosing(clock)
        self.presence = Presence(clock, call_after)
        self.answers = Answers(self.choosing, clock)
        self.messages = Messages(port, recent, clock)
        self.ledger = MessageLedger(service)
        self.shared = Shared(port, self.messages, self.ledger)
        self.members = Members(service, port, clock)
        self.private = PrivateMessages(service, port, self.members, recent, clock)
        outlet = Outlet(
            service, port, self.messages, self.ledger, self.pictures, self.presence, self.members, self.private
        )
        self.boards = Boards(outlet)
        self.hands = Hands(outlet, self.choosing, self.answers)
        self.calls = Calls(outlet, self.hands)
        self.reminders = Reminders(outlet, self.hands, self.calls)
        self.daily = DailyMessages(outlet)
        self.puzzles = DailyPuzzles(service, self.messages, self.pictures)
        self.digests = Digests(service, self.messages)
        self.tournaments = TournamentDesk(outlet)
        self.watching = Watching(outlet)
        self.requests = Requests(service, self.messages, self.ledger)
        self.notices = Notices(outlet, self.hands, self.requests)
        self.transfers = Transfers(outlet, self.hands, self.requests)
        service.runner.changed.append(self._note_moves)
        self.dispatcher = Dispatcher(service, self.ledger, self._carry, clock, load)

    async def run(self) -> None:
        """Deliver until cancelled."""
        self.puzzles.start()
        self.digests.start()
        self.tournaments.start()
        self.private.start()
        try:
            await self.dispatcher.run()
        finally:
            await self.puzzles.close()
            await self.digests.close()
            await self.tournaments.close()
            await self.private.close()

    async def look_again(self, table: Table, slot: str, left: asyncio.Task[Sent | None] | None = None) -> None:
        """Compare a board or hand with what it should show, in addition to the regular deliveries.

        Args:
            table: the table.
            slot: the slot of the message.
            left: an attempt at an answer that was left running: it is awaited first, and may have overwritten it.
        """
        if left is not None:
            await asyncio.wait({left})
            async with self.ledger.lock(table.id, slot):
                if (standing := self.ledger.place(table, slot)) is not None:
                    self.ledger.put(table.id, slot, replace(standing, shows="", files={}))
        bring: Callable[[], Awaitable[object]] = partial(self.boards.bring, table.id)
        if slot != BOARD:
            seat = next(seat for seat, _ in table.seated() if hand_slot(seat) == slot)
            bring = partial(self.hands.bring, table.id, seat)
        await self.messages.retry(bring, "A message may be out of date", {"table": table.id, "slot": slot})

    async def drain(self, patience: float = DRAIN_S) -> None:
        """Let deliveries in progress finish and store their outcome; the rest stays in the outbox."""
        await self.dispatcher.drain(patience)
        if self.messages.under_way:
            await asyncio.wait(list(self.messages.under_way), timeout=patience)
        await self.ledger.flush()

    def close(self) -> None:
        """Stop delivering and drawing; what is unfinished stays in the outbox."""
        self.dispatcher.close()
        self.messages.close()
        self.pictures.close()

    def _note_moves(self, _: TableState, accepted: Accepted) -> None:
        """Forget the half-made choices of people who have moved."""
        for entry in accepted.entries:
            if isinstance(entry.fact, Moved) and entry.fact.by == "person":
                self.choosing.finish(accepted.after.table.id, entry.fact.seat)

    async def _carry(self, items: Sequence[OutboxItem]) -> Mapping[int, float]:
        """Deliver items of one lane, with the handler of their kind."""
        first = items[0]
        match first.kind:
            case Kind.BOARD:
                until = await self._board(first)
                return {} if until is None else {first.id: until}
            case Kind.REPOST:
                await self._board(first, anew=True)
            case Kind.FINAL:
                await self._final(first)
            case Kind.HAND if first.seat is not None:
                in_channel = await self.hands.refresh_answer(first.table, first.seat)
                in_private = await self.hands.bring(first.table, first.seat, may_stand=first.attempts > 1)
                until = min(filter(None, (in_channel, in_private)), default=None)
                return {} if until is None else {first.id: until}
            case Kind.CALL:
                return await self.calls.deliver(items)
            case Kind.REMINDER:
                return await self.reminders.deliver(first)
            case Kind.WATCH:
                return await self.watching.deliver(first)
            case Kind.DAILY:
                await self.daily.deliver(first)
            case Kind.NOTICE if first.say is not None and first.say.id in OWN_ENDINGS:
                await self._final(first)  # the board shows the result
            case Kind.NOTICE:
                await self.notices.deliver(first)
            case Kind.TRANSFER if first.seat is not None:
                await self.transfers.invite(first, first.seat)
            case Kind.TRANSFER:
                await self.transfers.ask(first)
            case Kind.STORY if first.seat is not None:
                await self.transfers.tell(first, first.seat)
        return {}

    async def _board(self, item: OutboxItem, *, anew: bool = False) -> float | None:
        """Update a board; return until when it leaves out what an animation shows, None if it does not."""
        now = self._service.clock()
        try:
            is_unsure = item.ticket == OVERWRITTEN
            await self.boards.bring(item.table, anew=anew, may_stand=item.attempts > 1, is_unsure=is_unsure)
        except Refused:
            await self.notices.silenced(item.table)
            raise
        self.notices.heard_again(item.table)
        snapshot = await self._service.queries.snapshot(item.table)
        if snapshot is not None:
            await self.requests.settle(snapshot.table)
        if snapshot is not None and not snapshot.table.phase.live:
            await self.calls.clear(snapshot.table)
        elif snapshot is not None:
            await self.calls.retire(snapshot)
        view = public_view(snapshot) if snapshot is not None else None
        return silent_until(view, now) if view is not None else None

    async def _final(self, item: OutboxItem) -> None:
        """Post the final score at the bottom of the channel, or else send it to everyone privately."""
        snapshot = await self._service.queries.snapshot(item.table)
        if snapshot is None:
            return
        await self.calls.clear(snapshot.table)
        try:
            if await self.boards.bring(item.table, below=0, may_stand=item.attempts > 1):
                return
        except (Refused, Gone) as error:
            log.info("A final score cannot be shown in its channel", extra={"table": item.table, "error": str(error)})
        for seat, occupant in snapshot.table.seated():
            if occupant.person is not None:
                await self.hands.bring(item.table, seat, anew=True, may_stand=item.attempts > 1)
