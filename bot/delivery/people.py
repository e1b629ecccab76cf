"""People: who has left the server, and reaching one privately, by message or where they are active."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from cachetools import TTLCache
from pydantic import TypeAdapter, ValidationError

from bot.model import Person, Table
from bot.post import Gone, Port, PortError, Post, PostedMessage, Refused, UncountedRequests, nonce
from bot.present.messages.notices import closed_post
from bot.service import Service
from bot.service.clocks import Recurring
from locales import words

from .backpressure import Presence
from .messages import MessageLedger, Messages
from .pictures import PictureMaker

log = logging.getLogger(__name__)

MEMBER_BELIEVED_S = 10 * 60.0
"""Seconds for which a person's membership is cached."""
CLOSED_DM_RETRY_S = 10 * 60.0
"""Seconds before a person's closed private messages are tried again, unless they ask for their hand."""
UNTOLD_S = 7 * 24 * 3600.0
"""Seconds after which an undelivered sentence is outdated."""
HINTED_S = 24 * 3600.0
"""Seconds before a person whose private messages are closed is told again where their hand is."""
CATCHING_UP_S = 60.0
"""Seconds for which one interaction at most tells a person what could not be told."""
UNTOLD_MOST = 5
"""The maximum number of undelivered sentences per person."""

_POSTS: TypeAdapter[tuple[tuple[float, Post], ...]] = TypeAdapter(tuple[tuple[float, Post], ...])


class Members:
    """Determines who has left a server, and reports it to their tables there."""

    def __init__(self, service: Service, port: Port, clock: Callable[[], float]) -> None:
        self._service, self._port = service, port
        self._here: TTLCache[tuple[int, int], bool] = TTLCache(10_000, MEMBER_BELIEVED_S, clock)

    async def may_reach(self, table: Table, person: Person, by: int | None) -> bool:
        """Return whether a person at a table's server may be mentioned or written to because of another one's action.

        Args:
            table: the table.
            person: the recipient.
            by: the person who acts; None for the bot itself.

        Returns:
            False if either is not on the server, or the person has blocked the one who acts.
        """
        people = (person.id,) if by is None else (person.id, by)
        return not person.has_blocked(by) and not any([await self.has_left(table, one) for one in people])

    async def has_left(self, table: Table, person: int) -> bool:
        """Return whether a person has left the server of a table; if so, it is reported to their tables there.

        Args:
            table: a table on a server.
            person: a person seated at it.

        Returns:
            False also while it is unknown: the bot is not on the server, or Discord fails.
        """
        seat = table.seat_of(person)
        if seat is not None and table.occupants[seat].is_gone:
            return True
        return not table.lost and await self.is_missing(table.guild, person)

    async def is_missing(self, guild: int, person: int) -> bool:
        """Return whether a person is not on a server; if so, it is reported to their tables there. False in doubt."""
        if self._here.get((guild, person)):
            return False
        try:
            is_member = await self._port.is_member(guild, person)
        except PortError as error:
            about = {"person": person, "guild": guild, "error": str(error)}
            log.info("A person could not be looked up on a server", extra=about)
            return False
        if is_member:
            self._here[guild, person] = True
            return False
        await self._service.places.report_missing(guild, person)
        return True


class PrivateMessages(Recurring):
    """Tracks whose private messages are closed, and delivers what was undeliverable at the next opportunity.

    Outdated sentences are deleted from time to time, by one process for all.
    """

    def __init__(
        self, service: Service, port: Port, members: Members, recent: UncountedRequests, clock: Callable[[], float]
    ) -> None:
        self._service, self._port, self._members, self._recent = service, port, members, recent
        self._closed: TTLCache[tuple[str, int], bool] = TTLCache(10_000, CLOSED_DM_RETRY_S, clock)
        self._hinted: TTLCache[tuple[str, int], bool] = TTLCache(10_000, HINTED_S, clock)
        self._catching_up: TTLCache[int, bool] = TTLCache(10_000, CATCHING_UP_S, clock)
        self._clock = clock

    async def fire(self) -> None:
        """Delete undelivered sentences that are outdated."""
        now = self._clock()
        for person, untold in await self._service.people.with_untold():
            if without_posts(untold, (), now) != untold:
                await self._service.people.change_untold(person, lambda text: without_posts(text, (), now))

    async def _run(self) -> None:
        await self.rest(is_done=True)  # not right after a start, which is busy enough
        await super()._run()

    def is_closed(self, table_id: str, person_id: int) -> bool:
        """Return whether a player's private messages were recently found closed at a table."""
        return self._closed.get((table_id, person_id), False)

    async def found_closed(self, table: Table, person: Person) -> None:
        """Record that a private message was refused, and tell its reader elsewhere, or the table that they left."""
        self._closed[table.id, person.id] = True
        await self._service.people.dm_closed(person.id)
        if not await self._members.has_left(table, person.id):
            await self.hint(table, person)

    def try_again(self, table_id: str, person_id: int) -> None:
        """Retry a person's private messages, although they were recently closed."""
        self._closed.pop((table_id, person_id), None)

    async def hint(self, table: Table, person: Person) -> None:
        """Tell a player, once per table, that private messages do not reach them and where their hand is."""
        key = (table.id, person.id)
        if self._hinted.get(key) or table.lost or table.seat_of(person.id) is None:
            return
        self._hinted[key] = True
        if not await self._recent.say(table.channel, person.id, closed_post(table, words(person.locale))):
            self._hinted.pop(key, None)

    async def reach(self, channel: int | None, person: Person, post: Post, mark: str) -> bool:
        """Tell a person something privately; what cannot be delivered now is told at their next interaction.

        Args:
            channel: where they may just have been active; None if nothing can be shown there.
            person: the person.
            post: the content.
            mark: the nonce by which Discord recognises the same message sent again.

        Returns:
            whether it was delivered now.

        Raises:
            Trouble: Discord fails; a retry may succeed.
        """
        if channel is not None and await self._recent.say(channel, person.id, post):
            return True
        return await self.write(person, post, mark) is not None

    async def write(self, person: Person, post: Post, mark: str) -> PostedMessage | None:
        """Send a person a private message; what cannot be delivered now is told at their next interaction.

        Returns:
            the message; None if it cannot be delivered now.

        Raises:
            Trouble: Discord fails; a retry may succeed.
        """
        try:
            dm = await self.channel_of(person)
            sent = await self._port.send(dm, post, mark)
        except (Refused, Gone) as error:
            log.info("A private message cannot be delivered yet", extra={"person": person.id, "error": str(error)})
            await self._service.people.change_untold(person.id, lambda untold: with_post(untold, post, self._clock()))
            return None
        if dm != person.dm or person.closed:
            await self._service.people.dm_opened(person.id, dm)
        return PostedMessage(dm, sent.message, self._clock())

    async def catch_up(self, channel: int, person: Person) -> None:
        """Tell a person, through their latest interaction, what no private message could tell them.

        Raises:
            StoreFailed: the delivery could not be recorded.
        """
        if not person.untold or self._catching_up.get(person.id):
            return
        self._catching_up[person.id] = True
        told: list[Post] = []
        for post in posts_in(person.untold, self._clock()):
            if not await self._recent.say(channel, person.id, post):
                break
            told.append(post)
        await self._service.people.change_untold(
            person.id, lambda untold: without_posts(untold, tuple(told), self._clock())
        )
        self._catching_up.pop(person.id, None)

    async def channel_of(self, person: Person) -> int:
        """Return the id of a person's private-message channel."""
        return person.dm if person.dm is not None else await self._port.open_dm(person.id)


def notice_mark(item: int, person: int) -> str:
    """Return the nonce of a notice to one person."""
    return nonce("notice", item, person)


def posts_in(untold: str, now: float) -> tuple[Post, ...]:
    """Return the posts that are not outdated, oldest first; unreadable ones are dropped."""
    return tuple(post for _, post in _fresh(untold, now))


def with_post(untold: str, post: Post, now: float) -> str:
    """Return the undelivered posts with one more, unless it is already among them."""
    kept = _fresh(untold, now)
    if any(post == known for _, known in kept):
        return untold
    return _POSTS.dump_json((*kept, (now, post))[-UNTOLD_MOST:]).decode()


def without_posts(untold: str, told: tuple[Post, ...], now: float) -> str:
    """Return the undelivered posts without those told since; empty if none is left."""
    left = tuple((at, post) for at, post in _fresh(untold, now) if post not in told)
    return _POSTS.dump_json(left).decode() if left else ""


def _fresh(untold: str, now: float) -> tuple[tuple[float, Post], ...]:
    if not untold:
        return ()
    try:
        return tuple((at, post) for at, post in _POSTS.validate_json(untold) if now - at < UNTOLD_S)
    except ValidationError:
        return ()


@dataclass(frozen=True, slots=True)
class Outlet:
    """The services and helpers that all deliveries share.

    Attributes:
        service: the tables.
        port: sends requests to Discord.
        messages: sends, edits and deletes messages with as few requests as possible.
        ledger: the message in each slot.
        pictures: draws.
        presence: who was active recently.
        members: who has left a server.
        private: sends private messages.
    """

    service: Service
    port: Port
    messages: Messages
    ledger: MessageLedger
    pictures: PictureMaker
    presence: Presence
    members: Members
    private: PrivateMessages
