"""Sentences for everyone at a table: in its channel, or else to each person alone."""

import logging
from dataclasses import dataclass, replace

from bot.model import MessageRef, Table
from bot.post import Post
from bot.present.messages.notices import asked_in, called_by, notice_post, open_requests
from bot.service import OutboxItem, Service, Snapshot
from games.core import Say, Seat
from locales import words

from .hands import Hands
from .messages import Messages
from .port import Gone, NoChannel, Refused
from .private import PrivateMessages, notice_mark
from .recent import Recent
from .shown import nonce

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Asked:
    """A message that asks something of a table.

    Attributes:
        ref: where it stands.
        request: what it asks, by its number among the requests of the table.
        said, called: its sentence, and the people whom it calls.
        shown: what it shows now.
    """

    ref: MessageRef
    request: int
    said: Say
    called: tuple[int, ...]
    shown: Post

    @property
    def rest(self) -> Post:
        """What is left of the message once it is settled."""
        return Post(self.shown.blocks[:1], self.shown.accent)


class Notices:
    """Tells the news of tables."""

    def __init__(
        self,
        service: Service,
        messages: Messages,
        private: PrivateMessages,
        hands: Hands,
        muted: Recent[str, bool],
        asked: Recent[str, tuple[Asked, ...]],
    ) -> None:
        """Tell news; `muted` and `asked` remember, by table, what was said and need not outlive the process.

        Args:
            service: what knows the tables.
            messages: what posts in channels.
            private: what reaches one person alone.
            hands: what brings hands again.
            muted: the tables whose people have been told that nothing can be written in their channel.
            asked: the messages with controls, which show who has answered and lose the controls when it is settled.
        """
        self._service, self._messages, self._private, self._hands = service, messages, private, hands
        self._muted, self._asked = muted, asked

    async def deliver(self, item: OutboxItem) -> None:
        """Say a sentence to a table."""
        snapshot = await self._service.latest(item.table)
        if snapshot is not None:
            await self.settle(snapshot.table)
        if snapshot is not None and item.say is not None and not await self._say_here(snapshot.table, item, item.say):
            await self._tell_each(await self._service.latest(item.table) or snapshot, item.say, item.id)

    async def settle(self, table: Table) -> None:
        """Take the controls from messages that asked for what is settled by now; in others, say who has answered."""
        asked, open_now = self._asked.get(table.id) or (), open_requests(table)
        if not asked:
            return
        lang = words(table.locale)
        standing = [one for one in asked if one.request in open_now]
        now = [replace(one, shown=notice_post(one.said, table, lang, one.called)) for one in standing]
        self._asked.set(table.id, tuple(now))
        for one in asked:
            if one.request not in open_now:
                await self._messages.retire(one.ref, one.rest)
        for before, after in zip(standing, now, strict=True):
            if before.shown != after.shown:
                await self._messages.retire(after.ref, after.shown)

    async def silenced(self, table_id: str) -> None:
        """Tell everyone at a table, once, that its channel cannot be written in at the moment."""
        snapshot = await self._service.latest(table_id)
        if snapshot is None or not snapshot.table.phase.live or self._muted.get(table_id):
            return
        self._muted.set(table_id, True)
        game = Say(f"{snapshot.table.game}-title", {})
        said = Say("bot-notice-silenced", {"game": game, "channel": str(snapshot.table.channel)})
        await self._tell_each(snapshot, said, snapshot.table.channel, is_live=True)

    def heard_again(self, table_id: str) -> None:
        """The channel of a table can be written in."""
        self._muted.forget(table_id)

    async def _say_here(self, table: Table, item: OutboxItem, said: Say) -> bool:
        """Say a sentence in a table's channel; return whether that was possible."""
        if table.lost:
            return False
        called = await self._called(said, table)
        post = notice_post(said, table, words(table.locale), called)
        try:
            ref = await self._messages.send(table.channel, post, nonce("notice", table.id, item.id), is_repeated=False)
        except NoChannel:
            await self._service.lose(table.channel)
            return False
        except (Refused, Gone) as error:
            log.info("Table %s: nothing can be said in its channel: %s", table.id, error)
            return False
        if (request := asked_in(said, table)) is not None:
            asked = Asked(ref, request, said, called, post)
            self._asked.set(table.id, (*(self._asked.get(table.id) or ()), asked))
        return True

    async def _called(self, said: Say, table: Table) -> tuple[int, ...]:
        """The people whom a sentence is to call; nobody who does not want to be called."""
        found = [await self._service.person(person) for person in called_by(said, table)]
        return tuple(person.id for person in found if person is not None and person.pings)

    async def _tell_each(self, snapshot: Snapshot, said: Say, mark: int, *, is_live: bool = False) -> None:
        """Tell everyone at a table alone; their hand comes again below, so that it is not buried."""
        table = snapshot.table
        for number, sitter in enumerate(table.sitters):
            person = snapshot.people.get(Seat(number))
            if person is None:
                continue
            post = notice_post(said, table, words(person.locale))
            channel = table.channel if is_live else None
            is_told = await self._private.reach(channel, person, post, notice_mark(mark, person.id))
            if is_told and sitter.hand is not None and table.phase.live:
                await self._hands.bring(table.id, Seat(number), anew=True)
