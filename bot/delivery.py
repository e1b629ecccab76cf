"""What every delivery needs: the way to Discord, and pictures that follow their words."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from games.core import Seat
from locales import Words

from .glance import Glance
from .model import MessageRef, Table
from .port import Gone, Port, PortError, Refused, quietly
from .post import Picture, Post
from .service import Service, report
from .studio import Studio
from .whispers import Whispers

log = logging.getLogger(__name__)

FRESH = 50 * 60
"""Seconds after which a message is replaced rather than edited: Discord throttles edits of those older than an hour."""
GRACE = 0.3
"""Seconds that words wait for their picture, to spare everyone a second edit; then they go ahead alone."""

_REMEMBERED = 5_000


@dataclass(frozen=True, slots=True, eq=False)
class Use:
    """A choice begun in a message.

    Attributes:
        ticket: the decision it belongs to; empty for what is no decision.
    """

    ticket: str


class Delivery:
    """Brings one thing at a time. What cannot be brought is raised as the port's `Gone`, `Refused` or `Trouble`.

    Attributes:
        studio: where pictures are drawn.
    """

    def __init__(
        self, service: Service, port: Port, whispers: Whispers, clock: Callable[[], float], studio: Studio
    ) -> None:
        """Deliver for a service through a port, with pictures from a studio."""
        self.studio = studio
        self._service, self._port, self._whispers, self._clock = service, port, whispers, clock
        self._pictures: dict[str, dict[Seat | None, Callable[[], Awaitable[None]]]] = defaultdict(dict)
        """Pictures still to be added to words that stand already, by table and reader: a newer one takes its place."""
        self._in_use: dict[int, Use] = {}
        """Messages in which somebody is in the middle of a choice, and the decision it belongs to."""
        self._tidying: set[asyncio.Task[object]] = set()
        self._doubts: set[tuple[str, Seat | None]] = set()
        """Whose board (None) or hand may stand in Discord in older words than it should: see `_sent`."""

    def doubt(self, tables: Iterable[Table]) -> None:
        """These were being told of by a process that was ended, perhaps between sending something and noting it."""
        for table in tables:
            self._doubts |= {(table.id, None), *((table.id, Seat(seat)) for seat in range(len(table.sitters)))}

    def use(self, message: int, ticket: str) -> None:
        """Somebody is in the middle of a choice in this message: nothing may take it from under their fingers."""
        if len(self._in_use) >= _REMEMBERED:
            self._in_use.clear()
        self._in_use[message] = Use(ticket)

    def use_of(self, message: int | None) -> "Use | None":
        """The choice that somebody is in the middle of in a message: another object after each of their taps."""
        return self._in_use.get(message) if message is not None else None

    def put_back(self, message: int) -> None:
        """A message shows its beginning again: nobody is in the middle of anything there."""
        self._in_use.pop(message, None)

    def _is_in_use(self, message: int, ticket: str) -> bool:
        """Whether somebody is in the middle of answering this very decision there."""
        use = self._in_use.get(message)
        return use is not None and bool(ticket) and use.ticket == ticket

    def _tidy(self, doing: Coroutine[object, object, None]) -> None:
        """Do something that nobody waits for; it may take a while."""
        task = asyncio.create_task(quietly(doing))
        self._tidying.add(task)
        task.add_done_callback(self._tidying.discard)

    async def _sent(self, channel: int, post: Post, mark: str, whose: tuple[str, Seat | None]) -> MessageRef:
        """Send a board or a hand.

        Whatever an earlier try brought there under the same mark, Discord takes this one for its repetition and keeps
        the older words: so when such a try was made, or may have been, the message is edited too.
        """
        is_doubtful = whose in self._doubts
        self._doubts.add(whose)
        ref = await self._port.send(channel, post, mark)
        if is_doubtful:
            await self._port.edit(ref, post)
        self._doubts.discard(whose)
        return ref

    async def _edited(self, ref: MessageRef, post: Post) -> bool:
        """Edit a message of ours; says whether it was there to be edited."""
        try:
            await self._port.edit(ref, post)
        except (Gone, Refused) as error:
            log.info("Message %d cannot be edited, it is posted again: %s", ref.message, error)
            return False
        return True

    def _add_picture(
        self, glance: Glance, lang: Words, ref: MessageRef, shown: Post, post: Callable[[Sequence[Picture]], Post]
    ) -> None:
        """Plan to put the picture into a message whose words went ahead; what shows it already is left alone."""
        table = glance.table.id
        self._pictures[table].pop(glance.seat, None)
        self._in_use.pop(ref.message, None)
        if not self.studio.is_wanted(glance) or any(isinstance(block, Picture) for block in shown.blocks):
            return

        async def add() -> None:
            pictures = await self.studio.pictures(glance, lang)
            if pictures and ref.message not in self._in_use:
                await self._port.edit(ref, post(pictures))

        self._pictures[table][glance.seat] = add

    async def _illustrate(self, table_id: str) -> None:
        """Add one picture that was not ready in time; without it the words stand, so it is tried once only."""
        reader = next(iter(self._pictures[table_id]))
        try:
            await self._pictures[table_id].pop(reader)()
        except PortError as error:
            log.info("Table %s: a picture could not be added: %s", table_id, error)
        except Exception as error:  # noqa: BLE001 - a picture's mishap must not stop the errands
            report(f"table {table_id}: adding a picture went wrong", error)


def nonce(*parts: object) -> str:
    """The mark by which Discord recognises a message sent a second time."""
    return blake2b(":".join(map(str, parts)).encode(), digest_size=10).hexdigest()
