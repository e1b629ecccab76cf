"""The state that all games share: the agenda, sealed answers, the dice and the events of the last move."""

from dataclasses import dataclass, field
from typing import Annotated, Any, cast

from pydantic import Field

from .compact import CompactEvents
from .dice import Dice
from .shapes import Choice
from .steps import Step
from .texts import Event, Say, Seat, Value


@dataclass(slots=True, kw_only=True)
class State:
    """The complete state of a table. Games add their own fields in a slotted, keyword-only dataclass.

    Attributes:
        seats: number of players.
        first: the seat that began.
        options: the table's options, by id.
        edition: the rules edition the table began with.
        dice: the source of all randomness.
        agenda: the steps still to be run, the next one last.
        answers: the answers given so far to the decision at the top of the agenda; hidden from other seats' views.
        told: the events of the last move, in order.
        number: the number of the last move; every stage of an answer and every revision is a move.
        asked: the number of the move that opened each seat's current question.
        opened: the number of the move that opened its first stage, for seats that have begun to answer.
        learnt: counts how often someone has learnt something new; moves can be undone while it is unchanged.
        memo: cache of the open decision, neither copied nor saved.
        is_silent: whether events are suppressed, as in imagined positions; neither copied nor saved.
    """

    seats: int
    first: Seat
    options: dict[str, str]
    edition: str
    dice: Dice
    agenda: list[Step[Any]] = field(default_factory=list)
    answers: dict[Seat, list[Choice]] = field(default_factory=dict)
    told: CompactEvents = field(default_factory=list)
    number: int = 0
    asked: dict[Seat, int] = field(default_factory=dict)
    opened: dict[Seat, int] = field(default_factory=dict)
    learnt: int = 0
    memo: Annotated[Any, Field(exclude=True)] = field(default=None, init=False, repr=False, compare=False)
    is_silent: Annotated[Any, Field(exclude=True)] = field(default=None, init=False, repr=False, compare=False)

    def then(self, *steps: Step[Any]) -> None:
        """Plan steps in reading order, to be run before everything that is already on the agenda."""
        self.agenda.extend(reversed(steps))

    def tell(self, text: str, /, *, to: Seat | None = None, **values: Value) -> None:
        """Add an event for everyone, or for one seat alone."""
        if not self.is_silent:
            self.told.append(Event(Say(text, values), to))

    def heading(self, text: str, /, **values: Value) -> None:
        """Add a heading to the events, such as a player's turn or a phase."""
        if not self.is_silent:
            self.told.append(Event(Say(text, values), is_heading=True))

    def recap(self, text: str, /, **values: Value) -> None:
        """Add an event that summarises those since the last heading, which may be shown in their place."""
        if not self.is_silent:
            self.told.append(Event(Say(text, values), is_recap=True))

    def learn(self) -> None:
        """Record that someone has learnt something: a card was drawn, a die rolled, a hand shown."""
        self.learnt += 1

    def everyone(self, start: Seat | None = None) -> list[Seat]:
        """Return all seats in turn order, beginning with `start` (by default the first player)."""
        begin = self.first if start is None else start
        return cast("list[Seat]", [*range(begin, self.seats), *range(begin)])

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in turn order, the left neighbour."""
        return Seat((seat + 1) % self.seats)
