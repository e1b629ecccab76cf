"""What one person alone was shown in a channel: kept up to date for as long as Discord lets it be edited."""

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

EDITABLE_S = 14 * 60.0
"""Seconds after its interaction for which an answer can be edited; Discord allows a minute more."""
GRACE_S = 1.0
"""Seconds for which words wait for their pictures."""


@dataclass(slots=True)
class Answer:
    """An ephemeral message that shows somebody their turn or their hand.

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
    """The latest answer of each seat. After a restart nothing is known of them: their old controls are refused then."""

    def __init__(self, choosing: Choosing, clock: Callable[[], float]) -> None:
        """Leave answers alone in which their person is in the middle of a choice."""
        self._choosing = choosing
        self._open: TTLCache[tuple[str, Seat | None], Answer] = TTLCache(10_000, EDITABLE_S, clock)

    def keep(self, view: TableView, answer: Answer) -> None:
        """Keep an answer up to date that shows this view now."""
        self._open[view.table.id, view.seat] = answer

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
                log.info("Table %s: the answer to seat %s is not kept up to date: %s", view.table.id, view.seat, error)
                self._open.pop((view.table.id, view.seat), None)
                return
            answer.digest = digest
            self._choosing.touch(answer.message)
            self._choosing.end(answer.message)
