"""The guided first game: the tip beside a question of a new kind, and what to try when the game is over."""

from bot.ids import ControlAction, ControlId
from bot.post import Block, Button, Buttons, Text
from bot.tables.view import TableView
from games.registry import GAMES
from locales import Words

from .layout import LABEL, cut
from .rules import MINUTE, easiest_first, page_button

ON, OFF = "on", "off"


def tip_blocks(view: TableView, lang: Words) -> tuple[Block, ...]:
    """The tip for the present question, if this is a guided game and the question is the first of its kind.

    Below the very first one stands the way to the game in one minute.
    """
    lesson = view.table.lesson
    if lesson is None or not lesson.is_on or not lesson.showing or view.outcome is not None:
        return ()
    text = f"{view.game.id}-tip-{lesson.showing}"
    if not lang.has(text):
        return ()
    tip = Text(lang.text("bot-help-tip", tip=lang.text(text)))
    if len(lesson.seen) > 1:
        return (tip,)
    return (tip, Buttons((page_button(view.game.id, MINUTE, lang, "bot-button-minute"),)))


def tips_switch(view: TableView, lang: Words) -> tuple[Button, ...]:
    """The button that switches the tips of a guided game off, or on again."""
    lesson = view.table.lesson
    if lesson is None or not view.table.phase.live:
        return ()
    wanted = OFF if lesson.is_on else ON
    switch = ControlId(ControlAction.TIPS, view.table.id, "", (wanted,))
    return (Button(str(switch), lang.text(f"bot-button-tips-{wanted}")),)


def afterwards(view: TableView, lang: Words, *, can_open: bool) -> tuple[Block, ...]:
    """At the end of a guided game: the same game with others, and the next harder one.

    Args:
        view: the table.
        lang: the reader's language.
        can_open: whether this stands in a channel, where a table can be opened.
    """
    if view.table.lesson is None or view.outcome is None:
        return ()
    harder = easiest_first(each for each in GAMES.values() if each.guided is not None)
    after = harder[harder.index(view.game) + 1 :] if view.game in harder else ()
    text = "bot-help-guided-over" if after else "bot-help-guided-over-last"
    title = lang.text(f"{view.game.id}-title")
    if not can_open:
        return (Text(lang.text("bot-help-guided-over-private", game=title)),)
    told = Text(lang.text(text, game=title))
    buttons = [Button(str(ControlId(ControlAction.OPEN, view.game.id)), lang.text("bot-button-open"))]
    if after:
        label = lang.text("bot-button-guided-of", game=lang.text(f"{after[0].id}-title"))
        buttons.append(Button(str(ControlId(ControlAction.GUIDED, after[0].id)), cut(label, LABEL)))
    return (told, Buttons(tuple(buttons)))
