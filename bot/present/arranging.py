"""How people and computer players play at a table: chosen from its lobby, in a panel of one's own."""

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Block, Entry, Menu, Post, Text
from locales import Words

from .layout import PLAYING
from .pace import pace_line, pace_menus, tempo_line, tempo_menu

RATED = {"yes": True, "no": False}
"""Values of the menu that chooses whether the game counts."""


def arranged_lines(table: Table, lang: Words) -> list[str]:
    """How long people have, how fast computer players play and whether the game counts, a sentence each."""
    rated = lang.text("bot-rated-chosen-yes" if table.is_rated else "bot-rated-chosen-no")
    return [pace_line(table, lang), *tempo_line(table, lang), rated]


def arrange_post(table: Table, lang: Words) -> Post:
    """What is chosen at a table, and the menus that change it.

    Args:
        table: a table in its lobby.
        lang: the reader's language.
    """
    menus: tuple[Block, ...] = (*pace_menus(table, lang), *tempo_menu(table, lang), _rated_menu(table, lang))
    title = lang.text("bot-arrange-title", game=lang.text(f"{table.game}-title"))
    return Post((Text("\n".join((title, *arranged_lines(table, lang)))), *menus), PLAYING)


def _rated_menu(table: Table, lang: Words) -> Menu:
    """Whether the game is to count."""
    entries = tuple(
        Entry(value, lang.text(f"bot-rated-{value}"), lang.text(f"bot-rated-{value}-help"), table.is_rated is is_rated)
        for value, is_rated in RATED.items()
    )
    return Menu(str(ControlId(ControlAction.RATED, table.id)), lang.text("bot-rated-asks"), entries)
