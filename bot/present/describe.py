"""The board in words, whole, for whoever cannot or does not want to look at the picture."""

from bot.glance import Glance
from bot.ids import Deed
from bot.post import Buttons, Post, Text
from locales import Words

from .board import heading, state_lines, story_text, waiting_text
from .controls import button
from .layout import RESTING, TEXT, fit
from .score import score_lines

_TOLD, _ROOM_TOLD = 20, 1200


def describe_post(glance: Glance, lang: Words) -> Post:
    """How things stand, what happened, and what the table waits for, in words alone."""
    end = "\n".join(score_lines(glance, lang)) or waiting_text(glance, lang)
    told = story_text(glance, lang, _TOLD, _ROOM_TOLD)
    head = heading(glance, lang)
    room = TEXT - len(head) - len(end) - len(told) - 10
    state = fit(state_lines(glance, lang), room, lang.text("bot-describe-cut"))
    texts = tuple(Text(part) for part in (head, state, told, end) if part)
    row = Buttons((button(Deed.TURN, glance.table.id, lang), button(Deed.HAND, glance.table.id, lang)))
    return Post((*texts, row) if glance.result is None else texts, RESTING)
