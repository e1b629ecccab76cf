"""Seats that change hands: offered, asked for, voted about; and the choices of the lobby about rating and tempo."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.discord_io.responder import Responder
from bot.ids import ControlAction
from bot.model import Change, Person, Table
from bot.names import clean_name
from bot.present.messages.menu import NO, YES
from bot.present.messages.transfers import hand_over_post, seats_post
from bot.tables.pace import is_late
from bot.tables.transfers import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn, claimable
from games.core import NotYours, Refusal, Seat, say

from .helping import Press
from .requests import answer


async def claim(reply: Responder, table: Table, seat: Seat | None = None) -> None:
    """Ask for a seat; for which one, where there are several.

    Raises:
        Refusal: there is none, or the person plays already.
    """
    seats, is_owner = claimable(table), any(sitter.owner == reply.person.id for sitter in table.sitters)
    if table.seat_of(reply.person.id) is not None:
        raise Refusal(say("bot-no-already-seated"))
    if not seats:
        raise Refusal(say("bot-no-seat-to-claim"))
    if seat is None and len(seats) > 1 and not is_owner:
        await reply.say(seats_post(table, seats, ControlAction.CLAIM, reply.lang))
        return
    work = reply.bot.service.execute(table.id, ClaimSeat(reply.person, seats[0] if seat is None else seat))
    done = await reply.carry_out(work, quietly=False)
    is_back = done.table.seat_of(reply.person.id) is not None
    await reply.note("bot-joined-again" if is_back else "bot-claim-asked")


@dataclass(frozen=True, slots=True)
class Chosen:
    """A member of the server, as Discord describes them beside a choice or an option.

    Attributes:
        name: their global name; `nickname`: what they are called on this server.
    """

    id: int
    name: str
    nickname: str
    is_bot: bool


async def offer(reply: Responder, table: Table, member: Chosen) -> None:
    """Offer one's seat to a member of the server.

    Raises:
        Refusal: they are a bot or play already, or the person who offers has no seat.
    """
    if member.is_bot:
        raise Refusal(say("bot-no-bot-seat"))
    service = reply.bot.service
    known = await service.person(member.id)
    if known is None:  # what they read is not known before they do something themselves
        known = await service.meet(member.id, member.name, table.locale)
    to = Person(known.id, member.nickname, known.locale)
    await reply.carry_out(service.execute(table.id, OfferSeat(reply.person, to)), quietly=False)
    await reply.note("bot-seat-offered", instead=True, name=to.name)


async def vote(reply: Responder, table: Table, seat: Seat) -> None:
    """Begin a vote about the seat of somebody late.

    Raises:
        Refusal: they are not late, or a vote cannot be begun now.
    """
    reply.table = (
        await reply.carry_out(reply.bot.service.execute(table.id, ProposeStandIn(reply.person, seat)), quietly=False)
    ).table
    await reply.note("bot-vote-begun", instead=True, name=table.sitters[seat].name)


async def _claim(press: Press) -> None:
    await claim(press.reply, _table(press), _seat(press) if press.values else None)


async def _hand_over(press: Press) -> None:
    reply, table = press.reply, _table(press)
    if table.seat_of(reply.person.id) is None:
        raise NotYours(say("bot-no-not-in-game"))
    if not press.values:
        await reply.say(hand_over_post(table, reply.lang))
        return
    member = _chosen(dict(reply.interaction.data or {}), press.values[0])
    if member is None:
        raise Refusal(say("bot-no-such-control"))
    await offer(reply, table, member)


def _chosen(data: dict[str, Any], chosen: str) -> Chosen | None:
    """The person chosen in a menu of people."""
    found = data.get("resolved", {})
    user, member = found.get("users", {}).get(chosen), found.get("members", {}).get(chosen, {})
    if user is None or not chosen.isdecimal():
        return None
    name = clean_name(user.get("global_name") or user["username"])
    return Chosen(int(chosen), name, clean_name(member.get("nick") or "") or name, bool(user.get("bot")))


async def _late(press: Press) -> None:
    reply, table = press.reply, _table(press)
    if press.values:
        await vote(reply, table, _seat(press))
        return
    now, own = reply.bot.service.clock(), table.seat_of(reply.person.id)
    late = [seat for seat, sitter in table.seated() if seat != own and is_late(table, sitter, now)]
    if not late:
        raise Refusal(say("bot-no-nobody-late"))
    if len(late) == 1:
        await vote(reply, table, late[0])
    else:
        await reply.say(seats_post(table, late, ControlAction.LATE, reply.lang))


async def _transfer(press: Press) -> None:
    table, reply, path = _table(press), press.reply, press.control.path
    if path not in {(YES,), (NO,)} or not press.control.ticket.isdecimal():
        raise Refusal(say("bot-no-such-control"))
    transfer, agrees = table.transfer, path == (YES,)
    command = AnswerTransfer(reply.person, int(press.control.ticket), agrees)
    done = await answer(reply, reply.bot.service.execute(table.id, command))
    is_offer = transfer is not None and transfer.change is Change.OFFER
    is_seated = done.table.seat_of(reply.person.id) is not None
    await reply.note("bot-seat-yours" if is_offer and is_seated else "bot-response-noted", instead=True)


async def _close(press: Press) -> None:
    table, reply = _table(press), press.reply
    if not press.control.ticket.isdecimal():
        raise Refusal(say("bot-no-such-control"))
    command = CloseTransfer(int(press.control.ticket), reply.person)
    await answer(reply, reply.bot.service.execute(table.id, command))
    await reply.note("bot-withdrawn")


def _table(press: Press) -> Table:
    assert press.reply.table is not None, "every such control has its table"
    return press.reply.table


def _seat(press: Press) -> Seat:
    if len(press.values) != 1 or not press.values[0].isdecimal():
        raise Refusal(say("bot-no-such-seat"))
    return Seat(int(press.values[0]))


HANDLERS: Mapping[ControlAction, Callable[[Press], Awaitable[None]]] = {
    ControlAction.CLAIM: _claim,
    ControlAction.HAND_OVER: _hand_over,
    ControlAction.LATE: _late,
    ControlAction.TRANSFER: _transfer,
    ControlAction.CLOSE_TRANSFER: _close,
}
