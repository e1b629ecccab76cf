"""Every button and menu: its id tells what it does, for which table and which decision."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.glance import Glance, Offer
from bot.ids import ControlId, Deed, parse
from bot.present.describe import describe_post
from bot.present.hand import step_post, turn_post
from bot.present.lobby import RANDOM
from bot.present.notices import amount_form, note_post
from bot.present.paths import page
from bot.present.rules import rules_post
from bot.present.steps import follow, names
from bot.present.why import why_post
from bot.service import StoreFailed
from games.core import Choice, NotYours, Refusal, Revise, Seat, TooLate, say
from games.registry import GAMES

from .desk import Desk, Interaction, desk
from .finding import own_glance

if TYPE_CHECKING:
    from bot.app import Porion


class Controls(commands.Cog):
    """Answers what is pressed, chosen or filled in."""

    def __init__(self, bot: "Porion") -> None:
        """Listen on behalf of the bot."""
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take apart the id of a control and do its deed; an id that is none of ours gets an answer too."""
        if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        if self.bot.is_leaving:
            return  # Discord tells whoever pressed it that nobody answered
        data: dict[str, Any] = dict(interaction.data or {})
        control = parse(str(data.get("custom_id", "")))
        async with desk(self.bot, interaction) as at:
            if control is None:
                raise Refusal(say("bot-no-such-control"))
            at.ticket = control.ticket
            values = _filled_in(data) or tuple(map(str, data.get("values", ())))
            if control.deed is not Deed.RULES:
                at.table = await self.bot.service.table(control.table)
                if at.table is None:
                    raise Refusal(say("bot-no-such-table"))
            await _DEEDS[control.deed](self, at, control, values)

    async def _join(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        await self.bot.service.join(control.table, at.person)

    async def _leave(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        await self.bot.service.leave(control.table, at.person)

    async def _seat_computer(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        await self.bot.service.seat_computer(control.table, at.person)

    async def _unseat_computer(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        await self.bot.service.unseat_computer(control.table, at.person)

    async def _option(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        if len(control.path) != 1 or len(values) != 1:
            raise Refusal(say("bot-no-such-option"))
        await self.bot.service.set_option(control.table, at.person, control.path[0], values[0])

    async def _first(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        if values != (RANDOM,) and not (len(values) == 1 and values[0].isdecimal()):
            raise Refusal(say("bot-no-such-seat"))
        first = None if values == (RANDOM,) else Seat(int(values[0]))
        await self.bot.service.set_first(control.table, at.person, first)

    async def _start(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        await self.bot.service.start(control.table, at.person)

    async def _again(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        await self.bot.service.again(control.table, at.person)

    async def _end(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.ask_whether_to_end()

    async def _end_sure(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.acknowledge(quietly=True)
        await self.bot.service.end(control.table, at.person, moderator=at.moderator)
        await at.show(note_post(say("bot-ended"), at.lang))

    async def _turn(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.say(turn_post(await own_glance(at, control.table), at.lang))

    async def _hand(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.hand(await own_glance(at, control.table), instead=True)
        await at.knock_again()

    async def _board(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        assert at.table is not None, "every deed but the rules' has its table"
        await at.board(at.table)

    async def _describe(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.show(describe_post(await self.bot.service.glance(control.table, None), at.lang, page(control.path)))

    async def _why(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await at.say(why_post(await own_glance(at, control.table), at.lang))

    async def _rules(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        topic = values[0] if values else (control.path[0] if control.path else None)
        if (game := GAMES.get(control.table)) is None:
            raise Refusal(say("bot-no-such-game"))
        post = rules_post(game, topic, at.lang)
        await (at.show(post) if values else at.say(post))  # a button stands under a hand, the menu under the rules

    async def _step(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        glance = await own_glance(at, control.table)
        offer = await self._offer(glance, control, (*control.path, *values))
        meant = follow(offer, control.path, values)
        if isinstance(meant, Choice):
            await self._act(at, control, meant)
        elif at.in_private and not meant:
            await at.hand(glance, instead=True)
        else:
            await at.show(step_post(glance, meant, at.lang))

    async def _type(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        glance = await own_glance(at, control.table)
        await self._offer(glance, control)
        form = amount_form(glance, at.lang)
        if form is None:
            raise TooLate(say("bot-no-moved-on"))
        await at.fill_in(form)

    async def _revise(self, at: Desk, control: ControlId, values: tuple[str, ...]) -> None:
        await self._act(at, control, Revise())

    async def _act(self, at: Desk, control: ControlId, choice: Choice) -> None:
        """Acknowledge, play, and show the person what is private to them."""
        await at.acknowledge(quietly=True)
        done = await self.bot.service.act(
            control.table, at.person.id, control.ticket, choice, key=str(at.interaction.id)
        )
        if done.repeated:
            raise TooLate(say("bot-already-done"))
        try:
            glance = await own_glance(at, control.table)
        except StoreFailed:
            return  # told in the log; the move stands, and board and hand show it as soon as they can be read
        if at.is_ephemeral or (at.person.closed and not at.in_private and glance.private):
            await at.hand(glance, instead=True)

    async def _offer(self, glance: Glance, control: ControlId, path: tuple[str, ...] = ()) -> Offer:
        """What the control was made for, if it is still asked of this very seat.

        Raises:
            NotYours: it is asked of someone else.
            TooLate: the game has moved on; or this very click was already carried out.
        """
        if glance.offer is not None and glance.offer.is_for(control.ticket):
            return glance.offer
        assert glance.seat is not None, "only a seated person's glance is asked for an offer"
        answered = await self.bot.service.answered(control.table, glance.seat, control.ticket)
        if answered is not None and names(path, answered):
            raise TooLate(say("bot-already-done"))
        everyone = await self.bot.service.glance(control.table, None)
        if everyone.offer is not None and everyone.offer.ticket == control.ticket:
            raise NotYours(say("core-not-your-turn", seats=glance.waiting))
        raise TooLate(say("bot-no-moved-on"))


def _filled_in(data: dict[str, Any]) -> tuple[str, ...]:
    """What a dialog's one field holds."""
    fields = (row.get("component", {}) for row in data.get("components", ()))
    return tuple(field["value"].strip() for field in fields if field.get("value", "").strip())


_DEEDS: dict[Deed, Callable[[Controls, Desk, ControlId, tuple[str, ...]], Awaitable[None]]] = {
    Deed.JOIN: Controls._join,
    Deed.LEAVE: Controls._leave,
    Deed.SEAT_COMPUTER: Controls._seat_computer,
    Deed.UNSEAT_COMPUTER: Controls._unseat_computer,
    Deed.OPTION: Controls._option,
    Deed.FIRST: Controls._first,
    Deed.START: Controls._start,
    Deed.AGAIN: Controls._again,
    Deed.END: Controls._end,
    Deed.END_SURE: Controls._end_sure,
    Deed.STEP: Controls._step,
    Deed.SOME: Controls._step,
    Deed.AMOUNT: Controls._step,
    Deed.TYPE: Controls._type,
    Deed.REVISE: Controls._revise,
    Deed.TURN: Controls._turn,
    Deed.HAND: Controls._hand,
    Deed.BOARD: Controls._board,
    Deed.DESCRIBE: Controls._describe,
    Deed.WHY: Controls._why,
    Deed.RULES: Controls._rules,
}
