"""Reaching one person alone: by private message, or in a channel where they have just been active."""

import logging
from collections.abc import Callable

from cachetools import TTLCache
from pydantic import TypeAdapter, ValidationError

from bot.model import Person, Table
from bot.post import Gone, Port, Post, PostedMessage, RecentInteractions, Refused
from bot.present.messages.notices import closed_post
from bot.service import Service
from locales import words

from .messages import nonce
from .presence import Members

UNTOLD_S = 7 * 24 * 3600.0
"""Seconds after which a sentence that could not be told is no news any more."""
UNTOLD_KEPT = 5
"""Sentences that are kept for one person."""

_POSTS: TypeAdapter[tuple[tuple[float, Post], ...]] = TypeAdapter(tuple[tuple[float, Post], ...])


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


log = logging.getLogger(__name__)

CLOSED_DM_RETRY_S = 10 * 60.0
"""Seconds for which a table leaves somebody's closed private messages alone, unless they ask for their hand."""


class PrivateMessages:
    """Knows whose private messages are closed, and says what could not be said before at the next occasion."""

    def __init__(
        self, service: Service, port: Port, members: Members, recent: RecentInteractions, clock: Callable[[], float]
    ) -> None:
        self._service, self._port, self._members, self._recent = service, port, members, recent
        self._closed: TTLCache[tuple[str, int], bool] = TTLCache(10_000, CLOSED_DM_RETRY_S, clock)
        self._hinted: TTLCache[tuple[str, int], bool] = TTLCache(10_000, 24 * 3600.0, clock)
        self._catching_up: TTLCache[int, bool] = TTLCache(10_000, 60.0, clock)
        self._clock = clock

    def is_closed(self, table_id: str, person_id: int) -> bool:
        """Whether a table has found somebody's private messages closed a moment ago."""
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
