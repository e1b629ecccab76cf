"""The settings of a person and of a server."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.model import Person
from bot.post import Block, Button, Buttons, Divider, Document, Entry, Menu, Picker, Post, Text
from bot.present.speech import ENTRY, MENU, PLACEHOLDER, RESTING, cut, escape, small
from bot.profile import PlayingHours, ServerSettings, Span, local_time
from bot.tables import Limits
from locales import LOCALES, Words, locale_of

from .pace import PACES, nearly_used_lines, pace_label, value_of
from .puzzles import PUZZLE, puzzle_line
from .records import DIGEST, digest_line

MENTIONS, HAND, TIPS, DAILY, MOTION, NAMED = "mentions", "hand", "tips", "daily", "motion", "named"
PANEL, DAYS, BEGINS, ENDS, ZONE, ALWAYS = "panel", "days", "from", "until", "zone", "always"
NEVER, DATA, FORGET, SURE, BLOCKS, LIFT = "never", "data", "forget", "sure", "blocks", "lift"
EVERY_DAY = "0123456"
GROUPS = (EVERY_DAY, "01234", "56", *EVERY_DAY)
"""Groups of days that can be set together, as strings of day numbers."""


def own_post(person: Person, lang: Words, *, is_daily: bool) -> Post:
    """Return the panel of a person's settings.

    Args:
        person: whose settings these are.
        lang: the language they read.
        is_daily: whether they get the daily message.
    """
    switches = [_switch(field, is_on, lang) for field, is_on in _switched(person, is_daily=is_daily).items()]
    blocked, stored = (_button(ControlAction.MINE, (one,), f"bot-button-mine-{one}", lang) for one in (BLOCKS, DATA))
    chosen = person.locale if person.chosen else None
    return Post(
        (
            Text("\n".join(_own_sentences(person, lang))),
            language_menu(ControlAction.MINE, chosen, lang, "bot-settings-mine-language-asks"),
            Text("\n".join(map(small, lang.text("bot-settings-mine-switches").splitlines()))),
            *(Buttons(tuple(switches[n : n + 2])) for n in range(0, len(switches), 2)),
            Buttons((_button(ControlAction.HOURS, (PANEL,), "bot-button-hours", lang), blocked)),
            Divider(),
            Buttons((stored, _forget_button(lang))),
        ),
        RESTING,
    )


def hours_post(
    hours: PlayingHours | None, lang: Words, now: float, days: str = EVERY_DAY, *, are_new: bool = False
) -> Post:
    """Return the panel of a person's playing hours.

    Args:
        hours: the current hours.
        lang: the reader's language.
        now: the Unix time in seconds.
        days: the days that the menus change.
        are_new: whether these hours are a suggestion and nothing has been set yet.
    """
    lines = [lang.text("bot-hours-title")]
    if hours is None:
        lines.append(lang.text("bot-hours-none"))
    else:
        at = local_time(now, hours.zone)
        there = {"zone": escape(hours.zone.replace("_", " ")), "hours": str(at.hour), "minutes": f"{at:%M}"}
        lines += [lang.text("bot-hours-suggested")] if are_new else []
        lines += [*hours_lines(hours, lang), lang.text("bot-hours-zone", **there)]
    lines.append(small(lang.text("bot-hours-how")))
    menus: tuple[Block, ...] = () if hours is None else _hours_menus(hours, days, lang)
    buttons = [_button(ControlAction.HOURS, (ZONE,), "bot-button-zone", lang)]
    buttons += [_button(ControlAction.HOURS, (ALWAYS,), "bot-button-always", lang)] if hours is not None else []
    buttons.append(_button(ControlAction.MINE, (PANEL,), "bot-button-settings-back", lang))
    return Post((Text("\n".join(lines)), *menus, Buttons(tuple(buttons))), RESTING)


def hours_lines(hours: PlayingHours, lang: Words) -> Iterator[str]:
    """Yield the playing hours, one line for each set of days with equal hours."""
    for span in dict.fromkeys(hours.week):
        days = "".join(str(day) for day, its in enumerate(hours.week) if its == span)
        names = "bot-hours-line-never" if span is None else "bot-hours-line"
        yield lang.text(names, days=_days(days, lang), **({} if span is None else {"hours": _span(span, lang)}))


def _switched(person: Person, *, is_daily: bool) -> dict[str, bool]:
    """Return what a person can switch on and off, and whether it is on."""
    set_now = person.preferences
    return {
        MENTIONS: person.mentions,
        HAND: set_now.hand_by_message,
        TIPS: set_now.tips,
        DAILY: is_daily,
        MOTION: set_now.motion,
        NAMED: set_now.named,
    }


def _own_sentences(person: Person, lang: Words) -> list[str]:
    """Return sentences on the settings that no switch shows: language, playing hours and blocked people."""
    set_now = person.preferences
    hours = [*hours_lines(set_now.hours, lang)] if set_now.hours is not None else []
    return [
        lang.text("bot-settings-mine-title"),
        lang.text("bot-settings-mine-language", by="you" if person.chosen else "discord"),
        lang.text("bot-settings-mine-hours", state=ON if hours else OFF),
        *(f"  {line}" for line in hours),
        *([lang.text("bot-settings-mine-blocks", count=len(set_now.blocked))] if set_now.blocked else []),
    ]


def _hours_menus(hours: PlayingHours, days: str, lang: Words) -> tuple[Menu, ...]:
    """Return the menus for days, start and end; nothing is selected if the days differ."""
    spans = {hours.week[int(day)] for day in days}
    [span] = spans if len(spans) == 1 else [None]
    is_never = spans == {None}
    groups = tuple(
        Entry(group, cut(lang.text("bot-hours-days", days=_days(group, lang)), ENTRY), chosen=group == days)
        for group in GROUPS
    )
    begins = [Entry(NEVER, lang.text("bot-hours-never"), chosen=is_never)]
    begins += [
        Entry(
            str(hour),
            lang.text("bot-hours-from", hour=_hour(hour, lang)),
            chosen=span is not None and span.begins == hour,
        )
        for hour in range(24)
    ]
    menus = [
        _hours_menu((DAYS,), "bot-hours-days-asks", groups, lang),
        _hours_menu((BEGINS, days), "bot-hours-from-asks", begins, lang),
    ]
    if span is not None:
        ends = [
            Entry(str(hour), _until(span.begins, hour, lang), chosen=span.ends == hour)
            for hour in (*range(span.begins + 1, 25), *range(1, span.begins + 1))
        ]
        menus.append(_hours_menu((ENDS, days), "bot-hours-until-asks", ends, lang))
    return tuple(menus)


def _until(begins: int, ends: int, lang: Words) -> str:
    return lang.text("bot-hours-until", hour=_hour(ends, lang), day="same" if ends > begins else "next")


def _span(span: Span, lang: Words) -> str:
    """Return the hours of a day as text."""
    if (span.begins, span.ends) == (0, 24):
        return lang.text("bot-hours-all-day")
    day = "same" if span.ends > span.begins else "next"
    return lang.text("bot-hours-span", begins=_hour(span.begins, lang), ends=_hour(span.ends, lang), day=day)


def _hour(hour: int, lang: Words) -> str:
    return lang.text("bot-hours-hour", hour=hour)


def _days(days: str, lang: Words) -> str:
    """Return the names of days; three or more in a row as a range."""
    if days == EVERY_DAY:
        return lang.text("bot-hours-every-day")
    parts = []
    for _, run in groupby(enumerate(map(int, days)), key=lambda numbered: numbered[1] - numbered[0]):
        row = [day for _, day in run]
        names = [lang.text("bot-hours-day", day=day) for day in row]
        parts += names if len(row) < 3 else [lang.text("bot-hours-days-between", first=names[0], last=names[-1])]
    return lang.enumerate(parts)


def _switch(field: str, is_on: bool, lang: Words, action: ControlAction = ControlAction.MINE) -> Button:
    """Return a button that switches something on or off: its label and its colour show the present state."""
    switch = ControlId(action, path=(field, OFF if is_on else ON))
    name = lang.text(f"bot-button-{action}-{field}")
    label = lang.text("bot-settings-switch", state=ON if is_on else OFF, name=name)
    return Button(str(switch), label, "success" if is_on else "secondary")


def _button(action: ControlAction, path: tuple[str, ...], text: str, lang: Words) -> Button:
    return Button(str(ControlId(action, path=path)), lang.text(text))


def _hours_menu(path: tuple[str, ...], asks: str, entries: Sequence[Entry], lang: Words) -> Menu:
    return Menu(str(ControlId(ControlAction.HOURS, path=path)), cut(lang.text(asks), PLACEHOLDER), tuple(entries))


def stored_post(person: int, found: Mapping[str, Sequence[Mapping[str, Any]]], lang: Words) -> Post:
    """Return what is stored about a person: the amount of each kind in words, and everything as a file.

    Args:
        person: whom it is about.
        found: stored rows by subject.
        lang: the reader's language.
    """
    lines = [
        lang.text("bot-stored-title"),
        lang.text("bot-stored-person"),
        lang.text("bot-stored-nicknames", count=len(found["nicknames"])),
        lang.text("bot-stored-seats", count=len(found["seats"])),
        lang.text("bot-stored-entries", count=sum(row["entries"] for row in found["log"])),
        lang.text("bot-stored-results", count=len(found["results"])),
        lang.text("bot-stored-ratings", count=len(found["ratings"])),
        lang.text("bot-stored-records", records=len(found["records"]), count=len(found["achievements"])),
        lang.text("bot-stored-puzzles", count=len(found["puzzle_answers"])),
        lang.text("bot-stored-how"),
    ]
    text = json.dumps(found, ensure_ascii=False, indent=2, sort_keys=True)
    document = Document(f"porion-{person}.json", text.encode())
    return Post((Text("\n".join(lines)), document, Buttons((_forget_button(lang),))), RESTING)


def _forget_button(lang: Words) -> Button:
    """Return the button that asks whether to erase all about someone: red, as that cannot be undone."""
    forget = ControlId(ControlAction.MINE, path=(FORGET,))
    return Button(str(forget), lang.text("bot-button-mine-forget"), "danger")


def blocks_post(blocked: Sequence[tuple[int, str]], lang: Words) -> Post:
    """Return the panel of the people someone has blocked.

    Args:
        blocked: user ids and names; the names of forgotten people are empty.
        lang: the reader's language.
    """
    names = [(one, name or lang.text("bot-somebody")) for one, name in blocked]
    lines = [lang.text("bot-blocks-title"), *(f"- {escape(name)}" for _, name in names)]
    lines += [] if names else [lang.text("bot-blocks-none")]
    entries = tuple(Entry(str(index), cut(name, ENTRY)) for index, (_, name) in enumerate(names))
    where = ControlId(ControlAction.MINE, path=(BLOCKS, LIFT))
    asks = [cut(lang.text(f"bot-blocks-{asked}-asks"), PLACEHOLDER) for asked in ("block", "lift")]
    menus: list[Block] = [Picker(str(ControlId(ControlAction.MINE, path=(BLOCKS,))), asks[0], "people", least=1)]
    menus += [Menu(str(where), asks[1], entries)] if entries else []
    back = _button(ControlAction.MINE, (PANEL,), "bot-button-settings-back", lang)
    text = "\n".join((*lines, small(lang.text("bot-blocks-how"))))
    return Post((Text(text), *menus, Buttons((back,))), RESTING)


def forget_post(lang: Words) -> Post:
    """Ask for a confirmation to delete everything stored about the person."""
    sure = ControlId(ControlAction.MINE, path=(FORGET, SURE))
    button = Button(str(sure), lang.text("bot-button-mine-forget-sure"), "danger")
    return Post((Text(lang.text("bot-forget-asks")), Buttons((button,))), RESTING)


LANGUAGE, CHANNELS, ROLE, ORGANISERS, PACE = "language", "channels", "role", "organisers", "pace"
PER_PERSON, PER_SERVER = "person", "server"
AUTOMATIC, UNLIMITED, ON, OFF = "automatic", "most", "on", "off"
PER_PERSON_OFFERED, PER_SERVER_OFFERED = (1, 2, 3, 5, 10), (1, 2, 3, 5, 10, 20, 50)


def server_post(
    settings: ServerSettings, limits: Limits, known: str, lang: Words, used: Mapping[str, int] | None = None
) -> Post:
    """Return the settings panel for a server's managers.

    Args:
        settings: the current settings.
        limits: the bot's own limits.
        known: the server's language according to Discord.
        lang: the reader's language.
        used: the server's usage in the last hour by kind, with limits as `<kind>-most`.
    """
    paces = [(value_of(pace), pace_label(pace, lang), pace == settings.pace) for pace in PACES]
    return Post(
        (
            Text("\n".join(_server_sentences(settings, known, lang, used or {}))),
            language_menu(ControlAction.SERVER, settings.locale, lang, "bot-settings-server-language-asks"),
            _picker("channels", settings.channels, MENU, lang),
            _picker("role", () if settings.role is None else (settings.role,), 1, lang),
            _picker(ORGANISERS, () if settings.organisers is None else (settings.organisers,), 1, lang),
            _server_menu(PACE, paces, lang),
            _limit_menu(PER_PERSON, PER_PERSON_OFFERED, settings.per_person, limits.per_person, lang),
            _limit_menu(PER_SERVER, PER_SERVER_OFFERED, settings.per_server, limits.per_server, lang),
            Buttons(
                (
                    _switch(MENTIONS, settings.mentions, lang, ControlAction.SERVER),
                    _switch(MOTION, settings.motion, lang, ControlAction.SERVER),
                    _button(ControlAction.SERVER, (PUZZLE,), "bot-button-server-puzzle", lang),
                    _button(ControlAction.SERVER, (DIGEST,), "bot-button-server-digest", lang),
                )
            ),
        ),
        RESTING,
    )


def language_menu(action: ControlAction, chosen: str | None, lang: Words, asks: str) -> Menu:
    """Return a menu of languages; its first entry follows Discord."""
    languages = [(AUTOMATIC, "automatic", chosen is None), *((one, one, one == chosen) for one in LOCALES)]
    entries = tuple(
        Entry(value, cut(lang.text("bot-settings-language-entry", language=name), ENTRY), chosen=is_chosen)
        for value, name, is_chosen in languages
    )
    return Menu(str(ControlId(action, path=(LANGUAGE,))), cut(lang.text(asks), PLACEHOLDER), entries)


def _server_sentences(settings: ServerSettings, known: str, lang: Words, used: Mapping[str, int]) -> list[str]:
    """Return sentences about what the controls do not show, such as the language of a server that follows Discord."""
    channels = [f"<#{channel}>" for channel in settings.channels]
    roles = {"role": settings.role, ORGANISERS: settings.organisers}
    lines = [lang.text("bot-settings-server-title")]
    if settings.locale is None:  # its menu only says that it follows Discord
        language = lang.text("bot-settings-language", language=locale_of(known))
        lines.append(lang.text("bot-settings-server-language", language=language))
    if channels:  # a picker with something chosen no longer says what it is for
        lines.append(lang.text("bot-settings-server-channels", channels=lang.enumerate(channels), count=len(channels)))
    lines += [
        lang.text(f"bot-settings-server-{field}", role=f"<@&{role}>")
        for field, role in roles.items()
        if role is not None
    ]
    return [
        *lines,
        *nearly_used_lines(used, lang),
        lang.text("bot-settings-server-mentions"),
        lang.text("bot-settings-server-motion"),
        puzzle_line(settings, lang),
        digest_line(settings, lang),
        small(lang.text("bot-settings-server-how")),
    ]


def _picker(field: str, chosen: tuple[int, ...], most: int, lang: Words) -> Picker:
    asks = cut(lang.text(f"bot-settings-server-{field}-asks"), PLACEHOLDER)
    where = str(ControlId(ControlAction.SERVER, path=(field,)))
    return Picker(where, asks, "channels" if field == CHANNELS else "roles", chosen, 0, most)


def _limit_menu(field: str, offered: Sequence[int], now: int | None, most: int, lang: Words) -> Menu:
    """Return the menu for a limit on tables; its first entry is the bot's own limit."""
    text = f"bot-settings-server-per-{field}"
    entries = [(UNLIMITED, lang.text(text, n=most), now is None)]
    entries += [(str(n), lang.text(text, n=n), n == now) for n in reversed(offered) if n < most]
    return _server_menu(field, entries, lang)


def _server_menu(field: str, entries: Sequence[tuple[str, str, bool]], lang: Words) -> Menu:
    return Menu(
        str(ControlId(ControlAction.SERVER, path=(field,))),
        cut(lang.text(f"bot-settings-server-{field}-asks"), PLACEHOLDER),
        tuple(Entry(value, cut(label, ENTRY), chosen=chosen) for value, label, chosen in entries),
    )
