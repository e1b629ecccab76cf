"""What a table's channel sees: the lobby or the board, the call to whose turn it is, news."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from weakref import WeakValueDictionary

from games.core import Refusal, Seat
from locales import words

from .delivery import FRESH, GRACE, Delivery, nonce
from .glance import Glance
from .model import MessageRef, Phase, Table
from .port import Gone, NoChannel, Refused, Trouble, quietly
from .post import Post
from .present.board import board_post, old_board_post
from .present.lobby import lobby_post
from .present.notices import notice_post, ping_post
from .service import Errand
from .studio import PATIENCE

log = logging.getLogger(__name__)

BURIED = 5
"""Messages below a board that make it worth posting again at the bottom."""


class Boards(Delivery):
    """Keeps one board for each table in its channel."""

    @cached_property
    def _locks(self) -> WeakValueDictionary[str, asyncio.Lock]:
        """One for each table whose board is being brought."""
        return WeakValueDictionary()

    async def board(self, table_id: str, *, below: int = BURIED, anew: bool = False) -> bool:
        """Bring the board up to date: in place, or anew at the bottom when it is old, buried or gone.

        Args:
            table_id: the table.
            below: how many messages may stand below it.
            anew: whether to post it again in any case.

        Returns:
            whether there is a channel to show it in.
        """
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self._service.table(table_id)
            if table is None or table.lost:
                return False
            try:
                await self._bring(table, below=below, anew=anew)
            except NoChannel:
                await self._service.lose(table.channel)
                return False
            return True

    async def _bring(self, table: Table, *, below: int, anew: bool) -> None:
        lang, old = words(table.locale), table.board
        glance = await self.public(table)
        post = await self._post(table, glance, PATIENCE if anew else GRACE)
        ref = None
        is_here = old is not None and old.channel == table.channel and self._clock() - old.at < FRESH
        if old is not None and is_here and not anew:
            shown, buried = await asyncio.gather(self._edited(old, post), self._is_buried(old, below))
            ref = old if shown and not buried else None
        if ref is None:
            mark = nonce("board", table.id, old.message if old else 0)
            sent = await self._sent(table.channel, post, mark, (table.id, None))
            ref = replace(sent, at=self._clock())
            await self._service.set_board(table.id, ref)
            if old is not None and old.message != ref.message:
                await self._retire(old, old_board_post(table, lang, ref))
        if glance is not None:
            self._add_picture(glance, lang, ref, post, lambda pictures: board_post(glance, lang, pictures))

    async def _retire(self, old: MessageRef, post: Post) -> None:
        """Take the controls from an old board. Discord holds the edit of an old message back: nobody waits for that."""
        if self._clock() - old.at < FRESH:
            await quietly(self._port.edit(old, post))
        else:
            self._tidy(self._port.edit(old, post))

    async def public(self, table: Table) -> Glance | None:
        """What everyone may know of a table; None before the deal."""
        if table.phase is Phase.LOBBY:
            return None
        try:
            return await self._service.glance(table.id, None)
        except Refusal:
            if table.phase.live:
                raise
            return None  # closed before the deal

    async def _post(self, table: Table, glance: Glance | None, patience: float) -> Post:
        """The lobby or board, with its pictures if they come within `patience` seconds."""
        lang = words(table.locale)
        if glance is None:
            return lobby_post(table, lang)
        return board_post(glance, lang, await self.studio.pictures(glance, lang, patience))

    async def ping(self, table: Table, errands: Sequence[Errand]) -> Sequence[Seat]:
        """Call those whose turn has come, in one new message; the call before it goes away.

        Returns:
            those who cannot be called in the channel.
        """
        glance = await self._service.glance(table.id, None)
        called: list[Seat] = []
        for errand in errands:
            if errand.seat is None or errand.seat not in glance.waiting:
                continue
            sitter = table.sitters[errand.seat]
            person = await self._service.person(sitter.person) if sitter.person is not None else None
            if person is not None and person.pings:
                called.append(errand.seat)
        await self.clear_ping(table)
        if not called:
            return ()
        post = ping_post(table, called, words(table.locale))
        ref = await self._posted(table, post, nonce("ping", table.id, *(e.ticket for e in errands)))
        if ref is None:
            return called
        await self._service.set_ping(table.id, replace(ref, at=self._clock()))
        return ()

    async def clear_ping(self, table: Table) -> None:
        """Take the last call away."""
        if table.ping is not None:
            await self._port.delete(table.ping)
            await self._service.set_ping(table.id, None)

    async def notice(self, table: Table, errand: Errand) -> bool:
        """Say a sentence in the table's channel; says whether that was possible."""
        if errand.say is None:
            return True
        post = notice_post(errand.say, table, words(table.locale))
        return await self._posted(table, post, nonce("notice", table.id, errand.id)) is not None

    async def _posted(self, table: Table, post: Post, mark: str) -> MessageRef | None:
        """Post something in the table's channel; None when there is no way to, so that it must be told otherwise."""
        if table.lost:
            return None
        try:
            return await self._port.send(table.channel, post, mark)
        except NoChannel:
            await self._service.lose(table.channel)
        except (Refused, Gone) as error:
            log.info("Table %s: nothing can be said in its channel: %s", table.id, error)
        return None

    async def _is_buried(self, ref: MessageRef, below: int) -> bool:
        try:
            return await self._port.talk_since(ref, below + 1) > below
        except (Refused, Gone, Trouble):
            return False  # without the right to read, the board stays where it is
