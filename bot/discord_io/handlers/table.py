"""A table from its lobby to its end: options, the start, joining, leaving, computer players, ending, a rematch."""

from collections.abc import Collection, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from bot.app import App, Panel
from bot.delivery.choosing import held
from bot.discord_io.answer import Answer
from bot.discord_io.press import Press, on
from bot.ids import ControlAction, number
from bot.model import Person, Phase, Table, Tempo, TimeOuts
from bot.post import BOARD, PortError, Post
from bot.present.messages.lobby import (
    AT_RANDOM,
    RATED,
    REMOVES,
    arrange_post,
    arranged_post,
    rematch_opened_post,
    sure_post,
)
from bot.present.messages.menu import ACCEPT, DECLINE, SURE, leave_post
from bot.present.messages.pace import PACES, value_of
from bot.present.messages.transfers import seats_post
from bot.service import Done
from bot.store import StoreFailed
from bot.tables.absence import StandIn, require_seat_in_play
from bot.tables.consent import closing_refusal, given_up, may_close_for_others, unrated_reason
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import SetFirst, SetLanguage, SetOption, SetRated, require_lobby
from bot.tables.log import Command
from bot.tables.pace import SetPace, SetTempo, SetTimeOuts, too_early
from bot.tables.seats import Join, Leave, SeatComputer, UnseatComputer
from games.core import Ending, Refusal, Seat, say
from locales import LOCALES, locale_of

from .lookup import meant_table, replaceable_at, require_host
from .menu import retire_asking
from .open import log, open_or_offer, rematch_of
from .seats import vote


@on(ControlAction.JOIN)
async def _join(press: Press) -> None:
    """Sit down, or return to a reserved seat."""
    _retire_rematch(press)
    answer, person, locale = press.answer, press.answer.person, press.table.locale
    is_new = press.table.phase is Phase.LOBBY and press.table.seat_of(person.id) is None
    if answer.is_ephemeral and (message := answer.interaction.message) is not None:
        answer.app.notes.answering[message.id] = True
    await change_table(answer, Join(person, answer.share))
    if answer.is_ephemeral:  # the button to return was in an answer that nothing else updates
        await answer.note("bot-joined-again", instead=True)
    elif is_new and locale != answer.lang.locale and not person.preferences.told_languages:
        await answer.note("bot-joined-foreign", language=locale)
        await answer.app.service.preferences.change(person.id, lambda now: replace(now, told_languages=True))


@on(ControlAction.LEAVE, is_for_play=True)
async def _leave(press: Press) -> None:
    """Leave the table, or decline a rematch; leaving a game that counts requires a confirmation."""
    if not press.control.path and _is_costly(press.table, press.answer.person):
        await press.answer.beside(leave_post(press.table, press.answer.lang))
        return
    _retire_rematch(press)
    await change_table(press.answer, Leave(press.answer.person, is_declining=press.control.path == (DECLINE,)))
    if press.control.path == (SURE,):
        await press.answer.note("bot-left", instead=True)  # in place of the question
    else:
        press.answer.clear_beside()


@on(ControlAction.COMPUTER)
async def _computer(press: Press) -> None:
    """Add a computer player of a level, or remove one."""
    if not press.value:
        raise Refusal(say("bot-no-such-computer"))
    is_removed = press.value.startswith(REMOVES)
    name = press.value.removeprefix(REMOVES)
    command = (
        UnseatComputer(press.answer.person, name) if is_removed else SeatComputer(press.answer.person, press.value)
    )
    await change_table(press.answer, command)


@on(ControlAction.AGAIN)
async def _again(press: Press) -> None:
    """Open a table for the same people and options, in the channel of the table that is over."""
    if not await open_or_offer(press.answer, rematch_of(press.table)):
        return
    if press.answer.interaction.channel_id == press.table.channel:
        await press.answer.acknowledge(quietly=True)
    else:
        await press.answer.say(rematch_opened_post(press.table, press.answer.lang))


@on(ControlAction.STAND_IN)
async def _stand_in(press: Press) -> None:
    """Let a computer player take the seat that the control names."""
    seat = number(press.control.path[0]) if len(press.control.path) == 1 else None
    if seat is None:
        raise Refusal(say("bot-no-such-seat"))
    await _show_change(press.answer, stand_in(press.answer.app, press.table, press.answer.person, Seat(seat)))


@on(ControlAction.END)
async def _end(press: Press) -> None:
    await ask_whether_to_end(press.answer, press.table)


@on(ControlAction.END_SURE)
async def _end_sure(press: Press) -> None:
    answer = press.answer
    done = await answer.execute(press.table.id, End(answer.person, moderator=answer.is_moderator))
    close_panel(answer.app, done.table)
    await answer.note("bot-ended", instead=True)


async def change_table(answer: Answer, command: Command) -> None:
    """Change the table of an answer, and show the change in its board if that contains the control.

    Raises:
        Refusal: this change is not possible.
    """
    assert answer.table is not None, "a table is looked for before it is changed"
    await _show_change(answer, answer.app.service.execute(answer.table.id, command))


async def _show_change(answer: Answer, work: Coroutine[Any, Any, Done]) -> None:
    assert answer.table is not None, "a table is looked for before it is changed"
    delivery = answer.app.delivery
    async with held(delivery.ledger.lock(answer.table.id, BOARD)) as is_held:
        table = answer.table = (await answer.carry_out(work)).table
        if is_held and not answer.is_answered and not answer.app.load.is_busy:
            with suppress(StoreFailed):  # logged already; the change is stored, and is shown once it can be read
                if (snapshot := await answer.app.service.queries.snapshot(table.id)) is not None:
                    standing = delivery.ledger.place(snapshot.table, BOARD)
                    await answer.update(snapshot.table, BOARD, standing, delivery.boards.draft(snapshot))
    await answer.acknowledge(quietly=True)


async def leave(answer: Answer, table: Table) -> None:
    """Leave a table; a computer player takes over in a running game, one that counts after a confirmation."""
    if _is_costly(table, answer.person):
        await answer.beside(leave_post(table, answer.lang))
        return
    await answer.execute(table.id, Leave(answer.person), quietly=False)
    await answer.note("bot-left")


def _is_costly(table: Table, person: Person) -> bool:
    """Return whether it can cost a person their rating to leave a table."""
    return table.phase is Phase.PLAYING and unrated_reason(table) is None and table.seat_of(person.id) is not None


async def replace_absent(answer: Answer, table: Table, player: str | None) -> None:
    """Let a computer player substitute for an absent person; if the person is only late, the others vote.

    Without a name, this concerns the only such person.

    Raises:
        Refusal: no such person sits there, they are neither absent nor late, or the person who asks does not play.
    """
    if player is None:
        require_seat_in_play(table, answer.person)
        found = await replaceable_at(answer.app, table, answer.person.id)
        if len(found) > 1:
            await answer.say(seats_post(table, found, ControlAction.LATE, answer.lang))
            return
        if not found:
            raise too_early(table)
        seat = found[0]
    else:
        seat = _seat_named(table, player)
    try:
        await answer.carry_out(stand_in(answer.app, table, answer.person, seat), quietly=False)
    except Refusal as refusal:
        if refusal.say.id != "bot-no-not-absent":
            raise
        await vote(answer, table, seat)  # or the refusal says when there can be one
    else:
        await answer.note("bot-replaced", name=table.occupants[seat].name)


async def stand_in(app: App, table: Table, by: Person, seat: Seat) -> Done:
    """Let a computer player take a seat, after asking Discord whether its person is still on the server."""
    person = table.occupants[seat].person if 0 <= seat < len(table.occupants) else None
    if person is not None and table.seat_of(by.id) is not None:
        await app.delivery.members.has_left(table, person)
    return await app.service.execute(table.id, StandIn(by, seat))


async def one_of_mine(answer: Answer, named: str | None) -> Table:
    """Return the table that a private command is to change: the one named, or the only one.

    Raises:
        Refusal: there is none, or it is ambiguous.
    """
    if named is None and len(await answer.app.service.queries.tables_of(answer.person.id)) > 1:
        raise Refusal(say("bot-no-which-table"))
    return await meant_table(answer, named)


async def ask_whether_to_end(answer: Answer, table: Table) -> None:
    """Ask the host or a moderator whether they mean to end a table.

    Raises:
        Refusal: the person may not end it, or there is nothing to end.
    """
    if not table.phase.live:
        raise Refusal(say("bot-no-table-ended"))
    if answer.is_moderator and may_close_for_others(table, answer.person.id):
        await answer.say(sure_post(table, answer.lang))
        return
    await require_host(answer, table)
    if refusal := closing_refusal(table, answer.person.id, is_readable=await _is_readable(answer, table)):
        raise refusal
    await answer.say(sure_post(table, answer.lang, is_defeat=given_up(table, Ending.ABANDONED) is Ending.LOST))


async def _is_readable(answer: Answer, table: Table) -> bool:
    """Return whether the position of a table can be read, so that its people can play on."""
    try:
        return await answer.app.service.queries.snapshot(table.id) is not None
    except Refusal:
        return False


def _retire_rematch(press: Press) -> None:
    """Take the controls from the invitation to a rematch that has begun."""
    if press.control.path in {(ACCEPT,), (DECLINE,)} and press.table.phase is not Phase.LOBBY:
        retire_asking(press)


def _seat_named(table: Table, player: str) -> Seat:
    """Return the seat meant: by its number, as in suggestions, or by its person's name.

    Raises:
        Refusal: there is no such seat.
    """
    typed = player.strip().casefold()
    named = [seat for seat, occupant in table.seated() if typed in {str(seat), occupant.name.casefold()}]
    if not named:
        raise Refusal(say("bot-no-such-player", name=player[:60]))
    return named[0]


@on(ControlAction.START)
async def _start(press: Press) -> None:
    """Deal; the lobby remains until the first board arrives, with its pictures."""
    done = await press.answer.execute(press.table.id, Start(press.answer.person, share=press.answer.share))
    await press.answer.acknowledge(quietly=True)
    close_panel(press.answer.app, done.table)


@on(ControlAction.ARRANGE)
async def _arrange(press: Press) -> None:
    """Open the options panel for the host."""
    require_lobby(press.table)
    await require_host(press.answer, press.table)
    await _show_panel(press.answer, press.table)


@on(ControlAction.OPTION)
async def _option(press: Press) -> None:
    if len(press.control.path) != 1 or not press.value:
        raise Refusal(say("bot-no-such-option"))
    await _change(press, SetOption(press.answer.person, press.control.path[0], press.value))


@on(ControlAction.FIRST)
async def _first(press: Press) -> None:
    seat = number(press.value)
    if seat is None and press.value != AT_RANDOM:
        raise Refusal(say("bot-no-such-seat"))
    await _change(press, SetFirst(press.answer.person, Seat(seat) if seat is not None else None))


@on(ControlAction.PACE)
async def _pace(press: Press) -> None:
    paces = {value_of(pace): pace for pace in PACES}
    await _change(press, SetPace(press.answer.person, paces[_chosen(press, paces, "bot-no-such-pace")]))


@on(ControlAction.TIME_OUTS)
async def _time_outs(press: Press) -> None:
    chosen = TimeOuts(_chosen(press, [*TimeOuts], "bot-no-such-pace"))
    await _change(press, SetTimeOuts(press.answer.person, chosen))


@on(ControlAction.TEMPO)
async def _tempo(press: Press) -> None:
    await _change(press, SetTempo(press.answer.person, Tempo(_chosen(press, [*Tempo], "bot-no-such-option"))))


@on(ControlAction.LANGUAGE)
async def _language(press: Press) -> None:
    chosen = locale_of(_chosen(press, LOCALES, "bot-no-such-option"))
    await _change(press, SetLanguage(chosen, press.answer.person))


@on(ControlAction.RATED)
async def _rated(press: Press) -> None:
    await _change(press, SetRated(press.answer.person, RATED[_chosen(press, RATED, "bot-no-such-option")]))


async def _change(press: Press, command: Command) -> None:
    """Change the table, and update the panel; it loses its menus if the lobby is over."""
    answer = press.answer
    if press.table.phase is not Phase.LOBBY and answer.is_ephemeral:
        await answer.show(arranged_post(press.table, answer.lang))
        return
    answer.table = (await answer.execute(press.table.id, command)).table
    await _show_panel(answer, answer.table, instead=True)


async def _show_panel(answer: Answer, table: Table, *, instead: bool = False) -> None:
    """Show the options of a table, and store the message until its menus are to be removed."""
    post = arrange_post(table, answer.lang)
    shown = await (answer.show(post) if instead else answer.say(post))
    answer.app.notes.panels[table.id] = Panel(lambda now: shown.edit(now, {}), answer.lang)


def close_panel(app: App, table: Table) -> None:
    """Remove the menus from the options panel in the background, once the lobby is over."""
    if (panel := app.notes.panels.pop(table.id, None)) is not None:
        app.delivery.messages.in_background(_close(panel, arranged_post(table, panel.lang)))


async def _close(panel: Panel, post: Post) -> None:
    try:
        await panel.edit(post)
    except (PortError, discord.HTTPException) as error:
        log.info("A panel of options still has its menus", extra={"error": str(error)})


def _chosen(press: Press, known: Collection[str], refusal: str) -> str:
    """Return the single value chosen in a menu.

    Raises:
        Refusal: there are none or several, or it is not a known one.
    """
    if press.value not in known:
        raise Refusal(say(refusal))
    return press.value
