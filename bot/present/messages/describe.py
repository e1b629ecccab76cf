"""The board in words, whole, and a reader's own hand, for those who cannot or do not want to look at the pictures."""

from bot.ids import ControlAction, ControlId
from bot.post import Button, Buttons, Post, Text
from bot.present.controls.buttons import button
from bot.present.controls.screens import page_mark
from bot.present.words.layout import RESTING, TEXT, section_lines, split
from bot.present.words.speech import voice
from bot.tables.view import TableView
from locales import Words

from .board import heading, state_lines, story_text, waiting_text
from .score import score_lines

_TOLD, _SPARE = 20, 40


def describe_post(view: TableView, lang: Words, page: int = 0) -> Post:
    """How things stand, what happened, and what the table waits for, in words alone; on several pages if need be."""
    head = heading(view, lang)
    end = "\n".join(score_lines(view, lang)) or waiting_text(view, lang)
    room = TEXT - _SPARE - len(head) - len(end)
    leaves = split([*_own_lines(view, lang), *state_lines(view, lang)], room)
    number = min(page, len(leaves) - 1)
    texts = [head, leaves[number]]
    if number == len(leaves) - 1:
        texts += [story_text(view, lang, _TOLD, room - len(leaves[number])), end]
    row = (*_turns(view, lang, number, len(leaves)), *_ways_on(view, lang))
    return Post((*(Text(text) for text in texts if text), *([Buttons(row)] if row else [])), RESTING)


def _own_lines(view: TableView, lang: Words) -> list[str]:
    """What the reader holds, before the board."""
    if view.seat is None or view.outcome is not None:
        return []
    return [*section_lines(view.game.hand(view.view), voice(lang, view.table)), ""]


def _turns(view: TableView, lang: Words, number: int, count: int) -> tuple[Button, ...]:
    """Buttons to the page before and the next one."""
    pages = [(number - 1, "bot-button-previous"), (number + 1, "bot-button-next")]
    return tuple(
        Button(str(ControlId(ControlAction.DESCRIBE, view.table.id, "", (page_mark(place),))), lang.text(label))
        for place, label in pages
        if 0 <= place < count
    )


def _ways_on(view: TableView, lang: Words) -> tuple[Button, ...]:
    if view.outcome is not None or not view.table.phase.live:
        return ()
    return button(ControlAction.TURN, view.table.id, lang), button(ControlAction.HAND, view.table.id, lang)
