"""Everything a game can say at a position: events, questions, labels, menus, refusals, board and hands."""

from collections.abc import Iterable, Iterator
from typing import Any

from games import core
from games.core import Choice, OneOf, Say, Seat, Section, Shape, Some, SomeOf
from locales import LOCALES, Speaker, words
from tests.house.play import AnyGame

NAMES = ("Ana", "Béa", "Chloé", "Dan", "Eve", "Fred")


def speakers(game: AnyGame, seats: int) -> list[Speaker]:
    """Return one speaker per language."""
    return [Speaker(words(locale), game.id, NAMES[:seats]) for locale in LOCALES]


def told(state: Any) -> Iterator[Say]:
    """Yield the events of the last move."""
    return (event.say for event in state.told)


def spoken_of(sections: Iterable[Section]) -> Iterator[Say]:
    """Yield titles and lines."""
    for section in sections:
        if section.title:
            yield section.title
        yield from section.lines


def board(game: AnyGame, state: Any) -> list[Say]:
    """Return the lines of the public board."""
    return list(spoken_of(game.board(game.view(state, None))))


def hand(game: AnyGame, state: Any, seat: Seat) -> list[Say]:
    """Return the lines of a seat's hand."""
    return list(spoken_of(game.hand(game.view(state, seat))))


def asked(state: Any, speak: Speaker) -> Iterator[Say]:
    """Yield the question, every answer as a whole and by field, and reasons for unavailable ones."""
    now = core.decision(state)
    if now is None:
        return
    for seat, shape in now.asks.items():
        yield now.step.own_question(state, seat)
        question = now.step.question(state, seat)
        yield question
        if not now.sealed:
            yield Say(f"{question.id}.waiting", question.values)  # read by others
        barred = list(now.step.unavailable(state, seat))
        for choice in [*offered(shape), *barred]:
            yield from named(now.step, state, seat, choice, speak)
        for choice in barred:
            yield why_barred(state, seat, choice).say
        yield from warned_of(now.step, state, seat, shape)


def warned_of(step: Any, state: Any, seat: Seat, shape: Shape) -> Iterator[Say]:
    """Yield the warnings of offered choices, each with its button's label."""
    for choice in shape.choices if isinstance(shape, OneOf) else ():
        if (warned := step.warning(state, seat, choice)) is not None:
            yield warned
            yield Say(f"{warned.id}.button", warned.values)


def named(step: Any, state: Any, seat: Seat, choice: Choice, speak: Speaker) -> Iterator[Say]:
    """Yield the labels of a choice and its fields; a card of a set is named if it has no label."""
    if isinstance(choice, Some):
        part = step.field_label(state, seat, choice, "items")
        yield part if speak.words.has(part.id) else Say(f"{speak.game}-name-{choice.items[0]}", {})
        return
    yield step.label(state, choice)
    for name in choice.field_names():
        yield (part := step.field_label(state, seat, choice, name))
        if (own := step.own_label(state, seat, choice, name)) != part:
            yield own


def why_barred(state: Any, seat: Seat, choice: Choice) -> core.NotAllowed:
    """Return the refusal of an unavailable choice."""
    refusal = core.why_not(state, seat, choice)
    assert refusal is not None, f"{choice} is barred and yet allowed"
    return refusal


def offered(shape: Shape) -> tuple[Choice, ...]:
    """Return the choices of a shape, with each item of a set on its own; amounts have no texts."""
    match shape:
        case OneOf(choices):
            return choices
        case SomeOf(items):
            return tuple(Some((item,)) for item in dict.fromkeys(items))
    return ()
