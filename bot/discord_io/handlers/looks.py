"""What one person is shown of a table: hand, turn, board, description, more pictures; following a game."""

from collections.abc import Callable
from functools import partial

import discord

from bot.delivery.choosing import OpenAnswer
from bot.delivery.pictures import Draft
from bot.discord_io.answer import Answer
from bot.discord_io.press import Needs, Press, on
from bot.ids import ControlAction
from bot.model import Person, Table
from bot.post import PortError, Post, Refused
from bot.present.controls import Path, page
from bot.present.messages.board import describe_post
from bot.present.messages.explain import why_post
from bot.present.messages.history import more_post
from bot.present.messages.tables import unfollowed_post
from bot.present.panels import Panels
from bot.service import Snapshot
from bot.tables.view import TableView
from games.core import Refusal, say

from .lookup import snapshot_of


@on(ControlAction.TURN, needs=Needs.VIEW)
async def _turn(press: Press) -> None:
    """Show the person's own controls with the relevant pictures, or whom the table waits for."""
    step = press.app.delivery.hands.step
    path = begun_path(press.answer, press.view)
    await _show_kept(press.answer, press.view, lambda now, person: step(now, person, ()), path)


@on(ControlAction.HAND, needs=Needs.VIEW)
async def _hand(press: Press) -> None:
    await show_hand(press.answer, press.view, instead=True)
    await try_private_messages_again(press.answer)


@on(ControlAction.BOARD)
async def _board(press: Press) -> None:
    await show_board(press.answer, await snapshot_of(press.answer, press.table.id))


@on(ControlAction.DESCRIBE)
async def _describe(press: Press) -> None:
    """Show a page of the description: the first one next to the board or hand, others in place of the previous one."""
    view = await press.app.service.queries.view_of(press.table.id, press.person.id)
    post = describe_post(view, press.lang, page(press.control.path))
    await (press.answer.show(post) if press.control.path else press.answer.say(post))


@on(ControlAction.MORE)
async def _more(press: Press) -> None:
    """Show the pictures that are not needed at the moment, or say that there are none."""
    view = await press.app.service.queries.view_of(press.table.id, press.person.id)
    make = partial(more_post, view.table, press.lang, is_beside=view.table.seat_of(press.person.id) is None)
    draft = Draft(press.app.delivery.pictures, view, press.lang, make, Panels.EXTRA)
    if len(draft.complete().blocks) < 2:
        await press.answer.note("bot-more-none")
    else:
        await press.answer.say(draft)


@on(ControlAction.WHY, needs=Needs.VIEW)
async def _why(press: Press) -> None:
    await press.answer.beside(why_post(press.view, press.lang))


async def show_hand(answer: Answer, view: TableView, note: str = "", *, instead: bool = False) -> None:
    """Show a person their hand.

    Args:
        answer: the answer to the person.
        view: the table as their seat may know it.
        note: a sentence to add.
        instead: whether it replaces the private message whose control was pressed.
    """
    draft = answer.app.delivery.hands.draft
    if note:
        await answer.say(draft(view, answer.person, note))
    else:
        await _show_kept(answer, view, draft, begun_path(answer, view), instead=instead)


async def show_step(answer: Answer, view: TableView, path: Path) -> None:
    """Show a step of a choice in the private message whose control was pressed, or in a new one.

    Raises:
        NotAllowed: the path matches nothing that the person is offered.
    """
    step = answer.app.delivery.hands.step
    await _show_kept(answer, view, lambda now, person: step(now, person, ()), path, instead=True)


async def begin_again(answer: Answer, view: TableView) -> None:
    """Show a hand at the first step of its question, discarding a half-made choice."""
    message = answer.interaction.message
    answer.app.delivery.hands.keep_half(view, (), message.id if message is not None else 0)
    await show_hand(answer, view, instead=True)


async def show_board(answer: Answer, snapshot: Snapshot) -> None:
    """Show one person the public view of a table, in their language."""
    await answer.say(answer.app.delivery.boards.copy(snapshot, answer.person))


async def try_private_messages_again(answer: Answer) -> None:
    """Retry private messages for a person who asks for their hand and was not reached: they may be open now."""
    if answer.table is not None and answer.person.closed and answer.interaction.guild_id is not None:
        answer.app.delivery.private.try_again(answer.table.id, answer.person.id)
        await answer.app.service.people.refresh_hand(answer.table.id, answer.person.id)


def begun_path(answer: Answer, view: TableView) -> Path:
    """Return the path of the choice that a person has begun; () if there is none."""
    half = answer.app.delivery.hands.half_made(view, answer.person)
    return half.path if half is not None else ()


async def _show_kept(
    answer: Answer,
    view: TableView,
    draft: Callable[[TableView, Person], Draft],
    path: Path = (),
    *,
    instead: bool = False,
) -> None:
    """Show a draft made from a view, or the step at `path` of the reader's half-made choice.

    In a channel it is kept up to date for a while, see `bot.delivery.choosing`.
    """
    delivery, answer.ticket = answer.app.delivery, view.ticket if path else answer.ticket
    first = delivery.hands.step(view, answer.person, path) if path else draft(view, answer.person)
    reply = await (answer.show(first) if instead else answer.say(first))
    if reply.message is None:
        return
    if path:
        delivery.choosing.begin(reply.message, view.ticket)
        delivery.hands.keep_half(view, path, reply.message)
    elif instead:
        delivery.choosing.end(reply.message)
    if answer.is_beside():
        del answer.app.notes.asides[answer.place]  # the side message is part of the game now
    if answer.interaction.guild_id is None or view.seat is None:
        return
    if path and delivery.answers.knows(view.table.id, view.seat, reply.message):
        return  # it is kept up to date already, as a hand or a question

    async def edit(post: Post) -> None:
        try:
            await reply.edit(post, {})
        except discord.HTTPException as error:
            raise Refused(str(error)) from error

    delivery.answers.keep(view, OpenAnswer(reply.message, draft, edit, reply.remove, first.digest()))
    if not await answer.app.service.arrivals.is_current(view.table):
        delivery.messages.in_background(delivery.hands.refresh_answer(view.table.id, view.seat))


async def follow(answer: Answer, table: Table, *, quietly: bool = True) -> None:
    """Show the person a table in a private message that is kept up to date.

    Raises:
        Refusal: they cannot follow it, or private messages do not reach them.
    """
    service, watching = answer.app.service, answer.app.delivery.watching
    await answer.carry_out(service.watchers.follow(table.id, answer.person), quietly=quietly)
    try:
        is_shown = await answer.carry_out(watching.begin(table.id, answer.person), quietly=quietly)
    except PortError:
        await watching.stop(table.id, answer.person.id)
        raise
    if not is_shown:
        await watching.stop(table.id, answer.person.id)
        raise Refusal(say("bot-no-follow-closed"))
    await answer.note("bot-followed")


async def unfollow(answer: Answer, table: Table, *, quietly: bool = True) -> None:
    """Stop keeping a private message with a table up to date for the person.

    Raises:
        Refusal: they do not follow it.
    """
    if not await answer.carry_out(answer.app.delivery.watching.stop(table.id, answer.person.id), quietly=quietly):
        raise Refusal(say("bot-no-not-following"))
    await answer.show(unfollowed_post(table, answer.lang))


@on(ControlAction.FOLLOW)
async def _follow(press: Press) -> None:
    await follow(press.answer, press.table)


@on(ControlAction.UNFOLLOW)
async def _unfollow(press: Press) -> None:
    await unfollow(press.answer, press.table)
