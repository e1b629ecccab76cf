"""What all questions share: a question consists of stages, and each stage has its answers, faults and default."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from games import core
from games.core import Choice, NotAllowed, OneOf, Say, Seat, Shape, Sign, Value, say
from games.maphr.cards import EDITIONS, book
from games.maphr.choices import Give, Keep, Toss
from games.maphr.state import State, powers

C = TypeVar("C", bound=Choice)
Fault = Callable[[Choice], NotAllowed | None]
_SHOWN = 25
"""The most unavailable choices that are shown, disabled."""


def refuse(key: str, rule: str, /, **values: Value) -> NotAllowed:
    """Return a refusal by its key of section 13, with the place in RULES.md that forbids the move."""
    return NotAllowed(say(f"maphr-no-{key}", **values), rule)


def named(card: str) -> Say | Sign:
    """Return a card that was typed, by its name; if there is no such card, as it was typed."""
    return say("maphr-card", card=card) if card in EDITIONS[EDITIONS.current].cards else Sign(card)


@dataclass(frozen=True, slots=True)
class Stage:
    """One question to one seat.

    Attributes:
        asks: the question, which everyone may read.
        own: the question as the seat that answers reads it, if that is another.
        shape: what may be answered.
        default: what an absent player answers (10).
        fault: why a choice of this stage cannot be made; None if the choice belongs to another stage.
        unavailable: choices a player may think of but cannot make now.
    """

    asks: Say
    shape: Shape
    default: Choice
    fault: Fault
    unavailable: tuple[Choice, ...] = ()
    own: Say | None = None


def among(asks: Say, candidates: Iterable[Choice], fault: Fault, default: Choice | None = None) -> Stage:
    """Return a stage with one choice among several: those without a fault are offered, the others disabled.

    The default is the first choice offered unless another is given.
    """
    allowed: list[Choice] = []
    barred: list[Choice] = []
    for choice in candidates:
        (barred if fault(choice) else allowed).append(choice)
    usual = default if default is not None else allowed[0] if allowed else core.Some(())
    return Stage(asks, OneOf(tuple(allowed)), usual, fault, tuple(barred[:_SHOWN]))


def free(_: Choice) -> None:
    """Return None: no choice of the stage has a fault."""


def not_now(phase: str) -> NotAllowed:
    """Return the refusal of a choice that belongs to another phase (13)."""
    return refuse("not-now", "5", phase=say(f"maphr-phase-{phase}"))


def price_of(t: State, seat: Seat, card: str) -> int:
    """Return the cost of a building less all discounts, at least 1 (9, `build_discount`)."""
    floor: int = book(t).action_rules["build_cost_floor"]
    return max(floor, book(t).buildings[card].cost - powers(t, seat).build_discount)


def card_label(t: State, seat: Seat, card: str) -> Say:
    """Return the label of a card in a menu, for a building with level and price to this player; its effect is below."""
    catalogue = book(t)
    if card in catalogue.buildings:
        roman = Sign(catalogue.level[catalogue.buildings[card].level - 1].roman)
        return say("maphr-part-building", card=card, roman=roman, n=price_of(t, seat, card))
    return say("maphr-part-card", card=card)


def _copies(t: State, seat: Seat, choice: Choice) -> int:
    """Return how many copies of a card to choose from are left, of which one button offers one."""
    if not isinstance(choice, Keep | Toss | Give):
        return 1
    taken = [card for one in t.answers.get(seat, ()) for card in getattr(one, "items", (getattr(one, "card", ""),))]
    return t.clans[seat].packet.count(choice.card) - taken.count(choice.card)


class Asking(core.Question[State, C]):
    """A question made of stages."""

    __slots__ = ()

    def stage(self, t: State, seat: Seat, given: Sequence[Choice]) -> Stage | None:
        """Return the next stage after the answers a seat has given to this question; None if the answer is complete."""
        raise NotImplementedError(f"{self.kind} has no stages")

    def now(self, t: State, seat: Seat) -> Stage | None:
        """Return the current stage of a seat."""
        return self.stage(t, seat, t.answers.get(seat, ()))

    def follow(self, t: State, seat: Seat, given: Sequence[Choice]) -> Shape | None:
        stage = self.stage(t, seat, given)
        return stage.shape if stage else None

    def question(self, t: State, seat: Seat) -> Say:
        stage = self.now(t, seat)
        return stage.asks if stage else Say(self.prompt, {"seat": seat})

    def own_question(self, t: State, seat: Seat) -> Say:
        stage = self.now(t, seat)
        return stage.own if stage and stage.own else self.question(t, seat)

    def default(self, t: State, seat: Seat) -> Choice:
        stage = self.now(t, seat)
        if stage is None:
            raise LookupError(f"seat {seat} is not asked")
        return stage.default

    def unavailable(self, t: State, seat: Seat) -> Sequence[Choice]:
        stage = self.now(t, seat)
        return stage.unavailable if stage else ()

    def field_label(self, t: State, seat: Seat, choice: C, name: str) -> Say:
        if isinstance(choice, Toss):
            return self.label(t, choice)
        value = getattr(choice, name)
        if name == "items":
            return card_label(t, seat, next(iter(value)))
        return card_label(t, seat, value) if name == "card" and value else super().field_label(t, seat, choice, name)

    def own_label(self, t: State, seat: Seat, choice: C, name: str) -> Say:
        label = self.field_label(t, seat, choice, name)
        n = _copies(t, seat, choice) if name == "card" else 1
        return say("maphr-part-copies", item=label, n=n) if n > 1 else label

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        stage = self.now(t, seat)
        return (stage.fault(choice) if stage else None) or not_now(self.phase)


class OneAsks(Asking[C], core.Ask[State, C]):
    """One seat chooses, in one stage; a question that leaves no choice settles itself (10)."""

    __slots__ = ()
    automatic = True

    def follow(self, t: State, seat: Seat, given: Sequence[Choice]) -> Shape | None:
        return None

    def options(self, t: State) -> Shape:
        stage = self.stage(t, self.seat, ())
        return stage.shape if stage else OneOf(())


class AllAsk(Asking[C], core.AskAll[State, C]):
    """Several seats choose in secret, each in one or more stages; one that leaves no choice settles itself (10)."""

    __slots__ = ()
    automatic = True

    def asked(self, t: State) -> Iterable[Seat]:
        """Return the seats that have a choice, in turn order."""
        return t.order()

    def options(self, t: State) -> Mapping[Seat, Shape]:
        found = {}
        for seat in self.asked(t):
            stage = self.stage(t, seat, ())
            if stage:
                found[seat] = stage.shape
        return found
