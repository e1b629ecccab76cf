"""Tips for those to whom a game is new, beside each question of a new kind; and what follows a guided first game."""

from bot.ids import ControlAction, ControlId
from bot.model import Lesson
from bot.post import Block, Button, Buttons, Text
from bot.present.controls.buttons import step_screen
from bot.present.controls.screens import Path
from bot.present.words.speech import LABEL, cut, escape, voice
from bot.tables.view import TableView
from games.core import Scripted
from games.registry import GAMES
from locales import Words

from .rules import MINUTE, easiest_first, page_button
from .score import done_well

ON, OFF = "on", "off"


def tip_blocks(view: TableView, lang: Words, path: Path = ()) -> tuple[Block, ...]:
    """The tip for the reader's present question, if the game is new to them and the question is the first of its kind.

    In a guided game everybody reads the tip.

    Args:
        view: the table.
        lang: the reader's language.
        path: to the step of a choice that is shown.
    """
    if view.outcome is not None:
        return ()
    if view.lesson is not None:
        lines = _scripted(view, view.lesson, path, lang)
    else:
        lesson = _lesson(view)
        is_left = lesson is not None and lesson.is_on and lesson.has_left
        tip = _tip(view, lang)
        lines = [lang.text("bot-lesson-left")] if is_left else []
        lines += [lang.text("bot-help-tip", tip=tip)] if tip is not None else []
    return (Text("\n".join(lines)),) if lines else ()


def tip_buttons(view: TableView, lang: Words) -> tuple[Block, ...]:
    """Below the controls: with the very first tip the way to the game in one minute, and how to do without."""
    step, lesson = view.lesson, _lesson(view)
    if view.outcome is not None or lesson is None:
        return ()
    minute = page_button(view.game.id, MINUTE, lang, "bot-button-minute")
    if step is None:
        is_first = _tip(view, lang) is not None and len(lesson.seen) == 1
        return (Buttons((minute, *tips_switch(view, lang))),) if is_first else ()
    leave = ControlId(ControlAction.TIPS, view.table.id, "", (OFF,))
    buttons = (
        *((minute,) if step.text and step.number == 1 else ()),
        *((Button(str(leave), lang.text("bot-button-lesson-off")),) if step.text and view.seat is not None else ()),
    )
    return (Buttons(buttons),) if buttons else ()


def _scripted(view: TableView, step: Scripted, path: Path, lang: Words) -> list[str]:
    """A step of a lesson: what the one before has brought, what there is to see, and where what is marked is found.

    Once the last step with words has been taken, this is said, and what still speaks for the marked choices are tips.
    """
    lines, brought = [], f"{view.game.id}-lesson-{step.before}.brought"
    if step.before and step.before != step.text and lang.has(brought):
        lines.append(lang.text(brought))
    if step.text:
        told = lang.text(f"{view.game.id}-lesson-{step.text}")
        lines.append(lang.text("bot-lesson-step", n=step.number, total=step.total, text=told))
    elif step.before and step.number == step.total:
        lines.append(lang.text("bot-lesson-over"))
    lines += _to_find(view, path, lang)
    if step.reason is not None and view.seat is not None:
        reason = voice(lang, view.table)(step.reason)
        is_tip = step.number == step.total
        lines.append(lang.text("bot-help-tip", tip=reason) if is_tip else lang.text("bot-lesson-why", reason=reason))
    return lines


def _to_find(view: TableView, path: Path, lang: Words) -> list[str]:
    """Where what is marked is found: in a menu, or behind the button to one's turn; nothing of a button that shows."""
    shown = step_screen(view, view.offer, path, lang) if view.offer is not None else None
    if shown is None or not shown.is_marked:
        return [lang.text("bot-lesson-turn", button=lang.text(f"bot-button-{ControlAction.TURN}"))]
    if any(key.is_marked for key in shown.buttons):
        return []
    menu = next(menu for menu in shown.menus if menu.is_marked)
    mark = lang.text("bot-lesson-mark", label="").rstrip()
    entries = [entry.label.removeprefix(mark).strip() for entry in menu.entries if entry.label.startswith(mark)]
    return [lang.text("bot-lesson-menu", menu=escape(menu.asks), entries=escape(lang.enumerate(entries)))]


def _lesson(view: TableView) -> Lesson | None:
    """The lesson whose tips a reader sees: their own; in a guided game the channel reads along."""
    sitters = view.table.sitters
    if view.seat is not None:
        return sitters[view.seat].lesson
    guided = (sitter.lesson for sitter in sitters if sitter.person is not None)
    return next(guided, None) if view.table.is_guided else None


def _tip(view: TableView, lang: Words) -> str | None:
    """The words of the tip for the present question, if it has one; a guided deal may have its own."""
    lesson = _lesson(view)
    if lesson is None or not lesson.is_on or not lesson.showing:
        return None
    text = f"{view.game.id}-tip-{lesson.showing}"
    own = f"{text}.guided"
    if view.table.is_guided and lang.has(own):
        return lang.text(own)
    return lang.text(text) if lang.has(text) else None


def tips_switch(view: TableView, lang: Words) -> tuple[Button, ...]:
    """The button that switches one's own tips off, or on again."""
    lesson = view.table.sitters[view.seat].lesson if view.seat is not None else None
    if lesson is None or not view.table.phase.live:
        return ()
    wanted = OFF if lesson.is_on else ON
    switch = ControlId(ControlAction.TIPS, view.table.id, "", (wanted,))
    return (Button(str(switch), lang.text(f"bot-button-tips-{wanted}")),)


def afterwards(view: TableView, lang: Words, *, can_open: bool) -> tuple[Block, ...]:
    """At the end of a guided game: what went well, how it is won, the game with others, and the next harder one.

    Args:
        view: the table.
        lang: the reader's language.
        can_open: whether this stands in a channel, where a table can be opened.
    """
    if not view.table.is_guided or view.outcome is None:
        return ()
    harder = easiest_first(GAMES.values())
    after = harder[harder.index(view.game) + 1 :] if view.game in harder else ()
    text = "bot-help-guided-over" if after else "bot-help-guided-over-last"
    title = lang.text(f"{view.game.id}-title")
    won = f"{view.game.id}-lesson-won"
    pupil = next((seat for seat, one in view.table.seated() if one.person is not None), None)
    well = done_well(view, pupil, lang) if pupil is not None else []
    how = (Text("\n".join([*well, *([lang.text(won)] if lang.has(won) else [])])),) if well or lang.has(won) else ()
    if not can_open:
        return (*how, Text(lang.text("bot-help-guided-over-private", game=title)))
    told = Text(lang.text(text, game=title))
    buttons = [Button(str(ControlId(ControlAction.OPEN, view.game.id)), lang.text("bot-button-open"))]
    if after:
        label = lang.text("bot-button-guided-of", game=lang.text(f"{after[0].id}-title"))
        buttons.append(Button(str(ControlId(ControlAction.GUIDED, after[0].id)), cut(label, LABEL)))
    return (*how, told, Buttons(tuple(buttons)))
