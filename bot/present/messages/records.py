"""Leaderboards, people's results and achievements, a server's records, and the monthly digest."""

from collections.abc import Iterator, Sequence

from bot.ids import ControlAction, ControlId
from bot.post import Block, Button, Buttons, Entry, Menu, Picker, Picture, Post, Text
from bot.present.speech import (
    ENTRY,
    FACT,
    OVER,
    PLACEHOLDER,
    RESTING,
    TEXT,
    cut,
    escape,
    fit,
    jump,
    safe,
    small,
)
from bot.profile import ServerSettings, local_time
from bot.tables.ratings import SETTLED, Leaderboard, PastGame, PersonalRecord, Tally
from bot.tables.records import DIGEST_HOUR, Digest, Found, Holder
from games.career import LOST, OTHER, SHARED, WON, Career, Row, career_panel
from games.core import Panel, format_points
from games.registry import GAMES
from locales import Speaker, Words

from . import achievement_name, achievement_with_how, goals_left
from .rules import easiest_first

ALL, STANDINGS, PAGE = "all", "standings", "page"
"""Paths of controls: the records of all games, back to the standings, and back to a person's page."""
DIGEST, CHANNEL, ZONE, BACK = "digest", "channel", "zone", "panel"
"""Paths of a server's controls: the panel of its digest, its settings, and the way back."""
RECORDS, NAMES, LISTED = 12, 6, 5
"""The maximum number of records in a digest, of names per record, and of a person's latest games that are listed."""
MARK = "."
"""Separates what is to be seen of a finished game from its table, in the values of a menu."""
_WAYS = {"won": WON, "drawn": SHARED, "placed": OTHER}
"""How the ways in which a game can end are drawn; all others as lost."""


def records_post(game: str, best: Sequence[Holder], lang: Words) -> Post:
    """Return the records of a server.

    Args:
        game: the id of a game, or `ALL`.
        best: the records in display order.
        lang: the reader's language.
    """
    title = lang.text("bot-records-all") if game == ALL else lang.text("bot-records-title", game=_title(game, lang))
    lines = [title, *(_record(one, lang, is_named=game == ALL) for one in best)]
    if not best:
        lines.append(lang.text("bot-records-none"))
    lines.append(small(lang.text("bot-records-how")))
    entries = [Entry(ALL, lang.text("bot-records-entry"), chosen=game == ALL)]
    entries += [Entry(one, cut(_title(one, lang), ENTRY), chosen=game == one) for one in _games()]
    blocks: list[Block] = [
        Text(fit(lines, TEXT - 200, "…")),
        _menu(ControlId(ControlAction.RECORDS), "bot-records-asks", entries, lang),
    ]
    if game != ALL:
        back = ControlId(ControlAction.RECORDS, path=(STANDINGS, game))
        blocks.append(Buttons((Button(str(back), lang.text("bot-button-standings")),)))
    return Post(tuple(blocks), OVER if best else RESTING)


def found_lines(found: Found, lang: Words) -> list[str]:
    """Return a person's achievements, game by game, for their page of results."""
    if not found.is_own and not found.is_shown:
        return ["", small(lang.text("bot-achieved-private", name=safe(lang, found.name)))]
    lines = ["", lang.text("bot-achieved-head")]
    for game in (one for one in _games() if one in found.ids):
        won = [id_ for id_ in GAMES[game].achievements if id_ in found.ids[game]]
        names = FACT.join(achievement_name(game, id_, lang) for id_ in won)
        many, count = len(GAMES[game].achievements), len(found.ids[game])
        lines.append(lang.text("bot-achieved-game", game=_title(game, lang), count=count, most=many, names=names))
    if not found.ids:
        lines.append(lang.text("bot-achieved-nothing"))
    if found.is_own and not found.is_shown:
        lines.append(small(lang.text("bot-achieved-only-you")))
    return lines


def found_menu(found: Found, lang: Words, game: str = "") -> tuple[Menu, ...]:
    """Return the menu of games for which a reader can see a person's achievements.

    Readers other than that person only see games with achievements.
    """
    if not found.is_own and not found.is_shown:
        return ()
    entries = [
        Entry(one, cut(lang.text("bot-achieved-entry", game=_title(one, lang), count=len(found.ids.get(one, ())),
                                 most=len(GAMES[one].achievements)), ENTRY), chosen=one == game)
        for one in _games()
        if GAMES[one].achievements and (found.is_own or one in found.ids)
    ]  # fmt: skip
    which = ControlId(ControlAction.ACHIEVED, path=(str(found.person),))
    return (_menu(which, "bot-achieved-asks", entries, lang),) if entries else ()


def found_post(found: Found, game: str, lang: Words) -> Post:
    """Return a person's achievements in one game, also those still to be found if they look themselves."""
    ids = set(found.ids.get(game, ())) if found.is_own or found.is_shown else set()
    known = GAMES[game].achievements
    title = lang.text("bot-achieved-title", game=_title(game, lang), name=safe(lang, found.name))
    lines = [title, *(achievement_with_how(game, id_, lang) for id_ in known if id_ in ids)]
    if not ids:
        lines.append(lang.text("bot-achieved-nothing"))
    if found.is_own and (hidden := goals_left(found, game, lang)):
        lines += ["", lang.text("bot-achieved-hidden"), *hidden]
    page = ControlId(ControlAction.ACHIEVED, path=(str(found.person), PAGE))
    back = Buttons((Button(str(page), lang.text("bot-button-person")),))
    text = Text(fit(lines, TEXT - 200, "…"))
    return Post((text, *found_menu(found, lang, game), back), OVER if ids else RESTING)


def digest_post(digest: Digest, lang: Words) -> Post:
    """Return the digest of a month on a server, for everybody, without mentions."""
    month = digest.month
    lines = [lang.text("bot-digest-title", month=month.month, year=str(month.year))]
    lines += [
        lang.text("bot-digest-game", game=_title(game, lang), count=n) for game, n in digest.games if game in GAMES
    ]
    parts = {
        "winners": [lang.text("bot-digest-winner", name=safe(lang, name), count=n) for name, n in digest.winners],
        "records": [_record(one, lang, is_named=True) for one in digest.records[:RECORDS]],
        "achievements": [
            lang.text("bot-digest-achieved", name=safe(lang, name), game=_title(game, lang), what=what)
            for name, game, id_ in digest.achieved
            for what in [achievement_name(game, id_, lang)]
        ],
        "tournaments": [
            lang.text("bot-digest-tournament", title=safe(lang, title), game=_title(game, lang))
            for title, game in digest.tournaments
        ],
    }
    for part, found in parts.items():
        lines += ["", lang.text(f"bot-digest-{part}"), *found] if found else []
    return Post((Text(fit(lines, TEXT, "…")),), OVER)


def digest_line(settings: ServerSettings, lang: Words) -> str:
    """Return the line about the digest in a server's settings."""
    by = "channel" if settings.digest_channel is not None else "trouble" if settings.digest_trouble else "none"
    return lang.text("bot-settings-server-digest", by=by, channel=f"<#{settings.digest_channel}>")


def digest_settings_post(settings: ServerSettings, lang: Words, now: float) -> Post:
    """Return the panel of a server's digest.

    Args:
        settings: the current settings.
        lang: the reader's language.
        now: the Unix time in seconds.
    """
    lines = [lang.text("bot-settings-digest-title")]
    if settings.digest_trouble:
        lines.append(lang.text("bot-settings-digest-trouble", why=settings.digest_trouble))
    if settings.digest_channel is None:
        lines.append(lang.text("bot-settings-digest-off"))
    else:
        where, at = f"<#{settings.digest_channel}>", local_time(now, settings.zone)
        there = {"zone": escape(settings.zone.replace("_", " ")), "hours": str(at.hour), "minutes": f"{at:%M}"}
        lines.append(lang.text("bot-settings-digest-on", channel=where, hour=DIGEST_HOUR, **there))
    lines.append(small(lang.text("bot-settings-digest-how")))
    chosen = () if settings.digest_channel is None else (settings.digest_channel,)
    asks = cut(lang.text("bot-settings-digest-channel-asks"), PLACEHOLDER)
    buttons = (
        Button(_server((DIGEST, ZONE)), lang.text("bot-button-zone")),
        Button(_server((BACK,)), lang.text("bot-button-puzzle-back")),
    )
    picker = Picker(_server((DIGEST, CHANNEL)), asks, "channels", chosen)
    return Post((Text("\n".join(lines)), picker, Buttons(buttons)), RESTING)


def _server(path: tuple[str, ...]) -> str:
    return str(ControlId(ControlAction.SERVER, path=path))


def _menu(which: ControlId, asks: str, entries: Sequence[Entry], lang: Words) -> Menu:
    return Menu(str(which), cut(lang.text(asks), PLACEHOLDER), tuple(entries))


def _games() -> Iterator[str]:
    return (game.id for game in easiest_first(GAMES.values()))


def _title(game: str, lang: Words) -> str:
    return lang.text(f"{game}-title")


def _record(one: Holder, lang: Words, *, is_named: bool) -> str:
    """Return a record with its holders, its date, and a link to its table.

    Args:
        one: the record.
        lang: the reader's language.
        is_named: whether to name its game.
    """
    names = [safe(lang, name) for name in one.names[:NAMES]]
    value = lang.text(f"bot-record-{one.kind}", n=one.value)
    at = f"<t:{round(one.at)}:d>"
    line = lang.text("bot-record-line-of" if is_named else "bot-record-line", record=value,
                     game=_title(one.game, lang), names=lang.enumerate(names), at=at)  # fmt: skip
    return line if one.table is None else f"{line} · {lang.text('bot-record-way', link=jump(one.table))}"


SHOWN = 15
"""Maximum number of lines of a leaderboard."""


def leaderboard_post(board: Leaderboard, lang: Words) -> Post:
    """Return the best players of a game on this server."""
    title = lang.text("bot-leaderboard-title", game=_title(board.game, lang))
    if not board.people and not board.computers:
        return Post((Text(f"{title}\n{lang.text('bot-leaderboard-none')}"),), RESTING)
    lines = [title]
    for place, line in enumerate(board.people[:SHOWN], start=1):
        lines.append(
            lang.text("bot-leaderboard-line", place=place, name=safe(lang, line.name), tally=_own(line.tally, lang))
        )
    if board.computers:
        lines += ["", lang.text("bot-leaderboard-computers")]
        levels = [(lang.text("bot-leaderboard-level", level=line.name), line.tally) for line in board.computers]
        lines += [lang.text("bot-leaderboard-computer", name=name, tally=_tally(of, lang)) for name, of in levels]
    lines += ["", small(lang.text("bot-leaderboard-how", games=SETTLED))]
    records = Button(str(ControlId(ControlAction.RECORDS, path=(board.game,))), lang.text("bot-button-records"))
    return Post((Text(fit(lines, TEXT, "…")), Buttons((records,))), OVER)


def career_panels(record: PersonalRecord) -> tuple[Panel, ...]:
    """Return the picture of a person's results; none if no game of theirs may be shown."""
    played = sorted((game for game in record.tallies if game in GAMES), key=lambda one: -record.tallies[one].played)
    past, rows = record.latest[::-1], list[Row]()
    for game in played:
        tally, course = record.tallies[game], [one.rating for one in past if one.game == game]
        ratings = tuple(rating for rating in course if rating is not None)
        rows.append(Row(game, tally.played, tally.won, tally.drawn, tally.rating, ratings))
    shown = Career(tuple(rows), tuple((one.game, _WAYS.get(one.way, LOST)) for one in past))
    return (career_panel(shown),) if past and rows else ()


def record_post(record: PersonalRecord, found: Found, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Return a person's results on this server, their latest games and their achievements.

    Args:
        record: their results.
        found: their achievements, as far as the reader may know them.
        lang: the reader's language.
        pictures: the drawn results.
    """
    name = safe(lang, record.name)
    head = lang.text("bot-leaderboard-person", name=name)
    if not record.tallies:
        new = "bot-leaderboard-new" if found.is_own else "bot-leaderboard-nothing"
        return Post((Text("\n".join((head, lang.text(new, name=name), *_besides(record, lang)))),), RESTING)
    lines = [
        lang.text("bot-leaderboard-game", game=_title(game, lang), tally=totals)
        for game, tally in record.tallies.items()
        if (totals := _tally(tally, lang, is_kind=True, is_drawn=bool(pictures)))
    ]
    lines += _besides(record, lang)
    if record.against is not None:
        first, second, level = record.against
        lines += ["", lang.text("bot-leaderboard-against", name=name, theirs=first, yours=second, level=level)]
    lines += [*found_lines(found, lang), *_next(found, [one for one in _games() if one in record.tallies], lang)]
    games = [*enumerate(record.latest[:LISTED], start=1)]
    lines += ["", lang.text("bot-leaderboard-latest"), *(_past(n, one, lang) for n, one in games)] if games else []
    is_rated = any(one.rating for one in record.tallies.values())
    lines += ["", small(lang.text("bot-leaderboard-scale"))] if is_rated else []
    entries = [
        Entry(f"{ask}{MARK}{one.table.id}", cut(lang.text(f"bot-leaderboard-{ask}", n=n, game=title), ENTRY))
        for ask in (ControlAction.REPLAY, ControlAction.REVIEW)[: 1 + found.is_own]
        for n, one in games
        for title in [_title(one.game, lang)]
        if one.table is not None
    ]
    menus = [_menu(ControlId(ControlAction.PAST), "bot-leaderboard-asks", entries, lang)] if entries else []
    told = Text(fit(lines, TEXT - 200 - len(head), "…"))
    return Post((Text(head), *pictures, told, *menus, *found_menu(found, lang)), OVER)


def _next(found: Found, games: Sequence[str], lang: Words) -> Iterator[str]:
    """Yield, on a person's own page, the nearest achievement that they still lack in each of some games."""
    for game in games if found.is_own else ():
        for what in goals_left(found, game, lang)[:1]:
            yield lang.text("bot-achieved-next", game=_title(game, lang), what=what)


def _besides(record: PersonalRecord, lang: Words) -> list[str]:
    """Return the lines on tournaments won and on puzzles solved; without those that would count nothing."""
    puzzles = [(_title(game, lang), *record.puzzles[game]) for game in _games() if game in record.puzzles]
    of_each = [lang.text("bot-leaderboard-puzzle", game=title, solved=n, tried=most) for title, n, most in puzzles]
    cups = [lang.text("bot-leaderboard-cups", cups=record.cups)] if record.cups else []
    return [*cups, *([lang.text("bot-leaderboard-puzzles", list=FACT.join(of_each))] if of_each else [])]


def _past(n: int, one: PastGame, lang: Words) -> str:
    """Return a line on a game: when, which, how it ended, against whom, the points, and where it can be seen."""
    line = lang.text(
        "bot-leaderboard-past",
        n=n,
        at=f"<t:{round(one.at)}:d>",
        game=_title(one.game, lang),
        way=one.way,
        place=one.place,
        known=int(one.when is not None),
        when="" if one.when is None else Speaker(lang, one.game, ())(one.when),
        names=lang.enumerate([safe(lang, name) for name in one.others]),
        others=len(one.others),
    )
    points = [" – ".join(map(format_points, one.points))] if one.points else []
    way = [lang.text("bot-record-way", link=jump(one.table))] if one.table is not None else []
    return FACT.join((line, *points, *way))


def _own(tally: Tally, lang: Words) -> str:
    """Return a person's totals, with whether they have no rating yet."""
    none_yet = [lang.text("bot-leaderboard-none-yet")] if tally.rating is None else []
    return FACT.join([_tally(tally, lang), *none_yet])


def _tally(tally: Tally, lang: Words, *, is_kind: bool = False, is_drawn: bool = False) -> str:
    """Return games, victories, the best score and the rating unless it is drawn; to be kind, without zeros."""
    is_unwon = is_kind and not (tally.won or tally.drawn or 0 < tally.survived < tally.played)
    parts = [lang.text("bot-leaderboard-unwon" if is_unwon else "bot-leaderboard-played", count=tally.played)]
    if tally.won or not is_kind:
        parts.append(lang.text("bot-leaderboard-won", count=tally.won))
    if tally.drawn:
        parts.append(lang.text("bot-leaderboard-drawn", count=tally.drawn))
    if tally.survived < tally.played and (tally.survived or not is_kind):
        parts.append(lang.text("bot-leaderboard-survived", count=tally.survived))
    if tally.best is not None:
        parts.append(lang.text("bot-leaderboard-best", points=tally.best))
    if tally.rating is not None and not is_drawn:
        parts.append(
            lang.text("bot-leaderboard-rating" if tally.is_settled else "bot-leaderboard-early", rating=tally.rating)
        )
    return FACT.join(parts)
