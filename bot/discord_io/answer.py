"""The answer to an interaction: the first one within three seconds, follow-ups, edits, and pictures that arrive late.

Deliveries may change the same message too, so its lock is held; if that takes too long, it is compared again later.
"""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias, TypeVar

import discord

from bot.app import App, Aside, AsidePlace, InteractionKey, Reaction
from bot.delivery.choosing import held
from bot.delivery.pictures import Content, Draft, ready
from bot.model import Person, Table
from bot.post import FileGone, Form, Gone, PortError, Post, PostedMessage, Sent, digest_of, hand_slot
from bot.present.messages.notices import note_post
from bot.service import Arrival, Done
from bot.tables.log import Command
from games.core import Seat, say
from locales import Words

from .bodies import BAD_REQUEST, NO_MESSAGE
from .callbacks import Reply, ReplyFailed, files_in, give

log = logging.getLogger(__name__)
T = TypeVar("T")
Interaction: TypeAlias = discord.Interaction[Any]
DEFER_AFTER_S = 1.0
"""Seconds after its arrival at which an interaction without a result is acknowledged."""


@dataclass
class Answer:
    """One interaction: its sender, and the answers that are still possible.

    `say` shows a new message, `show` replaces a private one, `beside` shows the side message; `note` says one
    sentence by `beside` or `show`, and `update` shows a board or hand in its own message, under its lock.

    Attributes:
        app: the app.
        interaction: what Discord sent.
        person: its sender, as stored.
        lang: the texts in their language.
        arrived: when it arrived, by the event loop's clock.
        table: the table it is about, once known.
        about: the id of the tournament it is about, once known.
        ticket: the decision that the control was made for, if any.
        is_answered: whether Discord has received a first answer.
        is_unheard: whether Discord has received none, and accepts none any more.
        is_written: whether what was asked for has been carried out.
        arrival: the table and what the person may know of it, as read on arrival.
    """

    app: App
    interaction: Interaction
    person: Person
    lang: Words
    arrived: float
    table: Table | None = None
    about: str = ""
    ticket: str = ""
    is_answered: bool = False
    is_unheard: bool = False
    is_written: bool = False
    arrival: Arrival | None = None

    @property
    def key(self) -> InteractionKey:
        """The key of the interaction, for the requests that answer it."""
        return InteractionKey(self.interaction.application_id, self.interaction.id, self.interaction.token)

    @property
    def share(self) -> str:
        """This interaction's contribution to the seed of a table: its id, assigned by Discord."""
        return str(self.interaction.id)

    @property
    def in_private(self) -> bool:
        """Whether the control is in a message that only this person sees."""
        return self.is_ephemeral or (self.interaction.message is not None and self.interaction.guild_id is None)

    @property
    def is_ephemeral(self) -> bool:
        """Whether the control is in an ephemeral message, which no delivery can edit."""
        return (message := self.interaction.message) is not None and message.flags.ephemeral

    def is_beside(self, place: AsidePlace | None = None) -> bool:
        """Return whether the control is in the person's side message, or in the message of their review."""
        message, aside = self.interaction.message, self.app.notes.asides.get(place or self.place)
        return message is not None and aside is not None and aside.message == message.id

    @property
    def place(self) -> tuple[int, int]:
        """The channel of the interaction, and its person."""
        return self.interaction.channel_id or 0, self.person.id

    @property
    def is_moderator(self) -> bool:
        """Whether the person may manage other people's tables here."""
        guild, permissions = self.interaction.guild_id, self.interaction.permissions
        is_here = guild is not None and (self.table is None or self.table.guild == guild)
        return is_here and (permissions.manage_messages or permissions.manage_guild)

    async def execute(self, table_id: str, command: Command, *, quietly: bool = True) -> Done:
        """Carry out a command at a table; see `carry_out`, and `CommandRunner.execute` for the exceptions."""
        return await self.carry_out(self.app.service.execute(table_id, command), quietly=quietly)

    async def carry_out(self, work: Coroutine[Any, Any, T], *, quietly: bool = True) -> T:
        """Run `work` to completion, uninterrupted, and acknowledge the interaction if it takes long.

        The acknowledgement shows nothing (`quietly`, for a click) or "thinking…" (for a command).
        """
        task = asyncio.create_task(work)
        left = self.arrived + DEFER_AFTER_S - asyncio.get_running_loop().time()
        finished, _ = await asyncio.wait({task}, timeout=max(left, 0.0))
        if not finished and not self.is_answered:
            with suppress(ReplyFailed):
                await self.acknowledge(quietly=quietly)
        result = await asyncio.shield(task)
        self.is_written = True
        return result

    async def acknowledge(self, *, quietly: bool) -> None:
        """Acknowledge without a result: a click shows nothing, a command shows "thinking…", to its person only.

        Raises:
            ReplyFailed: it did not get through in time.
        """
        is_click = self.interaction.type is not discord.InteractionType.application_command
        if not self.is_answered:  # in private, "thinking…" would create a second message and be edited instead
            await self._first(Reaction.DEFER if is_click and (quietly or self.in_private) else Reaction.THINK)

    async def fill_in(self, form: Form) -> None:
        """Open a form; possible only as the first answer."""
        await self._first(Reaction.FORM, form)

    async def _first(
        self, reaction: Reaction, content: Post | Form | None = None, kept: Mapping[str, int] | None = None
    ) -> Sent | None:
        key, message = self.key, self.interaction.message
        first = partial(self.app.callbacks.first, key, reaction, content, kept or {}, message.id if message else 0)
        try:
            sent = await give(first, self.arrived)
        except ReplyFailed:
            self.is_unheard = True
            raise
        self.is_answered = True
        if reaction in {Reaction.EDIT, Reaction.DEFER} and message is not None and not self.is_ephemeral:
            self.app.notes.answered_in[message.id] = key
        return sent

    async def say(self, content: Content) -> Reply:
        """Show something in a new message, as the first answer or as a follow-up."""
        post, is_late = ready(content, {})
        if self.is_answered:
            sent: Sent | None = await self.app.callbacks.follow(self.key, post)
            further = sent.message if sent is not None else None
        else:
            sent, further = await self._first(Reaction.SHOW, post), None
        reply = self._reply(sent, further)
        if is_late:
            self._show_again(content, reply)
        return reply

    async def note(self, text: str, *, instead: bool = False, **values: str | int) -> Reply:
        """Say one of the bot's own sentences; `instead` replaces the private message whose control was pressed."""
        post, is_instead = note_post(say(text, **values), self.lang), instead and self.in_private
        return await (self.show(post) if is_instead and not self.is_beside() else self.beside(post, is_note=True))

    async def beside(
        self, content: Content, place: AsidePlace | None = None, *, is_note: bool = False, lasts: bool = False
    ) -> Reply:
        """Show something in the person's side message in a channel: it is about the table or the tournament.

        A review is shown in its `place`; what `lasts` stays until its reader looks at something else. If the control is
        in that message, it is edited; otherwise a new one replaces it: editing a dismissed one shows nothing.
        """
        reply = await (self.show(content) if self.is_beside(place) else self.say(content))
        if reply.message is not None:
            about = "" if lasts else self.about or (self.table.id if self.table else "")
            source = self.interaction.message.id if self.interaction.message else 0
            self.app.put_beside(place or self.place, Aside(reply.message, reply.remove, about, is_note, source))
        return reply

    def clear_beside(self) -> None:
        """Delete the side message if it is about this table: its question has been answered."""
        if (aside := self.app.notes.asides.get(self.place)) and self.table and aside.table == self.table.id:
            self.app.put_beside(self.place, None)

    async def show(self, content: Content) -> Reply:
        """Replace the private message whose control was pressed; show a new message if it is public."""
        message = self.interaction.message
        if not self.in_private or message is None:
            return await self.say(content)
        delivery, seat = self.app.delivery, self._hand_in(message.id)
        delivery.choosing.begin(message.id, self.ticket)
        async with held(self._lock(message.id, seat)) as is_held:
            try:
                reply, is_late = await self._replace(message, content)
            except ReplyFailed as failed:
                self._note(message.id, None)  # it may have got through after all, or may still do so
                self._look_again(seat, failed.left)
                raise
        if is_late or (seat is None and not is_held):
            self._show_again(content, reply)
        elif self.table is not None and (not is_held or not await self.app.service.arrivals.is_current(self.table)):
            self._look_again(seat)
        return reply

    async def update(self, table: Table, slot: str, standing: PostedMessage | None, draft: Draft) -> bool:
        """Answer by showing a board or hand in its own message, if the control is in that message.

        The caller holds the message's lock, so that no delivery edits it at the same time.

        Args:
            table: the table.
            slot: the slot of the message.
            standing: the board's or hand's message, as last known.
            draft: what it is to show; pictures not drawn yet are added by the delivery of this same change.

        Returns:
            whether the message shows it now.
        """
        message, delivery = self.interaction.message, self.app.delivery
        if self.is_answered or self.app.load.is_busy or message is None or standing is None:
            return False
        if standing.message != message.id or not delivery.messages.is_editable(standing):
            return False
        unknown, kept = replace(standing, shows="", files={}), standing.files or files_in(message)
        post, _ = draft.at_once(kept)
        try:
            sent = await self._edit(message.id, post, kept)
        except ReplyFailed as failed:
            delivery.ledger.put(table.id, slot, unknown)  # it may have got through after all, or may still do so
            delivery.messages.in_background(delivery.look_again(table, slot, failed.left))
            raise
        except (FileGone, Gone) as error:  # delivery shows it again, with all its files or in a new message
            log.info("A message cannot be edited in answer", extra={"message_id": message.id, "error": str(error)})
            delivery.ledger.put(table.id, slot, unknown)
            return False
        known = replace(standing, shows=digest_of(post), files=sent.files) if sent is not None else unknown
        delivery.choosing.touch(message.id)
        delivery.choosing.end(message.id)
        delivery.ledger.put(table.id, slot, known)
        return True

    async def _replace(self, message: discord.Message, content: Content) -> tuple[Reply, bool]:
        """Replace the private message, or post a new one if it is gone; also return whether pictures are missing."""
        standing = self._standing(message.id)  # pictures may have been added since its control was pressed
        kept = (standing.files if standing is not None else None) or files_in(message)
        post, is_late = ready(content, kept)
        try:
            try:
                sent = await self._edit(message.id, post, kept)
            except FileGone:
                post, is_late = ready(content, {})
                sent = await self._edit(message.id, post, {})
        except Gone:
            return await self.say(content), False  # another message has replaced it
        self._note(message.id, post, sent.files if sent is not None else None)
        return self._reply(sent or Sent(message.id)), is_late

    async def _edit(self, message: int, post: Post, kept: Mapping[str, int]) -> Sent | None:
        """Edit the message whose control was pressed, as the first answer or later; return what Discord says of it.

        Raises:
            FileGone: a file that was to be kept no longer exists.
            Gone: the message has been deleted.
        """
        if self.is_answered:
            return Sent(message, await self.app.callbacks.edit(self.key, post, kept))
        try:
            return await self._first(Reaction.EDIT, post, kept)
        except discord.HTTPException as error:
            if error.code == NO_MESSAGE:
                raise Gone(str(error)) from error
            if error.status == BAD_REQUEST and kept:
                raise FileGone(str(error)) from error
            raise

    def _reply(self, sent: Sent | None, further: int | None = None) -> Reply:
        """Return a handle for editing a message: the first answer, or the follow-up with that id."""
        callbacks, key = self.app.callbacks, self.key
        edit, remove = partial(callbacks.edit, key, message=further), partial(callbacks.remove, key, further)
        if sent is None:
            return Reply(edit, remove, None)
        return Reply(edit, remove, sent.message, sent.files, self.app.delivery.choosing.touch(sent.message))

    def _show_again(self, content: Content, reply: Reply) -> None:
        """Show something once more, with all its pictures: they were late, or another edit was in progress."""
        if reply.message is not None:
            self.app.delivery.messages.in_background(self._shown_again(content, reply, reply.message))

    async def _shown_again(self, content: Content, reply: Reply, message: int) -> None:
        if isinstance(content, Draft):
            await content.drawn()
        seat = self._hand_in(message)
        async with self._lock(message, seat):
            if self.app.delivery.choosing.is_latest(message, reply.mark):
                await self._edit_late(content, reply, message)
        self._look_again(seat)

    async def _edit_late(self, content: Content, reply: Reply, message: int) -> None:
        standing = self._standing(message)
        kept = standing.files if standing is not None else reply.files
        post = (await content.finished(kept, 0.0))[0] if isinstance(content, Draft) else content
        files = None
        try:
            files = await reply.edit(post, kept)
        except (PortError, discord.HTTPException) as error:
            log.info("An answer could not be edited", extra={"interaction": self.interaction.id, "error": str(error)})
        self._note(message, post, files)

    def _look_again(self, seat: Seat | None, left: asyncio.Task[Sent | None] | None = None) -> None:
        """Compare a hand's message with what it should show, as it may have been overwritten; no seat: do nothing."""
        if self.table is not None and seat is not None:
            delivery = self.app.delivery
            delivery.messages.in_background(delivery.look_again(self.table, hand_slot(seat), left))

    def _hand_in(self, message: int) -> Seat | None:
        """Return the seat whose hand a message shows; None if it is no hand of this person."""
        return self.table.seat_of(self.person.id) if self.table is not None and self._standing(message) else None

    def _standing(self, message: int) -> PostedMessage | None:
        """Return the person's hand message, if it is this message."""
        seat = self.table.seat_of(self.person.id) if self.table is not None else None
        if self.table is None or seat is None or self.is_ephemeral:
            return None
        standing = self.app.delivery.ledger.place(self.table, hand_slot(seat))
        return standing if standing is not None and standing.message == message else None

    def _lock(self, message: int, seat: Seat | None) -> asyncio.Lock:
        """Return the lock for changing a private message."""
        if self.table is None or seat is None:
            return self.app.delivery.choosing.lock(message)
        return self.app.delivery.ledger.lock(self.table.id, hand_slot(seat))

    def _note(self, message: int, post: Post | None, files: Mapping[str, int] | None = None) -> None:
        """Record what the person's hand shows, if this is its message; without `files` that counts as unknown."""
        standing, seat = self._standing(message), self._hand_in(message)
        self.app.delivery.answers.shown(self.table, self.person.id, message, files or {})
        if self.table is not None and standing is not None and seat is not None:
            shows = digest_of(post) if post is not None and files is not None else ""
            now = replace(standing, shows=shows, files=files or {})
            self.app.delivery.ledger.put(self.table.id, hand_slot(seat), now, is_step=True)
