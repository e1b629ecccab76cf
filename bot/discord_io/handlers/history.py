"""The history and the replay of games."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass

import discord

from bot.delivery.pictures import Draft
from bot.discord_io.answer import Answer
from bot.discord_io.callbacks import Reply
from bot.discord_io.press import Press, on, redirect
from bot.ids import ControlAction, number
from bot.model import Table
from bot.post import RECAP, Picture, PortError, Post
from bot.present.controls import page
from bot.present.messages.history import (
    FIND,
    FOUND,
    JUMP,
    LAST,
    LAST_MARK,
    TYPED,
    find,
    history_post,
    jump_form,
    page_of_entry,
    page_of_turn,
    search_form,
    search_post,
    turn_numbers,
    typed_number,
)
from bot.present.messages.menu import with_way_back
from bot.present.messages.notices import link_post, note_post
from bot.present.messages.replay import (
    BESIDE,
    PUBLIC,
    SHOW,
    WAYS,
    read_mark,
    read_part,
    read_turn,
    read_viewpoint,
    recap_post,
    replay_post,
    viewpoint_mark,
)
from bot.present.panels import Panels
from bot.service.budget import Expense
from bot.service.replays import LAST_STEP, Replays
from bot.tables.replay import ReplayStep, Viewpoint, beginning, in_part
from games.core import Event, Refusal, Say, Seat, say
from locales import Words, words

from .open import Beginning, TableRequest, open_or_offer

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Told:
    """Everything that a person was told at a table.

    Attributes:
        table: the table.
        seat: the person's seat, if they have one.
        entries: by event, the log entry that told it.
        events: oldest first.
        lang: the person's language.
    """

    table: Table
    seat: Seat | None
    entries: list[int]
    events: list[Event]
    lang: Words

    def page(self, number: int = LAST, found: int | None = None) -> Post:
        """Return a page of the history, the last one if `number` is beyond it; the search hit `found` is marked."""
        return history_post(self.events, self.table, self.lang, number, self.seat, self.entries, found)

    def with_words(self, wanted: str) -> Post:
        """Return the sentences that contain these words.

        Raises:
            Refusal: no word was given.
        """
        hits = find(self.events, self.table, self.lang, wanted, self.seat)
        return search_post(hits, wanted, self.events, self.table, self.lang)

    def at_turn(self, typed: str) -> Post:
        """Return the page with the beginning of the turn whose number was typed.

        Raises:
            Refusal: there is no such turn.
        """
        number = page_of_turn(self.events, self.table, self.lang, self.seat, typed_number(typed))
        if number is None:
            raise Refusal(say("bot-no-such-turn", turns=len(turn_numbers(self.events))))
        return self.page(number)

    def at_entry(self, entry: int) -> Post:
        """Return the page that contains a log entry."""
        return self.page(page_of_entry(self.events, self.entries, self.table, self.lang, self.seat, entry))


async def show_history(answer: Answer, table: Table, wanted: str | None = None) -> None:
    """Show the last page of what happened, or what contains some words, as far as the person may know it."""
    told = await _told(answer, table)
    post = told.page() if wanted is None else told.with_words(wanted)
    await answer.beside(with_way_back(post, table, answer.person.id, answer.lang), lasts=True)


@on(ControlAction.HISTORY)
async def _history(press: Press) -> None:
    """Show what a control names: a page, a turn, a log entry, or the sentences that contain some words."""
    answer, path, value = press.answer, press.control.path, (*press.values, "")[0]
    if not path:
        await show_history(answer, press.table)
        return
    told = await _told(answer, press.table)
    if path == (FIND,) and press.opens_form:
        await answer.fill_in(search_form(told.table, told.lang))
    elif (path == (JUMP,) and press.opens_form) or (path == (JUMP, "menu") and value == TYPED):
        turns = len(turn_numbers(told.events))
        await answer.fill_in(jump_form(ControlAction.HISTORY, told.table, told.lang, turns))
    else:
        await answer.show(with_way_back(_asked(told, path, value), told.table, answer.person.id, answer.lang))


def _asked(told: Told, path: tuple[str, ...], value: str) -> Post:
    """Return the page that a control of the history leads to."""
    if path == (FIND,):
        return told.with_words(value)
    if path == (JUMP,):
        return told.at_turn(value)
    if path[0] == JUMP:
        where, event = (*value.split("-"), "")[:2]
        is_found = path[1:] == (FOUND,) and number(event) is not None
        return told.page(page((where,)), number(event) if is_found else None)
    entry = read_mark(path[0])[1]
    if entry is not None:
        return told.at_entry(entry)
    return told.page(LAST if path[0] == LAST_MARK else page(path))


async def _told(answer: Answer, table: Table) -> Told:
    table, told = await answer.app.service.queries.told(table.id, answer.person.id)
    entries, events = [n for n, _ in told], [event for _, event in told]
    return Told(table, table.seat_of(answer.person.id), entries, events, answer.lang)


async def show_replay(answer: Answer, moment: ReplayStep, *, instead: bool = True, is_opening: bool = False) -> None:
    """Show one step of a replay to this person alone; the one with which it opens says which one it is."""
    draft = Draft(
        answer.app.delivery.pictures,
        moment.view,
        answer.lang,
        lambda pictures: replay_post(moment, answer.lang, pictures, is_opening=is_opening),
        Panels.REPLAY,
    )
    await (answer.show(draft) if instead else answer.say(draft))


async def open_replay(answer: Answer, table: Table) -> None:
    """Open the replay of a table: at the decisive moment of a finished game, at the latest step of a running one."""
    moment = in_part(await answer.app.service.replays.opening(table, await _own_choices(answer, table)), None)
    await show_replay(answer, moment, instead=False, is_opening=True)


async def _own_choices(answer: Answer, table: Table) -> tuple[Say, ...]:
    """Return the highlights that only this person sees: the choices named by their review."""
    return await answer.app.service.reviews.choices(table, answer.person.id)


@on(ControlAction.REPLAY)
async def _replay(press: Press) -> None:
    """Open the replay, go to the step that a control names, or continue from there to a chosen one."""
    table, path = press.table, press.control.path
    if not path:
        await open_replay(press.answer, table)
    elif path[0] == JUMP:
        await _jump(press, table)
    elif press.value in WAYS:
        await redirect(press, ControlAction(press.value))
    else:
        seen = press.values[0] if press.values else (*path, PUBLIC)[1]
        moment = await _moment(press, path[0], read_viewpoint(seen))
        await show_replay(press.answer, moment, instead=path[2:] != (BESIDE,))


async def _jump(press: Press, table: Table) -> None:
    """Go to a turn chosen in the menu, or to the one whose number is typed in the form."""
    answer, path, service = press.answer, press.control.path, press.answer.app.service.replays
    viewpoint, in_menu = read_viewpoint((*path, PUBLIC)[1]), path[2:] == ("menu",)
    if in_menu and press.values and press.values[0] != TYPED:
        await show_replay(answer, await _moment(press, press.values[0], viewpoint))
        return
    if in_menu or press.opens_form:
        turns = (await service.moment(table.id, LAST_STEP, viewpoint)).last_turn
        await answer.fill_in(jump_form(ControlAction.REPLAY, table, answer.lang, turns, viewpoint_mark(viewpoint)))
        return
    number = typed_number((*press.values, "")[0])
    own = await _own_choices(answer, table)
    await show_replay(answer, await moment_of_turn(service, table, number, viewpoint, own))


async def _moment(press: Press, token: str, viewpoint: Viewpoint) -> ReplayStep:
    """Return the moment named by the token of a step, of a part of it, an entry or a turn; the last one if none is."""
    service, own = press.answer.app.service.replays, await _own_choices(press.answer, press.table)
    if (turn := read_turn(token)) is not None:
        return await moment_of_turn(service, press.table, turn, viewpoint, own)
    step, entry = read_mark(token)
    moment = await service.moment(press.table.id, LAST_STEP if step is None else step, viewpoint, entry, own)
    return in_part(moment, read_part(token))


async def moment_of_turn(
    replays: Replays, table: Table, number: int, viewpoint: Viewpoint = None, also: Sequence[Say] = ()
) -> ReplayStep:
    """Return the step, or the part of one, with which a turn begins; `also` are further highlights.

    Raises:
        Refusal: there is no turn with this number.
    """
    moment = await replays.moment(table.id, LAST_STEP, viewpoint)
    if not 1 <= number <= moment.last_turn:
        raise Refusal(say("bot-no-such-turn", turns=moment.last_turn))
    begun = min(turn.step for turn in moment.turns if turn.number >= number)
    for step in (begun, begun + 1):  # a step may end with the heading of the next turn
        moment = await replays.moment(table.id, step, viewpoint, also=also)
        if (found := beginning(moment, number)) is not None:
            return found
    return moment


@on(ControlAction.PLAY_ON)
async def _play_on(press: Press) -> None:
    """Open a table in this channel that continues from a step of a finished game."""
    answer, table, path = press.answer, press.table, press.control.path
    entry = read_mark(path[0])[1] if path else None
    if entry is None:
        raise Refusal(say("bot-no-such-control"))
    if await open_or_offer(answer, TableRequest(table.game, Beginning.PLAYED_ON, table.id, entry), quietly=False):
        await answer.note("bot-play-on-opened")


@on(ControlAction.RECAP)
async def _recap(press: Press) -> None:
    """Show the game's animation: at once if it has been made, else once it is; or post it for everyone."""
    answer, table = press.answer, press.table
    recaps = answer.app.delivery.recaps
    if table.phase.live:
        raise Refusal(say("bot-no-recap-yet"))
    if press.control.path == (SHOW,):
        if table.seat_of(answer.person.id) is None or table.lost:
            raise Refusal(say("bot-no-recap-shown"))
        is_made = recaps.known(table.id, words(table.locale)) is not None
        if not is_made and answer.app.delivery.shared.standing(table, RECAP) is None:
            answer.app.service.budget.require(Expense.RECAPS, answer.person.id, table.guild)
        waiting = await answer.say(note_post(say("bot-recap-showing"), answer.lang))
        answer.app.delivery.messages.in_background(_show_recap(answer, table, waiting))
        return
    if (known := recaps.known(table.id, answer.lang)) is not None:
        await answer.say(recap_post(await _suited(answer, known), answer.lang, _shown_by(answer, table)))
        return
    answer.app.service.budget.require(Expense.RECAPS, answer.person.id, table.guild)
    waiting = await answer.say(note_post(say("bot-recap-drawing"), answer.lang))
    answer.app.delivery.messages.in_background(_bring_recap(answer, table, waiting))


def _shown_by(answer: Answer, table: Table) -> Table | None:
    """Return the table whose channel the person may post an animation in; None if they did not play."""
    return table if table.seat_of(answer.person.id) is not None and not table.lost else None


async def _made(answer: Answer, table: Table, lang: Words) -> Picture:
    """Return a game's animation, drawn at the expense of the person's budget unless it is cached."""
    with answer.app.service.budget.working(Expense.RECAPS, answer.person.id, table.guild):
        return await answer.app.delivery.recaps.make(table.id, lang)


async def _suited(answer: Answer, moving: Picture) -> Picture:
    """Return an animation, or only its last frame if the person has switched motion off."""
    return moving if answer.person.preferences.motion else await answer.app.delivery.recaps.still(moving)


async def _show_recap(answer: Answer, table: Table, waiting: Reply) -> None:
    """Post the animation in the channel of its table, in the table's language; if it stands there, link to it."""
    lang = words(table.locale)

    async def drawn() -> Post:
        return recap_post(await _made(answer, table, lang), lang)

    async def post() -> Post:
        ref, is_new = await answer.app.delivery.shared.post(table, RECAP, drawn)
        return link_post("bot-recap-shown" if is_new else "bot-recap-stands", table, ref, answer.lang)

    await _replace_placeholder(answer, table, waiting, post)


async def _bring_recap(answer: Answer, table: Table, waiting: Reply) -> None:
    """Replace the sentence that announced the animation by the animation."""

    async def post() -> Post:
        moving = await _suited(answer, await _made(answer, table, answer.lang))
        return recap_post(moving, answer.lang, _shown_by(answer, table))

    await _replace_placeholder(answer, table, waiting, post)


async def _replace_placeholder(
    answer: Answer, table: Table, waiting: Reply, make: Callable[[], Awaitable[Post]]
) -> None:
    """Replace a placeholder sentence by the result of `make`, or by the reason if that fails."""
    try:
        post = await make()
    except Refusal as refusal:
        post = note_post(refusal.say, answer.lang)
    except PortError as error:
        log.info("An animation could not be shown", extra={"table": table.id, "error": str(error)})
        post = note_post(say("bot-no-recap-here"), answer.lang)
    except (BrokenExecutor, OSError, ValueError) as error:
        log.error("An animation could not be made", extra={"table": table.id, "error": type(error).__name__})
        post = note_post(say("bot-no-recap-made"), answer.lang)
    try:
        await waiting.edit(post, {})
    except (PortError, discord.HTTPException) as error:
        log.info("An answer could not be edited", extra={"interaction": answer.interaction.id, "error": str(error)})
