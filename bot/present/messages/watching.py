"""What somebody sees who follows a table without playing there: what everybody sees, and the way to stop."""

from collections.abc import Sequence

from bot.ids import ControlAction
from bot.model import Table
from bot.post import Block, Buttons, Picture, Post, Text
from bot.present.controls.buttons import button
from bot.present.words.layout import RESTING, rows, small
from bot.tables.view import TableView
from locales import Words

from .board import board_copy_post
from .menu import look_buttons
from .tables import jump
from .transfers import claim_buttons


def watched_post(view: TableView, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """A table as those see it who follow it: the public board, and below it how to stop, or that it is over.

    Args:
        view: what everybody may know of the table.
        lang: the reader's language.
        pictures: those of the board, drawn.

    Raises:
        ValueError: the view is that of a seat.
    """
    if view.seat is not None:
        raise ValueError(f"table {view.table.id}: a watcher sees no more than everybody does")
    board = board_copy_post(view, lang, pictures, is_playing=False)
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
    """What is left of a table for somebody who can no longer see its channel."""
    return Post((Text(lang.text("bot-watch-unseen", game=lang.text(f"{table.game}-title"))),), RESTING)


def unfollowed_post(table: Table, lang: Words) -> Post:
    """Confirms that somebody no longer follows a table, with the way back while it is in play."""
    text = Text(lang.text("bot-unfollowed", game=lang.text(f"{table.game}-title")))
    return Post(
        (text, Buttons((button(ControlAction.FOLLOW, table.id, lang),))) if table.phase.live else (text,), RESTING
    )


def beside_post(view: TableView, lang: Words) -> Post:
    """What somebody can do about a table in play where they have no seat."""
    ways = (button(ControlAction.FOLLOW, view.table.id, lang, "primary"), *claim_buttons(view, lang))
    look = look_buttons(view, lang)
    return Post((Text(lang.text("bot-watch-menu")), Buttons(ways), *rows(look)), RESTING)
