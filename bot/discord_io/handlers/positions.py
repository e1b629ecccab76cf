"""Positions: /game position, files that hold one, and the buttons that give one out, look at one or play from it."""

import asyncio

import discord

from bot.delivery.pictures import Draft
from bot.delivery.port import PortError
from bot.discord_io.answer import Answer
from bot.discord_io.failures import errors
from bot.discord_io.press import Needs, Press, on
from bot.ids import ControlAction
from bot.model import Table
from bot.present.messages.positions import hidden_post, look_post, player_table, position_form, position_post
from bot.present.messages.replay import read_mark
from bot.present.panels import Panels
from bot.service.budget import Expense
from bot.service.positions import FILE_BYTES, Shared, require_open, text_of_file, too_big, written
from bot.tables.state import game_of
from bot.tables.view import view_for
from games.core import Refusal, Seat, Sign, State, say
from games.transcript import read
from locales import Speaker

from .lookup import find_table
from .open import Kind, TableRequest
from .threads import open_or_offer


async def give_position(answer: Answer) -> None:
    """Give out the position of this channel's table, where nothing in it is hidden; else the way to look at one."""
    answer.table = await find_table(answer.app, answer.interaction)
    found = await answer.app.service.queries.state_of(answer.table.id) if answer.table is not None else None
    if found is None:
        await answer.say(hidden_post("bot-position-none", answer.lang))
        return
    try:
        require_open(*found)
    except Refusal as refusal:
        await answer.say(hidden_post(refusal.say.id, answer.lang))
        return
    await _give(answer, *found)


async def look_at_file(answer: Answer, file: discord.Attachment) -> None:
    """Show the position that somebody uploads, or the last one of a record.

    Raises:
        Refusal: the budget is used up, or the file is too big, no text, cannot be fetched, or holds neither of them.
    """
    with answer.app.service.budget.working(Expense.FILES, answer.person.id, answer.interaction.guild_id):
        shared = await answer.carry_out(_read_file(answer, file), quietly=False)
    await _show(answer, shared)


async def _read_file(answer: Answer, file: discord.Attachment) -> Shared:
    if file.size > FILE_BYTES:
        raise too_big()
    try:
        async with errors():
            text = text_of_file(await file.read())
    except (PortError, discord.HTTPException):
        raise Refusal(say("bot-no-file-fetched")) from None
    positions = answer.app.service.positions
    if not text.lstrip().startswith("{"):
        return await positions.read(text)
    transcript = await asyncio.to_thread(read, text)
    try:
        return await positions.last_of(transcript)
    except Refusal as refusal:
        speak = Speaker(answer.lang, transcript.game, [player.name for player in transcript.players])
        raise Refusal(say("bot-no-record", reason=Sign(speak(refusal.say)))) from None


async def _give(answer: Answer, table: Table, state: State) -> None:
    await answer.say(position_post(table, written(game_of(table), state), answer.lang))


@on(ControlAction.POSITION)
async def _position(press: Press) -> None:
    """Give out a step of a replay."""
    answer, path = press.answer, press.control.path
    entry = read_mark(path[0])[1] if path else None
    if entry is None:
        raise Refusal(say("bot-no-such-control"))
    table, _, state = await answer.app.service.replays.position(press.table.id, entry)
    await _give(answer, table, state)


@on(ControlAction.LOOK, needs=Needs.NOTHING)
async def _look(press: Press) -> None:
    """Ask for a position, and show the one that was pasted."""
    answer = press.answer
    if press.opens_form:
        await answer.fill_in(position_form(answer.lang))
        return
    shared = await answer.app.service.positions.read("\n".join(press.values))
    await _show(answer, shared)


async def _show(answer: Answer, shared: Shared) -> None:
    state, lang = shared.state, answer.lang
    table = player_table(shared.game, state.options, state.seats, state.edition, lang)
    views = [view_for(table, state, seat) for seat in (None, *map(Seat, range(state.seats)))]
    draft = Draft(
        answer.app.delivery.pictures,
        views[0],
        lang,
        lambda pictures: look_post(
            views, shared.token, lang, pictures, is_playable=shared.is_playable, seal=shared.seal
        ),
        Panels.REPLAY,
    )
    await answer.say(draft)


@on(ControlAction.PLAY_POSITION, needs=Needs.NOTHING)
async def _play(press: Press) -> None:
    """Open a table in this channel that begins with a position somebody is looking at."""
    answer, path = press.answer, press.control.path
    shared = await answer.app.service.positions.get(path[0] if path else "")
    wanted = TableRequest(shared.game, Kind.POSITION, shared.token)
    if await open_or_offer(answer, wanted, quietly=False):
        await answer.note("bot-play-on-opened")
