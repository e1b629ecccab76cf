"""Choices of several things at once, and of numbers, with as few presses as possible.

A fixed number of a few things is chosen by buttons for whole sets if there are few of them, otherwise one thing after
another; if many are taken, by choosing those left out. Only choices of varying size, or among many things, use a
menu in which several lines are selected.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from math import comb

from bot.ids import ControlAction
from bot.post import Entry
from bot.present.controls import (
    ButtonSpec,
    ChoiceScreen,
    MenuSpec,
    Note,
    Path,
    button_labels,
    does_line,
    page,
    page_mark,
    path_refusal,
    two_lines,
    unique_labels,
    without_page,
)
from bot.present.speech import BUTTONS, ENTRY, FACT, LABEL, MENU, NAME, TALL, TALL_IN_ROWS, TALLER, cut, lines_of
from bot.tables.view import Answer, Offer
from games.core import Amount, Choice, Number, Refusal, Say, Some, SomeOf, say
from games.registry import GAMES
from locales import Speaker, Words

_TAKEN, _MARKED = "t", "m"
"""Prefixes of tokens for a set of positions, as a hexadecimal number: a final set, or a growing one."""
_SETS, _IN_TURN = 6, 3
"""Maximum number of sets shown as buttons, and of things taken one after another."""


def screen_some(offer: Offer, some: SomeOf, path: Path, speak: Speaker) -> ChoiceScreen:
    """Return a step that takes things from one menu, in pages if there are more than a menu holds."""
    texts, declines = [item_text(offer, item, speak) for item in some.items], speak.words.text("bot-step-nothing")
    labels = unique_labels(texts)
    nothing = () if some.least else (ButtonSpec((_token(_TAKEN, ()),), declines, ControlAction.SOME, is_quiet=True),)
    if some.most == 1 and len(labels) <= BUTTONS and lines_of(texts) <= TALL:
        return ChoiceScreen(offer.prompt, buttons=(*_one_of(some, texts, speak), *nothing), notes=_notes(some, speak))
    if some.least < some.most and (keys := _sets(some, range(max(some.least, 1), some.most + 1), texts, speak.words)):
        return ChoiceScreen(offer.prompt, buttons=(*keys, *nothing), notes=_notes(some, speak))
    if some.least == some.most and (screen := _screen_exactly(offer, some, path, texts, speak)) is not None:
        return screen
    if len(labels) <= MENU:
        bounds = max(some.least, 1), min(some.most, len(labels))
        items = _items(some, range(len(labels)), (), bounds, labels, speak)
        return ChoiceScreen(offer.prompt, (), nothing, (items,))
    return _page_of_some(offer, some, path, labels, speak)


def follow_some(some: SomeOf, path: Path, values: Sequence[str]) -> Choice | Path:
    """Return the meaning of a press: the things taken, or the path with those selected so far.

    Raises:
        NotAllowed: the control offers nothing any more.
    """
    marked = _marked(some, path)
    if _selection(path).startswith(_TAKEN):
        return _take(some, marked)
    if values:
        given = [int(value) for value in values if value.isdecimal() and len(value) < 5]
        if len(given) != len(values) or any(i >= len(some.items) for i in given):
            raise path_refusal()
        if len(some.items) <= MENU:
            return _take(some, set(given))
        marked = (marked - set(_leaf(some, page(path)))) | set(given)
    return (_token(_MARKED, marked), page_mark(page(path)))


def path_to(some: SomeOf, choice: Some) -> Path:
    """Return the path of a whole answer.

    Raises:
        ValueError: the answer contains a thing that is not offered.
    """
    left, taken = list(some.items), set[int]()
    for item in choice.items:
        place = left.index(item)
        taken.add(place)
        left[place] = ""
    return (_token(_TAKEN, taken),)


def leads_to_some(some: SomeOf, path: Path, choice: Some) -> bool:
    """Return whether the things that a path has taken, or selected so far, lead to an answer."""
    token, wanted = path[-1], Counter(choice.items)
    marked = Counter(some.items[i] for i in _positions(token, len(some.items)))
    if token.startswith(_TAKEN):
        return marked == wanted
    return wanted <= Counter(some.items) - marked if _drops(some) else marked <= wanted


def ticks_of(some: SomeOf, choice: Some) -> set[str]:
    """Return the values of the lines to select in a menu for an answer."""
    return {str(i) for i in _positions(path_to(some, choice)[0], len(some.items))}


def some_text(offer: Offer | Answer, some: SomeOf, choice: Some, speak: Speaker) -> str:
    """Return several things as text, as on buttons: those taken, or the fewer ones left out."""
    if not _drops(some):
        return speak.words.enumerate(_names(offer, choice.items, speak))
    left = Counter(some.items) - Counter(choice.items)
    return speak.words.text("bot-step-without", things=speak.words.enumerate(_names(offer, [*left.elements()], speak)))


def _names(offer: Offer | Answer, items: Sequence[str], speak: Speaker) -> list[str]:
    return [item_text(offer, item, speak).partition(FACT)[0] for item in items]


def _drops(some: SomeOf) -> bool:
    """Return whether to ask for the things left out, because many are taken."""
    return some.least == some.most > _IN_TURN


def left_of(some: SomeOf, path: Path) -> list[Some]:
    """Return what can still be taken at a step: each unselected thing, together with those selected so far.

    If things are left out one after another, return each of the others on its own.
    """
    marked = _marked(some, path)
    taken = set[int]() if _drops(some) else marked
    return [_take(some, taken | {i}) for i in range(len(some.items)) if i not in marked]


def screen_amount(offer: Offer, amount: Amount, speak: Speaker) -> ChoiceScreen:
    """Return the step for a number: buttons, if a phone shows these, or a menu, with a form if it cannot hold all."""
    words, bounds = speak.words, {"low": amount.low, "high": amount.high}
    count = amount.high - amount.low + 1
    shown = [(str(n), number_text(offer, n, speak)) for n in range(amount.low, amount.low + min(count, MENU))]
    if count <= BUTTONS and lines_of([label for _, label in shown]) <= TALLER:
        keys = (ButtonSpec((n,), cut(label, LABEL), ControlAction.AMOUNT) for n, label in shown)
        return ChoiceScreen(offer.prompt, buttons=tuple(keys))
    entries = tuple(Entry(n, cut(label, ENTRY)) for n, label in shown)
    numbers = MenuSpec((), words.text("bot-step-amount", **bounds), entries, ControlAction.AMOUNT)
    form = ButtonSpec((), cut(words.text("bot-step-number", **bounds), LABEL), ControlAction.TYPE)
    return ChoiceScreen(offer.prompt, buttons=(form,) if count > MENU else (), menus=(numbers,))


def follow_amount(amount: Amount, path: Path, values: Sequence[str]) -> Choice | Path:
    """Return the meaning of a press or of a typed number.

    Raises:
        Refusal: the text is not an integer, or it is out of range.
    """
    text = "".join(values[:1]).strip() or "".join(path[-1:])
    if not text:
        return ()
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 9:
        raise Refusal(say("bot-number-unclear", low=amount.low, high=amount.high))
    if not amount.low <= int(text) <= amount.high:
        raise Refusal(say("bot-number-beyond", n=int(text), low=amount.low, high=amount.high))
    return Number(int(text))


def item_text(offer: Offer | Answer, item: str, speak: Speaker) -> str:
    """Return the text for one of several things, by the game's own wording here, or its plain name."""
    said = offer.field_label(Some((item,)), "items")
    return speak(said) if speak.words.has(said.id) else speak.thing(item)


def number_text(offer: Offer | Answer, n: int, speak: Speaker) -> str:
    """Return the text for a number, by the game's own wording here, if it has any."""
    said = offer.field_label(Number(n), "n")
    return speak(said) if speak.words.has(said.id) else str(n)


def _page_of_some(offer: Offer, some: SomeOf, path: Path, labels: Sequence[str], speak: Speaker) -> ChoiceScreen:
    marked = _marked(some, path)
    last = (len(some.items) - 1) // MENU
    number = min(page(path), last)
    words, token, leaf = speak.words, _token(_MARKED, marked), _leaf(some, number)
    bounds = (0, min(some.most, len(leaf)))
    group = _items(some, leaf, (token, page_mark(number)), bounds, labels, speak, marked)
    ways: dict[Path, str] = {}
    if some.least <= len(marked) <= some.most:
        ways[(_token(_TAKEN, marked),)] = words.text("bot-step-done", count=len(marked))
    if number:
        ways[token, page_mark(number - 1)] = words.text("bot-step-earlier", count=leaf[0])
    if number < last:
        ways[token, page_mark(number + 1)] = words.text("bot-step-more", count=len(some.items) - leaf[-1] - 1)
    keys = tuple(ButtonSpec(way, label, ControlAction.SOME) for way, label in ways.items())
    trail = tuple(labels[i].partition(FACT)[0] for i in sorted(marked))
    return ChoiceScreen(offer.prompt, trail, keys, (group,))


def brief_labels(labels: Sequence[str], facts: int = 0) -> list[str]:
    """Return names of things with so many facts, ambiguous ones with more; the picture shows the rest."""
    names = [FACT.join(label.split(FACT)[: facts + 1]) for label in labels]
    counts = Counter(name for name, _ in {*zip(names, labels, strict=True)})
    more = brief_labels(labels, facts + 1) if max(counts.values(), default=1) > 1 else names
    return [name if counts[name] < 2 else longer for name, longer in zip(names, more, strict=True)]


def _screen_exactly(
    offer: Offer, some: SomeOf, path: Path, labels: Sequence[str], speak: Speaker
) -> ChoiceScreen | None:
    """Return buttons for sets of a fixed size, or for one thing after another; None if a menu is shorter.

    If too many are taken to ask one by one, ask for those left out: however many they are, in the same way.
    """
    count, words = len(some.items), speak.words
    drops = _drops(some)
    size = count - some.most if drops else some.most
    names, notes = brief_labels(labels), _notes(some, speak)
    if some.most == count > 1:  # nothing to choose: one button takes all
        whole = ButtonSpec((_token(_TAKEN, range(count)),), cut(words.enumerate(names), LABEL), ControlAction.SOME)
        return ChoiceScreen(offer.prompt, buttons=(whole,), notes=notes)
    if not size or (lines_of(names) > TALL_IN_ROWS if drops else count > BUTTONS or size > _IN_TURN):
        return None
    texts = [words.text("bot-step-without", things=name) for name in names] if drops else list(labels)
    if keys := () if drops or size < 2 else _sets(some, [size], labels, words):
        return ChoiceScreen(offer.prompt, buttons=keys, notes=notes)
    marked = _marked(some, path)
    asks, own = offer.prompt, f"{offer.prompt.id}.{'left-out' if drops else 'next'}"
    if (drops or marked) and words.has(own):
        progress = {"nth": len(marked) + 1, "total": size} if drops else {"left": size - len(marked)}
        asks = Say(own, {**offer.prompt.values, **progress})
    shown = _without_copies(some, [i for i in range(count) if i not in marked])
    trail = tuple(texts[i].partition(FACT)[0] for i in sorted(marked))
    if drops and asks is not offer.prompt:
        longer = brief_labels(labels, 1)
        texts = longer if lines_of([longer[i] for i in shown]) <= TALL_IN_ROWS else names
    said = button_labels([texts[i] for i in shown])
    keys = tuple(
        ButtonSpec(
            (_taken_or_marked(marked | {i}, size, count, drops),),
            label,
            ControlAction.SOME,
            sign=GAMES[speak.game].sign_of(some.items[i]),
        )
        for i, label in zip(shown, said, strict=True)
    )
    return ChoiceScreen(asks, trail, keys, (), _before(marked), notes=notes)


def _without_copies(some: SomeOf, positions: Sequence[int]) -> list[int]:
    """Return the positions without duplicates: it does not matter which copy of a thing is taken."""
    return sorted({some.items[i]: i for i in reversed(positions)}.values())


def _sets(some: SomeOf, sizes: Collection[int], labels: Sequence[str], words: Words) -> tuple[ButtonSpec, ...]:
    """Return a button for every set of things of these sizes, if there are few sets and their names are short."""
    if any(FACT in label for label in labels) or sum(comb(len(labels), size) for size in sizes) > MENU:
        return ()
    every = [chosen for size in sizes for chosen in combinations(range(len(labels)), size)]
    found = {tuple(sorted(some.items[i] for i in chosen)): chosen for chosen in reversed(every)}
    sets = sorted(found.values(), key=lambda chosen: (len(chosen), chosen))
    names = unique_labels([words.enumerate([labels[i] for i in chosen]) for chosen in sets])
    if len(names) > _SETS or any(len(name) > NAME for name in names):
        return ()
    tokens = [_token(_TAKEN, chosen) for chosen in sets]
    return tuple(ButtonSpec((token,), name, ControlAction.SOME) for token, name in zip(tokens, names, strict=True))


def _taken_or_marked(marked: set[int], size: int, count: int, drops: bool) -> str:
    """Return the token of a final set (what remains, if things are left out) or of a growing one."""
    if len(marked) < size:
        return _token(_MARKED, marked)
    return _token(_TAKEN, set(range(count)) - marked if drops else marked)


def _before(marked: set[int]) -> Path | None:
    """Return the path of the previous step, with one thing less; () for the first step, None at the first."""
    if not marked:
        return None
    return (_token(_MARKED, marked - {max(marked)}),) if len(marked) > 1 else ()


def _notes(some: SomeOf, speak: Speaker) -> tuple[Note, ...]:
    """Return the effects of the things, for those that have a line about it."""
    lines = {item: f"{speak.game}-name-{item}.does" for item in some.items}
    words = speak.words
    return tuple(Note(item, speak.thing(item), words.text(line)) for item, line in lines.items() if words.has(line))


def _one_of(some: SomeOf, labels: Sequence[str], speak: Speaker) -> tuple[ButtonSpec, ...]:
    """Return a button for each thing if only one is taken."""
    shown = _without_copies(some, range(len(labels)))
    return tuple(
        ButtonSpec((_token(_TAKEN, {i}),), label, ControlAction.SOME, sign=GAMES[speak.game].sign_of(some.items[i]))
        for i, label in zip(shown, button_labels([labels[i] for i in shown]), strict=True)
    )


def _items(
    some: SomeOf,
    shown: Sequence[int],
    path: Path,
    bounds: tuple[int, int],
    labels: Sequence[str],
    speak: Speaker,
    marked: Collection[int] = (),
) -> MenuSpec:
    game = GAMES[speak.game]
    entries = tuple(
        two_lines(Entry(str(i), labels[i], does_line(item, speak), i in marked, game.sign_of(item)))
        for i, item in ((i, some.items[i]) for i in shown)
    )
    return MenuSpec(path, _asks(some, speak.words), entries, ControlAction.SOME, *bounds)


def _asks(some: SomeOf, words: Words) -> str:
    if some.least == some.most:
        return words.text("bot-step-exactly", count=some.most)
    if not some.least:
        return words.text("bot-step-up-to", count=some.most)
    return words.text("bot-step-between", least=some.least, most=some.most)


def _leaf(some: SomeOf, number: int) -> range:
    return range(number * MENU, min((number + 1) * MENU, len(some.items)))


def _take(some: SomeOf, positions: set[int]) -> Some:
    return Some(tuple(item for i, item in enumerate(some.items) if i in positions))


def _marked(some: SomeOf, path: Path) -> set[int]:
    """Return the positions selected so far."""
    return _positions(_selection(path), len(some.items))


def _selection(path: Path) -> str:
    """Return the token of what is selected so far."""
    return next(iter(without_page(path)[-1:]), _token(_MARKED, ()))


def _token(kind: str, positions: Iterable[int]) -> str:
    """Return the token of a set of positions, which is final (`_TAKEN`) or grows (`_MARKED`)."""
    return f"{kind}{sum(1 << i for i in positions):x}"


def _positions(text: str, count: int) -> set[int]:
    try:
        mask = int(text[1:], 16) if text[:1] in (_TAKEN, _MARKED) else -1
    except ValueError:
        mask = -1
    if not 0 <= mask < 1 << count:
        raise path_refusal()
    return {i for i in range(count) if mask >> i & 1}
