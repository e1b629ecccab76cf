"""Steps of a decision as rows of buttons and menus, with the ids that lead back to it."""

from collections.abc import Sequence
from dataclasses import replace

from cachetools import LRUCache

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Block, Button, Menu, Style, Text
from bot.present.words.speech import (
    DECIDING,
    ENTRY,
    FACT,
    LABEL,
    PLACEHOLDER,
    cut,
    escape,
    label_voice,
    rows,
    short_label,
    small,
)
from bot.tables.view import Identity, Offer, TableView
from games.core import Amount, Choice, OneOf, Scripted, Some, SomeOf
from locales import Speaker, Words

from .counts import (
    follow_amount,
    follow_some,
    leads_to_some,
    path_to,
    screen_amount,
    screen_some,
    some_text,
    ticks_of,
)
from .fields import screen_one
from .screens import (
    ButtonSpec,
    ChoiceScreen,
    Path,
    differences,
    follow_one,
    is_page,
    leads_to,
    steps_of,
    token_for,
)
from .typed import answer_text

SCREENS_KEPT = 256
"""Screens kept: one is compared, answered with, delivered and followed up."""
_screens: LRUCache[tuple[object, ...], ChoiceScreen] = LRUCache(SCREENS_KEPT)


def screen_of(offer: Offer, path: Path, speak: Speaker) -> ChoiceScreen:
    """The controls of one step of a decision; `speak` is the voice for labels.

    Raises:
        NotAllowed: the path leads nowhere in this offer.
    """
    key = (Identity(offer), path, speak.game, speak.words.locale, tuple(speak.names))
    if (screen := _screens.get(key)) is None:
        screen = _screens[key] = _screen_of(offer, path, speak)
    return screen


def _screen_of(offer: Offer, path: Path, speak: Speaker) -> ChoiceScreen:
    match offer.shape:
        case OneOf() as one:
            return screen_one(offer, one.shown, path, speak)
        case SomeOf() as some:
            return screen_some(offer, some, path, speak)
        case Amount() as amount:
            return screen_amount(offer, amount, speak)


def follow(offer: Offer, path: Path, values: Sequence[str] = ()) -> Choice | Path:
    """What a tap means: a whole answer, or the path of the step to show next.

    Args:
        offer: what the seat that tapped is offered, all of it.
        path: of the control's id.
        values: of the menu, or what was typed into a form.

    Raises:
        Refusal: the tap is on nothing that is offered, or no number was typed.
    """
    match offer.shape:
        case OneOf() as one:
            return follow_one(one.shown, path, values)
        case SomeOf() as some:
            return follow_some(some, path, values)
        case Amount() as amount:
            return follow_amount(amount, path, values)


def first_screen(view: TableView, lang: Words) -> ChoiceScreen | None:
    """The first step of what this reader may answer, if anything."""
    return step_screen(view, view.offer, (), lang) if view.offer is not None else None


def step_screen(view: TableView, offer: Offer, path: Path, lang: Words) -> ChoiceScreen:
    """The controls of one step of what this reader is offered, with the mark of a lesson.

    Raises:
        NotAllowed: the path leads nowhere in this offer.
    """
    shown = screen_of(offer, path, label_voice(lang, view.table))
    return shown if view.lesson is None else _marked(offer, view.lesson, shown, label_voice(lang, view.table))


def screen_blocks(view: TableView, shown: ChoiceScreen, lang: Words, style: Style = "primary") -> tuple[Block, ...]:
    """A step's menus and buttons, and the way back; what a lesson asks for stands first, and alone stands out."""
    table, ticket = view.table.id, view.ticket
    lead = [key for key in shown.buttons if key.is_marked]
    menus = tuple(
        Menu(
            str(ControlId(group.action, table, ticket, group.path)),
            cut(group.asks, PLACEHOLDER),
            group.entries,
            group.least,
            group.most,
        )
        for group in shown.menus
    )
    blocks: list[Block] = [*rows([_button(view, key, style) for key in lead]), *menus]
    style = "secondary" if shown.is_marked else style
    *sections, rest = _sections(shown.buttons[len(lead) :])
    for group, keys in (*sections, rest):
        buttons = [_button(view, key, "secondary" if key.is_quiet else style) for key in keys]
        if keys is rest[1] and shown.back is not None:
            buttons.append(step_button(view, lang.text("bot-button-back"), shown.back))
        blocks += [*([Text(small(escape(group)))] if group else []), *rows(buttons)]
    return tuple(blocks)


def _button(view: TableView, key: ButtonSpec, style: Style) -> Button:
    id_ = str(ControlId(key.action, view.table.id, view.ticket, key.path))
    return Button(id_, cut(key.label, LABEL), style, sign=key.sign)


def _marked(offer: Offer, step: Scripted, shown: ChoiceScreen, speak: Speaker) -> ChoiceScreen:
    """A step with a mark on what a lesson asks for, which comes first; unchanged where the step does not offer that.

    Where the lesson has no words, a single press makes the whole choice.
    """
    words = speak.words
    whole = _in_one_press(offer, step, speak)
    key = whole or next((key for key in shown.buttons if _leads(offer, key.path, step.choice)), None)
    if key is not None:
        verb = key.group.partition(FACT)[0]
        label = short_label(words.text("bot-step-value", verb=verb, value=key.label)) if verb else key.label
        label = words.text("bot-lesson-mark", label=label)
        lead = replace(key, label=label, group="", is_quiet=False, is_marked=True)
        others = [one for one in shown.buttons if one.path != key.path]
        if whole is not None and isinstance(offer.shape, OneOf):
            others = [_towards(offer, one, step, words) for one in others]
        return replace(shown, buttons=(lead, *others))
    for group in shown.menus:
        values = {entry.value for entry in group.entries if _leads(offer, (entry.value,), step.choice)}
        if isinstance(offer.shape, SomeOf) and isinstance(step.choice, Some):
            values = ticks_of(offer.shape, step.choice)
        marked = tuple(
            replace(entry, label=cut(words.text("bot-lesson-mark", label=entry.label), ENTRY))
            for entry in group.entries
            if entry.value in values
        )
        if marked:
            entries = (*marked, *(entry for entry in group.entries if entry.value not in values))
            asks = words.text("bot-lesson-mark", label=group.asks)
            rest = (other for other in shown.menus if other is not group)
            return replace(shown, menus=(replace(group, asks=asks, entries=entries, is_marked=True), *rest))
    return shown


def _towards(offer: Offer, key: ButtonSpec, step: Scripted, words: Words) -> ButtonSpec:
    """A button beside the one for a whole choice: it ends in dots where it is the first step on the way there."""
    if not _leads(offer, key.path, step.choice):
        return key
    return replace(key, label=words.text("bot-step-verb", verb=key.label.partition(FACT)[0]))


def _leads(offer: Offer, path: Path, choice: Choice) -> bool:
    """Whether a control with this path leads to a choice, or towards it."""
    if not path or is_page(path[-1]):
        return False
    if isinstance(offer.shape, SomeOf):
        return isinstance(choice, Some) and leads_to_some(offer.shape, path, choice)
    return leads_to(path, choice)


def _in_one_press(offer: Offer, step: Scripted, speak: Speaker) -> ButtonSpec | None:
    """The button for a choice of several steps, where the lesson has nothing to say about it.

    None where a button has no room for the choice: it is then made step by step.
    """
    if step.text or not offer.shape.fits(step.choice):
        return None
    match offer.shape, step.choice:
        case OneOf(choices), _ if len(differences(choices, steps_of(step.choice))) > 1:
            label = short_label(answer_text(offer, step.choice, speak))
            key = ButtonSpec((token_for(steps_of(step.choice)),), label, ControlAction.STEP)
        case SomeOf() as some, Some(items) if len(items) > 1:
            label = some_text(offer, some, step.choice, speak)
            key = ButtonSpec(path_to(some, step.choice), label, ControlAction.SOME)
        case _:
            return None
    return key if len(label) <= DECIDING else None


def _sections(keys: Sequence[ButtonSpec]) -> list[tuple[str, list[ButtonSpec]]]:
    """Buttons in the order in which they stand: whole choices, those below their verb, at last what ends or declines.

    Without verbs all stand together.
    """
    verbs = dict.fromkeys(key.group for key in keys if key.group)
    plain = [key for key in keys if not key.group]
    if not verbs:
        return [("", plain)]
    below = [(verb, [key for key in keys if key.group == verb]) for verb in verbs]
    whole, quiet = [key for key in plain if not key.is_quiet], [key for key in plain if key.is_quiet]
    return [("", whole), *below, ("", quiet)]


def step_button(view: TableView, label: str, path: Path) -> Button:
    """A button to some step of the decision."""
    return Button(str(ControlId(ControlAction.STEP, view.table.id, view.ticket, path)), label)


def button(
    action: ControlAction, table: str, lang: Words, style: Style = "secondary", *, disabled: bool = False
) -> Button:
    """A button for something that needs no decision, labelled by its action."""
    return Button(str(ControlId(action, table)), lang.text(f"bot-button-{action}"), style, disabled)


def rules_button(game: str, lang: Words, topic: str = "") -> Button:
    """A button to the rules help of a game, or to one topic of it."""
    return Button(
        str(ControlId(ControlAction.RULES, game, "", (topic,) if topic else ())), lang.text("bot-button-rules")
    )


def menu_button(table: Table, lang: Words) -> Button:
    """The way to everything that is not needed at every moment."""
    return button(ControlAction.MENU, table.id, lang)
