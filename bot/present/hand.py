"""A player's private messages: the hand with its controls, and the steps of a big choice."""

from collections.abc import Sequence

from bot.ids import ControlAction, ControlId
from bot.model import Phase
from bot.post import Block, Button, Buttons, Divider, Picture, Post, Text
from bot.tables.view import TableView
from locales import Words

from .board import waiting_text
from .controls import button, first_screen, screen_blocks
from .layout import PLAYING, RESTING, ROW, TEXT, cut, fit, latest, quoted, section_lines, small, text_size
from .paths import Path
from .score import score_lines
from .screens import ChoiceScreen
from .speech import escape, plain_voice, sentence, voice
from .steps import screen_of
from .tips import afterwards, tip_blocks, tips_switch

_LINES, _EVENTS, _SPARE = 8, 900, 40


def hand_post(view: TableView, lang: Words, note: str = "", pictures: Sequence[Picture] = ()) -> Post:
    """What a seat holds and may do, at which table, and what it alone was told; pictures stand above the words."""
    head = Text(_title(view, lang))
    events = quoted(sentence(lang, said, view.table) for said in view.private)
    told = "\n".join([*([note] if note else []), *latest(events, _EVENTS, _LINES)])
    after: list[Block] = [*([Text(told)] if told else []), Divider(), *_foot(view, lang)]
    room = TEXT - _SPARE - text_size([head, *after])
    lines = section_lines(view.game.hand(view.view), voice(lang, view.table))
    held = fit(lines, room, lang.text("bot-hand-cut")) if lines else lang.text("bot-hand-none")
    return Post((head, *pictures, Text(held), *after), PLAYING if view.offer is not None else RESTING)


def turn_post(view: TableView, lang: Words) -> Post:
    """One's own controls alone: the first step, or why there is none."""
    return step_post(view, (), lang)


def step_post(view: TableView, path: Path, lang: Words) -> Post:
    """The step of a choice that a path leads to, privately, with the way back.

    Raises:
        NotAllowed: the path leads nowhere in what this reader is offered.
    """
    if view.offer is None:
        return Post((*_foot(view, lang, hand=True),), RESTING)
    shown = screen_of(view.offer, path, plain_voice(lang, view.table))
    blocks: list[Block] = [Text(_asked(shown, lang)), *tip_blocks(view, lang), *screen_blocks(view, shown, lang)]
    if not path:
        blocks.append(_row(view, lang, hand=True))
    return Post(tuple(blocks), PLAYING)


def _asked(shown: ChoiceScreen, lang: Words) -> str:
    """The question of a step, and what was chosen before it."""
    asks = f"**{escape(cut(shown.asks, 1000))}**"
    if not shown.trail:
        return asks
    trail = lang.text("bot-step-trail", trail=" · ".join(shown.trail))
    return f"{small(escape(cut(trail, 1000)))}\n{asks}"


def _foot(view: TableView, lang: Words, *, hand: bool = False) -> tuple[Block, ...]:
    """The question and its first controls; or what the table is waiting for."""
    row = _row(view, lang, hand=hand)
    if view.outcome is not None:
        return (Text("\n".join(score_lines(view, lang))), *afterwards(view, lang, can_open=False))
    if view.table.phase is not Phase.PLAYING:
        return (Text(lang.text("bot-hand-resting")),)
    if view.seat is not None and view.seat in view.done:
        waiting = f"**{lang.text('bot-hand-sealed')}**\n{_others(view, lang)}"
        return (Text(waiting), Buttons((_revise(view, lang, "bot-button-revise"), *row.buttons)))
    first = first_screen(view, plain_voice(lang, view.table))
    if first is None:
        return (Text(waiting_text(view, lang) if hand else _others(view, lang)), row)
    secret = f"\n{small(lang.text('bot-hand-secret'))}" if view.secret else ""
    asked = Text(f"{_asked(first, lang)}{secret}")
    return (asked, *tip_blocks(view, lang), *screen_blocks(view, first, lang), row)


def _others(view: TableView, lang: Words) -> str:
    """What the table waits for. For whom is left to the board, which follows every answer: a hand is edited less."""
    if view.table.lost or not view.waiting:
        return waiting_text(view, lang)
    return lang.text("bot-hand-others" if view.secret else "bot-hand-elsewhere")


def _row(view: TableView, lang: Words, *, hand: bool) -> Buttons:
    table = view.table.id
    own = [button(ControlAction.HAND, table, lang)] if hand else []
    why = [button(ControlAction.WHY, table, lang)] if view.offer is not None and view.offer.unavailable else []
    over = [_revise(view, lang, "bot-button-restart")] if view.offer is not None and view.offer.begun else []
    tips = tips_switch(view, lang) if tip_blocks(view, lang) else ()
    asked, board = button(ControlAction.ASKED, table, lang), button(ControlAction.BOARD, table, lang)
    return Buttons((*over, *own, asked, *tips, *why, board)[:ROW])


def _revise(view: TableView, lang: Words, label: str) -> Button:
    return Button(str(ControlId(ControlAction.REVISE, view.table.id, view.ticket)), lang.text(label))


def _title(view: TableView, lang: Words) -> str:
    game = lang.text(f"{view.game.id}-title")
    if view.table.lost:
        return lang.text("bot-hand-title-lost", game=game)
    return lang.text("bot-hand-title", game=game, channel=f"<#{view.table.channel}>")
