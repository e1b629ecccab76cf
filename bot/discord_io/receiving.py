"""Receiving an interaction: who it is from, and what its person is told when something goes wrong."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import discord

from bot.app import App
from bot.delivery.messages import nonce
from bot.delivery.port import PortError
from bot.model import Person
from bot.operation.logs import interaction_id
from bot.post import Post
from bot.present.messages.explain import refusal_post
from bot.present.messages.notices import note_post
from bot.service import StoreFailed, report
from games.core import Refusal, say
from locales import locale_of, words

from .answer import Answer, Interaction
from .callbacks import ReplyFailed
from .failures import OFFLINE

log = logging.getLogger(__name__)

LATER_S = (5.0, 30.0, 120.0, 600.0)
"""Seconds between tries to replace a "thinking…" that Discord did not let us replace at once."""


@asynccontextmanager
async def receiving(app: App, interaction: Interaction, table_id: str = "") -> AsyncIterator[Answer]:
    """Receive an interaction and see it through: refusals are told kindly, mishaps honestly and with a log line.

    Args:
        app: what can be reached.
        interaction: what Discord sent.
        table_id: the table it is about, which is looked at together with the person.
    """
    interaction_id.set(interaction.id)
    with app.load.at_work(), app.metrics.answering(kind := interaction.type.name) as answering:
        answer = await _received(app, interaction, table_id)
        app.delivery.presence.saw(interaction.user.id)
        try:
            yield answer
        except StoreFailed:
            answering.result = "failed"
            await _tell(answer, note_post(say("bot-no-store"), answer.lang))
        except Refusal as refusal:
            answering.result = "refused"
            await _tell(answer, refusal_post(refusal, answer.lang, answer.table, answer.person.id))
        except ReplyFailed as failed:
            answering.result = "failed"
            log.warning("An interaction could not be answered", extra=_about(answer, failed))
            said = say("bot-unheard-done" if answer.is_written else "bot-unheard")
            await _tell(answer, note_post(said, answer.lang))
        except (PortError, discord.NotFound, discord.DiscordServerError, *OFFLINE) as late:
            answering.result = "failed"
            log.warning("An interaction could not be answered in full", extra=_about(answer, late))
            done = "bot-unheard-done" if answer.is_written else "bot-mishap"
            if not answer.is_answered or interaction.type is discord.InteractionType.application_command:
                await _tell(answer, note_post(say(done), answer.lang))
        except Exception as error:  # noqa: BLE001 - the person is told that something broke, the operator where
            answering.result = "failed"
            report(f"interaction {interaction.id} went wrong", error)
            await _tell(answer, note_post(say("bot-mishap"), answer.lang))
        if answer.is_answered and interaction.guild_id is not None:
            await _catch_up(answer)
    about = {
        "interaction": interaction.id,
        "table": answer.table.id if answer.table is not None else None,
        "kind": kind,
        "result": answering.result,
        "seconds": round(answering.seconds, 4),
    }
    log.debug("Answered", extra=about)


async def _received(app: App, interaction: Interaction, table_id: str) -> Answer:
    """Look up who asks; with a database that fails at this moment, go by what Discord says of them."""
    user, locale, arrived = interaction.user, str(interaction.locale), asyncio.get_running_loop().time()
    name, guild, arrival = user.global_name or user.name, interaction.guild_id, None
    try:
        if table_id:
            arrival = await app.service.arrivals.arrive(
                user.id, name, locale, guild, user.display_name, table_id=table_id
            )
            person = arrival.person
        else:
            person = await app.service.people.meet(user.id, name, locale, guild, user.display_name)
    except StoreFailed:
        person = Person(user.id, user.display_name, locale_of(locale))
    table = arrival.table if arrival is not None else None
    return Answer(app, interaction, person, words(person.locale), arrived, table, arrival=arrival)


async def _catch_up(answer: Answer) -> None:
    """Tell the person through this interaction what could not be told before."""
    channel, private = answer.interaction.channel_id, answer.app.delivery.private
    if channel is not None:
        answer.app.notes.interactions[channel, answer.person.id] = answer.key
    with suppress(StoreFailed):  # told in the log; another interaction brings another chance
        await private.catch_up(channel or 0, answer.person)
        if answer.table is not None and answer.person.closed:
            await private.hint(answer.table, answer.person)


async def _tell(answer: Answer, post: Post) -> None:
    """Say something in answer, or in whatever way is left: by an edit later, by private message."""
    try:
        if answer.is_answered or not answer.is_unheard:
            await answer.say(post)
            return
    except (ReplyFailed, PortError, discord.HTTPException, *OFFLINE) as error:
        log.warning("An interaction could not be answered", extra=_about(answer, error))
    delivery = answer.app.delivery
    if answer.is_answered and answer.interaction.type is discord.InteractionType.application_command:
        delivery.messages.in_background(_replace_later(answer, post))
    try:
        await delivery.private.reach(None, answer.person, post, nonce("answer", answer.interaction.id))
    except (PortError, StoreFailed, discord.HTTPException) as trouble:
        log.warning("A person could not be told by private message", extra=_about(answer, trouble))


async def _replace_later(answer: Answer, post: Post) -> None:
    """Replace a "thinking…" that would stay for ever."""
    for wait in LATER_S:
        await asyncio.sleep(wait)
        try:
            await answer.app.callbacks.edit(answer.key, post, {})
        except (PortError, discord.HTTPException) as error:
            log.info("An interaction is still unanswered", extra=_about(answer, error))
        else:
            return


def _about(answer: Answer, error: BaseException) -> dict[str, object]:
    """Return the fields of a log line about an answer that went wrong."""
    return {"interaction": answer.interaction.id, "person": answer.person.id, "error": str(error)}
