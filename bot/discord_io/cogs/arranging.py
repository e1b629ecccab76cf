"""Changes of a table, answered by its board; and the panel of its options, where each menu changes one."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord

from bot.delivery.port import PortError
from bot.discord_io.components import replacing
from bot.discord_io.failures import errors
from bot.discord_io.limits import Panel
from bot.discord_io.private_answer import Reply, held
from bot.discord_io.responder import Responder
from bot.ids import ControlAction
from bot.model import Phase, Table, Tempo, TimeOuts
from bot.post import Post
from bot.present.messages.arranging import AT_RANDOM, RATED, arrange_post, arranged_post
from bot.present.messages.pace import PACES, value_of
from bot.service import StoreFailed
from bot.tables.lobby import require_lobby
from games.core import Refusal, Seat, say

from .helping import Press

if TYPE_CHECKING:
    from bot.discord_io.client import Porion

log = logging.getLogger(__name__)


async def change_table(reply: Responder, work: Coroutine[Any, Any, Table]) -> None:
    """Change a table, and answer with its board if the control stands under it.

    Raises:
        Refusal: the table cannot be changed like that.
    """
    assert reply.table is not None, "every such control has its table"
    async with held(reply.bot.delivery.boards.lock(reply.table.id)) as is_held:
        reply.table = await reply.carry_out(work)
        if is_held and not reply.is_answered and not reply.bot.is_busy:
            with suppress(StoreFailed):  # told in the log; the change stands, and is shown once it can be read
                if (snapshot := await reply.bot.service.latest(reply.table.id)) is not None:
                    await reply.update_board(snapshot)
    await reply.acknowledge(quietly=True)


def close_panel(bot: "Porion", table: Table) -> None:
    """Take the menus away from the panel of a table's options, whose lobby is over; nobody waits for that."""
    if (panel := bot.limits.panels.get(table.id)) is not None:
        bot.limits.panels.forget(table.id)
        bot.delivery.messages.aside(_close(panel, table))


async def _close(panel: Panel, table: Table) -> None:
    try:
        async with errors():
            await panel.reply.edit(**replacing(arranged_post(table, panel.lang)))
    except (PortError, discord.HTTPException) as error:
        log.info("The options of table %s still have their menus: %s", table.id, error)


async def _start(press: Press) -> None:
    reply = press.reply
    reply.table = await reply.carry_out(reply.bot.service.start(press.control.table, reply.person))
    await reply.acknowledge(quietly=True)  # the lobby stands until the first board comes, with its pictures
    close_panel(reply.bot, reply.table)


async def _arranged(reply: Responder, work: Coroutine[Any, Any, Table]) -> None:
    """Change a table, and show in the panel what is chosen now; without menus where the lobby is over.

    Earlier versions had menus in the lobby.
    """
    if not reply.is_ephemeral:
        await change_table(reply, work)
        return
    if reply.table is not None and reply.table.phase is not Phase.LOBBY:
        work.close()
        await reply.show(arranged_post(reply.table, reply.lang))
        return
    reply.table = await reply.carry_out(work)
    await _show_panel(reply, reply.table, reply.show)


async def _arrange(press: Press) -> None:
    reply = press.reply
    assert reply.table is not None, "every such control has its table"
    require_lobby(reply.table)
    await reply.require_host(reply.table)
    await _show_panel(reply, reply.table, reply.say)


async def _show_panel(reply: Responder, table: Table, put: Callable[[Post], Awaitable[Reply]]) -> None:
    """Show the options of a table, and remember the message until it is time to take its menus away."""
    shown = await put(arrange_post(table, reply.lang))
    reply.bot.limits.panels.set(table.id, Panel(shown, reply.lang))


async def _option(press: Press) -> None:
    path, reply = press.control.path, press.reply
    if len(path) != 1 or len(press.values) != 1:
        raise Refusal(say("bot-no-such-option"))
    await _arranged(reply, reply.bot.service.set_option(press.control.table, reply.person, path[0], press.values[0]))


async def _first(press: Press) -> None:
    values, reply = press.values, press.reply
    if values != (AT_RANDOM,) and not (len(values) == 1 and values[0].isdecimal()):
        raise Refusal(say("bot-no-such-seat"))
    first = None if values == (AT_RANDOM,) else Seat(int(values[0]))
    await _arranged(reply, reply.bot.service.set_first(press.control.table, reply.person, first))


async def _pace(press: Press) -> None:
    paces = {value_of(pace): pace for pace in PACES}
    value = _chosen(press, paces, "bot-no-such-pace")
    reply = press.reply
    await _arranged(reply, reply.bot.service.set_pace(press.control.table, reply.person, paces[value]))


async def _time_outs(press: Press) -> None:
    how = TimeOuts(_chosen(press, TimeOuts, "bot-no-such-pace"))
    await _arranged(press.reply, press.reply.bot.service.set_time_outs(press.control.table, press.reply.person, how))


async def _tempo(press: Press) -> None:
    tempo = Tempo(_chosen(press, Tempo, "bot-no-such-option"))
    await _arranged(press.reply, press.reply.bot.service.set_tempo(press.control.table, press.reply.person, tempo))


async def _rated(press: Press) -> None:
    is_rated = RATED[_chosen(press, RATED, "bot-no-such-option")]
    await _arranged(press.reply, press.reply.bot.service.set_rated(press.control.table, press.reply.person, is_rated))


def _chosen(press: Press, known: Any, refusal: str) -> str:
    """The one value that was chosen in a menu.

    Raises:
        Refusal: there are several or none, or it is not among those known.
    """
    if len(press.values) != 1 or press.values[0] not in set(known):
        raise Refusal(say(refusal))
    return press.values[0]


HANDLERS: Mapping[ControlAction, Callable[[Press], Awaitable[None]]] = {
    ControlAction.ARRANGE: _arrange,
    ControlAction.START: _start,
    ControlAction.OPTION: _option,
    ControlAction.FIRST: _first,
    ControlAction.PACE: _pace,
    ControlAction.TIME_OUTS: _time_outs,
    ControlAction.TEMPO: _tempo,
    ControlAction.RATED: _rated,
}
