"""Positions: /game position, files that hold one, and the buttons that give one out, look at one or play from it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.delivery.pictures import THEN, Draft
from bot.delivery.port import PortError
from bot.discord_io.failures import errors
from bot.discord_io.responder import Responder
from bot.ids import ControlAction
from bot.model import Table
from bot.present.messages.positions import hidden_post, look_post, player_table, position_form, position_post
from bot.present.messages.replay import read_mark
from bot.service.positions import FILE_MOST, Shared, require_open, text_of_file, too_big, written
from bot.tables.state import game_of
from bot.tables.view import view_for
from games.core import Refusal, Seat, Sign, State, say
from games.transcript import read
from locales import Speaker

from .finding import find_table
from .helping import Press
from .threads import open_or_offer
from .wanted import Kind, Wanted


async def give_position(reply: Responder) -> None:
    """Give out the position of this channel's table, where nothing in it is hidden; else the way to look at one."""
    reply.table = await find_table(reply.bot, reply.interaction)
    found = await reply.bot.service.state_of(reply.table.id) if reply.table is not None else None
    if found is None:
        await reply.say(hidden_post("bot-position-none", reply.lang))
        return
    try:
        require_open(*found)
    except Refusal as refusal:
        await reply.say(hidden_post(refusal.say.id, reply.lang))
        return
    await _give(reply, *found)


async def look_at_file(reply: Responder, file: discord.Attachment) -> None:
    """Show the position that somebody uploads, or the last one of a record.

    Raises:
        Refusal: the file is too big, no text, cannot be fetched, or holds neither of them.
    """
    await _show(reply, await reply.carry_out(_read_file(reply, file), quietly=False))


async def _read_file(reply: Responder, file: discord.Attachment) -> Shared:
    if file.size > FILE_MOST:
        raise too_big()
    try:
        async with errors():
            text = text_of_file(await file.read())
    except (PortError, discord.HTTPException):
        raise Refusal(say("bot-no-file-fetched")) from None
    positions = reply.bot.service.positions
    if not text.lstrip().startswith("{"):
        return await positions.read(text)
    transcript = await asyncio.to_thread(read, text)
    try:
        return await positions.last_of(transcript)
    except Refusal as refusal:
        speak = Speaker(reply.lang, transcript.game, [player.name for player in transcript.players])
        raise Refusal(say("bot-no-record", reason=Sign(speak(refusal.say)))) from None


async def _give(reply: Responder, table: Table, state: State) -> None:
    await reply.say(position_post(table, written(game_of(table), state), reply.lang))


async def _position(press: Press) -> None:
    """Give out a step of a replay."""
    reply, path = press.reply, press.control.path
    entry = read_mark(path[0])[1] if path else None
    if entry is None:
        raise Refusal(say("bot-no-such-control"))
    table, _, state = await reply.bot.service.replays.position(press.control.table, entry)
    await _give(reply, table, state)


async def _look(press: Press) -> None:
    """Ask for a position, and show the one that was pasted."""
    reply = press.reply
    if press.opens_form:
        await reply.fill_in(position_form(reply.lang))
        return
    shared = await reply.bot.service.positions.read("\n".join(press.values))
    await _show(reply, shared)


async def _show(reply: Responder, shared: Shared) -> None:
    state, lang = shared.state, reply.lang
    table = player_table(shared.game, state.options, state.seats, state.edition, lang)
    views = [view_for(table, state, seat) for seat in (None, *map(Seat, range(state.seats)))]
    draft = Draft(
        reply.bot.delivery.pictures,
        views[0],
        lang,
        lambda pictures: look_post(views, shared.token, lang, pictures, is_playable=shared.is_playable),
        THEN,
    )
    await reply.illustrated(draft)


async def _play(press: Press) -> None:
    """Open a table in this channel that begins with a position somebody is looking at."""
    reply, path = press.reply, press.control.path
    shared = await reply.bot.service.positions.get(path[0] if path else "")
    wanted = Wanted(shared.game, Kind.POSITION, shared.token)
    if await open_or_offer(reply, wanted, quietly=False):
        await reply.note("bot-play-on-opened")


HANDLERS: Mapping[ControlAction, Callable[[Press], Awaitable[None]]] = {
    ControlAction.POSITION: _position,
    ControlAction.LOOK: _look,
    ControlAction.PLAY_POSITION: _play,
}
