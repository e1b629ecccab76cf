"""Tournaments: the controls in their messages, and the commands."""

from collections.abc import Mapping

import discord

from bot.discord_io.answer import Answer
from bot.discord_io.press import Needs, Press, on
from bot.ids import ControlAction
from bot.present.messages.organising import organiser_post
from bot.present.messages.tables import new_tournament_post, tournaments_post
from bot.present.messages.tournament import file_post, own_post, standings_post
from bot.present.messages.tournaments import SURE, Ask, usual_title
from bot.store.protocol.people import Stored
from bot.tables.matches import usual_settings
from games.core import Refusal, say
from games.registry import GAMES
from locales import words
from tournaments import CheckIn, Enrol, Open, Withdraw, open_match

from .lookup import check_opening, server_of, table_language
from .open import NEEDED_FOR_THREAD
from .organising import ORGANISING, Handler, actor, deliver_soon, execute, keep_following


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


async def offer_tournament(answer: Answer) -> None:
    """Show the games of which the person can open a tournament here; its title is chosen in the panel that follows.

    Raises:
        Refusal: none can be opened here, or not by this person.
    """
    await _check_place(answer)
    await answer.say(new_tournament_post(answer.lang))


async def _check_place(answer: Answer) -> None:
    """Check that a tournament can be opened in the channel of an interaction, and by its person.

    Raises:
        Refusal: it cannot, and this says why.
    """
    guild, _ = server_of(answer)
    if not await _may_organise(answer):
        role = (await answer.app.service.places.server_settings(guild)).organisers
        raise Refusal(say("tournament-no-may-organise", role="none" if role is None else f"<@&{role}>"))
    await check_opening(answer)
    may_open_threads = answer.interaction.app_permissions >= NEEDED_FOR_THREAD
    if not (isinstance(answer.interaction.channel, discord.TextChannel) and may_open_threads):
        raise Refusal(say("tournament-no-thread"))


async def _open_tournament(answer: Answer, game: str) -> None:
    """Open a tournament in the channel of an interaction, and show its organiser the panel.

    Args:
        answer: the answer to the organiser.
        game: the game to be played.

    Raises:
        Refusal: it cannot be opened here, or not by this person.
    """
    await _check_place(answer)
    guild, channel = server_of(answer)
    if game not in GAMES:
        raise Refusal(say("bot-no-such-game"))
    locale = await table_language(answer)
    command = Open(actor(answer), usual_title(game, words(locale)), usual_settings(game), guild, channel, locale)
    opened = await answer.carry_out(
        answer.app.service.tournaments.open(command, may_organise=True, key=str(answer.interaction.id)),
        quietly=False,
    )
    deliver_soon(answer)
    keep_following(answer, opened, await answer.say(organiser_post(opened, (), answer.lang)))


@on(ControlAction.TOURNAMENT, needs=Needs.NOTHING)
async def _tournament(press: Press) -> None:
    """Handle a control of a tournament."""
    if press.control.path == (Ask.NEW,):
        await _open_tournament(press.answer, press.value)
        return
    chosen = press.value if not press.control.table else press.control.table
    ask = press.control.path[0] if press.control.path else ""
    handler = _HANDLERS.get(ask)
    if handler is None:
        raise Refusal(say("bot-no-such-control"))
    service = press.answer.app.service
    stored = await (service.queries.tournament_of if ask == Ask.STANDINGS_OF else service.tournaments.get)(chosen)
    if press.answer.interaction.guild_id not in {None, stored.tournament.guild}:
        raise Refusal(say("tournament-no-such"))  # forged: its controls never appear on another server
    press.answer.about = stored.id
    await handler(press, stored)


async def _show_own(answer: Answer, stored: Stored, *, leaves: bool = False) -> None:
    answer.about = stored.id
    tables = await answer.app.service.tournaments.tables(stored)
    await answer.beside(own_post(stored, tables, answer.person.id, answer.lang, leaves=leaves))


async def _enrol(press: Press, stored: Stored) -> None:
    t = stored.tournament
    if press.answer.interaction.guild_id is None:
        raise Refusal(say("tournament-no-private"))
    mine = t.entrant_of(press.answer.person.id)
    if mine is not None and mine.is_in:  # the button that leaves is there
        await _show_own(press.answer, stored)
        return
    rating = await press.answer.app.service.tournaments.rating(t.guild, t.settings.game, press.answer.person.id)
    by = actor(press.answer)
    await _show_own(press.answer, await execute(press, stored, Enrol(by, by.id, by.name, rating)))


async def _check_in(press: Press, stored: Stored) -> None:
    by = actor(press.answer)
    await _show_own(press.answer, await execute(press, stored, CheckIn(by, by.id)))


async def _withdraw(press: Press, stored: Stored) -> None:
    """Withdraw a person, after a confirmation; who is playing is refused without one."""
    t = stored.tournament
    mine = t.entrant_of(press.answer.person.id)
    is_playing = mine is not None and open_match(t, mine.number) is not None
    if press.control.path[1:] != (SURE,) and not is_playing:
        await _show_own(press.answer, stored, leaves=True)
        return
    by = actor(press.answer)
    await _show_own(press.answer, await execute(press, stored, Withdraw(by, by.id)))


async def _mine(press: Press, stored: Stored) -> None:
    await _show_own(press.answer, stored)


async def _standings(press: Press, stored: Stored) -> None:
    pictures = await press.answer.carry_out(
        press.answer.app.delivery.tournaments.pictures(stored, press.answer.lang, press.answer.person.id)
    )
    await press.answer.beside(standings_post(stored, press.answer.lang, pictures))


async def _file(press: Press, stored: Stored) -> None:
    await press.answer.say(file_post(stored, press.answer.lang))


async def _may_organise(answer: Answer) -> bool:
    """Return whether the person may open a tournament: server managers can, and so can the organisers' role."""
    if actor(answer).manages:
        return True
    settings = await answer.app.service.places.server_settings(answer.interaction.guild_id or 0)
    roles = {role.id for role in getattr(answer.interaction.user, "roles", ())}
    return settings.organisers is not None and settings.organisers in roles


_HANDLERS: Mapping[str, Handler] = {
    Ask.ENROL: _enrol,
    Ask.CHECK_IN: _check_in,
    Ask.WITHDRAW: _withdraw,
    Ask.MINE: _mine,
    Ask.STANDINGS: _standings,
    Ask.STANDINGS_OF: _standings,
    Ask.FILE: _file,
    **ORGANISING,
}
