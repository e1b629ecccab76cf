"""What players do about their table beyond answering: taking back, proposals, conceding, hints."""

from collections.abc import Awaitable, Callable, Mapping

from bot.ids import ControlAction
from bot.model import Phase, Table
from bot.present.messages.menu import NO, SURE, YES, ask_back_post, concede_post, hint_post, menu_post, past_post
from bot.present.messages.watching import beside_post
from bot.tables.play import AskHint
from bot.tables.proposals import Concede, Propose, Respond, WithdrawProposal
from bot.tables.undo import TakeBack
from games.core import NotYours, Refusal, TooLate, say

from .finding import own_view
from .helping import Press
from .requests import answer

ASKS_OTHERS = frozenset({"bot-no-learnt-since", "bot-no-nothing-to-take-back"})
"""Refusals to take a step back at once, after which the others can still be asked."""

_IN_PLAY = frozenset(
    {
        ControlAction.TAKE_BACK,
        ControlAction.ASK_BACK,
        ControlAction.PROPOSE,
        ControlAction.LATE,
        ControlAction.CONCEDE,
        ControlAction.HAND_OVER,
        ControlAction.LEAVE,
    }
)
"""What the menu only offers while a game is played."""


async def outlived(press: Press) -> bool:
    """Put what can be looked at now in place of a menu that is older than the end of its game; whether this was one."""
    reply, table = press.reply, press.reply.table
    if table is None or table.phase.live or not reply.is_ephemeral or press.control.action not in _IN_PLAY:
        return False
    view = await reply.bot.service.view_of(table.id, reply.person.id)
    await reply.show(past_post(view, reply.lang, is_news=True))
    return True


async def _menu(press: Press) -> None:
    reply = press.reply
    view = await reply.bot.service.view_of(press.control.table, reply.person.id)
    if view.table.phase is not Phase.PLAYING:
        await reply.say(past_post(view, reply.lang))
    elif view.seat is None:
        await reply.say(beside_post(view, reply.lang))
    else:
        service = reply.bot.service
        has_moved = await service.has_moved(view.table.id, view.seat)
        await reply.say(menu_post(view, reply.lang, service.clock(), has_moved=has_moved))


async def _take_back(press: Press) -> None:
    """Take one's last step back; where that is no longer possible, say why, with the way to ask the others."""
    reply, table = press.reply, _played(press)
    command = TakeBack(reply.person, str(reply.interaction.id))
    try:
        await reply.carry_out(reply.bot.service.execute(table.id, command), quietly=False)
    except Refusal as refusal:
        seat = table.seat_of(reply.person.id)
        is_alone = refusal.say.id not in ASKS_OTHERS or len(table.people) < 2
        if is_alone or seat is None or not await reply.bot.service.has_moved(table.id, seat):
            raise
        await reply.say(ask_back_post(table, refusal.say, reply.lang))
        return
    await reply.note("bot-took-back")


async def _ask_back(press: Press) -> None:
    """Ask the others to let one take one's last step back; granted at once where nobody else plays."""
    reply, table = press.reply, _played(press)
    command = Propose(reply.person, "take-back")
    done = await reply.carry_out(reply.bot.service.execute(table.id, command), quietly=False)
    await reply.note("bot-asked-others" if done.table.proposal is not None else "bot-took-back")


async def _propose(press: Press) -> None:
    table, reply = _played(press), press.reply
    await reply.carry_out(reply.bot.service.execute(table.id, Propose(reply.person, "end")), quietly=False)
    await reply.note("bot-asked-others")


async def _respond(press: Press) -> None:
    table, reply, path = _played(press), press.reply, press.control.path
    if path not in {(YES,), (NO,)} or not press.control.ticket.isdecimal():
        raise Refusal(say("bot-no-such-control"))
    command = Respond(reply.person, int(press.control.ticket), path == (YES,))
    await answer(reply, reply.bot.service.execute(table.id, command))
    await reply.note("bot-response-noted")


async def _withdraw(press: Press) -> None:
    table, reply = _played(press), press.reply
    if not press.control.ticket.isdecimal():
        raise Refusal(say("bot-no-such-control"))
    command = WithdrawProposal(int(press.control.ticket), reply.person)
    await answer(reply, reply.bot.service.execute(table.id, command))
    await reply.note("bot-withdrawn")


async def _concede(press: Press) -> None:
    table, reply = _played(press), press.reply
    if len(table.sitters) != 2:
        raise Refusal(say("bot-no-concede"))
    if press.control.path != (SURE,):
        await reply.say(concede_post(table, reply.lang))
        return
    await reply.carry_out(reply.bot.service.execute(table.id, Concede(reply.person)), quietly=False)
    await reply.note("bot-conceded", instead=True)


async def _hint(press: Press) -> None:
    """Say what a computer player would do; it thinks beside the bot."""
    table, reply = _played(press), press.reply
    await reply.carry_out(reply.bot.service.execute(table.id, AskHint(reply.person)), quietly=False)
    hints = await reply.carry_out(reply.bot.service.hints(table.id, reply.person.id), quietly=False)
    view = await own_view(reply, table.id)
    if view.offer is None or not view.offer.own:
        raise TooLate(say("bot-no-moved-on"))
    await reply.say(hint_post(view, hints, reply.lang))


def _played(press: Press) -> Table:
    """The table of a control, where its person plays.

    Raises:
        NotYours: they do not.
    """
    table = press.reply.table
    assert table is not None, "every such control has its table"
    if table.seat_of(press.reply.person.id) is None:
        raise NotYours(say("bot-no-not-in-game"))
    return table


HANDLERS: Mapping[ControlAction, Callable[[Press], Awaitable[None]]] = {
    ControlAction.MENU: _menu,
    ControlAction.TAKE_BACK: _take_back,
    ControlAction.ASK_BACK: _ask_back,
    ControlAction.PROPOSE: _propose,
    ControlAction.RESPOND: _respond,
    ControlAction.WITHDRAW: _withdraw,
    ControlAction.CONCEDE: _concede,
    ControlAction.HINT: _hint,
}
