"""What the panels of settings do: each control changes one thing, and the panel shows what is set then."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.discord_io.responder import Responder
from bot.ids import ControlAction, ControlId
from bot.post import Form
from bot.preferences import PlayingHours, Preferences, ServerSettings, Span
from bot.present.messages import own_settings as own
from bot.present.messages import privacy
from bot.present.messages import server_settings as of_server
from bot.present.messages.pace import PACES, value_of
from bot.tables.hours import EVENINGS, zone_named, zones_like
from games.core import NotAllowed, Refusal, say
from locales import LOCALES, Locale, words

from .helping import Press

NEAR = 3
"""Time zones that are suggested for one that is not known."""
_TITLE, _LABEL = 45, 45


async def show_own(reply: Responder, *, instead: bool = False) -> None:
    """Show somebody what they have set."""
    post = own.own_post(reply.person, reply.lang, is_daily=await reply.bot.service.daily.is_wanted(reply.person.id))
    await (reply.show(post) if instead else reply.say(post))


async def show_hours(
    reply: Responder, days: str = own.EVERY_DAY, *, instead: bool = False, are_new: bool = False
) -> None:
    """Show somebody their playing hours; if they have just been suggested, how to change them."""
    hours, now = reply.person.preferences.hours, reply.bot.service.clock()
    post = own.hours_post(hours, reply.lang, now, days, are_new=are_new)
    await (reply.show(post) if instead else reply.say(post))


async def show_server(reply: Responder, *, instead: bool = False) -> None:
    """Show the managers of a server what is set for it.

    Raises:
        Refusal: somebody else asks, or it is asked by private message.
    """
    settings = await reply.bot.service.server_settings(_managed(reply))
    known = str(reply.interaction.guild_locale or "")
    post = of_server.server_post(settings, reply.bot.service.limits, known, reply.lang)
    await (reply.show(post) if instead else reply.say(post))


async def show_stored(reply: Responder) -> None:
    """Show somebody what is stored about them, with a document that holds all of it."""
    found = await reply.bot.service.privacy.about(reply.person.id)
    await reply.say(privacy.stored_post(reply.person.id, found, reply.lang))


async def set_zone(reply: Responder, typed: str) -> bool:
    """Set the time zone of somebody's playing hours, and tell whether hours were suggested: evenings and weekends.

    Raises:
        Refusal: nothing was typed, there is no such zone, or there are several of that name.
    """
    if not typed.strip():
        raise Refusal(say("bot-no-zone-typed"))
    zone = zone_named(typed)
    if zone is None:
        near = tuple(near.replace("_", " ") for near in zones_like(typed)[:NEAR])
        text = "bot-no-such-zone-but" if near else "bot-no-such-zone"
        raise Refusal(say(text, zone=typed[:60], zones=near) if near else say(text, zone=typed[:60]))

    def change(preferences: Preferences) -> Preferences:
        week = preferences.hours.week if preferences.hours is not None else EVENINGS
        return replace(preferences, hours=PlayingHours(zone, week))

    are_new = reply.person.preferences.hours is None
    await _change(reply, change)
    return are_new


async def _server(press: Press) -> None:
    """Change one setting of the server."""
    reply, path, values = press.reply, press.control.path, press.values
    guild = _managed(reply)
    await reply.carry_out(reply.bot.service.change_server(guild, lambda settings: _changed(settings, path, values)))
    await show_server(reply, instead=True)


def _changed(settings: ServerSettings, path: tuple[str, ...], values: tuple[str, ...]) -> ServerSettings:
    """A server's settings after a control was used.

    Raises:
        Refusal: it is no control of ours.
    """
    field, chosen = path[0] if path else "", values[0] if len(values) == 1 else ""
    limit = None if chosen == of_server.UNLIMITED else int(chosen) if chosen.isdecimal() else 0
    paces = {value_of(pace): pace for pace in PACES}
    match field:
        case of_server.LANGUAGE:
            return replace(settings, locale=_language(chosen))
        case of_server.CHANNELS if all(map(str.isdecimal, values)):
            return replace(settings, channels=tuple(map(int, values)))
        case of_server.ROLE if len(values) <= 1 and all(map(str.isdecimal, values)):
            return replace(settings, role=int(chosen) if chosen else None)
        case of_server.PACE if chosen in paces:
            return replace(settings, pace=paces[chosen])
        case of_server.PER_PERSON:
            return replace(settings, per_person=limit)
        case of_server.PER_SERVER:
            return replace(settings, per_server=limit)
        case of_server.PINGS if path[1:] in {(of_server.ON,), (of_server.OFF,)}:
            return replace(settings, pings=path[1] == of_server.ON)
    raise Refusal(say("bot-no-such-control"))


async def _mine(press: Press) -> None:
    """Change one setting of a person, or show the panel."""
    reply, path = press.reply, press.control.path
    field, wanted = (*path, "", "")[:2]
    is_on = wanted == of_server.ON
    match field:
        case own.PANEL:
            await show_own(reply, instead=reply.in_private)
            return
        case of_server.LANGUAGE if len(press.values) == 1:
            work = reply.bot.service.set_language(reply.person.id, _language(press.values[0]))
            reply.person = await reply.carry_out(work)
            reply.lang = words(reply.person.locale)
        case own.PINGS:
            reply.person = await reply.carry_out(reply.bot.service.set_pings(reply.person.id, is_on))
        case own.HAND:
            await _change(reply, lambda now: replace(now, hand_by_message=is_on))
        case own.TIPS:
            await _change(reply, lambda now: replace(now, tips=is_on))
        case privacy.DATA:
            await show_stored(reply)
            return
        case privacy.FORGET if wanted == privacy.SURE:
            await reply.carry_out(reply.bot.service.privacy.forget(reply.person))
            await reply.note("bot-forgotten", instead=True)
            return
        case privacy.FORGET:
            await reply.say(privacy.forget_post(reply.lang))
            return
        case own.DAILY:
            await reply.carry_out(reply.bot.service.daily.switch(reply.person.id, is_on))
        case _:
            raise Refusal(say("bot-no-such-control"))
    await show_own(reply, instead=True)


async def _hours(press: Press) -> None:
    """Change the playing hours of a person, or show them."""
    reply, path, values = press.reply, press.control.path, press.values
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
            await _change(reply, lambda now: _with_span(now, days, field, values[0]))
        case own.ALWAYS:
            await _change(reply, lambda now: replace(now, hours=None))
        case own.ZONE if press.opens_form:
            await reply.fill_in(_zone_form(reply))
            return
        case own.ZONE:
            are_new = await set_zone(reply, (*values, "")[0])
        case _:
            raise Refusal(say("bot-no-such-control"))
    await show_hours(reply, days, instead=True, are_new=are_new)


def _with_span(preferences: Preferences, days: str, field: str, value: str) -> Preferences:
    """Playing hours that begin or end otherwise on some days.

    Raises:
        Refusal: there are none to be changed, or it is no hour.
    """
    hours = preferences.hours
    is_hour = value.isdecimal() and 0 <= int(value) - (field == own.ENDS) < 24
    if hours is None or not (is_hour or (field == own.BEGINS and value == own.NEVER)):
        raise Refusal(say("bot-no-such-control"))
    week = list(hours.week)
    for day in map(int, days):
        week[day] = None if value == own.NEVER else _span(week[day], field, int(value))
    return replace(preferences, hours=replace(hours, week=tuple(week)))


def _span(before: Span | None, field: str, hour: int) -> Span:
    """Hours of a day that begin or end otherwise; those that would end before they begin last until midnight."""
    if field == own.ENDS:
        return Span(before.begins if before is not None else 0, hour)
    ends = before.ends if before is not None and before.ends > hour else 24
    return Span(hour, ends)


def _zone_form(reply: Responder) -> Form:
    where = str(ControlId(ControlAction.HOURS, path=(own.ZONE,)))
    lang = reply.lang
    return Form(
        where, lang.text("bot-hours-zone-title"), lang.text("bot-hours-zone-label"), lang.text("bot-hours-zone-hint")
    )


async def _change(reply: Responder, change: Callable[[Preferences], Preferences]) -> None:
    reply.person = await reply.carry_out(reply.bot.service.preferences.change(reply.person.id, change))


def _language(value: str) -> Locale | None:
    """The language that a menu's value stands for; None follows Discord.

    Raises:
        Refusal: it stands for none.
    """
    found: dict[str, Locale | None] = {of_server.AUTOMATIC: None, **{locale: locale for locale in LOCALES}}
    if value not in found:
        raise Refusal(say("bot-no-such-control"))
    return found[value]


def _managed(reply: Responder) -> int:
    """The server of an interaction, whose person may manage it.

    Raises:
        Refusal: it has none, or they may not.
    """
    guild = reply.interaction.guild_id
    if guild is None:
        raise Refusal(say("bot-no-server-settings-here"))
    if not reply.interaction.permissions.manage_guild:
        raise NotAllowed(say("bot-no-manager"))
    return guild


HANDLERS: Mapping[ControlAction, Callable[[Press], Awaitable[None]]] = {
    ControlAction.SERVER: _server,
    ControlAction.MINE: _mine,
    ControlAction.HOURS: _hours,
}
"""By action, what answers a control of the panels."""
