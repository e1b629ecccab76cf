"""Hidden information never shows, in any game: re-dealing it changes nothing for a watcher."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games import core
from games.core import Dice, OneOf, Seat, Shape
from tests.house.play import AnyGame, Position, deal, every_table, glimpses, many, watchers
from tests.house.utterances import spoken_of, why_barred


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(8))
def test_nothing_hidden_shows(game: AnyGame, seats: int, number: int) -> None:
    """Re-dealing what a seat cannot know changes nothing that it sees, reads, may do or is refused."""
    for place, position in enumerate(glimpses(game, deal(game, seats, number))):
        for seat in watchers(game, position.state):
            imagined = game.imagine(position.state, seat, Dice(f"leak {number} {place} {seat}"))
            assert seen(game, imagined, seat) == seen(game, position.state, seat), game.position(position.state)


def seen(game: AnyGame, state: Any, seat: Seat | None) -> tuple[Any, ...]:
    """Return everything that reaches a watcher: view, texts, events, own question."""
    view = game.view(state, seat)
    heard = heard_by(state, seat)
    texts = tuple(spoken_of(game.board(view)))
    if seat is None:
        return view, heard, repr(texts), public_questions(state)
    return view, heard, repr(texts), repr(tuple(spoken_of(game.hand(view)))), own_question(state, seat)


def public_questions(state: Any) -> tuple[Any, ...]:
    """Return the public part of a decision: who is asked what, and open parts of answers."""
    fresh = core.clone(state)
    fresh.answers = {}  # imagined states do not know who has answered
    now = core.decision(fresh)
    if now is None:
        return ()
    return tuple((seat, now.step.question(fresh, seat), now.step.public_options(fresh, seat)) for seat in now.asks)


def own_question(state: Any, seat: Seat) -> tuple[Any, ...]:
    """Return a seat's own question: answers with labels, and reasons for unavailable ones."""
    now = core.decision(state)
    if now is None or seat not in now.asks:
        return ()
    shape: Shape = now.asks[seat]
    barred = tuple(now.step.unavailable(state, seat))
    labels = [now.step.label(state, choice) for choice in shape.choices] if isinstance(shape, OneOf) else []
    reasons = [why_barred(state, seat, choice).say for choice in barred]
    return shape, barred, repr(labels), repr(reasons), now.step.own_question(state, seat)


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(4))
def test_nobody_hears_more_than_there_is_to_know(game: AnyGame, seats: int, number: int) -> None:
    """A move that leaves a watcher with the same knowledge gives them the same events, whatever is hidden."""
    for place, position in enumerate(glimpses(game, deal(game, seats, number))):
        if position.before is not None:
            for seat in watchers(game, position.state):
                check_ears(game, position, seat, Dice(f"ears {number} {place} {seat}"))


def check_ears(game: AnyGame, position: Position, seat: Seat | None, dice: Dice) -> None:
    """Make the same move in a world that looks the same to the watcher, and compare events if it still does."""
    assert position.seat is not None
    assert position.choice is not None
    if reveals_answers(position):
        return  # others' sealed answers are revealed, and failed plans leave no trace
    imagined = game.imagine(position.before, seat, dice)
    if not is_possible(imagined, position.seat, position.choice):
        return
    after = core.apply(imagined, position.seat, position.choice)
    if knowledge(game, after, seat) == knowledge(game, position.state, seat):
        assert mentioned(after, seat) == mentioned(position.state, seat), game.position(position.before)


def reveals_answers(position: Position) -> bool:
    """Return whether a move was the last of several sealed answers."""
    now = core.decision(position.before)
    return now is not None and now.sealed and bool(position.before.answers) and not position.state.answers


def is_possible(state: Any, seat: Seat, choice: core.Choice) -> bool:
    """Return whether a choice can be made in this state."""
    try:
        core.check(state, seat, choice)
    except core.Refusal:
        return False
    return True


def knowledge(game: AnyGame, state: Any, seat: Seat | None) -> Any:
    """Return the table as far as this watcher knows it, with hidden parts dealt by fixed dice and no events.

    Tables that look the same to the watcher are equal if a game deals hidden cards from sorted piles.
    """
    known = game.imagine(state, seat, Dice("the same"))
    known.told = []
    return known


def mentioned(state: Any, seat: Seat | None) -> Counter[Any]:
    """Count the sentences, things and numbers that a watcher reads, since their order reveals nothing."""
    said = [event.say for event in heard_by(state, seat)]
    return Counter(atom for sentence in said for atom in atoms(sentence))


def atoms(value: core.Value) -> Iterator[Any]:
    """Yield the atomic parts of a value."""
    if isinstance(value, core.Say):
        yield value.id
        yield from atoms(tuple(value.values.values()))
    elif isinstance(value, tuple):
        for item in value:
            yield from atoms(item)
    else:
        yield value


def heard_by(state: Any, seat: Seat | None) -> tuple[core.Event, ...]:
    """Return the events that a watcher may know."""
    return tuple(event for event in state.told if event.to is None or event.to == seat)


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("number", many(2))
def test_what_is_open_can_be_chosen(game: AnyGame, seats: int, number: int) -> None:
    """Publicly offered choices are among those of the asked seat."""
    for position in glimpses(game, deal(game, seats, number)):
        now = core.decision(position.state)
        for seat, shape in now.asks.items() if now else ():
            shown = now.step.public_options(position.state, seat) if now else None
            if isinstance(shown, OneOf):
                assert isinstance(shape, OneOf)
                assert set(shown.choices) <= set(shape.choices)
