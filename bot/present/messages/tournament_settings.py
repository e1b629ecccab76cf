"""The settings of a tournament: as lines, and as menus in which its organiser changes them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.post import Block, Entry
from bot.present.speech import ENTRY, FACT, cut, small
from bot.store.protocol.people import Stored
from bot.tables.matches import spec_of
from games.core import Option
from games.registry import GAMES
from locales import Words
from tournaments import (
    DIVISION_LEAST,
    GROUP_LEAST,
    GROUP_MOST,
    Column,
    FormatName,
    GameSpec,
    Late,
    Settings,
    Tournament,
    all_meet,
    columns_of,
    fewest,
    proposed_byes,
    proposed_rounds,
    who_meets_again,
)

from .pace import PACES, pace_label, value_of
from .tournaments import Ask, title_of, tournament_menu

NONE, YES, NO = "none", "yes", "no"
TITLE, OPTION = "title", "option-"
"""The typed setting; and the prefix of settings that are options of the game."""
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
GROUPED = frozenset({FormatName.GROUPS, FormatName.LEAGUE})
DURATIONS = frozenset({"round", "break", "check-in", "extend", "start"})


@dataclass(frozen=True, slots=True)
class SettingMenu:
    """One setting.

    Attributes:
        read: returns its current value, as in the menu.
        offered: returns the values to choose from; empty if it does not apply to the format.
        write: returns the settings with another value, given the current time.
    """

    read: Callable[[Settings], str]
    offered: Callable[[Settings], Sequence[str]]
    write: Callable[[Settings, str, float], Settings]


def _number(
    name: str, offered: Sequence[int | None], formats: Collection[FormatName] = frozenset(FormatName)
) -> SettingMenu:
    """Return a setting that is a number or unset, for some formats only."""
    return SettingMenu(
        lambda settings: _text(getattr(settings, name)),
        lambda settings: [_text(one) for one in offered] if settings.format in formats else [],
        lambda settings, value, _: _with(settings, name, None if value == NONE else int(value)),
    )


def _switch(name: str, but: FormatName | None = None) -> SettingMenu:
    """Return a setting that is on or off, for all formats except `but`."""
    return SettingMenu(
        lambda settings: YES if getattr(settings, name) else NO,
        lambda settings: (YES, NO) if settings.format is not but else (),
        lambda settings, value, _: _with(settings, name, value == YES),
    )


def _option(option: Option) -> SettingMenu:
    """Return an option of the game."""
    return SettingMenu(
        lambda settings: settings.options.get(option.id, option.values[0]),
        lambda _: option.values,
        lambda settings, value, _: replace(settings, options={**settings.options, option.id: value}),
    )


def _with(settings: Settings, name: str, value: object) -> Settings:
    changes: dict[str, Any] = {name: value}
    return replace(settings, **changes)


def _text(value: float | None) -> str:
    return NONE if value is None else str(round(value))


def _formats(settings: Settings) -> Sequence[str]:
    """Return the formats that suit a game: survival only if all win or lose together."""
    spec = spec_of(settings.game)
    together = spec is not None and spec.together
    return [one.value for one in FormatName if together or one is not FormatName.SURVIVAL]


def _group_sizes(settings: Settings) -> Sequence[str]:
    """Return the sizes of groups or, at least four, of divisions."""
    least = DIVISION_LEAST if settings.format is FormatName.LEAGUE else GROUP_LEAST
    return [str(one) for one in range(least, GROUP_MOST + 1)] if settings.format in GROUPED else []


def _seats(settings: Settings) -> Sequence[str]:
    """Return the possible table sizes; single-player tables are for survival only."""
    alone = settings.format is FormatName.SURVIVAL
    return [str(one) for one in sorted(GAMES[settings.game].seats) if one > 1 or alone]


def _computers(settings: Settings) -> Sequence[str]:
    """Return the levels of computer players, which cannot take part in a knock-out."""
    is_knock_out = settings.format in {FormatName.KNOCK_OUT, FormatName.SECOND_CHANCE}
    return [] if is_knock_out else [NONE, *GAMES[settings.game].strategies]


MENUS: Mapping[str, SettingMenu] = {
    "format": SettingMenu(
        lambda settings: settings.format.value,
        _formats,
        lambda settings, value, _: replace(
            settings, format=FormatName(value), seats=max(settings.seats, 1 if value == FormatName.SURVIVAL else 2)
        ),
    ),
    "seats": SettingMenu(
        lambda settings: str(settings.seats),
        _seats,
        lambda settings, value, _: replace(settings, seats=int(value)),
    ),
    "rounds": _number("rounds", (None, *range(1, 12)), {FormatName.SWISS, FormatName.EVERYONE, FormatName.SURVIVAL}),
    "group": SettingMenu(
        lambda settings: str(settings.group_size),
        _group_sizes,
        lambda settings, value, _: replace(
            settings, group_size=int(value), advance=min(settings.advance, int(value) - 1)
        ),
    ),
    "advance": SettingMenu(
        lambda settings: str(settings.advance),
        lambda settings: [str(one) for one in range(1, settings.group_size)] if settings.format in GROUPED else [],
        lambda settings, value, _: replace(settings, advance=int(value)),
    ),
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
        _computers,
        lambda settings, value, _: replace(settings, computer=None if value == NONE else value),
    ),
    "same-deal": _switch("same_deal", FormatName.SURVIVAL),
    "rated": _switch("is_rated"),
}
"""The settings of every game, in the order of the organiser's menu."""
TOLD = ("rounds", "group", "advance", "round", "break", "pace", "late", "computer", "same-deal", "rated")
ALWAYS_TOLD = ("rounds", "pace")
"""Settings shown to everybody if they differ from the default, and those shown always: people enrol knowing them."""


def menus_of(settings: Settings) -> Mapping[str, SettingMenu]:
    """Return the applicable settings of a tournament, including its game's options."""
    options = {f"{OPTION}{option.id}": _option(option) for option in GAMES[settings.game].options}
    return {name: menu for name, menu in {**MENUS, **options}.items() if len(menu.offered(settings)) > 1}


def setting_name(settings: Settings, setting: str, lang: Words) -> str:
    """Return the name of a setting."""
    if setting.startswith(OPTION):
        return lang.text(f"{settings.game}-{setting}")
    return lang.text(f"tournament-set-{setting}", format=settings.format.value)


def value_text(settings: Settings, setting: str, value: str, lang: Words) -> str:
    """Return the text for a value of a setting."""
    if setting.startswith(OPTION):
        return lang.text(f"{settings.game}-{setting}-{value}")
    if setting == "pace":
        return pace_label(None if value == NONE else float(value), lang)
    if setting in {"format", "late"}:
        return lang.text(f"tournament-{setting}-{value}")
    if setting == "computer" and value != NONE:
        return lang.text("bot-lobby-computer-add", level=value)
    if setting == "start" and value != NONE and not value.startswith("+"):
        return lang.text("tournament-value-start-set")
    if setting in DURATIONS and value != NONE:
        return duration(setting, int(value), lang)
    return lang.text(f"tournament-value-{setting}", value=value if value in {NONE, YES, NO} else int(value))


def duration(setting: str, seconds: int, lang: Words) -> str:
    """Return a duration in days, hours or minutes, worded for a setting."""
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds and seconds % length == 0:
            return lang.text("tournament-duration", unit=unit, count=seconds // length, what=setting)
    return lang.text(f"tournament-value-{setting}", value=NONE)


def settings_line(settings: Settings, lang: Words, *, has_begun: bool = False) -> list[str]:
    """Return a public line of the number of rounds, the pace, and the settings that differ from the defaults.

    Once a tournament has begun, its phase tells the number of rounds.
    """
    usual = Settings(settings.game)
    told = [name for name in menus_of(settings) if name in TOLD or name.startswith(OPTION)]
    facts = [
        _fact(settings, name, menu.read(settings), lang)
        for name, menu in menus_of(settings).items()
        if name in told
        and not (has_begun and name == "rounds")
        and (name in ALWAYS_TOLD or menu.read(settings) != menu.read(usual))
    ]
    return [small(FACT.join(facts))] if facts else []


def _fact(settings: Settings, setting: str, value: str, lang: Words) -> str:
    text = value_text(settings, setting, value, lang)
    if setting == "pace":  # its values name what they are
        return text
    return lang.text("bot-lobby-option", option=setting_name(settings, setting, lang), value=text)


def proposal_lines(t: Tournament, lang: Words) -> Iterator[str]:
    """Yield what people enrol for: the format, what the number of participants means, and the tie-breaks."""
    if not (t.settings.format is FormatName.SWISS and (_meets_again(t) == "all" or _all_meet(t))):
        yield small(_format_help(t, lang))
    if len(t.active) < (least := fewest(t.settings)):
        yield small(lang.text("tournament-proposed-few", least=least))
    else:
        yield from number_lines(t, lang)
    yield tie_break_line(t, lang)


def tie_break_line(t: Tournament, lang: Words) -> str:
    """Return which tie-breaks decide between people who are level, in their order."""
    columns = [one for one in columns_of(t)[1:] if one is not Column.BUCHHOLZ or not _all_meet(t)]
    names = [lang.text(f"tournament-column-{column}") for column in columns]
    return small(lang.text("tournament-tie-breaks", names=FACT.join(names)))


def _format_help(t: Tournament, lang: Words) -> str:
    """Return what a format means, and promise no more than the people and rounds so far allow."""
    settings, again = t.settings, _meets_again(t)
    text = f"tournament-format-{settings.format}"
    if again == "all":
        return lang.text("tournament-meet-again", who=again)
    is_short = settings.format is FormatName.EVERYONE and settings.rounds is not None
    is_short = is_short and (settings.seats > 2 or not _all_meet(t))
    return lang.text(f"{text}.again" if again != "none" or is_short else f"{text}.help")


def number_lines(t: Tournament, lang: Words) -> Iterator[str]:
    """Yield what the number of participants means; nothing if there are too few."""
    spec, count = spec_of(t.settings.game), len(t.active)
    if spec is None or count < fewest(t.settings):
        return
    rounds, again = _rounds(t, spec), _meets_again(t)
    byes = proposed_byes(t.settings, count, spec)
    meet = YES if again != "all" and _all_meet(t) else NO
    yield small(lang.text("tournament-proposed", rounds=rounds, byes=byes, meet=meet))
    if again != "none":
        yield small(lang.text("tournament-meet-again", who=again))


def _rounds(t: Tournament, spec: GameSpec) -> int:
    return t.settings.rounds or proposed_rounds(t.settings, len(t.active), spec) or 0


def _all_meet(t: Tournament) -> bool:
    """Return whether everyone who has enrolled meets everyone else."""
    spec = spec_of(t.settings.game)
    return (
        spec is not None
        and len(t.active) >= fewest(t.settings)
        and all_meet(t.settings, len(t.active), _rounds(t, spec))
    )


def _meets_again(t: Tournament) -> str:
    """Return whether "all", "some" or "none" of the enrolled people must meet an opponent more than once."""
    spec, count = spec_of(t.settings.game), len(t.active)
    if spec is None or count < fewest(t.settings):
        return "none"
    return who_meets_again(t.settings, count, _rounds(t, spec), spec)


def settings_blocks(stored: Stored, lang: Words, setting: str) -> Iterable[Block]:
    """Yield the menu of settings, and the menu of values for the chosen `setting`; "" for none."""
    settings = stored.tournament.settings
    menus = menus_of(settings)
    title = Entry(TITLE, lang.text("tournament-set-title"), cut(title_of(stored.tournament, lang), ENTRY))
    entries = [
        Entry(
            name,
            cut(setting_name(settings, name, lang), ENTRY),
            cut(value_text(settings, name, menu.read(settings), lang), ENTRY),
            chosen=setting == name,
        )
        for name, menu in menus.items()
    ]
    yield tournament_menu(stored.id, (Ask.SET,), "set", (title, *entries), lang)
    if setting in menus:
        now = menus[setting].read(settings)
        offered = tuple(
            Entry(
                value, cut(value_text(settings, setting, value, lang), ENTRY),
                cut(_explained(stored.tournament, setting, value, lang), ENTRY), chosen=value == now,
            )
            for value in menus[setting].offered(settings)
        )  # fmt: skip
        yield tournament_menu(stored.id, (Ask.SET, setting), "value", offered, lang)


def _explained(t: Tournament, setting: str, value: str, lang: Words) -> str:
    """Return the sentence that explains a value; empty if there is none."""
    if setting.startswith(OPTION):
        return lang.text(f"{t.settings.game}-{setting}-{value}.help")
    if setting == "format":
        return _format_help(replace(t, settings=MENUS[setting].write(t.settings, value, 0.0)), lang)
    return lang.text(f"tournament-{setting}-{value}.help") if setting == "late" else ""
