"""What all cogs share: who is asking, in which language, and how an interaction is answered."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.delivery import nonce
from bot.glance import Glance
from bot.model import Person, Table
from bot.port import OFFLINE, Trouble, files, layout, mentions, modal
from bot.post import Form, Picture, Post
from bot.present.board import board_post
from bot.present.hand import hand_post
from bot.present.lobby import lobby_post, sure_post
from bot.present.notices import note_post
from bot.present.why import refusal_post
from bot.service import StoreFailed, report
from games.core import Refusal, say
from locales import Words, locale_of, words

if TYPE_CHECKING:
    from bot.app import Porion

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
_ANSWERED_ALREADY = 40060
_TOO_LATE = {10015, 10062}
TRIES = (0.8, 1.6, 2.3, 2.8)
"""Seconds after its arrival by which each try to answer an interaction must succeed; Discord takes none after 3."""
_SHORTEST = 0.2


@dataclass(frozen=True, slots=True)
class Shown:
    """What somebody alone was shown: what can edit it, and the message it is, as far as that is known."""

    edit: Callable[..., Awaitable[object]]
    message: int | None


class Unheard(Exception):
    """Discord did not take the first answer to an interaction; its person sees that it failed."""


@dataclass
class Desk:
    """One interaction at the desk: the person, their language, and the answers still possible.

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
        return is_here and self.interaction.permissions.manage_messages

    async def acknowledge(self, *, quietly: bool) -> None:
        """Answer within the three seconds: a click shows nothing, a command shows that we think (to them alone)."""
        if self.is_answered:
            return
        defer = self.interaction.response.defer
        await self._first(lambda: defer() if quietly else defer(ephemeral=True, thinking=True))

    async def hand(self, glance: Glance, note: str = "", *, instead: bool = False) -> None:
        """Show this person their hand: the words at once, with the picture or as soon as there is one.

        Args:
            glance: the table as their seat may know it.
            note: a sentence to say with it.
            instead: whether it takes the place of the private message whose control was pressed.
        """
        put = self._show_hand if instead else self.say
        await self._illustrated(glance, put, lambda pictures: hand_post(glance, self.lang, note, pictures))

    async def board(self, table: Table) -> None:
        """Show the table as everyone sees it to this person alone, in their language."""
        glance = await self.bot.courier.public(table)
        if glance is None:
            await self.say(lobby_post(table, self.lang))
        else:
            await self._illustrated(glance, self.say, lambda pictures: board_post(glance, self.lang, pictures))

    async def _illustrated(
        self, glance: Glance, put: Callable[[Post], Awaitable[Shown]], post: Callable[[Sequence[Picture]], Post]
    ) -> None:
        courier = self.bot.courier
        pictures = await courier.studio.pictures(glance, self.lang, 0)
        shown = await put(post(pictures))
        use = courier.use_of(shown.message)
        late = () if pictures else await courier.studio.pictures(glance, self.lang)
        if late and courier.use_of(shown.message) is use:  # else it shows the next step by now
            await shown.edit(**_replacing(post(late)))

    async def _show_hand(self, post: Post) -> Shown:
        shown = await self.show(post)
        if shown.message is not None:
            self.bot.courier.put_back(shown.message)
        return shown

    async def say(self, post: Post) -> Shown:
        """Show a post to this person alone, as the first answer or as a further one."""
        if self.is_answered:
            sent: discord.WebhookMessage = await self.interaction.followup.send(**_private(post), wait=True)
            return Shown(sent.edit, sent.id)
        ids: list[int | None] = []

        async def answer() -> None:
            ids.append((await self.interaction.response.send_message(**_private(post))).message_id)

        await self._first(answer)
        return Shown(self.interaction.edit_original_response, ids[-1] if ids else None)

    async def show(self, post: Post) -> Shown:
        """Replace the private message whose control was pressed; or show the post beside the public one."""
        if not self.in_private:
            return await self.say(post)
        if self.interaction.message is not None:
            self.bot.courier.use(self.interaction.message.id, self.ticket)
        if self.is_answered:
            await self.interaction.edit_original_response(**_replacing(post))
        else:
            await self._first(lambda: self.interaction.response.edit_message(**_replacing(post)))
        message = self.interaction.message
        return Shown(self.interaction.edit_original_response, message.id if message is not None else None)

    async def ask_whether_to_end(self) -> None:
        """Ask whoever may end the table whether they mean it.

        Raises:
            Refusal: they may not, or there is nothing to end.
        """
        assert self.table is not None, "a table is looked for before it is ended"
        if not self.table.phase.live:
            raise Refusal(say("bot-no-table-ended"))
        if self.person.id != self.table.host and not self.moderator:
            raise Refusal(say("bot-no-not-host", name=self.table.host_name))
        await self.say(sure_post(self.table, self.lang))

    async def knock_again(self) -> None:
        """Somebody asks for their hand whose private messages were closed: perhaps they are open now."""
        if self.table is not None and self.person.closed and self.interaction.guild_id is not None:
            self.bot.courier.knock_again(self.table.id, self.person.id)
            await self.bot.service.refresh_hand(self.table.id, self.person.id)

    async def fill_in(self, form: Form) -> None:
        """Open a dialog; only possible as the first answer."""
        await self._first(lambda: self.interaction.response.send_modal(modal(form)))

    async def _first(self, answer: Callable[[], Awaitable[object]]) -> None:
        """Give the first answer, as often as it takes while Discord still listens.

        discord.py itself waits longer between its tries than Discord waits for an answer.

        Raises:
            Unheard: none got through.
        """
        now = asyncio.get_running_loop().time
        elapsed = now() - self.arrived
        for end in [end for end in TRIES if end > elapsed + _SHORTEST] or [elapsed + 1.0]:
            try:
                async with asyncio.timeout_at(self.arrived + end):
                    await answer()
            except discord.HTTPException as error:
                if error.code in _TOO_LATE:
                    self.is_unheard = True
                    raise Unheard(str(error)) from error
                if error.code != _ANSWERED_ALREADY:  # that it was, and only the receipt was lost, is as good
                    raise
            except OFFLINE as error:
                log.info(
                    "Interaction %s: an answer did not get through (%s)", self.interaction.id, type(error).__name__
                )
                await asyncio.sleep(self.arrived + end - now())
                continue
            self.is_answered = True
            return
        self.is_unheard = True
        raise Unheard("no answer got through")


def _private(post: Post) -> dict[str, Any]:
    """What a message says that shows this post to one person alone."""
    return {"view": layout(post), "ephemeral": True, "allowed_mentions": mentions(post), "files": files(post)}


def _replacing(post: Post) -> dict[str, Any]:
    """What an edit says to show this post and nothing of what stood there."""
    return {"view": layout(post), "attachments": files(post), "allowed_mentions": mentions(post)}


@asynccontextmanager
async def desk(bot: "Porion", interaction: Interaction) -> AsyncIterator[Desk]:
    """Receive an interaction and see it through: refusals are told kindly, mishaps honestly and with a log line."""
    with bot.at_work():
        at = await _received(bot, interaction)
        try:
            yield at
        except Refusal as refusal:
            await _last_words(at, refusal_post(refusal, at.lang, at.table))
        except StoreFailed:  # told to the operator by the store
            await _last_words(at, note_post(say("bot-no-store"), at.lang))
        except Unheard as unheard:
            log.warning("Interaction %s could not be answered: %s", interaction.id, unheard)
            await _last_words(at, note_post(say("bot-unheard"), at.lang))
        except (discord.NotFound, discord.DiscordServerError, *OFFLINE) as late:
            log.warning("Interaction %s could not be answered in full: %s", interaction.id, late)
        except Exception as error:  # noqa: BLE001 - the person is told that something broke, the operator where
            report(f"interaction {interaction.id} went wrong", error)
            await _last_words(at, note_post(say("bot-mishap"), at.lang))
        if at.is_answered and interaction.guild_id is not None:
            bot.whispers.remember(interaction)
            if at.table is not None and at.person.closed:
                with suppress(StoreFailed):  # told in the log; another interaction brings another chance
                    await bot.courier.hint(at.table.id, at.person.id)


async def _received(bot: "Porion", interaction: Interaction) -> Desk:
    """Remember whoever asks; with a database that fails at this moment, go by what Discord says of them."""
    user, locale, arrived = interaction.user, str(interaction.locale), asyncio.get_running_loop().time()
    try:
        known = await bot.service.person(user.id) if interaction.guild_id is None else None
        # a private message does not tell the name someone goes by on the server
        person = await bot.service.meet(user.id, known.name if known else user.display_name, locale)
    except StoreFailed:
        person = Person(user.id, user.display_name, locale_of(locale))
    return Desk(bot, interaction, person, words(person.locale), arrived)


async def _last_words(at: Desk, post: Post) -> None:
    """Say something in answer, or by whatever way is left."""
    try:
        if at.is_answered or not at.is_unheard:
            await at.say(post)
            return
    except (Unheard, discord.HTTPException, *OFFLINE) as error:
        log.warning("Interaction %s could not be answered: %s", at.interaction.id, error)
    try:
        mark = nonce("answer", at.interaction.id)
        await at.bot.courier.reach(at.interaction.channel_id or 0, at.person, post, mark)
    except (Trouble, StoreFailed, discord.HTTPException) as trouble:
        log.warning("Person %d could not be told so: %s", at.person.id, trouble)
