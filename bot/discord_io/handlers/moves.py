"""Moves, step by step, and the menu of a table: take-backs, proposals, conceding, hints."""

from contextlib import suppress
from functools import partial

from bot.delivery.choosing import held
from bot.delivery.hands import wants_hand
from bot.discord_io.answer import Answer
from bot.discord_io.press import Needs, Press, on, own_view
from bot.ids import ControlAction, number
from bot.model import Phase
from bot.post import BOARD, PostedMessage, hand_slot
from bot.present.controls import leads_to
from bot.present.controls.buttons import follow
from bot.present.messages.history import past_post
from bot.present.messages.menu import IN_HAND, NO, SURE, YES, ask_back_post, concede_post, hint_post, menu_post
from bot.present.messages.notices import amount_form, not_your_turn
from bot.present.messages.tables import beside_post
from bot.present.messages.transfers import outdated_post
from bot.service import Done, StoreFailed
from bot.tables.consent import concession_refusal, others
from bot.tables.log import Command
from bot.tables.play import AskHint, Move
from bot.tables.proposals import Concede, Propose, Respond, WithdrawProposal
from bot.tables.undo import TakeBack
from bot.tables.view import Offer
from games.core import Choice, Refusal, Revise, TooLate, say
from locales import words

from .looks import begin_again, show_hand, show_step
from .lookup import snapshot_of

ASKS_OTHERS = frozenset({"bot-no-learnt-since", "bot-no-nothing-to-take-back"})
"""Reasons for refusing an immediate take-back after which the others can still be asked."""


@on(ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, needs=Needs.VIEW, is_for_play=True)
async def _step(press: Press) -> None:
    """Advance a choice by one step; the last one makes the move."""
    answer, control = press.answer, press.control
    offer = await _offer(press, (*control.path, *press.values))
    answer.ticket = offer.ticket
    chosen = follow(offer, control.path, press.values)
    if isinstance(chosen, Choice):
        warned = offer.warning(chosen)
        await (
            _act(press, chosen)
            if warned is None
            else answer.show(press.app.delivery.hands.warning(press.view, press.person, chosen, warned))
        )
    elif answer.in_private and not chosen:
        await begin_again(answer, press.view)
    else:
        await show_step(answer, press.view, chosen)


@on(ControlAction.GO_ON, needs=Needs.VIEW, is_for_play=True)
async def _go_on(press: Press) -> None:
    """Continue a choice here that was begun in another message."""
    press.answer.ticket = (await _offer(press)).ticket
    half = press.app.delivery.hands.half_made(press.view, press.person)
    if half is None:
        await begin_again(press.answer, press.view)
    else:
        await show_step(press.answer, press.view, half.path)


@on(ControlAction.SURE, needs=Needs.VIEW, is_for_play=True)
async def _sure(press: Press) -> None:
    """Make a move despite its warning."""
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
    """Return the offer that the control belongs to, if this seat is still asked.

    Raises:
        NotYours: another seat is asked.
        TooLate: the game has moved on, or this very click was already carried out.
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
    """Make a move, and show its result in the message whose control was pressed."""
    answer, delivery, load = press.answer, press.app.delivery, press.app.load
    in_dm = answer.in_private and not answer.is_ephemeral
    is_shown_there = answer.is_beside() and press.interaction.guild_id is None and wants_hand(press.table, press.person)
    if in_dm and load.is_busy:  # under load, only acknowledge: delivery shows the result
        await _acted(press, choice, is_shown=False)
        await answer.acknowledge(quietly=True)
        answer.clear_beside()
        return
    seat = press.table.seat_of(press.person.id)
    table = press.table.id
    lock = delivery.ledger.lock(table, hand_slot(seat) if in_dm and seat is not None else BOARD)
    async with held(lock) as is_held:
        done = await _acted(press, choice)
        if not is_shown_there and not (in_dm and load.is_busy):  # as above: the load may have risen since
            with suppress(StoreFailed):  # logged already; the move is stored, and is shown once it can be read
                await _show_move(press, done, is_held=is_held)
    await answer.acknowledge(quietly=True)
    answer.clear_beside()


async def _acted(press: Press, choice: Choice, *, is_shown: bool = True) -> Done:
    """Carry out a move; if it `is_shown` at once, its texts are prepared while it is being written.

    Raises:
        TooLate: this very click was already carried out.
    """
    answer, person = press.answer, press.person.id
    command = Move(person, press.control.ticket, choice, str(press.interaction.id))
    reader, ahead = (person, partial(_prepare, answer)) if is_shown else (None, None)
    done = await answer.carry_out(press.app.service.execute(press.table.id, command, reader, ahead))
    if done.repeated:
        raise TooLate(say("bot-already-done"))
    return done


def _prepare(answer: Answer, done: Done) -> None:
    """Prepare the texts of a move's result while it is being written: the answer itself waits for the disk."""
    if done.view is not None:
        answer.app.delivery.choosing.finish(done.table.id, done.view.seat)
    if done.view is None or answer.is_answered or answer.is_ephemeral:
        return
    if answer.in_private:
        answer.app.delivery.hands.draft(done.view, answer.person).complete()  # the draft caches it
    elif done.snapshot is not None:
        answer.app.delivery.boards.draft(done.snapshot).complete()


async def _show_move(press: Press, done: Done, *, is_held: bool) -> None:
    """Answer with the result of a move: in the hand, in the board, or in a hand shown separately."""
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


async def settle(press: Press, command: Command) -> Done:
    """Carry out the answer to a proposal; once settled, it leaves no controls in its message.

    Deliveries also remove the controls, from the messages they know of.

    Raises:
        TooLate: the proposal was already settled; its message now says so.
        Refusal: the answer is refused.
    """
    try:
        return await press.answer.execute(press.table.id, command)
    except TooLate:
        retire_asking(press)
        raise


async def noted(press: Press, text: str) -> None:
    """Confirm a person's vote on a proposal.

    A message in the channel shows it once it is delivered; in a private message, the sentence replaces it.
    """
    if press.answer.in_private:
        await press.answer.note(text, instead=True)
    else:
        await press.answer.acknowledge(quietly=True)


def retire_asking(press: Press) -> None:
    """Update the message whose control was pressed in the background, to say that its question is settled."""
    message, messages = press.interaction.message, press.app.delivery.messages
    if message is not None:
        ref = PostedMessage(message.channel.id, message.id, message.created_at.timestamp())
        retire = partial(_retire, press, ref)
        messages.in_background(messages.retry(retire, "A message keeps its controls", {"message_id": ref.message}))


async def _retire(press: Press, ref: PostedMessage) -> None:
    lang = press.lang if press.answer.in_private else words(press.table.locale)
    table = await press.app.service.queries.table(press.table.id)
    await press.app.delivery.requests.retire(table or press.table, ref, outdated_post(lang))


@on(ControlAction.MENU)
async def _menu(press: Press) -> None:
    queries, lang = press.app.service.queries, press.lang
    view = await queries.view_of(press.table.id, press.person.id)
    if view.table.phase is not Phase.PLAYING:
        await press.answer.beside(past_post(view, lang))
    elif view.seat is None:
        await press.answer.beside(beside_post(view, lang))
    else:
        has_moved = await queries.has_moved(view.table.id, view.seat)
        await press.answer.beside(menu_post(view, lang, press.app.service.clock(), has_moved=has_moved))


@on(ControlAction.TAKE_BACK, needs=Needs.SEAT, is_for_play=True)
async def _take_back(press: Press) -> None:
    """Take back the person's last step; if that is no longer possible, say why and offer to ask the others."""
    answer, table = press.answer, press.table
    try:
        await answer.execute(table.id, TakeBack(press.person, str(press.interaction.id)), quietly=False)
    except Refusal as refusal:
        is_alone = refusal.say.id not in ASKS_OTHERS or not others(table, press.seat)
        if is_alone or not await press.app.service.queries.has_moved(table.id, press.seat):
            raise
        await answer.beside(ask_back_post(table, refusal.say, press.lang))
        return
    await answer.note("bot-took-back")


@on(ControlAction.ASK_BACK, needs=Needs.SEAT, is_for_play=True)
async def _ask_back(press: Press) -> None:
    """Ask the other players to agree to undo the last step; for a lone player it is undone at once."""
    done = await press.answer.execute(press.table.id, Propose(press.person, "take-back"), quietly=False)
    await press.answer.note("bot-asked-others" if done.table.proposal is not None else "bot-took-back")


@on(ControlAction.PROPOSE, needs=Needs.SEAT, is_for_play=True)
async def _propose(press: Press) -> None:
    done = await press.answer.execute(press.table.id, Propose(press.person, "end"), quietly=False)
    await press.answer.note("bot-asked-others" if done.table.phase.live else "bot-ended")


@on(ControlAction.RESPOND)
async def _respond(press: Press) -> None:
    (answer, *place), proposal = press.control.path or ("",), number(press.control.ticket)
    if answer not in {YES, NO} or place not in ([], [IN_HAND]) or proposal is None:
        raise Refusal(say("bot-no-such-control"))
    command = Respond(press.person, proposal, answer == YES)
    if place:  # the hand is updated without it
        await press.answer.execute(press.table.id, command)
        await press.answer.acknowledge(quietly=True)
        return
    await settle(press, command)
    await noted(press, "bot-response-noted")


@on(ControlAction.WITHDRAW, needs=Needs.SEAT)
async def _withdraw(press: Press) -> None:
    proposal = number(press.control.ticket)
    if proposal is None:
        raise Refusal(say("bot-no-such-control"))
    await settle(press, WithdrawProposal(proposal, press.person))
    await noted(press, "bot-withdrawn")


@on(ControlAction.CONCEDE, needs=Needs.SEAT, is_for_play=True)
async def _concede(press: Press) -> None:
    """Concede, after a confirmation."""
    answer, table = press.answer, press.table
    if (refusal := concession_refusal(table, press.seat)) is not None:
        raise refusal
    if press.control.path != (SURE,):
        await answer.beside(concede_post(table, press.lang))
        return
    await answer.execute(table.id, Concede(press.person), quietly=False)
    if answer.is_beside():  # the board shows the result; remove the question
        await answer.acknowledge(quietly=True)
        answer.clear_beside()
    else:
        await answer.note("bot-conceded", instead=True)


@on(ControlAction.HINT, needs=Needs.SEAT)
async def _hint(press: Press) -> None:
    """Say what a computer player would do; it is computed in another process."""
    answer, table = press.answer, press.table
    is_here = answer.is_beside()  # then its message is reused; otherwise a new one says "thinking…"
    await answer.execute(table.id, AskHint(press.person), quietly=is_here)
    hints = await answer.carry_out(press.app.service.computers.hints(table.id, press.person.id), quietly=is_here)
    view = await own_view(answer, table.id)
    if view.offer is None or not view.offer.own:
        raise TooLate(say("bot-no-moved-on"))
    await answer.beside(hint_post(view, hints, press.lang))
