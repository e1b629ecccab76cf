"""Every button and menu: its id tells what it does, for which table and which decision."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord.ext import commands

from bot.delivery.hands import wants_hand
from bot.discord_io.private_answer import held
from bot.discord_io.receiving import responding
from bot.discord_io.responder import Interaction, Responder
from bot.ids import WITHOUT_TABLE, ControlAction, ControlId, parse
from bot.model import Phase
from bot.post import Post
from bot.present.controls.paths import leads_to, page
from bot.present.controls.steps import follow
from bot.present.messages.describe import describe_post
from bot.present.messages.lobby import REMOVES
from bot.present.messages.menu import ACCEPT, DECLINE
from bot.present.messages.notices import amount_form, not_your_turn
from bot.present.messages.threads import rematch_opened_post
from bot.present.messages.why import why_post
from bot.service import Done, StoreFailed
from bot.tables.view import Offer, TableView
from games.core import Choice, Refusal, Revise, Seat, TooLate, say

from .arranging import HANDLERS as ARRANGING
from .arranging import change_table, close_panel
from .finding import own_view, snapshot_of
from .following import HANDLERS as FOLLOWING
from .helping import HANDLERS as HELPING
from .helping import Press
from .overview import HANDLERS as OVERVIEW
from .replaying import HANDLERS as REPLAYING
from .requests import retire_asking
from .seating import HANDLERS as SEATING
from .setting import HANDLERS as SETTING
from .sharing import HANDLERS as SHARING
from .standing import stand_in
from .storytelling import HANDLERS as STORYTELLING
from .tending import HANDLERS as TENDING
from .tending import outlived
from .threads import open_or_offer
from .wanted import rematch_of

if TYPE_CHECKING:
    from bot.discord_io.client import Porion

Values: TypeAlias = tuple[str, ...]
_BESIDE = {
    **ARRANGING,
    **HELPING,
    **TENDING,
    **REPLAYING,
    **SHARING,
    **STORYTELLING,
    **SETTING,
    **OVERVIEW,
    **FOLLOWING,
    **SEATING,
}
"""What is not about the moves themselves."""


class Controls(commands.Cog):
    """Answers what is pressed, chosen or filled in."""

    def __init__(self, bot: "Porion") -> None:
        """Listen on behalf of the bot."""
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take apart the id of a control and do what it stands for; an id that is none of ours gets an answer too."""
        if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        if self.bot.is_leaving:
            return  # Discord tells whoever pressed it that nobody answered
        data: dict[str, Any] = dict(interaction.data or {})
        control = parse(str(data.get("custom_id", "")))
        is_at_table = control is not None and control.action not in WITHOUT_TABLE
        async with responding(self.bot, interaction, control.table if control and is_at_table else "") as reply:
            if control is None:
                raise Refusal(say("bot-no-such-control"))
            reply.ticket = control.ticket
            values = _filled_in(data) or tuple(map(str, data.get("values", ())))
            if is_at_table and reply.table is None:
                raise Refusal(say("bot-no-such-table")) if reply.arrival is not None else StoreFailed
            press = Press(reply, control, values)
            if await outlived(press):
                return
            if control.action in _BESIDE:
                await _BESIDE[control.action](press)
            else:
                await _HANDLERS[control.action](self, reply, control, values)

    # In the lobby, and around a game.

    async def _join(self, reply: Responder, control: ControlId, values: Values) -> None:
        _retire_rematch(reply, control)
        await change_table(reply, self.bot.service.join(control.table, reply.person, reply.share))
        if reply.is_ephemeral:  # the way back, in an answer that nothing else brings up to date
            await reply.note("bot-joined-again", instead=True)

    async def _leave(self, reply: Responder, control: ControlId, values: Values) -> None:
        is_declining = control.path == (DECLINE,)
        _retire_rematch(reply, control)
        await change_table(reply, self.bot.service.leave(control.table, reply.person, is_declining=is_declining))

    async def _computer(self, reply: Responder, control: ControlId, values: Values) -> None:
        if len(values) != 1:
            raise Refusal(say("bot-no-such-computer"))
        service, value = self.bot.service, values[0]
        if value.startswith(REMOVES):
            work = service.unseat_computer(control.table, reply.person, value.removeprefix(REMOVES))
        else:
            work = service.seat_computer(control.table, reply.person, value)
        await change_table(reply, work)

    async def _again(self, reply: Responder, control: ControlId, values: Values) -> None:
        assert reply.table is not None, "every such control has its table"
        if not await open_or_offer(reply, rematch_of(reply.table)):
            return
        if reply.interaction.channel_id == reply.table.channel:
            await reply.acknowledge(quietly=True)
        else:
            await reply.say(rematch_opened_post(reply.table, reply.lang))

    async def _stand_in(self, reply: Responder, control: ControlId, values: Values) -> None:
        assert reply.table is not None, "every such control has its table"
        if len(control.path) != 1 or not control.path[0].isdecimal():
            raise Refusal(say("bot-no-such-seat"))
        await change_table(reply, stand_in(self.bot, reply.table, reply.person, Seat(int(control.path[0]))))

    async def _end(self, reply: Responder, control: ControlId, values: Values) -> None:
        await reply.ask_whether_to_end()

    async def _end_sure(self, reply: Responder, control: ControlId, values: Values) -> None:
        reply.table = await reply.carry_out(
            self.bot.service.end(control.table, reply.person, moderator=reply.moderator)
        )
        close_panel(reply.bot, reply.table)
        await reply.note("bot-ended", instead=True)

    # What is shown.

    async def _turn(self, reply: Responder, control: ControlId, values: Values) -> None:
        await reply.turn(await own_view(reply, control.table))

    async def _hand(self, reply: Responder, control: ControlId, values: Values) -> None:
        await reply.hand(await own_view(reply, control.table), instead=True)
        await reply.try_private_messages_again()

    async def _board(self, reply: Responder, control: ControlId, values: Values) -> None:
        await reply.board(await snapshot_of(reply, control.table))

    async def _describe(self, reply: Responder, control: ControlId, values: Values) -> None:
        post = describe_post(
            await self.bot.service.view_of(control.table, reply.person.id), reply.lang, page(control.path)
        )
        await self._leaf(reply, control, post)

    async def _more(self, reply: Responder, control: ControlId, values: Values) -> None:
        await reply.more(await self.bot.service.view_of(control.table, reply.person.id))

    async def _leaf(self, reply: Responder, control: ControlId, post: Post) -> None:
        """Show a page in place of the one whose button was pressed; the first one beside the board or the hand."""
        await (reply.show(post) if control.path else reply.say(post))

    async def _why(self, reply: Responder, control: ControlId, values: Values) -> None:
        await reply.say(why_post(await own_view(reply, control.table), reply.lang))

    # Moves.

    async def _step(self, reply: Responder, control: ControlId, values: Values) -> None:
        view = await own_view(reply, control.table)
        offer = await self._offer(view, control, (*control.path, *values))
        reply.ticket = offer.ticket
        chosen = follow(offer, control.path, values)
        if isinstance(chosen, Choice):
            await self._act(reply, control, chosen)
        elif reply.in_private and not chosen:
            await reply.hand(view, instead=True)
        else:
            await reply.step(view, chosen)

    async def _type(self, reply: Responder, control: ControlId, values: Values) -> None:
        view = await own_view(reply, control.table)
        await self._offer(view, control)
        form = amount_form(view, reply.lang)
        if form is None:
            raise TooLate(say("bot-no-moved-on"))
        await reply.fill_in(form)

    async def _revise(self, reply: Responder, control: ControlId, values: Values) -> None:
        await self._act(reply, control, Revise())

    async def _act(self, reply: Responder, control: ControlId, choice: Choice) -> None:
        """Make a move, and answer with what it led to in the message whose control was pressed."""
        assert reply.table is not None, "a move belongs to a table"
        seat = reply.table.seat_of(reply.person.id)
        delivery = self.bot.delivery
        in_dm = reply.in_private and not reply.is_ephemeral
        if in_dm and self.bot.is_busy:  # while many wait, an acknowledgement has to do: delivery shows what it led to
            await self._acted(reply, control, choice, is_shown=False)
            await reply.acknowledge(quietly=True)
            return
        lock = (
            delivery.hands.lock(control.table, seat)
            if in_dm and seat is not None
            else delivery.boards.lock(control.table)
        )
        async with held(lock) as is_held:
            done = await self._acted(reply, control, choice)
            if not (in_dm and self.bot.is_busy):  # as above: many may have come since
                with suppress(StoreFailed):  # told in the log; the move stands, and is shown as soon as it can be read
                    await self._show_move(reply, control, done, is_held=is_held)
        await reply.acknowledge(quietly=True)

    async def _acted(self, reply: Responder, control: ControlId, choice: Choice, *, is_shown: bool = True) -> Done:
        """Carry out a move; see `Service.act`.

        Raises:
            TooLate: this very click has been carried out before.
        """
        key, ahead = str(reply.interaction.id), partial(self._prepare, reply) if is_shown else None
        work = self.bot.service.act(
            control.table, reply.person.id, control.ticket, choice, key, ahead, is_shown=is_shown
        )
        done = await reply.carry_out(work)
        if done.repeated:
            raise TooLate(say("bot-already-done"))
        return done

    def _prepare(self, reply: Responder, done: Done) -> None:
        """Put what a move led to into words while it is being written down: the answer itself waits for the disk."""
        if done.view is None or reply.is_answered or reply.is_ephemeral:
            return
        if reply.in_private:
            self.bot.delivery.hands.draft(done.view, reply.person).wanted()
        elif done.snapshot is not None:
            self.bot.delivery.boards.draft(done.snapshot).wanted()

    async def _show_move(self, reply: Responder, control: ControlId, done: Done, *, is_held: bool) -> None:
        view = done.view or await own_view(reply, control.table)
        if reply.is_ephemeral:
            await reply.hand(view, instead=True)
            return
        if is_held and not reply.is_answered and not self.bot.is_busy:
            if reply.in_private:
                await reply.update_hand(view)
            else:
                await reply.update_board(done.snapshot or await snapshot_of(reply, control.table))
        is_unseen = reply.person.closed or not wants_hand(view.table, reply.person)
        if is_unseen and not reply.in_private and view.private:
            await reply.acknowledge(quietly=True)
            await reply.hand(view, instead=True)

    async def _offer(self, view: TableView, control: ControlId, path: tuple[str, ...] = ()) -> Offer:
        """What the control was made for, if it is still asked of this very seat.

        Raises:
            NotYours: it is asked of someone else.
            TooLate: the game has moved on; or this very click was already carried out.
        """
        if view.offer is not None and view.offer.ticket == control.ticket:
            return view.offer
        assert view.seat is not None, "only a seated person's view is asked for an offer"
        answered = await self.bot.service.answered(control.table, view.seat, control.ticket)
        if answered is not None and leads_to(path, answered):
            raise TooLate(say("bot-already-done"))
        everyone = await self.bot.service.view_for(control.table, None)
        if everyone.offer is not None and everyone.offer.ticket == control.ticket:
            raise not_your_turn(view)
        raise TooLate(say("bot-no-moved-on"))


def _retire_rematch(reply: Responder, control: ControlId) -> None:
    """A rematch that has begun asks nobody any more, whatever its message still shows."""
    if control.path in {(ACCEPT,), (DECLINE,)} and reply.table is not None and reply.table.phase is not Phase.LOBBY:
        retire_asking(reply)


def _filled_in(data: dict[str, Any]) -> Values:
    """What the fields of a dialog hold, those left empty not counted."""
    fields = (row.get("component", {}) for row in data.get("components", ()))
    return tuple(field["value"].strip() for field in fields if field.get("value", "").strip())


_HANDLERS: dict[ControlAction, Callable[[Controls, Responder, ControlId, Values], Awaitable[None]]] = {
    ControlAction.JOIN: Controls._join,
    ControlAction.LEAVE: Controls._leave,
    ControlAction.COMPUTER: Controls._computer,
    ControlAction.AGAIN: Controls._again,
    ControlAction.STAND_IN: Controls._stand_in,
    ControlAction.END: Controls._end,
    ControlAction.END_SURE: Controls._end_sure,
    ControlAction.STEP: Controls._step,
    ControlAction.SOME: Controls._step,
    ControlAction.AMOUNT: Controls._step,
    ControlAction.TYPE: Controls._type,
    ControlAction.REVISE: Controls._revise,
    ControlAction.TURN: Controls._turn,
    ControlAction.HAND: Controls._hand,
    ControlAction.BOARD: Controls._board,
    ControlAction.DESCRIBE: Controls._describe,
    ControlAction.MORE: Controls._more,
    ControlAction.WHY: Controls._why,
}
