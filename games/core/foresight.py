"""The foreseeable effects of each answer, as far as its seat can know: what happens in every world it imagines."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import TypeVar

from . import engine
from .dice import Dice
from .imagining import Redeal, imagine
from .search import Spent
from .shapes import Amount, Choice, Number, OneOf, Shape, Some
from .state import State
from .texts import Say, Seat

S = TypeVar("S", bound=State)

MOST = 40
"""Maximum number of answers that are examined."""
WORLDS = 24
"""Worlds imagined for an answer that reveals something: effects that differ in any of them are left out."""
FEWEST = 12
"""Minimum number of worlds for calling an effect certain."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """The foreseeable effects of one answer.

    Attributes:
        choice: the answer, or the first stage of one.
        told: the events that would happen in any case, in order.
        question: what the seat would be asked next in any case; None if nothing, or if that is uncertain.
        is_certain: whether this is all: nothing depends on chance, hidden information or other players.
    """

    choice: Choice
    told: tuple[Say, ...]
    question: Say | None
    is_certain: bool


@dataclass(frozen=True, slots=True)
class _Glimpse:
    """The effects of an answer in one world."""

    told: tuple[Say, ...]
    question: Say | None
    is_over: bool
    learns: bool


def foresee(
    redeal: Redeal[S], state: S, seat: Seat, dice: Dice, spent: Spent | None = None, only: Choice | None = None
) -> tuple[Foresight, ...]:
    """Return the foreseeable effects of a seat's answers from what it may know: the real position is never looked at.

    An answer that reveals nothing has the same effects in every world, so one world is enough.

    Args:
        redeal: re-deals what a seat cannot know.
        state: the position, or one that looks the same to the seat.
        seat: the seat that answers.
        dice: used to imagine worlds.
        spent: the budget; once it is used up, no further world is imagined.
        only: if given, the only answer to look at.
    """
    first = imagine(redeal, state, seat, dice)
    now = engine.decision(first)
    if now is None or seat not in now.asks:
        return ()
    choices = (only,) if only is not None else tuple(islice(answers_of(now.asks[seat]), MOST))
    found = {choice: [_look(first, seat, choice)] for choice in choices}
    open_ones = [choice for choice in choices if found[choice][0].learns or now.sealed]
    for _ in range(WORLDS - 1 if open_ones else 0):
        if spent is not None and spent() >= 1:
            break
        world = imagine(redeal, state, seat, dice)
        for choice in open_ones:
            found[choice].append(_look(world, seat, choice))
    return tuple(_agreed(choice, found[choice], is_open=choice in open_ones) for choice in choices)


def answers_of(shape: Shape) -> Iterable[Choice]:
    """Return the answers that fit a shape, in the order in which they are offered."""
    if isinstance(shape, OneOf):
        return shape.choices
    if isinstance(shape, Amount):
        return map(Number, range(shape.low, shape.high + 1))
    sizes = range(shape.least, min(shape.most, len(shape.items)) + 1)
    return dict.fromkeys(Some(items) for size in sizes for items in islice(combinations(shape.items, size), MOST))


def _look(world: State, seat: Seat, choice: Choice) -> _Glimpse:
    after = engine.apply(world, seat, choice)
    told = tuple(event.say for event in after.told if event.to in (None, seat) and not event.is_heading)
    now = engine.decision(after)
    asked = now.step.question(after, seat) if now is not None and seat in now.asks else None
    return _Glimpse(told, asked, now is None, after.learnt != world.learnt)


def _agreed(choice: Choice, seen: Sequence[_Glimpse], *, is_open: bool) -> Foresight:
    """Return the effects that all worlds have in common."""
    one = seen[0]
    if not is_open:
        return Foresight(choice, one.told, one.question, is_certain=True)
    if len(seen) < FEWEST:
        return Foresight(choice, (), None, is_certain=False)
    is_same = all(other == one for other in seen)
    question = _same(seen, lambda glimpse: glimpse.question)
    return Foresight(
        choice, _common([glimpse.told for glimpse in seen]), question, is_certain=is_same and not one.learns
    )


def _same(seen: Sequence[_Glimpse], part: Callable[[_Glimpse], Say | None]) -> Say | None:
    first = part(seen[0])
    return first if all(part(other) == first for other in seen) else None


def _common(stories: Sequence[tuple[Say, ...]]) -> tuple[Say, ...]:
    """Return the sentences of the first story that all others contain, each as often as every story has it."""
    left = Counter(stories[0])
    for story in stories[1:]:
        left &= Counter(story)
    kept = []
    for sentence in stories[0]:
        if left[sentence] > 0:
            left[sentence] -= 1
            kept.append(sentence)
    return tuple(kept)
