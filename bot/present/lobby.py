"""The lobby: who sits where, which options are on, and everything needed to begin.

A menu shows what is chosen, and explains each value when it is opened: the text above does not say it again.
"""

from typing import Any

from bot.ids import ControlAction, ControlId
from bot.model import Phase, Sitter, Table
from bot.post import Block, Button, Buttons, Divider, Entry, Menu, Post, Text
from games.core import Game, Option
from games.registry import GAMES
from locales import Words

from .controls import button, rules_button
from .layout import ENTRY, PLACEHOLDER, PLAYING, RESTING, cut
from .speech import clean, safe

RANDOM = "random"
"""Value of the first player's menu that leaves it to the dice."""


def lobby_post(table: Table, lang: Words) -> Post:
    """The lobby of a table, with the controls that can be used now."""
    game = GAMES[table.game]
    head = Text(
        f"{lang.text('bot-lobby-title', game=lang.text(f'{game.id}-title'))}\n{lang.text(f'{game.id}-title.tagline')}"
    )
    seats = Text("\n".join(_seat_lines(table, game, lang)))
    if table.phase is not Phase.LOBBY:
        closed = Text(lang.text("bot-lobby-closed"))
        return Post((head, closed), RESTING)
    menus: list[Block] = [_option_menu(table, option, lang) for option in game.options if len(option.values) > 1]
    if table.sitters:
        menus.append(_first_menu(table, lang))
    return Post((head, seats, Divider(), *menus, *_buttons(table, game, lang)), PLAYING)


def players_range(game: Game[Any, Any], lang: Words) -> str:
    """How many people play a game: "2 to 4 players"."""
    low, high = game.seats[0], game.seats[-1]
    return (
        lang.text("bot-players-range", low=low, high=high)
        if low < high
        else lang.text("bot-players-exactly", count=low)
    )


def sure_post(table: Table, lang: Words) -> Post:
    """Asks whether to end the table, which cannot be undone."""
    sure = Button(str(ControlId(ControlAction.END_SURE, table.id)), lang.text("bot-button-endsure"), "danger")
    return Post((Text(lang.text("bot-end-sure", game=lang.text(f"{table.game}-title"))), Buttons((sure,))), RESTING)


def _seat_lines(table: Table, game: Game[Any, Any], lang: Words) -> list[str]:
    lines = [lang.text("bot-lobby-players", count=len(table.sitters), range=players_range(game, lang))]
    lines += [f"{i}. {_sitter(table, sitter, lang)}" for i, sitter in enumerate(table.sitters, start=1)]
    missing = game.seats[0] - len(table.sitters)
    lines.append(f"-# {lang.text('bot-lobby-missing', count=missing) if missing > 0 else lang.text('bot-lobby-ready')}")
    return lines


def _sitter(table: Table, sitter: Sitter, lang: Words) -> str:
    name = safe(lang, sitter.name)
    if sitter.person is None:
        return lang.text("bot-lobby-computer", name=name)
    return lang.text("bot-lobby-host", name=name) if sitter.person == table.host else name


def _option_menu(table: Table, option: Option, lang: Words) -> Menu:
    chosen = table.options.get(option.id, option.values[0])
    entries = []
    for value in option.values:
        name, label, text = _words(table.game, option, value, lang)
        both = cut(lang.text("bot-lobby-option", option=name, value=label), ENTRY)
        entries.append(Entry(value, both, cut(text, ENTRY), value == chosen))
    asks = lang.text(f"{table.game}-option-{option.id}.help")
    return Menu(
        str(ControlId(ControlAction.OPTION, table.id, "", (option.id,))), cut(asks, PLACEHOLDER), tuple(entries)
    )


def _first_menu(table: Table, lang: Words) -> Menu:
    entries = [Entry(RANDOM, lang.text("bot-lobby-first-random"), chosen=table.first is None)]
    for seat, sitter in enumerate(table.sitters):
        label = lang.text("bot-lobby-first", name=clean(lang, sitter.name))
        entries.append(Entry(str(seat), cut(label, ENTRY), chosen=table.first == seat))
    return Menu(str(ControlId(ControlAction.FIRST, table.id)), lang.text("bot-lobby-first-asks"), tuple(entries))


def _buttons(table: Table, game: Game[Any, Any], lang: Words) -> tuple[Buttons, Buttons]:
    count = len(table.sitters)
    full, can_start = count >= game.seats[-1], count in game.seats
    has_computer = any(sitter.person is None for sitter in table.sitters)
    people = (
        button(ControlAction.JOIN, table.id, lang, "success", disabled=full),
        button(ControlAction.LEAVE, table.id, lang, disabled=all(sitter.person is None for sitter in table.sitters)),
        button(ControlAction.SEAT_COMPUTER, table.id, lang, disabled=full),
        button(ControlAction.UNSEAT_COMPUTER, table.id, lang, disabled=not has_computer),
    )
    is_alone = game.guided is not None and sum(sitter.person is not None for sitter in table.sitters) == 1
    guide = (button(ControlAction.GUIDE, table.id, lang),) if is_alone else ()
    host = (
        button(ControlAction.START, table.id, lang, "primary", disabled=not can_start),
        *guide,
        rules_button(game.id, lang),
        button(ControlAction.END, table.id, lang, "danger"),
    )
    return Buttons(people), Buttons(host)


def _words(game: str, option: Option, value: str, lang: Words) -> tuple[str, str, str]:
    """An option's name, the name of one of its values, and the sentence that explains the value."""
    name = f"{game}-option-{option.id}"
    chosen = f"{name}-{value}"
    return lang.text(name), lang.text(chosen), lang.text(f"{chosen}.help")
