"""The message that everyone sees: the lobby, the board, the final score."""

import asyncio
import logging
import sys
from dataclasses import replace
from functools import partial

from cachetools import TTLCache

from bot.model import Person, Phase, Table
from bot.post import BOARD, Gone, NoChannel, Post, PostedMessage, Refused, Trouble
from bot.present.messages.board import board_copy_post, board_post, old_board_post
from bot.present.messages.lobby import lobby_post
from bot.present.panels import GamePanels, Panels
from bot.service import Snapshot
from bot.tables.view import TableView
from games.registry import GAMES
from locales import words

from .messages import nonce
from .people import Outlet
from .pictures import Draft, Drafts

log = logging.getLogger(__name__)

BURIED, ANYTHING = 2, sys.maxsize
"""The number of messages below a board that make it worth reposting; and a limit that is never reached."""
LOOK_EVERY_S = 60.0
"""Seconds for which a board found not to be buried is not checked again: a quick game need not ask at each move."""
GRACE_S, FIRST_GRACE_S = 2.0, 2.5
"""Seconds for which texts wait for their pictures, to spare everyone a second edit; then they are sent alone.

While many tables move at once, drawing is slow, and second edits would slow it down further.

The first board of a game waits longer: the lobby is visible meanwhile, and no move is blocked.
"""


class Boards:
    """Keeps one board per table in its channel."""

    def __init__(self, outlet: Outlet) -> None:
        self._service, self._port, self._messages = outlet.service, outlet.port, outlet.messages
        self._ledger, self._pictures = outlet.ledger, outlet.pictures
        self._drafts = Drafts()
        self._in_sight: TTLCache[int, bool] = TTLCache(10_000, LOOK_EVERY_S, outlet.service.clock)
        """Boards, by message, that were posted or checked recently."""

    async def bring(
        self,
        table_id: str,
        *,
        below: int = BURIED,
        anew: bool = False,
        may_stand: bool = False,
        is_unsure: bool = False,
    ) -> bool:
        """Update the board: in place, or with a new message at the bottom if it is old, buried or gone.

        Args:
            table_id: the table.
            below: how many messages there may be below it.
            anew: whether to post it again in any case.
            may_stand: whether an earlier attempt may have got through.
            is_unsure: whether it may show something other than what is stored about it.

        Returns:
            whether there is a channel to show it in.

        Raises:
            PortError: Discord does not allow it, or fails.
        """
        async with self._ledger.lock(table_id, BOARD):
            snapshot = await self._service.queries.snapshot(table_id)
            if snapshot is None or snapshot.table.lost:
                return False
            try:
                await self._show(snapshot, below, anew=anew, may_stand=may_stand, is_unsure=is_unsure)
            except NoChannel:
                await self._service.places.lose(snapshot.table.channel)
                return False
            return True

    async def look(self, table: Table) -> None:
        """Check whether a table's channel still exists: a board that is up to date is not edited."""
        try:
            await self._port.talk_since(self._ledger.place(table, BOARD) or PostedMessage(table.channel, 0, 0.0), 1)
        except NoChannel:
            await self._service.places.lose(table.channel)
        except (Gone, Refused, Trouble) as error:
            log.info("A channel could not be looked at", extra={"table": table.id, "error": str(error)})

    def draft(self, snapshot: Snapshot) -> Draft:
        """Return the lobby or the board for everyone."""
        table, lang, view = snapshot.table, words(snapshot.table.locale), public_view(snapshot)
        if view is None:
            return Draft(
                self._pictures,
                _cover(table),
                lang,
                lambda pictures: lobby_post(table, lang, pictures, snapshot.fairness),
            )
        shown = Panels.MOTION if snapshot.has_motion and not self._pictures.is_busy else Panels.MOMENT
        return self._drafts.latest(
            table.id,
            view,
            lang,
            lambda: Draft(self._pictures, view, lang, lambda pictures: board_post(view, lang, pictures), shown),
        )

    def copy(self, snapshot: Snapshot, reader: Person) -> Draft:
        """Return the lobby or the board for one reader, without anyone else's controls."""
        table, lang, view = snapshot.table, words(reader.locale), public_view(snapshot)
        if view is None:
            return Draft(
                self._pictures,
                _cover(table),
                lang,
                lambda pictures: lobby_post(table, lang, pictures, snapshot.fairness, reader.id),
            )
        is_playing = table.seat_of(reader.id) is not None
        return Draft(
            self._pictures,
            view,
            lang,
            lambda found: board_copy_post(view, lang, found, is_playing=is_playing),
            Panels.MOMENT,
        )

    async def _show(
        self, snapshot: Snapshot, below: int, *, anew: bool, may_stand: bool, is_unsure: bool = False
    ) -> None:
        table, old, draft = snapshot.table, self._ledger.place(snapshot.table, BOARD), self.draft(snapshot)
        if old is not None and is_unsure:
            old = replace(old, shows="")
        patience = FIRST_GRACE_S if table.phase is Phase.PLAYING and not table.moves else GRACE_S
        is_here = old is not None and old.channel == table.channel and not anew
        is_here = is_here and not self._messages.is_unconfirmed((table.id, BOARD))
        if old is not None and is_here and below >= BURIED and old.shows == draft.digest():
            return  # however old: a new copy would reveal a player's secret action
        ref: PostedMessage | None = None
        is_late = False
        if old is not None and is_here and self._messages.is_editable(old):
            post, is_late = await draft.finished(old.files, patience)
            edited, is_buried = await asyncio.gather(self._messages.edit(old, post), self._is_buried(old, below))
            ref = None if is_buried else edited
        if ref is None:
            post, is_late = await draft.finished((), patience)
            ref = await self._post(table, old, post, may_stand=may_stand)
        self._ledger.put(table.id, BOARD, ref)
        if ref != old:
            await self._service.outbox_feed.shown(table.id, table.n)
        if is_late:
            self._messages.in_background(self._follow(table.id, draft))

    async def _post(self, table: Table, old: PostedMessage | None, post: Post, *, may_stand: bool) -> PostedMessage:
        """Post the board at the bottom, and remove the controls of the previous one."""
        mark = nonce("board", table.id, old.message if old else 0)
        ref = await self._messages.send(table.channel, post, mark, may_stand=may_stand, slot=(table.id, BOARD))
        self._in_sight[ref.message] = True
        if old is not None and old.message != ref.message:
            await self._messages.strip_controls(old, old_board_post(table, words(table.locale), ref))
        return ref

    async def _follow(self, table_id: str, draft: Draft) -> None:
        """Add the pictures that were not ready when the text was sent, and whatever has changed since."""
        await draft.drawn()
        bring = partial(self.bring, table_id, below=ANYTHING)  # its position was checked a moment ago
        await self._messages.retry(bring, "A board lacks pictures", {"table": table_id})

    async def _is_buried(self, ref: PostedMessage, below: int) -> bool:
        if below == ANYTHING or (below >= BURIED and self._in_sight.get(ref.message)):
            return False
        try:
            is_buried = await self._port.talk_since(ref, below + 1) > below
        except (Refused, Gone, Trouble):
            return False  # without permission to read, the board stays in place
        if not is_buried:
            self._in_sight[ref.message] = True
        return is_buried


def _cover(table: Table) -> GamePanels | None:
    """Return the cover picture of an open lobby."""
    if table.phase is not Phase.LOBBY:
        return None
    return GamePanels(table.game, (GAMES[table.game].pictures.cover(),))


def public_view(snapshot: Snapshot) -> TableView | None:
    """Return the public view of a table; None before the deal."""
    return snapshot.view_for(None) if snapshot.is_dealt else None
