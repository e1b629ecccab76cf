"""The public view of a table: the message that everyone sees in the channel, and the private ones of its watchers.

A watcher's message is edited however old it is: a new one would notify a mere spectator. Edits are some seconds apart.
"""

import asyncio
import logging
import sys
from dataclasses import replace
from functools import partial
from secrets import token_hex

from cachetools import TTLCache

from bot.model import Person, Phase, Table
from bot.post import BOARD, Gone, NoChannel, Post, PostedMessage, Refused, Trouble, nonce, watcher_slot
from bot.present.messages.board import board_copy_post, board_post, old_board_post
from bot.present.messages.lobby import lobby_post
from bot.present.messages.tables import unseen_post, watched_post
from bot.present.panels import GamePanels, Panels, recent, words_from
from bot.service import Snapshot
from bot.store import OutboxItem
from bot.tables.view import TableView
from games.registry import GAMES
from locales import Words, words

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
APART_S = 5.0
"""Seconds between two edits of one message: for a message older than an hour, Discord allows three in twenty."""
SIGHT_BELIEVED_S = 10 * 60.0
"""Seconds for which a person's permission to see a channel is cached."""


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

    async def check_channel(self, table: Table) -> None:
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
            return self._lobby(snapshot, lang)
        return self._drafts.latest(table.id, view, lang, partial(self._draft, snapshot, view, lang))

    def _draft(self, snapshot: Snapshot, view: TableView, lang: Words) -> Draft:
        moment = recent(view, shown := self._pictures.moment(view))
        langs = {seat: words(person.locale) for seat, person in snapshot.people.items()}
        post = partial(board_post, view, lang, moment=moment, langs=langs)
        until, clock, is_idle = words_from(view, moment), self._service.clock, view.offer is None
        return Draft(self._pictures, view, lang, post, shown, until=until, clock=clock, holds_back=is_idle)

    def copy(self, snapshot: Snapshot, reader: Person) -> Draft:
        """Return the lobby or the board for one reader, without anyone else's controls."""
        lang, view = words(reader.locale), public_view(snapshot)
        if view is None:
            return self._lobby(snapshot, lang, reader.id)
        seat, moment = snapshot.table.seat_of(reader.id), recent(view, Panels.MOMENT)
        post = partial(board_copy_post, view, lang, seat=seat, moment=moment)
        return Draft(self._pictures, view, lang, post, Panels.MOMENT)

    def _lobby(self, snapshot: Snapshot, lang: Words, reader: int | None = None) -> Draft:
        """Return the lobby, with its cover while it is open; for everyone, or for one reader."""
        table, cover = snapshot.table, None
        if table.phase is Phase.LOBBY:
            cover = GamePanels(table.game, (GAMES[table.game].pictures.cover(),))
        post = partial(lobby_post, table, lang, known=snapshot.fairness, reader=reader)
        return Draft(self._pictures, cover, lang, post)

    async def _show(self, snapshot: Snapshot, below: int, *, anew: bool, may_stand: bool, is_unsure: bool) -> None:
        table, old, draft = snapshot.table, self._ledger.place(snapshot.table, BOARD), self.draft(snapshot)
        if old is not None:
            old = replace(old, shows="") if is_unsure else self._messages.trusted(old, may_stand=may_stand)
        patience = FIRST_GRACE_S if table.phase is Phase.PLAYING and not table.moves else GRACE_S
        is_here = old is not None and old.channel == table.channel and not anew
        is_here = is_here and not self._messages.is_unconfirmed((table.id, BOARD))
        if old is not None and is_here and below >= BURIED and old.shows == draft.digest(old.files):
            return  # however old: a new copy would reveal a player's secret action
        ref: PostedMessage | None = None
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
        mark = nonce("board", table.id, old and old.message)
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


def public_view(snapshot: Snapshot) -> TableView | None:
    """Return the public view of a table; None before the deal."""
    return snapshot.view_for(None) if snapshot.is_dealt else None


def silent_until(view: TableView, now: float) -> float | None:
    """Return until when a reader's messages leave out what an animation shows; None if they tell it.

    Their item waits for that in the outbox, so that nothing is lost at a restart.
    """
    until = words_from(view, recent(view, Panels.MOTION)) if view.has_motion and view.told_at else 0.0
    return until if until > now else None


class Watching:
    """Maintains the messages of those who follow tables."""

    def __init__(self, outlet: Outlet) -> None:
        self._service, self._port, self._messages = outlet.service, outlet.port, outlet.messages
        self._ledger, self._pictures, self._private = outlet.ledger, outlet.pictures, outlet.private
        self._clock = clock = outlet.service.clock
        self._edited: TTLCache[tuple[str, int], float] = TTLCache(10_000, APART_S, clock)
        self._seeing: TTLCache[tuple[int, int], bool] = TTLCache(10_000, SIGHT_BELIEVED_S, clock)

    async def deliver(self, item: OutboxItem) -> dict[int, float]:
        """Show all followers of a table its current state; after its end for the last time.

        Returns:
            when to retry, for those whose message was edited recently.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.queries.snapshot(item.table)
        if snapshot is None or not snapshot.is_dealt:
            return {}
        put_off: list[float] = []
        for watcher in await self._service.watchers.of_table(item.table):
            async with self._ledger.lock(item.table, watcher_slot(watcher.id)):
                if (last := self._edited.get((item.table, watcher.id))) is not None:
                    put_off.append(last + APART_S)
                elif await self._is_watcher(item.table, watcher.id):
                    await self._bring(snapshot, watcher, may_stand=item.attempts > 1)
        return {item.id: min(put_off)} if put_off else {}

    async def begin(self, table_id: str, person: Person) -> bool:
        """Show a new follower the table in a new message; return whether that succeeded.

        Raises:
            PortError: Discord fails.
        """
        snapshot = await self._service.queries.snapshot(table_id)
        if snapshot is None or not snapshot.is_dealt:
            return False
        async with self._ledger.lock(table_id, watcher_slot(person.id)):
            if not await self._is_watcher(table_id, person.id):
                return False
            if (old := self._standing(snapshot, person)) is not None:
                await self._messages.delete(old)
            return await self._show(snapshot, person, None, may_stand=False)

    async def stop(self, table_id: str, person: int) -> bool:
        """Stop a person following a table; return whether they were."""
        async with self._ledger.lock(table_id, watcher_slot(person)):
            self._ledger.put(table_id, watcher_slot(person), None)
            return await self._service.watchers.unfollow(table_id, person)

    async def _bring(self, snapshot: Snapshot, person: Person, *, may_stand: bool) -> None:
        """Update the message of one watcher, or end it."""
        table, old = snapshot.table, self._standing(snapshot, person)
        if table.seat_of(person.id) is not None:  # they have a seat now, and see more than this
            if old is not None:
                await self._messages.delete(old)
            await self._forget(table.id, person.id)
        elif not await self._may_see(snapshot, person.id):
            if old is not None:
                await self._messages.edit(old, unseen_post(words(person.locale), table))
            await self._forget(table.id, person.id)
        else:
            is_shown = await self._show(snapshot, person, old, may_stand=may_stand)
            if not is_shown or not table.phase.live:
                await self._forget(table.id, person.id)

    async def _show(self, snapshot: Snapshot, person: Person, old: PostedMessage | None, *, may_stand: bool) -> bool:
        """Show the public view to one watcher; return whether that succeeded."""
        table, slot = snapshot.table, watcher_slot(person.id)
        draft = self._draft(snapshot, person)
        if old is not None:
            old = self._messages.trusted(old, may_stand=may_stand)
        if old is not None and old.shows == draft.digest():
            return True
        self._edited[table.id, person.id] = self._clock()
        kept = old.files if old is not None else ()
        post, is_late = await draft.finished(kept, GRACE_S)
        ref = await self._messages.edit(old, post) if old is not None else None
        if ref is None:
            try:
                channel = await self._private.channel_of(person)
                mark = nonce("watch", table.id, person.id, old.message if old is not None else token_hex(8))
                ref = await self._messages.send(channel, post, mark, may_stand=may_stand)
            except (Refused, Gone) as error:
                about = {"table": table.id, "person": person.id, "error": str(error)}
                log.info("Could not show a table to a follower", extra=about)
                return False
            if channel != person.dm or person.closed:
                await self._service.people.dm_opened(person.id, channel)
        self._ledger.put(table.id, slot, ref)
        if is_late:
            self._messages.in_background(self._follow_up(table.id, draft))
        return True

    def _draft(self, snapshot: Snapshot, person: Person) -> Draft:
        """Return the message of a watcher, made only from public information."""
        view, lang = snapshot.view_for(None), words(person.locale)
        return Draft(self._pictures, view, lang, lambda pictures: watched_post(view, lang, pictures))

    async def _follow_up(self, table_id: str, draft: Draft) -> None:
        """Add the pictures that were not ready when the text was sent."""
        await draft.drawn()
        await self._service.watchers.show_again(table_id)

    async def _may_see(self, snapshot: Snapshot, person: int) -> bool:
        """Return whether a watcher can see the channel of the table; true while this is unknown."""
        table, key = snapshot.table, (snapshot.table.channel, person)
        if table.lost or self._seeing.get(key):
            return True
        if not await self._port.can_see(table.guild, table.channel, person):
            return False
        self._seeing[key] = True
        return True

    async def _is_watcher(self, table_id: str, person: int) -> bool:
        """Return whether a person still follows a table: they may have stopped while another message was edited."""
        return any(watcher.id == person for watcher in await self._service.watchers.of_table(table_id))

    def _standing(self, snapshot: Snapshot, person: Person) -> PostedMessage | None:
        return self._ledger.place(snapshot.table, watcher_slot(person.id))

    async def _forget(self, table_id: str, person: int) -> None:
        self._ledger.put(table_id, watcher_slot(person), None)
        await self._service.watchers.unfollow(table_id, person)
