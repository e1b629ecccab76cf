"""The message everyone sees: whose turn it is, how things stand, what just happened, what can be pressed."""

from collections.abc import Sequence

from bot.ids import ControlAction
from bot.model import MessageRef, Phase, Table
from bot.post import Block, Buttons, Divider, Picture, Post, Text
from bot.tables.view import TableView
from games.core import Seat
from locales import Speaker, Words

from .controls import button, first_screen, rules_button, screen_blocks
from .layout import OVER, PLAYING, RESTING, TEXT, fit, latest, quoted, section_lines, text_size
from .score import score_lines
from .speech import plain_voice, sentence, voice
from .tips import afterwards, tip_blocks

_LINES, _STORY = 8, 900
"""So much of the story stands on the board; the rest is in the channel's past."""
_SPARE = 40
"""Characters kept free, so that nothing needs to be counted twice."""


def board_post(view: TableView, lang: Words, pictures: Sequence[Picture] = ()) -> Post:
    """The public board of a running or finished game. With pictures, the state in words is left to *Describe*."""
    head, told = Text(heading(view, lang)), story_text(view, lang)
    story = [Text(told)] if told else []
    if pictures:
        return Post((head, *pictures, *story, Divider(), *_foot(view, lang, describe=True)), _colour(view))
    lines = state_lines(view, lang)
    foot = _foot(view, lang, describe=False)
    room = TEXT - _SPARE - text_size([head, *story, *foot])
    if sum(map(len, lines)) + len(lines) > room:
        foot = _foot(view, lang, describe=True)
    state = fit(lines, room, lang.text("bot-board-cut"))
    return Post((head, *([Text(state)] if state else []), *story, Divider(), *foot), _colour(view))


def old_board_post(table: Table, lang: Words, now: MessageRef | None = None) -> Post:
    """What is left of a board that has a newer copy: no controls, and the way to the new one."""
    where = now or table.board
    title = lang.text("bot-board-old", game=lang.text(f"{table.game}-title"))
    if where is None:
        return Post((Text(title),), RESTING)
    link = f"https://discord.com/channels/{table.guild}/{where.channel}/{where.message}"
    return Post((Text(f"{title}\n{lang.text('bot-board-moved', link=link)}"),), RESTING)


def heading(view: TableView, lang: Words) -> str:
    """The game and whose turn it is."""
    title, speak = lang.text(f"{view.game.id}-title"), voice(lang, view.table)
    names = [speak.names[seat] for seat in view.waiting]
    if view.table.phase is Phase.ENDED:
        return lang.text("bot-board-ended", game=title)
    if view.outcome is not None:
        return lang.text("bot-board-over", game=title)
    if view.secret:
        return lang.text("bot-board-secret", game=title)
    if len(names) == 1:
        return lang.text("bot-board-turn", game=title, name=names[0])
    return lang.text("bot-board-several", game=title, names=lang.enumerate(names))


def state_lines(view: TableView, lang: Words) -> list[str]:
    """How things stand, in words; the question stands above the controls and is not repeated."""
    return section_lines(view.game.board(view.view), voice(lang, view.table), view.question)


def story_text(view: TableView, lang: Words, most: int = _LINES, room: int = _STORY) -> str:
    """What just happened, oldest first."""
    lines = quoted(sentence(lang, said, view.table) for said in view.story)
    return "\n".join(latest(lines, room, most))


def waiting_text(view: TableView, lang: Words) -> str:
    """What the table is waiting for: the question to the one who is asked, or who is still choosing.

    To a player who is not asked, a question to another is not repeated: it might be taken for one's own.
    """
    speak = voice(lang, view.table)
    if view.question is not None and view.seat in (None, *view.waiting):
        return f"**{speak(view.question)}**"
    lines = []
    if view.secret:
        lines.append(_people("bot-board-choosing", view.waiting, speak, lang))
        if view.done:
            lines.append(_people("bot-board-ready", view.done, speak, lang))
    elif view.question is not None:
        lines.append(_people("bot-board-waiting", view.waiting, speak, lang))
    elif view.waiting:
        lines.append(_people("bot-board-may-speak", view.waiting, speak, lang))
    return "\n".join(lines)


def _people(text: str, seats: tuple[Seat, ...], speak: Speaker, lang: Words) -> str:
    names = [speak.names[seat] for seat in seats]
    return lang.text(text, names=lang.enumerate(names), count=len(names))


def _foot(view: TableView, lang: Words, *, describe: bool) -> tuple[Block, ...]:
    """What the table waits for and its controls, or the final score."""
    table, rules = view.table.id, rules_button(view.game.id, lang)
    more = (button(ControlAction.DESCRIBE, table, lang),) if describe else ()
    if view.outcome is not None:
        again = button(ControlAction.AGAIN, table, lang, "primary")
        fair = button(ControlAction.FAIR, table, lang)
        return (
            Text("\n".join(score_lines(view, lang))),
            *afterwards(view, lang, can_open=True),
            Buttons((again, *more, rules, fair)),
        )
    if not view.table.phase.live:
        return (Text(lang.text("bot-board-ended-how")), Buttons((*more, rules)))
    first = first_screen(view, plain_voice(lang, view.table)) if _asks_a_person(view) else None
    controls = screen_blocks(view, first, lang) if first is not None else ()
    turn = button(ControlAction.TURN, table, lang, "secondary" if first is not None and first.buttons else "primary")
    own = (ControlAction.HAND, ControlAction.ASKED, ControlAction.WHY)
    row = Buttons((turn, *(button(action, table, lang) for action in own), *more))
    return (Text(waiting_text(view, lang)), *tip_blocks(view, lang), *controls, row)


def _asks_a_person(view: TableView) -> bool:
    """Whether controls under the board are of use to anyone; a computer player needs none."""
    return any(view.table.sitters[seat].person is not None for seat in view.waiting)


def _colour(view: TableView) -> int:
    if view.outcome is not None:
        return OVER
    return PLAYING if view.table.phase.live else RESTING
