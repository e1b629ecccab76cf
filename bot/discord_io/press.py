"""Controls that are pressed, chosen from or filled in: each kind has one handler, registered with `@on` beside it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, TypeAlias

import discord

from bot.app import App
from bot.ids import ControlAction, ControlId, is_plain, number, parse
from bot.model import Person, Table
from bot.present.messages.menu import past_post
from bot.service import StoreFailed
from bot.tables.view import TableView
from games.core import NotYours, Refusal, Seat, say
from locales import Words

from .answer import Answer, Interaction
from .receiving import receiving

Values: TypeAlias = tuple[str, ...]


class Needs(IntEnum):
    """What a handler needs of the table that a control names; each includes the ones before it."""

    NOTHING = 0
    TABLE = 1
    SEAT = 2
    VIEW = 3


@dataclass(frozen=True, slots=True)
class Press:
    """A control that has been used.

    Attributes:
        answer: what its person gets.
        control: what the control's id says.
        values: what was chosen in a menu or filled in.
        seen: what the person's seat may know, for a handler that needs a view.
    """

    answer: Answer
    control: ControlId
    values: Values = ()
    seen: TableView | None = None

    @property
    def app(self) -> App:
        """What can be reached."""
        return self.answer.app

    @property
    def interaction(self) -> Interaction:
        """What Discord sent."""
        return self.answer.interaction

    @property
    def person(self) -> Person:
        """Who has used it."""
        return self.answer.person

    @property
    def lang(self) -> Words:
        """The words this person reads."""
        return self.answer.lang

    @property
    def table(self) -> Table:
        """The table, for a handler that needs one."""
        assert self.answer.table is not None, "only handlers that need a table ask for it"
        return self.answer.table

    @property
    def seat(self) -> Seat:
        """The person's seat, for a handler that needs one."""
        seat = self.table.seat_of(self.person.id)
        assert seat is not None, "only handlers that need a seat ask for it"
        return seat

    @property
    def view(self) -> TableView:
        """What the person's seat may know, for a handler that needs a view."""
        assert self.seen is not None, "only handlers that need a view ask for it"
        return self.seen

    @property
    def value(self) -> str:
        """The one value that was chosen or filled in; empty when there are none or several."""
        return self.values[0] if len(self.values) == 1 else ""

    @property
    def opens_form(self) -> bool:
        """Whether a form is asked for: nothing was chosen, and this is no form that was left blank."""
        return not self.values and self.interaction.type is not discord.InteractionType.modal_submit


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Entry:
    """A handler with what it needs.

    Attributes:
        is_for_play: whether its controls are of use only while a game is played.
    """

    handle: Handler
    needs: Needs
    is_for_play: bool


HANDLERS: dict[ControlAction, Entry] = {}
"""The handler of each kind of control."""


def on(*actions: ControlAction, needs: Needs = Needs.TABLE, is_for_play: bool = False) -> Callable[[Handler], Handler]:
    """Register a handler for kinds of controls.

    Args:
        actions: the kinds.
        needs: what the handler needs; a control whose table, seat or view is not there is refused before.
        is_for_play: whether the control is of use only while a game is played: pressed in an older menu after its
            end, it is answered with what can be looked at then.
    """

    def register(handle: Handler) -> Handler:
        for action in actions:
            assert action not in HANDLERS, f"{action} has two handlers"
            HANDLERS[action] = Entry(handle, needs, is_for_play)
        return handle

    return register


async def dispatch(app: App, interaction: Interaction) -> None:
    """Answer a control that was used; an id that is none of ours gets an answer, too."""
    if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
        return
    if app.load.is_leaving:
        return  # Discord tells the person that there was no answer
    data: dict[str, Any] = dict(interaction.data or {})
    control = parse(str(data.get("custom_id", "")))
    entry = HANDLERS.get(control.action) if control is not None else None
    if entry is not None and entry.needs and control is not None and not control.table:
        control = None  # forged: no control about a table was ever given out without one
    table_id = control.table if control is not None and entry is not None and entry.needs else ""
    async with receiving(app, interaction, table_id) as answer:
        if control is None or entry is None:
            raise Refusal(say("bot-no-such-control"))
        answer.ticket = control.ticket
        values = _filled_in(data) or tuple(map(str, data.get("values", ())))
        if not all(map(_is_given, values)):
            raise Refusal(say("bot-no-such-control"))
        press = Press(answer, control, values)
        if entry.needs and answer.table is None:
            raise Refusal(say("bot-no-such-table")) if answer.arrival is not None else StoreFailed
        if entry.is_for_play and await replace_stale_menu(press):
            return
        _note_use(press)
        if entry.needs >= Needs.SEAT and press.table.seat_of(answer.person.id) is None:
            raise NotYours(say("bot-no-not-in-game"))
        if entry.needs is Needs.VIEW:
            press = replace(press, seen=await own_view(answer, press.table.id))
        await entry.handle(press)


def _note_use(press: Press) -> None:
    """Note in which message the person plays: no other ephemeral one has to be kept up to date for them."""
    answer, message = press.answer, press.interaction.message
    seat = answer.table.seat_of(answer.person.id) if answer.table is not None else None
    if answer.table is not None and seat is not None and message is not None:
        press.app.delivery.answers.used(answer.table.id, seat, message.id)


async def replace_stale_menu(press: Press) -> bool:
    """Replace a menu from before the end of the game with what can be looked at now; return whether it was one."""
    answer = press.answer
    if press.table.phase.live or not answer.is_ephemeral:
        return False
    view = await press.app.service.queries.view_of(press.table.id, press.person.id)
    await answer.show(past_post(view, press.lang, is_news=True))
    return True


async def own_view(answer: Answer, table_id: str) -> TableView:
    """Return the table as the person's own seat may know it.

    Raises:
        NotYours: they have no seat there.
        Refusal: there is no such table, it has not started, or it cannot be read now.
    """
    arrival, queries = answer.arrival, answer.app.service.queries
    seen = arrival.table if arrival is not None else None
    if arrival is not None and seen is not None and seen.id == table_id and await queries.is_current(seen):
        view = arrival.view
    else:
        view = await queries.view_of(table_id, answer.person.id)
    if view.seat is None:
        raise NotYours(say("bot-no-not-in-game"))
    return view


def _filled_in(data: dict[str, Any]) -> Values:
    """Return what was typed into the fields of a form; nothing for a menu."""
    labels = (label.get("component", {}) for label in data.get("components", ()))
    return tuple(field["value"].strip() for field in labels if field.get("value", "").strip())


def _is_given(value: str) -> bool:
    """Return whether a value may have been chosen or typed; a forged one may be no text, or a number of any size."""
    return is_plain(value) and (not value.isdecimal() or number(value) is not None)
