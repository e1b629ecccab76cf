"""The menu of a table: taking back, proposals, conceding, hints."""

from bot.discord_io.press import Needs, Press, on, own_view
from bot.ids import ControlAction, number
from bot.model import Phase
from bot.post import PostedMessage
from bot.present.messages.history import past_post
from bot.present.messages.menu import NO, SURE, YES, ask_back_post, concede_post, hint_post, menu_post
from bot.present.messages.tables import beside_post
from bot.present.messages.transfers import outdated_post
from bot.service import Done
from bot.tables.consent import concession_refusal, others
from bot.tables.log import Command
from bot.tables.play import AskHint
from bot.tables.proposals import Concede, Propose, Respond, WithdrawProposal
from bot.tables.undo import TakeBack
from games.core import Refusal, TooLate, say
from locales import words

ASKS_OTHERS = frozenset({"bot-no-learnt-since", "bot-no-nothing-to-take-back"})
"""Refusals to take a step back at once, after which the others can still be asked."""


async def settle(press: Press, command: Command) -> Done:
    """Carry out the answer to a proposal; a proposal that is settled leaves no controls in its message.

    Deliveries take the controls away as well, from the messages they know of.

    Raises:
        TooLate: the proposal is settled; its message says so from now on.
        Refusal: the answer is refused.
    """
    try:
        return await press.answer.execute(press.table.id, command)
    except TooLate:
        retire_asking(press)
        raise


async def noted(press: Press, text: str) -> None:
    """Confirm a person's vote on a proposal.

    A message in the channel shows that itself as soon as it is told; in one of theirs alone, the sentence replaces it.
    """
    if press.answer.in_private:
        await press.answer.note(text, instead=True)
    else:
        await press.answer.acknowledge(quietly=True)


def retire_asking(press: Press) -> None:
    """Replace the message whose control was pressed with the sentence that what it asked is settled."""
    message, messages = press.interaction.message, press.app.delivery.messages
    if message is not None:
        ref = PostedMessage(message.channel.id, message.id, message.created_at.timestamp())
        lang = press.lang if press.answer.in_private else words(press.table.locale)
        messages.in_background(messages.strip_controls(ref, outdated_post(lang)))


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
    """Take one's last step back; where that is no longer possible, say why, with the way to ask the others."""
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
    """Ask the others to let one take one's last step back; granted at once where nobody else plays."""
    done = await press.answer.execute(press.table.id, Propose(press.person, "take-back"), quietly=False)
    await press.answer.note("bot-asked-others" if done.table.proposal is not None else "bot-took-back")


@on(ControlAction.PROPOSE, needs=Needs.SEAT, is_for_play=True)
async def _propose(press: Press) -> None:
    done = await press.answer.execute(press.table.id, Propose(press.person, "end"), quietly=False)
    await press.answer.note("bot-asked-others" if done.table.phase.live else "bot-ended")


@on(ControlAction.RESPOND)
async def _respond(press: Press) -> None:
    path, proposal = press.control.path, number(press.control.ticket)
    if path not in {(YES,), (NO,)} or proposal is None:
        raise Refusal(say("bot-no-such-control"))
    await settle(press, Respond(press.person, proposal, path == (YES,)))
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
    """Concede, after asking once."""
    answer, table = press.answer, press.table
    if (refusal := concession_refusal(table, press.seat)) is not None:
        raise refusal
    if press.control.path != (SURE,):
        await answer.beside(concede_post(table, press.lang))
        return
    await answer.execute(table.id, Concede(press.person), quietly=False)
    await answer.note("bot-conceded", instead=True)


@on(ControlAction.HINT, needs=Needs.SEAT)
async def _hint(press: Press) -> None:
    """Say what a computer player would do; it thinks in another process."""
    answer, table = press.answer, press.table
    is_here = answer.is_beside  # then its message waits; elsewhere a new one says that we think
    await answer.execute(table.id, AskHint(press.person), quietly=is_here)
    hints = await answer.carry_out(press.app.service.computers.hints(table.id, press.person.id), quietly=is_here)
    view = await own_view(answer, table.id)
    if view.offer is None or not view.offer.own:
        raise TooLate(say("bot-no-moved-on"))
    await answer.beside(hint_post(view, hints, press.lang))
