"""Moves: each step of a choice, and the move that its last step makes."""

from contextlib import suppress
from functools import partial

from bot.delivery.choosing import held
from bot.delivery.hands import wants_hand
from bot.discord_io.answer import Answer
from bot.discord_io.press import Needs, Press, on, own_view
from bot.ids import ControlAction
from bot.post import BOARD, hand_slot
from bot.present.controls.buttons import follow
from bot.present.controls.screens import leads_to
from bot.present.messages.hand import warning_post
from bot.present.messages.notices import amount_form, not_your_turn
from bot.service import Done, StoreFailed
from bot.tables.play import Move
from bot.tables.view import Offer
from games.core import Choice, Revise, TooLate, say

from .looks import show_hand
from .lookup import snapshot_of


@on(ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, needs=Needs.VIEW, is_for_play=True)
async def _step(press: Press) -> None:
    """Go one step further in a choice; the last one makes the move."""
    answer, control = press.answer, press.control
    offer = await _offer(press, (*control.path, *press.values))
    answer.ticket = offer.ticket
    chosen = follow(offer, control.path, press.values)
    if isinstance(chosen, Choice):
        warned = offer.warning(chosen)
        await (
            _act(press, chosen) if warned is None else answer.show(warning_post(press.view, chosen, warned, press.lang))
        )
    elif answer.in_private and not chosen:
        await show_hand(answer, press.view, instead=True)
    else:
        await answer.show(press.app.delivery.hands.step(press.view, press.person, chosen))


@on(ControlAction.SURE, needs=Needs.VIEW, is_for_play=True)
async def _sure(press: Press) -> None:
    """Make a move in spite of its warning."""
    offer = await _offer(press, press.control.path)
    press.answer.ticket = offer.ticket
    chosen = follow(offer, press.control.path)
    if not isinstance(chosen, Choice):
        raise TooLate(say("bot-no-moved-on"))
    await _act(press, chosen)


@on(ControlAction.TYPE, needs=Needs.VIEW, is_for_play=True)
async def _type(press: Press) -> None:
    """Open the form in which an amount is typed."""
    await _offer(press)
    form = amount_form(press.view, press.lang)
    if form is None:
        raise TooLate(say("bot-no-moved-on"))
    await press.answer.fill_in(form)


@on(ControlAction.REVISE, is_for_play=True)
async def _revise(press: Press) -> None:
    await _act(press, Revise())


async def _offer(press: Press, path: tuple[str, ...] = ()) -> Offer:
    """Return what the control was made for, if it is still asked of this very seat.

    Raises:
        NotYours: it is asked of someone else.
        TooLate: the game has moved on; or this very click was already carried out.
    """
    view, ticket, queries = press.view, press.control.ticket, press.app.service.queries
    if view.offer is not None and view.offer.ticket == ticket:
        return view.offer
    answered = await queries.answered(press.table.id, press.seat, ticket)
    if answered is not None and leads_to(path, answered):
        raise TooLate(say("bot-already-done"))
    everyone = await queries.view_for(press.table.id, None)
    if everyone.offer is not None and everyone.offer.ticket == ticket:
        raise not_your_turn(view)
    raise TooLate(say("bot-no-moved-on"))


async def _act(press: Press, choice: Choice) -> None:
    """Make a move, and answer with what it led to in the message whose control was pressed."""
    answer, delivery, load = press.answer, press.app.delivery, press.app.load
    in_dm = answer.in_private and not answer.is_ephemeral
    is_shown_there = answer.is_beside and press.interaction.guild_id is None and wants_hand(press.table, press.person)
    if in_dm and load.is_busy:  # while many wait, an acknowledgement has to do: delivery shows what it led to
        await _acted(press, choice, is_shown=False)
        await answer.acknowledge(quietly=True)
        answer.clear_beside()
        return
    seat = press.table.seat_of(press.person.id)
    table = press.table.id
    lock = delivery.ledger.lock(table, hand_slot(seat) if in_dm and seat is not None else BOARD)
    async with held(lock) as is_held:
        done = await _acted(press, choice)
        if not is_shown_there and not (in_dm and load.is_busy):  # as above: many may have come since
            with suppress(StoreFailed):  # told in the log; the move stands, and is shown as soon as it can be read
                await _show_move(press, done, is_held=is_held)
    await answer.acknowledge(quietly=True)
    answer.clear_beside()


async def _acted(press: Press, choice: Choice, *, is_shown: bool = True) -> Done:
    """Carry out a move; its words are prepared while it is being written, if it `is_shown` at once.

    Raises:
        TooLate: this very click has been carried out before.
    """
    answer, person = press.answer, press.person.id
    command = Move(person, press.control.ticket, choice, str(press.interaction.id))
    reader, ahead = (person, partial(_prepare, answer)) if is_shown else (None, None)
    done = await answer.carry_out(press.app.service.execute(press.table.id, command, reader, ahead))
    if done.repeated:
        raise TooLate(say("bot-already-done"))
    return done


def _prepare(answer: Answer, done: Done) -> None:
    """Put what a move led to into words while it is being written: the answer itself waits for the disk."""
    if done.view is None or answer.is_answered or answer.is_ephemeral:
        return
    if answer.in_private:
        answer.app.delivery.hands.draft(done.view, answer.person).wanted()
    elif done.snapshot is not None:
        answer.app.delivery.boards.draft(done.snapshot).wanted()


async def _show_move(press: Press, done: Done, *, is_held: bool) -> None:
    """Answer with what a move led to: in the hand, in the board, or in a hand shown alone."""
    answer, delivery = press.answer, press.app.delivery
    view = done.view or await own_view(answer, press.table.id)
    if answer.is_ephemeral:
        await show_hand(answer, view, instead=True)
        return
    if is_held and not answer.is_answered and not press.app.load.is_busy:
        if answer.in_private and view.seat is not None:
            standing = delivery.ledger.place(view.table, hand_slot(view.seat))
            await answer.update(view.table, hand_slot(view.seat), standing, delivery.hands.draft(view, press.person))
        elif not answer.in_private:
            snapshot = done.snapshot or await snapshot_of(answer, press.table.id)
            standing = delivery.ledger.place(snapshot.table, BOARD)
            await answer.update(snapshot.table, BOARD, standing, delivery.boards.draft(snapshot))
    is_unseen = press.person.closed or not wants_hand(view.table, press.person)
    if is_unseen and not answer.in_private and view.private:
        await answer.acknowledge(quietly=True)
        await show_hand(answer, view, instead=True)
