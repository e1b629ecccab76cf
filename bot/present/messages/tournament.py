"""A tournament's message in its channel, and a person's own view of it."""

from collections.abc import Mapping, Sequence

from bot.model import Table
from bot.post import Block, Button, Picture, Post, Text
from bot.present.words.speech import OVER, PLAYING, RESTING, TEXT, fit, jump, rows
from bot.store.protocol.tournaments import Stored
from locales import Words
from tournaments import FormatName, Phase, Status, sections

from .standings import end_buttons, end_lines, points_text, standing_lines
from .tournament_settings import settings_line
from .tournaments import (
    Ask,
    deal_lines,
    head_lines,
    match_line,
    pairing_lines,
    people_line,
    phase_line,
    tournament_button,
)

SHOWN = 12
"""Maximum number of lines of the standings in the channel."""


def tournament_post(stored: Stored, tables: Mapping[str, Table], lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Return the tournament's message in its channel.

    Args:
        stored: the tournament.
        tables: its tables by their ids.
        lang: the tournament's language.
        pictures: the drawn standings, cross table or bracket.
    """
    t = stored.tournament
    lines = [*head_lines(t, lang), *settings_line(t.settings, lang), phase_line(t, lang)]
    if not t.rounds:
        lines.append(people_line(t, lang))
    lines += deal_lines(t, lang)
    blocks: list[Block] = [Text(fit(lines, TEXT, "…")), *pictures]
    if t.phase is Phase.OVER and t.rounds:
        blocks.append(Text(fit(end_lines(t, tables, lang), TEXT // 2, "…")))
    elif t.round is not None:
        blocks.append(Text(fit(pairing_lines(t, t.round, tables, lang), TEXT // 2, "…")))
    if t.rounds and not pictures:
        blocks.append(Text(fit(list(standing_lines(t, lang, SHOWN)), TEXT // 2, "…")))
    blocks += rows(_public_buttons(stored, lang))
    if t.phase is Phase.OVER and t.rounds:
        blocks += rows(end_buttons(stored, tables, lang))
    return Post(tuple(blocks), OVER if t.phase is Phase.OVER else PLAYING)


def own_post(stored: Stored, tables: Mapping[str, Table], person: int, lang: Words) -> Post:
    """Return a person's next game in a tournament, with a link to its table."""
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
            if match.result is None and (table := tables.get(match.table)) is not None:
                lines.append(lang.text("tournament-mine-link", link=jump(table)))
        elif t.round is not None and mine.number in t.round.byes:
            lines.append(lang.text("tournament-mine-bye", round=t.round.number))
        ranked = ((section, row) for section in sections(t) for row in section.rows if row.entrant == mine.number)
        for section, row in ranked if t.rounds else ():
            lines.append(
                lang.text(
                    "tournament-mine-rank", rank=row.rank, points=points_text(row.points, lang),
                    status=str(mine.status), kind=section.kind or "all", number=section.number,
                )
            )  # fmt: skip
    return Post((Text("\n".join(lines)), *rows(_own_buttons(stored, person, lang))), RESTING)


def _public_buttons(stored: Stored, lang: Words) -> list[Button]:
    t = stored.tournament
    league = t.settings.format is FormatName.LEAGUE
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
    league = t.settings.format is FormatName.LEAGUE  # people may join or leave at any time, for the next season
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
