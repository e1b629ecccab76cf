"""The board in words, whole, for whoever cannot or does not want to look at the picture."""

from bot.glance import Glance
from bot.ids import ControlAction, ControlId
from bot.post import Button, Buttons, Post, Text
from locales import Words

from .board import heading, state_lines, story_text, waiting_text
from .controls import button
from .layout import RESTING, TEXT, split
from .paths import page_mark
from .score import score_lines

_TOLD, _SPARE = 20, 40


def describe_post(glance: Glance, lang: Words, page: int = 0) -> Post:
    """How things stand, what happened, and what the table waits for, in words alone; on several pages if need be."""
    head = heading(glance, lang)
    end = "\n".join(score_lines(glance, lang)) or waiting_text(glance, lang)
    room = TEXT - _SPARE - len(head) - len(end)
    leaves = split(state_lines(glance, lang), room)
    number = min(page, len(leaves) - 1)
    texts = [head, leaves[number]]
    if number == len(leaves) - 1:
        texts += [story_text(glance, lang, _TOLD, room - len(leaves[number])), end]
    row = (*_turns(glance, lang, number, len(leaves)), *_ways_on(glance, lang))
    return Post((*(Text(text) for text in texts if text), *([Buttons(row)] if row else [])), RESTING)


def _turns(glance: Glance, lang: Words, number: int, count: int) -> tuple[Button, ...]:
    """Buttons to the page before and the next one."""
    pages = [(number - 1, "bot-button-previous"), (number + 1, "bot-button-next")]
    return tuple(
        Button(str(ControlId(ControlAction.DESCRIBE, glance.table.id, "", (page_mark(place),))), lang.text(label))
        for place, label in pages
        if 0 <= place < count
    )


def _ways_on(glance: Glance, lang: Words) -> tuple[Button, ...]:
    if glance.outcome is not None or not glance.table.phase.live:
        return ()
    return button(ControlAction.TURN, glance.table.id, lang), button(ControlAction.HAND, glance.table.id, lang)
