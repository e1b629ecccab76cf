"""The engine: what is asked now, and what an answer does. It never changes a state that others hold."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from .cloner import cloner
from .refusals import NotAllowed, NotYours, TooLate
from .shapes import Choice, Revise, Shape, only_answer
from .state import State
from .steps import AnyQuestion, Ask, AskAll, AskAny
from .texts import Say, Seat

S = TypeVar("S", bound=State)

_PATIENCE = 10_000
"""More steps than any honest move takes: beyond it the rules are going round in a circle."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What the table is waiting for.

    Attributes:
        number: how many decisions were settled before this one.
        step: the asking step on top of the agenda.
        asks: who must still answer, and the shape of each answer.
        done: seats whose sealed answer is in, and who may still revise it.
    """

    number: int
    step: AnyQuestion
    asks: Mapping[Seat, Shape]
    done: tuple[Seat, ...] = ()

    @property
    def sealed(self) -> bool:
        """Whether answers stay secret until the last one is in."""
        return isinstance(self.step, AskAll)


def decision(state: State) -> Decision | None:
    """The decision now open, or None when the game is over."""
    if state.memo is None and state.agenda:
        state.memo = _look(state)
    found: Decision | None = state.memo
    return found


def ticket(state: State, seat: Seat) -> str:
    """A mark that changes exactly when what this seat is asked changes: buttons carry it and grow stale with it."""
    stage = len(state.answers.get(seat, ()))
    return f"{state.number}.{stage}" if stage else str(state.number)


def start(state: S) -> S:
    """Run a freshly set up table to its first decision, in place."""
    _advance(state)
    return state


def apply(state: S, seat: Seat, choice: Choice) -> S:
    """The state after a seat's choice, run on to the next decision; `state` itself is left as it was.

    Raises:
        TooLate: the game is over.
        NotYours: the seat is not asked.
        NotAllowed: the choice is not offered; the refusal says why.
    """
    check(state, seat, choice)
    t = clone(state)
    t.told = []
    step: Any = t.agenda[-1]
    if isinstance(choice, Revise):
        del t.answers[seat]
    elif isinstance(step, AskAll):
        t.answers.setdefault(seat, []).append(step.meant(t, seat, choice))
        t.memo = _answered(t, step, seat, state.memo)
        if t.memo.asks:
            return t
        _reveal(t, step)
    else:
        choice = step.meant(t, seat, choice)
        t.agenda.pop()
        t.number += 1
        step.take(t, choice) if isinstance(step, Ask) else step.take(t, seat, choice)
    _advance(t)
    return t


def check(state: State, seat: Seat, choice: Choice) -> None:
    """Raise the refusal that `apply` would raise for this choice, if any."""
    now = decision(state)
    if now is None:
        raise TooLate(Say("core-game-over", {}))
    if isinstance(choice, Revise) and seat in state.answers:
        return
    if seat not in now.asks:
        if seat in now.done:
            raise NotYours(Say("core-answer-is-in", {}))
        raise NotYours(Say("core-not-your-turn", {"seats": tuple(now.asks)}))
    if not now.asks[seat].fits(now.step.meant(state, seat, choice)):
        raise now.step.refusal(state, seat, choice)


def why_not(state: State, seat: Seat, choice: Choice) -> NotAllowed | None:
    """The reason a choice is not offered, or None when it is. Nothing is tried on the table."""
    try:
        check(state, seat, choice)
    except NotAllowed as refusal:
        return refusal
    return None


def clone(state: S) -> S:
    """A copy that shares only what cannot change."""
    copy: S = cloner(type(state))(state)
    return copy


def _look(t: State) -> Decision:
    step = t.agenda[-1]
    if isinstance(step, Ask):
        return Decision(t.number, step, {step.seat: step.options(t)})
    if isinstance(step, AskAny):
        return Decision(t.number, step, {seat: shape for seat, shape in step.options(t).items() if shape})
    if isinstance(step, AskAll):
        return _sealed(t, step)
    raise TypeError(f"{step.kind} is no question")


def _sealed(t: State, step: AskAll[Any, Any]) -> Decision:
    asks: dict[Seat, Shape] = {}
    for seat, first in step.options(t).items():
        given = t.answers.get(seat, ())
        shape = step.follow(t, seat, given) if given else first
        if shape:
            asks[seat] = shape
    return Decision(t.number, step, asks, tuple(seat for seat in t.answers if seat not in asks))


def _answered(t: State, step: AskAll[Any, Any], seat: Seat, before: Decision) -> Decision:
    """The sealed decision after one more answer: it changes what its own seat is asked, and nobody else."""
    asks = {**before.asks}
    if shape := step.follow(t, seat, t.answers[seat]):
        asks[seat] = shape
    else:
        del asks[seat]
    return Decision(t.number, step, asks, tuple(seat for seat in t.answers if seat not in asks))


def _advance(t: State) -> None:
    """Run steps until somebody must choose or nothing is left to do."""
    for _ in range(_PATIENCE):
        if not t.agenda:
            t.memo = None
            return
        step: Any = t.agenda[-1]
        match step:
            case Ask():
                if _ask(t, step):
                    return
            case AskAll() | AskAny():
                if _ask_several(t, step):
                    return
            case _:
                t.agenda.pop()
                step.run(t)
    raise RuntimeError(f"the rules go round in a circle at {t.agenda[-1]!r}")


def _ask(t: State, step: Ask[Any, Any]) -> bool:
    """Whether the step waits for an answer; otherwise it has been settled."""
    shape = step.options(t)
    sole = only_answer(shape) if step.automatic else None
    if shape and sole is None:
        t.memo = Decision(t.number, step, {step.seat: shape})
        return True
    t.agenda.pop()
    if sole is not None:
        step.take(t, sole)
    else:
        step.otherwise(t)
    return False


def _ask_several(t: State, step: AskAll[Any, Any] | AskAny[Any, Any]) -> bool:
    now = _look(t)
    if now.asks:
        t.memo = now
        return True
    if isinstance(step, AskAll):
        _reveal(t, step)
    else:
        t.agenda.pop()
        step.otherwise(t)
    return False


def _reveal(t: State, step: AskAll[Any, Any]) -> None:
    """The last sealed answer is in: all are shown."""
    t.agenda.pop()
    answers = {seat: t.answers[seat] for seat in sorted(t.answers)}
    t.answers = {}
    t.number += 1
    step.reveal(t, answers)
