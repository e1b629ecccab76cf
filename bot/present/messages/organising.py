"""The organiser’s panel of a tournament: pending decisions, settings, and corrections."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.ids import ControlAction, ControlId
from bot.post import Block, Button, Buttons, Entry, Form, Input, Menu, Picker, Post, Style, Text
from bot.present.speech import (
    ENTRY,
    FORM_TEXT,
    LABEL,
    MENU,
    RESTING,
    TEXT,
    clean,
    cut,
    fit,
    rows,
    safe,
    sentence,
    small,
)
from bot.store.protocol.people import Stored
from bot.tables.matches import Waiting, spec_of
from games.core import Refusal, say
from locales import Words
from tournaments import TITLE_MOST, FormatName, Match, Phase, Round, Tournament, too_few

from .tournament_settings import TITLE, duration, number_lines, settings_blocks
from .tournaments import (
    SURE,
    Ask,
    against,
    asks_text,
    head_lines,
    match_line,
    people_line,
    phase_line,
    tournament_button,
    tournament_menu,
)

EXTENSIONS = (900, 3600, 6 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)
"""Seconds by which the organiser can extend a deadline."""
OF_ROUND = frozenset({Ask.CLOSE, Ask.PAIR, Ask.END})
"""What a press may do only while the round that the panel shows is still the current one."""
PAGE = "page"
"""Prefix of the value of an entry that leads to another page of a long menu; its number follows."""
DRAWN, SURVIVED, LOST, NOBODY, ABSENT = "drawn", "survived", "lost", "nobody", "x"
"""Words for results; a seat's number follows the last one."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen in a menu of the organiser's panel, for which another menu offers details.

    Attributes:
        setting: the name of a setting.
        round, number: round and number of a table; 0 for none.
        word: the seats chosen so far for first place, second place and so on at that table.
        entrant: a participant.
        results, people: current pages of the menus of tables and people.
        closes: whether the round is to be closed, which is confirmed first.
    """

    setting: str = ""
    round: int = 0
    number: int = 0
    word: str = ""
    entrant: int | None = None
    results: int = 0
    people: int = 0
    closes: bool = False


def organiser_post(stored: Stored, waiting: Sequence[Waiting], lang: Words, chosen: Chosen | None = None) -> Post:
    """Return the organiser's panel: pending decisions, settings, and everything that can be corrected.

    Args:
        stored: the tournament.
        waiting: the undecided games.
        lang: the organiser's language.
        chosen: the setting, result or person chosen in a menu before.
    """
    t, chosen = stored.tournament, chosen or Chosen()
    lines = [*head_lines(t, lang), phase_line(t, lang)]
    if not t.rounds:
        lines += [*([people_line(t, lang)] if t.active else []), *number_lines(t, lang)]
        lines += [sentence(lang, why)] if (why := too_few(t)) is not None and t.phase is not Phase.OVER else []
    lines += [_waiting_line(t, one, lang) for one in waiting]
    closes = chosen.closes and t.round is not None and bool(t.round.open_matches)
    if closes and t.round is not None:
        lines.append(lang.text("tournament-close-sure", round=t.round.number, how=str(t.settings.late)))
    lines.append(small(lang.text("tournament-panel-follows")))
    blocks: list[Block] = [Text(fit(lines, TEXT, "…"))]
    if t.phase in {Phase.ENROLMENT, Phase.CHECK_IN}:
        blocks += settings_blocks(stored, lang, chosen.setting)
        blocks.append(_picker(stored.id, (Ask.ADD,), "add", lang))
    if t.round is not None:
        blocks += _result_menus(stored, lang, chosen)
    if t.active and t.phase is not Phase.OVER:
        blocks += _person_blocks(stored, lang, chosen)
        blocks.append(_extend_menu(stored, lang))
        blocks.append(_picker(stored.id, (Ask.PASS_ON,), "pass-on", lang))
    blocks += rows(_organiser_buttons(stored, lang, closes=closes))
    return Post(tuple(blocks), RESTING)


def reason_form(tournament: str, path: Sequence[str], lang: Words) -> Form:
    """Return a form for a reason that everyone can read; its title says what sending it does."""
    control = ControlId(ControlAction.TOURNAMENT, tournament, path=tuple(path))
    title, label = lang.text("tournament-reason-title", ask=path[0]), lang.text("tournament-reason-label")
    return Form(str(control), cut(title, FORM_TEXT), (Input(cut(label, FORM_TEXT)),))


def title_form(tournament: str, lang: Words) -> Form:
    """Return a form for the title."""
    control = ControlId(ControlAction.TOURNAMENT, tournament, path=(Ask.SET, TITLE))
    label = cut(lang.text("tournament-set-title"), FORM_TEXT)
    return Form(str(control), label, (Input(label, most=TITLE_MOST),))


def _waiting_line(t: Tournament, one: Waiting, lang: Words) -> str:
    tables = {one.match.table: one.table} if one.table is not None else {}
    line = match_line(t, one.match, tables, lang)
    if one.trouble:
        return lang.text("tournament-waits-trouble", line=line, why=one.trouble)
    if one.is_stuck or not one.asks:
        return line
    names = lang.enumerate([safe(lang, name) for name in one.asks])
    return lang.text("tournament-waits-for", line=line, names=names, count=len(one.asks))


def _organiser_buttons(stored: Stored, lang: Words, *, closes: bool) -> list[Button]:
    """Return the buttons; those whose meaning changes with the round name the round that the panel shows.

    A tournament begins once enough people are present, and before that only a set start can be adjourned.
    """
    t = stored.tournament
    shown = str(len(t.rounds))
    asks: list[Ask] = []
    if t.phase is Phase.ENROLMENT and t.active:
        asks += [Ask.OPEN_CHECK_IN]
    if t.phase in {Phase.ENROLMENT, Phase.CHECK_IN}:
        asks += [Ask.BEGIN]
    if t.phase is Phase.PLAYING and t.round is not None:
        asks += [Ask.CLOSE] if t.round.open_matches else [Ask.PAIR]
    if t.phase is Phase.OVER:
        asks += [Ask.SEASON] if t.settings.format is FormatName.LEAGUE and t.rounds else []
    else:
        asks += [Ask.RESUME] if t.paused_at is not None else [Ask.PAUSE] if t.rounds or t.starts_at is not None else []
        asks += [Ask.END]
    styles: Mapping[Ask, Style] = {Ask.BEGIN: "success", Ask.PAIR: "success", Ask.SEASON: "success", Ask.END: "danger"}
    found = [
        tournament_button(stored.id, ask, lang, styles.get(ask, "secondary"), (shown,) if ask in OF_ROUND else ())
        for ask in asks
    ]
    if too_few(t) is not None:
        found = [_greyed(one) if ask is Ask.BEGIN else one for ask, one in zip(asks, found, strict=True)]
    if closes:
        sure = tournament_button(stored.id, Ask.CLOSE, lang, "danger", (shown, SURE))
        label = cut(lang.text("tournament-button-close-sure", round=len(t.rounds)), LABEL)
        found = [replace(sure, label=label), *found[1:]]
    refresh = tournament_button(stored.id, Ask.ORGANISE, lang)
    return [*found, replace(refresh, label=lang.text("tournament-button-refresh"))]


def _greyed(button: Button) -> Button:
    """Return a button that cannot be pressed yet."""
    return replace(button, style="secondary", disabled=True)


def _result_menus(stored: Stored, lang: Words, chosen: Chosen) -> Iterable[Block]:
    """Yield the menu of tables, those in play first, and the menu of results for the chosen one."""
    t = stored.tournament
    found = [(each, match) for each in reversed(t.rounds) for match in each.matches]
    found.sort(key=lambda one: one[1].result is not None)
    entries = [
        Entry(
            f"{each.number}.{match.number}", cut(_plain_match(t, each, match, lang), ENTRY),
            chosen=(each.number, match.number) == (chosen.round, chosen.number),
        )
        for each, match in found
    ]  # fmt: skip
    if not entries:
        return
    yield _long_menu(stored.id, (Ask.RESULT,), "result", entries, chosen.results, lang)
    match = t.rounds[chosen.round - 1].match(chosen.number) if chosen.round else None
    if match is None:
        return
    path = (Ask.RESULT, str(chosen.round), str(chosen.number), *([chosen.word] if chosen.word else []))
    asks = f"place-{len(chosen.word)}" if chosen.word else "outcome"
    yield tournament_menu(stored.id, path, asks, tuple(_outcomes(t, match, chosen.word, lang)), lang)


def _outcomes(t: Tournament, match: Match, word: str, lang: Words) -> Iterator[Entry]:
    """Yield the possible results of a game; with a `word`, the candidates for the next place."""
    spec = spec_of(t.settings.game)
    if spec is not None and spec.together:
        yield from (Entry(one, lang.text(f"tournament-outcome-{one}")) for one in (SURVIVED, LOST))
        return
    names = {str(seat): _name(t, one, lang) for seat, one in enumerate(match.seats)}
    which = "won" if len(names) == 2 else "place"
    for seat, name in names.items():
        if seat not in word:
            label = lang.text(f"tournament-outcome-{which}", name=name, place=len(word) + 1)
            yield Entry(seat, cut(label, ENTRY))
    if not word:
        for seat, name in names.items():
            if match.seats[int(seat)] is not None:
                yield Entry(f"{ABSENT}{seat}", cut(lang.text("tournament-outcome-absent", name=name), ENTRY))
        yield from (Entry(one, lang.text(f"tournament-outcome-{one}")) for one in (DRAWN, NOBODY))


@dataclass(frozen=True, slots=True)
class ChosenOutcome:
    """The result of a game as chosen by the organiser, by seat."""

    places: tuple[int, ...]
    forfeits: tuple[int, ...] = ()
    survived: bool = True


def outcome_of(match: Match, word: str) -> ChosenOutcome | None:
    """Return the result chosen in the organiser's menus; None while places are missing.

    Args:
        match: the table.
        word: the word for a whole result, or the seats from first place on.

    Raises:
        Refusal: the word is not a result.
    """
    count = len(match.seats)
    level = (1,) * count
    known = {
        DRAWN: ChosenOutcome(level),
        SURVIVED: ChosenOutcome(level),
        LOST: ChosenOutcome(level, survived=False),
        NOBODY: ChosenOutcome(level, tuple(range(count)), survived=False),
        **{f"{ABSENT}{seat}": ChosenOutcome(level, (seat,)) for seat in range(count)},
    }
    if word in known:
        return known[word]
    order = [int(letter) for letter in word if letter.isdecimal()]
    if len(order) != len(word) or not order or len({*order}) != len(order) or max(order) >= count:
        raise Refusal(say("bot-no-such-control"))
    if len(order) < count - 1:
        return None
    order += [seat for seat in range(count) if seat not in order]
    return ChosenOutcome(tuple(order.index(seat) + 1 for seat in range(count)))


def _long_menu(
    tournament: str, path: tuple[str, ...], asks: str, entries: Sequence[Entry], page: int, lang: Words
) -> Menu:
    """Return a menu of any number of entries; if there are too many, the last ones lead to other pages."""
    if len(entries) > MENU:
        room = MENU - 2
        page = min(page, (len(entries) - 1) // room)
        turns = [
            Entry(f"{PAGE}{other}", lang.text(f"tournament-page-{word}"))
            for word, other in (("before", page - 1), ("after", page + 1))
            if 0 <= other * room < len(entries)
        ]
        entries = [*entries[page * room : (page + 1) * room], *turns]
    return tournament_menu(tournament, path, asks, tuple(entries), lang)


def _person_blocks(stored: Stored, lang: Words, chosen: Chosen) -> Iterable[Block]:
    """Yield the menu of people, and what can be done about the chosen one."""
    t = stored.tournament
    entries = [
        Entry(str(one.number), cut(clean(lang, one.name), ENTRY), chosen=one.number == chosen.entrant)
        for one in t.active
    ]  # fmt: skip
    yield _long_menu(stored.id, (Ask.PERSON,), "person", entries, chosen.people, lang)
    if chosen.entrant is not None and t.entrants[chosen.entrant].is_in:
        number = str(chosen.entrant)
        control = ControlId(ControlAction.TOURNAMENT, stored.id, path=(Ask.EXCLUDE, number))
        label = lang.text("tournament-button-exclude", name=_name(t, chosen.entrant, lang))
        yield Buttons((Button(str(control), cut(label, LABEL), "danger"),))
        yield _picker(stored.id, (Ask.REPLACE, number), "replace", lang)


def _extend_menu(stored: Stored, lang: Words) -> Menu:
    entries = tuple(Entry(str(one), cut(duration("extend", one, lang), ENTRY)) for one in EXTENSIONS)
    return tournament_menu(stored.id, (Ask.EXTEND,), "extend", entries, lang)


def _picker(tournament: str, path: tuple[str, ...], asks: str, lang: Words) -> Picker:
    control = ControlId(ControlAction.TOURNAMENT, tournament, path=path)
    return Picker(str(control), asks_text(asks, lang), "people", least=1)


def _plain_match(t: Tournament, found: Round, match: Match, lang: Words) -> str:
    names = against([_name(t, one, lang) for one in match.seats], lang)
    return lang.text("tournament-result-of", round=found.number, table=match.number, names=names)


def _name(t: Tournament, one: int | None, lang: Words) -> str:
    return lang.text("tournament-computer") if one is None else clean(lang, t.entrants[one].name)
