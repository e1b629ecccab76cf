"""A choice among several, asked field by field: the verb, then each field in order, skipping what is settled."""

from collections.abc import Sequence

from bot.ids import ControlAction
from bot.post import Entry
from bot.tables.view import Offer
from games.core import Choice, Say
from locales import Speaker

from .layout import LABEL, ROW, cut, fits_buttons
from .paths import (
    Path,
    beginning,
    differences,
    first_difference,
    is_page,
    steps_of,
    token_for,
    with_prefix,
    without_page,
)
from .screens import ButtonSpec, ChoiceScreen, MenuSpec, menu, nowhere, spread

_MENUS = 3
"""So many verbs get a menu each in the first step; more are asked for first."""


def screen_one(offer: Offer, choices: Sequence[Choice], path: Path, speak: Speaker) -> ChoiceScreen:
    """The step of a choice that a path leads to.

    Raises:
        NotAllowed: the path leads nowhere.
    """
    prefix = beginning(choices, path)
    if prefix is None:
        raise nowhere()
    here = with_prefix(choices, prefix)
    asks = _question(offer, here, len(prefix), speak)
    trail = tuple(_name(offer, here[0], i, speak) for i in differences(choices, prefix))
    back = _back(choices, prefix)
    if keys := _whole(offer, here, len(prefix), speak):
        return ChoiceScreen(asks, trail, keys, (), back)
    if prefix or len({choice.word() for choice in here}) == 1:
        keys, groups = _values(offer, here, path, speak)
        return ChoiceScreen(asks, trail, keys, groups, back)
    keys, groups = _verbs(offer, here, path, speak)
    return ChoiceScreen(asks, trail, keys, groups, back)


def follow_one(choices: Sequence[Choice], path: Path, values: Sequence[str]) -> Choice | Path:
    """What a tap means: a whole choice, or the path of the next step.

    Raises:
        NotAllowed: the tap is on nothing that is offered.
    """
    if values and is_page(values[0]):
        return (*without_page(path), values[0])
    if not values and not without_page(path):
        return path  # the way back to the first step, even where only one choice is left
    prefix = beginning(choices, tuple(values[:1]) or path)
    if prefix is None:
        raise nowhere()
    here = with_prefix(choices, prefix)
    return here[0] if len(here) == 1 else tuple(values[:1]) or path


def _whole(offer: Offer, here: Sequence[Choice], depth: int, speak: Speaker) -> tuple[ButtonSpec, ...]:
    """Few choices as buttons that say all of it, where that saves a step or it is the first."""
    if len(here) > ROW:
        return ()
    labels = [speak(offer.label(choice)) for choice in here]
    if len(here) > 1:
        at = first_difference(here, depth)
        saves = not depth or len({steps_of(choice)[: (at or 0) + 1] for choice in here}) < len(here)
        if not saves or not fits_buttons(labels):
            return ()
    pairs = zip(here, labels, strict=True)
    return tuple(
        ButtonSpec((token_for(steps_of(choice)),), cut(label, LABEL), ControlAction.STEP) for choice, label in pairs
    )


def _verbs(
    offer: Offer, here: Sequence[Choice], path: Path, speak: Speaker
) -> tuple[tuple[ButtonSpec, ...], tuple[MenuSpec, ...]]:
    """The first step when there are several verbs: a menu for each, or the verbs alone when they are many."""
    by_verb = _by_verb(here)
    single = [choices[0] for choices in by_verb.values() if len(choices) == 1]
    several = [choices for choices in by_verb.values() if len(choices) > 1]
    asks = speak(offer.prompt)
    entries = [_whole_entry(offer, choice, speak) for choice in single]
    if len(several) > _MENUS:
        entries = [
            _whole_entry(offer, choices[0], speak)
            if len(choices) == 1
            else Entry(token_for((choices[0].word(),)), _verb(offer, choices[0], speak))
            for choices in by_verb.values()
        ]
        return spread(speak.words, path, asks, entries)
    keys, groups = spread(speak.words, path, asks, entries)
    menus = [_verb_menu(offer, choices, (token_for((choices[0].word(),)),), speak) for choices in several]
    return keys, (*menus, *groups)


def _verb_menu(offer: Offer, choices: Sequence[Choice], path: Path, speak: Speaker) -> MenuSpec:
    """A menu for one verb, which it names, and the first field that is not settled."""
    asks = _question(offer, choices, 1, speak)
    if speak.words.has(f"{speak.game}-do-{choices[0].word()}.verb"):
        asks = speak.words.text("bot-step-menu", verb=_verb(offer, choices[0], speak), question=asks)
    return menu(speak.words, path, asks, _entries(offer, choices, first_difference(choices, 1) or 1, speak))


def _values(
    offer: Offer, here: Sequence[Choice], path: Path, speak: Speaker
) -> tuple[tuple[ButtonSpec, ...], tuple[MenuSpec, ...]]:
    """The values of the next field that is not settled yet."""
    if not offer.own and not without_page(path):
        return (), (_verb_menu(offer, here, path, speak),)  # the table sees only this verb, the player has others
    at = first_difference(here, 1) or 1
    asks = _field_question(offer, here[0], at, speak) or speak.words.text("bot-step-choose")
    return spread(speak.words, path, asks, _entries(offer, here, at, speak))


def _entries(offer: Offer, here: Sequence[Choice], at: int, speak: Speaker) -> list[Entry]:
    field = here[0].field_names()[at - 1]
    first = {steps_of(choice)[: at + 1]: choice for choice in reversed(here)}
    found = []
    for prefix in dict.fromkeys(steps_of(choice)[: at + 1] for choice in here):
        label = speak(offer.field_label(first[prefix], field))
        found.append(Entry(token_for(prefix), cut(label, LABEL), _does(prefix[-1], speak)))
    return found


def _whole_entry(offer: Offer, choice: Choice, speak: Speaker) -> Entry:
    return Entry(token_for(steps_of(choice)), cut(speak(offer.label(choice)), LABEL))


def _does(value: object, speak: Speaker) -> str:
    """One line of what a thing does, where the game has such a line."""
    text = f"{speak.game}-name-{value}.does"
    return speak.words.text(text) if isinstance(value, str) and speak.words.has(text) else ""


def _question(offer: Offer, here: Sequence[Choice], depth: int, speak: Speaker) -> str:
    """What this step asks: the field's own question once the verb is settled, before that the decision's."""
    at = first_difference(here, depth)
    own = _field_question(offer, here[0], at, speak) if at and depth else ""
    return own or speak(offer.prompt)


def _field_question(offer: Offer, choice: Choice, at: int, speak: Speaker) -> str:
    """The question for one field, where the game has one."""
    field = choice.field_names()[at - 1]
    for name in (field, field.replace("_", "-")):
        if speak.words.has(text := f"{speak.game}-do-{choice.word()}.{name}"):
            return speak(Say(text, {"seat": offer.seat}))
    return ""


def _name(offer: Offer, choice: Choice, at: int, speak: Speaker) -> str:
    """How one step of a choice is called, for the trail."""
    return _verb(offer, choice, speak) if at == 0 else speak(offer.field_label(choice, choice.field_names()[at - 1]))


def _verb(offer: Offer, choice: Choice, speak: Speaker) -> str:
    return speak(Say(f"{speak.game}-do-{choice.word()}.verb", {"seat": offer.seat}))


def _by_verb(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(choice.word(), []).append(choice)
    return found


def _back(choices: Sequence[Choice], prefix: tuple[object, ...]) -> Path | None:
    """The path of the step before; a verb that shared the first step with its menu is no step of its own."""
    if not prefix:
        return None
    several = sum(len(found) > 1 for found in _by_verb(choices).values())
    passed = [i for i in differences(choices, prefix)[:-1] if i or several > _MENUS]
    return (token_for(prefix[: passed[-1] + 1]),) if passed else ()
