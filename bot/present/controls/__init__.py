"""The controls of a decision: here those of one step before layout, and the paths that lead to it."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from bot.ids import ControlAction, digest_token
from bot.post import Entry
from bot.present.speech import BUTTONS, ENTRY, FACT, LABEL, MENU, TALL, cut, escape, lines_of, short_label, small
from bot.tables.view import TableView
from games.core import Choice, NotAllowed, Number, Say, say
from locales import Speaker, Words

Path = tuple[str, ...]
Prefix = tuple[Any, ...]

_PAGE = "p"


@lru_cache(maxsize=16_384)
def steps_of(choice: Choice) -> Prefix:
    """Return the choice as a tuple of steps: its verb and the values of its fields."""
    return (choice.word(), *choice.field_values())


@lru_cache(maxsize=16_384)
def token_for(prefix: Prefix) -> str:
    """Return the token for the first steps of a choice."""
    return digest_token(repr(prefix))


def leads_to(path: Path, choice: Choice) -> bool:
    """Return whether a path leads to this choice, or towards it."""
    if isinstance(choice, Number):
        return without_page(path)[-1:] == (str(choice.n),)
    return beginning([choice], path) is not None


def beginning(choices: Sequence[Choice], path: Path) -> Prefix | None:
    """Return the first steps of these choices that a path stands for: () for the root, None if it matches none."""
    last = without_page(path)[-1:]
    if not last:
        return ()
    for choice in choices:
        taken = steps_of(choice)
        for depth in range(1, len(taken) + 1):
            if token_for(taken[:depth]) == last[0]:
                return taken[:depth]
    return None


def with_prefix(choices: Iterable[Choice], prefix: Prefix) -> list[Choice]:
    """Return the choices that start with these steps, without duplicates."""
    each = {steps_of(choice): choice for choice in choices}
    depth = len(prefix)
    return [choice for steps, choice in each.items() if steps[:depth] == prefix] if prefix else [*each.values()]


def first_difference(choices: Sequence[Choice], depth: int = 0) -> int | None:
    """Return the first step, not before `depth`, at which these choices differ; None for a single choice."""
    if len(choices) < 2:
        return None
    rows = [steps_of(choice) for choice in choices]
    return next((i for i in range(depth, max(map(len, rows))) if len({row[i : i + 1] for row in rows}) > 1), None)


def differences(choices: Sequence[Choice], prefix: Prefix) -> list[int]:
    """Return the indexes of the steps of a prefix at which there was something to choose."""
    rows, found = [steps_of(choice) for choice in choices], []
    for i, taken in enumerate(prefix):
        if any(row[i] != taken for row in rows):
            found.append(i)
            rows = [row for row in rows if row[i] == taken]
    return found


def follow_one(choices: Sequence[Choice], path: Path, values: Sequence[str]) -> Choice | Path:
    """Return the meaning of a press: a whole choice, or the path of the next step.

    Raises:
        NotAllowed: the control offers nothing any more.
    """
    if values and is_page(values[0]):
        return (*without_page(path), values[0])
    if not values and not without_page(path):
        return path  # back to the first step, even if only one choice is left
    prefix = beginning(choices, tuple(values[:1]) or path)
    if prefix is None:
        raise path_refusal()
    here = with_prefix(choices, prefix)
    return here[0] if len(here) == 1 else tuple(values[:1]) or path


def page(path: Path) -> int:
    """Return the page number of a long step that a path shows."""
    return int(path[-1][1:]) if path and is_page(path[-1]) else 0


def page_mark(number: int) -> str:
    """Return the token that turns to this page."""
    return f"{_PAGE}{number}"


def is_page(text: str) -> bool:
    """Return whether a token turns a page instead of choosing."""
    return text[:1] == _PAGE and len(text) < 5 and text[1:].isdecimal()


def without_page(path: Path) -> Path:
    """Return the path without its page."""
    return path[:-1] if path and is_page(path[-1]) else path


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button of a step.

    Attributes:
        path, action: path and action of its control id.
        label: the text on it.
        does: the effect of the thing on it.
        is_quiet: whether it is less prominent: it only ends or declines something, or opens a list after the first.
        is_end: whether it only ends or declines something, and so has the last row for itself.
        group: the verb shown above it; "" if the label says it all.
        sign: the symbol of the thing on it, as `game/sign`.
        is_marked: whether a lesson points to it.
        is_lead: whether it opens the first of several lists, and is placed above the others.
        is_vain: whether all choices behind it carry a warning, so that it must not look attractive.
    """

    path: Path
    label: str
    action: ControlAction
    does: str = ""
    is_quiet: bool = False
    is_end: bool = False
    group: str = ""
    sign: str = ""
    is_marked: bool = False
    is_lead: bool = False
    is_vain: bool = False


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """A menu of a step: its question, entries whose values continue the path, and whether a lesson points to one."""

    path: Path
    asks: str
    entries: tuple[Entry, ...]
    action: ControlAction
    least: int = 1
    most: int = 1
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """The effect of a thing that can be chosen.

    Attributes:
        thing: its id.
        name: its plain name.
        does: its effect, in one line.
    """

    thing: str
    name: str
    does: str


@dataclass(frozen=True, slots=True)
class ChoiceScreen:
    """One step of a decision.

    Attributes:
        asks: the question of this step.
        trail: the texts of what was chosen before.
        buttons, menus: the controls.
        back: the path of the previous step, None at the first.
        field: the field that it asks for; "" for the verb.
        notes: the effects of the things on offer.
    """

    asks: Say
    trail: tuple[str, ...] = ()
    buttons: tuple[ButtonSpec, ...] = ()
    menus: tuple[MenuSpec, ...] = ()
    back: Path | None = None
    field: str = ""
    notes: tuple[Note, ...] = ()

    @property
    def is_marked(self) -> bool:
        """Whether a lesson points to something here."""
        return any(key.is_marked for key in self.buttons) or any(group.is_marked for group in self.menus)


def sections(keys: Sequence[ButtonSpec]) -> list[tuple[str, list[ButtonSpec]]]:
    """Return the buttons in display order: whole choices, those under a verb, then those that end or decline something.

    The latter always have the last rows for themselves, so that they do not move from step to step. Whole choices that
    carry a warning come after those under a verb.
    """
    verbs = dict.fromkeys(key.group for key in keys if key.group)
    plain, ends = [key for key in keys if not key.group and not key.is_end], [key for key in keys if key.is_end]
    below = [(verb, [key for key in keys if key.group == verb]) for verb in verbs]
    whole = [key for key in plain if not (key.is_quiet or key.is_vain) or not verbs]
    return [("", whole), *below, ("", [key for key in plain if key not in whole]), ("", ends)]


def path_refusal() -> NotAllowed:
    """Return the refusal of a path that matches nothing."""
    return NotAllowed(say("core-no-such-choice"))


def spread(
    lang: Words, path: Path, asks: str, entries: Sequence[Entry], most: int = TALL
) -> tuple[tuple[ButtonSpec, ...], tuple[MenuSpec, ...]]:
    """Return the entries of a step as buttons, if few fit a phone beside a picture; otherwise as a menu, in pages.

    If that saves a menu, buttons two of which share a line come first.

    Args:
        lang: the reader's language.
        path: the path of this step.
        asks: the question, used by the menu.
        entries: the values to choose from.
        most: the number of lines that the buttons may take up on a phone.
    """
    for found in (entries, short_first(entries)):
        if len(found) <= BUTTONS and lines_of(button_labels([entry.label for entry in found])) <= most:
            return buttons_for(found), ()
    return (), (menu(lang, path, asks, entries),)


def short_first(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the entries, those of which two share a line on a phone first: together they take up fewer lines."""
    return sorted(entries, key=lambda entry: lines_of([entry.label] * 2) > 1)


def buttons_for(entries: Sequence[Entry], quiet: Collection[str] = ()) -> tuple[ButtonSpec, ...]:
    """Return one button for each of these values, of which the quiet ones only end or decline something."""
    labels = button_labels([entry.label for entry in entries])
    return tuple(
        ButtonSpec((entry.value,), label, ControlAction.STEP, entry.detail, entry.value in quiet, sign=entry.sign)
        for entry, label in zip(entries, labels, strict=True)
    )


def unique_labels(labels: Sequence[str]) -> list[str]:
    """Return unique labels: duplicates are numbered."""
    alike = {label for label in labels if labels.count(label) > 1}
    return [f"{label} ({labels[: n + 1].count(label)})" if label in alike else label for n, label in enumerate(labels)]


def button_labels(labels: Sequence[str]) -> list[str]:
    """Return short labels of buttons for phones: later facts are dropped, unless they distinguish choices.

    Sentences on what things do are dropped from all labels if some have no room for theirs.
    """
    short = [short_label(label) for label in labels]
    if any(FACT in label and FACT not in one for label, one in zip(labels, short, strict=True)):
        short = [one.partition(FACT)[0] if one.endswith(".") else one for one in short]
    shown = [label if _differs(n, labels, short) else short[n] for n, label in enumerate(labels)]
    return unique_labels(shown)


def _differs(n: int, labels: Sequence[str], short: Sequence[str]) -> bool:
    """Return whether a label differs from another one only in the dropped facts."""
    return any(short[n] == short[m] and labels[n] != labels[m] for m in range(len(labels)) if m != n)


def menu(lang: Words, path: Path, asks: str, entries: Sequence[Entry]) -> MenuSpec:
    """Return a menu of these entries, or the page of them that the path names; facts are shown below each name."""
    shown = tuple(two_lines(entry) for entry in entries)
    if len(shown) <= MENU:
        return MenuSpec(without_page(path), asks, shown, ControlAction.STEP)
    starts = [0, *range(MENU - 1, len(shown) - 1, MENU - 2)]
    number = min(page(path), len(starts) - 1)
    start, is_last = starts[number], number == len(starts) - 1
    leaf = shown[start:] if is_last else shown[start : starts[number + 1]]
    before = (Entry(page_mark(number - 1), lang.text("bot-step-earlier", count=start)),) if number else ()
    more = cut(lang.text("bot-step-more", count=len(shown) - start - len(leaf)), LABEL)
    after = () if is_last else (Entry(page_mark(number + 1), more),)
    return MenuSpec(path, asks, (*before, *leaf, *after), ControlAction.STEP)


def two_lines(entry: Entry) -> Entry:
    """Return a menu's entry with its facts moved to the second line, before as many sentences of the effect as fit."""
    name, _, facts = entry.label.partition(FACT)
    detail = FACT.join(filter(None, (facts, entry.detail)))
    if len(detail) > ENTRY and ". " in detail[:ENTRY]:
        detail = f"{detail[:ENTRY].rpartition('. ')[0]}."
    return Entry(entry.value, cut(name, ENTRY), cut(detail, ENTRY), entry.chosen, entry.sign)


def trail_item(name: str, lang: Words) -> str:
    """Return what was chosen with its facts in brackets, so that it stays one item of a row."""
    name, _, facts = name.partition(FACT)
    return lang.text("bot-step-trail-item", name=name, facts=facts) if facts else name


def told_by_thing(
    keys: tuple[ButtonSpec, ...], choices: Sequence[Choice], speak: Speaker
) -> tuple[tuple[ButtonSpec, ...], tuple[Note, ...]]:
    """Return the buttons without effects, and the effects of the things on them, by plain name.

    The label of a button may contain much more than that name. Things stand in the order of the longest row.
    """
    sizes = Counter(key.group for key in keys)
    told = sorted((key for key in keys if key.does), key=lambda key: -sizes[key.group])
    if not told:
        return keys, ()
    named = dict.fromkeys((_thing_of(key, choices, speak), key.does) for key in told)
    notes = (Note(thing, speak.thing(thing), does) for thing, does in named)
    return tuple(replace(key, does="") if key.does else key for key in keys), tuple(notes)


def _thing_of(key: ButtonSpec, choices: Sequence[Choice], speak: Speaker) -> str:
    """Return the thing in a button's choice that the button's effect is about."""
    prefix = beginning(choices, key.path) or ()
    return next(value for value in prefix[1:] if isinstance(value, str) and does_line(value, speak) == key.does)


def does_lines(view: TableView, shown: ChoiceScreen, lang: Words, *, is_drawn: bool) -> list[str]:
    """Return the effects of the things to choose from, grouped by effect, each line with a capital.

    With pictures, return only what they do not show.
    """
    names: dict[str, dict[str, None]] = {}
    for note in shown.notes:
        if not is_drawn or not view.game.pictures.tells(note.thing):
            names.setdefault(note.does, {})[note.name] = None
    found = ((lang.enumerate([*named]), line) for line, named in names.items())
    return [small(escape(f"{things[:1].upper()}{things[1:]}{FACT}{line}")) for things, line in found]


def does_line(value: object, speak: Speaker) -> str:
    """Return the line about a thing's effect, "" if the game has none."""
    text = f"{speak.game}-name-{value}.does"
    return speak.words.text(text) if isinstance(value, str) and speak.words.has(text) else ""
