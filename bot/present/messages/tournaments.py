"""Tournaments: the message in their channel, what one person sees of them, and the organiser's panel."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from babel.numbers import format_decimal

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Block, Button, Buttons, Entry, Menu, Picture, Post, Style, Text
from bot.present.words.speech import (
    LABEL,
    OVER,
    PLACEHOLDER,
    PLAYING,
    RESTING,
    TEXT,
    cut,
    fit,
    rows,
    safe,
    sentence,
    small,
)
from bot.store.protocol.tournaments import Stored
from games.core import Say
from locales import Words
from tournaments import WIN, Column, Match, Phase, Result, Round, Status, Tournament, columns_of, standings

SHOWN = 12
"""Lines of the standings in the channel."""
PODIUM = 3


class Ask(StrEnum):
    """What a control of a tournament asks for: the first part of its path."""

    ENROL = "enrol"
    CHECK_IN = "in"
    WITHDRAW = "out"
    MINE = "mine"
    STANDINGS = "table"
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


LEAGUE = "league"


def tournament_post(stored: Stored, tables: Mapping[str, Table], lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """The tournament as its channel sees it.

    Args:
        stored: the tournament.
        tables: its tables by their ids.
        lang: the tournament's language.
        pictures: standings, cross table or bracket, drawn.
    """
    t = stored.tournament
    lines = [*head_lines(t, lang), phase_line(t, lang)]
    if not t.rounds:
        lines.append(people_line(t, lang))
    blocks: list[Block] = [Text(fit(lines, TEXT, "…")), *pictures]
    if t.phase is Phase.OVER and t.rounds:
        blocks.append(Text("\n".join([*_podium(t, lang), *_deciding(t, tables, lang)])))
    elif t.round is not None:
        blocks.append(Text(fit(_pairings(t, t.round, tables, lang), TEXT // 2, "…")))
    if t.rounds and not pictures:
        blocks.append(Text(fit(list(_standing_lines(t, lang, SHOWN)), TEXT // 2, "…")))
    blocks += rows(_public_buttons(stored, lang))
    return Post(tuple(blocks), OVER if t.phase is Phase.OVER else PLAYING)


def round_post(stored: Stored, tables: Mapping[str, Table], number: int, lang: Words) -> Post:
    """The pairings of a round, told to those who play."""
    t = stored.tournament
    found = t.rounds[number - 1]
    people = {one for match in found.matches for one in match.entrants}
    mentions = tuple(person for one in sorted(people) if (person := t.entrants[one].person) is not None and person > 0)
    title = lang.text("tournament-round-begins", title=safe(lang, t.title), round=number)
    lines = [f"### {title}", *_pairings(t, found, tables, lang, with_mentions=True)]
    return Post(
        (Text(fit(lines, TEXT, "…")), Buttons((tournament_button(stored.id, Ask.MINE, lang, "primary"),))),
        PLAYING,
        mentions,
    )


def told_post(stored: Stored, said: Say, people: Sequence[int], lang: Words) -> Post:
    """One sentence about a tournament, told to some people; the sentence can have their mentions as `mentions`."""
    text = sentence(lang, said)
    title = lang.text("tournament-told", title=safe(lang, stored.tournament.title), text=text)
    mentions = lang.enumerate([f"<@{person}>" for person in people]) if people else ""
    lines = [title, mentions] if mentions else [title]
    button = Buttons((tournament_button(stored.id, Ask.MINE, lang),))
    return Post((Text("\n".join(lines)), button), RESTING, tuple(people))


def own_post(stored: Stored, tables: Mapping[str, Table], person: int, lang: Words) -> Post:
    """A person's next game in a tournament, with a link to its table."""
    t = stored.tournament
    mine = t.entrant_of(person)
    lines = [*head_lines(t, lang), phase_line(t, lang)]
    if mine is None:
        lines.append(lang.text("tournament-mine-not"))
    elif t.phase in {Phase.ENROLMENT, Phase.CHECK_IN}:
        lines.append(lang.text("tournament-mine-status", status=str(mine.status)))
    else:
        match = t.round.match_of(mine.number) if t.round is not None else None
        if match is not None:
            lines.append(match_line(t, match, tables, lang))
        elif t.round is not None and mine.number in t.round.byes:
            lines.append(lang.text("tournament-mine-bye", round=t.round.number))
        row = next((row for row in standings(t) if row.entrant == mine.number), None) if t.rounds else None
        if row is not None:
            points = points_text(row.points, lang)
            lines.append(lang.text("tournament-mine-rank", rank=row.rank, points=points, status=str(mine.status)))
    return Post((Text("\n".join(lines)), *rows(_own_buttons(stored, person, lang))), RESTING)


def standings_post(stored: Stored, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """The whole standings with every column, and what the columns mean."""
    t = stored.tournament
    lines = [f"### {safe(lang, t.title)}", *_standing_lines(t, lang, len(t.entrants))]
    helps = [
        small(lang.text("tournament-column-explained", name=lang.text(f"tournament-column-{column}"),
                        text=lang.text(f"tournament-column-{column}.help")))
        for column in columns_of(t)
    ]  # fmt: skip
    buttons = [tournament_button(stored.id, Ask.FILE, lang)]
    return Post((*pictures, Text(fit([*lines, *helps], TEXT, "…")), *rows(buttons)), RESTING)


def points_text(points: int, lang: Words) -> str:
    """Return points that are counted in twelfths of a win, as a number."""
    return str(format_decimal(round(points / WIN, 2), locale=lang.locale))


def head_lines(t: Tournament, lang: Words) -> list[str]:
    """Return the title of a tournament and what is played, as lines."""
    settings = t.settings
    facts = lang.text(
        "tournament-facts",
        game=lang.text(f"{settings.game}-title"),
        format=lang.text(f"tournament-format-{settings.format}"),
        seats=settings.seats,
        organiser=safe(lang, t.organiser_name),
    )
    return [f"### {safe(lang, t.title)}", facts]


def phase_line(t: Tournament, lang: Words) -> str:
    """Return how far a tournament is, and until when."""
    if t.paused_at is not None:
        return lang.text("tournament-phase-paused")
    starts, now = t.starts_at, t.round
    if t.phase is Phase.OVER:
        return lang.text("tournament-phase-over", reason=t.reason if t.reason in {"finished", "too-few"} else "ended",
                         why=safe(lang, t.reason))  # fmt: skip
    if now is None:
        when = "" if starts is None else str(round(starts))
        return lang.text(f"tournament-phase-{t.phase}", start=when, timed="no" if starts is None else "yes")
    if t.next_at is not None:
        return lang.text("tournament-phase-break", round=now.number, next=str(round(t.next_at)))
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


def _pairings(
    t: Tournament, found: Round, tables: Mapping[str, Table], lang: Words, *, with_mentions: bool = False
) -> list[str]:
    lines = [match_line(t, match, tables, lang, with_mentions=with_mentions) for match in found.matches]
    if found.byes:
        names = lang.enumerate([safe(lang, t.entrants[one].name) for one in found.byes])
        lines.append(lang.text("tournament-byes", names=names, count=len(found.byes)))
    return lines


def match_line(
    t: Tournament, match: Match, tables: Mapping[str, Table], lang: Words, *, with_mentions: bool = False
) -> str:
    """Return a table of a round: who plays, where, and how it came out."""
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
    players = lang.text("tournament-against", names=lang.enumerate(names), count=len(names))
    place = "" if table is None else f"<#{table.channel}>"
    if with_mentions:
        return lang.text("tournament-pairing", table=match.number, players=players, place=place)
    if match.result is None:
        stuck = table is not None and not table.phase.live
        state = "stuck" if stuck else "open" if table is not None else "soon"
        return lang.text("tournament-match", table=match.number, players=players, place=place, state=state, winners="")
    winners = lang.enumerate([name for name, place in zip(names, match.result.places, strict=True) if place == 1])
    return lang.text(
        "tournament-match", table=match.number, players=players, place=place, state=_came_out(match.result),
        winners=winners,
    )  # fmt: skip


def _came_out(result: Result) -> str:
    """Return the word for how a game came out, by which its sentence is chosen."""
    if not result.survived:
        return "lost"
    if len(result.forfeits) == len(result.places):
        return "nobody"
    if len(result.places) == 1:
        return "survived"
    return "drawn" if all(place == 1 for place in result.places) else "won"


def _standing_lines(t: Tournament, lang: Words, most: int) -> Iterator[str]:
    columns = columns_of(t)[:4]
    found = standings(t)
    yield small(lang.enumerate([lang.text(f"tournament-column-{column}") for column in columns]))
    for row in found[:most]:
        values = " · ".join(value_in(column, row.values, lang) for column in columns)
        yield lang.text(
            "tournament-row", rank=row.rank, name=safe(lang, t.entrants[row.entrant].name), values=values
        )  # fmt: skip
    if len(found) > most:
        yield small(lang.text("tournament-rows-more", count=len(found) - most))


def value_in(column: Column, values: Mapping[Column, int], lang: Words) -> str:
    """Return a value of the standings as it is shown; a dash where there is none."""
    value = values.get(column)
    if value is None:
        return "–"
    in_twelfths = column in {Column.POINTS, Column.DIRECT, Column.BUCHHOLZ, Column.SONNEBORN}
    return points_text(value, lang) if in_twelfths else str(format_decimal(value, locale=lang.locale))


def _podium(t: Tournament, lang: Words) -> list[str]:
    found = [row for row in standings(t) if row.rank <= PODIUM][:PODIUM]
    return [
        lang.text("tournament-podium", rank=row.rank, name=safe(lang, t.entrants[row.entrant].name),
                  points=points_text(row.points, lang))
        for row in found
    ]  # fmt: skip


def _deciding(t: Tournament, tables: Mapping[str, Table], lang: Words) -> list[str]:
    """The games that decided it: those of the last round between the best, each with the way to its table."""
    best = {row.entrant for row in standings(t) if row.rank <= PODIUM}
    found = [match for match in t.rounds[-1].matches if best & set(match.entrants) and match.table in tables]
    if not found:
        return []
    return [lang.text("tournament-deciding"), *(match_line(t, match, tables, lang) for match in found[:PODIUM])]


def tournament_button(tournament: str, ask: Ask, lang: Words, style: Style = "secondary") -> Button:
    """Return a button that asks something of a tournament."""
    control = ControlId(ControlAction.TOURNAMENT, tournament, path=(ask,))
    return Button(str(control), cut(lang.text(f"tournament-button-{ask}"), LABEL), style)


def _public_buttons(stored: Stored, lang: Words) -> list[Button]:
    t = stored.tournament
    league = t.settings.format == LEAGUE
    buttons = []
    if t.phase in {Phase.ENROLMENT, Phase.CHECK_IN} or league:
        buttons.append(tournament_button(stored.id, Ask.ENROL, lang, "success"))
    if t.phase is Phase.CHECK_IN:
        buttons.append(tournament_button(stored.id, Ask.CHECK_IN, lang, "primary"))
    if t.phase is not Phase.OVER:
        buttons.append(tournament_button(stored.id, Ask.MINE, lang))
    if t.rounds:
        buttons.append(tournament_button(stored.id, Ask.STANDINGS, lang))
    return [*buttons, tournament_button(stored.id, Ask.ORGANISE, lang)]


def _own_buttons(stored: Stored, person: int, lang: Words) -> list[Button]:
    t = stored.tournament
    mine = t.entrant_of(person)
    league = t.settings.format == LEAGUE  # its people come and go at any time, for the next season
    is_in, is_before = mine is not None and mine.is_in, t.phase in {Phase.ENROLMENT, Phase.CHECK_IN}
    buttons = []
    if not is_in and (is_before or league):
        buttons.append(tournament_button(stored.id, Ask.ENROL, lang, "success"))
    if mine is not None and mine.status is Status.ENROLLED and t.phase is Phase.CHECK_IN:
        buttons.append(tournament_button(stored.id, Ask.CHECK_IN, lang, "primary"))
    if t.rounds:
        buttons.append(tournament_button(stored.id, Ask.STANDINGS, lang))
    if is_in and (t.phase is not Phase.OVER or league):
        buttons.append(tournament_button(stored.id, Ask.WITHDRAW, lang, "danger"))
    return buttons


def tournament_menu(tournament: str, path: tuple[str, ...], asks: str, entries: tuple[Entry, ...], lang: Words) -> Menu:
    """Return a menu of a tournament; its placeholder is `tournament-asks-<asks>`."""
    return Menu(str(ControlId(ControlAction.TOURNAMENT, tournament, path=path)), asks_text(asks, lang), entries)


def asks_text(name: str, lang: Words) -> str:
    """Return the placeholder of a menu."""
    return cut(lang.text(f"tournament-asks-{name}"), PLACEHOLDER)
