"""Buttons and menus of the help, most of which need no table: reading, looking up, opening, the guided first game."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.delivery.pictures import Draft, GamePanels
from bot.delivery.port import PortError
from bot.discord_io.components import replacing
from bot.discord_io.failures import errors
from bot.discord_io.private_answer import Reply
from bot.discord_io.responder import Responder
from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.present.messages.archive import fair_post
from bot.present.messages.asked import asked_post
from bot.present.messages.cards import Thing, card_post, panel_of
from bot.present.messages.help import commands_post, help_post, started_post, which_post
from bot.present.messages.rules import MINUTE, page_asked, page_post, panels_of, rule_of
from bot.present.messages.tips import OFF, ON
from bot.service import report
from bot.tables.view import TableView
from games.core import Foresight, Game, Refusal, say
from games.registry import GAMES
from locales import locale_of, words

from .finding import view_at
from .threads import open_in_thread, open_or_offer
from .wanted import Kind, Wanted

log = logging.getLogger(__name__)
AT_ONCE_S, LATEST_S = 0.7, 30.0
"""Seconds after which a question is explained without what answers would bring, and after which that is given up."""


@dataclass(frozen=True, slots=True)
class Press:
    """A control that somebody has used.

    Attributes:
        reply: the interaction.
        control: what its id says.
        values: what was chosen in a menu.
    """

    reply: Responder
    control: ControlId
    values: tuple[str, ...] = ()

    @property
    def opens_form(self) -> bool:
        """Whether a form is asked for: nothing was chosen, and this is no form that was left blank."""
        return not self.values and self.reply.interaction.type is not discord.InteractionType.modal_submit


async def show_help(reply: Responder, *, instead: bool = False) -> None:
    """Show the list of games."""
    table = await _table_here(reply)
    can_open = reply.interaction.guild_id is not None
    post = help_post(reply.lang, GAMES.values(), can_open=can_open, table=table)
    await (reply.show(post) if instead else reply.say(post))


async def show_page(
    reply: Responder, game: Game[Any, Any], page: str, rule: str = "", *, instead: bool = False
) -> None:
    """Show a page of a game's help, with its pictures; nobody who plays in this channel is offered another table."""
    here = await _table_here(reply)
    plays_here = here is not None and here.seat_of(reply.person.id) is not None
    can_open = reply.interaction.guild_id is not None and not plays_here
    draft = Draft(
        reply.bot.delivery.pictures,
        GamePanels(game.id, panels_of(game, page)),
        reply.lang,
        lambda pictures: page_post(game, page, reply.lang, pictures, rule=rule, can_open=can_open),
    )
    await reply.illustrated(draft, instead=instead)


async def show_cards(reply: Responder, things: Sequence[Thing]) -> None:
    """Show what some things do, one alone with its picture."""
    panel = panel_of(things[0]) if len(things) == 1 else None
    album = GamePanels(things[0].game, () if panel is None else (panel,))
    pictures = reply.bot.delivery.pictures
    await reply.illustrated(Draft(pictures, album, reply.lang, lambda shown: card_post(things, reply.lang, shown)))


async def page_now(reply: Responder, game: str) -> str:
    """The page about what somebody is asked now, at this channel's table of a game or at another of theirs."""
    service = reply.bot.service
    here = await service.table_in(reply.interaction.channel_id or 0)
    for table in [*([here] if here is not None else []), *await service.tables_of(reply.person.id)]:
        view = await view_at(reply.bot, table, reply.person.id) if table.game == game else None
        if view is not None and view.offer is not None:
            return page_asked(view)
    return MINUTE


def game_named(game: str) -> Game[Any, Any]:
    """A game by its id.

    Raises:
        Refusal: there is none.
    """
    if game not in GAMES:
        raise Refusal(say("bot-no-such-game"))
    return GAMES[game]


async def _table_here(reply: Responder) -> Table | None:
    """The live table of the channel, if its game is installed."""
    here = await reply.bot.service.table_in(reply.interaction.channel_id or 0)
    return here if here is not None and here.phase.live and here.game in GAMES else None


async def _help(press: Press) -> None:
    reply = press.reply
    if press.control.path:
        await reply.show(commands_post(reply.lang, words(locale_of(str(reply.interaction.locale)))))
    else:
        await show_help(reply, instead=reply.is_ephemeral)


async def _rules(press: Press) -> None:
    """Open the help: at a page, or at what is being asked."""
    game = game_named(press.control.table)
    page, token = (*press.control.path, "", "")[:2]
    await show_page(press.reply, game, page or await page_now(press.reply, game.id), rule_of(token))


async def _page(press: Press) -> None:
    """Turn to another page; the menu of the list of games names a game instead."""
    if not press.control.table:
        await show_page(press.reply, game_named(press.values[0] if press.values else ""), MINUTE, instead=True)
        return
    page = press.values[0] if press.values else press.control.path[0] if press.control.path else MINUTE
    await show_page(press.reply, game_named(press.control.table), page, instead=True)


async def _open(press: Press) -> None:
    game = press.control.table or (press.values[0] if press.values else "")
    if not game:
        await press.reply.show(which_post(press.control.action, press.reply.lang))
        return
    is_guided = press.control.action is ControlAction.GUIDED
    wanted = Wanted(game_named(game).id, Kind.GUIDED if is_guided else Kind.OPENED)
    if not await open_or_offer(press.reply, wanted):
        return
    if is_guided:
        await press.reply.show(started_post(game_named(game), press.reply.lang))
    else:
        await press.reply.note("bot-opened", instead=True)


async def _thread(press: Press) -> None:
    await open_in_thread(press.reply, press.control)


async def _guide(press: Press) -> None:
    reply = press.reply
    reply.table = await reply.carry_out(reply.bot.service.guide(press.control.table, reply.person))
    await reply.say(started_post(game_named(reply.table.game), reply.lang))


async def _tips(press: Press) -> None:
    reply, wanted = press.reply, OFF if press.control.path == (OFF,) else ON
    await reply.carry_out(reply.bot.service.set_tips(press.control.table, reply.person, wanted == ON))
    await reply.note(f"bot-help-tips-{wanted}")


async def _asked(press: Press) -> None:
    """Explain the question at once; what each answer would bring is added as soon as it is worked out."""
    reply = press.reply
    view = await reply.bot.service.view_of(press.control.table, reply.person.id)
    if view.offer is None or not view.offer.own:
        await reply.say(asked_post(view, reply.lang))
        return
    work = asyncio.create_task(reply.bot.service.foresee(view.table.id, reply.person.id))
    await asyncio.wait({work}, timeout=AT_ONCE_S)
    if work.done():
        await reply.say(asked_post(view, reply.lang, _foreseen(work, view)))
        return
    shown = await reply.say(asked_post(view, reply.lang))
    reply.bot.delivery.messages.aside(_add_ahead(reply, view, work, shown))


async def _add_ahead(
    reply: Responder, view: TableView, work: asyncio.Task[tuple[Foresight, ...]], shown: Reply
) -> None:
    """Add to an explanation what each answer would bring."""
    await asyncio.wait({work}, timeout=LATEST_S)
    if not (ahead := _foreseen(work, view)):
        return
    try:
        async with errors():
            await shown.edit(**replacing(asked_post(view, reply.lang, ahead)))
    except (PortError, discord.HTTPException) as error:
        log.info("Interaction %s: its answer could not be edited: %s", reply.interaction.id, error)


def _foreseen(work: asyncio.Task[tuple[Foresight, ...]], view: TableView) -> Sequence[Foresight]:
    """What was worked out; nothing where that took too long or failed: the question is explained all the same."""
    if not work.done():
        work.cancel()
        log.info("What answers would bring at table %s took too long", view.table.id)
        return ()
    if (error := work.exception()) is not None:
        report(f"what answers would bring at table {view.table.id} is left out", error)
        return ()
    return work.result()


async def _fair(press: Press) -> None:
    reply = press.reply
    assert reply.table is not None, "a control with a table's id has its table"
    await reply.say(fair_post(reply.table, await reply.bot.service.fairness(reply.table.id), reply.lang))


HANDLERS: Mapping[ControlAction, Callable[[Press], Awaitable[None]]] = {
    ControlAction.HELP: _help,
    ControlAction.RULES: _rules,
    ControlAction.PAGE: _page,
    ControlAction.OPEN: _open,
    ControlAction.GUIDED: _open,
    ControlAction.THREAD: _thread,
    ControlAction.GUIDE: _guide,
    ControlAction.TIPS: _tips,
    ControlAction.ASKED: _asked,
    ControlAction.FAIR: _fair,
}
"""By action, what answers a control of the help."""
