"""Hands and turns shown to one person alone in a channel: kept up to date while the person is likely to look.

An edit of a message that is out of sight is a wasted request, so only the message that a person used last is edited,
and only for a short time after that use. Its controls stay valid or are refused politely; a press brings it up to date.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from cachetools import TTLCache

from bot.model import Person
from bot.post import Post
from bot.tables.view import TableView
from games.core import Seat

from .choosing import Choosing
from .messages import digest_of
from .pictures import Draft
from .port import PortError

log = logging.getLogger(__name__)

LOOKED_AT_S = 120.0
"""Seconds after its last use for which an ephemeral message is kept up to date."""
GRACE_S = 1.0
"""Seconds for which words wait for their pictures."""


@dataclass(slots=True)
class OpenAnswer:
    """An ephemeral message that shows a person their turn or their hand.

    Attributes:
        message: its id.
        draft: makes what it is to show.
        edit: edits it; raises `PortError`.
        digest: of what it shows.
    """

    message: int
    draft: Callable[[TableView, Person], Draft]
    edit: Callable[[Post], Awaitable[None]]
    digest: str


class Answers:
    """The ephemeral message that each seat used last; after a restart none is known, and none is kept up to date."""

    def __init__(self, choosing: Choosing, clock: Callable[[], float]) -> None:
        """Leave answers alone in which their person is in the middle of a choice."""
        self._choosing = choosing
        self._open: TTLCache[tuple[str, Seat | None], OpenAnswer] = TTLCache(10_000, LOOKED_AT_S, clock)

    def keep(self, view: TableView, answer: OpenAnswer) -> None:
        """Keep an answer up to date that shows this view now, in place of the one before."""
        self._open[view.table.id, view.seat] = answer

    def used(self, table_id: str, seat: Seat, message: int) -> None:
        """Note that a person has pressed a control in a message: any other one is no longer kept up to date."""
        answer = self._open.pop((table_id, seat), None)
        if answer is not None and answer.message == message:
            self._open[table_id, seat] = answer

    async def refresh(self, view: TableView, person: Person) -> None:
        """Show the latest answer of a seat anew if it should show something else by now."""
        answer = self._open.get((view.table.id, view.seat))
        if answer is None:
            return
        draft = answer.draft(view, person)
        digest = digest_of(draft.wanted())
        if digest == answer.digest:
            return
        post, _ = await draft.finished((), GRACE_S)
        async with self._choosing.lock(answer.message):
            is_latest = self._open.get((view.table.id, view.seat)) is answer
            if not is_latest or self._choosing.until(answer.message, view.ticket) is not None:
                return
            try:
                await answer.edit(post)
            except PortError as error:
                about = {"table": view.table.id, "seat": view.seat, "error": str(error)}
                log.info("An ephemeral message is no longer kept up to date", extra=about)
                self._open.pop((view.table.id, view.seat), None)
                return
            answer.digest = digest
            self._choosing.touch(answer.message)
            self._choosing.end(answer.message)
