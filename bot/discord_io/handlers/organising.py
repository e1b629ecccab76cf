"""Tournaments: the controls of the organiser's panel."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from secrets import token_urlsafe
from typing import TypeAlias

from bot.discord_io.answer import Answer
from bot.discord_io.callbacks import Reply
from bot.discord_io.press import Press
from bot.ids import number
from bot.post import Post
from bot.present.messages.organising import (
    OF_ROUND,
    PAGE,
    Chosen,
    organiser_post,
    outcome_of,
    reason_form,
    title_form,
)
from bot.present.messages.tournament_settings import TITLE, menus_of
from bot.present.messages.tournaments import SURE, Ask
from bot.store.protocol.people import Stored
from bot.tables.matches import Waiting
from games.core import NotAllowed, Refusal, say
from tournaments import (
    Actor,
    Arrange,
    Begin,
    CloseRound,
    Command,
    Correct,
    End,
    Enrol,
    Exclude,
    Extend,
    NextSeason,
    OpenCheckIn,
    Pair,
    PassOn,
    Pause,
    Replace,
    Resume,
)

from .seats import Member, chosen_member

Handler: TypeAlias = Callable[[Press, Stored], Awaitable[None]]
SAID = "why"
"""The last path element of a form in which the reason for a result is given."""


async def execute(press: Press, stored: Stored, command: Command) -> Stored:
    """Carry out a command, at most once per interaction, and have the tournament shown."""
    key = str(press.answer.interaction.id)
    done = await press.answer.carry_out(press.answer.app.service.tournaments.execute(stored.id, command, key))
    deliver_soon(press.answer)
    return done


def deliver_soon(answer: Answer) -> None:
    """Trigger the delivery of what was decided, in the background."""
    delivery = answer.app.delivery
    delivery.messages.in_background(delivery.tournaments.run_now())


def actor(answer: Answer) -> Actor:
    """Return who gives a command; the server's managers may correct any of its tournaments."""
    permissions = answer.interaction.permissions
    manages = answer.interaction.guild_id is not None and permissions.manage_guild
    return Actor(answer.person.id, answer.person.name, manages)


async def _show_panel(press: Press, stored: Stored, chosen: Chosen | None = None) -> None:
    waiting = await press.answer.app.service.tournaments.waiting(stored.id)
    keep_following(press.answer, stored, await press.answer.show(_post(press.answer, stored, waiting, chosen)), chosen)


def _post(answer: Answer, stored: Stored, waiting: Sequence[Waiting], chosen: Chosen | None) -> Post:
    return organiser_post(stored, waiting, answer.lang, chosen)


def keep_following(answer: Answer, stored: Stored, shown: Reply, chosen: Chosen | None = None) -> None:
    """Let an organiser's panel follow its tournament as long as the interaction that showed it can edit it.

    Args:
        answer: the answer that showed the panel.
        stored: the tournament.
        shown: the panel's message.
        chosen: what was chosen in the panel, and stays so.
    """
    app, message = answer.app, shown.message
    if message is None:
        return

    async def follow() -> None:
        now, waiting = await app.service.tournaments.get(stored.id), await app.service.tournaments.waiting(stored.id)
        async with app.delivery.choosing.lock(message):
            if app.notes.followed.get(now.id) is follow:  # otherwise it shows something newer, or another one does
                await shown.edit(_post(answer, now, waiting, chosen), {})

    app.notes.followed[stored.id] = follow


async def _require_shown_round(press: Press, stored: Stored) -> None:
    """Refuse a press on a panel that still shows an earlier round, and show the present state there.

    Raises:
        Refusal: another round has begun since the panel was shown.
    """
    shown, now = press.control.path[1:2], len(stored.tournament.rounds)
    if shown != (str(now),):
        await _show_panel(press, stored)
        raise Refusal(say("tournament-no-stale-panel", round=now))


async def _organise(press: Press, stored: Stored) -> None:
    by = actor(press.answer)
    if not (by.manages or by.id == stored.tournament.organiser):
        raise NotAllowed(say("tournament-no-organiser", name=stored.tournament.organiser_name))
    await _show_panel(press, stored)


async def _set(press: Press, stored: Stored) -> None:
    """Show the values of a setting, or set one; the title is typed."""
    path, value, settings = press.control.path, press.value, stored.tournament.settings
    menus = menus_of(settings)
    if path[1:] == (TITLE,):
        await _show_panel(press, await execute(press, stored, Arrange(actor(press.answer), settings, value)))
        return
    if len(path) == 1 and value == TITLE:
        await press.answer.fill_in(title_form(stored.id, press.answer.lang))
        return
    if len(path) == 1 and value in menus:
        await _show_panel(press, stored, Chosen(setting=value))
        return
    if len(path) != 2 or path[1] not in menus or value not in menus[path[1]].offered(settings):
        raise Refusal(say("bot-no-such-control"))
    changed = menus[path[1]].write(settings, value, press.answer.app.service.clock())
    done = await execute(press, stored, Arrange(actor(press.answer), changed))
    await _show_panel(press, done, Chosen(setting=path[1]))


async def _add(press: Press, stored: Stored) -> None:
    t, member = stored.tournament, await _known(press)
    rating = await press.answer.app.service.tournaments.rating(t.guild, t.settings.game, member.id)
    await _show_panel(press, await execute(press, stored, Enrol(actor(press.answer), member.id, member.name, rating)))


async def _pass_on(press: Press, stored: Stored) -> None:
    member = await _known(press)
    await _show_panel(press, await execute(press, stored, PassOn(actor(press.answer), member.id, member.name)))


async def _known(press: Press) -> Member:
    """Return the person chosen in a menu of people, if the organiser may enter them.

    Raises:
        Refusal: the member is a bot, has never used Porion, or has blocked the organiser.
    """
    member = chosen_member(press)
    known = await press.answer.app.service.people.person(member.id)
    if member.is_bot or known is None or known.has_blocked(press.answer.person.id):
        raise Refusal(say("tournament-no-stranger", name=member.name))
    return member


async def _result(press: Press, stored: Stored) -> None:
    """Choose a table, then its result (with several players, place by place), then give the reason."""
    path, value = press.control.path[1:], press.value
    if not path and (page := _page(value)) is not None:
        await _show_panel(press, stored, Chosen(results=page))
        return
    numbers = [number(one) for one in (path or tuple(value.split(".")))[:2]]
    if len(numbers) != 2 or None in numbers:
        raise Refusal(say("bot-no-such-control"))
    round_, table = (one or 0 for one in numbers)
    rounds = stored.tournament.rounds
    match = rounds[round_ - 1].match(table) if 0 < round_ <= len(rounds) else None
    if match is None:
        raise Refusal(say("bot-no-such-control"))
    if not path:
        await _show_panel(press, stored, Chosen(round=round_, number=table))
        return
    is_said = path[3:] == (SAID,)
    word = path[2] if is_said else "".join((*path[2:], value))
    outcome = outcome_of(match, word)
    if outcome is None:  # not all places are known yet
        await _show_panel(press, stored, Chosen(round=round_, number=table, word=word))
    elif not is_said:
        await press.answer.fill_in(reason_form(stored.id, (Ask.RESULT, *path[:2], word, SAID), press.answer.lang))
    else:
        scores = match.result.scores if match.result is not None else (None,) * len(match.seats)
        command = Correct(
            actor(press.answer), round_, table, outcome.places, scores, value, outcome.survived, outcome.forfeits
        )  # fmt: skip
        await _show_panel(press, await execute(press, stored, command))


def _page(value: str) -> int | None:
    """Return the page to which an entry of a long menu leads; None for any other entry."""
    return number(value.removeprefix(PAGE)) if value.startswith(PAGE) else None


async def _person(press: Press, stored: Stored) -> None:
    page = _page(press.value)
    chosen = Chosen(entrant=_entrant(stored, press.value)) if page is None else Chosen(people=page)
    await _show_panel(press, stored, chosen)


async def _exclude(press: Press, stored: Stored) -> None:
    path = press.control.path
    if press.opens_form:
        await press.answer.fill_in(reason_form(stored.id, path, press.answer.lang))
        return
    entrant = stored.tournament.entrants[_entrant(stored, path[-1])]
    await _show_panel(press, await execute(press, stored, Exclude(actor(press.answer), entrant.person, press.value)))


async def _replace(press: Press, stored: Stored) -> None:
    member = await _known(press)
    old = stored.tournament.entrants[_entrant(stored, press.control.path[-1])]
    command = Replace(actor(press.answer), old.person, member.id, member.name)
    await _show_panel(press, await execute(press, stored, command))


async def _extend(press: Press, stored: Stored) -> None:
    seconds = number(press.value)
    if seconds is None:
        raise Refusal(say("bot-no-such-control"))
    await _show_panel(press, await execute(press, stored, Extend(actor(press.answer), float(seconds))))


def _with_reason(make: Callable[[Actor, str], Command]) -> Handler:
    """Return a handler that asks for a reason, then carries out a command with it."""

    async def handle(press: Press, stored: Stored) -> None:
        if press.control.path[0] in OF_ROUND:
            await _require_shown_round(press, stored)
        if press.opens_form:
            await press.answer.fill_in(reason_form(stored.id, press.control.path, press.answer.lang))
            return
        await _show_panel(press, await execute(press, stored, make(actor(press.answer), press.value)))

    return handle


def _commanded(make: Callable[[Press, Stored], Command]) -> Handler:
    """Return a handler that carries out an organiser's command and shows the updated panel."""

    async def handle(press: Press, stored: Stored) -> None:
        if press.control.path[0] in OF_ROUND:
            await _require_shown_round(press, stored)
        await _show_panel(press, await execute(press, stored, make(press, stored)))

    return handle


def _luck() -> str:
    return token_urlsafe(12)


def _entrant(stored: Stored, text: str) -> int:
    """Return the number of an entrant of a tournament.

    Raises:
        Refusal: there is none with that number.
    """
    found = number(text)
    if found is None or found >= len(stored.tournament.entrants):
        raise Refusal(say("bot-no-such-control"))
    return found


async def _close(press: Press, stored: Stored) -> None:
    """Close the round that the panel shows, after a confirmation; players whom a table waits for forfeit."""
    await _require_shown_round(press, stored)
    if press.control.path[2:] == (SURE,):
        command = CloseRound(len(stored.tournament.rounds), {}, actor(press.answer))
        await _show_panel(press, await execute(press, stored, command))
    else:
        await _show_panel(press, stored, Chosen(closes=True))


ORGANISING: Mapping[str, Handler] = {
    Ask.ORGANISE: _organise,
    Ask.SET: _set,
    Ask.ADD: _add,
    Ask.PASS_ON: _pass_on,
    Ask.RESULT: _result,
    Ask.PERSON: _person,
    Ask.EXCLUDE: _exclude,
    Ask.REPLACE: _replace,
    Ask.EXTEND: _extend,
    Ask.END: _with_reason(End),
    Ask.PAUSE: _with_reason(Pause),
    Ask.OPEN_CHECK_IN: _commanded(lambda press, _: OpenCheckIn(actor(press.answer))),
    Ask.BEGIN: _commanded(lambda press, _: Begin(actor(press.answer), _luck(), _luck())),
    Ask.PAIR: _commanded(lambda press, _: Pair(actor(press.answer), _luck())),
    Ask.RESUME: _commanded(lambda press, _: Resume(actor(press.answer))),
    Ask.SEASON: _commanded(lambda press, _: NextSeason(actor(press.answer), _luck(), _luck())),
    Ask.CLOSE: _close,
}
