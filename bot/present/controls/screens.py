"""The controls of one step of a decision, before they are laid out."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.ids import ControlAction
from bot.post import Entry
from bot.present.words.layout import BUTTONS, ENTRY, FACT, LABEL, MENU, cut, short_label
from games.core import NotAllowed, Say, say
from locales import Words

from .paths import Path, page, page_mark, without_page


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button of a step.

    Attributes:
        path, action: where it leads.
        label: what it says.
        does: what the thing does that it names.
        is_quiet: whether it only ends or declines something.
        group: the verb to which it belongs, to stand above it; "" where the label says it all.
    """

    path: Path
    label: str
    action: ControlAction
    does: str = ""
    is_quiet: bool = False
    group: str = ""


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """A menu of a step: what it asks, and entries whose values continue the path."""

    path: Path
    asks: str
    entries: tuple[Entry, ...]
    action: ControlAction
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Note:
    """What one of the things to choose from does.

    Attributes:
        thing: its id.
        name: its plain name.
        does: what it does, in a line.
    """

    thing: str
    name: str
    does: str


@dataclass(frozen=True, slots=True)
class ChoiceScreen:
    """One step of a decision.

    Attributes:
        asks: the question of this step.
        trail: what was chosen on the way here.
        buttons, menus: the controls.
        back: the path of the step before, None at the first.
        field: the field of the choice that is asked for; "" for the verb.
        notes: what the things to choose from do.
    """

    asks: Say
    trail: tuple[str, ...] = ()
    buttons: tuple[ButtonSpec, ...] = ()
    menus: tuple[MenuSpec, ...] = ()
    back: Path | None = None
    field: str = ""
    notes: tuple[Note, ...] = ()


def nowhere() -> NotAllowed:
    """The refusal of a path that leads nowhere."""
    return NotAllowed(say("core-no-such-choice"))


def spread(
    lang: Words, path: Path, asks: str, entries: Sequence[Entry], quiet: Collection[str] = ()
) -> tuple[tuple[ButtonSpec, ...], tuple[MenuSpec, ...]]:
    """Entries of a step as buttons up to a dozen, or else as a menu, turned page by page when long.

    Args:
        lang: the reader's language.
        path: to this step.
        asks: the question, for the menu.
        entries: what can be chosen.
        quiet: values of those that only end or decline something.
    """
    if len(entries) > BUTTONS:
        return (), (menu(lang, path, asks, entries),)
    labels = button_labels([entry.label for entry in entries])
    return tuple(
        ButtonSpec((entry.value,), label, ControlAction.STEP, entry.detail, entry.value in quiet)
        for entry, label in zip(entries, labels, strict=True)
    ), ()


def told_apart(labels: Sequence[str]) -> list[str]:
    """Labels of which no two are alike: things that are alike are numbered."""
    alike = {label for label in labels if labels.count(label) > 1}
    return [f"{label} ({labels[: n + 1].count(label)})" if label in alike else label for n, label in enumerate(labels)]


def button_labels(labels: Sequence[str]) -> list[str]:
    """Labels of buttons as a phone shows them: facts that go too far are left out, unless they tell choices apart."""
    short = [short_label(label) for label in labels]
    shown = [label if _differs(n, labels, short) else short[n] for n, label in enumerate(labels)]
    return told_apart(shown)


def _differs(n: int, labels: Sequence[str], short: Sequence[str]) -> bool:
    """Whether a label is told from another by the facts that were left out alone."""
    return any(short[n] == short[m] and labels[n] != labels[m] for m in range(len(labels)) if m != n)


def menu(lang: Words, path: Path, asks: str, entries: Sequence[Entry]) -> MenuSpec:
    """A menu of these entries; of many, the page that the path names. Facts stand below the name of each.

    In a long menu those with facts come first, like areas that are threatened: nobody reads a long list to its end.
    """
    if len(entries) > BUTTONS:
        entries = sorted(entries, key=lambda entry: not (FACT in entry.label or entry.detail))
    shown = tuple(two_lines(entry) for entry in entries)
    if len(shown) <= MENU:
        return MenuSpec(without_page(path), asks, shown, ControlAction.STEP)
    starts = [0, *range(MENU - 1, len(shown) - 1, MENU - 2)]
    number = min(page(path), len(starts) - 1)
    start, is_last = starts[number], number == len(starts) - 1
    leaf = shown[start:] if is_last else shown[start : starts[number + 1]]
    before = (Entry(page_mark(number - 1), lang.text("bot-step-earlier", count=start)),) if number else ()
    after = () if is_last else (Entry(page_mark(number + 1), _more(lang, len(shown) - start - len(leaf))),)
    return MenuSpec(path, asks, (*before, *leaf, *after), ControlAction.STEP)


def two_lines(entry: Entry) -> Entry:
    """A menu's entry with its facts in the second line, before what the thing does."""
    name, _, facts = entry.label.partition(FACT)
    detail = FACT.join(filter(None, (facts, entry.detail)))
    return Entry(entry.value, cut(name, ENTRY), cut(detail, ENTRY), entry.chosen)


def _more(lang: Words, count: int) -> str:
    return cut(lang.text("bot-step-more", count=count), LABEL)
