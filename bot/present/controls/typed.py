"""Whole answers in words: moves that are typed, suggested, or listed in one menu."""

from collections.abc import Iterator
from itertools import combinations, islice

from bot.ids import ControlAction, ControlId
from bot.post import Entry, Menu
from bot.present.words.speech import (
    ENTRY,
    FACT,
    MENU,
    PLACEHOLDER,
    cut,
    folded,
    plain_voice,
    refusal_text,
)
from bot.tables.view import Answer, Offer, TableView
from games.core import Amount, Choice, Number, OneOf, Some, SomeOf, read_choice, write_choice
from locales import MissingWords, Speaker, Words

from .counts import item_text, number_text
from .screens import steps_of, token_for, told_apart

_LOOKED_AT = 3000
"""So many answers are compared with what is typed; no offer that people can oversee has more."""


def understand(view: TableView, lang: Words, line: str) -> Choice | None:
    """The choice a line means: its notation, its label, a number, things by name, or words of one single label.

    The choice may be illegal: the engine then says why. None when the line means nothing here.
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
    """The choices whose label holds this part of it, or all of these words."""
    return [one for one in labelled if wanted and (wanted in one[1] or {*wanted.split()} <= {*one[1].split()})]


def suggest(view: TableView, lang: Words, typed: str, most: int) -> list[tuple[str, str]]:
    """Notation and label of the legal moves that hold every word typed so far, those that begin with it first."""
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


def answer_text(offer: Offer | Answer, choice: Choice, speak: Speaker) -> str:
    """A whole answer in words; of several things their names alone, without the facts about them."""
    if isinstance(choice, Number):
        return number_text(offer, choice.n, speak)
    if isinstance(choice, Some):
        items = [item_text(offer, item, speak).partition(FACT)[0] for item in choice.items]
        return speak.words.enumerate(items) or speak.words.text("bot-step-nothing")
    return speak(offer.label(choice))


def _makes_sense(view: TableView, offer: Offer, choice: Choice, lang: Words) -> bool:
    """Whether the choice is legal, or a refusal can put into words what is wrong with it: it names no unknown thing."""
    if offer.shape.fits(choice):
        return True
    try:
        return bool(refusal_text(lang, offer.why_not(choice), view.table))
    except MissingWords:
        return False


def _answers(offer: Offer) -> Iterator[Choice]:
    """The answers on offer, as many as are looked at."""
    match offer.shape:
        case OneOf() as one:
            yield from one.shown[:_LOOKED_AT]
        case Amount(low, high):
            yield from map(Number, range(low, min(high, low + _LOOKED_AT) + 1))
        case SomeOf(items, least, most):
            sets = (taken for count in range(least, most + 1) for taken in combinations(items, count))
            yield from map(Some, dict.fromkeys(islice(sets, _LOOKED_AT)))


def _things(offer: Offer, some: SomeOf, line: str, speak: Speaker) -> Some | None:
    """Things listed by name or id, with commas or `+` between; None when one of them is not on offer."""
    left = list(some.items)
    taken: list[str] = []
    for part in filter(None, map(folded, line.replace("+", ",").split(","))):
        found = next((item for item in left if part in {item, folded(item_text(offer, item, speak))}), None)
        if found is None:
            return None
        left.remove(found)
        taken.append(found)
    return Some(tuple(taken))


def plain_menu(view: TableView, offer: Offer, lang: Words) -> Menu | None:
    """A menu of all answers that are offered, each of which is given at once; None where these are too many."""
    speak = plain_voice(lang, view.table)
    match offer.shape:
        case OneOf(choices) if 0 < len(choices) <= MENU:
            labels = told_apart([cut(answer_text(offer, choice, speak), ENTRY - 5) for choice in choices])
            entries = [Entry(token_for(steps_of(one)), label) for one, label in zip(choices, labels, strict=True)]
            action, least, most = ControlAction.STEP, 1, 1
        case SomeOf(items, least, most) if 0 < len(items) <= MENU:
            names = [cut(item_text(offer, item, speak), ENTRY - 5) for item in items]
            entries = [Entry(str(n), label) for n, label in enumerate(told_apart(names))]
            action, most = ControlAction.SOME, min(most, len(items))
        case Amount(low, high) if high - low < MENU:
            entries = [Entry(str(n), cut(number_text(offer, n, speak), ENTRY)) for n in range(low, high + 1)]
            action, least, most = ControlAction.AMOUNT, 1, 1
        case _:
            return None
    asks = cut(speak(offer.prompt), PLACEHOLDER)
    return Menu(str(ControlId(action, view.table.id, offer.ticket)), asks, tuple(entries), least, most)
