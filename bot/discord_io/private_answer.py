"""What one person is shown alone: in the place of the private message whose control they pressed, or in a new one.

Delivery and late pictures may change the same message at the same time. Whoever changes one holds its lock; where that
takes too long, or an answer may get through late, the message is looked at again afterwards.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import discord

from bot.delivery.answers import Answer
from bot.delivery.messages import digest_of
from bot.delivery.pictures import Draft
from bot.delivery.port import PortError, Refused
from bot.model import Person, hand_slot
from bot.post import Picture, Post
from bot.tables.view import TableView
from games.core import Seat

from .components import KeptAttachment, replacing
from .failures import NO_MESSAGE, errors
from .first_answer import ReplyFailed
from .transport import names_of

if TYPE_CHECKING:
    from .client import Porion
    from .responder import Responder

log = logging.getLogger(__name__)

BAD_REQUEST = 400
LOCK_S = 0.2
"""Seconds for which an answer waits until it may change a message that delivery is changing as well."""


@asynccontextmanager
async def held(lock: asyncio.Lock) -> AsyncIterator[bool]:
    """Hold a message's lock if it can be had at once or nearly so; yield whether it is held."""
    try:
        async with asyncio.timeout(LOCK_S) if lock.locked() else nullcontext():
            await lock.acquire()
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()


@dataclass(frozen=True, slots=True)
class Reply:
    """What somebody alone was shown.

    Attributes:
        edit: what can edit it.
        message: which message it is, as far as that is known.
        kept: its files by name, as far as they are known: an edit that keeps them uploads them not again.
        mark: tells it from what is shown in the same message later.
    """

    edit: Callable[..., Awaitable[object]]
    message: int | None
    kept: Mapping[str, discord.Attachment] = field(default_factory=dict)
    mark: object = None


class PrivateAnswer:
    """Shows posts in answer to one interaction."""

    def __init__(self, to: "Responder") -> None:
        """Answer through this responder."""
        self._to = to

    async def show(self, post: Post) -> Reply:
        """Replace the private message whose control was pressed; or show the post beside the public one."""
        message = self._to.interaction.message
        if not self._to.in_private or message is None:
            return await self._to.say(post)
        delivery, seat = self._to.bot.delivery, self._seat_here(message.id)
        delivery.choosing.begin(message.id, self._to.ticket)
        async with held(self._lock(message.id, seat)) as is_held:
            try:
                reply = await self._replace(message, post)
            except ReplyFailed as failed:
                self._note(seat, "", {})
                self._look_again(seat, failed.left)
                raise
        if self._to.table is not None and seat is not None:
            if not is_held or not await self._to.bot.service.is_current(self._to.table):
                self._look_again(seat)
        elif not is_held and reply.message is not None:
            delivery.messages.aside(self._show_again(post, reply, reply.message))
        return reply

    async def _show_again(self, post: Post, reply: Reply, message: int) -> None:
        """Show a post once more, because an edit was under way beside it that may have come later."""
        async with self._lock(message, None):
            if self._to.bot.delivery.choosing.is_latest(message, reply.mark):
                await self._edit_quietly(post, reply)

    async def _replace(self, message: discord.Message, post: Post) -> Reply:
        """Replace the private message whose control was pressed; say it in a new one if that has been deleted."""
        try:
            try:
                shown = await self._edit(post, self._files(message))
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
                shown = await self._edit(without_kept(post), {})  # it has lost a file that was to stay
        except discord.HTTPException as error:
            if error.code != NO_MESSAGE:
                raise
            return await self._to.say(post)  # another message has replaced it: nobody is left without an answer
        seat = self._seat_here(message.id)
        self._note(seat, digest_of(post) if shown is not None else "", names_of(shown) if shown is not None else {})
        return reply_of(self._to.bot, self._to.interaction.edit_original_response, message.id, shown)

    async def _edit(self, post: Post, kept: Mapping[str, discord.Attachment]) -> discord.Message | None:
        """Edit the private message, as the first answer or later; return it as far as Discord tells."""
        interaction = self._to.interaction
        if self._to.is_answered:
            return await interaction.edit_original_response(**replacing(post, kept))
        response = await self._to.first(lambda: interaction.response.edit_message(**replacing(post, kept)))
        return message_of(response)

    def _note(self, seat: Seat | None, shows: str, files: Mapping[str, int]) -> None:
        """Note what the hand shows whose control was pressed; empty where that is unknown."""
        delivery, table = self._to.bot.delivery, self._to.table
        standing = delivery.hands.standing(table, seat) if table is not None and seat is not None else None
        if table is not None and seat is not None and standing is not None:
            shown = replace(standing, shows=shows, files=files)
            delivery.ledger.put(table.id, hand_slot(seat), shown, is_step=True)

    def _files(self, message: discord.Message) -> Mapping[str, discord.Attachment]:
        """Return the files of the private message: pictures may have been added since its control was pressed."""
        seat = self._seat_here(message.id)
        if self._to.table is not None and seat is not None:
            standing = self._to.bot.delivery.hands.standing(self._to.table, seat)
            if standing is not None and standing.files:
                return kept_files(standing.files)
        return {one.filename: one for one in message.attachments}

    def _seat_here(self, message: int) -> Seat | None:
        """Return whose hand the message is whose control was pressed; None when it is none that stands."""
        seat = self._to.table.seat_of(self._to.person.id) if self._to.table is not None else None
        if self._to.table is None or seat is None or self._to.is_ephemeral:
            return None
        standing = self._to.bot.delivery.hands.standing(self._to.table, seat)
        return seat if standing is not None and standing.message == message else None

    def _lock(self, message: int, seat: Seat | None) -> asyncio.Lock:
        """Return what is held while a private message is changed."""
        delivery = self._to.bot.delivery
        if self._to.table is None or seat is None:
            return delivery.choosing.lock(message)
        return delivery.hands.lock(self._to.table.id, seat)

    def _look_again(self, seat: Seat | None, left: Collection[asyncio.Task[Any]] = ()) -> None:
        """Have a hand compared with what it should show: something else may have been put into it beside this answer.

        Args:
            seat: whose hand; None for a message that no delivery follows.
            left: tries of this answer that are still under way.
        """
        if self._to.table is not None and seat is not None:
            self._to.bot.delivery.messages.aside(self._to.bot.delivery.hands.look_again(self._to.table.id, seat, left))

    async def kept(
        self, view: TableView, draft: Callable[[TableView, Person], Draft], put: Callable[[Post], Awaitable[Reply]]
    ) -> None:
        """Show what follows from a view; where it stands in a channel, it is kept up to date for a while.

        Args:
            view: the table as the person may know it.
            draft: makes the message of it.
            put: shows it: in place of the private message, or in a new one.
        """
        first = draft(view, self._to.person)
        reply = await self.illustrated(first, put)
        if reply.message is None or self._to.interaction.guild_id is None or view.seat is None:
            return

        async def edit(post: Post) -> None:
            try:
                async with errors():
                    await reply.edit(**replacing(post))
            except discord.HTTPException as error:
                raise Refused(str(error)) from error

        delivery = self._to.bot.delivery
        delivery.answers.keep(view, Answer(reply.message, draft, edit, digest_of(first.wanted())))
        if not await self._to.bot.service.is_current(view.table):
            delivery.messages.aside(delivery.refresh_answer(view.table.id, view.seat))

    async def illustrated(self, draft: Draft, put: Callable[[Post], Awaitable[Reply]]) -> Reply:
        """Show a post with the pictures that are drawn; the others follow.

        Args:
            draft: the message.
            put: shows it: in place of the private message, or in a new one.
        """
        message = self._to.interaction.message if self._to.in_private and put != self._to.say else None
        kept = tuple(self._files(message)) if message is not None else ()
        post, is_late = draft.at_once(kept)
        reply = await put(post)
        if is_late and reply.message is not None:
            self._to.bot.delivery.messages.aside(self._follow(draft, reply, reply.message))
        return reply

    async def _follow(self, draft: Draft, reply: Reply, message: int) -> None:
        """Add pictures to the words that went ahead, unless their message shows something else by now."""
        await draft.drawn()
        choosing, seat = self._to.bot.delivery.choosing, self._seat_here(message)
        async with self._lock(message, seat):
            if not choosing.is_latest(message, reply.mark):
                return
            post, _ = await draft.finished(tuple(reply.kept), 0.0)
            await self._edit_quietly(post, reply)
            self._note(seat, "", {})
        self._look_again(seat)

    async def _edit_quietly(self, post: Post, reply: Reply) -> None:
        try:
            async with errors():
                await reply.edit(**replacing(post, reply.kept))
        except (PortError, discord.HTTPException) as error:
            log.info("Interaction %s: its answer could not be edited: %s", self._to.interaction.id, error)


def kept_files(files: Mapping[str, int]) -> Mapping[str, discord.Attachment]:
    """Return the files of a message that an edit may keep."""
    return {name: KeptAttachment(found, name) for name, found in files.items()}


def without_kept(post: Post) -> Post:
    """Return a post with only the pictures that can be uploaded."""
    return replace(post, blocks=tuple(one for one in post.blocks if not isinstance(one, Picture) or one.data))


def reply_of(
    bot: "Porion", edit: Callable[..., Awaitable[object]], message: int | None, shown: discord.Message | None
) -> Reply:
    """Return what somebody alone was shown, from what Discord said of it."""
    kept = {one.filename: one for one in shown.attachments} if shown is not None else {}
    return Reply(edit, message, kept, bot.delivery.choosing.touch(message) if message is not None else None)


def message_of(response: Any) -> discord.Message | None:
    """Return the message that a first answer has made or changed, if Discord has told it."""
    resource = getattr(response, "resource", None)
    return resource if isinstance(resource, discord.Message) else None
