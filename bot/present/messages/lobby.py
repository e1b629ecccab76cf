"""The lobby: the game, the seats, what is missing, and everything needed to start."""

from collections.abc import Sequence
from typing import Any

from bot.ids import ControlAction, ControlId
from bot.model import Occupant, Origin, Phase, Table
from bot.post import Block, Button, Buttons, Divider, Entry, Form, Menu, Picture, Post, Selection, Style, Text
from bot.present.controls.buttons import button, rules_button
from bot.present.speech import ENTRY, FACT, FORM_TEXT, MENU, PLAYING, RESTING, clean, cut, safe, small
from bot.tables.deal import Fairness
from bot.tables.state import character_named
from games.core import NORMAL, ON, Game, Option
from games.registry import GAMES
from locales import Words

from .pace import arrange_form, chosen_value, course_lines, option_words, pace_line, tempo_line
from .rules import facts_line

SEAL = 8
"""The number of characters of the fingerprint shown in the lobby: enough to recognise it."""


def position_lobby(
    table: Table, lang: Words, head: Text, pictures: Sequence[Picture], known: Fairness | None = None
) -> Post:
    """Return the lobby of a game from a position, which fixes seats and options; computer players keep people's seats.

    Args:
        table: a table in its lobby that starts from a position.
        lang: its language.
        head: the title.
        pictures: the drawn cover of the game.
        known: what is known about the dice; None if their seed is not mixed.
    """
    assert table.origin is not None, "such a lobby has a position"
    is_full = all(occupant.person is not None for occupant in table.occupants)
    seats = [lang.text("bot-position-seats")]
    seats += [f"{number}. {_seat_of_position(table, one, lang)}" for number, one in enumerate(table.occupants, start=1)]
    seats.append(small(lang.text("bot-position-ready", host=host_name(table, lang))))
    players = Buttons(
        (
            button(ControlAction.JOIN, table.id, lang, disabled=is_full),
            button(ControlAction.START, table.id, lang, "success"),
            button(ControlAction.LEAVE, table.id, lang),
            rules_button(table.game, lang),
        )
    )
    chosen = Text("\n".join((pace_line(table, lang), *tempo_line(table, lang), *_fair_lines(known, lang))))
    blocks: tuple[Block, ...] = (
        *pictures,  # first, so that the title is in sight when the end of the message is
        head,
        Text(_origin(table.origin, lang)),
        Text("\n".join(seats)),
        players,
        Divider(),
    )
    return Post((*blocks, chosen, _last_row(table, lang, known)), PLAYING)


def _fair_lines(known: Fairness | None, lang: Words) -> list[str]:
    """Return the start of the secret's fingerprint; the whole of it, and each person's share, is behind a button."""
    return [small(lang.text("bot-lobby-fair", seal=known.commitment[:SEAL]))] if known is not None else []


def _last_row(table: Table, lang: Words, known: Fairness | None) -> Buttons:
    """Return the buttons for the options, the table's terms, checking the deal if possible, and closing the table."""
    fair = [button(ControlAction.FAIR, table.id, lang)] if known is not None else []
    options = [button(ControlAction.ARRANGE, table.id, lang)] if table.origin is None else []
    terms = button(ControlAction.TERMS, table.id, lang)
    return Buttons((*options, terms, *fair, button(ControlAction.END, table.id, lang)))


def _origin(origin: Origin, lang: Words) -> str:
    told = "bot-position-continued" if origin.table else "bot-position-shared"
    return "\n".join((lang.text(told, step=origin.step), small(lang.text("bot-position-chance"))))


def _seat_of_position(table: Table, occupant: Occupant, lang: Words) -> str:
    name = safe(lang, occupant.name)
    if occupant.person is not None:
        return lang.text("bot-lobby-host", name=name) if occupant.person == table.host else name
    return lang.text("bot-position-kept" if occupant.owner is not None else "bot-position-free", name=name)


FIRST, SWITCHES, OPTION = "first", "switches", "option-"
"""The names of fields in the form of options; that of an option begins with the last one and ends with its id."""
AT_RANDOM = "random"
"""The value of the field for the first player that leaves it to the dice."""


def arranged_lines(table: Table, lang: Words) -> list[str]:
    """Return lines on the settings: options, first player, pace, computers, rating; what is as usual in the last."""
    lines, usual = list[str](), list[str]()
    for option in GAMES[table.game].options:
        name, value, explained = option_words(table.game, option, chosen_value(table, option), lang)
        if chosen_value(table, option) == option.values[0]:
            usual.append(lang.text("bot-lobby-option", option=name, value=value))
        else:
            lines.append(lang.text("bot-lobby-chosen", option=name, value=value, explained=explained))
    if table.first is not None:
        first = lang.text("bot-lobby-first", name=safe(lang, table.occupants[table.first].name))
        lines.append(f"- **{first}**")
    chosen, as_usual = course_lines(table, lang)
    usual += as_usual
    return [*lines, *chosen, *([small(FACT.join(usual))] if usual else [])]


def options_form(table: Table, lang: Words) -> Form:
    """Return the form of a game's options, each showing its current value, and of who begins.

    Args:
        table: a table in its lobby that does not start from a position.
        lang: the reader's language.
    """
    game = GAMES[table.game]
    switches = [option for option in game.options if option.is_switch]
    fields = [_option_field(table, option, lang) for option in game.options if not option.is_switch]
    fields += [_switches_field(table, switches, lang)] if switches else []
    fields += [_first_field(table, lang)] if table.occupants else []
    return arrange_form(ControlAction.ARRANGE, table, fields, lang)


def _option_field(table: Table, option: Option, lang: Words) -> Selection:
    chosen, entries = chosen_value(table, option), []
    for value in option.values:
        name, label, text = option_words(table.game, option, value, lang)
        entries.append(Entry(value, cut(label, ENTRY), cut(text, ENTRY), value == chosen))
    asks = cut(lang.text(f"{table.game}-option-{option.id}.help"), ENTRY)
    return Selection(f"{OPTION}{option.id}", cut(name, FORM_TEXT), tuple(entries), asks)


def _switches_field(table: Table, switches: Sequence[Option], lang: Words) -> Selection:
    """Return the field of all options that are on or off, with what each does when it is on."""
    entries = []
    for option in switches:
        name, _, text = option_words(table.game, option, ON, lang)
        entries.append(Entry(option.id, cut(name, ENTRY), cut(text, ENTRY), chosen_value(table, option) == ON))
    return Selection(SWITCHES, lang.text("bot-arrange-switches"), tuple(entries), is_several=True)


def _first_field(table: Table, lang: Words) -> Selection:
    entries = [Entry(AT_RANDOM, lang.text("bot-lobby-first-random"), chosen=table.first is None)]
    for seat, occupant in table.seated():
        entries.append(Entry(str(seat), cut(clean(lang, occupant.name), ENTRY), chosen=table.first == seat))
    return Selection(FIRST, lang.text("bot-lobby-first-asks"), tuple(entries))


RANDOM = "random"
"""The computer player that every game provides."""
REMOVES = "-"
"""Prefix of the value that removes a computer player in their menu; its name follows."""


def lobby_post(
    table: Table,
    lang: Words,
    pictures: Sequence[Picture] = (),
    known: Fairness | None = None,
    reader: int | None = None,
) -> Post:
    """Return the lobby of a table, with the controls that are currently usable.

    Args:
        table: the table.
        lang: its language.
        pictures: the drawn cover of the game.
        known: what is known about the deal; None if its seed is not mixed.
        reader: the only reader; None in the channel.
    """
    game = GAMES[table.game]
    title = lang.text("bot-lobby-title", game=lang.text(f"{game.id}-title"))
    head = Text("\n".join((title, lang.text(f"{game.id}-title.tagline"), facts_line(game, lang))))
    if table.phase is not Phase.LOBBY:
        return Post((head, Text(lang.text("bot-lobby-closed"))), RESTING)
    if table.origin is not None:
        return position_lobby(table, lang, head, pictures, known)
    seats = Text("\n".join(_seat_lines(table, game, lang)))
    chosen = Text("\n".join((*arranged_lines(table, lang), *_fair_lines(known, lang))))
    players, end = _player_buttons(table, game, lang, reader), _last_row(table, lang, known)
    computers = _computers_menu(table, game, lang)
    return Post((*pictures, head, seats, players, *computers, Divider(), chosen, end), PLAYING)


def sure_post(table: Table, lang: Words, *, is_defeat: bool = False) -> Post:
    """Ask whether to close the table, which cannot be undone, and may count as a defeat."""
    sure = Button(str(ControlId(ControlAction.END_SURE, table.id)), lang.text("bot-button-endsure"), "danger")
    told = "bot-end-sure-defeat" if is_defeat else "bot-end-sure"
    return Post((Text(lang.text(told, game=lang.text(f"{table.game}-title"))), Buttons((sure,))), RESTING)


def host_name(table: Table, lang: Words) -> str:
    """Return the host's name at the table."""
    return safe(lang, table.host_name)


def _seat_lines(table: Table, game: Game[Any, Any], lang: Words) -> list[str]:
    lines = [lang.text("bot-lobby-players", count=len(table.occupants), most=game.seats[-1])]
    lines += [f"{i}. {_occupant(table, occupant, lang)}" for i, occupant in enumerate(table.occupants, start=1)]
    return [*lines, small(_status(table, game, lang))]


def _status(table: Table, game: Game[Any, Any], lang: Words) -> str:
    """Return what is missing before the game can start, or who can start it."""
    host, count = host_name(table, lang), _present(table)
    asked = [safe(lang, one.name) for one in table.occupants if one.kept_until]
    if asked and count + len(asked) >= game.seats[0]:
        told = "bot-lobby-awaited-ready" if count in game.seats else "bot-lobby-awaited"
        return lang.text(told, names=lang.enumerate(asked), count=len(asked), host=host)
    if (missing := game.seats[0] - count) > 0:
        return lang.text("bot-lobby-missing", count=missing, host=host)
    return lang.text("bot-lobby-ready", host=host, free=game.seats[-1] - count)


def _occupant(table: Table, occupant: Occupant, lang: Words) -> str:
    name = safe(lang, occupant.name)
    if occupant.kept_until:
        return lang.text("bot-lobby-kept", name=name, until=str(round(occupant.kept_until)))
    if occupant.person is None:
        who = character_named(table.game, occupant.name)
        way = lang.text(f"{table.game}-character-{who}.way") if who is not None else ""
        return lang.text(
            "bot-lobby-computer", name=name, level=occupant.computer or RANDOM, way=way, has_way=int(bool(who))
        )
    return lang.text("bot-lobby-host", name=name) if occupant.person == table.host else name


def _computers_menu(table: Table, game: Game[Any, Any], lang: Words) -> tuple[Menu, ...]:
    """Return the menus that add a computer player of a certain level, or remove one by name."""
    entries: list[Entry] = []
    if len(table.occupants) < game.seats[-1]:
        for level in game.strategies:
            label = lang.text("bot-lobby-computer-add", level=level)
            entries.append(Entry(level, label, lang.text("bot-lobby-computer-plays", level=level)))
    for occupant in table.occupants:
        if occupant.computer is not None:
            label = lang.text("bot-lobby-computer-remove", name=clean(lang, occupant.name))
            entries.append(Entry(f"{REMOVES}{occupant.name}", cut(label, ENTRY)))
    asks = lang.text("bot-lobby-computer-asks")
    control = str(ControlId(ControlAction.COMPUTER, table.id))
    return (Menu(control, asks, tuple(entries[:MENU])),) if entries else ()


def _player_buttons(table: Table, game: Game[Any, Any], lang: Words, reader: int | None) -> Buttons:
    """Return the buttons to join, start, leave, and learn the game; one adds a computer player while too few sit here.

    A channel's lobby has many readers, some of whom have a seat already, so "Join" is green only in a private copy,
    where those are not offered one.
    """
    count = _present(table)
    has_seat = len(table.occupants) < game.seats[-1] or count < len(table.occupants)
    full, can_start = not has_seat, count in game.seats
    people = [occupant for occupant in table.occupants if occupant.person is not None]
    is_alone = len(people) == 1
    join: Style = "secondary" if can_start or reader is None else "success"
    start = button(ControlAction.START, table.id, lang, "success" if can_start else "secondary", disabled=not can_start)
    is_short = len(table.occupants) < game.seats[0] and NORMAL in game.strategies
    computer = ControlId(ControlAction.COMPUTER, table.id, "", (NORMAL,))
    has_own = reader is not None and table.seat_of(reader) is not None
    return Buttons(
        (
            *(() if has_own else (button(ControlAction.JOIN, table.id, lang, join, disabled=full),)),
            Button(str(computer), lang.text("bot-button-computer")) if is_short and people else start,
            button(ControlAction.LEAVE, table.id, lang, disabled=not people),
            *((button(ControlAction.GUIDE, table.id, lang),) if is_alone else ()),
            rules_button(game.id, lang),
        )
    )


def _present(table: Table) -> int:
    """Return the number of people seated, without those who have yet to accept the seat reserved for them."""
    return sum(not occupant.kept_until for occupant in table.occupants)


THREAD_NAME = 100
"""The maximum length of a thread's name."""


def thread_offer_post(here: Table | None, control: ControlId, lang: Words) -> Post:
    """Tell a person that the channel already has a table, and offer a thread for a new one.

    Args:
        here: the live table of the channel, if it is still there.
        control: the control that opens the thread.
        lang: the reader's language.
    """
    said = (
        lang.text("bot-thread-offer-free")
        if here is None
        else lang.text("bot-thread-offer", game=lang.text(f"{here.game}-title"), host=host_name(here, lang))
    )
    return Post((Text(said), Buttons((Button(str(control), lang.text("bot-button-thread"), "primary"),))), RESTING)


def thread_opened_post(thread: int, lang: Words, *, is_guided: bool) -> Post:
    """Return a link to the thread with a person's new table, or with their guided game."""
    told = "bot-thread-guided" if is_guided else "bot-thread-opened"
    return Post((Text(lang.text(told, thread=f"<#{thread}>")),), PLAYING)


def rematch_opened_post(table: Table, lang: Words) -> Post:
    """Return a link to a rematch's lobby that was opened elsewhere, and whether seats are reserved for others."""
    asked = sum(bool(occupant.kept_until) for occupant in table.occupants)
    return Post((Text(lang.text("bot-rematch-opened", where=f"<#{table.channel}>", n=asked)),), RESTING)


def thread_name(host: str, lang: Words) -> str:
    """Return the name of a thread for a host's tables, which may be of any game."""
    return cut(lang.text("bot-thread-name", name=clean(lang, host)), THREAD_NAME)


def started_post(game: Game[Any, Any], lang: Words) -> Post:
    """Return what happens next in a guided first game, for the person who opened it."""
    told = lang.text("bot-help-guided-opened", game=lang.text(f"{game.id}-title"), computers=game.guided.seats - 1)
    return Post((Text(told),), PLAYING)
