"""Seats that change hands, told alone to those whom they concern."""

from dataclasses import dataclass

from bot.model import MessageRef, Person, Table
from bot.post import Post
from bot.present.messages.transfers import settled_post, story_post, told_alone, transfer_post
from bot.service import OutboxItem, Service
from games.core import Seat
from locales import words

from .messages import Messages
from .private import PrivateMessages, notice_mark
from .recent import Recent


@dataclass(frozen=True, slots=True)
class AskedAlone:
    """A private message about a seat.

    Attributes:
        ref: where it stands.
        transfer: what it asks about, by the entry of the log that proposed it.
        rest: what is left of the message once that is settled.
    """

    ref: MessageRef
    transfer: int
    rest: Post


class Transfers:
    """Tells somebody what is proposed about their seat, and somebody new what has happened so far."""

    def __init__(
        self, service: Service, messages: Messages, private: PrivateMessages, asked: Recent[str, AskedAlone]
    ) -> None:
        """Tell people alone; `asked` remembers, by table, the message that loses its controls when it is settled."""
        self._service, self._messages, self._private, self._asked = service, messages, private, asked

    async def ask(self, item: OutboxItem) -> None:
        """Tell the person whom a proposal concerns and who may not look; nothing once it is settled.

        Raises:
            Trouble: Discord fails; there may be a way later.
        """
        table = await self._service.table(item.table)
        if table is None or table.transfer is None or (concerned := told_alone(table)) is None:
            return
        person = await self._service.person(concerned)
        if person is not None:
            lang = words(person.locale)
            post = transfer_post(table, table.transfer, lang)
            ref = await self._private.write(person, post, notice_mark(item.id, person.id))
            if ref is not None:
                self._asked.set(table.id, AskedAlone(ref, table.transfer.n, settled_post(post, lang)))

    async def settle(self, table: Table) -> None:
        """Take the controls from the private message about a seat, once that is settled."""
        asked = self._asked.get(table.id)
        if asked is not None and (table.transfer is None or table.transfer.n != asked.transfer):
            self._asked.forget(table.id)
            await self._messages.retire(asked.ref, asked.rest)

    async def tell(self, item: OutboxItem, seat: Seat) -> None:
        """Tell the story so far to somebody new at a seat.

        Raises:
            Trouble: Discord fails; there may be a way later.
        """
        snapshot = await self._service.latest(item.table)
        person: Person | None = snapshot.people.get(seat) if snapshot is not None else None
        if snapshot is not None and snapshot.is_dealt and person is not None and snapshot.table.phase.live:
            post = story_post(snapshot.view_for(seat), words(person.locale))
            await self._private.reach(None, person, post, notice_mark(item.id, person.id))
