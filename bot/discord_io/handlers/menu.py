"""What the menu of a table offers: looking at it, following it, take-backs, proposals, conceding, hints."""

from collections.abc import Sequence
from functools import partial

from bot.delivery.pictures import Draft
from bot.discord_io.answer import Answer
from bot.discord_io.press import Needs, Press, on, own_view, redirect
from bot.ids import ControlAction, number
from bot.model import Phase, Table
from bot.post import Picture, PortError, Post, PostedMessage, hand_slot
from bot.present.controls import page
from bot.present.messages.board import describe_post
from bot.present.messages.explain import why_post
from bot.present.messages.history import more_post, past_post
from bot.present.messages.menu import (
    IN_HAND,
    LOOKS,
    NO,
    SURE,
    YES,
    ask_back_post,
    concede_post,
    hint_post,
    menu_post,
    with_way_back,
)
from bot.present.messages.tables import beside_post, unfollowed_post
from bot.present.messages.transfers import outdated_post
from bot.present.panels import Panels
from bot.service import Done, Snapshot
from bot.tables.consent import concession_refusal, others
from bot.tables.log import Command
from bot.tables.play import AskHint
from bot.tables.proposals import Concede, Propose, Respond, WithdrawProposal
from bot.tables.tutorial import BackToLesson
from bot.tables.undo import TakeBack
from games.core import Refusal, TooLate, say
from locales import words

from .lookup import snapshot_of
from .moves import show_hand

ASKS_OTHERS = frozenset({"bot-no-learnt-since", "bot-no-rolled-since", "bot-no-nothing-to-take-back"})
"""Reasons for refusing an immediate take-back after which the others can still be asked."""


@on(ControlAction.BOARD)
async def _board(press: Press) -> None:
    await show_board(press.answer, await snapshot_of(press.answer, press.table.id))


@on(ControlAction.DESCRIBE)
async def _describe(press: Press) -> None:
    """Show a page of the description: the first one next to the board or hand, others in place of the previous one."""
    view = await press.answer.app.service.queries.view_of(press.table.id, press.answer.person.id)
    answer = press.answer
    post = describe_post(view, answer.lang, page(press.control.path))
    post = with_way_back(post, view.table, answer.person.id, answer.lang)
    await (answer.show(post) if press.control.path else answer.beside(post, lasts=True))


@on(ControlAction.MORE)
async def _more(press: Press) -> None:
    """Show the pictures that are not needed at the moment, or say that there are none."""
    answer, person = press.answer, press.answer.person.id
    view = await answer.app.service.queries.view_of(press.table.id, person)

    def make(pictures: Sequence[Picture]) -> Post:
        post = more_post(view.table, answer.lang, pictures, is_beside=view.table.seat_of(person) is None)
        return with_way_back(post, view.table, person, answer.lang)

    draft = Draft(answer.app.delivery.pictures, view, answer.lang, make, Panels.EXTRA)
    if not any(isinstance(block, Picture) for block in draft.complete().blocks):
        await answer.note("bot-more-none")
    else:
        await answer.beside(draft, lasts=True)


@on(ControlAction.WHY, needs=Needs.VIEW)
async def _why(press: Press) -> None:
    answer = press.answer
    post = why_post(press.view, answer.lang)
    await answer.beside(with_way_back(post, press.view.table, answer.person.id, answer.lang))


async def show_board(answer: Answer, snapshot: Snapshot) -> None:
    """Show one person the public view of a table, in their language, until they answer or look at something else."""
    await answer.beside(answer.app.delivery.boards.copy(snapshot, answer.person))


async def follow_table(answer: Answer, table: Table, *, quietly: bool = True) -> None:
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


async def unfollow_table(answer: Answer, table: Table, *, quietly: bool = True) -> None:
    """Stop keeping a private message with a table up to date for the person.

    Raises:
        Refusal: they do not follow it.
    """
    if not await answer.carry_out(answer.app.delivery.watching.stop(table.id, answer.person.id), quietly=quietly):
        raise Refusal(say("bot-no-not-following"))
    await answer.show(unfollowed_post(table, answer.lang))


@on(ControlAction.FOLLOW)
async def _follow(press: Press) -> None:
    await follow_table(press.answer, press.table)


@on(ControlAction.UNFOLLOW)
async def _unfollow(press: Press) -> None:
    await unfollow_table(press.answer, press.table)


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


async def confirm_vote(press: Press, text: str) -> None:
    """Confirm a person's vote on a proposal.

    A message in the channel shows it once it is delivered; in a private message, the sentence replaces it.
    """
    if press.answer.in_private:
        await press.answer.note(text, instead=True)
    else:
        await press.answer.acknowledge(quietly=True)


def retire_asking(press: Press) -> None:
    """Update the message whose control was pressed in the background, to say that its question is settled."""
    message, messages = press.answer.interaction.message, press.answer.app.delivery.messages
    if message is not None:
        ref = PostedMessage(message.channel.id, message.id, message.created_at.timestamp())
        retire = partial(_retire, press, ref)
        messages.in_background(messages.retry(retire, "A message keeps its controls", {"message_id": ref.message}))


async def _retire(press: Press, ref: PostedMessage) -> None:
    lang = press.answer.lang if press.answer.in_private else words(press.table.locale)
    table = await press.answer.app.service.queries.table(press.table.id)
    await press.answer.app.delivery.requests.retire(table or press.table, ref, outdated_post(lang))


@on(ControlAction.MENU)
async def _menu(press: Press) -> None:
    """Show the menu, or what was chosen in it to look at."""
    if (look := next((action for action in LOOKS if action == press.value), None)) is not None:
        await redirect(press, look)
        return
    queries, lang = press.answer.app.service.queries, press.answer.lang
    view = await queries.view_of(press.table.id, press.answer.person.id)
    if view.table.phase is not Phase.PLAYING:
        await press.answer.beside(past_post(view, lang))
    elif view.seat is None:
        await press.answer.beside(beside_post(view, lang))
    else:
        has_moved = await queries.has_moved(view.table.id, view.seat)
        post = menu_post(view, lang, press.answer.app.service.clock(), has_moved=has_moved)
        await press.answer.beside(with_way_back(post, view.table, press.answer.person.id, lang))


@on(ControlAction.TAKE_BACK, needs=Needs.SEAT, is_for_play=True)
async def _take_back(press: Press) -> None:
    """Take back the person's last step; if that is no longer possible, say why and offer to ask the others."""
    answer, table = press.answer, press.table
    try:
        await answer.execute(table.id, TakeBack(answer.person, str(answer.interaction.id)), quietly=False)
    except Refusal as refusal:
        is_alone = refusal.say.id not in ASKS_OTHERS or not others(table, press.seat)
        if is_alone or not await answer.app.service.queries.has_moved(table.id, press.seat):
            raise
        await answer.beside(ask_back_post(table, refusal.say, answer.lang))
        return
    await _confirm_take_back(press)


@on(ControlAction.LESSON, needs=Needs.SEAT, is_for_play=True)
async def _back_to_lesson(press: Press) -> None:
    """Go back to where the person left the script of a guided game."""
    back = BackToLesson(press.answer.person, str(press.answer.interaction.id))
    await press.answer.execute(press.table.id, back, quietly=False)
    await _confirm_take_back(press, "bot-lesson-resumed")


async def _confirm_take_back(press: Press, told: str = "bot-took-back") -> None:
    """Leave the reopened question in front of its player: in the hand, else in place of a private message.

    Below a board, which shows it to everyone, a sentence says that the step was taken back.
    """
    answer, message, delivery = press.answer, press.answer.interaction.message, press.answer.app.delivery
    hand = delivery.ledger.place(press.table, hand_slot(press.seat))
    is_in_hand = hand is not None and hand.channel == answer.interaction.channel_id
    if is_in_hand or (message is not None and delivery.answers.knows(press.table.id, press.seat, message.id)):
        await answer.acknowledge(quietly=True)
        answer.clear_beside()
    elif answer.in_private:
        await show_hand(answer, await own_view(answer, press.table.id), instead=True)
    else:
        await answer.note(told)


@on(ControlAction.ASK_BACK, needs=Needs.SEAT, is_for_play=True)
async def _ask_back(press: Press) -> None:
    """Ask the other players to agree to undo the last step; for a lone player it is undone at once."""
    done = await press.answer.execute(press.table.id, Propose(press.answer.person, "take-back"), quietly=False)
    if done.table.proposal is not None:
        await press.answer.note("bot-asked-others")
    else:
        await _confirm_take_back(press)


@on(ControlAction.PROPOSE, needs=Needs.SEAT, is_for_play=True)
async def _propose(press: Press) -> None:
    done = await press.answer.execute(press.table.id, Propose(press.answer.person, "end"), quietly=False)
    await press.answer.note("bot-asked-others" if done.table.phase.live else "bot-ended")


@on(ControlAction.RESPOND)
async def _respond(press: Press) -> None:
    (answer, *place), proposal = press.control.path or ("",), number(press.control.ticket)
    if answer not in {YES, NO} or place not in ([], [IN_HAND]) or proposal is None:
        raise Refusal(say("bot-no-such-control"))
    command = Respond(press.answer.person, proposal, answer == YES)
    if place:  # the hand is updated without it
        await press.answer.execute(press.table.id, command)
        await press.answer.acknowledge(quietly=True)
        return
    await settle(press, command)
    await confirm_vote(press, "bot-response-noted")


@on(ControlAction.WITHDRAW, needs=Needs.SEAT)
async def _withdraw(press: Press) -> None:
    proposal = number(press.control.ticket)
    if proposal is None:
        raise Refusal(say("bot-no-such-control"))
    await settle(press, WithdrawProposal(proposal, press.answer.person))
    await confirm_vote(press, "bot-withdrawn")


@on(ControlAction.CONCEDE, needs=Needs.SEAT, is_for_play=True)
async def _concede(press: Press) -> None:
    """Concede, after a confirmation."""
    answer, table = press.answer, press.table
    if (refusal := concession_refusal(table, press.seat)) is not None:
        raise refusal
    if press.control.path != (SURE,):
        await answer.beside(concede_post(table, answer.lang))
        return
    await answer.execute(table.id, Concede(answer.person), quietly=False)
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
    await answer.execute(table.id, AskHint(answer.person), quietly=is_here)
    hints = await answer.carry_out(answer.app.service.computers.hints(table.id, answer.person.id), quietly=is_here)
    view = await own_view(answer, table.id)
    if view.offer is None or not view.offer.own:
        raise TooLate(say("bot-no-moved-on"))
    post = hint_post(view, hints, answer.lang)
    await answer.beside(with_way_back(post, view.table, answer.person.id, answer.lang))
