"""A press: an interaction is received, its control parsed, and its handler called."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any, TypeAlias

import discord

from bot.app import App
from bot.ids import ControlAction, ControlId, is_given, parse
from bot.model import Person, Table
from bot.operation import interaction_id, report
from bot.post import PortError, Post, nonce
from bot.present.messages.hand import plain_post
from bot.present.messages.help import refusal_post
from bot.present.messages.history import past_post
from bot.present.messages.notices import note_post
from bot.store import StoreFailed
from bot.tables.view import TableView
from games.core import NotYours, Refusal, Seat, say
from locales import locale_of, words

from .answer import Answer, Interaction
from .bodies import OFFLINE, fields_in, values_in
from .callbacks import ReplyFailed, replace_later

log = logging.getLogger(__name__)


@asynccontextmanager
async def receiving(app: App, interaction: Interaction, table_id: str = "") -> AsyncIterator[Answer]:
    """Handle an interaction to the end: refusals are shown to the person, errors are shown and logged.

    Args:
        app: the app.
        interaction: what Discord sent.
        table_id: the table it is about, which is read together with the person.
    """
    interaction_id.set(interaction.id)
    with app.load.at_work(), app.metrics.answering(kind := interaction.type.name) as answering:
        answer = await _received(app, interaction, table_id)
        app.delivery.presence.saw(interaction.user.id)
        try:
            yield answer
        except StoreFailed:
            answering.result = "failed"
            await _tell(answer, note_post(say("bot-no-store"), answer.lang))
        except Refusal as refusal:
            answering.result = "refused"
            if await _is_second_press(answer, refusal):  # beside a final score it would only puzzle
                with suppress(ReplyFailed):
                    await answer.acknowledge(quietly=True)
            else:
                await _tell(answer, _refused(answer, refusal))
        except ReplyFailed as failed:
            answering.result = "failed"
            log.warning("An interaction could not be answered", extra=_about(answer, failed))
            said = say("bot-unheard-done" if answer.is_written else "bot-unheard")
            await _tell(answer, note_post(said, answer.lang))
        except (PortError, discord.NotFound, discord.DiscordServerError, *OFFLINE) as late:
            answering.result = "failed"
            log.warning("An interaction could not be answered in full", extra=_about(answer, late))
            done = "bot-unheard-done" if answer.is_written else "bot-mishap"
            if not answer.is_answered or interaction.type is discord.InteractionType.application_command:
                await _tell(answer, note_post(say(done), answer.lang))
        except Exception as error:  # noqa: BLE001 - the person gets an apology, the operator the details
            answering.result = "failed"
            report("An interaction went wrong", error, interaction=interaction.id)
            await _tell(answer, await _fallback_post(answer))
        if answer.is_answered and interaction.guild_id is not None:
            await _catch_up(answer)
    about = {
        "interaction": interaction.id,
        "table": answer.table.id if answer.table is not None else None,
        "kind": kind,
        "result": answering.result,
        "seconds": round(answering.seconds, 4),
    }
    log.debug("Answered", extra=about)


async def _received(app: App, interaction: Interaction, table_id: str) -> Answer:
    """Look up the person; if the database fails, use what Discord sent."""
    user, locale, arrived = interaction.user, str(interaction.locale), asyncio.get_running_loop().time()
    name, guild, arrival = user.global_name or user.name, interaction.guild_id, None
    try:
        if table_id:
            arrival = await app.service.arrivals.arrive(
                user.id, name, locale, guild, user.display_name, table_id=table_id
            )
            person = arrival.person
        else:
            person = await app.service.people.meet(user.id, name, locale, guild, user.display_name)
    except StoreFailed:
        person = Person(user.id, user.display_name, locale_of(locale))
    table = arrival.table if arrival is not None else None
    return Answer(app, interaction, person, words(person.locale), arrived, table, arrival=arrival)


async def _catch_up(answer: Answer) -> None:
    """Tell the person through this interaction what could not be delivered before."""
    channel, private = answer.interaction.channel_id, answer.app.delivery.private
    if channel is not None:
        answer.app.notes.interactions[channel, answer.person.id] = answer.key
    with suppress(StoreFailed):  # logged already; the next interaction tries again
        await private.catch_up(channel or 0, answer.person)
        if answer.table is not None and answer.person.closed:
            await private.hint(answer.table, answer.person)


async def _is_second_press(answer: Answer, refusal: Refusal) -> bool:
    """Return whether a control was pressed again whose first press has ended the game."""
    if refusal.say.id != "bot-already-done" or answer.table is None:
        return False
    with suppress(StoreFailed):  # logged already
        table = await answer.app.service.queries.table(answer.table.id)
        return table is not None and not table.phase.live
    return False


def _refused(answer: Answer, refusal: Refusal) -> Post:
    """Return the answer to a refusal; if it cannot be put into words, a sentence that something went wrong."""
    try:
        return refusal_post(refusal, answer.lang, answer.table, answer.person.id)
    except Exception as error:  # noqa: BLE001 - the person gets an answer, the operator the details
        report(
            "A refusal could not be put into words", error, interaction=answer.interaction.id, refusal=refusal.say.id
        )
        return note_post(say("bot-mishap"), answer.lang)


async def _fallback_post(answer: Answer) -> Post:
    """Return the question with plain answers; if even that fails, a sentence that something went wrong."""
    with suppress(StoreFailed, Refusal):  # then there is nothing to answer
        if answer.table is not None:
            return plain_post(await own_view(answer, answer.table.id), answer.lang)
    return note_post(say("bot-mishap"), answer.lang)


async def _tell(answer: Answer, post: Post) -> None:
    """Answer with a post; if that fails, by a later edit or a private message."""
    try:
        if answer.is_answered or not answer.is_unheard:
            await answer.beside(post, is_note=True)
            return
    except (ReplyFailed, PortError, discord.HTTPException, *OFFLINE) as error:
        log.warning("An interaction could not be answered", extra=_about(answer, error))
    delivery = answer.app.delivery
    if answer.is_answered and answer.interaction.type is discord.InteractionType.application_command:
        delivery.messages.in_background(replace_later(answer.app.callbacks, answer.key, post))
    try:
        await delivery.private.reach(None, answer.person, post, nonce("answer", answer.interaction.id))
    except (PortError, StoreFailed, discord.HTTPException) as trouble:
        log.warning("A person could not be told by private message", extra=_about(answer, trouble))


def _about(answer: Answer, error: BaseException) -> dict[str, object]:
    """Return the log fields for an answer that failed."""
    return {"interaction": answer.interaction.id, "person": answer.person.id, "error": str(error)}


class Needs(IntEnum):
    """What a handler needs of the table that a control names; each level includes the ones before it."""

    NOTHING = 0
    TABLE = 1
    SEAT = 2
    VIEW = 3


@dataclass(frozen=True, slots=True)
class Press:
    """A control that has been used.

    Attributes:
        answer: the answer to its person.
        control: the parsed id of the control.
        values: the values chosen in a menu, or filled into a form.
        fields: the values of each field of a form, by its name.
        seen: the view of the person's seat, for a handler that needs one.
    """

    answer: Answer
    control: ControlId
    values: tuple[str, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seen: TableView | None = None

    @property
    def table(self) -> Table:
        """The table, for a handler that needs one."""
        assert self.answer.table is not None, "only handlers that need a table ask for it"
        return self.answer.table

    @property
    def seat(self) -> Seat:
        """The person's seat, for a handler that needs one."""
        seat = self.table.seat_of(self.answer.person.id)
        assert seat is not None, "only handlers that need a seat ask for it"
        return seat

    @property
    def view(self) -> TableView:
        """The view of the person's seat, for a handler that needs one."""
        assert self.seen is not None, "only handlers that need a view ask for it"
        return self.seen

    @property
    def value(self) -> str:
        """The single value that was chosen or filled in; empty if there are none or several."""
        return self.values[0] if len(self.values) == 1 else ""

    @property
    def opens_form(self) -> bool:
        """Whether a form is requested: nothing was chosen, and this is not a form that was left blank."""
        return not self.values and self.answer.interaction.type is not discord.InteractionType.modal_submit


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Registered:
    """A handler with its requirements.

    Attributes:
        is_for_play: whether its controls are of use only during a game.
    """

    handle: Handler
    needs: Needs
    is_for_play: bool


HANDLERS: dict[ControlAction, Registered] = {}
"""The handler of each kind of control."""


def on(*actions: ControlAction, needs: Needs = Needs.TABLE, is_for_play: bool = False) -> Callable[[Handler], Handler]:
    """Register a handler for kinds of controls.

    Args:
        actions: the kinds.
        needs: what the handler needs; a control whose table, seat or view is missing is refused beforehand.
        is_for_play: whether the control is of use only during a game: if it is pressed in an older menu after the
            end, the answer is the hand with the final score or, for onlookers, what can be looked at.
    """

    def register(handle: Handler) -> Handler:
        for action in actions:
            assert action not in HANDLERS, f"{action} has two handlers"
            HANDLERS[action] = Registered(handle, needs, is_for_play)
        return handle

    return register


async def dispatch(app: App, interaction: Interaction) -> None:
    """Answer a control that was used; an id that is not the bot's gets an answer, too."""
    if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
        return
    if not app.load.takes(interaction.id):
        return
    data: dict[str, Any] = dict(interaction.data or {})
    control = parse(str(data.get("custom_id", "")))
    entry = HANDLERS.get(control.handled_as) if control is not None else None
    if control is None or entry is None or (entry.needs and not control.table):  # the latter is forged
        async with receiving(app, interaction):
            raise Refusal(say("bot-no-such-control"))
        return
    async with receiving(app, interaction, control.table if entry.needs else "") as answer:
        answer.ticket = control.ticket
        press = Press(answer, control, values_in(data), fields_in(data))
        if not all(map(is_given, press.values)):
            raise Refusal(say("bot-no-such-control"))
        if entry.needs and answer.table is None:  # the database may have failed on arrival
            raise Refusal(say("bot-no-such-table")) if answer.arrival is not None else StoreFailed
        await _handle(press, entry)


async def _handle(press: Press, entry: Registered) -> None:
    """Pass a press to its handler with what that needs: first its seat is looked up, then its view is read."""
    answer = press.answer
    if entry.is_for_play and await replace_stale_menu(press):
        return
    _note_use(press)
    if entry.needs >= Needs.SEAT and press.table.seat_of(answer.person.id) is None:
        raise NotYours(say("bot-no-not-in-game"))
    if entry.needs is Needs.VIEW:
        assert answer.arrival is not None, "its table has been found"
        press = replace(press, seen=answer.arrival.view)
    await entry.handle(press)


async def redirect(press: Press, action: ControlAction) -> None:
    """Handle a press as another kind of control of the same table, with that control's requirements.

    Raises:
        Refusal: there is no such table, or the other control is not for this person.
    """
    entry = HANDLERS[action]
    if entry.needs and press.answer.table is None:
        raise Refusal(say("bot-no-such-table"))
    await _handle(replace(press, control=replace(press.control, action=action), values=()), entry)


def _note_use(press: Press) -> None:
    """Record the message in which the person plays: no other ephemeral one needs updating for them."""
    answer, message = press.answer, press.answer.interaction.message
    seat = answer.table.seat_of(answer.person.id) if answer.table is not None else None
    if answer.table is not None and seat is not None and message is not None:
        answer.app.delivery.answers.used(answer.table.id, seat, message.id)


async def replace_stale_menu(press: Press) -> bool:
    """Replace a private menu that outlived its game by the final hand or a look back; return whether it was one."""
    answer = press.answer
    if press.table.phase.live or not answer.in_private:
        return False
    view = await answer.app.service.queries.view_of(press.table.id, answer.person.id)
    hand = answer.app.delivery.hands.draft
    await answer.show(past_post(view, answer.lang) if view.seat is None else hand(view, answer.person))
    return True


async def own_view(answer: Answer, table_id: str) -> TableView:
    """Return the current view of the person's own seat at a table.

    Raises:
        NotYours: they have no seat there.
        Refusal: there is no such table, it has not started, or it cannot be read now.
    """
    view = await answer.app.service.queries.view_of(table_id, answer.person.id)
    if view.seat is None:
        raise NotYours(say("bot-no-not-in-game"))
    return view
