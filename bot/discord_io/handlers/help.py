"""The help: rules, cards, explained questions, opening a table, the guided first game."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import discord

from bot.delivery.pictures import Draft
from bot.discord_io.answer import Answer
from bot.discord_io.callbacks import Reply
from bot.discord_io.press import Needs, Press, on
from bot.ids import ControlAction
from bot.model import Table
from bot.operation import report
from bot.post import Picture, PortError, Post
from bot.present.messages.explain import asked_post
from bot.present.messages.help import OFF, ON, SECOND, commands_post, help_post, which_post
from bot.present.messages.lobby import started_post
from bot.present.messages.menu import with_way_back
from bot.present.messages.positions import fair_post
from bot.present.messages.rules import (
    MINUTE,
    Thing,
    card_post,
    emblems,
    page_asked,
    page_post,
    pages_of,
    panel_of,
    panels_of,
    rule_of,
)
from bot.present.panels import GamePanels
from bot.tables.tutorial import Guide, SetTips
from bot.tables.view import TableView
from games.core import Foresight, Game, Refusal, say
from games.registry import GAMES
from locales import locale_of, words

from .lookup import find_table, view_at
from .open import Beginning, TableRequest, open_or_offer

log = logging.getLogger(__name__)
AT_ONCE_S, HINT_S = 0.7, 30.0
"""Seconds after which a question is explained without the effects of answers, and after which these are given up."""


async def show_help(answer: Answer, *, instead: bool = False) -> None:
    """Show the list of games."""
    table = await _table_here(answer)
    can_open = answer.interaction.guild_id is not None
    draft = _with_emblems(answer, partial(help_post, answer.lang, can_open=can_open, table=table))
    await (answer.show(draft) if instead else answer.beside(draft))


async def show_games(answer: Answer) -> None:
    """Let a person choose the game of a new table; where there can be none, show the list of games."""
    if answer.interaction.guild_id is None or await _table_here(answer) is not None:
        await show_help(answer)
    else:
        await answer.beside(_with_emblems(answer, partial(which_post, ControlAction.OPEN, answer.lang)))


def _with_emblems(answer: Answer, make: Callable[[Sequence[Picture]], Post]) -> Draft:
    """Return a message that shows the emblems of all games."""
    return Draft(answer.app.delivery.pictures, GamePanels("", emblems()), answer.lang, make)


async def show_page(answer: Answer, game: Game[Any, Any], page: str, rule: str = "", *, instead: bool = False) -> None:
    """Show a page of a game's help, with its pictures; a person who plays in this channel is not offered another table.

    Raises:
        Refusal: there is no such page.
    """
    if page not in pages_of(game):
        raise Refusal(say("bot-no-such-control"))
    here, table = await _table_here(answer), await find_table(answer.app, answer.interaction)
    plays_here = here is not None and here.seat_of(answer.person.id) is not None
    can_open = answer.interaction.guild_id is not None and not plays_here

    def make(pictures: Sequence[Picture]) -> Post:
        post = page_post(game, page, answer.lang, pictures, rule=rule, can_open=can_open)
        return with_way_back(post, table, answer.person.id, answer.lang)

    names = tuple(answer.lang.text("puzzle-player", n=seat + 1) for seat in range(game.guided.seats))
    album = GamePanels(game.id, panels_of(game, page), names)
    draft = Draft(answer.app.delivery.pictures, album, answer.lang, make)
    await (answer.show(draft) if instead else answer.beside(draft))


async def show_cards(answer: Answer, things: Sequence[Thing]) -> None:
    """Show what some things do; a single one is shown with its picture."""
    panel = panel_of(things[0]) if len(things) == 1 else None
    album = GamePanels(things[0].game, () if panel is None else (panel,))
    table = await find_table(answer.app, answer.interaction)

    def make(pictures: Sequence[Picture]) -> Post:
        return with_way_back(card_post(things, answer.lang, pictures), table, answer.person.id, answer.lang)

    await answer.beside(Draft(answer.app.delivery.pictures, album, answer.lang, make))


async def page_now(answer: Answer, game: str) -> str:
    """Return the help page on the person's current question, at this channel's table of a game or another of theirs."""
    service = answer.app.service
    here = await service.queries.table_in(answer.interaction.channel_id or 0)
    for table in [*([here] if here is not None else []), *await service.queries.tables_of(answer.person.id)]:
        view = await view_at(answer.app, table, answer.person.id) if table.game == game else None
        if view is not None and view.offer is not None:
            return page_asked(view)
    return MINUTE


def game_named(game: str) -> Game[Any, Any]:
    """Return a game by its id.

    Raises:
        Refusal: there is none.
    """
    if game not in GAMES:
        raise Refusal(say("bot-no-such-game"))
    return GAMES[game]


async def _table_here(answer: Answer) -> Table | None:
    """Return the live table of the channel, if its game is installed."""
    here = await answer.app.service.queries.table_in(answer.interaction.channel_id or 0)
    return here if here is not None and here.phase.live and here.game in GAMES else None


@on(ControlAction.HELP, needs=Needs.NOTHING)
async def _help(press: Press) -> None:
    answer = press.answer
    if press.control.path:
        client = words(locale_of(str(answer.interaction.locale)))
        await answer.show(commands_post(answer.lang, client, is_second=SECOND in press.control.path))
    else:
        await show_help(answer, instead=answer.is_ephemeral)


@on(ControlAction.RULES, needs=Needs.NOTHING)
async def _rules(press: Press) -> None:
    """Open the help at a page, or at the current question."""
    game = game_named(press.control.table)
    page, token = (*press.control.path, "", "")[:2]
    await show_page(press.answer, game, page or await page_now(press.answer, game.id), rule_of(token))


@on(ControlAction.PAGE, needs=Needs.NOTHING)
async def _page(press: Press) -> None:
    """Turn to another page; a value of the menu in the list of games names a game instead."""
    if not press.control.table:
        await show_page(press.answer, game_named(press.values[0] if press.values else ""), MINUTE, instead=True)
        return
    page = press.values[0] if press.values else press.control.path[0] if press.control.path else MINUTE
    await show_page(press.answer, game_named(press.control.table), page, instead=True)


@on(ControlAction.OPEN, ControlAction.GUIDED, needs=Needs.NOTHING)
async def _open(press: Press) -> None:
    game = press.control.table or (press.values[0] if press.values else "")
    if not game:
        make = partial(which_post, press.control.action, press.answer.lang)
        await press.answer.show(_with_emblems(press.answer, make))
        return
    is_guided = press.control.action is ControlAction.GUIDED
    wanted = TableRequest(game_named(game).id, Beginning.GUIDED if is_guided else Beginning.OPENED)
    if not await open_or_offer(press.answer, wanted):
        return
    if is_guided:
        await press.answer.show(started_post(game_named(game), press.answer.lang))
    else:
        await press.answer.note("bot-opened", instead=True)


@on(ControlAction.GUIDE)
async def _guide(press: Press) -> None:
    answer = press.answer
    done = await answer.execute(press.table.id, Guide(answer.person))
    await answer.say(started_post(game_named(done.table.game), answer.lang))


@on(ControlAction.TIPS)
async def _tips(press: Press) -> None:
    answer, wanted = press.answer, OFF if press.control.path == (OFF,) else ON
    await answer.execute(press.table.id, SetTips(answer.person, wanted == ON))
    await answer.note(f"bot-help-tips-{wanted}")


@on(ControlAction.ASKED)
async def _asked(press: Press) -> None:
    """Explain the question at once; the effects of each answer are added once they are computed."""
    answer = press.answer
    view = await answer.app.service.queries.view_of(press.table.id, answer.person.id)
    if view.offer is None or not view.offer.own:
        await answer.beside(_explained(answer, view))
        return
    work = asyncio.create_task(_foresee(answer, view.table))
    await asyncio.wait({work}, timeout=AT_ONCE_S)
    if work.done():
        await answer.beside(_explained(answer, view, _foreseen(work, view)))
        return
    shown = await answer.beside(_explained(answer, view))
    answer.app.delivery.messages.in_background(_add_ahead(answer, view, work, shown))


def _explained(answer: Answer, view: TableView, ahead: Sequence[Foresight] = ()) -> Post:
    """Return an explained question, with the effects of each answer as far as they are known."""
    return with_way_back(asked_post(view, answer.lang, ahead), view.table, answer.person.id, answer.lang)


async def _foresee(answer: Answer, table: Table) -> tuple[Foresight, ...]:
    """Compute the effects of each answer."""
    with answer.app.service.budget.working(None, answer.person.id, table.guild):
        return await answer.app.service.computers.foresee(table.id, answer.person.id)


async def _add_ahead(answer: Answer, view: TableView, work: asyncio.Task[tuple[Foresight, ...]], shown: Reply) -> None:
    """Add the effects of each answer to an explanation."""
    await asyncio.wait({work}, timeout=HINT_S)
    ahead, choosing = _foreseen(work, view), answer.app.delivery.choosing
    if not ahead or shown.message is None or not choosing.is_latest(shown.message, shown.mark):
        return  # something else is shown in this message by now
    try:
        await shown.edit(_explained(answer, view, ahead), {})
    except (PortError, discord.HTTPException) as error:
        log.info("An answer could not be edited", extra={"interaction": answer.interaction.id, "error": str(error)})


def _foreseen(work: asyncio.Task[tuple[Foresight, ...]], view: TableView) -> Sequence[Foresight]:
    """Return the computed effects; none if that took too long, was refused or failed: they are then omitted."""
    if not work.done():
        work.cancel()
        log.info("The effects of answers took too long to compute", extra={"table": view.table.id})
        return ()
    if (error := work.exception()) is not None:
        if isinstance(error, Refusal):  # for example, their hourly budget is used up
            return ()
        report("The effects of answers could not be computed", error, table=view.table.id)
        return ()
    return work.result()


@on(ControlAction.FAIR)
async def _fair(press: Press) -> None:
    answer = press.answer
    await answer.beside(fair_post(press.table, await answer.app.service.queries.fairness(press.table.id), answer.lang))
