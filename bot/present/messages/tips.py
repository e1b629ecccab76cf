"""Tips for those to whom a game is new, beside each question of a new kind; and what follows a guided first game."""

from bot.ids import ControlAction, ControlId
from bot.model import Lesson
from bot.post import Block, Button, Buttons, Text
from bot.present.controls.counts import path_to
from bot.present.controls.screens import Path, differences, steps_of, token_for
from bot.present.controls.typed import answer_text
from bot.present.words.layout import LABEL, cut
from bot.present.words.speech import escape, plain_voice
from bot.tables.view import TableView
from games.core import Choice, OneOf, Scripted, Some, SomeOf
from games.registry import GAMES
from locales import Words

from .rules import MINUTE, easiest_first, page_button

ON, OFF = "on", "off"


def tip_blocks(view: TableView, lang: Words, *, is_first_step: bool = True) -> tuple[Block, ...]:
    """The tip for the reader's present question, if the game is new to them and the question is the first of its kind.

    In a guided game everybody reads the tip.

    Args:
        view: the table.
        lang: the reader's language.
        is_first_step: whether the question is shown from its beginning. Below the very first tip stand the way to the
            game in one minute and the switch there, but not at the further steps of a choice.
    """
    if view.lesson is not None and view.outcome is None:
        return _scripted(view, view.lesson, lang)
    lesson = _lesson(view)
    if lesson is None or not lesson.is_on or not lesson.showing or view.outcome is not None:
        return ()
    tip = _tip(view, lesson, lang)
    if tip is None:
        return ()
    text = Text(lang.text("bot-help-tip", tip=tip))
    if len(lesson.seen) > 1 or not is_first_step:
        return (text,)
    minute = page_button(view.game.id, MINUTE, lang, "bot-button-minute")
    return (text, Buttons((minute, *tips_switch(view, lang))))


def _scripted(view: TableView, step: Scripted, lang: Words) -> tuple[Block, ...]:
    """A step of a lesson: what the one before has brought, what there is to see, and what to do, as on its button."""
    speak, told = plain_voice(lang, view.table), f"{view.game.id}-lesson-{step.text}"
    lines = []
    if step.before and step.before != step.text and lang.has(f"{view.game.id}-lesson-{step.before}.brought"):
        lines.append(lang.text(f"{view.game.id}-lesson-{step.before}.brought"))
    if step.text:
        lines.append(lang.text("bot-lesson-step", n=step.number, total=step.total, text=lang.text(told)))
    if view.offer is not None:
        lines.append(lang.text("bot-lesson-do", choice=escape(answer_text(view.offer, step.choice, speak))))
    buttons = [] if step.text else _in_one_press(view, step.choice, lang)
    if step.text and step.number == 1:
        buttons.append(page_button(view.game.id, MINUTE, lang, "bot-button-minute"))
    if step.text and view.seat is not None:
        leave = ControlId(ControlAction.TIPS, view.table.id, "", (OFF,))
        buttons.append(Button(str(leave), lang.text("bot-button-lesson-off")))
    if not lines:
        return ()
    return (Text("\n".join(lines)), *([Buttons(tuple(buttons))] if buttons else []))


def _in_one_press(view: TableView, choice: Choice, lang: Words) -> list[Button]:
    """The button that makes a choice of several steps at once, where the lesson has nothing to say about it."""
    offer, label = view.offer, lang.text("bot-button-lesson-do")
    path: Path
    if offer is None or not offer.own:
        return []
    match offer.shape, choice:
        case OneOf(choices), _ if len(differences(choices, steps_of(choice))) > 1:
            action, path = ControlAction.STEP, (token_for(steps_of(choice)),)
        case SomeOf() as some, Some(items) if len(items) > 1:
            action, path = ControlAction.SOME, path_to(some, choice)
        case _:
            return []
    return [Button(str(ControlId(action, view.table.id, offer.ticket, path)), label, "primary")]


def _lesson(view: TableView) -> Lesson | None:
    """The lesson whose tips a reader sees: their own; in a guided game the channel reads along."""
    sitters = view.table.sitters
    if view.seat is not None:
        return sitters[view.seat].lesson
    guided = (sitter.lesson for sitter in sitters if sitter.person is not None)
    return next(guided, None) if view.table.is_guided else None


def _tip(view: TableView, lesson: Lesson, lang: Words) -> str | None:
    """The words of a tip; a guided deal may have its own."""
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
    """At the end of a guided game: how it is won, then the same game with others, and the next harder one.

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
    how = (Text(lang.text(won)),) if lang.has(won) else ()
    if not can_open:
        return (*how, Text(lang.text("bot-help-guided-over-private", game=title)))
    told = Text(lang.text(text, game=title))
    buttons = [Button(str(ControlId(ControlAction.OPEN, view.game.id)), lang.text("bot-button-open"))]
    if after:
        label = lang.text("bot-button-guided-of", game=lang.text(f"{after[0].id}-title"))
        buttons.append(Button(str(ControlId(ControlAction.GUIDED, after[0].id)), cut(label, LABEL)))
    return (*how, told, Buttons(tuple(buttons)))
