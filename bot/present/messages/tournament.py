"""A tournament's message in its channel, its standings as lines and as a file, and a person's own view of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Block, Button, Buttons, Document, Picture, Post, Style, Text
from bot.present.speech import LABEL, OVER, PLAYING, RESTING, TEXT, clean, cut, fit, jump, rows, safe, small
from bot.store.protocol.people import Stored
from locales import Words
from tournaments import (
    Column,
    FormatName,
    Match,
    Phase,
    Section,
    Slot,
    Status,
    Tournament,
    came_out,
    columns_drawn,
    columns_of,
    sections,
)
from tournaments.pictures.marks import points_text

from .tournament_settings import proposal_lines, settings_line, tie_break_line
from .tournaments import (
    SURE,
    Ask,
    against,
    bye_state,
    deal_lines,
    deciding_columns,
    figure,
    figures,
    head_lines,
    match_line,
    pairing_lines,
    people_line,
    phase_line,
    title_of,
    tournament_button,
    value_in,
)

SHOWN = 12
"""Maximum number of lines of the standings in the channel."""
PICTURES_MOST = 10
"""Maximum number of pictures of the standings; with as many, they may lack people."""
_TOLD, _SPARE = 600, 60
"""Characters from which the results of a round are worth telling; and those reserved for headings."""


def tournament_post(stored: Stored, tables: Mapping[str, Table], lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Return the tournament's message in its channel.

    Args:
        stored: the tournament.
        tables: its tables by their ids.
        lang: the tournament's language.
        pictures: the drawn standings, cross table or bracket.
    """
    t = stored.tournament
    lines = [*head_lines(t, lang), *settings_line(t.settings, lang, has_begun=bool(t.rounds)), phase_line(t, lang)]
    if not t.rounds:
        lines += [people_line(t, lang), *proposal_lines(t, lang)]
    lines += deal_lines(t, lang)
    blocks: list[Block] = [Text(fit(lines, TEXT, "…")), *pictures]
    if t.phase is Phase.OVER and t.rounds:
        blocks.append(Text(fit(end_lines(t, tables, lang), TEXT // 2, "…")))
    elif t.round is not None:
        blocks.append(Text(fit(pairing_lines(t, t.round, tables, lang), TEXT // 2, "…")))
    if t.rounds and not pictures:
        blocks.append(Text(fit(list(standing_lines(t, lang, SHOWN)), TEXT // 2, "…")))
    if t.rounds:
        blocks.append(Text(tie_break_line(t, lang)))
    blocks += rows(_public_buttons(stored, lang))
    if t.phase is Phase.OVER and t.rounds:
        blocks += rows(end_buttons(stored, tables, lang))
    return Post(tuple(blocks), OVER if t.phase is Phase.OVER else PLAYING)


def round_post(stored: Stored, tables: Mapping[str, Table], number: int, lang: Words) -> Post:
    """Return what opens a round: the results of the last one, the standings after it, and the pairings.

    It mentions the players of the new round.
    """
    t = stored.tournament
    found = t.rounds[number - 1]
    people = {one for match in found.matches for one in match.entrants}
    mentions = tuple(person for one in sorted(people) if (person := t.entrants[one].person) is not None and person > 0)
    title = lang.text("tournament-round-begins", title=safe(lang, title_of(t, lang)), round=number)
    again = number > 1 and all(
        match.slot is Slot.FINAL for one in t.rounds[number - 2 : number] for match in one.matches
    )
    lines = [
        *([lang.text("tournament-final-again")] if again else []),
        *pairing_lines(t, found, tables, lang, with_mentions=True),
    ]
    pairings = fit(lines, TEXT - len(title) - _SPARE, "…")
    told = [f"### {title}"]
    if (room := TEXT - len(title) - len(pairings) - _SPARE) > _TOLD and number > 1:
        before = replace(t, rounds=t.rounds[: number - 1])
        results = [
            lang.text("tournament-results", round=number - 1),
            *pairing_lines(t, before.rounds[-1], tables, lang),
        ]
        stands = [lang.text("tournament-stands", round=number - 1), *standing_lines(before, lang, SHOWN)]
        told += [fit(results, room // 2, "…"), fit(stands, room // 2, "…"), lang.text("tournament-pairings")]
    button = Buttons((tournament_button(stored.id, Ask.MINE, lang, "primary"),))
    return Post((Text("\n".join([*told, pairings])), button), PLAYING, mentions)


def own_post(stored: Stored, tables: Mapping[str, Table], person: int, lang: Words, *, leaves: bool = False) -> Post:
    """Return a person's next game in a tournament, with a link to its table; if they are about to leave, a question."""
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
            state = bye_state(t, t.round)
            lines.append(lang.text("tournament-mine-bye", round=t.round.number, state=state))
        ranked = ((section, row) for section in sections(t) for row in section.rows if row.entrant == mine.number)
        has_begun = any(match.result is not None for found in t.rounds for match in found.matches)
        for section, row in ranked if has_begun or (t.rounds and not mine.is_in) else ():
            lines.append(
                lang.text(
                    "tournament-mine-rank", rank=row.rank, points=points_text(row.points),
                    status=str(mine.status), kind=section.kind or "all", number=section.number,
                )
            )  # fmt: skip
    buttons = _own_buttons(stored, person, lang)
    if leaves and mine is not None and mine.is_in:
        state = "before" if not t.rounds else "league" if t.settings.format is FormatName.LEAGUE else "playing"
        lines.append(lang.text("tournament-leave-sure", state=state))
        sure = tournament_button(stored.id, Ask.WITHDRAW, lang, "danger", (SURE,))
        stay = replace(tournament_button(stored.id, Ask.MINE, lang), label=lang.text("tournament-button-stay"))
        buttons = [replace(sure, label=lang.text("tournament-button-leave-sure")), stay]
    return Post((Text("\n".join(lines)), *rows(buttons)), RESTING)


def _public_buttons(stored: Stored, lang: Words) -> list[Button]:
    t = stored.tournament
    league = t.settings.format is FormatName.LEAGUE
    buttons = []
    if t.phase in {Phase.ENROLMENT, Phase.CHECK_IN} or league:
        buttons.append(_enrol_button(stored, lang, "secondary"))  # many readers have enrolled already
    if t.phase is Phase.CHECK_IN:
        buttons.append(tournament_button(stored.id, Ask.CHECK_IN, lang))
    if t.phase is not Phase.OVER:
        buttons.append(tournament_button(stored.id, Ask.MINE, lang))
    if t.rounds:
        buttons.append(tournament_button(stored.id, Ask.STANDINGS, lang))
    return [*buttons, tournament_button(stored.id, Ask.ORGANISE, lang)]


def _enrol_button(stored: Stored, lang: Words, style: Style) -> Button:
    """Return the button to enrol; once a league plays, it is for the next season, and most have no need of it."""
    if not stored.tournament.rounds:
        return tournament_button(stored.id, Ask.ENROL, lang, style)
    label = lang.text("tournament-button-enrol-next")
    return replace(tournament_button(stored.id, Ask.ENROL, lang), label=label)


def _own_buttons(stored: Stored, person: int, lang: Words) -> list[Button]:
    t = stored.tournament
    mine = t.entrant_of(person)
    league = t.settings.format is FormatName.LEAGUE  # people may join or leave at any time, for the next season
    is_in, is_before = mine is not None and mine.is_in, t.phase in {Phase.ENROLMENT, Phase.CHECK_IN}
    buttons = []
    if not is_in and (is_before or league):
        buttons.append(_enrol_button(stored, lang, "success"))
    if mine is not None and mine.status is Status.ENROLLED and t.phase is Phase.CHECK_IN:
        buttons.append(tournament_button(stored.id, Ask.CHECK_IN, lang, "primary"))
    if t.rounds:
        buttons.append(tournament_button(stored.id, Ask.STANDINGS, lang))
    if is_in and (t.phase is not Phase.OVER or league):
        buttons.append(tournament_button(stored.id, Ask.WITHDRAW, lang))
    return buttons


_PLAYED = {"won", "survived", "drawn"}
"""How a game came out that tells who came first."""
PODIUM, DECIDING = 3, 3
"""Number of places on the podium, and maximum number of deciding games."""


def standings_post(stored: Stored, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Return the full standings, and what their figures mean."""
    t = stored.tournament
    has_all = 0 < len(pictures) < PICTURES_MOST
    title = f"### {safe(lang, title_of(t, lang))}"
    lines = [] if has_all else [title, *standing_lines(t, lang, len(t.entrants))]
    helps = [
        small(lang.text("tournament-column-explained", name=lang.text(f"tournament-column-{column}"),
                        text=_explained(t, column, lang)))
        for column in _columns_shown(t, is_drawn=bool(pictures))
    ]  # fmt: skip
    room = TEXT - sum(len(line) + 1 for line in helps)
    text = Text("\n".join([fit(lines, room, lang.text("tournament-rows-rest")), *helps]))
    return Post((*pictures, text, *rows([tournament_button(stored.id, Ask.FILE, lang)])), RESTING)


def _explained(t: Tournament, column: Column, lang: Words) -> str:
    """Return what a column counts: of points, nothing about larger tables if there are none."""
    pairs = f"tournament-column-{column}.pairs"
    return lang.text(pairs if t.settings.seats == 2 and lang.has(pairs) else f"tournament-column-{column}.help")


def _columns_shown(t: Tournament, *, is_drawn: bool) -> list[Column]:
    """Return the columns of which the standings show figures: in the lines and, if there are any, in the pictures."""
    shown = {*(columns_drawn(t) if is_drawn else columns_of(t)[:1])}
    for section in sections(t):
        shown.update(column for row in section.rows for column in deciding_columns(t, row, section.rows))
    return [column for column in columns_of(t) if column in shown]


def standing_lines(t: Tournament, lang: Words, most: int) -> Iterator[str]:
    """Yield the standings as lines, for each section as many people as fit.

    Each has the figure that counts first and, of those who are level in it, the tie-breaks that tell them apart.

    Args:
        t: the tournament.
        lang: the reader's language.
        most: the maximum number of people in all sections.
    """
    found = sections(t)
    for section in found:
        if section.kind and section.rows:
            yield f"**{section_title(section, lang)}**"
        for row in section.rows[: max(most // len(found), 1)]:
            name, values = safe(lang, t.entrants[row.entrant].name), figures(t, row, section.rows, lang)
            yield lang.text("tournament-row", rank=row.rank, name=name, values=values)
        if (left := len(section.rows) - max(most // len(found), 1)) > 0:
            yield small(lang.text("tournament-rows-more", count=left))


def section_title(section: Section, lang: Words) -> str:
    """Return the name of a division or a group."""
    return lang.text("tournament-section", kind=section.kind, number=section.number)


def standings_alt(t: Tournament, section: Section, page: Sequence[int], lang: Words) -> str:
    """Return the description of a picture of the standings: people's places and points."""
    shown = section.rows[page[0] : page[-1] + 1]
    listed = [
        lang.text("tournament-alt-row", rank=row.rank, name=clean(lang, t.entrants[row.entrant].name),
                  points=figure(t, columns_of(t)[0], row, lang))
        for row in shown
    ]  # fmt: skip
    title = section_title(section, lang) if section.kind else title_of(t, lang)
    return lang.text("tournament-alt-standings", title=title, people=lang.enumerate(listed))


def end_lines(t: Tournament, tables: Mapping[str, Table], lang: Words) -> list[str]:
    """Return the podium (in a league, of the first division, with the other winners), and the last round's results.

    The games that decided the tournament come first.
    """
    lines = []
    for section in sections(t):
        best = [row for row in section.rows if row.rank <= (PODIUM if section.number == 1 else 1)][: 2 * PODIUM]
        named = [(row, safe(lang, t.entrants[row.entrant].name)) for row in best]
        if section.kind:
            lines.append(f"**{section_title(section, lang)}**")
        elif t.is_complete:
            won = [name for row, name in named if row.rank == 1]
            lines.append(f"**{lang.text('tournament-winner', names=lang.enumerate(won), count=len(won))}**")
        lines += [
            lang.text("tournament-podium", rank=row.rank, name=name, points=figures(t, row, section.rows, lang))
            for row, name in named
        ]
    found, last = deciding(t, tables), t.rounds[-1].matches
    heading = lang.text("tournament-deciding", count=len(found))
    told = [heading, *(match_line(t, match, tables, lang) for match in found)] if found else []
    if rest := [match for match in last if match.result is not None and match not in found]:
        heading = "tournament-results" if len(rest) == len(last) else "tournament-results-others"
        told.append(lang.text(heading, round=len(t.rounds)))
        told += [match_line(t, match, tables, lang) for match in rest]
    return [*lines, *told]


def deciding(t: Tournament, tables: Mapping[str, Table]) -> list[Match]:
    """Return the last games with a result of those who came first, at most `DECIDING`; maybe none."""
    first = {row.entrant for row in sections(t)[0].rows if row.rank == 1}
    for found in reversed(t.rounds):
        played = [one for one in found.matches if one.result is not None and came_out(one.result) in _PLAYED]
        if games := [match for match in played if first & {*match.entrants} and match.table in tables]:
            return games[:DECIDING]
    return []


def end_buttons(stored: Stored, tables: Mapping[str, Table], lang: Words) -> list[Button]:
    """Return buttons for the replays of the deciding games, and for the standings as a file."""
    t = stored.tournament
    replays = []
    for match in deciding(t, tables):
        names = [clean(lang, t.entrants[one].name) for one in match.entrants]
        label = lang.text("tournament-button-replay", names=against(names, lang))
        replays.append(Button(str(ControlId(ControlAction.REPLAY, match.table)), cut(label, LABEL)))
    return [*replays, tournament_button(stored.id, Ask.FILE, lang)]


def file_post(stored: Stored, lang: Words) -> Post:
    """Return the standings as a CSV file."""
    t = stored.tournament
    columns, found = columns_of(t), sections(t)
    head = [lang.text("tournament-file-rank"), lang.text("tournament-file-name")]
    head += [lang.text(f"tournament-column-{column}") for column in columns]
    if found[0].kind:
        head.insert(0, lang.text("tournament-file-section", kind=found[0].kind))
    lines = [head]
    for section in found:
        for row in section.rows:
            cells = [str(row.rank), t.entrants[row.entrant].name]
            cells += [value_in(column, row.values, lang) for column in columns]
            lines.append([str(section.number), *cells] if section.kind else cells)
    text = "\r\n".join(";".join(_cell(cell) for cell in line) for line in lines)
    data = ("\ufeff" + text + "\r\n").encode()
    return Post((Text(lang.text("tournament-file")), Document(f"tournament-{stored.id}.csv", data)), RESTING)


def _cell(text: str) -> str:
    """Return a cell of a CSV file, protected from being interpreted as a formula."""
    text = f"'{text}" if text[:1] in {"=", "+", "-", "@"} else text
    return '"' + text.replace('"', '""') + '"'
