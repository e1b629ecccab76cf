"""The panels of settings: each control changes one setting, and the panel shows the result."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.discord_io.answer import Answer
from bot.discord_io.press import Needs, Press, on
from bot.ids import ControlAction, ControlId, number
from bot.present.messages import puzzles as of_puzzle
from bot.present.messages import records as of_digest
from bot.present.messages import settings as of_server
from bot.present.messages import settings as own
from bot.present.messages.pace import PACES, value_of, zone_form
from bot.profile import EVENINGS, PlayingHours, Preferences, ServerSettings, Span, zone_named, zones_like
from bot.service.budget import Expense
from games.core import NotAllowed, Refusal, say
from locales import LOCALES, Locale, locale_of, words

NEAR = 3
"""Number of time zones suggested for an unknown one."""


async def show_own(answer: Answer, *, instead: bool = False) -> None:
    """Show a person their settings."""
    post = own.own_post(answer.person, answer.lang, is_daily=await answer.app.service.daily.is_wanted(answer.person.id))
    await (answer.show(post) if instead else answer.say(post))


async def show_hours(
    answer: Answer, days: str = own.EVERY_DAY, *, instead: bool = False, are_new: bool = False
) -> None:
    """Show a person their playing hours; if they have just been suggested, also how to change them."""
    hours, now = answer.person.preferences.hours, answer.app.service.clock()
    post = own.hours_post(hours, answer.lang, now, days, are_new=are_new)
    await (answer.show(post) if instead else answer.say(post))


async def show_server(answer: Answer, *, instead: bool = False) -> None:
    """Show a server's settings to its managers.

    Raises:
        Refusal: the person is not one, or the request came from a private message.
    """
    settings = await answer.app.service.places.server_settings(_managed(answer))
    known = str(answer.interaction.guild_locale or "")
    budget, server = answer.app.service.budget, answer.interaction.guild_id or 0
    used = {kind.value: budget.used(kind, server) for kind in Expense}
    used |= {f"{kind}-most": most for kind, most in budget.allowed["server"].items()}
    post = of_server.server_post(settings, answer.app.service.limits, known, answer.lang, used)
    await (answer.show(post) if instead else answer.say(post))


async def show_stored(answer: Answer) -> None:
    """Show a person what is stored about them, with a document that holds all of it."""
    found = await answer.app.service.privacy.about(answer.person.id)
    await answer.say(own.stored_post(answer.person.id, found, answer.lang))


def zone_typed(typed: str) -> str:
    """Return the time zone that was typed.

    Raises:
        Refusal: nothing was typed, there is no such zone, or there are several with that name.
    """
    if not typed.strip():
        raise Refusal(say("bot-no-zone-typed"))
    zone = zone_named(typed)
    if zone is None:
        near = tuple(near.replace("_", " ") for near in zones_like(typed)[:NEAR])
        text = "bot-no-such-zone-but" if near else "bot-no-such-zone"
        raise Refusal(say(text, zone=typed[:60], zones=near) if near else say(text, zone=typed[:60]))
    return zone


async def set_zone(answer: Answer, typed: str) -> bool:
    """Set the time zone of a person's playing hours; return whether hours were suggested: evenings and weekends.

    Raises:
        Refusal: nothing was typed, there is no such zone, or there are several with that name.
    """
    zone = zone_typed(typed)

    def change(preferences: Preferences) -> Preferences:
        week = preferences.hours.week if preferences.hours is not None else EVENINGS
        return replace(preferences, hours=PlayingHours(zone, week))

    are_new = answer.person.preferences.hours is None
    await _change(answer, change)
    return are_new


@on(ControlAction.SERVER, needs=Needs.NOTHING)
async def _server(press: Press) -> None:
    """Change one setting of the server."""
    answer, path, values = press.answer, press.control.path, press.values
    guild = _managed(answer)
    if path[:1] == (of_puzzle.PUZZLE,):
        await _puzzle(press, guild)
        return
    if path[:1] == (of_digest.DIGEST,):
        await _digest(press, guild)
        return
    if path == (of_puzzle.BACK,):
        await show_server(answer, instead=True)
        return
    await answer.carry_out(
        answer.app.service.places.change_server(guild, lambda settings: _changed(settings, path, values))
    )
    await show_server(answer, instead=True)


async def _puzzle(press: Press, guild: int) -> None:
    """Change the server's puzzle of the day, or show its settings."""
    answer, service, field, value = press.answer, press.answer.app.service, press.control.path[1:], press.value
    change: Callable[[ServerSettings], ServerSettings] | None = None
    match field:
        case ():
            pass
        case (of_puzzle.CHANNEL,) if not press.values or number(value) is not None:
            known = locale_of(str(answer.interaction.guild_locale or ""))
            values = {"puzzle_channel": number(value), "known_locale": known, "puzzle_trouble": ""}
            change = partial(replace, **values)
        case (of_puzzle.HOUR,) if (hour := number(value)) is not None and hour < 24:
            change = partial(replace, puzzle_hour=hour)
        case (of_puzzle.ZONE,) if press.opens_form:
            await answer.fill_in(zone_form(press.control, answer.lang))
            return
        case (of_puzzle.ZONE,):
            change = partial(replace, zone=zone_typed(value))
        case _:
            raise Refusal(say("bot-no-such-control"))
    if change is not None:
        await answer.carry_out(service.places.change_server(guild, change))
        answer.app.delivery.messages.in_background(answer.app.delivery.puzzles.run_now())
    settings = await service.places.server_settings(guild)
    await answer.show(of_puzzle.puzzle_settings_post(settings, answer.lang, service.clock()))


async def _digest(press: Press, guild: int) -> None:
    """Change the server's monthly digest, or show its settings."""
    answer, service, field, value = press.answer, press.answer.app.service, press.control.path[1:], press.value
    change: Callable[[ServerSettings], ServerSettings] | None = None
    match field:
        case ():
            pass
        case (of_digest.CHANNEL,) if not press.values or number(value) is not None:
            known = locale_of(str(answer.interaction.guild_locale or ""))
            change = partial(replace, digest_channel=number(value), known_locale=known, digest_trouble="")
        case (of_digest.ZONE,) if press.opens_form:
            await answer.fill_in(zone_form(press.control, answer.lang))
            return
        case (of_digest.ZONE,):
            change = partial(replace, zone=zone_typed(value))
        case _:
            raise Refusal(say("bot-no-such-control"))
    if change is not None:
        await answer.carry_out(service.places.change_server(guild, change))
    settings = await service.places.server_settings(guild)
    await answer.show(of_digest.digest_settings_post(settings, answer.lang, service.clock()))


def _changed(settings: ServerSettings, path: tuple[str, ...], values: tuple[str, ...]) -> ServerSettings:
    """Return a server's settings as changed by a control.

    Raises:
        Refusal: it is not one of the bot's controls.
    """
    field, chosen = path[0] if path else "", values[0] if len(values) == 1 else ""
    ids = tuple(found for one in values if (found := number(one)) is not None)
    limit = None if chosen == of_server.UNLIMITED else number(chosen) or 0
    paces = {value_of(pace): pace for pace in PACES}
    match field:
        case of_server.LANGUAGE:
            return replace(settings, locale=_language(chosen))
        case of_server.CHANNELS if len(ids) == len(values):
            return replace(settings, channels=ids)
        case of_server.ROLE if len(ids) == len(values) <= 1:
            return replace(settings, role=ids[0] if ids else None)
        case of_server.ORGANISERS if len(ids) == len(values) <= 1:
            return replace(settings, organisers=ids[0] if ids else None)
        case of_server.PACE if chosen in paces:
            return replace(settings, pace=paces[chosen])
        case of_server.PER_PERSON:
            return replace(settings, per_person=limit)
        case of_server.PER_SERVER:
            return replace(settings, per_server=limit)
        case of_server.MENTIONS if path[1:] in {(of_server.ON,), (of_server.OFF,)}:
            return replace(settings, mentions=path[1] == of_server.ON)
        case of_server.MOTION if path[1:] in {(of_server.ON,), (of_server.OFF,)}:
            return replace(settings, motion=path[1] == of_server.ON)
    raise Refusal(say("bot-no-such-control"))


@on(ControlAction.MINE, needs=Needs.NOTHING)
async def _mine(press: Press) -> None:
    """Change one setting of a person, or show the panel."""
    answer, path = press.answer, press.control.path
    field, wanted = (*path, "", "")[:2]
    is_on = wanted == of_server.ON
    match field:
        case own.PANEL:
            await show_own(answer, instead=answer.in_private)
            return
        case of_server.LANGUAGE if len(press.values) == 1:
            work = answer.app.service.people.set_language(answer.person.id, _language(press.values[0]))
            answer.person = await answer.carry_out(work)
            answer.lang = words(answer.person.locale)
        case own.MENTIONS:
            answer.person = await answer.carry_out(answer.app.service.people.set_mentions(answer.person.id, is_on))
        case own.HAND:
            await _change(answer, lambda now: replace(now, hand_by_message=is_on))
        case own.TIPS:
            await _change(answer, lambda now: replace(now, tips=is_on))
        case own.MOTION:
            await _change(answer, lambda now: replace(now, motion=is_on))
        case own.NAMED:
            await _change(answer, lambda now: replace(now, named=is_on))
        case own.BLOCKS:
            await _block(press, wanted)
            return
        case own.DATA:
            await show_stored(answer)
            return
        case own.FORGET if wanted == own.SURE:
            await answer.carry_out(answer.app.service.privacy.forget(answer.person))
            await answer.note("bot-forgotten", instead=True)
            return
        case own.FORGET:
            await answer.say(own.forget_post(answer.lang))
            return
        case own.DAILY:
            await answer.carry_out(answer.app.service.daily.switch(answer.person.id, is_on))
        case _:
            raise Refusal(say("bot-no-such-control"))
    await show_own(answer, instead=True)


async def _block(press: Press, wanted: str) -> None:
    """Block or unblock a person if asked to, then list everyone this person has blocked.

    Args:
        press: the press of a button, a menu, or a picker of people.
        wanted: empty, `LIFT` for a position in the list chosen in a menu, or the person whom a button blocks.
    """
    answer, people, chosen = press.answer, press.answer.app.service.people, number((*press.values, wanted)[0])
    blocked = answer.person.preferences.blocked
    if wanted == own.LIFT and chosen is not None and chosen < len(blocked):
        answer.person = await answer.carry_out(people.unblock(answer.person.id, blocked[chosen]))
    elif wanted != own.LIFT and chosen is not None:
        answer.person = await answer.carry_out(people.block(answer.person.id, chosen))
    elif wanted:
        raise Refusal(say("bot-no-such-control"))
    post = own.blocks_post(await people.blocked(answer.person), answer.lang)
    await (answer.say(post) if wanted.isdecimal() else answer.show(post))


@on(ControlAction.HOURS, needs=Needs.NOTHING)
async def _hours(press: Press) -> None:
    """Change the playing hours of a person, or show them."""
    answer, path, values = press.answer, press.control.path, press.values
    field, days = (*path, own.EVERY_DAY)[0] if path else "", path[1] if len(path) > 1 else own.EVERY_DAY
    if days not in own.GROUPS or len(values) > 1:
        raise Refusal(say("bot-no-such-control"))
    are_new = False
    match field:
        case own.PANEL:
            pass
        case own.DAYS if values and values[0] in own.GROUPS:
            days = values[0]
        case own.BEGINS | own.ENDS if values:
            await _change(answer, lambda now: _with_span(now, days, field, values[0]))
        case own.ALWAYS:
            await _change(answer, lambda now: replace(now, hours=None))
        case own.ZONE if press.opens_form:
            await answer.fill_in(zone_form(ControlId(ControlAction.HOURS, path=(own.ZONE,)), answer.lang))
            return
        case own.ZONE:
            are_new = await set_zone(answer, (*values, "")[0])
        case _:
            raise Refusal(say("bot-no-such-control"))
    await show_hours(answer, days, instead=True, are_new=are_new)


def _with_span(preferences: Preferences, days: str, field: str, value: str) -> Preferences:
    """Return preferences whose playing hours have another start or end on some days.

    Raises:
        Refusal: there are no hours to change, or the value is not an hour.
    """
    hours = preferences.hours
    hour = number(value)
    is_hour = hour is not None and 0 <= hour - (field == own.ENDS) < 24
    if hours is None or not (is_hour or (field == own.BEGINS and value == own.NEVER)):
        raise Refusal(say("bot-no-such-control"))
    week = list(hours.week)
    for day in map(int, days):
        week[day] = None if hour is None else _span(week[day], field, hour)
    return replace(preferences, hours=replace(hours, week=tuple(week)))


def _span(before: Span | None, field: str, hour: int) -> Span:
    """Return a day's hours with another start or end; those that would end before they start last until midnight."""
    if field == own.ENDS:
        return Span(before.begins if before is not None else 0, hour)
    ends = before.ends if before is not None and before.ends > hour else 24
    return Span(hour, ends)


async def _change(answer: Answer, change: Callable[[Preferences], Preferences]) -> None:
    answer.person = await answer.carry_out(answer.app.service.preferences.change(answer.person.id, change))


def _language(value: str) -> Locale | None:
    """Return the language encoded in a menu's value; None follows Discord.

    Raises:
        Refusal: it encodes none.
    """
    found: dict[str, Locale | None] = {of_server.AUTOMATIC: None, **{locale: locale for locale in LOCALES}}
    if value not in found:
        raise Refusal(say("bot-no-such-control"))
    return found[value]


def _managed(answer: Answer) -> int:
    """Return the server of an interaction, if the person may manage it.

    Raises:
        Refusal: it has none, or they may not.
    """
    guild = answer.interaction.guild_id
    if guild is None:
        raise Refusal(say("bot-no-server-settings-here"))
    if not answer.interaction.permissions.manage_guild:
        raise NotAllowed(say("bot-no-manager"))
    return guild
