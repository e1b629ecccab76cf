"""People: who is there, who has left the server, and reaching one alone by private message or where they are active."""

import logging
from collections.abc import Callable

from cachetools import TTLCache
from pydantic import TypeAdapter, ValidationError

from bot.model import Person, Table
from bot.post import Gone, Port, PortError, Post, PostedMessage, Refused, UncountedRequests
from bot.present.messages.notices import closed_post
from bot.service import Service
from locales import words

from .messages import nonce

log = logging.getLogger(__name__)

CALL_AFTER_S = 90.0
"""Seconds of inactivity after which a player the table is waiting for is mentioned."""
CALLS_APART = 6
"""So many times that must pass between two calls of one person to one table, unless its pace is quicker."""
MEMBER_BELIEVED_S = 10 * 60.0
"""Seconds for which a member counts as one without being looked up again."""
CLOSED_DM_RETRY_S = 10 * 60.0
"""Seconds before a person's closed private messages are tried again, unless they ask for their hand."""
UNTOLD_S = 7 * 24 * 3600.0
"""Seconds after which a sentence that could not be told is no news any more."""
UNTOLD_KEPT = 5
"""Sentences that are kept for one person."""

_POSTS: TypeAdapter[tuple[tuple[float, Post], ...]] = TypeAdapter(tuple[tuple[float, Post], ...])


class Presence:
    """Remembers when each person last did anything with the bot."""

    def __init__(self, clock: Callable[[], float], call_after: float = CALL_AFTER_S) -> None:
        """Count people as present for `call_after` seconds after their last action."""
        self._call_after = call_after
        self._called: TTLCache[tuple[str, int], float] = TTLCache(10_000, CALLS_APART * call_after, clock)
        self._seen: TTLCache[int, float] = TTLCache(100_000, call_after, clock)
        self._clock = clock

    def saw(self, person: int) -> None:
        """Note a sign of life."""
        if self._call_after > 0:
            self._seen[person] = self._clock()

    def called(self, table: str, person: int) -> None:
        """Note that a person was called to a table."""
        if self._call_after > 0:
            self._called[table, person] = self._clock()

    def calls_rest_until(self, table: Table, person: int, standing: float = 0.0) -> float | None:
        """Return until when a person is not called to a table again; None when they can be.

        Args:
            table: the table.
            person: who.
            standing: when the message was sent that calls them still, which is remembered across restarts.
        """
        apart = CALLS_APART * self._call_after
        apart = apart if table.pace is None else min(apart, table.pace)
        until = max(self._called.get((table.id, person)) or 0.0, standing) + apart
        return until if until > self._clock() else None

    def asked_until(self, asked_at: float) -> float | None:
        """Return when people who were asked at that time may be called, present or not; None once they may."""
        until = asked_at + self._call_after
        return until if until > self._clock() else None

    def until(self, person: int, seen_at: float = 0.0) -> float | None:
        """Return until when a person counts as present; None when they do not.

        Args:
            person: who.
            seen_at: when they last did something at the table, which is remembered across restarts.
        """
        until = max(self._seen.get(person) or 0.0, seen_at) + self._call_after
        return until if until > self._clock() else None


class Members:
    """Finds out who is no longer on a server, and tells their tables there."""

    def __init__(self, service: Service, port: Port, clock: Callable[[], float]) -> None:
        self._service, self._port = service, port
        self._here: TTLCache[tuple[int, int], bool] = TTLCache(10_000, MEMBER_BELIEVED_S, clock)

    async def may_reach(self, table: Table, person: Person, by: int | None) -> bool:
        """Return whether a person at a table's server may be mentioned, or written to, for what another one asks.

        Args:
            table: where it is asked.
            person: who would be told.
            by: who asks; None where it is the bot itself.

        Returns:
            False where either is not on the server, or the person has blocked the one who asks.
        """
        people = (person.id,) if by is None else (person.id, by)
        return not person.has_blocked(by) and not any([await self.has_left(table, one) for one in people])

    async def has_left(self, table: Table, person: int) -> bool:
        """Return whether a person has left the server of a table; if so, their tables there have been told.

        Args:
            table: a table that stands on a server.
            person: a person seated at it.

        Returns:
            False as well while nobody can tell: the bot is not on the server, or Discord fails.
        """
        seat = table.seat_of(person)
        if seat is not None and table.sitters[seat].is_gone:
            return True
        return not table.lost and await self.is_missing(table.guild, person)

    async def is_missing(self, guild: int, person: int) -> bool:
        """Return whether a person is not on a server; if so, their tables there have been told. False in doubt."""
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


class PrivateMessages:
    """Knows whose private messages are closed, and says what could not be said before at the next occasion."""

    def __init__(
        self, service: Service, port: Port, members: Members, recent: UncountedRequests, clock: Callable[[], float]
    ) -> None:
        self._service, self._port, self._members, self._recent = service, port, members, recent
        self._closed: TTLCache[tuple[str, int], bool] = TTLCache(10_000, CLOSED_DM_RETRY_S, clock)
        self._hinted: TTLCache[tuple[str, int], bool] = TTLCache(10_000, 24 * 3600.0, clock)
        self._catching_up: TTLCache[int, bool] = TTLCache(10_000, 60.0, clock)
        self._clock = clock

    def is_closed(self, table_id: str, person_id: int) -> bool:
        """Return whether a table has just found a player's private messages closed."""
        return self._closed.get((table_id, person_id)) is not None

    async def found_closed(self, table: Table, person: Person) -> None:
        """Remember that a private message was refused, and tell its reader alone, or the table that they have left."""
        self._closed[table.id, person.id] = True
        await self._service.people.dm_failed(person.id, closed=True)
        if not await self._members.has_left(table, person.id):
            await self.hint(table, person)

    def try_again(self, table_id: str, person_id: int) -> None:
        """Try somebody's private messages again, though they were closed a moment ago."""
        self._closed.pop((table_id, person_id), None)

    async def hint(self, table: Table, person: Person) -> None:
        """Tell a player alone, once at a table, that private messages do not reach them and where their hand is."""
        key = (table.id, person.id)
        if self._hinted.get(key) or table.lost or table.seat_of(person.id) is None:
            return
        self._hinted[key] = True
        if not await self._recent.say(table.channel, person.id, closed_post(table, words(person.locale))):
            self._hinted.pop(key, None)

    async def reach(self, channel: int | None, person: Person, post: Post, mark: str) -> bool:
        """Tell somebody something alone; what cannot be told now is told at their next interaction.

        Args:
            channel: where they may just have been active; None when nothing can be said there.
            person: whom.
            post: what.
            mark: by which Discord recognises the same message sent a second time.

        Returns:
            whether there was a way now.

        Raises:
            Trouble: Discord fails; there may be a way later.
        """
        if channel is not None and await self._recent.say(channel, person.id, post):
            return True
        return await self.write(person, post, mark) is not None

    async def write(self, person: Person, post: Post, mark: str) -> PostedMessage | None:
        """Tell somebody something by private message; what cannot be told now is told at their next interaction.

        Returns:
            where it stands; None when there is no way now.

        Raises:
            Trouble: Discord fails; there may be a way later.
        """
        try:
            dm = await self.channel_of(person)
            sent = await self._port.send(dm, post, mark)
        except (Refused, Gone) as error:
            log.info("A person cannot be told anything yet", extra={"person": person.id, "error": str(error)})
            await self._service.people.change_untold(person.id, lambda untold: with_post(untold, post, self._clock()))
            return None
        if dm != person.dm or person.closed:
            await self._service.people.dm_opened(person.id, dm)
        return PostedMessage(dm, sent.message, self._clock())

    async def catch_up(self, channel: int, person: Person) -> None:
        """Tell somebody, through their latest interaction, what no private message could tell them.

        Raises:
            StoreFailed: it could not be noted that they have been told.
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
        """Return the channel of private messages with a person."""
        return person.dm if person.dm is not None else await self._port.open_dm(person.id)


def notice_mark(item: int, person: int) -> str:
    """Return the mark of a notice told to one person."""
    return nonce("notice", item, person)


def posts_in(untold: str, now: float) -> tuple[Post, ...]:
    """Return what is still worth telling, oldest first; what cannot be read is not."""
    return tuple(post for _, post in _fresh(untold, now))


def with_post(untold: str, post: Post, now: float) -> str:
    """Return the waiting posts with one more, unless it waits already."""
    kept = _fresh(untold, now)
    if any(post == known for _, known in kept):
        return untold
    return _POSTS.dump_json((*kept, (now, post))[-UNTOLD_KEPT:]).decode()


def without_posts(untold: str, told: tuple[Post, ...], now: float) -> str:
    """Return the waiting posts without what has been told by now; empty when nothing is left."""
    left = tuple((at, post) for at, post in _fresh(untold, now) if post not in told)
    return _POSTS.dump_json(left).decode() if left else ""


def _fresh(untold: str, now: float) -> tuple[tuple[float, Post], ...]:
    if not untold:
        return ()
    try:
        return tuple((at, post) for at, post in _POSTS.validate_json(untold) if now - at < UNTOLD_S)
    except ValidationError:
        return ()
