"""Looking back at a game step by step, playing on from a step, and the whole game as a moving picture."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import BrokenExecutor
from dataclasses import replace

import discord

from bot.delivery.pictures import THEN, Draft
from bot.delivery.port import PortError
from bot.discord_io.components import replacing
from bot.discord_io.failures import errors
from bot.discord_io.private_answer import Reply
from bot.discord_io.responder import Responder
from bot.ids import ControlAction
from bot.model import Table
from bot.present.messages.history import JUMP, TYPED, jump_form, typed_number
from bot.present.messages.notices import note_post
from bot.present.messages.replay import PUBLIC, WAYS, read_mark, read_viewpoint, recap_post, replay_post, viewpoint_mark
from bot.service.replays import LAST
from bot.tables.replay import ReplayStep, Viewpoint
from games.core import Refusal, say

from . import sharing, storytelling
from .helping import Press
from .threads import open_or_offer
from .wanted import Kind, Wanted

log = logging.getLogger(__name__)


async def show_replay(reply: Responder, moment: ReplayStep, *, instead: bool = True) -> None:
    """Show one step of a replay to this person alone."""
    draft = Draft(
        reply.bot.delivery.pictures,
        moment.view,
        reply.lang,
        lambda pictures: replay_post(moment, reply.lang, pictures),
        THEN,
    )
    await reply.illustrated(draft, instead=instead)


async def open_replay(reply: Responder, table: Table, *, instead: bool = False) -> None:
    """Open the replay of a table: at the deal once the game is over, at the latest step while it goes on."""
    step = LAST if table.phase.live else 0
    await show_replay(reply, await reply.bot.service.replays.moment(table.id, step), instead=instead)


async def _replay(press: Press) -> None:
    """Open the replay, go to the step that a control names, or on from it to what was chosen there."""
    table, path = _table(press), press.control.path
    if not path:
        await open_replay(press.reply, table)
    elif path[0] == JUMP:
        await _jump(press, table)
    elif press.values and (way := _WAYS.get(press.values[0])) is not None:
        control = replace(press.control, action=ControlAction(press.values[0]))
        await way(replace(press, control=control, values=()))
    else:
        seen = press.values[0] if press.values else (*path, PUBLIC)[1]
        await show_replay(press.reply, await _moment(press, path[0], read_viewpoint(seen)))


async def _jump(press: Press, table: Table) -> None:
    """Go to a turn: one of those in the menu, or the one whose number is typed in the form."""
    reply, path, service = press.reply, press.control.path, press.reply.bot.service.replays
    viewpoint, in_menu = read_viewpoint((*path, PUBLIC)[1]), path[2:] == ("menu",)
    if in_menu and press.values and press.values[0] != TYPED:
        await show_replay(reply, await _moment(press, press.values[0], viewpoint))
        return
    latest = await service.moment(table.id, LAST, viewpoint)
    if in_menu or press.opens_form:
        await reply.fill_in(
            jump_form(ControlAction.REPLAY, table, reply.lang, latest.last_turn, viewpoint_mark(viewpoint))
        )
        return
    step = latest.step_of_turn(typed_number((*press.values, "")[0]))
    if step is None:
        raise Refusal(say("bot-no-such-turn", turns=latest.last_turn))
    await show_replay(reply, await service.moment(table.id, step, viewpoint))


async def _moment(press: Press, token: str, viewpoint: Viewpoint) -> ReplayStep:
    """The moment that a step's or an entry's token names; the last one for a token that names neither."""
    step, entry = read_mark(token)
    service = press.reply.bot.service.replays
    return await service.moment(press.control.table, LAST if step is None else step, viewpoint, entry)


async def _play_on(press: Press) -> None:
    """Open a table in this channel that goes on from a step of a game that is over."""
    reply, table, path = press.reply, _table(press), press.control.path
    entry = read_mark(path[0])[1] if path else None
    if entry is None:
        raise Refusal(say("bot-no-such-control"))
    if await open_or_offer(reply, Wanted(table.game, Kind.PLAYED_ON, table.id, entry), quietly=False):
        await reply.note("bot-play-on-opened")


async def _recap(press: Press) -> None:
    """Show the game as a moving picture: at once if it has been made, else as soon as it is."""
    reply, table = press.reply, _table(press)
    recaps = reply.bot.delivery.recaps
    if table.phase.live:
        raise Refusal(say("bot-no-recap-yet"))
    if (known := recaps.known(table.id, reply.lang)) is not None:
        await reply.say(recap_post(known, reply.lang))
        return
    waiting = await reply.note("bot-recap-drawing")
    reply.bot.delivery.messages.aside(_bring_recap(reply, table, waiting))


async def _bring_recap(reply: Responder, table: Table, waiting: Reply) -> None:
    """Put the moving picture in the place of the sentence that announced it."""
    try:
        post = recap_post(await reply.bot.delivery.recaps.make(table.id, reply.lang), reply.lang)
    except Refusal as refusal:
        post = note_post(refusal.say, reply.lang)
    except (BrokenExecutor, OSError, ValueError) as error:
        log.error("The moving picture of table %s could not be made: %s", table.id, type(error).__name__)
        post = note_post(say("bot-no-recap-made"), reply.lang)
    try:
        async with errors():
            await waiting.edit(**replacing(post))
    except (PortError, discord.HTTPException) as error:
        log.info("Interaction %s: its answer could not be edited: %s", reply.interaction.id, error)


def _table(press: Press) -> Table:
    assert press.reply.table is not None, "every such control has its table"
    return press.reply.table


HANDLERS: Mapping[ControlAction, Callable[[Press], Awaitable[None]]] = {
    ControlAction.REPLAY: _replay,
    ControlAction.PLAY_ON: _play_on,
    ControlAction.RECAP: _recap,
}
_WAYS = {str(way): {**HANDLERS, **sharing.HANDLERS, **storytelling.HANDLERS}[way] for way in WAYS}
