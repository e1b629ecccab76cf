"""Private boards by message; and what becomes of those whose private messages are closed."""

import logging
from dataclasses import replace
from functools import cached_property

from games.core import Seat
from locales import words

from .delivery import FRESH, GRACE, Delivery, nonce
from .model import MessageRef, Person, Table
from .port import Gone, Refused
from .post import Post
from .present.hand import hand_post
from .present.notices import closed_post, notice_post
from .service import Errand

log = logging.getLogger(__name__)

CLOSED = 10 * 60
"""Seconds for which a table leaves somebody's closed private messages alone, unless they ask for their hand."""
_REMEMBERED = 5_000


class Hands(Delivery):
    """Keeps one private board for each person at a table."""

    @cached_property
    def _refused_at(self) -> dict[tuple[str, int], float]:
        """When a table last found somebody's private messages closed."""
        return {}

    @cached_property
    def _hinted(self) -> set[tuple[str, int]]:
        """Who has been told at which table."""
        return set()

    @cached_property
    def _shown(self) -> dict[tuple[str, Seat], tuple[MessageRef, int]]:
        """What the private boards show, as digests."""
        return {}

    async def hand(self, table: Table, seat: Seat | None, *, anew: bool = False) -> None:
        """Bring a private board up to date; closed messages are remembered, and told to their owner alone.

        Args:
            table: the table.
            seat: whose private board.
            anew: whether to send it again in any case, which calls its reader as an edit would not.
        """
        if seat is None or seat >= len(table.sitters):
            return
        sitter = table.sitters[seat]
        person = await self._service.person(sitter.person) if sitter.person is not None else None
        if person is None:
            if sitter.hand is not None:
                await self._port.delete(sitter.hand)
                await self._service.set_hand(table.id, seat, None)
        elif self._clock() - self._refused_at.get((table.id, person.id), -CLOSED) < CLOSED:
            await self.hint(table.id, person.id)
        else:
            await self._bring_hand(table, seat, person, anew=anew)

    async def _bring_hand(self, table: Table, seat: Seat, person: Person, *, anew: bool) -> None:
        old, glance, lang = table.sitters[seat].hand, await self._service.glance(table.id, seat), words(person.locale)
        bare, is_fresh = hand_post(glance, lang), old is not None and not anew and self._clock() - old.at < FRESH
        if old is not None and is_fresh and self._is_in_use(old.message, glance.ticket):
            return  # the decision is still the same: whatever else is new comes with the answer to it
        if is_fresh and self._shown.get((table.id, seat)) == (old, hash(bare)):
            return  # nothing new: whoever is in the middle of a choice there goes on undisturbed
        post = hand_post(glance, lang, pictures=await self.studio.pictures(glance, lang, GRACE))
        if old is not None and is_fresh and await self._edited(old, post):
            ref = old
        else:
            placed = await self._place(table, seat, person, post)
            if placed is None:
                return
            ref = placed
        if len(self._shown) >= _REMEMBERED:
            self._shown.clear()
        self._shown[table.id, seat] = (ref, hash(bare))
        self._add_picture(glance, lang, ref, post, lambda pictures: hand_post(glance, lang, pictures=pictures))

    async def _place(self, table: Table, seat: Seat, person: Person, post: Post) -> MessageRef | None:
        """Show a private board in a new message; None when private messages are closed."""
        old = table.sitters[seat].hand
        try:
            mark = nonce("hand", table.id, seat, old.message if old else 0)
            sent = await self._to(person, post, mark, (table.id, seat))
        except (Refused, Gone):
            log.info("Table %s: the private messages of seat %d are closed", table.id, seat)
            self._refused_at[table.id, person.id] = self._clock()
            await self._service.dm_failed(person.id, closed=True)
            await self.hint(table.id, person.id)
            return None
        placed = replace(sent, at=self._clock())
        await self._service.dm_opened(person.id, placed.channel)
        await self._service.set_hand(table.id, seat, placed)
        if old is not None and old.message != placed.message:
            await self._port.delete(old)
        return placed

    async def hint(self, table_id: str, person_id: int) -> None:
        """Tell a player alone, once at a table, that private messages do not reach them and where their hand is."""
        if (table_id, person_id) in self._hinted:
            return
        table, person = await self._service.table(table_id), await self._service.person(person_id)
        if table is None or person is None or not person.closed or table.seat_of(person_id) is None:
            return
        self._hinted.add((table_id, person_id))
        if not await self._whispers.say(table.channel, person_id, closed_post(table, words(person.locale))):
            self._hinted.discard((table_id, person_id))

    def knock_again(self, table_id: str, person_id: int) -> None:
        """Try somebody's private messages again, though they were closed a moment ago."""
        self._refused_at.pop((table_id, person_id), None)

    async def tell_each(self, table: Table, errand: Errand) -> None:
        """Tell everyone at a table privately what cannot be said in its channel."""
        for person_id in [sitter.person for sitter in table.sitters if sitter.person is not None]:
            person = await self._service.person(person_id)
            if person is not None and errand.say is not None:
                post = notice_post(errand.say, table, words(person.locale))
                await self.reach(table.channel, person, post, nonce("notice", errand.id, person_id))

    async def reach(self, channel: int, person: Person, post: Post, mark: str) -> bool:
        """Tell somebody something alone: in a channel if they have just been active there, or by private message.

        Returns:
            whether there was a way.

        Raises:
            Trouble: Discord fails; there may be a way later.
        """
        if await self._whispers.say(channel, person.id, post):
            return True
        try:
            sent = await self._to(person, post, mark)
        except (Refused, Gone) as error:
            log.info("Person %d cannot be told anything: %s", person.id, error)
            return False
        if sent.channel != person.dm or person.closed:
            await self._service.dm_opened(person.id, sent.channel)
        return True

    async def _to(
        self, person: Person, post: Post, mark: str, whose: tuple[str, Seat | None] | None = None
    ) -> MessageRef:
        """Send somebody a private message, in the channel known or in a new one; `whose` is said of a hand."""
        if person.dm is not None:
            try:
                return await self._to_channel(person.dm, post, mark, whose)
            except Gone:
                log.info("The private channel %d is gone, opening another", person.dm)
        return await self._to_channel(await self._port.open_dm(person.id), post, mark, whose)

    async def _to_channel(
        self, channel: int, post: Post, mark: str, whose: tuple[str, Seat | None] | None
    ) -> MessageRef:
        if whose is None:
            return await self._port.send(channel, post, mark)
        return await self._sent(channel, post, mark, whose)
