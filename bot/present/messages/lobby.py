"""The lobby: what is to be played, who sits where, what is missing, and everything needed to begin.

It is one message for everybody: its green button is what the table needs next, not what one reader could do. What is
chosen stands in it as sentences; the menus that change it are in a panel of one's own (`arranging`).
"""

from collections.abc import Sequence
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Sitter, Table
from bot.post import Button, Buttons, Divider, Entry, Menu, Picture, Post, Style, Text
from bot.present.controls.buttons import button, rules_button
from bot.present.words.layout import ENTRY, MENU, PLAYING, RESTING, cut, small
from bot.present.words.speech import clean, safe
from games.core import Game
from games.registry import GAMES
from locales import Words

from .arranging import arranged_lines
from .continuing import position_lobby
from .rules import facts_line

RANDOM = "random"
"""The computer player that every game has."""
REMOVES = "-"
"""Begins the value of the computer players' menu that removes one; its name follows."""


def lobby_post(table: Table, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """The lobby of a table, with the controls that can be used now.

    Args:
        table: the table.
        lang: its language.
        pictures: the cover of the game, drawn.
    """
    game = GAMES[table.game]
    title = lang.text("bot-lobby-title", game=lang.text(f"{game.id}-title"))
    head = Text("\n".join((title, lang.text(f"{game.id}-title.tagline"), facts_line(game, lang))))
    if table.phase is not Phase.LOBBY:
        return Post((head, Text(lang.text("bot-lobby-closed"))), RESTING)
    if table.origin is not None:
        return position_lobby(table, lang, head, pictures)
    seats = Text("\n".join(_seat_lines(table, game, lang)))
    chosen = Text("\n".join(arranged_lines(table, lang)))
    players = _player_buttons(table, game, lang)
    end = Buttons((button(ControlAction.ARRANGE, table.id, lang), button(ControlAction.END, table.id, lang, "danger")))
    computers = _computers_menu(table, game, lang)
    return Post((head, *pictures, seats, players, *computers, Divider(), chosen, end), PLAYING)


def sure_post(table: Table, lang: Words) -> Post:
    """Asks whether to close the table, which cannot be undone."""
    sure = Button(str(ControlId(ControlAction.END_SURE, table.id)), lang.text("bot-button-endsure"), "danger")
    return Post((Text(lang.text("bot-end-sure", game=lang.text(f"{table.game}-title"))), Buttons((sure,))), RESTING)


def host_name(table: Table, lang: Words) -> str:
    """What the host is called at the table."""
    names = [sitter.name for sitter in table.sitters if sitter.person == table.host]
    return safe(lang, names[0]) if names else lang.text("bot-nameless")


def _seat_lines(table: Table, game: Game[Any, Any], lang: Words) -> list[str]:
    lines = [lang.text("bot-lobby-players", count=len(table.sitters), most=game.seats[-1])]
    lines += [f"{i}. {_sitter(table, sitter, lang)}" for i, sitter in enumerate(table.sitters, start=1)]
    return [*lines, small(_status(table, game, lang))]


def _status(table: Table, game: Game[Any, Any], lang: Words) -> str:
    """What is missing before the game can start, or who can start it."""
    host, count = host_name(table, lang), _present(table)
    if (missing := game.seats[0] - count) > 0:
        return lang.text("bot-lobby-missing", count=missing, host=host)
    return lang.text("bot-lobby-ready", host=host, free=game.seats[-1] - count)


def _sitter(table: Table, sitter: Sitter, lang: Words) -> str:
    name = safe(lang, sitter.name)
    if sitter.kept_until:
        return lang.text("bot-lobby-kept", name=name, until=str(round(sitter.kept_until)))
    if sitter.person is None:
        return lang.text("bot-lobby-computer", name=name, level=sitter.computer or RANDOM)
    return lang.text("bot-lobby-host", name=name) if sitter.person == table.host else name


def _computers_menu(table: Table, game: Game[Any, Any], lang: Words) -> tuple[Menu, ...]:
    """Adds a computer player of a certain level, or removes one by name."""
    entries: list[Entry] = []
    if len(table.sitters) < game.seats[-1]:
        for level in game.strategies or (RANDOM,):
            label = lang.text("bot-lobby-computer-add", level=level)
            entries.append(Entry(level, label, lang.text("bot-lobby-computer-plays", level=level)))
    for sitter in table.sitters:
        if sitter.computer is not None:
            label = lang.text("bot-lobby-computer-remove", name=clean(lang, sitter.name))
            entries.append(Entry(f"{REMOVES}{sitter.name}", cut(label, ENTRY)))
    asks = lang.text("bot-lobby-computer-asks")
    control = str(ControlId(ControlAction.COMPUTER, table.id))
    return (Menu(control, asks, tuple(entries[:MENU])),) if entries else ()


def _player_buttons(table: Table, game: Game[Any, Any], lang: Words) -> Buttons:
    """Take a seat, start, give the seat up, learn the game: the green one is what the table needs next."""
    count = _present(table)
    has_seat = len(table.sitters) < game.seats[-1] or count < len(table.sitters)
    full, can_start = not has_seat, count in game.seats
    people = [sitter for sitter in table.sitters if sitter.person is not None]
    is_alone = game.guided is not None and len(people) == 1
    join: Style = "secondary" if can_start else "success"
    start: Style = "success" if can_start else "secondary"
    return Buttons(
        (
            button(ControlAction.JOIN, table.id, lang, join, disabled=full),
            button(ControlAction.START, table.id, lang, start, disabled=not can_start),
            button(ControlAction.LEAVE, table.id, lang, disabled=not people),
            *((button(ControlAction.GUIDE, table.id, lang),) if is_alone else ()),
            rules_button(game.id, lang),
        )
    )


def _present(table: Table) -> int:
    """How many sit there, without those who have yet to accept the seat that is kept for them."""
    return sum(not sitter.kept_until for sitter in table.sitters)
