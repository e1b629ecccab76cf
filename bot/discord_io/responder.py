"""The responder: who is asking, in which language, and how an interaction is answered."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot.delivery.messages import digest_of, nonce
from bot.delivery.pictures import Draft
from bot.delivery.port import PortError
from bot.model import BOARD, Person, PostedMessage, Table, hand_slot
from bot.post import Form, Post
from bot.present.controls.paths import Path
from bot.present.messages.lobby import sure_post
from bot.present.messages.notices import note_post
from bot.service import Arrival, Snapshot, StoreFailed
from bot.tables.ending import effective_host
from bot.tables.view import TableView
from games.core import Refusal, say
from locales import Words

from . import first_answer
from .components import modal, private, replacing
from .failures import OFFLINE, errors
from .first_answer import ReplyFailed
from .private_answer import BAD_REQUEST, PrivateAnswer, Reply, kept_files, message_of, reply_of
from .transport import names_of

if TYPE_CHECKING:
    from .client import Porion

log = logging.getLogger(__name__)
T = TypeVar("T")

Interaction = discord.Interaction[Any]
DEFER_AFTER_S = 1.0
"""Seconds after its arrival at which an interaction is acknowledged whose result is not there yet."""
LATER_S = (5.0, 30.0, 120.0, 600.0)
"""Seconds between tries to replace a "thinking…" that Discord did not let us replace at once."""


@dataclass
class Responder:
    """One interaction: the person, their language, and the answers still possible.

    Attributes:
        bot: the bot.
        interaction: what Discord sent.
        person: who sent it, as remembered.
        lang: the words they read.
        arrived: when it came, by the event loop's clock.
        table: the table it is about, once known.
        ticket: the decision that the control was made for, if any.
        is_answered: whether Discord has had its first answer.
        is_unheard: whether it has not, and takes none any more.
        is_written: whether what was asked for has been done.
        arrival: the table and what the person may know of it, as read when they came.
    """

    bot: "Porion"
    interaction: Interaction
    person: Person
    lang: Words
    arrived: float
    table: Table | None = None
    ticket: str = ""
    is_answered: bool = False
    is_unheard: bool = False
    is_written: bool = False
    arrival: Arrival | None = None

    @property
    def share(self) -> str:
        """What this interaction adds to the seed of a table: the number Discord gave it, which nobody here chose."""
        return str(self.interaction.id)

    @property
    def in_private(self) -> bool:
        """Whether the control pressed stands in a message that only this person sees."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def is_ephemeral(self) -> bool:
        """Whether the control pressed stands in an ephemeral message, which no later edit of ours can reach."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def moderator(self) -> bool:
        """Whether the person may tidy up other people's tables here."""
        guild = self.interaction.guild_id
        is_here = guild is not None and (self.table is None or self.table.guild == guild)
        held = self.interaction.permissions
        return is_here and (held.manage_messages or held.manage_guild)

    # First answers.

    async def carry_out(self, work: Coroutine[Any, Any, T], *, quietly: bool = True) -> T:
        """Do what was asked for, and acknowledge meanwhile if that takes long: the answer carries the result.

        Args:
            work: what changes the table; it is never cut short.
            quietly: whether an acknowledgement shows nothing (a click), or that we think (a command).
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
        """Answer without a result: a click shows nothing, a command shows that we think (to its person alone).

        Raises:
            ReplyFailed: it did not get through in time.
        """
        if self.is_answered:
            return
        defer = self.interaction.response.defer
        await self.first(lambda: defer() if quietly else defer(ephemeral=True, thinking=True))

    async def fill_in(self, form: Form) -> None:
        """Open a dialog; only possible as the first answer."""
        await self.first(lambda: self.interaction.response.send_modal(modal(form)))

    async def first(self, answer: Callable[[], Awaitable[Any]]) -> Any:
        """Give the first answer; see `first_answer.give`.

        Raises:
            ReplyFailed: it did not get through in time.
        """
        try:
            result = await first_answer.give(answer, self.arrived)
        except ReplyFailed:
            self.is_unheard = True
            raise
        self.is_answered = True
        return result

    # What is said.

    async def say(self, post: Post) -> Reply:
        """Show a post to this person alone, as the first answer or as a further one."""
        if self.is_answered:
            async with errors():
                sent: discord.WebhookMessage = await self.interaction.followup.send(**private(post), wait=True)
            return reply_of(self.bot, sent.edit, sent.id, sent)
        response = await self.first(lambda: self.interaction.response.send_message(**private(post)))
        message = response.message_id if response is not None else None
        return reply_of(self.bot, self.interaction.edit_original_response, message, message_of(response))

    async def note(self, text: str, *, instead: bool = False, **values: str | int) -> Reply:
        """Say one sentence of the bot's own, perhaps in place of the private message whose control was pressed."""
        post = note_post(say(text, **values), self.lang)
        return await (self.show(post) if instead else self.say(post))

    async def step(self, view: TableView, path: Path) -> None:
        """Show a step of a choice to this person alone, with the pictures that decide it.

        Raises:
            NotAllowed: the path leads nowhere in what they are offered.
        """
        await PrivateAnswer(self).illustrated(self.bot.delivery.hands.step(view, self.person, path), self.show)

    async def turn(self, view: TableView) -> None:
        """Show this person their own controls with the pictures that decide, or whom the table waits for."""
        step = self.bot.delivery.hands.step
        await PrivateAnswer(self).kept(view, lambda now, person: step(now, person, ()), self.say)

    async def more(self, view: TableView) -> None:
        """Show the pictures of a table that nobody needs at the moment, or say that there are none."""
        draft = self.bot.delivery.hands.more(view, self.person)
        if len(draft.wanted().blocks) < 2:
            await self.note("bot-more-none")
            return
        await PrivateAnswer(self).illustrated(draft, self.say)

    async def show(self, post: Post) -> Reply:
        """Replace the private message whose control was pressed; or show the post beside the public one."""
        return await PrivateAnswer(self).show(post)

    async def illustrated(self, draft: Draft, *, instead: bool = False) -> None:
        """Show a message to this person alone: the words at once, with the pictures or as soon as there are any.

        Args:
            draft: the message.
            instead: whether it takes the place of the private message whose control was pressed.
        """
        await PrivateAnswer(self).illustrated(draft, self.show if instead else self.say)

    async def hand(self, view: TableView, note: str = "", *, instead: bool = False) -> None:
        """Show this person their hand: the words at once, with the pictures that are drawn; the others follow.

        Args:
            view: the table as their seat may know it.
            note: a sentence to say with it.
            instead: whether it takes the place of the private message whose control was pressed.
        """
        put, draft = self._show_hand if instead else self.say, self.bot.delivery.hands.draft
        if note:
            await PrivateAnswer(self).illustrated(draft(view, self.person, note), put)
        else:
            await PrivateAnswer(self).kept(view, draft, put)

    async def board(self, snapshot: Snapshot) -> None:
        """Show the table as everyone sees it to this person alone, in their language."""
        draft = self.bot.delivery.boards.copy(snapshot, self.person)
        await PrivateAnswer(self).illustrated(draft, self.say)

    async def _show_hand(self, post: Post) -> Reply:
        reply = await self.show(post)
        if reply.message is not None:
            self.bot.delivery.choosing.end(reply.message)
        return reply

    # Results of a move, in the message whose control was pressed.

    async def update_hand(self, view: TableView) -> bool:
        """Answer by showing the hand in its own message, if that is where the control stands; return whether it was.

        The caller holds the hand's lock, so that delivery does not edit the same message beside it.
        """
        assert view.seat is not None, "a hand has a seat"
        standing = self.bot.delivery.hands.standing(view.table, view.seat)
        slot = hand_slot(view.seat)
        return await self._update(view.table, slot, standing, self.bot.delivery.hands.draft(view, self.person))

    async def update_board(self, snapshot: Snapshot) -> bool:
        """Answer by showing the lobby or board in its own message, if that is where the control stands.

        The caller holds the board's lock.
        """
        boards = self.bot.delivery.boards
        standing = boards.standing(snapshot.table)
        return await self._update(snapshot.table, BOARD, standing, boards.draft(snapshot))

    async def _update(self, table: Table, slot: str, standing: PostedMessage | None, draft: Draft) -> bool:
        message, delivery = self.interaction.message, self.bot.delivery
        if self.is_answered or self.bot.is_busy or message is None or standing is None:
            return False
        if standing.message != message.id or not delivery.messages.is_editable(standing):
            return False
        unknown = replace(standing, shows="", files={})
        # pictures may have been added since its control was pressed
        kept = kept_files(standing.files) if standing.files else {one.filename: one for one in message.attachments}
        post, _ = draft.at_once(tuple(kept))  # what is not drawn yet is added by the delivery of this very change
        try:
            response = await self.first(lambda: self.interaction.response.edit_message(**replacing(post, kept)))
        except ReplyFailed:
            delivery.ledger.put(table.id, slot, unknown)  # it may have got through all the same, or yet do so
            raise
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            log.info("Message %d has lost a file: %s", message.id, error)
            delivery.ledger.put(table.id, slot, unknown)
            return False
        shown = message_of(response)
        delivery.choosing.touch(message.id)
        delivery.choosing.end(message.id)
        known = replace(standing, shows=digest_of(post), files=names_of(shown)) if shown is not None else unknown
        delivery.ledger.put(table.id, slot, known)
        return True

    async def ask_whether_to_end(self) -> None:
        """Ask whoever may end the table whether they mean it.

        Raises:
            Refusal: they may not, or there is nothing to end.
        """
        assert self.table is not None, "a table is looked for before it is ended"
        if not self.table.phase.live:
            raise Refusal(say("bot-no-table-ended"))
        if not self.moderator:
            await self.require_host(self.table)
        await self.say(sure_post(self.table, self.lang))

    async def require_host(self, table: Table) -> None:
        """Refuse to anyone but the host, or the person to whom an absent host's rights pass.

        Raises:
            Refusal: the reader is neither.
        """
        if self.person.id == table.host:
            return
        if table.seat_of(self.person.id) is not None and await self.bot.delivery.members.has_left(table, table.host):
            table = await self.bot.service.table(table.id) or table
        host = effective_host(table, self.bot.service.clock())
        if self.person.id != host:
            seat = table.seat_of(host)
            raise Refusal(say("bot-no-not-host", name="" if seat is None else table.sitters[seat].name))

    async def try_private_messages_again(self) -> None:
        """Somebody asks for their hand whose private messages were closed: perhaps they are open now."""
        if self.table is not None and self.person.closed and self.interaction.guild_id is not None:
            self.bot.delivery.private.try_again(self.table.id, self.person.id)
            await self.bot.service.refresh_hand(self.table.id, self.person.id)

    # When something goes wrong.

    async def last_words(self, post: Post) -> None:
        """Say something in answer, or by whatever way is left: an edit later, a private message."""
        try:
            if self.is_answered or not self.is_unheard:
                await self.say(post)
                return
        except (ReplyFailed, PortError, discord.HTTPException, *OFFLINE) as error:
            log.warning("Interaction %s could not be answered: %s", self.interaction.id, error)
        if self.is_answered and self.interaction.type is discord.InteractionType.application_command:
            self.bot.delivery.messages.aside(self._replace_later(post))
        try:
            mark = nonce("answer", self.interaction.id)
            await self.bot.delivery.private.reach(None, self.person, post, mark)
        except (PortError, StoreFailed, discord.HTTPException) as trouble:
            log.warning("Person %d could not be told so: %s", self.person.id, trouble)

    async def _replace_later(self, post: Post) -> None:
        """Replace a "thinking…" that would stay for ever."""
        for wait in LATER_S:
            await asyncio.sleep(wait)
            try:
                async with errors():
                    await self.interaction.edit_original_response(**replacing(post))
            except (PortError, discord.HTTPException) as error:
                log.info("Interaction %s is still unanswered: %s", self.interaction.id, error)
            else:
                return
