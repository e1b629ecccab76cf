"""What all cogs share: who is asking, in which language, and how an interaction is answered."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.courier import GRACE
from bot.glance import Glance
from bot.model import Person, Table
from bot.port import files, layout, mentions, modal
from bot.post import Form, Picture, Post
from bot.present.board import board_post
from bot.present.hand import hand_post
from bot.present.notices import note_post
from bot.present.why import refusal_post
from games.core import Refusal, say
from locales import Words, words

if TYPE_CHECKING:
    from bot.app import Porion

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


@dataclass
class Desk:
    """One interaction at the desk: the person, their language, and the answers still possible.

    Attributes:
        bot: the bot.
        interaction: what Discord sent.
        person: who sent it, as remembered.
        lang: the words they read.
    """

    bot: "Porion"
    interaction: Interaction
    person: Person
    lang: Words
    table: Table | None = None

    @classmethod
    async def open(cls, bot: "Porion", interaction: Interaction) -> "Desk":
        """Receive an interaction: remember its person and what it tells about the channel."""
        user = interaction.user
        person = await bot.service.meet(user.id, user.display_name, str(interaction.locale))
        channel = interaction.channel
        last = getattr(channel, "last_message_id", None)
        if channel is not None and last is not None:
            bot.courier.bottom[channel.id] = last
        return cls(bot, interaction, person, words(person.locale))

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
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_messages

    async def acknowledge(self, *, quietly: bool) -> None:
        """Answer within the three seconds: a click shows nothing, a command shows that we think (to them alone)."""
        if self.interaction.response.is_done():
            return
        if quietly:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def hand(self, glance: Glance) -> None:
        """Show this person their hand: the words at once, with the picture or as soon as there is one."""
        await self._illustrated(glance, lambda picture: hand_post(glance, self.lang, picture=picture))

    async def board(self, glance: Glance) -> None:
        """Show the table as everyone sees it to this person alone, in their language."""
        await self._illustrated(glance, lambda picture: board_post(glance, self.lang, picture))

    async def _illustrated(self, glance: Glance, post: Callable[[Picture | None], Post]) -> None:
        studio = self.bot.courier.studio
        picture = await studio.picture(glance, self.lang, GRACE)
        edit = await self.say(post(picture))
        if picture is None and (late := await studio.picture(glance, self.lang)) is not None:
            shown = post(late)
            await edit(view=layout(shown), attachments=files(shown), allowed_mentions=mentions(shown))

    async def say(self, post: Post) -> Callable[..., Awaitable[object]]:
        """Show a post to this person alone, as the first answer or as a further one; returns what can edit it."""
        arguments: dict[str, Any] = {
            "view": layout(post),
            "ephemeral": True,
            "allowed_mentions": mentions(post),
            "files": files(post),
        }
        if self.interaction.response.is_done():
            sent: discord.WebhookMessage = await self.interaction.followup.send(**arguments, wait=True)
            return sent.edit
        await self.interaction.response.send_message(**arguments)
        return self.interaction.edit_original_response

    async def show(self, post: Post) -> None:
        """Replace the private message whose control was pressed; or show the post beside the public one."""
        if not self.in_private:
            await self.say(post)
        elif self.interaction.response.is_done():
            await self.interaction.edit_original_response(
                view=layout(post), attachments=files(post), allowed_mentions=mentions(post)
            )
        else:
            await self.interaction.response.edit_message(
                view=layout(post), attachments=files(post), allowed_mentions=mentions(post)
            )

    async def fill_in(self, form: Form) -> None:
        """Open a dialog; only possible as the first answer."""
        await self.interaction.response.send_modal(modal(form))


@asynccontextmanager
async def desk(bot: "Porion", interaction: Interaction) -> AsyncIterator[Desk]:
    """Receive an interaction and see it through: refusals are told kindly, mishaps honestly and with a log line."""
    at = await Desk.open(bot, interaction)
    try:
        yield at
    except Refusal as refusal:
        await at.say(refusal_post(refusal, at.lang, at.table))
    except discord.NotFound as late:
        log.warning("Interaction %s could not be answered: %s", interaction.id, late)
    except Exception:  # the person is told that something broke; the trace goes to the log
        log.exception("Interaction %s went wrong", interaction.id)
        await at.say(note_post(say("bot-mishap"), at.lang))
