"""What delivery reads from the service and reports to it."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.glance import Glance, look
from bot.model import MessageRef, Person, Table
from bot.service import Errand, Kind, Service
from bot.store import log, outbox, positions, tables
from games.core import Refusal, Say, Seat

STORY = 20
SLOT_BOARD, SLOT_CALL = "board", "call"


def hand_slot(seat: Seat) -> str:
    """Return the slot of a seat's hand among a table's messages."""
    return f"hand-{seat}"


@dataclass(frozen=True, slots=True)
class OutboxItem:
    """Something to be delivered at least once.

    Attributes:
        attempts: how often it was handed out; from the second time on, an earlier try may have got through.
    """

    id: int
    table: str
    kind: Kind
    seat: Seat | None = None
    ticket: str = ""
    version: int = 1
    say: Say | None = None
    attempts: int = 1


class Snapshot:
    """A table as it stood at one moment, and what each reader may know of it."""

    def __init__(
        self, table: Table, people: Mapping[int, Person], views: Mapping[Seat | None, Glance | Refusal]
    ) -> None:
        self.table, self.people, self._views = table, people, views

    def view_for(self, seat: Seat | None) -> Glance:
        """Return what a seat (None: everyone) may know; raise the refusal that says why nothing can be known."""
        found = self._views[seat]
        if isinstance(found, Refusal):
            raise found
        return found


class Ledger:
    """The outbox, the tables and the places of our messages, as delivery needs them."""

    def __init__(self, service: Service) -> None:
        """Read from and report to a service."""
        self._service = service
        self.news: asyncio.Event = service.news
        """Set whenever there may be something to deliver."""
        self.resumed = False
        """Whether an earlier process may have sent what is handed out now."""
        self._shows: dict[tuple[str, str], tuple[int, str]] = {}
        self._attempts: dict[int, int] = {}

    async def take(self, limit: int) -> list[OutboxItem]:
        """Lease what is due, longest waiting first."""
        found = [self._item(errand) for errand in await self._service.errands(limit)]
        self._attempts |= {item.id: item.attempts for item in found}
        return found

    def _item(self, errand: Errand) -> OutboxItem:
        attempts = self._attempts.get(errand.id, int(self.resumed)) + 1
        kept = (errand.id, errand.table, errand.kind, errand.seat, errand.ticket, errand.version, errand.say)
        return OutboxItem(*kept, attempts)

    async def report(
        self,
        done: Sequence[OutboxItem] = (),
        put_off: Sequence[tuple[OutboxItem, float]] = (),
        messages: Sequence[tuple[str, str, MessageRef | None]] = (),
    ) -> None:
        """Write down in one transaction what was delivered, what comes again when, and where messages stand now.

        Raises:
            StoreFailed: nothing was written down.
        """
        service = self._service

        def work(db) -> None:  # type: ignore[no-untyped-def]  # the connection is the store's
            for item in done:
                outbox.done(db, _errand(item))
            for item, due in put_off:
                outbox.put_off(db, _errand(item), due)
            for table_id, slot, ref in messages:
                if slot.startswith("hand-"):
                    tables.set_hand(db, table_id, Seat(int(slot[5:])), ref)
                else:
                    tables.set_message(db, table_id, "board" if slot == SLOT_BOARD else "ping", ref)

        await service.store.write(work)
        for table_id, slot, ref in messages:
            self._shows.pop((table_id, slot), None)
            if ref is not None:
                self._shows[table_id, slot] = (ref.message, ref.shows)
        for item in done:
            self._attempts.pop(item.id, None)
        for item in (*done, *(each for each, _ in put_off)):
            service._out.pop(item.id, None)
        await service._wind()

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """Return a table as it stands now; None when there is none."""
        service = self._service

        def work(db) -> Snapshot | None:  # type: ignore[no-untyped-def]  # the connection is the store's
            table = tables.table(db, table_id)
            if table is None:
                return None
            views: dict[Seat | None, Glance | Refusal] = {}
            seats = [None, *(Seat(i) for i in range(len(table.sitters)))]
            try:
                if positions.latest(db, table_id) is None:
                    raise Refusal(Say("bot-no-not-started", {}))
                state = service._state(db, table)
            except Refusal as refusal:
                views = dict.fromkeys(seats, refusal)
                return Snapshot(self._with_shows(table), self._people(db, table), views)
            table = self._with_shows(table)
            story = log.story(db, table_id, STORY)
            for seat in seats:
                private = () if seat is None else log.private(db, table_id, seat)
                views[seat] = look(table, state, seat, story, private)
            return Snapshot(table, self._people(db, table), views)

        return await service.store.read(work)

    def _people(self, db, table: Table) -> dict[int, Person]:  # type: ignore[no-untyped-def]  # the store's connection
        from bot.store import people

        ids = [sitter.person for sitter in table.sitters if sitter.person is not None]
        return {person: found for person in ids if (found := people.person(db, person)) is not None}

    def _with_shows(self, table: Table) -> Table:
        def shown(slot: str, ref: MessageRef | None) -> MessageRef | None:
            message, shows = self._shows.get((table.id, slot), (0, ""))
            return replace(ref, shows=shows) if ref is not None and ref.message == message else ref

        sitters = tuple(
            replace(sitter, hand=shown(hand_slot(Seat(i)), sitter.hand)) for i, sitter in enumerate(table.sitters)
        )
        return replace(table, board=shown(SLOT_BOARD, table.board), ping=shown(SLOT_CALL, table.ping), sitters=sitters)

    async def lose(self, channel: int) -> None:
        """A channel is gone."""
        await self._service.lose(channel)

    async def person(self, person_id: int) -> Person | None:
        """Return someone who has met the bot."""
        return await self._service.person(person_id)

    async def dm_opened(self, person_id: int, channel: int) -> None:
        """Private messages to this person arrive, in this channel."""
        await self._service.dm_opened(person_id, channel)

    async def dm_failed(self, person_id: int) -> None:
        """This person does not accept private messages."""
        await self._service.dm_failed(person_id, closed=True)


def _errand(item: OutboxItem) -> Errand:
    return Errand(item.id, item.table, item.kind, item.seat, item.ticket, item.version, item.say)
