"""Moves, step by step: the hand, the question of a turn, each step of a choice, and what the last one did."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.delivery.choosing import OpenAnswer, held
from bot.delivery.hands import wants_hand
from bot.delivery.pictures import Draft
from bot.discord_io.answer import Answer
from bot.discord_io.callbacks import files_in
from bot.discord_io.press import Needs, Press, on, own_view
from bot.ids import ControlAction
from bot.model import Person, Table
from bot.post import BOARD, Post, Refused, hand_slot
from bot.present.controls import Path, leads_to
from bot.present.controls.buttons import follow
from bot.present.messages import amount_form, read_stages, stages_form
from bot.present.messages.notices import not_your_turn
from bot.service import Done
from bot.store import StoreFailed
from bot.tables.play import Move
from bot.tables.view import Offer, TableView
from games.core import Choice, Revise, Say, Seat, TooLate, say

from .lookup import snapshot_of


@on(ControlAction.STEP, ControlAction.SOME, ControlAction.AMOUNT, needs=Needs.VIEW, is_for_play=True)
async def _step(press: Press) -> None:
    """Advance a choice by one step; the last one makes the move."""
    answer, control = press.answer, press.control
    is_form = control.action is ControlAction.STEP and bool(press.fields)
    values = () if is_form else press.values
    offer = await _offer(press, (*control.path, *values))
    answer.ticket = offer.ticket
    chosen = follow(offer, control.path, values)
    if isinstance(chosen, Choice) and is_form:
        choices, refused = read_stages(offer, chosen, press.fields)
        await _act(press, *choices)
        if refused is not None:
            raise refused
    elif isinstance(chosen, Choice) and offer.together(chosen):
        await answer.fill_in(stages_form(press.view, offer, chosen, answer.lang))
    elif isinstance(chosen, Choice):
        warned = offer.warning(chosen)
        await (
            _act(press, chosen)
            if warned is None
            else answer.show(answer.app.delivery.hands.warning(press.view, answer.person, chosen, warned))
        )
    elif answer.in_private and not chosen:
        await begin_again(answer, press.view)
    else:
        await show_step(answer, press.view, chosen)


@on(ControlAction.GO_ON, needs=Needs.VIEW, is_for_play=True)
async def _go_on(press: Press) -> None:
    """Continue a choice here that was begun in another message."""
    press.answer.ticket = (await _offer(press)).ticket
    half = press.answer.app.delivery.hands.half_made(press.view, press.answer.person)
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
    form = amount_form(press.view, press.answer.lang)
    if form is None:
        raise TooLate(say("bot-no-moved-on"))
    await press.answer.fill_in(form)


@on(ControlAction.REVISE, needs=Needs.SEAT, is_for_play=True)
async def _revise(press: Press) -> None:
    kept = "".join(press.control.path)
    await _act(press, Revise(int(kept) if kept.isdecimal() else 0))


async def _offer(press: Press, path: tuple[str, ...] = ()) -> Offer:
    """Return the offer that the control belongs to, if this seat is still asked.

    Raises:
        NotYours: another seat is asked.
        TooLate: the game has moved on, or this very click was already carried out.
    """
    view, ticket, queries = press.view, press.control.ticket, press.answer.app.service.queries
    if view.offer is not None and view.offer.ticket == ticket:
        return view.offer
    answered = await queries.answered(press.table.id, press.seat, ticket)
    if answered is not None and leads_to(path, answered):
        raise TooLate(say("bot-already-done"))
    everyone = await queries.view_for(press.table.id, None)
    if everyone.offer is not None and everyone.offer.ticket == ticket:
        raise not_your_turn(view)
    raise TooLate(_moved_on(view))


def _moved_on(view: TableView) -> Say:
    """Return the sentence that a choice is no longer open, with the last thing that others have done since, if any."""
    seats = {*range(len(view.table.occupants))}  # those who have left since have other numbers
    told = [one.say for one in view.news if not one.is_heading and not one.is_undone and seats >= {*one.say.seats()}]
    last = next((one for one in reversed(told) if one.values.get("seat") in seats - {view.seat}), None)
    return say("bot-no-moved-on") if last is None else Say("bot-no-moved-on-since", {"told": last})


async def _act(press: Press, *choices: Choice) -> None:
    """Make a move of one or more stages, and show its result in the message whose control was pressed."""
    answer, load = press.answer, press.answer.app.load
    in_dm = answer.in_private and not answer.is_ephemeral
    is_below_hand = (
        answer.is_beside() and answer.interaction.guild_id is None and wants_hand(press.table, answer.person)
    )  # which then shows the result
    if in_dm and load.is_busy:  # under load, only acknowledge: delivery shows the result
        await _acted(press, choices, is_shown=False)
    else:
        slot = hand_slot(press.seat) if in_dm else BOARD
        async with held(answer.app.delivery.ledger.lock(press.table.id, slot)) as is_held:
            done = await _acted(press, choices)
            if not is_below_hand and not (in_dm and load.is_busy):  # as above: the load may have risen since
                with suppress(StoreFailed):  # logged already; the move is stored, and is shown once it can be read
                    await _show_move(press, done, is_held=is_held)
    await answer.acknowledge(quietly=True)
    answer.clear_beside()


async def _acted(press: Press, choices: Sequence[Choice], *, is_shown: bool = True) -> Done:
    """Carry out the stages of a move; if it `is_shown` at once, its texts are prepared while it is being written.

    Raises:
        TooLate: this very click was already carried out.
    """
    answer, person, ticket = press.answer, press.answer.person.id, press.control.ticket
    for n, choice in enumerate(choices[:-1]):
        stage = Move(person, ticket, choice, f"{answer.interaction.id}.{n}")
        done = await answer.carry_out(answer.app.service.execute(press.table.id, stage))
        if done.is_repeated:
            raise TooLate(say("bot-already-done"))
        ticket = (await own_view(answer, press.table.id)).ticket
    command = Move(person, ticket, choices[-1], str(answer.interaction.id))
    reader, ahead = (person, partial(_prepare, answer)) if is_shown else (None, None)
    done = await answer.carry_out(answer.app.service.execute(press.table.id, command, reader, ahead))
    if done.is_repeated:
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
    answer, delivery = press.answer, press.answer.app.delivery
    view = done.view or await own_view(answer, press.table.id)
    if answer.is_ephemeral:
        await show_hand(answer, view, instead=True)
        return
    if is_held and not answer.is_answered and not answer.app.load.is_busy:
        if answer.in_private and view.seat is not None:
            standing = delivery.ledger.place(view.table, hand_slot(view.seat))
            await answer.update(view.table, hand_slot(view.seat), standing, delivery.hands.draft(view, answer.person))
        elif not answer.in_private:
            snapshot = done.snapshot or await snapshot_of(answer, press.table.id)
            standing = delivery.ledger.place(snapshot.table, BOARD)
            await answer.update(snapshot.table, BOARD, standing, delivery.boards.draft(snapshot))
    is_unseen = answer.person.closed or not wants_hand(view.table, answer.person)
    if is_unseen and not answer.in_private and view.private:
        await answer.acknowledge(quietly=True)
        await show_hand(answer, view, instead=True)


@on(ControlAction.TURN, needs=Needs.VIEW)
async def _turn(press: Press) -> None:
    """Show the person's own controls with the relevant pictures, or whom the table waits for."""
    step = press.answer.app.delivery.hands.step
    path = begun_path(press.answer, press.view)
    await _show_kept(press.answer, press.view, lambda now, person: step(now, person, ()), path)


@on(ControlAction.HAND, needs=Needs.VIEW)
async def _hand(press: Press) -> None:
    """Show the hand here; if its message stands just above what was looked up, that is removed instead."""
    answer, seat = press.answer, press.view.seat
    if answer.is_beside() and seat is not None and _is_above(answer, press.view.table, seat):
        await answer.acknowledge(quietly=True)
        answer.app.put_beside(answer.place, None)
        return
    await show_hand(answer, press.view, instead=True)
    await try_private_messages_again(answer)


def _is_above(answer: Answer, table: Table, seat: Seat) -> bool:
    """Return whether a hand stands above the side message: the private one, or one in the channel that opened it."""
    delivery, aside = answer.app.delivery, answer.app.notes.asides.get(answer.place)
    hand = delivery.ledger.place(table, hand_slot(seat))
    if hand is not None and hand.channel == answer.interaction.channel_id:
        return True
    if aside is None or not delivery.answers.knows(table.id, seat, aside.source):
        return False
    delivery.answers.used(table.id, seat, aside.source)
    delivery.messages.in_background(delivery.hands.refresh_answer(table.id, seat))
    return True


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
        await answer.say(replace(draft(view, answer.person, note), until=0.0))  # no delivery adds words
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
    if answer.interaction.guild_id is None:
        first = replace(first, until=0.0)  # it may not be the hand's message, to which words would be added
    message = answer.interaction.message if instead else None
    digest = first.digest(files_in(message) if message is not None else ())
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

    async def edit(post: Post, kept: Mapping[str, int]) -> Mapping[str, int]:
        try:
            return await reply.edit(post, kept)
        except discord.HTTPException as error:
            raise Refused(str(error)) from error

    opened = OpenAnswer(reply.message, draft, edit, reply.remove, digest, files=reply.files)
    if delivery.answers.keep(view, opened) or not await answer.app.service.arrivals.is_current(view.table):
        delivery.messages.in_background(delivery.hands.refresh_answer(view.table.id, view.seat))
