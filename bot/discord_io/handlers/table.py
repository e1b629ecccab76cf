"""A table from its lobby to its end: options, the start, joining, leaving, computer players, ending, a rematch."""

from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.app import App
from bot.delivery.choosing import held
from bot.discord_io.answer import Answer
from bot.discord_io.press import Press, on
from bot.ids import ControlAction, number
from bot.model import Person, Phase, Table, Tempo, TimeOuts
from bot.post import BOARD, Form
from bot.present.messages.lobby import (
    AT_RANDOM,
    FIRST,
    OPTION,
    REMOVES,
    SWITCHES,
    options_form,
    rematch_opened_post,
    sure_post,
)
from bot.present.messages.menu import ACCEPT, DECLINE, SURE, leave_post
from bot.present.messages.pace import (
    LANGUAGE,
    PACE,
    PACES,
    RATED,
    RATING,
    TEMPO,
    TIME_OUTS,
    chosen_value,
    terms_form,
    value_of,
)
from bot.present.messages.transfers import seats_post
from bot.service import Done
from bot.store import StoreFailed
from bot.tables.absence import StandIn, require_seat_in_play
from bot.tables.consent import closing_refusal, given_up, may_close_for_others, unrated_reason
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import Arrange, SetFirst, SetLanguage, SetOption, SetRated, require_lobby
from bot.tables.log import Command
from bot.tables.pace import SetPace, SetTempo, SetTimeOuts, too_early
from bot.tables.seats import Join, Leave, SeatComputer, UnseatComputer
from games.core import OFF, ON, Ending, Refusal, Seat, say
from games.registry import GAMES
from locales import LOCALES, Words, locale_of

from .lookup import meant_table, replaceable_at, require_host
from .menu import retire_asking
from .open import open_or_offer, rematch_of
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
    value = press.value or "".join(press.control.path)
    if not value:
        raise Refusal(say("bot-no-such-computer"))
    name = value.removeprefix(REMOVES)
    is_removed = value.startswith(REMOVES)
    command = UnseatComputer(press.answer.person, name) if is_removed else SeatComputer(press.answer.person, value)
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
    await answer.execute(press.table.id, End(answer.person, moderator=answer.is_moderator))
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
    await press.answer.execute(press.table.id, Start(press.answer.person, share=press.answer.share))
    await press.answer.acknowledge(quietly=True)


@on(ControlAction.ARRANGE)
async def _arrange(press: Press) -> None:
    """Open the form of the options for the host, or change those that were chosen differently in it."""
    await _fill_in(press, options_form, _options_changed)


@on(ControlAction.TERMS)
async def _terms(press: Press) -> None:
    """Open the form of the table's terms for the host, or change those that were chosen differently in it."""
    await _fill_in(press, terms_form, _terms_changed)


async def _fill_in(
    press: Press, form: Callable[[Table, Words], Form], changed: Callable[[Press], Iterator[Command]]
) -> None:
    require_lobby(press.table)
    await require_host(press.answer, press.table)
    if press.opens_form:
        await press.answer.fill_in(form(press.table, press.answer.lang))
        return
    if changes := tuple(changed(press)):
        await press.answer.execute(press.table.id, Arrange(changes))
    await press.answer.acknowledge(quietly=True)


def _options_changed(press: Press) -> Iterator[Command]:
    """Yield the changes of options and first player that a submitted form asks for."""
    by, table = press.answer.person, press.table
    switched_on = press.fields.get(SWITCHES, ())
    for option in GAMES[table.game].options:
        now = chosen_value(table, option)
        chosen = _chosen(press, f"{OPTION}{option.id}", option.values, now)
        if option.is_switch:
            chosen = ON if option.id in switched_on else OFF
        if chosen != now:
            yield SetOption(by, option.id, chosen)
    seats = {AT_RANDOM: None} | {str(seat): seat for seat, _ in table.seated()}
    first = seats[_chosen(press, FIRST, seats, AT_RANDOM if table.first is None else str(table.first))]
    if first != table.first:
        yield SetFirst(by, first)


def _terms_changed(press: Press) -> Iterator[Command]:
    """Yield the changes of time limits, tempo, rating and language that a submitted form asks for."""
    by, table = press.answer.person, press.table
    paces = {value_of(pace): pace for pace in PACES}
    if (pace := paces.get(_chosen(press, PACE, paces, value_of(table.pace)), table.pace)) != table.pace:
        yield SetPace(by, pace)
    if (time_outs := TimeOuts(_chosen(press, TIME_OUTS, [*TimeOuts], table.time_outs))) is not table.time_outs:
        yield SetTimeOuts(by, time_outs)
    if (tempo := Tempo(_chosen(press, TEMPO, [*Tempo], table.tempo))) is not table.tempo:
        yield SetTempo(by, tempo)
    rated = {value: is_rated for value, is_rated in RATED.items() if is_rated is table.is_rated}
    if (is_rated := RATED[_chosen(press, RATING, RATED, *rated)]) is not table.is_rated:
        yield SetRated(by, is_rated)
    if (locale := locale_of(_chosen(press, LANGUAGE, LOCALES, table.locale))) != table.locale:
        yield SetLanguage(locale, by)


def _chosen(press: Press, field: str, known: Collection[str], now: str) -> str:
    """Return the value chosen in a field of a form; the present one if the form has no such field.

    Raises:
        Refusal: none or several were chosen, or one that is not offered.
    """
    values = press.fields.get(field, (now,))
    if len(values) != 1 or values[0] not in (*known, now):
        raise Refusal(say("bot-no-such-option"))
    return values[0]
