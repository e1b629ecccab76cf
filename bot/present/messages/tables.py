"""Tables seen from outside: the lists of a person and of a server, and followed tables."""

from collections.abc import Callable, Sequence

from bot.ids import ControlAction, ControlId
from bot.model import Occupant, Phase, Table
from bot.post import Block, Button, Buttons, Entry, Menu, Picture, Post, Style, Text
from bot.present.controls import page_mark
from bot.present.controls.buttons import button
from bot.present.speech import (
    ENTRY,
    LABEL,
    MENU,
    PLAYING,
    RESTING,
    ROBOT,
    TEXT,
    cut,
    fit,
    jump,
    rows,
    safe,
    small,
)
from bot.store.protocol.people import Stored
from bot.tables.view import TableView
from games.registry import GAMES
from locales import Words
from tournaments import Tournament

from .board import board_copy_post
from .lobby import host_name
from .menu import look_buttons
from .rules import easiest_first, opening_buttons
from .tournaments import Ask, asks_text, phase_line, title_of
from .transfers import claim_buttons

SHOWN = 5
"""Tables per page: as many as there are buttons in a row."""
ON, OFF = "on", "off"
MINE, OPEN = "mine", "open"
"""The two lists, as in the path of a control."""


def mine_post(
    tables: Sequence[Table], person: int, lang: Words, number: int = 0, *, followed: Sequence[Table] = (), is_here: bool
) -> Post:
    """Return a person's live tables: those that wait for them, longest wait first, then the others.

    Args:
        tables: the tables where they have seats.
        person: the reader.
        lang: their language.
        number: the page, from 0.
        followed: the tables that they follow.
        is_here: whether this is read on a server, which may have open tables.
    """
    ordered = sorted(tables, key=lambda table: _urgency(table, person))
    shown, first, last = _page(ordered, number)
    calling = [table for table in ordered if waits_for(table, person)]
    head = lang.text("bot-tables-mine", count=len(ordered), waiting=len(calling))
    lines = [_own_line(place, table, person, lang) for place, table in enumerate(shown, start=first + 1)]
    blocks: list[Block] = [Text("\n".join([head, *(lines or [lang.text("bot-tables-mine-none")])]))]
    turns = [
        _numbered(ControlAction.TURN, place, table, lang)
        for place, table in enumerate(shown, start=first + 1)
        if waits_for(table, person)
    ]
    if turns:
        blocks += [Text(lang.text("bot-tables-answer")), Buttons(tuple(turns))]
    if followed:
        links = [_followed_line(table, lang) for table in followed]
        blocks.append(Text("\n".join([lang.text("bot-tables-followed"), *links])))
    other = (_list_button(OPEN, 0, "bot-button-tables-open", lang),) if is_here else ()
    row = (*_turns(MINE, first // SHOWN, last, lang), *other)
    return Post((*blocks, *((Buttons(row),) if row else ())), PLAYING if calling else RESTING)


def open_post(
    tables: Sequence[Table], person: int, lang: Words, number: int = 0, *, seated: Table | None = None
) -> Post:
    """Return the tables of a server that can be joined, newest first.

    Args:
        tables: those in channels that the reader can see.
        person: the reader.
        lang: their language.
        number: the page, from 0.
        seated: the table that they have just joined.
    """
    ordered = sorted(tables, key=lambda table: -table.opened_at)
    shown, first, last = _page(ordered, number)
    lines = [_open_line(place, table, person, lang) for place, table in enumerate(shown, start=first + 1)]
    told = [lang.text("bot-tables-seated", game=_title(seated, lang), link=jump(seated))] if seated is not None else []
    head = lang.text("bot-tables-open", count=len(ordered))
    blocks: list[Block] = [Text("\n".join([*told, head, *(lines or [lang.text("bot-tables-open-none")])]))]
    seats = [
        _numbered(ControlAction.SIT, place, table, lang, "success", (page_mark(first // SHOWN),))
        for place, table in enumerate(shown, start=first + 1)
        if table.seat_of(person) is None
    ]
    if seats:
        blocks += [Text(lang.text("bot-tables-join")), Buttons(tuple(seats))]
    elif not shown:
        blocks.append(Buttons(opening_buttons(lang)))
    row = (*_turns(OPEN, first // SHOWN, last, lang), _list_button(MINE, 0, "bot-button-tables-mine", lang))
    return Post((*blocks, Buttons(row)), PLAYING if shown else RESTING)


def has_free_seat(table: Table) -> bool:
    """Return whether someone can take a seat at a table."""
    game = GAMES.get(table.game)
    return table.phase is Phase.LOBBY and game is not None and len(table.occupants) < game.seats[-1]


def waits_for(table: Table, person: int) -> bool:
    """Return whether a table waits for an answer of a person."""
    seat = table.seat_of(person)
    return seat is not None and _is_asked(table.occupants[seat])


def since_when(table: Table, who: Callable[[Occupant], bool]) -> float | None:
    """Return since when a table has been waiting for the first of some occupants; None if it waits for none of them."""
    return min(
        (occupant.asked_at for occupant in table.occupants if occupant.asked_at is not None and who(occupant)),
        default=None,
    )


def daily_post(tables: Sequence[Table], person: int, lang: Words) -> Post:
    """Return the daily private message about tables that wait for a person.

    Args:
        tables: the tables that wait for them, longest wait first.
        person: the reader.
        lang: their language.
    """
    shown = list(enumerate(tables[:SHOWN], start=1))
    lines = [lang.text("bot-daily", count=len(tables)), *(_own_line(n, table, person, lang) for n, table in shown)]
    off = ControlId(ControlAction.DAILY, "", "", (OFF,))
    row = (
        _list_button(MINE, 0, "bot-button-tables-mine", lang),
        Button(str(off), lang.text("bot-button-daily-off")),
    )
    turns = Buttons(tuple(_numbered(ControlAction.TURN, n, table, lang) for n, table in shown))
    return Post((Text("\n".join(lines)), Text(lang.text("bot-tables-answer")), turns, Buttons(row)), PLAYING)


def daily_switched_post(lang: Words, *, is_wanted: bool) -> Post:
    """Return the message that confirms whether a person gets the daily message, with a button to change it back."""
    how = ON if is_wanted else OFF
    other = OFF if is_wanted else ON
    back = Button(str(ControlId(ControlAction.DAILY, "", "", (other,))), lang.text(f"bot-button-daily-{other}"))
    return Post((Text(lang.text(f"bot-daily-{how}")), Buttons((back,))), RESTING)


def _own_line(place: int, table: Table, person: int, lang: Words) -> str:
    """Return a line about one of a person's tables: whom it waits for, since when, and a link."""
    game, where = _title(table, lang), _way(table, lang)
    if table.phase is Phase.LOBBY:
        seats = lang.text("bot-tables-seats", count=len(table.occupants), most=GAMES[table.game].seats[-1])
        return lang.text("bot-tables-line", n=place, game=game, how=seats, where=where)
    if waits_for(table, person):
        since = since_when(table, lambda occupant: occupant.person == person)
        how = lang.text("bot-tables-for-you", since=str(round(since or 0)))
        return lang.text("bot-tables-line", n=place, game=game, how=how, where=where)
    asked = [occupant for occupant in table.occupants if _is_asked(occupant)]
    names = [safe(lang, one.name) if one.person is not None else f"{ROBOT}{safe(lang, one.name)}" for one in asked]
    since = since_when(table, lambda _: True)
    if not names or since is None:
        return lang.text("bot-tables-line", n=place, game=game, how=lang.text("bot-tables-running"), where=where)
    how = lang.text("bot-tables-for-others", names=lang.enumerate(names), since=str(round(since)))
    return lang.text("bot-tables-line", n=place, game=game, how=how, where=where)


def _open_line(place: int, table: Table, person: int, lang: Words) -> str:
    """Return a line about an open table: taken seats, host, and a link."""
    how = lang.text("bot-tables-seats", count=len(table.occupants), most=GAMES[table.game].seats[-1])
    host = lang.text("bot-tables-host", name=host_name(table, lang))
    mine = [lang.text("bot-tables-yours")] if table.seat_of(person) is not None else []
    told = " · ".join((how, host, *mine))
    return lang.text("bot-tables-line", n=place, game=_title(table, lang), how=told, where=_way(table, lang))


def _followed_line(table: Table, lang: Words) -> str:
    return lang.text("bot-tables-followed-line", game=_title(table, lang), where=_way(table, lang))


def _way(table: Table, lang: Words) -> str:
    """Return the link to a table; one whose channel was deleted continues by private message."""
    return lang.text("bot-tables-lost") if table.lost else lang.text("bot-tables-way", link=jump(table))


def _urgency(table: Table, person: int) -> tuple[int, float, str]:
    """Return the sort key of a person's tables: those that wait for them, then games, then lobbies.

    Within the first two groups, the longest wait comes first.
    """
    if waits_for(table, person):
        return 0, since_when(table, lambda occupant: occupant.person == person) or 0.0, table.id
    if table.phase is Phase.PLAYING:
        return 1, since_when(table, lambda _: True) or table.active_at, table.id
    return 2, table.opened_at, table.id


def _is_asked(occupant: Occupant) -> bool:
    return occupant.asked_at is not None


def _title(table: Table, lang: Words) -> str:
    return lang.text(f"{table.game}-title")


def _page(tables: Sequence[Table], number: int) -> tuple[Sequence[Table], int, int]:
    """Return the tables of a page, the index of its first one, and the number of the last page."""
    last = max(len(tables) - 1, 0) // SHOWN
    first = min(max(number, 0), last) * SHOWN
    return tables[first : first + SHOWN], first, last


def _numbered(
    action: ControlAction, place: int, table: Table, lang: Words, style: Style = "primary", path: tuple[str, ...] = ()
) -> Button:
    label = lang.text("bot-tables-one", n=place, game=_title(table, lang))
    return Button(str(ControlId(action, table.id, "", path)), cut(label, LABEL), style)


def _list_button(which: str, number: int, label: str, lang: Words) -> Button:
    return Button(str(ControlId(ControlAction.TABLES, "", "", (which, page_mark(number)))), lang.text(label))


def _turns(which: str, number: int, last: int, lang: Words) -> tuple[Button, ...]:
    """Return the buttons to the previous and next page."""
    before = [_list_button(which, number - 1, "bot-button-previous", lang)] if number > 0 else []
    after = [_list_button(which, number + 1, "bot-button-next", lang)] if number < last else []
    return (*before, *after)


def watched_post(view: TableView, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """Return a table for people who follow it: the public board, with a way to stop, or a note that it is over.

    Args:
        view: the public view of the table.
        lang: the reader's language.
        pictures: the drawn board.

    Raises:
        ValueError: the view belongs to a seat.
    """
    if view.seat is not None:
        raise ValueError(f"table {view.table.id}: a watcher sees no more than everybody does")
    board = board_copy_post(view, lang, pictures, seat=None)
    *shown, row = board.blocks
    link = "" if view.table.lost else jump(view.table)
    way = [small(lang.text("bot-watch-way", link=link))] if link else []
    if view.table.phase.live:
        actions = (ControlAction.UNFOLLOW, ControlAction.REPLAY, ControlAction.MENU)
        row = Buttons(tuple(button(action, view.table.id, lang) for action in actions))
        end: tuple[Block, ...] = (row, *map(Text, way))
    else:
        end = (row, Text("\n".join([lang.text("bot-watch-over"), *way])))
    return Post((*shown, *end), board.accent)


def unseen_post(lang: Words, table: Table) -> Post:
    """Return what replaces a table's message for a person who can no longer see its channel."""
    return Post((Text(lang.text("bot-watch-unseen", game=lang.text(f"{table.game}-title"))),), RESTING)


def unfollowed_post(table: Table, lang: Words) -> Post:
    """Return the confirmation that a table is no longer followed, with a way to follow it again during play."""
    text = Text(lang.text("bot-unfollowed", game=lang.text(f"{table.game}-title")))
    return Post(
        (text, Buttons((button(ControlAction.FOLLOW, table.id, lang),))) if table.phase.live else (text,), RESTING
    )


def beside_post(view: TableView, lang: Words) -> Post:
    """Return what a person without a seat can do about a table in play."""
    ways = (button(ControlAction.FOLLOW, view.table.id, lang, "primary"), *claim_buttons(view, lang))
    look = look_buttons(view, lang)
    return Post((Text(lang.text("bot-watch-menu")), Buttons(ways), *rows(look)), RESTING)


def tournaments_post(
    mine: Sequence[Stored], here: Sequence[Stored], over: Sequence[Stored], lang: Words, *, may_organise: bool
) -> Post:
    """Return the tournaments of a person and of a server, with a menu to open one.

    Without any, describe tournaments, with a menu of games for those who may organise one.
    """
    seen = {one.id: one for one in (*mine, *here, *over)}
    if not seen:
        told = Text(lang.text("tournament-list-none", may=("yes" if may_organise else "no")))
        return Post((told, *([_new_menu(lang)] if may_organise else [])), RESTING)
    lines = [f"### {lang.text('tournament-list-title')}"]
    lines += [_listed(one, lang) for one in seen.values()]
    entries = tuple(Entry(one.id, cut(title_of(one.tournament, lang), ENTRY)) for one in list(seen.values())[:MENU])
    menu = Menu(str(ControlId(ControlAction.TOURNAMENT, path=(Ask.MINE,))), asks_text("look", lang), entries)
    return Post((Text(fit(lines, TEXT, "…")), menu), RESTING)


def new_tournament_post(lang: Words) -> Post:
    """Return the menu of games for someone who may open a tournament."""
    return Post((Text(lang.text("tournament-new-asks")), _new_menu(lang)), RESTING)


def _new_menu(lang: Words) -> Menu:
    """Return the menu of games that a tournament can be organised for."""
    games = tuple(Entry(game.id, lang.text(f"{game.id}-title")) for game in easiest_first(GAMES.values()))
    return Menu(str(ControlId(ControlAction.TOURNAMENT, path=(Ask.NEW,))), asks_text("new", lang), games)


def _link_of(t: Tournament, stored: Stored) -> str:
    """Return the URL of a tournament's message."""
    return (
        f"https://discord.com/channels/{t.guild}/{t.channel}/{stored.message}" if stored.message else f"<#{t.channel}>"
    )


def _listed(stored: Stored, lang: Words) -> str:
    t = stored.tournament
    game = lang.text(f"{t.settings.game}-title")
    return lang.text(
        "tournament-listed",
        title=safe(lang, title_of(t, lang)),
        game=game,
        link=_link_of(t, stored),
        phase=phase_line(t, lang),
    )
