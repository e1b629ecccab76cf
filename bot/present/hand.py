"""A player's private messages: the hand with its controls, and the steps of a big choice."""

from collections.abc import Sequence

from bot.glance import Glance
from bot.ids import ControlAction, ControlId
from bot.model import Phase
from bot.post import Block, Button, Buttons, Divider, Picture, Post, Text
from locales import Words

from .board import waiting_text
from .controls import button, first_screen, rules_button, screen_blocks
from .layout import PLAYING, RESTING, TEXT, cut, fit, latest, quoted, section_lines, small, text_size
from .paths import Path
from .score import score_lines
from .screens import ChoiceScreen
from .speech import escape, plain_voice, sentence, voice
from .steps import screen_of

_LINES, _EVENTS, _SPARE = 8, 900, 40


def hand_post(glance: Glance, lang: Words, note: str = "", pictures: Sequence[Picture] = ()) -> Post:
    """What a seat holds and may do, at which table, and what it alone was told; pictures stand above the words."""
    head = Text(_title(glance, lang))
    events = quoted(sentence(lang, said, glance.table) for said in glance.private)
    told = "\n".join([*([note] if note else []), *latest(events, _EVENTS, _LINES)])
    after: list[Block] = [*([Text(told)] if told else []), Divider(), *_foot(glance, lang)]
    room = TEXT - _SPARE - text_size([head, *after])
    lines = section_lines(glance.game.hand(glance.view), voice(lang, glance.table))
    held = fit(lines, room, lang.text("bot-hand-cut")) if lines else lang.text("bot-hand-none")
    return Post((head, *pictures, Text(held), *after), PLAYING if glance.offer is not None else RESTING)


def turn_post(glance: Glance, lang: Words) -> Post:
    """One's own controls alone: the first step, or why there is none."""
    return step_post(glance, (), lang)


def step_post(glance: Glance, path: Path, lang: Words) -> Post:
    """The step of a choice that a path leads to, privately, with the way back.

    Raises:
        NotAllowed: the path leads nowhere in what this reader is offered.
    """
    if glance.offer is None:
        return Post((*_foot(glance, lang, hand=True),), RESTING)
    shown = screen_of(glance.offer, path, plain_voice(lang, glance.table))
    blocks: list[Block] = [Text(_asked(shown, lang)), *screen_blocks(glance, shown, lang)]
    if not path:
        blocks.append(_row(glance, lang, hand=True))
    return Post(tuple(blocks), PLAYING)


def _asked(shown: ChoiceScreen, lang: Words) -> str:
    """The question of a step, and what was chosen before it."""
    asks = f"**{escape(cut(shown.asks, 1000))}**"
    if not shown.trail:
        return asks
    trail = lang.text("bot-step-trail", trail=" · ".join(shown.trail))
    return f"{small(escape(cut(trail, 1000)))}\n{asks}"


def _foot(glance: Glance, lang: Words, *, hand: bool = False) -> tuple[Block, ...]:
    """The question and its first controls; or what the table is waiting for."""
    row = _row(glance, lang, hand=hand)
    if glance.outcome is not None:
        return (Text("\n".join(score_lines(glance, lang))),)
    if glance.table.phase is not Phase.PLAYING:
        return (Text(lang.text("bot-hand-resting")),)
    if glance.seat is not None and glance.seat in glance.done:
        waiting = f"**{lang.text('bot-hand-sealed')}**\n{_others(glance, lang)}"
        return (Text(waiting), Buttons((_revise(glance, lang, "bot-button-revise"), *row.buttons)))
    first = first_screen(glance, plain_voice(lang, glance.table))
    if first is None:
        return (Text(waiting_text(glance, lang) if hand else _others(glance, lang)), row)
    secret = f"\n{small(lang.text('bot-hand-secret'))}" if glance.secret else ""
    return (Text(f"{_asked(first, lang)}{secret}"), *screen_blocks(glance, first, lang), row)


def _others(glance: Glance, lang: Words) -> str:
    """What the table waits for. For whom is left to the board, which follows every answer: a hand is edited less."""
    if glance.table.lost or not glance.waiting:
        return waiting_text(glance, lang)
    return lang.text("bot-hand-others" if glance.secret else "bot-hand-elsewhere")


def _row(glance: Glance, lang: Words, *, hand: bool) -> Buttons:
    table = glance.table.id
    own = [button(ControlAction.HAND, table, lang)] if hand else []
    why = [button(ControlAction.WHY, table, lang)] if glance.offer is not None and glance.offer.unavailable else []
    over = [_revise(glance, lang, "bot-button-restart")] if glance.offer is not None and glance.offer.begun else []
    return Buttons((*over, *own, *why, button(ControlAction.BOARD, table, lang), rules_button(glance.game.id, lang)))


def _revise(glance: Glance, lang: Words, label: str) -> Button:
    return Button(str(ControlId(ControlAction.REVISE, glance.table.id, glance.ticket)), lang.text(label))


def _title(glance: Glance, lang: Words) -> str:
    game = lang.text(f"{glance.game.id}-title")
    if glance.table.lost:
        return lang.text("bot-hand-title-lost", game=game)
    return lang.text("bot-hand-title", game=game, channel=f"<#{glance.table.channel}>")
