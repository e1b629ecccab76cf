"""Steps of a decision as rows of buttons and menus, with the ids that lead back to it."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Block, Button, Menu, Style, Text
from bot.present.words.layout import ENTRY, LABEL, PLACEHOLDER, cut, rows, small
from bot.present.words.speech import escape, label_voice
from bot.tables.view import Offer, TableView
from games.core import Amount, Choice, OneOf, SomeOf
from locales import Speaker, Words

from .counts import follow_amount, follow_some, screen_amount, screen_some
from .fields import screen_one
from .screens import ButtonSpec, ChoiceScreen, Path, follow_one, is_page, leads_to

SCREENS_KEPT = 256
"""Screens kept: one is compared, answered with, delivered and followed up."""
_kept: OrderedDict[tuple[object, ...], tuple[Offer, ChoiceScreen]] = OrderedDict()


def screen_of(offer: Offer, path: Path, speak: Speaker) -> ChoiceScreen:
    """The controls of one step of a decision; `speak` is the voice for labels.

    Raises:
        NotAllowed: the path leads nowhere in this offer.
    """
    key = (id(offer), path, speak.game, speak.words.locale, tuple(speak.names))
    known, screen = _kept.get(key, (None, None))
    if screen is None or known is not offer:  # another offer may have got the place in memory of one that is gone
        screen = _screen_of(offer, path, speak)
        _kept[key] = offer, screen
        if len(_kept) > SCREENS_KEPT:
            _kept.popitem(last=False)
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
    return screen_of(view.offer, (), label_voice(lang, view.table)) if view.offer is not None else None


def screen_blocks(view: TableView, shown: ChoiceScreen, lang: Words, style: Style = "primary") -> tuple[Block, ...]:
    """A step's menus and buttons, and the way back."""
    table, ticket = view.table.id, view.ticket
    shown = marked(view, shown, lang)
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
    blocks: list[Block] = [*menus]
    *sections, rest = _sections(shown.buttons)
    for group, keys in (*sections, rest):
        buttons = [
            Button(
                str(ControlId(key.action, table, ticket, key.path)),
                cut(key.label, LABEL),
                "secondary" if key.is_quiet else style,
                sign=key.sign,
            )
            for key in keys
        ]
        if keys is rest[1] and shown.back is not None:
            buttons.append(step_button(view, lang.text("bot-button-back"), shown.back))
        blocks += [*([Text(small(escape(group)))] if group else []), *rows(buttons)]
    return tuple(blocks)


def marked(view: TableView, shown: ChoiceScreen, lang: Words) -> ChoiceScreen:
    """A step with a mark on what a lesson asks for, as in its words; unchanged where the step does not offer that."""
    if view.lesson is None or view.offer is None or not isinstance(view.offer.shape, OneOf):
        return shown
    choice = view.lesson.choice
    keys = tuple(
        replace(key, label=lang.text("bot-lesson-mark", label=key.label))
        if key.path and leads_to(key.path, choice)
        else key
        for key in shown.buttons
    )
    menus = tuple(
        replace(
            group,
            entries=tuple(
                replace(entry, label=cut(lang.text("bot-lesson-mark", label=entry.label), ENTRY))
                if leads_to((entry.value,), choice) and not is_page(entry.value)
                else entry
                for entry in group.entries
            ),
        )
        for group in shown.menus
    )
    return replace(shown, buttons=keys, menus=menus)


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
