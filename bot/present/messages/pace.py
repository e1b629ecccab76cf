"""The terms of a table: time limits, tempo, rating and language; since when it waits, who is away, whose time it is."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Table, Tempo, TimeOuts
from bot.post import Entry, Form, Input, Selection
from bot.present.speech import ENTRY, FORM_TEXT, cut, safe, small
from bot.tables.consent import unrated_reason
from bot.tables.pace import duration, move_by
from bot.tables.view import TableView
from games.core import Option
from games.registry import GAMES
from locales import LOCALES, Words, words

PACE, TIME_OUTS, TEMPO, RATING, LANGUAGE = "pace", "time-outs", "tempo", "rating", "language"
"""The names of fields in the form of a table's terms."""
RATED = {"yes": True, "no": False}
"""Values of the field for whether the game counts."""
NO_LIMIT = "none"
"""The value of the menu entry for no limit."""
_MINUTE_S, _HOUR_S, _DAY_S = 60, 3600, 24 * 3600
PACES = (None, 5.0 * _MINUTE_S, 30.0 * _MINUTE_S, 8.0 * _HOUR_S, 1.0 * _DAY_S, 3.0 * _DAY_S)
"""Seconds per decision that the lobby offers."""


def pace_line(table: Table, lang: Words) -> str:
    """Return the time limit per answer at a table, and what happens after it."""
    if table.pace is None:
        return lang.text("bot-pace-chosen-none", quiet=int(GAMES[table.game].can_be_quiet))
    return lang.text("bot-pace-chosen", time=_duration(table.pace, lang), how=str(table.time_outs))


def terms_form(table: Table, lang: Words) -> Form:
    """Return the form of all that does not depend on the game: time, computer players, rating and language.

    A game that starts from a position is never rated.
    """
    rated = (_rated_field(table, lang),) if table.origin is None else ()
    fields = (*_pace_fields(table, lang), *_tempo_field(table, lang), *rated, _language_field(table, lang))
    return arrange_form(ControlAction.TERMS, table, fields, lang)


def arrange_form(action: ControlAction, table: Table, fields: Sequence[Selection], lang: Words) -> Form:
    """Return a form that changes a table in its lobby."""
    title = lang.text(f"bot-{action}-title", game=lang.text(f"{table.game}-title"))
    return Form(str(ControlId(action, table.id)), cut(title, FORM_TEXT), tuple(fields))


def _pace_fields(table: Table, lang: Words) -> tuple[Selection, Selection]:
    """Return the fields of a form for the time limit, and for who answers after it."""
    paces = tuple(Entry(value_of(pace), _limit(pace, lang), chosen=pace == table.pace) for pace in PACES)
    limit = Selection(PACE, cut(lang.text("bot-pace-asks"), FORM_TEXT), paces)
    return limit, _field(TIME_OUTS, lang, "bot-pace-then", "how", TimeOuts, table.time_outs)


def tempo_line(table: Table, lang: Words) -> list[str]:
    """Return the line about the speed of computer players, if there are any."""
    if not _has_computer(table):
        return []
    chosen = lang.text("bot-tempo", tempo=str(table.tempo))
    return [f"- **{chosen}** · {lang.text('bot-tempo-help', tempo=str(table.tempo))}."]


def course_lines(table: Table, lang: Words) -> tuple[list[str], list[str]]:
    """Return the time for a decision, the speed of computer players, and whether the game is rated.

    What differs from the usual is explained, each in a line; the rest, in the second list, is only named.
    """
    alone, is_usual = int(unrated_reason(table) == "alone"), table.tempo is Tempo.READABLE
    lines, usual = list[str](), list[str]()
    if table.pace is None:
        usual.append(lang.text("bot-pace-usual", quiet=int(GAMES[table.game].can_be_quiet)))
    else:
        lines.append(pace_line(table, lang))
    if is_usual and _has_computer(table):
        usual.append(lang.text("bot-tempo", tempo=str(table.tempo)))
    elif not is_usual:
        lines += tempo_line(table, lang)
    if table.is_rated:
        usual.append(lang.text("bot-rated-yes", alone=alone))
    else:
        lines.append(lang.text("bot-rated-chosen-no"))
    return lines, usual


def _tempo_field(table: Table, lang: Words) -> tuple[Selection, ...]:
    """Return the field of a form for the speed of computer players, if there are any."""
    if not _has_computer(table):
        return ()
    return (_field(TEMPO, lang, "bot-tempo", "tempo", Tempo, table.tempo),)


def _field(name: str, lang: Words, text: str, variable: str, values: Iterable[StrEnum], chosen: StrEnum) -> Selection:
    """Return a field of values, each with a label and a sentence: `text-value` and `text-help`."""
    entries = tuple(
        Entry(
            value,
            cut(lang.text(f"{text}-value", **{variable: str(value)}), ENTRY),
            cut(lang.text(f"{text}-help", **{variable: str(value)}), ENTRY),
            chosen=value is chosen,
        )
        for value in values
    )
    return Selection(name, cut(lang.text(f"{text}-asks"), FORM_TEXT), entries)


def _rated_field(table: Table, lang: Words) -> Selection:
    alone = int(unrated_reason(table) == "alone")
    entries = tuple(
        Entry(
            value,
            lang.text(f"bot-rated-{value}", alone=alone),
            lang.text(f"bot-rated-{value}-help", alone=alone),
            chosen=table.is_rated is is_rated,
        )
        for value, is_rated in RATED.items()
    )
    return Selection(RATING, lang.text("bot-rated-asks"), entries)


def _language_field(table: Table, lang: Words) -> Selection:
    """Return the field of the language of board and channel messages; each hand follows its player's own settings."""
    entries = tuple(
        Entry(locale, words(locale).text("bot-table-language"), chosen=table.locale == locale) for locale in LOCALES
    )
    return Selection(LANGUAGE, lang.text("bot-table-language-asks"), entries)


def _has_computer(table: Table) -> bool:
    return any(occupant.computer is not None for occupant in table.occupants)


def value_of(pace: float | None) -> str:
    """Return the value of the menu entry for a pace."""
    return NO_LIMIT if pace is None else str(round(pace))


def waiting_lines(view: TableView, lang: Words) -> list[str]:
    """Return since when and until when a table waits for people, and who is away; empty for a person playing alone.

    Times are Discord timestamps, which clients keep up to date, so that the message need not change.
    """
    table, lines = view.table, list[str]()
    if table.phase is not Phase.PLAYING or view.outcome is not None or len(table.people) < 2:
        return lines
    people = [seat for seat in view.waiting if table.occupants[seat].person is not None and not view.is_quiet]
    since = [asked for seat in people if (asked := table.occupants[seat].asked_at) is not None]
    due = [until for seat in people if (until := move_by(table, seat)) is not None]
    if since and due:
        lines.append(small(lang.text("bot-pace-since-due", since=str(round(min(since))), due=str(round(min(due))))))
    elif since:
        lines.append(small(lang.text("bot-pace-since", since=str(round(min(since))))))
    for occupant in table.occupants:
        if occupant.is_away:
            back = str(round(occupant.away_until))
            lines.append(small(lang.text("bot-pace-away", name=safe(lang, occupant.name), until=back)))
    return lines


def due_line(view: TableView, lang: Words) -> list[str]:
    """Return the reader's deadline; once they have been reminded, as a reminder."""
    if view.seat is None or view.seat not in view.waiting:
        return []
    if (due := move_by(view.table, view.seat, is_quiet=view.is_quiet)) is None:
        return []
    if view.table.occupants[view.seat].reminded == view.ticket:
        return [lang.text("bot-pace-reminder", due=str(round(due)))]
    return [small(lang.text("bot-pace-due", due=str(round(due))))]


def pace_label(pace: float | None, lang: Words) -> str:
    """Return the time for each answer as the label of a menu entry."""
    return lang.text("bot-pace-none") if pace is None else lang.text("bot-pace", time=_duration(pace, lang))


def _limit(pace: float | None, lang: Words) -> str:
    """Return the time for each answer where the question says what it is."""
    return lang.text("bot-pace-unlimited") if pace is None else _duration(pace, lang)


def _duration(seconds: float, lang: Words) -> str:
    unit, n = duration(seconds)
    return lang.text(f"bot-pace-{unit}", n=n)


def nearly_used_lines(used: Mapping[str, int], lang: Words) -> list[str]:
    """Return the limits of a server of which at least half was used within an hour.

    Others are not worth mentioning.
    """
    near = [
        lang.text("bot-settings-server-budget-of", kind=kind, n=n, most=most)
        for kind, n in used.items()
        if (most := used.get(f"{kind}-most", 0)) and 2 * n >= most
    ]
    return [lang.text("bot-settings-server-budget", things=lang.enumerate(near))] if near else []


def chosen_value(table: Table, option: Option) -> str:
    """Return the value that a table has for an option."""
    return table.options.get(option.id, option.values[0])


def option_words(game: str, option: Option, value: str, lang: Words) -> tuple[str, str, str]:
    """Return an option's name, the name of one of its values, and the sentence that explains the value."""
    name = f"{game}-option-{option.id}"
    chosen = f"{name}-{value}"
    return lang.text(name), lang.text(chosen), lang.text(f"{chosen}.help")


def zone_form(control: ControlId, lang: Words) -> Form:
    """Return the form in which a time zone is typed."""
    title, label, hint = (lang.text(f"bot-hours-zone-{part}") for part in ("title", "label", "hint"))
    return Form(str(control), title, (Input(label, hint),))
