"""The engine: what is asked now, and what an answer does. Only `start` and `advance` modify a state in place."""

from collections.abc import Mapping
from typing import Any, TypeVar

from .cloner import cloner
from .drafts import CUT, Decision, give_back, same_questions
from .refusals import NotAllowed, NotYours, TooLate
from .shapes import Choice, Revise, Shape
from .state import State
from .steps import Ask, AskAll, AskAny
from .texts import Say, Seat

S = TypeVar("S", bound=State)

_STEPS_AT_MOST = 10_000
"""Upper limit of steps in one move: beyond it, the rules are in an infinite loop."""


def decision(state: State) -> Decision | None:
    """Return the open decision, or None when the game is over."""
    if state.memo is None and state.agenda:
        state.memo = _look(state)
    found: Decision | None = state.memo
    return found


def ticket(state: State, seat: Seat) -> int:
    """Return the number of the move that opened the seat's current question (its stage, or its option to revise).

    Controls carry it. It changes exactly when the seat's question changes, and values never repeat.
    """
    return state.asked.get(seat, state.number)


def opened(state: State, seat: Seat) -> int:
    """Return the number of the move that opened the first stage of the seat's question; it may be made public."""
    return state.opened.get(seat, ticket(state, seat))


def awaited(state: State) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the seats that must still answer and those whose sealed answer is complete, as far as this is public."""
    now = decision(state)
    if now is None:
        return (), ()
    if now.step.is_quiet:
        return tuple(now.step.first(state)), ()
    return tuple(now.asks), tuple(sorted(now.done))


def start(state: S) -> S:
    """Run a newly set-up table to its first decision, in place."""
    _advance(state)
    _number_questions(state, {})
    return state


def reopen(state: S, at: int) -> S:
    """Return the position as move number `at`, with every question reopened, so that earlier controls become outdated.

    Raises:
        ValueError: `at` is not later than the moves made so far.
    """
    t = clone(state)
    t.number = _later(state, at)
    _number_questions(t, {})
    return t


def back(state: S, at: int, present: State, by: Seat) -> S:
    """Return to an earlier position for a seat, keeping what the others were answering at `present`.

    The controls of another seat stay valid if its question is the same. A seat that loses part of its answer is told.
    If all sealed answers would be complete, the seat that goes back must give its own again.

    Raises:
        ValueError: `at` is not later than the moves made so far.
    """
    t = clone(state)
    t.number = _later(state, at)
    t.told = [event for event in t.told if event.say.id not in CUT]
    now, before = decision(t), decision(present)
    is_asked_still = bool(now and before and now.step == before.step)
    if is_asked_still:  # otherwise the others had answered this question, or not begun
        t.answers = {seat: given for seat, given in t.answers.items() if seat == by}
        t.memo = None
        decision(t)
    begun = {seat: list(given) for seat, given in present.answers.items() if seat != by}
    give_back(t, begun, by, is_asked_still=is_asked_still)
    now = decision(t)
    if now and not now.asks:
        t.answers.pop(by, None)
        t.memo = None
        _advance(t)
        now = decision(t)
    alike = same_questions(t, present, now, before) - {by} if now and before else set()
    kept = {seat: number for seat, number in present.asked.items() if seat in alike}
    _number_questions(t, kept)
    t.opened = {seat: number for seat, number in present.opened.items() if seat in alike}
    return t


def apply(state: S, seat: Seat, choice: Choice, at: int | None = None) -> S:
    """Return the state after a seat's choice, run to the next decision; `state` itself is not modified.

    Args:
        state: the position.
        seat: the seat that chooses.
        choice: the answer to the seat's current stage, or `Revise()`.
        at: the number of this move; the next one by default.

    Raises:
        TooLate: the game is over.
        NotYours: the seat is not asked.
        NotAllowed: the choice is not offered; the refusal says why.
        ValueError: `at` is not later than the moves made so far.
    """
    choice = check(state, seat, choice)
    now = decision(state)
    t = clone(state)
    t.told = []
    t.number = state.number + 1 if at is None else _later(state, at)
    step: Any = t.agenda[-1]
    kept = {other: number for other, number in t.asked.items() if other != seat}
    first = {other: opened(state, other) for other in t.asked}
    if _answer(t, step, now, seat, choice):
        kept = _undisturbed(state, t, step, kept)
        first = {other: number for other, number in first.items() if other in kept}
    _number_questions(t, kept)
    t.opened = {other: number for other, number in first.items() if t.asked.get(other, number) != number}
    return t


def advance(t: State, seat: Seat, choice: Choice) -> None:
    """Carry out a choice in place, for playouts of an imagined position: like `apply`, but faster.

    The choice must be one that is offered; this is not checked. Moves and questions are not numbered, so the tickets
    of the position are meaningless; events accumulate in `t.told` unless the position `is_silent`.
    """
    _answer(t, t.agenda[-1], decision(t), seat, choice)


def _answer(t: State, step: Any, now: Decision | None, seat: Seat, choice: Choice) -> bool:
    """Add or take back one answer; return whether it settled the question."""
    if isinstance(choice, Revise):
        t.answers[seat] = t.answers[seat][: choice.kept]
        if not t.answers[seat]:
            del t.answers[seat]
        t.memo = None
        return False
    given = t.answers.setdefault(seat, [])
    given.append(choice)
    further = step.further(t, seat, given)
    t.memo = _answered(t, now, seat, further) if now and (further or not isinstance(step, Ask)) else None
    return not further and _settle(t, step, seat)


def check(state: State, seat: Seat, choice: Choice) -> Choice:
    """Return the offered choice that equals the given one once that is normalised; this is the one to apply.

    Raises:
        Refusal: the refusal that `apply` would raise for this choice.
    """
    now = decision(state)
    if now is None:
        raise TooLate(Say("core-game-over", {}))
    if isinstance(choice, Revise) and 0 <= choice.kept < len(state.answers.get(seat, ())):
        return choice
    if seat not in now.asks:
        if seat in now.done:
            raise NotYours(Say("core-answer-is-in", {}))
        refused = now.step.not_asked(state, seat, choice, awaited(state)[0])
        raise NotYours(refused.say, refused.rule)
    offered = now.asks[seat].find(now.step.normalise(state, seat, choice))
    if offered is None:
        raise now.step.refusal(state, seat, choice)
    return offered


def why_not(state: State, seat: Seat, choice: Choice) -> NotAllowed | None:
    """Return the reason why a choice is not offered, or None if it is. The state is not modified."""
    try:
        check(state, seat, choice)
    except NotAllowed as refusal:
        return refusal
    return None


def default_answer(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Return the complete answer that the rules give for an absent seat, stage by stage.

    A half-given answer is first taken back by a `Revise()`, so that nobody's half-made choice is completed for them.

    Raises:
        LookupError: the seat is not asked anything.
    """
    now = decision(state)
    if now is None or seat not in now.asks:
        raise LookupError(f"seat {seat} is not asked")
    t = clone(state)
    found: list[Choice] = [Revise()] if t.answers.pop(seat, None) else []
    given: list[Choice] = []
    shape: Shape | None = now.step.first(t)[seat]
    while shape:
        found.append(now.step.default(t, seat))
        given.append(found[-1])
        t.answers[seat] = given
        shape = now.step.further(t, seat, given)
    return tuple(found)


def clone(state: S) -> S:
    """Return a copy of the state that shares only immutable values."""
    copy: S = cloner(type(state))(state)
    return copy


def _later(state: State, at: int) -> int:
    if at <= state.number:
        raise ValueError(f"move {at} cannot follow move {state.number}")
    return at


def _look(t: State) -> Decision:
    """Return the decision at the top of the agenda, with each seat at its current stage."""
    step = t.agenda[-1]
    if not isinstance(step, Ask | AskAll | AskAny):
        raise TypeError(f"{step.kind} is no question")
    asks: dict[Seat, Shape] = {}
    for seat, first in step.first(t).items():
        given = t.answers.get(seat, ())
        shape = step.follow(t, seat, given) if given else first
        if shape:
            asks[seat] = shape
    return Decision(step, asks, tuple(seat for seat in t.answers if seat not in asks))


def _answered(t: State, now: Decision, seat: Seat, further: Shape | None) -> Decision:
    """Return the decision after one more answer, which changes only what its own seat is asked."""
    asks = {**now.asks}
    if further:
        asks[seat] = further
    else:
        del asks[seat]
    return Decision(now.step, asks, tuple(other for other in t.answers if other not in asks))


def _settle(t: State, step: Any, seat: Seat) -> bool:
    """Carry out a seat's complete answer and run on, unless other sealed answers are missing; return whether it did."""
    if isinstance(step, AskAll):
        if t.memo.asks:
            return False
        t.memo = None
        _reveal(t, step)
        _advance(t)
        return True
    t.memo = None
    given = t.answers.pop(seat)
    others, t.answers = t.answers, {}
    t.agenda.pop()
    step.take_all(t, given) if isinstance(step, Ask) else step.take_all(t, seat, given)
    _advance(t)
    is_asked_still = bool(t.agenda) and isinstance(step, AskAny) and type(t.agenda[-1]) is type(step)
    give_back(t, others, seat, is_asked_still=is_asked_still)
    return True


def _undisturbed(state: State, t: State, step: Any, kept: Mapping[Seat, int]) -> dict[Seat, int]:
    """Return the questions of other seats that are still open and unchanged after one question was settled."""
    after = t.agenda[-1] if t.agenda else None
    if not isinstance(step, AskAny) or not isinstance(after, AskAny) or type(after) is not type(step):
        return {}
    return {
        seat: number
        for seat, number in kept.items()
        if after.concern(t, seat) == step.concern(state, seat) and (seat in t.answers) == (seat in state.answers)
    }


def _number_questions(t: State, kept: Mapping[Seat, int]) -> None:
    """Record the move that opened each seat's question: the current one, unless the question is unchanged.

    Raises:
        RuntimeError: there is a question that no seat is asked.
    """
    now = decision(t)
    if now is not None and not now.asks:
        raise RuntimeError(f"nobody is asked {now.step!r}")
    t.opened = {}
    t.asked = {seat: kept.get(seat, t.number) for seat in (*now.asks, *now.done)} if now else {}


def _advance(t: State) -> None:
    """Run steps until a seat must choose or the agenda is empty."""
    for _ in range(_STEPS_AT_MOST):
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
    """Return whether the step waits for an answer; otherwise it has been carried out."""
    shape = step.options(t)
    sole = step.sole(t, shape)
    given = [] if sole is None else [sole]
    if shape and (not given or step.further(t, step.seat, given)):
        t.memo = Decision(step, {step.seat: shape})
        return True
    t.agenda.pop()
    if given:
        step.take_all(t, given)
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
    """Reveal all sealed answers once the last one is complete."""
    t.agenda.pop()
    answers = {seat: t.answers[seat] for seat in sorted(t.answers)}
    t.answers = {}
    step.reveal(t, answers)
