"""Everything a game can say at a position: events, questions, labels, menus, refusals, board and hands."""

from collections.abc import Iterable, Iterator
from typing import Any

from games import core
from games.core import Choice, OneOf, Say, Seat, Section, Shape, Some, SomeOf
from locales import LOCALES, Speaker, words
from tests.house.play import AnyGame

NAMES = ("Ana", "Béa", "Chloé", "Dan", "Eve", "Fred")


def speakers(game: AnyGame, seats: int) -> list[Speaker]:
    """One speaker for each language."""
    return [Speaker(words(locale), game.id, NAMES[:seats]) for locale in LOCALES]


def told(state: Any) -> Iterator[Say]:
    """What the last move caused."""
    return (event.say for event in state.told)


def spoken_of(sections: Iterable[Section]) -> Iterator[Say]:
    """Titles and lines."""
    for section in sections:
        if section.title:
            yield section.title
        yield from section.lines


def board(game: AnyGame, state: Any) -> list[Say]:
    """The public table."""
    return list(spoken_of(game.board(game.view(state, None))))


def hand(game: AnyGame, state: Any, seat: Seat) -> list[Say]:
    """What a seat alone may read."""
    return list(spoken_of(game.hand(game.view(state, seat))))


def asked(state: Any, speak: Speaker) -> Iterator[Say]:
    """The question and every answer to it, whole and field by field; why the rest is not allowed."""
    now = core.decision(state)
    if now is None:
        return
    for seat, shape in now.asks.items():
        question = now.step.question(state, seat)
        yield question
        if not now.sealed:
            yield Say(f"{question.id}.waiting", question.values)  # what the others read
        barred = list(now.step.unavailable(state, seat))
        for choice in [*offered(shape), *barred]:
            yield from named(now.step, state, seat, choice, speak)
        for choice in barred:
            yield why_barred(state, seat, choice).say
        yield from warned_of(now.step, state, seat, shape)


def warned_of(step: Any, state: Any, seat: Seat, shape: Shape) -> Iterator[Say]:
    """The warnings of the choices on offer, each with what its button says."""
    for choice in shape.choices if isinstance(shape, OneOf) else ():
        if (warned := step.warning(state, seat, choice)) is not None:
            yield warned
            yield Say(f"{warned.id}.button", warned.values)


def named(step: Any, state: Any, seat: Seat, choice: Choice, speak: Speaker) -> Iterator[Say]:
    """The label of a choice and of each of its fields; a card of a pick is called by its name when it has no part."""
    if isinstance(choice, Some):
        part = step.field_label(state, seat, choice, "items")
        yield part if speak.words.has(part.id) else Say(f"{speak.game}-name-{choice.items[0]}", {})
        return
    yield step.label(state, choice)
    for name in choice.field_names():
        yield step.field_label(state, seat, choice, name)


def why_barred(state: Any, seat: Seat, choice: Choice) -> core.NotAllowed:
    """The refusal of a choice that is said to be barred."""
    refusal = core.why_not(state, seat, choice)
    assert refusal is not None, f"{choice} is barred and yet allowed"
    return refusal


def offered(shape: Shape) -> tuple[Choice, ...]:
    """The choices of a shape, each card of a pick by itself; an amount needs no words."""
    match shape:
        case OneOf(choices):
            return choices
        case SomeOf(items):
            return tuple(Some((item,)) for item in dict.fromkeys(items))
    return ()
