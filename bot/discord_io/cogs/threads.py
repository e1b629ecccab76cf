"""One table more in a channel that has one: it gets a thread of its own, which the bot opens for it."""

import logging
from collections.abc import Awaitable
from typing import Literal

import discord

from bot.delivery.port import PortError, Refused
from bot.discord_io.failures import errors
from bot.discord_io.responder import Responder
from bot.ids import ControlAction, ControlId
from bot.present.messages.threads import thread_name, thread_offer_post, thread_opened_post
from games.core import Refusal, Say, TooLate, say
from locales import words

from .finding import table_language
from .opening import NEEDED_IN_THREADS, check_house, check_opening, permission_text, server_of
from .wanted import Kind, Wanted, read_wanted

log = logging.getLogger(__name__)

TAKEN = "bot-no-table-here-already"
"""The refusal of a table where there is one."""
NEEDED = NEEDED_IN_THREADS | discord.Permissions(create_public_threads=True)
TOO_MANY = {160006, 160007}
"""The server has as many active threads as Discord allows."""
WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord archives the thread; a new message wakes it."""


async def open_or_offer(reply: Responder, wanted: Wanted, *, quietly: bool = True) -> bool:
    """Open a table in the channel of an interaction; where there is one already, offer a thread for it.

    A rematch is opened in the channel of the older table.

    Returns:
        whether the table is open.

    Raises:
        Refusal: the table cannot be opened, in a thread neither.
    """
    try:
        if wanted.kind is Kind.AGAIN:
            await check_house(reply)
            work = reply.bot.service.again(wanted.source, reply.person, reply.share)
        else:
            _, channel = server_of(reply)
            await check_opening(reply)
            work = wanted.open(reply, channel)
        reply.table = await reply.carry_out(work, quietly=quietly)
    except Refusal as refusal:
        await _offer_instead(reply, refusal, wanted)
        return False
    return True


async def _offer_instead(reply: Responder, refusal: Refusal, wanted: Wanted) -> None:
    """Offer a thread, if a table was refused because there is one and a thread can be opened; else say what is missing.

    Raises:
        Refusal: there is another reason, or there can be no thread either.
    """
    if refusal.say.id != TAKEN:
        raise refusal
    if _parent(reply) is None:
        raise Refusal(elsewhere(reply.interaction.channel)) from refusal
    _check_permissions(reply)
    await wanted.check(reply)
    here = await reply.bot.service.table_in(reply.interaction.channel_id or 0)
    control = ControlId(ControlAction.THREAD, wanted.game, str(reply.interaction.id), wanted.path)
    await reply.say(thread_offer_post(here if here is not None and here.phase.live else None, control, reply.lang))


async def open_in_thread(reply: Responder, control: ControlId) -> None:
    """Open a thread and in it the table for which it was offered; each offer once.

    Raises:
        Refusal: the table cannot be opened, or no thread.
    """
    wanted = read_wanted(control)
    parent = _parent(reply)
    if parent is None:
        raise Refusal(elsewhere(reply.interaction.channel))
    await check_house(reply)
    _check_permissions(reply)
    taken = reply.bot.limits.threads
    if taken.get(control.ticket):
        raise TooLate(say("bot-already-done"))
    taken.set(control.ticket, True)
    try:
        thread = await reply.carry_out(_thread_with_table(reply, parent, wanted))
    except BaseException:
        taken.forget(control.ticket)
        raise
    await reply.show(thread_opened_post(thread, reply.lang))


async def _thread_with_table(reply: Responder, parent: discord.TextChannel, wanted: Wanted) -> int:
    """Open a thread with a table in it; return the thread. Without a table, no thread is left open.

    Raises:
        Refusal: there can be no such table, or no thread.
    """
    await wanted.check(reply)
    locale = await table_language(reply)
    thread = await _create(parent, thread_name(wanted.game, reply.person.name, words(locale)), reply)
    try:
        reply.table = await wanted.open(reply, thread.id)
    except BaseException:
        await _quietly(thread.edit(archived=True), thread)
        raise
    await _quietly(thread.add_user(discord.Object(reply.person.id)), thread)
    return thread.id


async def _create(parent: discord.TextChannel, name: str, reply: Responder) -> discord.Thread:
    """Open a thread.

    Raises:
        Refusal: Discord does not allow it.
    """
    is_news = parent.type is discord.ChannelType.news
    kind = discord.ChannelType.news_thread if is_news else discord.ChannelType.public_thread
    try:
        async with errors():
            return await parent.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
    except Refused as error:
        raise Refusal(_lacking(reply, ["create_public_threads"])) from error
    except discord.HTTPException as error:
        if error.code in TOO_MANY:
            raise Refusal(say("bot-no-thread-more")) from error
        raise


async def _quietly(doing: Awaitable[object], thread: discord.Thread) -> None:
    """Do what is only tidiness: whether it works or not, the person is told what matters."""
    try:
        async with errors():
            await doing
    except (PortError, discord.HTTPException) as error:
        log.info("Thread %d: %s", thread.id, error)


def _parent(reply: Responder) -> discord.TextChannel | None:
    """The channel in which a thread can be opened: this one, or the one above this thread; None where there is none."""
    channel = reply.interaction.channel
    above = channel.parent if isinstance(channel, discord.Thread) else channel
    return above if isinstance(above, discord.TextChannel) else None


def elsewhere(channel: object) -> Say:
    """What somebody can do for one table more where Discord has no threads: in a voice channel, or in a forum."""
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return say("bot-no-thread-voice")
    if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.ForumChannel):
        return say("bot-no-thread-forum", forum=str(channel.parent.id))
    return say(TAKEN)


def _check_permissions(reply: Responder) -> None:
    """Refuse to offer a thread that could not be opened, naming what is missing."""
    held = reply.interaction.app_permissions
    lacking = [name for name, wanted in NEEDED if wanted and not getattr(held, name)]
    if lacking:
        raise Refusal(_lacking(reply, lacking))


def _lacking(reply: Responder, names: list[str]) -> Say:
    """The sentence that names permissions which the bot lacks."""
    spoken = reply.lang.enumerate([permission_text(name, reply.lang) for name in names])
    return say("bot-no-thread-permission", permissions=spoken)
