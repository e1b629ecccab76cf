"""Receiving an interaction: who it is from, and what its person is told when something goes wrong."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import discord

from bot.delivery.port import PortError
from bot.model import Person
from bot.operation.logs import interaction_id
from bot.present.messages.notices import note_post
from bot.present.messages.why import refusal_post
from bot.service import StoreFailed, report
from games.core import Refusal, say
from locales import locale_of, words

from .failures import OFFLINE
from .first_answer import ReplyFailed
from .responder import Interaction, Responder

if TYPE_CHECKING:
    from .client import Porion

log = logging.getLogger(__name__)


@asynccontextmanager
async def responding(bot: "Porion", interaction: Interaction, table_id: str = "") -> AsyncIterator[Responder]:
    """Receive an interaction and see it through: refusals are told kindly, mishaps honestly and with a log line.

    Args:
        bot: the bot.
        interaction: what Discord sent.
        table_id: the table it is about, which is looked at together with the person.
    """
    interaction_id.set(interaction.id)
    with bot.at_work(), bot.metrics.answering(kind := interaction.type.name) as answering:
        reply = await _received(bot, interaction, table_id)
        bot.delivery.presence.saw(interaction.user.id)
        try:
            yield reply
        except StoreFailed:
            answering.result = "failed"
            await reply.last_words(note_post(say("bot-no-store"), reply.lang))
        except Refusal as refusal:
            answering.result = "refused"
            await reply.last_words(refusal_post(refusal, reply.lang, reply.table, reply.person.id))
        except ReplyFailed as failed:
            answering.result = "failed"
            log.warning("Interaction %s could not be answered: %s", interaction.id, failed)
            await reply.last_words(
                note_post(say("bot-unheard-done" if reply.is_written else "bot-unheard"), reply.lang)
            )
        except (PortError, discord.NotFound, discord.DiscordServerError, *OFFLINE) as late:
            answering.result = "failed"
            log.warning("Interaction %s could not be answered in full: %s", interaction.id, late)
            done = "bot-unheard-done" if reply.is_written else "bot-mishap"
            if not reply.is_answered or interaction.type is discord.InteractionType.application_command:
                await reply.last_words(note_post(say(done), reply.lang))
        except Exception as error:  # noqa: BLE001 - the person is told that something broke, the operator where
            answering.result = "failed"
            report(f"interaction {interaction.id} went wrong", error)
            await reply.last_words(note_post(say("bot-mishap"), reply.lang))
        if reply.is_answered and interaction.guild_id is not None:
            await _catch_up(bot, reply)
    table = reply.table.id if reply.table is not None else None
    about = {"interaction": interaction.id, "table": table, "kind": kind, "result": answering.result}
    log.debug("Answered in %.0f ms", answering.seconds * 1000, extra={**about, "seconds": round(answering.seconds, 4)})


async def _catch_up(bot: "Porion", reply: Responder) -> None:
    """Tell somebody through this interaction what could not be told before."""
    bot.replies.remember(reply.interaction)
    private = bot.delivery.private
    with suppress(StoreFailed):  # told in the log; another interaction brings another chance
        await private.catch_up(reply.interaction.channel_id or 0, reply.person)
        if reply.table is not None and reply.person.closed:
            await private.hint(reply.table, reply.person)


async def _received(bot: "Porion", interaction: Interaction, table: str) -> Responder:
    """Remember whoever asks; with a database that fails at this moment, go by what Discord says of them."""
    user, locale, arrived = interaction.user, str(interaction.locale), asyncio.get_running_loop().time()
    name, arrival = user.global_name or user.name, None
    try:
        if table:
            arrival = await bot.service.arrive(
                user.id, name, locale, interaction.guild_id, user.display_name, table_id=table
            )
            person = arrival.person
        else:
            person = await bot.service.meet(user.id, name, locale, interaction.guild_id, user.display_name)
    except StoreFailed:
        person = Person(user.id, user.display_name, locale_of(locale))
    seen = arrival.table if arrival is not None else None
    return Responder(bot, interaction, person, words(person.locale), arrived, seen, arrival=arrival)
