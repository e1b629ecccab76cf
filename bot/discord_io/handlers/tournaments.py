"""Tournaments: what people press in their messages, and the organiser's panel."""

from collections.abc import Awaitable, Callable, Mapping
from secrets import token_urlsafe
from typing import TypeAlias

import discord

from bot.discord_io.answer import Answer
from bot.discord_io.press import Needs, Press, on
from bot.ids import ControlAction, number
from bot.present.messages.organising import MENUS, Chosen, file_post, organiser_post, reason_form
from bot.present.messages.tables import tournaments_post
from bot.present.messages.tournaments import Ask, own_post, standings_post
from bot.store.protocol.tournaments import Stored
from games.core import NotAllowed, Refusal, say
from games.registry import GAMES
from tournaments import (
    Actor,
    Arrange,
    Begin,
    CheckIn,
    CloseRound,
    Command,
    Correct,
    End,
    Enrol,
    Exclude,
    Extend,
    NextSeason,
    Open,
    OpenCheckIn,
    Pair,
    PassOn,
    Pause,
    Replace,
    Resume,
    Settings,
    Tournament,
    Withdraw,
)

from .lookup import table_language
from .open import check_opening, server_of
from .seats import Member, chosen_member
from .threads import NEEDED_FOR_THREAD

Handler: TypeAlias = Callable[[Press, Stored], Awaitable[None]]


async def show_list(answer: Answer) -> None:
    """Show the person's only tournament; if they have none or several, list theirs and the server's."""
    tournaments, guild = answer.app.service.tournaments, answer.interaction.guild_id
    mine = await tournaments.of_person(answer.person.id)
    here = await tournaments.of_server(guild) if guild is not None else []
    over = await tournaments.of_server(guild, is_live=False) if guild is not None else []
    if len(mine) == 1:
        await _show_own(answer, mine[0])
        return
    await answer.say(tournaments_post(mine, here, over[:5], answer.lang, may_organise=await _may_organise(answer)))


async def open_tournament(answer: Answer, game: str, title: str) -> None:
    """Open a tournament in the channel of a command, and show its organiser the panel.

    Raises:
        Refusal: it cannot be opened here, or not by this person.
    """
    guild, channel = server_of(answer)
    await check_opening(answer)
    if not isinstance(answer.interaction.channel, discord.TextChannel):
        raise Refusal(say("tournament-no-thread"))
    lacking = [
        name for name, wanted in NEEDED_FOR_THREAD if wanted and not getattr(answer.interaction.app_permissions, name)
    ]
    if lacking:
        raise Refusal(say("tournament-no-thread"))
    if game not in GAMES:
        raise Refusal(say("bot-no-such-game"))
    seats = 2 if 2 in GAMES[game].seats else min(GAMES[game].seats)
    command = Open(_actor(answer), title, Settings(game, seats=seats), guild, channel, await table_language(answer))
    opened = await answer.carry_out(
        answer.app.service.tournaments.open(
            command, may_organise=await _may_organise(answer), key=str(answer.interaction.id)
        ),
        quietly=False,
    )
    _look(answer)
    await answer.say(organiser_post(opened, (), answer.lang))


@on(ControlAction.TOURNAMENT, needs=Needs.NOTHING)
async def _tournament(press: Press) -> None:
    """Carry out what a control of a tournament asks for."""
    chosen = press.value if not press.control.table else press.control.table
    handler = _HANDLERS.get(press.control.path[0] if press.control.path else "")
    if handler is None:
        raise Refusal(say("bot-no-such-control"))
    stored = await press.app.service.tournaments.get(chosen)
    if press.interaction.guild_id not in {None, stored.tournament.guild}:
        raise Refusal(say("tournament-no-such"))  # forged: no control of it was given out on another server
    await handler(press, stored)


async def _execute(press: Press, stored: Stored, command: Command) -> Stored:
    """Carry a command out once for each interaction, and have the tournament shown."""
    key = str(press.interaction.id)
    done = await press.answer.carry_out(press.app.service.tournaments.execute(stored.id, command, key))
    _look(press.answer)
    return done


def _look(answer: Answer) -> None:
    """Have what was decided carried out at once, after the answer."""
    delivery = answer.app.delivery
    delivery.messages.in_background(delivery.tournaments.look())


async def _show_own(answer: Answer, stored: Stored) -> None:
    tables = await answer.app.service.tournaments.tables(stored)
    await answer.show(own_post(stored, tables, answer.person.id, answer.lang))


async def _show_panel(press: Press, stored: Stored, chosen: Chosen | None = None) -> None:
    waiting = await press.app.service.tournaments.waiting(stored.id)
    await press.answer.show(organiser_post(stored, waiting, press.lang, chosen))


async def _enrol(press: Press, stored: Stored) -> None:
    t = stored.tournament
    if press.interaction.guild_id is None:
        raise Refusal(say("tournament-no-private"))
    rating = await press.app.service.tournaments.rating(t.guild, t.settings.game, press.person.id)
    by = _actor(press.answer)
    await _show_own(press.answer, await _execute(press, stored, Enrol(by, by.id, by.name, rating)))


async def _check_in(press: Press, stored: Stored) -> None:
    by = _actor(press.answer)
    await _show_own(press.answer, await _execute(press, stored, CheckIn(by, by.id)))


async def _withdraw(press: Press, stored: Stored) -> None:
    by = _actor(press.answer)
    await _show_own(press.answer, await _execute(press, stored, Withdraw(by, by.id)))


async def _mine(press: Press, stored: Stored) -> None:
    await _show_own(press.answer, stored)


async def _standings(press: Press, stored: Stored) -> None:
    pictures = await press.app.delivery.tournaments.pictures(stored, press.lang, press.person.id)
    await press.answer.beside(standings_post(stored, press.lang, pictures))


async def _file(press: Press, stored: Stored) -> None:
    await press.answer.say(file_post(stored, press.lang))


async def _organise(press: Press, stored: Stored) -> None:
    by = _actor(press.answer)
    if not (by.manages or by.id == stored.tournament.organiser):
        raise NotAllowed(say("tournament-no-organiser", name=stored.tournament.organiser_name))
    await _show_panel(press, stored)


async def _set(press: Press, stored: Stored) -> None:
    """Show the values of a setting, or choose one."""
    path, value = press.control.path, press.value
    if len(path) == 1 and value in MENUS:
        await _show_panel(press, stored, Chosen(setting=value))
        return
    settings = stored.tournament.settings
    if len(path) != 2 or path[1] not in MENUS or value not in MENUS[path[1]].offered(settings):
        raise Refusal(say("bot-no-such-control"))
    changed = MENUS[path[1]].write(settings, value, press.app.service.clock())
    done = await _execute(press, stored, Arrange(_actor(press.answer), changed))
    await _show_panel(press, done, Chosen(setting=path[1]))


async def _add(press: Press, stored: Stored) -> None:
    t, member = stored.tournament, await _known(press)
    rating = await press.app.service.tournaments.rating(t.guild, t.settings.game, member.id)
    await _show_panel(press, await _execute(press, stored, Enrol(_actor(press.answer), member.id, member.name, rating)))


async def _pass_on(press: Press, stored: Stored) -> None:
    member = await _known(press)
    await _show_panel(press, await _execute(press, stored, PassOn(_actor(press.answer), member.id, member.name)))


async def _known(press: Press) -> Member:
    """Return the person chosen in a menu of people, as far as an organiser may write them down.

    Raises:
        Refusal: the member is a bot, has never used Porion, or has blocked the organiser.
    """
    member = chosen_member(press)
    known = await press.app.service.people.person(member.id)
    if member.is_bot or known is None or known.has_blocked(press.person.id):
        raise Refusal(say("tournament-no-stranger", name=member.name))
    return member


async def _result(press: Press, stored: Stored) -> None:
    """Choose a table, then how it came out, then say why."""
    path, value = press.control.path[1:], press.value
    numbers = [number(one) for one in (path or tuple(value.split(".")))[:2]]
    if len(numbers) != 2 or None in numbers:
        raise Refusal(say("bot-no-such-control"))
    round_, table = (one or 0 for one in numbers)
    if not 0 < round_ <= len(stored.tournament.rounds):
        raise Refusal(say("bot-no-such-control"))
    if not path:
        await _show_panel(press, stored, Chosen(round=round_, number=table))
    elif len(path) == 2:
        await press.answer.fill_in(reason_form(stored.id, (Ask.RESULT, *path, value), press.lang))
    else:
        places, survived = _outcome(stored.tournament, round_, table, path[2])
        none = (None,) * len(places)
        command = Correct(_actor(press.answer), round_, table, places, none, value, survived)
        await _show_panel(press, await _execute(press, stored, command))


def _outcome(t: Tournament, round_: int, table: int, word: str) -> tuple[tuple[int, ...], bool]:
    """Return the places of a result that the organiser has chosen, and whether it was survived."""
    match = t.rounds[round_ - 1].match(table)
    seats = range(len(match.seats)) if match is not None else range(0)
    winner = number(word[1:]) if word[:1] == "w" else None
    if winner is not None and winner in seats:
        return tuple(1 if seat == winner else 2 for seat in seats), True
    if word not in {"drawn", "lost"}:
        raise Refusal(say("bot-no-such-control"))
    return (1,) * len(seats), word == "drawn"


async def _person(press: Press, stored: Stored) -> None:
    await _show_panel(press, stored, Chosen(entrant=_entrant(stored, press.value)))


async def _exclude(press: Press, stored: Stored) -> None:
    path = press.control.path
    if press.opens_form:
        await press.answer.fill_in(reason_form(stored.id, path, press.lang))
        return
    entrant = stored.tournament.entrants[_entrant(stored, path[-1])]
    command = Exclude(_actor(press.answer), entrant.person or 0, press.value)
    await _show_panel(press, await _execute(press, stored, command))


async def _replace(press: Press, stored: Stored) -> None:
    member = await _known(press)
    old = stored.tournament.entrants[_entrant(stored, press.control.path[-1])]
    command = Replace(_actor(press.answer), old.person or 0, member.id, member.name)
    await _show_panel(press, await _execute(press, stored, command))


async def _end(press: Press, stored: Stored) -> None:
    if press.opens_form:
        await press.answer.fill_in(reason_form(stored.id, press.control.path, press.lang))
        return
    await _show_panel(press, await _execute(press, stored, End(_actor(press.answer), press.value)))


async def _extend(press: Press, stored: Stored) -> None:
    seconds = number(press.value)
    if seconds is None:
        raise Refusal(say("bot-no-such-control"))
    await _show_panel(press, await _execute(press, stored, Extend(_actor(press.answer), float(seconds))))


def _commanded(make: Callable[[Press, Stored], Command]) -> Handler:
    """Return a handler that carries out a command of the organiser and shows the panel as it is then."""

    async def handle(press: Press, stored: Stored) -> None:
        await _show_panel(press, await _execute(press, stored, make(press, stored)))

    return handle


def _luck() -> str:
    return token_urlsafe(12)


def _entrant(stored: Stored, text: str) -> int:
    """Return a place of a tournament.

    Raises:
        Refusal: there is none of that number.
    """
    found = number(text)
    if found is None or found >= len(stored.tournament.entrants):
        raise Refusal(say("bot-no-such-control"))
    return found


def _actor(answer: Answer) -> Actor:
    """Return who gives a command; managers of the server may put any of its tournaments right."""
    permissions = answer.interaction.permissions
    manages = answer.interaction.guild_id is not None and permissions.manage_guild
    return Actor(answer.person.id, answer.person.name, manages)


async def _may_organise(answer: Answer) -> bool:
    """Return whether the person may open a tournament: server managers can, and so can the organisers' role."""
    if _actor(answer).manages:
        return True
    settings = await answer.app.service.places.server_settings(answer.interaction.guild_id or 0)
    roles = {role.id for role in getattr(answer.interaction.user, "roles", ())}
    return settings.organisers is not None and settings.organisers in roles


def _closing(press: Press, stored: Stored) -> Command:
    now = stored.tournament.round
    return CloseRound(now.number if now is not None else 0, {}, _actor(press.answer))


_HANDLERS: Mapping[str, Handler] = {
    Ask.ENROL: _enrol,
    Ask.CHECK_IN: _check_in,
    Ask.WITHDRAW: _withdraw,
    Ask.MINE: _mine,
    Ask.STANDINGS: _standings,
    Ask.FILE: _file,
    Ask.ORGANISE: _organise,
    Ask.SET: _set,
    Ask.ADD: _add,
    Ask.PASS_ON: _pass_on,
    Ask.RESULT: _result,
    Ask.PERSON: _person,
    Ask.EXCLUDE: _exclude,
    Ask.REPLACE: _replace,
    Ask.END: _end,
    Ask.EXTEND: _extend,
    Ask.OPEN_CHECK_IN: _commanded(lambda press, _: OpenCheckIn(_actor(press.answer))),
    Ask.BEGIN: _commanded(lambda press, _: Begin(_actor(press.answer), _luck(), _luck())),
    Ask.PAIR: _commanded(lambda press, _: Pair(_actor(press.answer), _luck())),
    Ask.PAUSE: _commanded(lambda press, _: Pause(_actor(press.answer))),
    Ask.RESUME: _commanded(lambda press, _: Resume(_actor(press.answer))),
    Ask.SEASON: _commanded(lambda press, _: NextSeason(_actor(press.answer), _luck(), _luck())),
    Ask.CLOSE: _commanded(_closing),
}
