"""Looking back at a game step by step, playing on from a step, and the whole game as a moving picture."""

import logging
from concurrent.futures import BrokenExecutor
from dataclasses import replace

import discord

from bot.delivery.pictures import THEN, Draft
from bot.delivery.port import PortError
from bot.discord_io.answer import Answer
from bot.discord_io.callbacks import Reply
from bot.discord_io.press import HANDLERS, Press, on
from bot.ids import ControlAction
from bot.model import Table
from bot.present.messages.history import JUMP, TYPED, jump_form, typed_number
from bot.present.messages.notices import note_post
from bot.present.messages.replay import PUBLIC, WAYS, read_mark, read_viewpoint, recap_post, replay_post, viewpoint_mark
from bot.service.replays import LAST
from bot.tables.replay import ReplayStep, Viewpoint
from games.core import Refusal, say

from .open import Kind, TableRequest
from .threads import open_or_offer

log = logging.getLogger(__name__)


async def show_replay(answer: Answer, moment: ReplayStep, *, instead: bool = True) -> None:
    """Show one step of a replay to this person alone."""
    draft = Draft(
        answer.app.delivery.pictures,
        moment.view,
        answer.lang,
        lambda pictures: replay_post(moment, answer.lang, pictures),
        THEN,
    )
    await (answer.show(draft) if instead else answer.say(draft))


async def open_replay(answer: Answer, table: Table, *, instead: bool = False) -> None:
    """Open the replay of a table: at the deal once the game is over, at the latest step while it goes on."""
    step = LAST if table.phase.live else 0
    await show_replay(answer, await answer.app.service.replays.moment(table.id, step), instead=instead)


@on(ControlAction.REPLAY)
async def _replay(press: Press) -> None:
    """Open the replay, go to the step that a control names, or on from it to what was chosen there."""
    table, path = press.table, press.control.path
    if not path:
        await open_replay(press.answer, table)
    elif path[0] == JUMP:
        await _jump(press, table)
    elif press.value in WAYS:
        action = ControlAction(press.value)
        await HANDLERS[action].handle(replace(press, control=replace(press.control, action=action), values=()))
    else:
        seen = press.values[0] if press.values else (*path, PUBLIC)[1]
        await show_replay(press.answer, await _moment(press, path[0], read_viewpoint(seen)))


async def _jump(press: Press, table: Table) -> None:
    """Go to a turn: one of those in the menu, or the one whose number is typed in the form."""
    answer, path, service = press.answer, press.control.path, press.app.service.replays
    viewpoint, in_menu = read_viewpoint((*path, PUBLIC)[1]), path[2:] == ("menu",)
    if in_menu and press.values and press.values[0] != TYPED:
        await show_replay(answer, await _moment(press, press.values[0], viewpoint))
        return
    latest = await service.moment(table.id, LAST, viewpoint)
    if in_menu or press.opens_form:
        await answer.fill_in(
            jump_form(ControlAction.REPLAY, table, answer.lang, latest.last_turn, viewpoint_mark(viewpoint))
        )
        return
    step = latest.step_of_turn(typed_number((*press.values, "")[0]))
    if step is None:
        raise Refusal(say("bot-no-such-turn", turns=latest.last_turn))
    await show_replay(answer, await service.moment(table.id, step, viewpoint))


async def _moment(press: Press, token: str, viewpoint: Viewpoint) -> ReplayStep:
    """The moment that a step's or an entry's token names; the last one for a token that names neither."""
    step, entry = read_mark(token)
    service = press.app.service.replays
    return await service.moment(press.table.id, LAST if step is None else step, viewpoint, entry)


@on(ControlAction.PLAY_ON)
async def _play_on(press: Press) -> None:
    """Open a table in this channel that goes on from a step of a game that is over."""
    answer, table, path = press.answer, press.table, press.control.path
    entry = read_mark(path[0])[1] if path else None
    if entry is None:
        raise Refusal(say("bot-no-such-control"))
    if await open_or_offer(answer, TableRequest(table.game, Kind.PLAYED_ON, table.id, entry), quietly=False):
        await answer.note("bot-play-on-opened")


@on(ControlAction.RECAP)
async def _recap(press: Press) -> None:
    """Show the game as a moving picture: at once if it has been made, else as soon as it is."""
    answer, table = press.answer, press.table
    recaps = answer.app.delivery.recaps
    if table.phase.live:
        raise Refusal(say("bot-no-recap-yet"))
    if (known := recaps.known(table.id, answer.lang)) is not None:
        await answer.say(recap_post(known, answer.lang))
        return
    waiting = await answer.note("bot-recap-drawing")
    answer.app.delivery.messages.in_background(_bring_recap(answer, table, waiting))


async def _bring_recap(answer: Answer, table: Table, waiting: Reply) -> None:
    """Put the moving picture in the place of the sentence that announced it."""
    try:
        post = recap_post(await answer.app.delivery.recaps.make(table.id, answer.lang), answer.lang)
    except Refusal as refusal:
        post = note_post(refusal.say, answer.lang)
    except (BrokenExecutor, OSError, ValueError) as error:
        log.error("A moving picture could not be made", extra={"table": table.id, "error": type(error).__name__})
        post = note_post(say("bot-no-recap-made"), answer.lang)
    try:
        await waiting.edit(post, {})
    except (PortError, discord.HTTPException) as error:
        log.info("An answer could not be edited", extra={"interaction": answer.interaction.id, "error": str(error)})
