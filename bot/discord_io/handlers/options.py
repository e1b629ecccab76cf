"""The options of a lobby: the host's panel, where each menu changes one of them; and the start of the game."""

import logging
from collections.abc import Collection
from contextlib import suppress

import discord

from bot.app import App, Panel
from bot.delivery.port import PortError
from bot.discord_io.answer import Answer
from bot.discord_io.press import Press, on
from bot.ids import ControlAction, number
from bot.model import Phase, Table, Tempo, TimeOuts
from bot.post import Post
from bot.present.messages.lobby import AT_RANDOM, RATED, arrange_post, arranged_post
from bot.present.messages.pace import PACES, value_of
from bot.tables.deal import Start
from bot.tables.ending import effective_host
from bot.tables.lobby import SetFirst, SetLanguage, SetOption, SetRated, require_lobby
from bot.tables.log import Command
from bot.tables.pace import SetPace, SetTempo, SetTimeOuts
from games.core import Refusal, Seat, say
from locales import LOCALES, locale_of

log = logging.getLogger(__name__)


@on(ControlAction.START)
async def _start(press: Press) -> None:
    """Deal; the lobby stands until the first board comes, with its pictures."""
    done = await press.answer.execute(press.table.id, Start(press.person, share=press.answer.share))
    await press.answer.acknowledge(quietly=True)
    close_panel(press.app, done.table)


@on(ControlAction.ARRANGE)
async def _arrange(press: Press) -> None:
    """Open the panel of options for the host."""
    require_lobby(press.table)
    await require_host(press.answer, press.table)
    await _show_panel(press.answer, press.table)


@on(ControlAction.OPTION)
async def _option(press: Press) -> None:
    if len(press.control.path) != 1 or not press.value:
        raise Refusal(say("bot-no-such-option"))
    await _change(press, SetOption(press.person, press.control.path[0], press.value))


@on(ControlAction.FIRST)
async def _first(press: Press) -> None:
    seat = number(press.value)
    if seat is None and press.value != AT_RANDOM:
        raise Refusal(say("bot-no-such-seat"))
    await _change(press, SetFirst(press.person, Seat(seat) if seat is not None else None))


@on(ControlAction.PACE)
async def _pace(press: Press) -> None:
    paces = {value_of(pace): pace for pace in PACES}
    await _change(press, SetPace(press.person, paces[_chosen(press, paces, "bot-no-such-pace")]))


@on(ControlAction.TIME_OUTS)
async def _time_outs(press: Press) -> None:
    chosen = TimeOuts(_chosen(press, [*TimeOuts], "bot-no-such-pace"))
    await _change(press, SetTimeOuts(press.person, chosen))


@on(ControlAction.TEMPO)
async def _tempo(press: Press) -> None:
    await _change(press, SetTempo(press.person, Tempo(_chosen(press, [*Tempo], "bot-no-such-option"))))


@on(ControlAction.LANGUAGE)
async def _language(press: Press) -> None:
    chosen = locale_of(_chosen(press, LOCALES, "bot-no-such-option"))
    await _change(press, SetLanguage(chosen, press.person))


@on(ControlAction.RATED)
async def _rated(press: Press) -> None:
    await _change(press, SetRated(press.person, RATED[_chosen(press, RATED, "bot-no-such-option")]))


async def _change(press: Press, command: Command) -> None:
    """Change the table, and show in the panel what is chosen now; without menus where the lobby is over."""
    answer = press.answer
    if press.table.phase is not Phase.LOBBY and answer.is_ephemeral:
        await answer.show(arranged_post(press.table, press.lang))
        return
    answer.table = (await answer.execute(press.table.id, command)).table
    await _show_panel(answer, answer.table, instead=True)


async def _show_panel(answer: Answer, table: Table, *, instead: bool = False) -> None:
    """Show the options of a table, and note the message until it is time to take its menus away."""
    post = arrange_post(table, answer.lang)
    shown = await (answer.show(post) if instead else answer.say(post))
    answer.app.notes.panels[table.id] = Panel(lambda now: shown.edit(now, {}), answer.lang)


def close_panel(app: App, table: Table) -> None:
    """Take the menus from the panel of a table whose lobby is over; nobody waits for that."""
    if (panel := app.notes.panels.pop(table.id, None)) is not None:
        app.delivery.messages.in_background(_close(panel, arranged_post(table, panel.lang)))


async def _close(panel: Panel, post: Post) -> None:
    try:
        await panel.edit(post)
    except (PortError, discord.HTTPException) as error:
        log.info("A panel of options still has its menus", extra={"error": str(error)})


async def require_host(answer: Answer, table: Table) -> None:
    """Refuse to anyone but the host, or the person to whom an absent host's rights pass.

    Raises:
        Refusal: the person is neither.
    """
    if answer.person.id == table.host:
        return
    service = answer.app.service
    if table.seat_of(answer.person.id) is not None and await answer.app.delivery.members.has_left(table, table.host):
        table = await service.queries.table(table.id) or table
    is_quiet = False
    with suppress(Refusal):  # nothing is asked in the lobby, nor where the position cannot be read
        is_quiet = (await service.queries.view_for(table.id, None)).is_quiet
    host = effective_host(table, service.clock(), is_quiet=is_quiet)
    if answer.person.id != host:
        seat = table.seat_of(host)
        raise Refusal(say("bot-no-not-host", name="" if seat is None else table.sitters[seat].name))


def _chosen(press: Press, known: Collection[str], refusal: str) -> str:
    """Return the one value that was chosen in a menu.

    Raises:
        Refusal: there are several or none, or it is not among those known.
    """
    if press.value not in known:
        raise Refusal(say(refusal))
    return press.value
