"""Parts shared by the messages about tournaments: titles, phases, pairings, buttons and menus."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from babel import Locale
from babel.numbers import format_decimal

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Button, Buttons, Entry, Menu, Post, Style, Text
from bot.present.speech import (
    FACT,
    LABEL,
    PLACEHOLDER,
    RESTING,
    cut,
    safe,
    sentence,
    small,
)
from bot.store.protocol.people import Stored
from games.core import Say, format_points
from locales import Words, locale_of, words
from tournaments import (
    IN_TWELFTHS,
    WIN,
    Column,
    FormatName,
    Match,
    Phase,
    Result,
    Round,
    Row,
    Slot,
    Source,
    Status,
    Tournament,
    all_meet,
    came_out,
    columns_of,
)
from tournaments.pictures.marks import points_text

SURE = "sure"
"""The last path element of a button that confirms."""
SEAL = 8
"""Number of characters of a fingerprint that are shown."""


class Ask(StrEnum):
    """What a control of a tournament asks for: the first part of its path."""

    ENROL = "enrol"
    CHECK_IN = "in"
    WITHDRAW = "out"
    MINE = "mine"
    STANDINGS = "table"
    STANDINGS_OF = "of"
    """The standings of the tournament to which a table belongs; this control names the table instead."""
    FILE = "file"
    ORGANISE = "org"
    SET = "set"
    ADD = "add"
    OPEN_CHECK_IN = "checkin"
    BEGIN = "begin"
    PAIR = "pair"
    CLOSE = "close"
    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    RESULT = "result"
    PERSON = "person"
    EXCLUDE = "exclude"
    REPLACE = "replace"
    PASS_ON = "passon"
    END = "end"
    SEASON = "season"
    NEW = "new"


def told_post(stored: Stored, said: Say, people: Sequence[int], lang: Words, ask: Ask = Ask.MINE) -> Post:
    """Return one sentence about a tournament for some people, with a button for what they may want to do."""
    text = sentence(lang, said)
    title = lang.text("tournament-told", title=safe(lang, title_of(stored.tournament, lang)), text=text)
    mentions = lang.enumerate([f"<@{person}>" for person in people]) if people else ""
    lines = [title, mentions] if mentions else [title]
    button = Buttons((tournament_button(stored.id, ask, lang, "secondary" if ask is Ask.MINE else "primary"),))
    return Post((Text("\n".join(lines)), button), RESTING, tuple(people))


def usual_title(game: str, lang: Words) -> str:
    """Return the title of a tournament to which its organiser gave no other."""
    return lang.text("tournament-usual-title", game=lang.text(f"{game}-title"))


def title_of(t: Tournament, lang: Words) -> str:
    """Return the title of a tournament; the usual one stands in the reader's language."""
    game = t.settings.game
    return usual_title(game, lang) if t.title == usual_title(game, words(locale_of(t.locale))) else t.title


def head_lines(t: Tournament, lang: Words) -> list[str]:
    """Return the title and the basic facts of a tournament as lines."""
    settings = t.settings
    facts = lang.text(
        "tournament-facts",
        game=lang.text(f"{settings.game}-title"),
        format=lang.text(_format_shown(t)),
        seats=settings.seats,
        organiser=safe(lang, t.organiser_name),
    )
    return [f"### {safe(lang, title_of(t, lang))}", facts]


def _format_shown(t: Tournament) -> str:
    """Return the text that names the format; a begun Swiss tournament says if so few take part that all meet."""
    text = f"tournament-format-{t.settings.format}"
    is_swiss = t.settings.format is FormatName.SWISS
    return f"{text}.all" if t.rounds and is_swiss and all_meet(t.settings, len(t.active), t.planned) else text


def phase_line(t: Tournament, lang: Words) -> str:
    """Return the phase of a tournament, with its next time or deadline."""
    if t.paused_at is not None:
        return lang.text("tournament-phase-paused")
    starts, now = t.starts_at, t.round
    if t.phase is Phase.OVER:
        reason = t.reason if t.reason in {"finished", "too-few"} else "ended"
        if t.is_complete and t.settings.format is FormatName.LEAGUE:
            reason = "season"
        return lang.text("tournament-phase-over", reason=reason, why=safe(lang, t.reason), season=t.season)
    if now is None:
        when = "" if starts is None else str(round(starts))
        return lang.text(f"tournament-phase-{t.phase}", start=when, timed="no" if starts is None else "yes")
    if t.next_at is not None:
        timed = "yes" if t.settings.break_s else "no"  # otherwise it has begun by the time that this is read
        return lang.text("tournament-phase-break", round=now.number, next=str(round(t.next_at)), timed=timed)
    until = "" if now.until is None else str(round(now.until))
    left = len(now.open_matches)
    return lang.text(
        "tournament-phase-round", round=now.number, planned=t.planned, left=left, until=until,
        timed="no" if now.until is None else "yes",
    )  # fmt: skip


def people_line(t: Tournament, lang: Words) -> str:
    """Return who has enrolled, and how many have checked in."""
    names = [safe(lang, one.name) for one in t.active]
    if not names:
        return lang.text("tournament-people-none")
    here = sum(one.status is Status.CHECKED_IN for one in t.active)
    most = t.settings.most or 0
    return lang.text(
        "tournament-people", count=len(names), most=most, names=lang.enumerate(names), here=here, phase=str(t.phase)
    )


def deal_lines(t: Tournament, lang: Words) -> list[str]:
    """Return lines about a deal shared by all tables of a round, as far as it is public."""
    now, found = t.round, list[str]()
    if now is not None and now.commitment and now.open_matches:
        found.append(small(lang.text("tournament-deal-round", round=now.number, seal=now.commitment[:SEAL])))
    elif t.promised and t.phase is not Phase.OVER:
        found.append(small(lang.text("tournament-deal-next", seal=t.promised[:SEAL])))
    return found


def pairing_lines(
    t: Tournament, found: Round, tables: Mapping[str, Table], lang: Words, *, with_mentions: bool = False
) -> list[str]:
    """Return the tables of a round, and the people without an opponent, as lines."""
    is_league = t.settings.format is FormatName.LEAGUE
    parts = {match.group for match in found.matches if match.slot is Slot.GROUP or is_league}
    kind = "division" if is_league else "group"
    lines: list[str] = []
    for before, match in zip((None, *found.matches), found.matches, strict=False):
        if len(parts) > 1 and (before is None or before.group != match.group):
            lines.append(f"**{lang.text('tournament-section', kind=kind, number=match.group + 1)}**")
        lines.append(match_line(t, match, tables, lang, with_mentions=with_mentions))
    if found.byes:
        names = lang.enumerate([safe(lang, t.entrants[one].name) for one in found.byes])
        lines.append(lang.text("tournament-byes", names=names, count=len(found.byes), state=bye_state(t, found)))
    return lines


def bye_state(t: Tournament, found: Round) -> str:
    """Return what a round without an opponent brings: a point once it is "over", in a knock-out the way "through"."""
    if Column.REACHED in columns_of(t):
        return "through"
    return "open" if found.open_matches else "over"


def match_line(
    t: Tournament, match: Match, tables: Mapping[str, Table], lang: Words, *, with_mentions: bool = False
) -> str:
    """Return a table of a round: its players, who are the link to it unless they are mentioned, and its result."""
    names = []
    for one in match.seats:
        person = None if one is None else t.entrants[one].person
        if one is None:
            names.append(lang.text("tournament-computer"))
        elif with_mentions and person is not None and person > 0:
            names.append(f"<@{person}>")
        else:
            names.append(safe(lang, t.entrants[one].name))
    table = tables.get(match.table)
    players, link = (
        against(names, lang),
        "none" if table is None else f"https://discord.com/channels/{table.guild}/{table.channel}",
    )
    if with_mentions:
        return lang.text("tournament-pairing", table=match.number, players=players, link=link)
    linked = players if table is None else lang.text("tournament-linked", players=players, link=link)
    facts: dict[str, str | int] = {"table": match.number, "players": linked}
    if match.result is None:
        stuck = table is not None and not table.phase.live
        state = "stuck" if stuck else "open" if table is not None else "soon"
        return lang.text("tournament-match", **facts, state=state, winners="", how="", score="")
    winners = lang.enumerate([name for name, place in zip(names, match.result.places, strict=True) if place == 1])
    score = against([format_points(one) for one in match.result.scores if one is not None], lang)
    return lang.text(
        "tournament-match", **facts, state=came_out(match.result), winners=winners, how=_how(match.result), score=score
    )


def against(names: Sequence[str], lang: Words) -> str:
    """Return the names of opponents: two with a dash between them, more as a list."""
    first, second = (names[0], names[-1]) if names else ("", "")
    return lang.text("tournament-against", names=lang.enumerate(names), first=first, second=second, count=len(names))


def _how(result: Result) -> str:
    """Return the word for what decided a game: its points, or why there are none."""
    if result.source is Source.ORGANISER:
        return "decided"
    if result.source is Source.FORFEIT:
        return "forfeit"
    has_score = len(result.scores) > 1 and None not in result.scores
    return "score" if has_score else "conceded" if len(result.places) == 2 else "plain"


def deciding_columns(t: Tournament, row: Row, rows: Sequence[Row]) -> list[Column]:
    """Return the tie-breaks that tell a person apart from those with as many points, in their order."""
    first, *others = columns_of(t)
    level = [one for one in rows if one.values[first] == row.values[first]]
    return [column for column in others if column in row.values and len({one.values.get(column) for one in level}) > 1]


def figures(t: Tournament, row: Row, rows: Sequence[Row], lang: Words) -> str:
    """Return the figure that counts first for a person, and the tie-breaks that tell them apart from others."""
    columns = (columns_of(t)[0], *deciding_columns(t, row, rows))
    return FACT.join(figure(t, column, row, lang) for column in columns)


def figure(t: Tournament, column: Column, row: Row, lang: Words) -> str:
    """Return a figure of the standings with the word for what it counts."""
    value = row.values[column]
    number = round(value / WIN, 2) if column in IN_TWELFTHS else value
    form = "none" if not value else Locale.parse(lang.locale).plural_form(number)
    if column is Column.REACHED and value > len(t.rounds):
        form = "again" if t.settings.format is FormatName.SECOND_CHANCE and not t.is_complete else "top"
    return lang.text(f"tournament-column-{column}.value", shown=value_in(column, row.values, lang), form=form)


def value_in(column: Column, values: Mapping[Column, int], lang: Words) -> str:
    """Return a value of the standings as text; a dash for None."""
    value = values.get(column)
    if value is None:
        return "–"
    return points_text(value) if column in IN_TWELFTHS else str(format_decimal(value, locale=lang.locale))


def tournament_button(
    tournament: str, ask: Ask, lang: Words, style: Style = "secondary", path: tuple[str, ...] = ()
) -> Button:
    """Return a button for an action of a tournament; a `path` says more about what it does."""
    control = ControlId(ControlAction.TOURNAMENT, tournament, path=(ask, *path))
    return Button(str(control), cut(lang.text(f"tournament-button-{ask}"), LABEL), style)


def tournament_menu(tournament: str, path: tuple[str, ...], asks: str, entries: tuple[Entry, ...], lang: Words) -> Menu:
    """Return a menu of a tournament; its placeholder is `tournament-asks-<asks>`."""
    return Menu(str(ControlId(ControlAction.TOURNAMENT, tournament, path=path)), asks_text(asks, lang), entries)


def asks_text(name: str, lang: Words) -> str:
    """Return the placeholder of a menu."""
    return cut(lang.text(f"tournament-asks-{name}"), PLACEHOLDER)
