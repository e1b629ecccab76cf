"""A player's private messages: the hand with its controls, and the steps of a long choice."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import dropwhile

from bot.ids import ControlAction, ControlId
from bot.model import Phase
from bot.post import Block, Button, Buttons, Divider, Picture, Post, Text
from bot.present.controls import ChoiceScreen, Path, does_lines, steps_of, token_for, trail_item, without_page
from bot.present.controls.buttons import (
    answer_text,
    button,
    first_screen,
    menu_button,
    plain_menu,
    screen_blocks,
    screen_of,
    step_button,
    step_screen,
)
from bot.present.panels import STEP, animated, below_news, untold
from bot.present.speech import (
    LABEL,
    PLAYING,
    RESTING,
    ROW,
    TEXT,
    cut,
    danger_lines,
    escape,
    fit,
    fits_line,
    label_voice,
    latest,
    mark_of,
    plain_voice,
    question_text,
    quoted,
    section_lines,
    sentence,
    small,
    text_size,
    voice,
)
from bot.present.story import recent_lines
from bot.tables.consent import asked_about, awaited, has_vote_left
from bot.tables.proposals import proposed
from bot.tables.records import apart, is_own_move, is_past
from bot.tables.view import TableView
from games.core import Choice, Ending, Event, Panel, Say
from locales import Words

from . import around_moment, vain_lines
from .board import LAST_LINES, end_row, ended_text, frame, hand_button, score_text, titled, to_tell, waiting_text
from .help import afterwards, has_left, is_first_tip, lesson_blocks, lesson_buttons, minute_button, tip_lines
from .menu import UNDONE_IN_HAND, answer_buttons, undone_lines
from .pace import due_line, waiting_lines
from .score import headline
from .transfers import vote_buttons

_LINES, _EVENTS, _SPARE = 8, 900, 40
_NEWS_LINES, _NEWS = 16, 1100
"""Lines and characters of news: enough for a round of four, since what is left out takes two presses to read."""
_DOES, _NEAR = 450, 260
"""The most characters about the effects of things that are shown at all, and between the question and its buttons."""


def hand_post(
    view: TableView,
    lang: Words,
    note: str = "",
    pictures: Sequence[Picture] = (),
    *,
    is_awaiting: bool = False,
    is_begun: bool = False,
    moment: Sequence[Panel] = (),
) -> Post:
    """Return a seat's news since its last turn, its hand, its question, and the table.

    With pictures, words add what they cannot show, even pending ones. `moment`: the pictures of recent events.
    """
    is_drawn = bool(pictures) or is_awaiting
    head = [_title(view, lang), *([note] if note else []), *due_line(view, lang)]
    news = _news(view, lang, animated(moment), is_drawn=is_drawn)
    before = around_moment(head, news, pictures, lang, below_news(view, pictures, moment) or len(pictures))
    after: list[Block] = [Divider(), *_proposal(view, lang), *_foot(view, lang, is_drawn=is_drawn, is_begun=is_begun)]
    if not is_drawn and view.outcome is None:
        room = TEXT - _SPARE - text_size([*before, *after])
        lines = section_lines(view.game.hand(view.view), voice(lang, view.table))
        before.append(Text(fit(lines, room, lang.text("bot-hand-cut")) if lines else lang.text("bot-hand-none")))
    is_resting = view.table.phase.live and view.offer is None
    return Post((*before, *after), RESTING if is_resting else frame(view))


def step_post(
    view: TableView, path: Path, lang: Words, pictures: Sequence[Picture] = (), *, is_begun: bool = False
) -> Post:
    """Return the step of a choice at the end of a path, privately, with a way back and the step's pictures.

    Raises:
        NotAllowed: the path matches nothing on offer.
    """
    if view.offer is None:
        return Post((*pictures, *_foot(view, lang, is_aside=True, is_drawn=bool(pictures))), RESTING)
    if is_begun:
        return Post((*pictures, *_begun(view, lang), _row(view, lang, is_aside=True)), PLAYING)
    shown = step_screen(view, view.offer, path, lang)
    plain = screen_blocks(view, shown, lang)
    controls = _with_menu(plain, view, lang) if path and not view.is_puzzle else plain
    near, below = _effects(view, shown, path, lang, is_drawn=bool(pictures))
    asked = (Text("\n".join((_asked(view, shown, lang), *near))), *lesson_blocks(view, lang, path), *controls)
    blocks = [*pictures, *_proposal(view, lang), *asked, *below]
    if not path:
        blocks += [*lesson_buttons(view, lang), _row(view, lang, is_aside=True)]
    return Post(tuple(blocks), PLAYING)


def _with_menu(controls: Sequence[Block], view: TableView, lang: Words) -> tuple[Block, ...]:
    """Return the controls of a step with the menu’s button: beside the last buttons if there is room, else below."""
    *others, last = controls
    row = (*(last.buttons if isinstance(last, Buttons) else ()), menu_button(view.table, lang))
    return (*others, Buttons(row)) if 1 < len(row) <= ROW and fits_line(row) else (*controls, Buttons(row[-1:]))


def warning_post(
    view: TableView, choice: Choice, warned: Say, lang: Words, pictures: Sequence[Picture] = (), *, back: Path = ()
) -> Post:
    """Return the permanent cost of a choice, with a red button that confirms it and a way back to a step of it.

    Its pictures are shown above.
    """
    sure = ControlId(ControlAction.SURE, view.table.id, view.ticket, (token_for(steps_of(choice)),))
    label = label_voice(lang, view.table)(Say(f"{warned.id}.button", warned.values))
    buttons = (Button(str(sure), cut(label, LABEL), "danger"), step_button(view, lang.text("bot-button-back"), back))
    return Post((*pictures, Text(f"**{voice(lang, view.table)(warned)}**"), Buttons(buttons)), PLAYING)


def plain_post(view: TableView, lang: Words) -> Post:
    """Return the bare question with its answers in one menu, or to be typed, as a fallback for a failed message.

    Each entry of the menu is a whole answer, so that no further message is needed.
    """
    lines, speak = [lang.text("bot-plain")], plain_voice(lang, view.table)
    if view.offer is None:
        return Post((Text("\n".join((lines[0], waiting_text(view, lang)))),), RESTING)
    lines.append(question_text(cut(speak(view.offer.prompt), 1000)))
    menu = plain_menu(view, view.offer, lang)
    if menu is None:
        return Post((Text("\n".join((*lines, lang.text("bot-plain-typed")))),), PLAYING)
    return Post((Text("\n".join(lines)), menu), PLAYING)


def step_field(view: TableView, path: Path, lang: Words) -> str:
    """Return a step's field and the path to it, on which its pictures depend; "" if the reader is not asked.

    Raises:
        NotAllowed: the path matches nothing on offer.
    """
    if view.offer is None:
        return ""
    field = screen_of(view.offer, path, label_voice(lang, view.table)).field
    return STEP.join((field, *without_page(path)[-1:]))


def _news(view: TableView, lang: Words, told_later: Collection[Say], *, is_drawn: bool) -> tuple[list[str], list[str]]:
    """Return what the seat's last move brought, then what has happened since, whether it is asked or waits.

    What is told once an animation has ended comes second. At the end, return the last turn, and after a game given up,
    what the seat alone was told.
    """
    if view.outcome is not None:
        told = untold(to_tell(view), view, is_drawn=is_drawn)
        return recent_lines(told, view.table, lang, most=LAST_LINES, room=_EVENTS)
    if view.table.phase is not Phase.PLAYING:
        return latest(quoted(sentence(lang, said, view.table) for said in view.private), _EVENTS, _LINES), []
    news = untold(view.news, view, is_drawn=is_drawn)
    since, brought = apart(news, view.game, view.seat) if view.has_moved and view.seat is not None else (news, ())
    tell = partial(recent_lines, table=view.table, lang=lang, most=_NEWS_LINES, room=_NEWS, seat=view.seat)
    above, below = tell(since, has_moved=view.has_moved, animated=told_later)
    backwards = dropwhile(lambda event: event.is_heading, news[::-1])
    is_own = view.has_moved and len(since) == len(news) and all(_is_own(event, view) for event in backwards)
    title = "bot-story-own" if is_own else "bot-story-news" if view.has_moved else "bot-story-begun"
    own = tell(brought)[0] if not is_past(brought, view.told_at) else []
    first = [lang.text("bot-story-own"), *own] if own else []
    lines = [*first, lang.text(title), *above] if above or below else []
    is_late = any(event.say in told_later for event in brought)
    return ([], [*lines, *below]) if is_late else (lines, below)


def _is_own(event: Event, view: TableView) -> bool:
    """Return whether an event says what the reader did, or what came of it in the same turn."""
    if event.say.id in view.game.events.rounds:
        return False
    return is_own_move(event, view.seat) or not (event.is_heading or "seat" in event.say.values)


def _asked(view: TableView, shown: ChoiceScreen, lang: Words) -> str:
    """Return the question of a step, after what was chosen before it."""
    asks = question_text(cut(plain_voice(lang, view.table)(shown.asks), 1000))
    trail = [trail_item(one, lang) for one in (*_given(view, lang), *shown.trail)]
    told = small(escape(cut(lang.text("bot-step-trail", trail=" → ".join(trail)), 1000)))
    warned = (*danger_lines(shown.asks, voice(lang, view.table)), *vain_lines(view, shown, lang))
    return "\n".join([*([told] if trail else []), asks, *warned])


def _given(view: TableView, lang: Words) -> list[str]:
    """Return the stages of an answer that the reader has given, and may take back one by one."""
    speak, offer = plain_voice(lang, view.table), view.offer
    return [answer_text(offer, choice, speak) for choice in offer.given] if offer is not None else []


def _effects(
    view: TableView, shown: ChoiceScreen, path: Path, lang: Words, *, is_drawn: bool
) -> tuple[list[str], tuple[Block, ...]]:
    """Return the effects of options for right below the question, and the text for below the controls.

    Long effects, and those of a choice in several steps or of several kinds, stand below the controls with a tip: the
    controls thus stay close to the picture. Rows of one kind, such as the seats of two wagons, count as one list.
    """
    told = does_lines(view, shown, lang, is_drawn=is_drawn)
    if told and shown.trail and view.offer is not None:  # shown at every step of a choice or at none
        first = screen_of(view.offer, (), label_voice(lang, view.table))
        told = told if _fits(does_lines(view, first, lang, is_drawn=is_drawn)) else []
    has_rows = view.offer is not None and view.offer.in_rows
    is_single = not shown.trail and (has_rows or not any(key.group for key in shown.buttons))
    near, far = (told, []) if is_single and _fits(told, _NEAR) else ([], told if _fits(told) else [])
    lines = [*far, *tip_lines(view, lang, path)]
    return near, (Text("\n".join(lines)),) if lines else ()


def _fits(told: Sequence[str], room: int = _DOES) -> bool:
    return sum(map(len, told)) <= room


def _foot(
    view: TableView, lang: Words, *, is_aside: bool = False, is_drawn: bool = False, is_begun: bool = False
) -> tuple[Block, ...]:
    """Return the question and its first controls; or what the table is waiting for."""
    if view.outcome is not None:
        told = score_text(view, lang, is_drawn=is_drawn)
        return (*([Text(told)] if told else []), *afterwards(view, lang, can_open=is_aside), end_row(view, lang))
    if not view.table.phase.live:
        return (Text(ended_text(view, lang, is_drawn=is_drawn)), end_row(view, lang))
    if view.table.phase is not Phase.PLAYING:
        return (Text(lang.text("bot-hand-resting")),)
    if view.seat is not None and view.seat in view.done:
        waiting = [f"**{lang.text('bot-hand-sealed')}**", *_sealed(view, lang), _others(view, lang)]
        return (Text("\n".join(waiting)), _row(view, lang))
    first = first_screen(view, lang)
    if first is None:
        told = waiting_text(view, lang) if is_aside else _others(view, lang)
        return (Text(told), _row(view, lang, is_aside=is_aside))
    if is_begun:
        return (*_begun(view, lang), _row(view, lang, is_aside=is_aside))
    secret = f"\n{small(lang.text('bot-hand-secret'))}" if view.secret and len(view.table.occupants) > 1 else ""
    near, below = _effects(view, first, (), lang, is_drawn=is_drawn)
    asked = Text("\n".join((f"{_asked(view, first, lang)}{secret}", *near)))
    controls = (*screen_blocks(view, first, lang), *below, *lesson_buttons(view, lang))
    return (asked, *lesson_blocks(view, lang), *controls, _row(view, lang, is_aside=is_aside))


def _begun(view: TableView, lang: Words) -> tuple[Block, ...]:
    """Return the question partly answered in another message, with the controls to continue here or start again."""
    assert view.offer is not None
    asks = question_text(cut(plain_voice(lang, view.table)(view.offer.prompt), 1000))
    goes_on = str(ControlId(ControlAction.GO_ON, view.table.id, view.ticket))
    on = Button(goes_on, lang.text("bot-button-goon"), "primary")
    if view.lesson is not None:
        on = replace(on, label=lang.text("bot-lesson-mark", label=on.label))
    again = step_button(view, lang.text("bot-button-restart"), ())
    return Text("\n".join((asks, small(lang.text("bot-hand-begun"))))), Buttons((on, again))


def _proposal(view: TableView, lang: Words) -> tuple[Block, ...]:
    """Return a proposal that the reader has not answered yet, about the game or about another seat."""
    table, transfer = view.table, view.table.transfer
    if table.phase is Phase.PLAYING and transfer is not None and has_vote_left(table, transfer, view.seat):
        asked = Text(sentence(lang, asked_about(table, transfer), table))
        return (asked, vote_buttons(table, transfer, lang), *_agreement(view, lang))
    return _agreement(view, lang)


def _agreement(view: TableView, lang: Words) -> tuple[Block, ...]:
    """Return a proposal that needs everybody's consent and the reader's answer; it lapses with the next move."""
    table, asked = view.table, view.table.proposal
    if asked is None or not table.phase.live or view.seat not in awaited(table, asked):
        return ()
    text, undone = sentence(lang, proposed(table, asked), table), undone_lines(table, asked, lang, UNDONE_IN_HAND)
    return (Text(text), *undone, *answer_buttons(table, asked, lang, is_public=False))


def _sealed(view: TableView, lang: Words) -> list[str]:
    """Return the reader's sealed answer, one line for each stage."""
    answer, speak = view.answer, plain_voice(lang, view.table)
    told = [answer_text(answer, choice, speak) for choice in answer.given] if answer is not None else []
    return [f"> {escape(cut(line, 300))}" for line in told]


def _others(view: TableView, lang: Words) -> str:
    """Return whom the table waits for, what they are doing, and since when."""
    return "\n".join([waiting_text(view, lang), *waiting_lines(view, lang)])


def _row(view: TableView, lang: Words, *, is_aside: bool = False) -> Buttons:
    """Return the row of controls that are always available, in one line on a phone: explanation, ways back, menu.

    Args:
        view: the table.
        lang: the reader's language.
        is_aside: whether this is an answer in the channel, not in the hand.
    """
    table, offer = view.table.id, view.offer
    ways = []
    if view.seat is not None and view.seat in view.done:
        ways.append(_revise(view, lang, "bot-button-revise"))
    elif offer is not None and offer.begun:
        kept = offer.begun - 1  # one stage at a time, so that the others are not lost
        ways.append(_revise(view, lang, "bot-button-back" if kept else "bot-button-restart", kept))
    if not ways and view.can_take_back and not has_left(view):  # next to another way back they would be confused
        ways.append(button(ControlAction.TAKE_BACK, table, lang))
    if not ways and is_first_tip(view, lang):
        ways.append(minute_button(view, lang))  # the way to the board is then behind the menu
    elif not ways:
        ways.append(hand_button(view.table, lang) if is_aside else button(ControlAction.BOARD, table, lang))
    is_room = offer is not None and len(ways) < 2  # otherwise the explanation is in the menu
    asked = [button(ControlAction.ASKED, table, lang)] if is_room else []
    return Buttons((*asked, *ways, menu_button(view.table, lang)))


def _revise(view: TableView, lang: Words, label: str, kept: int = 0) -> Button:
    path = (str(kept),) if kept else ()
    return Button(str(ControlId(ControlAction.REVISE, view.table.id, view.ticket, path)), lang.text(label))


def _title(view: TableView, lang: Words) -> str:
    game, mark = titled(view, lang), mark_of(view.seat or 0)
    own = f"{view.game.id}-title.own"  # the name of a seat's possessions in a game without hands
    hand = lang.text(own if lang.has(own) else "bot-hand-own")
    if view.table.lost:
        return lang.text("bot-hand-title-lost", hand=hand, game=game, mark=mark)
    title, channel, told = "bot-hand-title", f"<#{view.table.channel}>", headline(view, lang)
    if (end := view.outcome) is not None:
        title = "bot-hand-title-defeat" if end.ending is Ending.LOST else "bot-hand-title-over"
    elif not view.table.phase.live:
        title = "bot-hand-title-ended"
    elif view.offer is not None:
        title = "bot-hand-title-asked"
    return f"{told}\n{small(channel)}" if told else lang.text(title, hand=hand, game=game, mark=mark, channel=channel)
