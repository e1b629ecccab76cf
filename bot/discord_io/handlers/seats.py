"""Seats: lists of tables with free seats; taking, keeping and handing over a seat."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.discord_io.answer import Answer, Interaction
from bot.discord_io.press import Needs, Press, on
from bot.discord_io.transport import sees
from bot.ids import ControlAction, number
from bot.model import Change, Person, Table
from bot.post import Post
from bot.present.controls import page
from bot.present.messages.menu import IN_HAND, NO, YES
from bot.present.messages.tables import MINE, OFF, ON, OPEN, daily_switched_post, has_free_seat, mine_post, open_post
from bot.present.messages.transfers import hand_over_post, seats_post
from bot.profile import clean_name
from bot.tables.consent import claim_of, claimable
from bot.tables.pace import is_late, too_early
from bot.tables.seats import Join
from bot.tables.transfers import AnswerTransfer, ClaimSeat, CloseTransfer, OfferSeat, ProposeStandIn
from games.core import Refusal, Seat, say
from games.registry import GAMES

from .menu import confirm_vote, settle


async def show_lists(answer: Answer) -> None:
    """Show a person's tables or, if they have none, those that can be joined."""
    service, person = answer.app.service, answer.person.id
    is_anywhere = await service.queries.tables_of(person) or await service.watchers.followed(person)
    is_open = not is_anywhere and answer.interaction.guild_id is not None
    await answer.say(await (_open(answer, 0) if is_open else _mine(answer, 0)))


def may_see(interaction: Interaction, table: Table) -> bool:
    """Return whether the person can see the channel of a table on this server; False if that is unknown."""
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != table.guild or not isinstance(member, discord.Member):
        return False
    place = guild.get_channel_or_thread(table.channel)
    return place is not None and sees(member, place)


async def _mine(answer: Answer, number: int) -> Post:
    """Return a page of the person's own tables."""
    found = [one for one in await answer.app.service.queries.tables_of(answer.person.id) if one.game in GAMES]
    is_here = answer.interaction.guild_id is not None
    followed = await answer.app.service.watchers.followed(answer.person.id)
    return mine_post(found, answer.person.id, answer.lang, number, followed=followed, is_here=is_here)


async def _open(answer: Answer, number: int, seated: Table | None = None) -> Post:
    """Return a page of the server's open tables in channels that the person can see.

    Raises:
        Refusal: the request came from a private message.
    """
    guild = answer.interaction.guild_id
    if guild is None:
        raise Refusal(say("bot-no-open-tables-here"))
    found = [one for one in await answer.app.service.queries.tables_on(guild) if has_free_seat(one) and not one.lost]
    visible = [one for one in found if may_see(answer.interaction, one)]
    return open_post(visible, answer.person.id, answer.lang, number, seated=seated)


@on(ControlAction.TABLES, needs=Needs.NOTHING)
async def _turn(press: Press) -> None:
    """Show one of the lists, or another page of it, in place."""
    which, path = press.control.path[:1], press.control.path[1:]
    if which not in {(MINE,), (OPEN,)}:
        raise Refusal(say("bot-no-such-control"))
    post = await (_mine if which == (MINE,) else _open)(press.answer, page(path))
    await press.answer.show(post)


@on(ControlAction.SIT)
async def _sit(press: Press) -> None:
    """Take a seat at a table of the list, and show the list again."""
    answer = press.answer
    if not may_see(answer.interaction, press.table):
        raise Refusal(say("bot-no-such-table"))
    answer.table = (await answer.execute(press.table.id, Join(answer.person, answer.share))).table
    await answer.show(await _open(answer, page(press.control.path), answer.table))


@on(ControlAction.DAILY, needs=Needs.NOTHING)
async def _daily(press: Press) -> None:
    """Switch the daily message off or on."""
    if press.control.path not in {(ON,), (OFF,)}:
        raise Refusal(say("bot-no-such-control"))
    answer, is_wanted = press.answer, press.control.path == (ON,)
    await answer.carry_out(answer.app.service.daily.switch(answer.person.id, is_wanted))
    await answer.show(daily_switched_post(answer.lang, is_wanted=is_wanted))


async def claim(answer: Answer, table: Table, seat: Seat | None = None) -> None:
    """Ask for a seat; if there are several, ask which one.

    Raises:
        Refusal: there is none, or the person plays already.
    """
    if table.seat_of(answer.person.id) is not None:
        raise Refusal(say("bot-no-already-seated"))
    if claim_of(table, answer.person.id) is not None:
        await answer.execute(table.id, Join(answer.person), quietly=False)
        await answer.note("bot-joined-again")
        return
    seats = claimable(table)
    if not seats:
        raise Refusal(say("bot-no-seat-to-claim"))
    if seat is None and len(seats) > 1:
        await answer.say(seats_post(table, seats, ControlAction.CLAIM, answer.lang))
        return
    command = ClaimSeat(answer.person, seats[0] if seat is None else seat)
    done = await answer.execute(table.id, command, quietly=False)
    is_back = done.table.seat_of(answer.person.id) is not None
    await answer.note("bot-joined-again" if is_back else "bot-claim-asked")


@dataclass(frozen=True, slots=True)
class Member:
    """A member of the server, as Discord describes them along with a choice or an option.

    Attributes:
        name: their display name on this server.
        guild: the server that they are a member of; None if they are not known to be one.
    """

    id: int
    name: str
    guild: int | None
    is_bot: bool


async def offer(answer: Answer, table: Table, member: Member) -> None:
    """Offer the person's seat to a member of the server.

    Raises:
        Refusal: they are a bot, play already or are not on the table's server, or the person who offers has no seat.
    """
    if member.is_bot:
        raise Refusal(say("bot-no-bot-seat"))
    if member.guild != table.guild:
        raise Refusal(say("bot-no-member-here", name=member.name))
    to = Person(member.id, member.name, table.locale)
    await answer.execute(table.id, OfferSeat(answer.person, to), quietly=False)
    await answer.note("bot-seat-offered", instead=True, name=to.name)


async def vote(answer: Answer, table: Table, seat: Seat) -> None:
    """Start a vote about the seat of a late player.

    Raises:
        Refusal: they are not late, or a vote cannot be started now.
    """
    answer.table = (await answer.execute(table.id, ProposeStandIn(answer.person, seat), quietly=False)).table
    others = len(table.people) - 1
    await answer.note("bot-vote-begun", instead=True, name=table.occupants[seat].name, others=others)


@on(ControlAction.CLAIM)
async def _claim(press: Press) -> None:
    await claim(press.answer, press.table, _chosen_seat(press) if press.values else None)


@on(ControlAction.HAND_OVER, needs=Needs.SEAT, is_for_play=True)
async def _hand_over(press: Press) -> None:
    """Offer the person's seat to the chosen person; ask for one first."""
    if not press.values:
        await press.answer.say(hand_over_post(press.table, press.answer.lang))
        return
    await offer(press.answer, press.table, chosen_member(press))


def chosen_member(press: Press) -> Member:
    """Return the person chosen in a menu of people.

    Raises:
        Refusal: Discord does not describe them.
    """
    member = _member(dict(press.answer.interaction.data or {}), press.value, press.answer.interaction.guild_id)
    if member is None:
        raise Refusal(say("bot-no-such-control"))
    return member


def _member(data: dict[str, Any], chosen: str, guild: int | None) -> Member | None:
    """Return the person chosen in a menu of people; None for one that Discord does not describe."""
    found, person = data.get("resolved", {}), number(chosen)
    user, member = found.get("users", {}).get(chosen), found.get("members", {}).get(chosen)
    if user is None or person is None:
        return None
    name = clean_name((member or {}).get("nick") or "") or clean_name(user.get("global_name") or user["username"])
    return Member(person, name, guild if member is not None else None, bool(user.get("bot")))


@on(ControlAction.LATE, is_for_play=True)
async def _late(press: Press) -> None:
    """Start a vote about the seat of a late player; if there are several, ask whose."""
    answer, table = press.answer, press.table
    if press.values:
        await vote(answer, table, _chosen_seat(press))
        return
    if (await answer.app.service.queries.view_for(table.id, None)).is_quiet:
        raise Refusal(say("bot-no-late-quiet"))
    now, own = answer.app.service.clock(), table.seat_of(answer.person.id)
    late = [seat for seat, occupant in table.seated() if seat != own and is_late(table, occupant, now)]
    if not late:
        raise too_early(table)
    if len(late) == 1:
        await vote(answer, table, late[0])
    else:
        await answer.say(seats_post(table, late, ControlAction.LATE, answer.lang))


@on(ControlAction.TRANSFER)
async def _transfer(press: Press) -> None:
    """Accept or decline a proposal about a seat."""
    answer, transfer, proposal = press.answer, press.table.transfer, number(press.control.ticket)
    (said, *place) = press.control.path or ("",)
    if said not in {YES, NO} or place not in ([], [IN_HAND]) or proposal is None:
        raise Refusal(say("bot-no-such-control"))
    command = AnswerTransfer(answer.person, proposal, said == YES)
    if place:  # the hand is updated without it
        await answer.execute(press.table.id, command)
        await answer.acknowledge(quietly=True)
        return
    done = await settle(press, command)
    is_offer = transfer is not None and transfer.change is Change.OFFER
    is_seated = done.table.seat_of(answer.person.id) is not None
    is_waiting = done.table.transfer is not None and done.table.transfer.is_accepted
    is_own = is_offer and transfer is not None and transfer.person == answer.person.id
    if is_own and (is_seated or is_waiting):
        await answer.note("bot-seat-yours" if is_seated else "bot-seat-awaits", instead=True)
    else:
        await confirm_vote(press, "bot-response-noted")


@on(ControlAction.CLOSE_TRANSFER)
async def _close(press: Press) -> None:
    proposal = number(press.control.ticket)
    if proposal is None:
        raise Refusal(say("bot-no-such-control"))
    await settle(press, CloseTransfer(proposal, press.answer.person))
    await confirm_vote(press, "bot-withdrawn")


def _chosen_seat(press: Press) -> Seat:
    seat = number(press.value)
    if seat is None:
        raise Refusal(say("bot-no-such-seat"))
    return Seat(seat)
