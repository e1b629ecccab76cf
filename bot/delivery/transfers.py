"""Seats that change hands, told alone to those whom they concern."""

from bot.model import Person
from bot.post import Text
from bot.present.messages.transfers import story_post, told_alone, transfer_post
from bot.service import OutboxItem, Service
from games.core import Seat
from locales import words

from .private import PrivateMessages, notice_mark
from .requests import Requests


class Transfers:
    """Tells somebody what is proposed about their seat, and somebody new what has happened so far."""

    def __init__(self, service: Service, private: PrivateMessages, requests: Requests) -> None:
        """Tell people alone."""
        self._service, self._private, self._requests = service, private, requests

    async def ask(self, item: OutboxItem) -> None:
        """Tell the person whom a proposal concerns and who may not look; nothing once it is settled.

        Raises:
            Trouble: Discord fails; there may be a way later.
        """
        table = await self._service.queries.table(item.table)
        if table is None or table.transfer is None or (concerned := told_alone(table)) is None:
            return
        person = await self._service.people.person(concerned)
        if person is not None:
            post = transfer_post(table, table.transfer, words(person.locale))
            ref = await self._private.write(person, post, notice_mark(item.id, person.id))
            told = next(block.markdown for block in post.blocks if isinstance(block, Text))
            if ref is not None:
                self._requests.asked_alone(table, ref, table.transfer.n, person.locale, told)

    async def tell(self, item: OutboxItem, seat: Seat) -> None:
        """Tell the story so far to somebody new at a seat.

        Raises:
            Trouble: Discord fails; there may be a way later.
        """
        snapshot = await self._service.queries.snapshot(item.table)
        person: Person | None = snapshot.people.get(seat) if snapshot is not None else None
        if snapshot is not None and snapshot.is_dealt and person is not None and snapshot.table.phase.live:
            post = story_post(snapshot.view_for(seat), words(person.locale))
            await self._private.reach(None, person, post, notice_mark(item.id, person.id))
