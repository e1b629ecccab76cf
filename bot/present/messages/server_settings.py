"""The settings of a server: what is set now in sentences, and a menu for each."""

from collections.abc import Sequence
from typing import Literal

from bot.ids import ControlAction, ControlId
from bot.post import Button, Buttons, Entry, Menu, Picker, Post, Text
from bot.preferences import ServerSettings
from bot.present.words.layout import ENTRY, MENU, PLACEHOLDER, RESTING, cut, small
from bot.tables import Limits
from locales import LOCALES, Words, locale_of

from .pace import PACES, pace_label, value_of

LANGUAGE, CHANNELS, ROLE, PACE, PINGS = "language", "channels", "role", "pace", "pings"
PER_PERSON, PER_SERVER = "person", "server"
AUTOMATIC, UNLIMITED, ON, OFF = "automatic", "most", "on", "off"
PER_PERSON_OFFERED, PER_SERVER_OFFERED = (1, 2, 3, 5, 10), (1, 2, 3, 5, 10, 20, 50)


def server_post(settings: ServerSettings, limits: Limits, known: str, lang: Words) -> Post:
    """The panel of a server's managers.

    Args:
        settings: what is set now.
        limits: the most that the bot itself allows.
        known: the language that Discord knows of the server.
        lang: the reader's language.
    """
    return Post(
        (
            Text("\n".join(_sentences(settings, limits, known, lang))),
            language_menu(ControlAction.SERVER, settings.locale, lang, "bot-settings-server-language-asks"),
            _picker("channels", settings.channels, MENU, lang),
            _picker("role", () if settings.role is None else (settings.role,), 1, lang),
            _menu(PACE, [(value_of(pace), pace_label(pace, lang), pace == settings.pace) for pace in PACES], lang),
            _limit_menu(PER_PERSON, PER_PERSON_OFFERED, settings.per_person, limits.per_person, lang),
            _limit_menu(PER_SERVER, PER_SERVER_OFFERED, settings.per_server, limits.per_server, lang),
            Buttons((_pings_button(settings, lang),)),
        ),
        RESTING,
    )


def language_menu(action: ControlAction, chosen: str | None, lang: Words, asks: str) -> Menu:
    """A menu of the languages, of which the first follows Discord."""
    languages = [(AUTOMATIC, "automatic", chosen is None), *((one, one, one == chosen) for one in LOCALES)]
    entries = tuple(
        Entry(value, cut(lang.text("bot-settings-language-entry", language=name), ENTRY), chosen=is_chosen)
        for value, name, is_chosen in languages
    )
    return Menu(str(ControlId(action, path=(LANGUAGE,))), cut(lang.text(asks), PLACEHOLDER), entries)


def _sentences(settings: ServerSettings, limits: Limits, known: str, lang: Words) -> list[str]:
    """What is set now."""
    channels = [f"<#{channel}>" for channel in settings.channels]
    role = "" if settings.role is None else f"<@&{settings.role}>"
    pace = "" if settings.pace is None else pace_label(settings.pace, lang)
    language = lang.text("bot-settings-language", language=settings.locale or locale_of(known))
    return [
        lang.text("bot-settings-server-title"),
        lang.text("bot-settings-server-language", language=language, by="us" if settings.locale else "discord"),
        lang.text("bot-settings-server-channels", channels=lang.enumerate(channels), count=len(channels)),
        lang.text("bot-settings-server-role", role=role, by="role" if role else "all"),
        lang.text("bot-settings-server-pace", pace=pace, by="pace" if pace else "none"),
        lang.text(
            "bot-settings-server-limits",
            person=settings.per_person or limits.per_person,
            server=settings.per_server or limits.per_server,
        ),
        lang.text("bot-settings-server-pings", state=ON if settings.pings else OFF),
        small(lang.text("bot-settings-server-how")),
    ]


def _pings_button(settings: ServerSettings, lang: Words) -> Button:
    wanted = OFF if settings.pings else ON
    switch = ControlId(ControlAction.SERVER, path=(PINGS, wanted))
    return Button(str(switch), lang.text(f"bot-button-server-pings-{wanted}"))


def _picker(field: Literal["channels", "role"], chosen: tuple[int, ...], most: int, lang: Words) -> Picker:
    asks = cut(lang.text(f"bot-settings-server-{field}-asks"), PLACEHOLDER)
    return Picker(
        str(ControlId(ControlAction.SERVER, path=(field,))),
        asks,
        "channels" if field == CHANNELS else "roles",
        chosen,
        0,
        most,
    )


def _limit_menu(field: str, offered: Sequence[int], now: int | None, most: int, lang: Words) -> Menu:
    """So many tables, or as many as the bot itself allows."""
    text = f"bot-settings-server-per-{field}"
    entries = [(UNLIMITED, lang.text(text, n=most), now is None)]
    entries += [(str(n), lang.text(text, n=n), n == now) for n in reversed(offered) if n < most]
    return _menu(field, entries, lang)


def _menu(field: str, entries: Sequence[tuple[str, str, bool]], lang: Words) -> Menu:
    return Menu(
        str(ControlId(ControlAction.SERVER, path=(field,))),
        cut(lang.text(f"bot-settings-server-{field}-asks"), PLACEHOLDER),
        tuple(Entry(value, cut(label, ENTRY), chosen=chosen) for value, label, chosen in entries),
    )
