"""A second table in a channel: the bot opens a thread for it."""

import logging
from collections.abc import Awaitable

import discord

from bot.discord_io.answer import Answer
from bot.discord_io.bodies import errors
from bot.discord_io.press import Needs, Press, on
from bot.discord_io.transport import WEEK
from bot.ids import ControlAction, ControlId
from bot.post import PortError, Refused
from bot.present.messages.lobby import thread_name, thread_offer_post, thread_opened_post
from games.core import Refusal, Say, TooLate, say
from locales import words

from .lookup import table_language
from .open import (
    NEEDED_IN_THREADS,
    Beginning,
    TableRequest,
    check_house,
    check_opening,
    permission_text,
    read_request,
    server_of,
)

log = logging.getLogger(__name__)

TAKEN = "bot-no-table-here-already"
"""The refusal of a table in a channel that already has one."""
NEEDED_FOR_THREAD = NEEDED_IN_THREADS | discord.Permissions(create_public_threads=True)
TOO_MANY = {160006, 160007}
"""The server has as many active threads as Discord allows."""


async def open_or_offer(answer: Answer, wanted: TableRequest, *, quietly: bool = True) -> bool:
    """Open a table in the channel of an interaction; if it already has one, offer a thread for it.

    A rematch is opened in the channel of the older table.

    Returns:
        whether the table is open.

    Raises:
        Refusal: the table cannot be opened, nor in a thread.
    """
    try:
        if wanted.kind is Beginning.AGAIN:
            await check_house(answer)
            work = answer.app.service.openings.again(wanted.source, answer.person)
        else:
            _, channel = server_of(answer)
            await check_opening(answer)
            work = wanted.open(answer, channel)
        answer.table = await answer.carry_out(work, quietly=quietly)
    except Refusal as refusal:
        await _offer_instead(answer, refusal, wanted)
        return False
    return True


async def _offer_instead(answer: Answer, refusal: Refusal, wanted: TableRequest) -> None:
    """Offer a thread if a table was refused because there is one and a thread is possible; else say what is missing.

    Raises:
        Refusal: there is another reason, or no thread can be opened either.
    """
    if refusal.say.id != TAKEN:
        raise refusal
    parent = await _parent(answer, wanted)
    if parent is None:
        raise Refusal(elsewhere(answer.interaction.channel)) from refusal
    _check_permissions(answer, parent)
    await wanted.check(answer)
    is_here = answer.interaction.guild_id is not None
    place = answer.interaction.channel_id if is_here else parent.id
    here = await answer.app.service.queries.table_in(place or 0)
    control = ControlId(ControlAction.THREAD, wanted.game, str(answer.interaction.id), wanted.path)
    await answer.say(thread_offer_post(here if here is not None and here.phase.live else None, control, answer.lang))


@on(ControlAction.THREAD, needs=Needs.NOTHING)
async def _open_in_thread(press: Press) -> None:
    """Open a thread, and in it the table for which it was offered; once per offer.

    Raises:
        Refusal: the table or the thread cannot be opened.
    """
    answer, ticket = press.answer, press.control.ticket
    wanted = read_request(press.control)
    parent = await _parent(answer, wanted)
    if parent is None:
        raise Refusal(elsewhere(answer.interaction.channel))
    await check_house(answer)
    _check_permissions(answer, parent)
    taken = answer.app.notes.threads
    if taken.get(ticket):
        raise TooLate(say("bot-already-done"))
    taken[ticket] = True
    try:
        thread = await answer.carry_out(_thread_with_table(answer, parent, wanted))
    except BaseException:
        taken.pop(ticket, None)
        raise
    await answer.show(thread_opened_post(thread, answer.lang, is_guided=wanted.kind is Beginning.GUIDED))


async def _thread_with_table(answer: Answer, parent: discord.TextChannel, wanted: TableRequest) -> int:
    """Open a thread with a table in it; return the thread. If the table fails, no thread is left open.

    Raises:
        Refusal: the table or the thread cannot be opened.
    """
    await wanted.check(answer)
    locale = await table_language(answer)
    thread = await _create(parent, thread_name(answer.person.name, words(locale)), answer)
    try:
        answer.table = await wanted.open(answer, thread.id)
    except BaseException:
        await _quietly(thread.edit(archived=True), thread)
        raise
    await _quietly(thread.add_user(discord.Object(answer.person.id)), thread)
    return thread.id


async def _create(parent: discord.TextChannel, name: str, answer: Answer) -> discord.Thread:
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
        raise Refusal(_lacking(answer, ["create_public_threads"])) from error
    except discord.HTTPException as error:
        if error.code in TOO_MANY:
            raise Refusal(say("bot-no-thread-more")) from error
        raise


async def _quietly(doing: Awaitable[object], thread: discord.Thread) -> None:
    """Run a cleanup action; a failure is only logged."""
    try:
        async with errors():
            await doing
    except (PortError, discord.HTTPException) as error:
        log.info("A thread was not tidied up", extra={"thread_id": thread.id, "error": str(error)})


async def _parent(answer: Answer, wanted: TableRequest) -> discord.TextChannel | None:
    """Return the channel in which a thread can be opened: this one or its parent; None if there is none.

    For a rematch that was requested by private message, it is the channel of the older table.
    """
    channel: object = answer.interaction.channel
    if answer.interaction.guild_id is None and wanted.kind is Beginning.AGAIN:
        old = await answer.app.service.queries.table(wanted.source)
        guild = answer.interaction.client.get_guild(old.guild) if old is not None else None
        channel = guild.get_channel_or_thread(old.channel) if guild is not None and old is not None else None
    above = channel.parent if isinstance(channel, discord.Thread) else channel
    return above if isinstance(above, discord.TextChannel) else None


def elsewhere(channel: object) -> Say:
    """Return the sentence on opening another table where Discord has no threads: in a voice channel or a forum."""
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return say("bot-no-thread-voice")
    if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.ForumChannel):
        return say("bot-no-thread-forum", forum=str(channel.parent.id))
    return say(TAKEN)


def _check_permissions(answer: Answer, parent: discord.TextChannel) -> None:
    """Refuse to offer a thread that could not be opened, naming the missing permissions."""
    is_here = answer.interaction.guild_id is not None
    held = answer.interaction.app_permissions if is_here else parent.permissions_for(parent.guild.me)
    lacking = [name for name, wanted in NEEDED_FOR_THREAD if wanted and not getattr(held, name)]
    if lacking:
        raise Refusal(_lacking(answer, lacking))


def _lacking(answer: Answer, names: list[str]) -> Say:
    """Return the sentence that names the permissions the bot lacks."""
    spoken = answer.lang.enumerate([permission_text(name, answer.lang) for name in names])
    return say("bot-no-thread-permission", permissions=spoken)
