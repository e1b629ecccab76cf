"""The organiser’s panel of a tournament: what waits, what can be set, and what can be put right."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.post import Block, Button, Buttons, Document, Entry, Form, Menu, Picker, Post, Style, Text
from bot.present.words.speech import ENTRY, LABEL, MENU, RESTING, TEXT, cut, fit, rows, safe
from bot.store.protocol.tournaments import Stored
from bot.tables.matches import Waiting
from games.registry import GAMES
from locales import Words
from tournaments import FormatName, Late, Match, Phase, Round, Settings, Tournament, columns_of, standings

from .pace import PACES, pace_label, value_of
from .tournaments import (
    LEAGUE,
    Ask,
    asks_text,
    head_lines,
    match_line,
    people_line,
    phase_line,
    tournament_button,
    tournament_menu,
    value_in,
)

EXTENSIONS = (900, 3600, 6 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)
"""Seconds by which the organiser can put something off."""
FORM_LABEL = 45
NONE, YES, NO = "none", "yes", "no"
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
DURATIONS = frozenset({"round", "break", "check-in", "extend", "start"})


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen in a menu of the organiser's panel, about which another one asks more.

    Attributes:
        setting: the name of a setting.
        round, number: a table; 0 for none.
        entrant: a place.
    """

    setting: str = ""
    round: int = 0
    number: int = 0
    entrant: int | None = None


@dataclass(frozen=True, slots=True)
class SettingMenu:
    """One setting.

    Attributes:
        read: what it is now, as the menu's value.
        offered: the values to choose from.
        write: the settings with another value, given the time now.
    """

    read: Callable[[Settings], str]
    offered: Callable[[Settings], Sequence[str]]
    write: Callable[[Settings, str, float], Settings]


def _number(name: str, offered: Sequence[int | None]) -> SettingMenu:
    """A setting that is a number, or nothing."""
    return SettingMenu(
        lambda settings: _text(getattr(settings, name)),
        lambda _: [_text(one) for one in offered],
        lambda settings, value, _: _with(settings, name, None if value == NONE else int(value)),
    )


def _switch(name: str) -> SettingMenu:
    return SettingMenu(
        lambda settings: YES if getattr(settings, name) else NO,
        lambda _: (YES, NO),
        lambda settings, value, _: _with(settings, name, value == YES),
    )


def _with(settings: Settings, name: str, value: object) -> Settings:
    changes: dict[str, Any] = {name: value}
    return replace(settings, **changes)


def _text(value: float | None) -> str:
    return NONE if value is None else str(round(value))


def _formats(settings: Settings) -> Sequence[str]:
    """The formats that fit a game: survival only where all win or lose together."""
    alone = 1 in GAMES[settings.game].seats
    return [one.value for one in FormatName if alone or one is not FormatName.SURVIVAL]


MENUS: Mapping[str, SettingMenu] = {
    "format": SettingMenu(
        lambda settings: settings.format.value,
        _formats,
        lambda settings, value, _: replace(settings, format=FormatName(value)),
    ),
    "seats": SettingMenu(
        lambda settings: str(settings.seats),
        lambda settings: [str(one) for one in sorted(GAMES[settings.game].seats)],
        lambda settings, value, _: replace(settings, seats=int(value)),
    ),
    "rounds": _number("rounds", (None, *range(1, 12))),
    "most": _number("most", (None, 4, 8, 12, 16, 24, 32, 48, 64, 128)),
    "start": SettingMenu(
        lambda settings: _text(settings.starts_at),
        lambda _: [NONE, *(f"+{one}" for one in (600, 1800, HOUR, 2 * HOUR, 4 * HOUR, DAY, 2 * DAY, 7 * DAY))],
        lambda settings, value, now: replace(settings, starts_at=None if value == NONE else now + int(value)),
    ),
    "check-in": _number("check_in_s", (0, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, DAY)),
    "round": _number(
        "round_s", (None, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY)
    ),
    "break": _number("break_s", (0, 5 * MINUTE, 15 * MINUTE, HOUR, 12 * HOUR, DAY)),
    "pace": SettingMenu(
        lambda settings: value_of(settings.pace),
        lambda _: [value_of(pace) for pace in PACES],
        lambda settings, value, _: replace(settings, pace=None if value == NONE else float(value)),
    ),
    "late": SettingMenu(
        lambda settings: settings.late.value,
        lambda _: [one.value for one in Late],
        lambda settings, value, _: replace(settings, late=Late(value)),
    ),
    "computer": SettingMenu(
        lambda settings: settings.computer or NONE,
        lambda settings: [NONE, *GAMES[settings.game].strategies],
        lambda settings, value, _: replace(settings, computer=None if value == NONE else value),
    ),
    "same-deal": _switch("same_deal"),
    "rated": _switch("is_rated"),
    "group": _number("group_size", range(3, 9)),
    "advance": _number("advance", range(1, 5)),
}
"""The settings, in the order of the organiser's menu."""


def value_text(setting: str, value: str, lang: Words) -> str:
    """Return the words for a value of a setting."""
    if setting == "pace":
        return pace_label(None if value == NONE else float(value), lang)
    if setting in {"format", "late"}:
        return lang.text(f"tournament-{setting}-{value}")
    if setting == "computer" and value != NONE:
        return lang.text("bot-lobby-computer-add", level=value)
    if setting == "start" and value != NONE and not value.startswith("+"):
        return lang.text("tournament-value-start-set")
    if setting in DURATIONS and value != NONE:
        return _duration(setting, int(value), lang)
    return lang.text(f"tournament-value-{setting}", value=value if value in {NONE, YES, NO} else int(value))


def _duration(setting: str, seconds: int, lang: Words) -> str:
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds and seconds % length == 0:
            return lang.text("tournament-duration", unit=unit, count=seconds // length, what=setting)
    return lang.text(f"tournament-value-{setting}", value=NONE)


def organiser_post(stored: Stored, waiting: Sequence[Waiting], lang: Words, chosen: Chosen | None = None) -> Post:
    """The organiser's panel: what waits, what is set, and everything that can be put right.

    Args:
        stored: the tournament.
        waiting: the games that are not settled.
        lang: the organiser's language.
        chosen: the setting, result or person that was chosen in a menu before.
    """
    t = stored.tournament
    lines = [*head_lines(t, lang), phase_line(t, lang)]
    if not t.rounds:
        lines.append(people_line(t, lang))
    lines += [_waiting_line(t, one, lang) for one in waiting]
    blocks: list[Block] = [Text(fit(lines, TEXT, "…"))]
    if t.phase in {Phase.ENROLMENT, Phase.CHECK_IN}:
        blocks += _settings_blocks(stored, lang, chosen)
        blocks.append(_picker(stored.id, (Ask.ADD,), "add", lang))
    if t.round is not None:
        blocks += _result_menus(stored, lang, chosen)
    if t.active and t.phase is not Phase.OVER:
        blocks += _person_blocks(stored, lang, chosen)
        blocks.append(_extendtournament_menu(stored, lang))
        blocks.append(_picker(stored.id, (Ask.PASS_ON,), "pass-on", lang))
    blocks += rows(_organiser_buttons(stored, lang))
    return Post(tuple(blocks), RESTING)


def reason_form(tournament: str, path: Sequence[str], lang: Words) -> Form:
    """A form for a reason that everyone can read."""
    control = ControlId(ControlAction.TOURNAMENT, tournament, path=tuple(path))
    label = cut(lang.text("tournament-reason-label"), FORM_LABEL)
    return Form(str(control), cut(lang.text("tournament-reason-title"), FORM_LABEL), label)


def _waiting_line(t: Tournament, one: Waiting, lang: Words) -> str:
    tables = {one.match.table: one.table} if one.table is not None else {}
    line = match_line(t, one.match, tables, lang)
    if one.trouble:
        return lang.text("tournament-waits-trouble", line=line, why=one.trouble)
    if one.is_stuck or not one.asks:
        return line
    names = lang.enumerate([safe(lang, name) for name in one.asks])
    return lang.text("tournament-waits-for", line=line, names=names, count=len(one.asks))


def _organiser_buttons(stored: Stored, lang: Words) -> list[Button]:
    t = stored.tournament
    asks: list[Ask] = []
    if t.phase is Phase.ENROLMENT:
        asks += [Ask.OPEN_CHECK_IN]
    if t.phase in {Phase.ENROLMENT, Phase.CHECK_IN}:
        asks += [Ask.BEGIN]
    if t.phase is Phase.PLAYING and t.round is not None:
        asks += [Ask.CLOSE] if t.round.open_matches else [Ask.PAIR]
    if t.phase is Phase.OVER:
        asks += [Ask.SEASON] if t.settings.format == LEAGUE and t.rounds else []
    else:
        asks += [Ask.RESUME if t.paused_at is not None else Ask.PAUSE, Ask.END]
    styles: Mapping[Ask, Style] = {Ask.BEGIN: "success", Ask.PAIR: "success", Ask.SEASON: "success", Ask.END: "danger"}
    return [tournament_button(stored.id, ask, lang, styles.get(ask, "secondary")) for ask in asks]


def _settings_blocks(stored: Stored, lang: Words, chosen: Chosen | None) -> Iterable[Block]:
    settings = stored.tournament.settings
    entries = tuple(
        Entry(
            name,
            cut(lang.text(f"tournament-set-{name}"), ENTRY),
            cut(value_text(name, menu.read(settings), lang), ENTRY),
            chosen=chosen is not None and chosen.setting == name,
        )
        for name, menu in MENUS.items()
    )
    yield tournament_menu(stored.id, (Ask.SET,), "set", entries, lang)
    if chosen is not None and chosen.setting in MENUS:
        menu = MENUS[chosen.setting]
        values = menu.offered(settings)
        now = menu.read(settings)
        offered = tuple(
            Entry(value, cut(value_text(chosen.setting, value, lang), ENTRY), chosen=value == now) for value in values
        )
        yield tournament_menu(stored.id, (Ask.SET, chosen.setting), "value", offered[:MENU], lang)


def _result_menus(stored: Stored, lang: Words, chosen: Chosen | None) -> Iterable[Block]:
    t = stored.tournament
    found = [(each, match) for each in reversed(t.rounds) for match in each.matches][:MENU]
    entries = tuple(
        Entry(f"{each.number}.{match.number}", cut(_plain_match(t, each, match, lang), ENTRY)) for each, match in found
    )
    yield tournament_menu(stored.id, (Ask.RESULT,), "result", entries, lang)
    match = t.rounds[chosen.round - 1].match(chosen.number) if chosen is not None and chosen.round else None
    if chosen is None or match is None:
        return
    outcomes = [
        Entry(f"w{seat}", cut(lang.text("tournament-outcome-won", name=_name(t, one, lang)), ENTRY))
        for seat, one in enumerate(match.seats)
    ]
    outcomes += [Entry(word, cut(lang.text(f"tournament-outcome-{word}"), ENTRY)) for word in ("drawn", "lost")]
    path = (Ask.RESULT, str(chosen.round), str(chosen.number))
    yield tournament_menu(stored.id, path, "outcome", tuple(outcomes), lang)


def _person_blocks(stored: Stored, lang: Words, chosen: Chosen | None) -> Iterable[Block]:
    entries = tuple(Entry(str(one.number), cut(one.name, ENTRY)) for one in stored.tournament.active[:MENU])
    yield tournament_menu(stored.id, (Ask.PERSON,), "person", entries, lang)
    if chosen is not None and chosen.entrant is not None:
        number = str(chosen.entrant)
        control = ControlId(ControlAction.TOURNAMENT, stored.id, path=(Ask.EXCLUDE, number))
        label = lang.text("tournament-button-exclude", name=stored.tournament.entrants[chosen.entrant].name)
        yield Buttons((Button(str(control), cut(label, LABEL), "danger"),))
        yield _picker(stored.id, (Ask.REPLACE, number), "replace", lang)


def _extendtournament_menu(stored: Stored, lang: Words) -> Menu:
    entries = tuple(Entry(str(one), cut(value_text("extend", str(one), lang), ENTRY)) for one in EXTENSIONS)
    return tournament_menu(stored.id, (Ask.EXTEND,), "extend", entries, lang)


def _picker(tournament: str, path: tuple[str, ...], asks: str, lang: Words) -> Picker:
    control = ControlId(ControlAction.TOURNAMENT, tournament, path=path)
    return Picker(str(control), asks_text(asks, lang), "people", least=1)


def _plain_match(t: Tournament, found: Round, match: Match, lang: Words) -> str:
    names = lang.enumerate([_name(t, one, lang) for one in match.seats])
    return lang.text("tournament-result-of", round=found.number, table=match.number, names=names)


def _name(t: Tournament, one: int | None, lang: Words) -> str:
    return lang.text("tournament-computer") if one is None else t.entrants[one].name


def file_post(stored: Stored, lang: Words) -> Post:
    """The standings as a table that spreadsheets read."""
    t = stored.tournament
    columns = columns_of(t)
    head = [lang.text("tournament-file-rank"), lang.text("tournament-file-name")]
    head += [lang.text(f"tournament-column-{column}") for column in columns]
    lines = [head]
    for row in standings(t):
        cells = [value_in(column, row.values, lang) for column in columns]
        lines.append([str(row.rank), t.entrants[row.entrant].name, *cells])
    text = "\r\n".join(";".join(_cell(cell) for cell in line) for line in lines)
    data = ("\ufeff" + text + "\r\n").encode()
    return Post((Text(lang.text("tournament-file")), Document(f"tournament-{stored.id}.csv", data)), RESTING)


def _cell(text: str) -> str:
    """Return a cell of a table as spreadsheets read it; none is taken for a formula."""
    text = f"'{text}" if text[:1] in {"=", "+", "-", "@"} else text
    return '"' + text.replace('"', '""') + '"'
