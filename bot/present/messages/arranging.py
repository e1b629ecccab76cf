"""What is chosen at a table before it begins: sentences for its lobby, and menus in a panel of one's own."""

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Entry, Menu, Post, Text
from bot.present.words.layout import ENTRY, FACT, PLACEHOLDER, PLAYING, RESTING, cut, small
from bot.present.words.speech import clean, safe
from games.core import Option
from games.registry import GAMES
from locales import Words

from .pace import pace_line, pace_menus, tempo_line, tempo_menu

RATED = {"yes": True, "no": False}
"""Values of the menu that chooses whether the game counts."""
AT_RANDOM = "random"
"""Value of the first player's menu that leaves it to the dice."""


def arranged_lines(table: Table, lang: Words) -> list[str]:
    """The options, who begins, how long people have, how fast computer players play, whether it counts: a line each."""
    lines = []
    for option in GAMES[table.game].options:
        name, value, explained = _words(table.game, option, _chosen(table, option), lang)
        lines.append(lang.text("bot-lobby-chosen", option=name, value=value, explained=explained))
    if table.first is not None:
        first = lang.text("bot-lobby-first", name=safe(lang, table.sitters[table.first].name))
        lines.append(f"- **{first}**")
    rated = lang.text("bot-rated-chosen-yes" if table.is_rated else "bot-rated-chosen-no")
    return [*lines, pace_line(table, lang), *tempo_line(table, lang), rated]


def arrange_post(table: Table, lang: Words) -> Post:
    """The menus that change what is chosen; each shows what it is now. A position has its own options and order.

    Args:
        table: a table in its lobby.
        lang: the reader's language.
    """
    title = Text(lang.text("bot-arrange-title", game=lang.text(f"{table.game}-title")))
    pace = (*pace_menus(table, lang), *tempo_menu(table, lang))
    if table.origin is not None:
        return Post((title, *pace), PLAYING)
    options = (_option_menu(table, option, lang) for option in GAMES[table.game].options if len(option.values) > 1)
    first = (_first_menu(table, lang),) if table.sitters else ()
    return Post((title, *options, *first, *pace, _rated_menu(table, lang)), PLAYING)


def arranged_post(table: Table, lang: Words) -> Post:
    """What was chosen, once the lobby is over and nothing can be changed any more."""
    title = lang.text("bot-arrange-title", game=lang.text(f"{table.game}-title"))
    if not table.phase.live:
        return Post((Text(f"{title}\n{lang.text('bot-no-table-ended')}"),), RESTING)
    chosen = []
    for option in GAMES[table.game].options:
        name, value, _ = _words(table.game, option, _chosen(table, option), lang)
        chosen.append(lang.text("bot-lobby-option", option=name, value=value))
    lines = (title, lang.text("bot-arrange-fixed"), *([small(FACT.join(chosen))] if chosen else []))
    return Post((Text("\n".join(lines)),), RESTING)


def _option_menu(table: Table, option: Option, lang: Words) -> Menu:
    chosen = _chosen(table, option)
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
    entries = [Entry(AT_RANDOM, lang.text("bot-lobby-first-random"), chosen=table.first is None)]
    for seat, sitter in enumerate(table.sitters):
        label = lang.text("bot-lobby-first", name=clean(lang, sitter.name))
        entries.append(Entry(str(seat), cut(label, ENTRY), chosen=table.first == seat))
    return Menu(str(ControlId(ControlAction.FIRST, table.id)), lang.text("bot-lobby-first-asks"), tuple(entries))


def _rated_menu(table: Table, lang: Words) -> Menu:
    """Whether the game is to count."""
    entries = tuple(
        Entry(value, lang.text(f"bot-rated-{value}"), lang.text(f"bot-rated-{value}-help"), table.is_rated is is_rated)
        for value, is_rated in RATED.items()
    )
    return Menu(str(ControlId(ControlAction.RATED, table.id)), lang.text("bot-rated-asks"), entries)


def _chosen(table: Table, option: Option) -> str:
    return table.options.get(option.id, option.values[0])


def _words(game: str, option: Option, value: str, lang: Words) -> tuple[str, str, str]:
    """An option's name, the name of one of its values, and the sentence that explains the value."""
    name = f"{game}-option-{option.id}"
    chosen = f"{name}-{value}"
    return lang.text(name), lang.text(chosen), lang.text(f"{chosen}.help")
