"""Steps of a decision as rows of buttons and menus, with ids that identify the step; and typed moves."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, islice

from cachetools import LRUCache

from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.post import Block, Button, Entry, Menu, Style, Text
from bot.present.controls import (
    ButtonSpec,
    ChoiceScreen,
    Path,
    differences,
    follow_one,
    is_page,
    leads_to,
    sections,
    steps_of,
    token_for,
    unique_labels,
)
from bot.present.speech import (
    DECIDING,
    ENTRY,
    FACT,
    LABEL,
    MENU,
    PLACEHOLDER,
    WARNED,
    cut,
    escape,
    folded,
    label_voice,
    plain_voice,
    refusal_text,
    rows,
    short_label,
    small,
)
from bot.tables.view import Answer, Identity, Offer, TableView
from games.core import Amount, Choice, Number, OneOf, Scripted, Some, SomeOf, read_choice, write_choice
from locales import MissingWords, Speaker, Words

from .counts import (
    follow_amount,
    follow_some,
    item_text,
    leads_to_some,
    number_text,
    path_to,
    screen_amount,
    screen_some,
    some_text,
    ticks_of,
)
from .fields import screen_one

SCREENS_KEPT = 256
"""The number of cached screens, since each is compared, shown in the answer, delivered and used again."""
_screens: LRUCache[tuple[object, ...], ChoiceScreen] = LRUCache(SCREENS_KEPT)


def screen_of(offer: Offer, path: Path, speak: Speaker) -> ChoiceScreen:
    """Return the controls of one step of a decision; `speak` is the voice for labels.

    Raises:
        NotAllowed: the path leads to nothing in this offer.
    """
    key = (Identity(offer), path, speak.game, speak.words.locale, tuple(speak.names))
    if (screen := _screens.get(key)) is None:
        screen = _screens[key] = _screen_of(offer, path, speak)
    return screen


def _screen_of(offer: Offer, path: Path, speak: Speaker) -> ChoiceScreen:
    match offer.shape:
        case OneOf() as one:
            shown = screen_one(offer, one.shown, path, speak)
            keys = [replace(key, is_vain=offer.is_vain(partial(leads_to, key.path))) for key in shown.buttons]
            return replace(shown, buttons=tuple(keys))
        case SomeOf() as some:
            return screen_some(offer, some, path, speak)
        case Amount() as amount:
            return screen_amount(offer, amount, speak)


def follow(offer: Offer, path: Path, values: Sequence[str] = ()) -> Choice | Path:
    """Return the meaning of a press: a whole answer, or the path of the step to show next.

    Args:
        offer: everything offered to the seat that pressed.
        path: the path in the control's id.
        values: the values chosen in a menu, or the text typed into a form.

    Raises:
        Refusal: the control offers nothing any more, or the text is not a number.
    """
    match offer.shape:
        case OneOf() as one:
            return follow_one(one.shown, path, values)
        case SomeOf() as some:
            return follow_some(some, path, values)
        case Amount() as amount:
            return follow_amount(amount, path, values)


def first_screen(view: TableView, lang: Words) -> ChoiceScreen | None:
    """Return the first step of the reader's question; None if the reader is not asked."""
    return step_screen(view, view.offer, (), lang) if view.offer is not None else None


def step_screen(view: TableView, offer: Offer, path: Path, lang: Words) -> ChoiceScreen:
    """Return the controls of one step of the reader's question, with the mark of a lesson.

    Raises:
        NotAllowed: the path leads to nothing in this offer.
    """
    shown = screen_of(offer, path, label_voice(lang, view.table))
    return shown if view.lesson is None else _marked(offer, view.lesson, shown, label_voice(lang, view.table))


def screen_blocks(view: TableView, shown: ChoiceScreen, lang: Words, style: Style = "primary") -> tuple[Block, ...]:
    """Return a step's menus and buttons, and the way back; what a lesson asks for comes first, a puzzle's are alike."""
    table, ticket = view.table.id, view.ticket
    lead = [key for key in shown.buttons if key.is_marked or key.is_lead]
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
    below: Style = "secondary" if shown.is_marked else style
    first = rows([_button(view, key, style if key.is_marked else below) for key in lead])
    blocks: list[Block] = [*menus, *first] if any(group.is_marked for group in shown.menus) else [*first, *menus]
    for group, keys in sections([key for key in shown.buttons if key not in lead]):
        buttons = [_button(view, key, "secondary" if key.is_quiet and not view.is_puzzle else below) for key in keys]
        blocks += [*([Text(small(escape(group)))] if group else []), *rows(buttons)]
    if shown.back is not None:  # in a row of its own, which the menu shares
        blocks += rows([step_button(view, lang.text("bot-button-back"), shown.back)])
    return tuple(blocks)


def _button(view: TableView, key: ButtonSpec, style: Style) -> Button:
    id_ = str(ControlId(key.action, view.table.id, view.ticket, key.path))
    if key.is_vain and not key.is_marked and not view.is_puzzle:
        return Button(id_, f"{cut(key.label, LABEL - len(WARNED))}{WARNED}", "secondary", sign=key.sign)
    return Button(id_, cut(key.label, LABEL), style, sign=key.sign)


def _marked(offer: Offer, step: Scripted, shown: ChoiceScreen, speak: Speaker) -> ChoiceScreen:
    """Return a step with what a lesson asks for first, and marked, if it is offered; without a text in one press."""
    words = speak.words
    whole = _in_one_press(offer, step, speak)
    key = whole or next((key for key in shown.buttons if _leads(offer, key.path, step.choice)), None)
    if key is not None:
        verb, made, then = key.group.partition(FACT)[0], answer_text(offer, step.choice, speak), follow(offer, key.path)
        said = words.text("bot-step-value", verb=verb, value=key.label) if isinstance(then, tuple) else made
        label = words.text("bot-lesson-mark", label=short_label(said) if verb else key.label)
        lead = replace(key, label=label, group="", is_quiet=False, is_marked=True)
        others = [one for one in shown.buttons if one.path != key.path]
        if whole is not None and isinstance(offer.shape, OneOf):
            others = [_towards(offer, one, step, words) for one in others]
        return replace(shown, buttons=(lead, *others))
    for group in shown.menus:
        values = {entry.value for entry in group.entries if _leads(offer, (entry.value,), step.choice)}
        if isinstance(offer.shape, SomeOf) and isinstance(step.choice, Some):
            values = ticks_of(offer.shape, step.choice)
        wanted = (entry for entry in group.entries if entry.value in values)
        marked = [replace(one, label=cut(words.text("bot-lesson-mark", label=one.label), ENTRY)) for one in wanted]
        if marked:
            entries = (*marked, *(entry for entry in group.entries if entry.value not in values))
            asks = words.text("bot-lesson-mark", label=group.asks)
            rest = (other for other in shown.menus if other is not group)
            return replace(shown, menus=(replace(group, asks=asks, entries=entries, is_marked=True), *rest))
    return shown


def _towards(offer: Offer, key: ButtonSpec, step: Scripted, words: Words) -> ButtonSpec:
    """Return a button for the first step of a choice; its label ends in dots unless the choice is complete."""
    name = key.label.partition(FACT)[0].removesuffix(words.text("bot-step-verb", verb=""))
    begun = words.text("bot-step-verb", verb=name)
    return replace(key, label=begun) if _leads(offer, key.path, step.choice) else key


def _leads(offer: Offer, path: Path, choice: Choice) -> bool:
    """Return whether a control with this path makes a choice, or is a step towards it."""
    if not path or is_page(path[-1]):
        return False
    if isinstance(offer.shape, SomeOf):
        return isinstance(choice, Some) and leads_to_some(offer.shape, path, choice)
    return leads_to(path, choice)


def _in_one_press(offer: Offer, step: Scripted, speak: Speaker) -> ButtonSpec | None:
    """Return the button for a whole choice of several steps; None if a lesson has text for them, or it is too long."""
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


def plain_menu(view: TableView, offer: Offer, lang: Words) -> Menu | None:
    """Return a menu of all offered answers, each of which takes effect at once; None if there are too many."""
    speak = plain_voice(lang, view.table)
    match offer.shape:
        case OneOf() as one if 0 < len(choices := one.shown) <= MENU:
            labels = unique_labels([cut(answer_text(offer, choice, speak), ENTRY - 5) for choice in choices])
            entries = [Entry(token_for(steps_of(pick)), label) for pick, label in zip(choices, labels, strict=True)]
            action, least, most = ControlAction.STEP, 1, 1
        case SomeOf(items, least, most) if 0 < len(items) <= MENU:
            names = [cut(item_text(offer, item, speak), ENTRY - 5) for item in items]
            entries = [Entry(str(n), label) for n, label in enumerate(unique_labels(names))]
            action, most = ControlAction.SOME, min(most, len(items))
        case Amount(low, high) if high - low < MENU:
            entries = [Entry(str(n), cut(number_text(offer, n, speak), ENTRY)) for n in range(low, high + 1)]
            action, least, most = ControlAction.AMOUNT, 1, 1
        case _:
            return None
    asks = cut(speak(offer.prompt), PLACEHOLDER)
    return Menu(str(ControlId(action, view.table.id, offer.ticket)), asks, tuple(entries), least, most)


def step_button(view: TableView, label: str, path: Path) -> Button:
    """Return a button to a step of the decision."""
    return Button(str(ControlId(ControlAction.STEP, view.table.id, view.ticket, path)), label)


def button(
    action: ControlAction, table: str, lang: Words, style: Style = "secondary", *, disabled: bool = False
) -> Button:
    """Return a button for an action that needs no decision, labelled by that action."""
    return Button(str(ControlId(action, table)), lang.text(f"bot-button-{action}"), style, disabled)


def rules_button(game: str, lang: Words, topic: str = "") -> Button:
    """Return a button to a game's help, or to one topic of it."""
    id_ = ControlId(ControlAction.RULES, game, "", (topic,) if topic else ())
    return Button(str(id_), lang.text("bot-button-rules"))


def menu_button(table: Table, lang: Words) -> Button:
    """Return the button to the menu of everything that is not always needed."""
    return button(ControlAction.MENU, table.id, lang)


_LOOKED_AT = 3000
"""The number of answers that are compared with typed text; no offer of a manageable size has more."""


def understand(view: TableView, lang: Words, line: str) -> Choice | None:
    """Return the choice that a typed line means, by notation, label, number, names of things, or words of one label.

    The choice may be illegal; the engine then explains why. None if the line means nothing here.
    """
    offer, wanted = view.offer, folded(line)
    if offer is None:
        return read_choice(view.game.id, line)
    speak = plain_voice(lang, view.table)
    if isinstance(offer.shape, Amount) and wanted.removeprefix("-").isdecimal():
        return Number(int(wanted[:9]))
    if isinstance(offer.shape, SomeOf) and (named := _things(offer, offer.shape, line, speak)) is not None:
        return named
    if (read := read_choice(view.game.id, line)) is not None and _makes_sense(view, offer, read, lang):
        return read
    legal = [(choice, folded(answer_text(offer, choice, speak))) for choice in _answers(offer)]
    barred = [(choice, folded(speak(offer.label(choice)))) for choice in offer.unavailable]
    same = [one for one in legal if one[1] == wanted]
    found = same or _holding(wanted, legal) or _holding(wanted, barred)
    return found[0][0] if len(found) == 1 else None


def _holding(wanted: str, labelled: list[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
    """Return the choices whose label contains the wanted text, or all of its words."""
    return [one for one in labelled if wanted and (wanted in one[1] or {*wanted.split()} <= {*one[1].split()})]


def suggest(view: TableView, lang: Words, typed: str, most: int) -> list[tuple[str, str]]:
    """Return notation and label of the legal moves that contain every typed word, best matches first."""
    if view.offer is None:
        return []
    wanted, speak = folded(typed), plain_voice(lang, view.table)
    found: list[tuple[bool, str, str]] = []
    for choice in _answers(view.offer):
        notation, label = write_choice(choice), answer_text(view.offer, choice, speak)
        text = folded(label)
        if len(notation) <= ENTRY and all(word in f"{text} {notation}" for word in wanted.split()):
            found.append((not (text.startswith(wanted) or notation.startswith(wanted)), notation, label))
    return [(notation, label) for _, notation, label in sorted(found, key=lambda each: each[0])[:most]]


def _makes_sense(view: TableView, offer: Offer, choice: Choice, lang: Words) -> bool:
    """Return whether the choice is legal, or illegal for a reason that can be explained: it names no unknown thing."""
    try:
        return offer.shape.fits(choice) or bool(refusal_text(lang, offer.why_not(choice), view.table))
    except MissingWords:
        return False


def _answers(offer: Offer) -> Iterator[Choice]:
    """Yield the answers offered, up to the maximum compared."""
    match offer.shape:
        case OneOf() as one:
            yield from one.shown[:_LOOKED_AT]
        case Amount(low, high):
            yield from map(Number, range(low, min(high, low + _LOOKED_AT) + 1))
        case SomeOf(items, least, most):
            sets = (taken for count in range(least, most + 1) for taken in combinations(items, count))
            yield from map(Some, dict.fromkeys(islice(sets, _LOOKED_AT)))


def _things(offer: Offer, some: SomeOf, line: str, speak: Speaker) -> Some | None:
    """Return the things listed by name or id, separated by commas or `+`; None if one of them is not offered."""
    left = list(some.items)
    taken: list[str] = []
    for part in filter(None, map(folded, line.replace("+", ",").split(","))):
        found = next((item for item in left if part in {item, folded(item_text(offer, item, speak))}), None)
        if found is None:
            return None
        left.remove(found)
        taken.append(found)
    return Some(tuple(taken))


def answer_text(offer: Offer | Answer, choice: Choice, speak: Speaker) -> str:
    """Return a whole answer as text; if it consists of several things, only their names, without facts."""
    if isinstance(choice, Number):
        return number_text(offer, choice.n, speak)
    if isinstance(choice, Some):
        items = [item_text(offer, item, speak).partition(FACT)[0] for item in choice.items]
        return speak.words.enumerate(items) or speak.words.text("bot-step-nothing")
    return speak(offer.label(choice))
