"""Half-given answers: restored to their seats when another move has changed what is asked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from .shapes import Choice, Shape
from .state import State
from .steps import AnyQuestion, Ask, AskAll, AskAny, Question
from .texts import Seat

GONE, PART = "core-draft-gone", "core-draft-part"
CUT = frozenset({GONE, PART})
"""Ids of the events for a seat whose half-given answer no longer fits at all, or only in part."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The open decision.

    Attributes:
        step: the asking step on top of the agenda.
        asks: the seats that must still answer, each with the shape of its current stage.
        done: the seats whose sealed answer is complete; they may still revise it.
    """

    step: AnyQuestion
    asks: Mapping[Seat, Shape]
    done: tuple[Seat, ...] = ()

    @property
    def sealed(self) -> bool:
        """Whether answers stay secret until the last one is complete."""
        return isinstance(self.step, AskAll)

    @property
    def hides_progress(self) -> bool:
        """Whether the progress of other seats is hidden: several seats answer, in stages or quietly."""
        in_stages = type(self.step).follow is not Question.follow
        is_several = not isinstance(self.step, Ask) and len({*self.asks, *self.done}) > 1
        return is_several and (in_stages or self.step.is_quiet)


def give_back(t: State, said: Mapping[Seat, list[Choice]], by: Seat, *, is_asked_still: bool) -> None:
    """Restore the half-given answers of seats as far as they still fit, and tell a seat that loses part of its answer.

    Args:
        t: the position, run to its next decision, without any answers of these seats.
        said: the answers of each seat, one per stage.
        by: the seat whose move or undo has changed what is asked.
        is_asked_still: whether the question is of the kind they were answering.
    """
    for seat, choices in said.items():
        given, shape, is_whole = _as_far_as_it_fits(t, seat, choices if is_asked_still else ())
        if given:
            t.answers[seat] = given
            asks = {**t.memo.asks}
            if shape:
                asks[seat] = shape
            else:
                del asks[seat]
            t.memo = replace(t.memo, asks=asks, done=tuple(other for other in t.answers if other not in asks))
        if not is_whole:
            t.tell(PART if given else GONE, to=seat, seat=by, n=len(given))


def _as_far_as_it_fits(t: State, seat: Seat, said: Sequence[Choice]) -> tuple[list[Choice], Shape | None, bool]:
    """Return the part of an answer that still fits, what is asked after it, and whether the whole answer fits."""
    now: Decision | None = t.memo
    if now is None or seat not in now.asks or not said:
        return [], None, False
    step, shape = now.step, now.asks[seat]
    wanted = step.resumed(t, seat, said) if isinstance(step, AskAny) else said
    given: list[Choice] = []
    after: Shape | None = shape
    for choice in wanted:
        if not after or not after.fits(choice):
            break
        given.append(choice)
        after = step.further(t, seat, given) if len(given) == len(wanted) else step.follow(t, seat, given)
    is_whole = len(given) >= len(wanted)
    if not is_whole and given:
        after = step.further(t, seat, given)
    if after or (given and is_whole and isinstance(step, AskAll)):
        return given, after, is_whole
    return [], shape, False


def same_questions(t: State, other: State, now: Decision, then: Decision) -> set[Seat]:
    """Return the seats that are asked exactly the same in two positions, at the same stage of their answer."""
    if now.step != then.step:
        return set()
    return {seat for seat in (*now.asks, *now.done) if _asked(t, seat, now) == _asked(other, seat, then)}


def _asked(t: State, seat: Seat, now: Decision) -> object:
    """Return everything that the question of a seat depends on."""
    step = now.step
    concern = step.concern(t, seat) if isinstance(step, AskAny) else step.first(t).get(seat)
    question = step.question(t, seat) if seat in now.asks else None
    return concern, question, now.asks.get(seat), t.answers.get(seat)
