"""The courier: delivers what is still to be told, as often as it takes, and never makes the game wait."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from hashlib import blake2b

from games.core import Seat
from locales import Words, words

from .glance import Glance
from .model import MessageRef, Person, Phase, Table
from .port import Gone, Port, PortError, Refused, Trouble, quietly
from .post import Picture, Post
from .present.board import board_post, old_board_post
from .present.hand import hand_post
from .present.lobby import lobby_post
from .present.notices import notice_post, ping_post
from .service import Errand, Kind, Service
from .studio import PATIENCE, Studio

log = logging.getLogger(__name__)

FRESH = 50 * 60
"""Seconds after which a message is replaced rather than edited: Discord throttles edits of those older than an hour."""
BURIED = 5
"""Messages below a board that make it worth posting again at the bottom."""
GRACE = 0.1
"""Seconds that words wait for their picture, to spare everyone a second edit; then they go ahead alone."""
_AT_ONCE = 8
_REMEMBERED = 5_000
_RETRY = (1.0, 3.0, 10.0, 30.0, 60.0)


class Courier:
    """Carries errands from the service's outbox to Discord, one table's errands in order, several tables at once."""

    def __init__(
        self,
        service: Service,
        port: Port,
        clock: Callable[[], float] = time.time,
        studio: Studio | None = None,
    ) -> None:
        """Deliver for a service through a port, with pictures from a studio."""
        self.studio = studio or Studio()
        self._service, self._port, self._clock = service, port, clock
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._waiting: dict[str, list[Errand]] = defaultdict(list)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._tries: dict[int, int] = defaultdict(int)
        self._shown: dict[tuple[str, int], tuple[MessageRef, int]] = {}
        self._pictures: dict[str, dict[Seat | None, Callable[[], Awaitable[None]]]] = defaultdict(dict)
        """Pictures still to be added to words that stand already, by table and reader: a newer one takes its place."""
        self.bottom: dict[int, int] = {}
        """The last message known in each channel, as interactions tell it: a hint that talk may bury a board."""

    async def run(self) -> None:
        """Deliver until cancelled."""
        while True:
            self._service.news.clear()
            for errand in await self._service.errands(_AT_ONCE * 10):
                self._waiting[errand.table].append(errand)
                if errand.table not in self._busy:
                    task = asyncio.create_task(self._table(errand.table), name=f"courier {errand.table}")
                    self._busy[errand.table] = task
            await self._service.news.wait()

    async def drain(self, patience: float = 5.0) -> None:
        """Let deliveries under way finish."""
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=patience)

    async def _table(self, table_id: str) -> None:
        """Deliver what waits for one table, calls to the players last and together."""
        try:
            async with self._room:
                while (errands := self._waiting.pop(table_id, [])) or self._pictures[table_id]:
                    calls = [errand for errand in errands if errand.kind is Kind.PING]
                    for errand in errands:
                        if errand.kind is not Kind.PING:
                            await self._try([errand])
                    if calls:
                        await self._try(calls)
                    if self._pictures[table_id] and table_id not in self._waiting:
                        await self._illustrate(table_id)
        finally:
            del self._busy[table_id]
            self._pictures.pop(table_id, None)

    async def _illustrate(self, table_id: str) -> None:
        """Add one picture that was not ready in time; without it the words stand, so it is tried once only."""
        reader = next(iter(self._pictures[table_id]))
        try:
            await self._pictures[table_id].pop(reader)()
        except PortError as error:
            log.info("Table %s: a picture could not be added: %s", table_id, error)
        except Exception:  # a picture's mishap must not stop the errands; it is logged with its trace
            log.exception("Table %s: adding a picture went wrong", table_id)

    async def _try(self, errands: list[Errand]) -> None:
        """Deliver errands that go together; failures are tried again later, what Discord forbids is given up."""
        try:
            await self._deliver(errands)
        except Trouble as trouble:
            tries = self._tries[errands[0].id]
            wait = _RETRY[min(tries, len(_RETRY) - 1)]
            log.warning("Table %s: %s failed (%s), again in %.0f s", errands[0].table, errands[0].kind, trouble, wait)
            for errand in errands:
                self._tries[errand.id] += 1
                await self._service.failed(errand, wait)
            return
        except (Refused, Gone) as refused:
            log.warning("Table %s: %s cannot be delivered: %s", errands[0].table, errands[0].kind, refused)
        except Exception:  # one table's mishap must not stop the others; it is logged with its trace
            log.exception("Table %s: %s went wrong", errands[0].table, errands[0].kind)
            for errand in errands:
                self._tries[errand.id] += 1
                if self._tries[errand.id] < len(_RETRY):
                    await self._service.failed(errand, _RETRY[self._tries[errand.id]])
                    return
        for errand in errands:
            self._tries.pop(errand.id, None)
            await self._service.done(errand)

    async def _deliver(self, errands: list[Errand]) -> None:
        errand = errands[0]
        table = await self._service.table(errand.table)
        if table is None:
            return
        match errand.kind:
            case Kind.BOARD:
                await self._board(table, at_bottom=False)
            case Kind.FINAL:
                await self._clear_ping(table)
                await self._board(table, at_bottom=True)
            case Kind.HAND:
                await self._hand(table, errand)
            case Kind.PING:
                await self._ping(table, errands)
            case Kind.NOTICE:
                if errand.say is not None:
                    post = notice_post(errand.say, table, words(table.locale))
                    await self._port.send(table.channel, post, _nonce("notice", table.id, errand.id))

    async def _board(self, table: Table, *, at_bottom: bool) -> None:
        """Bring the board up to date: in place, or anew at the bottom when it is old, buried or gone."""
        post, glance = await self._board_post(table)
        ref = table.board
        if ref is not None and not at_bottom and not await self._is_buried(table, ref):
            try:
                await self._port.edit(ref, post)
            except Gone:
                log.info("Table %s: the board was deleted, posting it again", table.id)
                ref = await self._board_anew(table, post)
        else:
            ref = await self._board_anew(table, post)
        if glance is not None:
            lang = words(table.locale)
            self._add_picture(glance, lang, ref, post, lambda picture: board_post(glance, lang, picture))

    async def _board_post(self, table: Table, patience: float = GRACE) -> tuple[Post, Glance | None]:
        """What the table shows to everyone in its channel, with its picture if that comes within `patience` seconds."""
        lang = words(table.locale)
        if table.phase is Phase.LOBBY:
            return lobby_post(table, lang), None
        glance = await self._service.glance(table.id, None)
        return board_post(glance, lang, await self.studio.picture(glance, lang, patience)), glance

    def _add_picture(
        self, glance: Glance, lang: Words, ref: MessageRef, shown: Post, post: Callable[[Picture], Post]
    ) -> None:
        """Plan to put the picture into a message whose words went ahead; what shows it already is left alone."""
        table = glance.table.id
        self._pictures[table].pop(glance.seat, None)
        if not self.studio.is_wanted(glance) or any(isinstance(block, Picture) for block in shown.blocks):
            return

        async def add() -> None:
            picture = await self.studio.picture(glance, lang)
            if picture is not None:
                await self._port.edit(ref, post(picture))

        self._pictures[table][glance.seat] = add

    async def repost(self, table_id: str) -> None:
        """Post a table's board again at the bottom of its channel, on someone's wish.

        Raises:
            Gone, Refused, Trouble: see `Port`.
        """
        table = await self._service.table(table_id)
        if table is not None:
            await self._board_anew(table, (await self._board_post(table, PATIENCE))[0])

    async def _board_anew(self, table: Table, post: Post) -> MessageRef:
        old = table.board
        now = self._clock()
        ref = await self._port.send(table.channel, post, _nonce("board", table.id, old.message if old else 0))
        await self._service.set_board(table.id, MessageRef(ref.channel, ref.message, now))
        if old is not None:
            await quietly(self._port.edit(old, old_board_post(table, words(table.locale), ref)))
        return ref

    async def _is_buried(self, table: Table, ref: MessageRef) -> bool:
        if self._clock() - ref.at > FRESH:
            return True
        ours = {ref.message, table.ping.message if table.ping else 0}
        if self.bottom.get(ref.channel, ref.message) in ours:
            return False
        try:
            return await self._port.talk_since(ref, BURIED + 1) > BURIED
        except (Refused, Trouble):
            return False  # without the right to read, the board stays where it is
        except Gone:
            return True

    async def _hand(self, table: Table, errand: Errand) -> None:
        """Bring a private board up to date; closed messages are remembered and told to their owner alone."""
        if errand.seat is None or errand.seat >= len(table.sitters):
            return
        sitter = table.sitters[errand.seat]
        person = await self._service.person(sitter.person) if sitter.person is not None else None
        if person is None or (person.closed and sitter.hand is None and table.moves > 1):
            return
        glance, lang = await self._service.glance(table.id, errand.seat), words(person.locale)
        bare, is_fresh = hand_post(glance, lang), sitter.hand is not None and self._clock() - sitter.hand.at < FRESH
        if is_fresh and self._shown.get((table.id, errand.seat)) == (sitter.hand, hash(bare)):
            return  # nothing new: whoever is in the middle of a choice there goes on undisturbed
        picture = await self.studio.picture(glance, lang, GRACE)
        post = hand_post(glance, lang, picture=picture)
        ref = await self._place_hand(table, errand.seat, person, post, edit=is_fresh)
        if ref is not None:
            self._remember(table.id, errand.seat, ref, bare)
            self._add_picture(glance, lang, ref, post, lambda picture: hand_post(glance, lang, picture=picture))

    async def _place_hand(
        self, table: Table, seat: Seat, person: Person, post: Post, *, edit: bool
    ) -> MessageRef | None:
        """Show a private board in its message or in a new one; None when private messages are closed."""
        old = table.sitters[seat].hand
        if old is not None and edit:
            try:
                await self._port.edit(old, post)
            except Gone:
                log.info("Table %s: the hand of seat %d was deleted, sending it again", table.id, seat)
            else:
                return old
        try:
            channel = person.dm if person.dm is not None else await self._port.open_dm(person.id)
            await self._service.dm_opened(person.id, channel)
            ref = await self._port.send(channel, post, _nonce("hand", table.id, seat, old.message if old else 0))
        except Refused:
            await self._service.dm_failed(person.id, closed=True)
            return None
        await self._service.dm_failed(person.id, closed=False)
        placed = MessageRef(ref.channel, ref.message, self._clock())
        await self._service.set_hand(table.id, seat, placed)
        if old is not None:
            await self._port.delete(old)
        return placed

    def _remember(self, table_id: str, seat: int, ref: MessageRef, post: Post) -> None:
        """Know what a private board shows, for as many boards as are likely to be in use."""
        if len(self._shown) >= _REMEMBERED:
            self._shown.clear()
        self._shown[table_id, seat] = (ref, hash(post))

    async def _ping(self, table: Table, errands: list[Errand]) -> None:
        """Call those whose turn has come, in one new message; the call before it goes away."""
        glance = await self._service.glance(table.id, None)
        called = []
        for errand in errands:
            if errand.seat is None or errand.seat not in glance.waiting:
                continue
            sitter = table.sitters[errand.seat]
            person = await self._service.person(sitter.person) if sitter.person is not None else None
            if person is not None and person.pings:
                called.append(errand.seat)
        await self._clear_ping(table)
        if called:
            post = ping_post(table, called, words(table.locale))
            ref = await self._port.send(table.channel, post, _nonce("ping", table.id, *(e.ticket for e in errands)))
            await self._service.set_ping(table.id, MessageRef(ref.channel, ref.message, self._clock()))

    async def _clear_ping(self, table: Table) -> None:
        if table.ping is not None:
            await self._port.delete(table.ping)
            await self._service.set_ping(table.id, None)


def _nonce(*parts: object) -> str:
    """The mark by which Discord recognises a message sent a second time."""
    return blake2b(":".join(map(str, parts)).encode(), digest_size=10).hexdigest()
