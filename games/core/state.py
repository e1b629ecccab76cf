"""What every game's state has: the agenda, sealed answers, the dice, and what was just told."""

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
    """The whole truth about a table. Games add their own fields in a slotted, keyword-only dataclass.

    Attributes:
        seats: number of players.
        first: the seat that began.
        options: the table's options, by id.
        edition: the rules edition the table began with.
        dice: where all chance comes from.
        agenda: what is still to be done, next one last.
        answers: what seats have answered so far to the decision on top of the agenda; no other seat's view shows it.
        told: what the last move caused, in order.
        number: the number of the last move; every stage of an answer and every revision is a move.
        asked: the number of the move that opened each seat's present question.
        opened: the number of the move that opened its first stage, for seats that have begun to answer.
        learnt: counts whenever somebody learns something new; a step can be taken back while it has not changed.
        memo: the decision now open, worked out once and neither copied nor saved.
        is_silent: whether telling is left out, as in a position that somebody only thinks about; never copied or saved.
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
        """Plan what comes next, in reading order, before everything planned earlier."""
        self.agenda.extend(reversed(steps))

    def tell(self, text: str, /, *, to: Seat | None = None, **values: Value) -> None:
        """Tell the table, or one seat alone, that something happened."""
        if not self.is_silent:
            self.told.append(Event(Say(text, values), to))

    def heading(self, text: str, /, **values: Value) -> None:
        """Tell a heading that sets what follows apart: a player's turn, a phase."""
        if not self.is_silent:
            self.told.append(Event(Say(text, values), is_heading=True))

    def recap(self, text: str, /, **values: Value) -> None:
        """Tell what happened since the last heading once more, in short: who has little room leaves the rest out."""
        if not self.is_silent:
            self.told.append(Event(Say(text, values), is_recap=True))

    def learn(self) -> None:
        """Mark that somebody has learnt something: a card was drawn, a die thrown, a hand shown."""
        self.learnt += 1

    def everyone(self, start: Seat | None = None) -> list[Seat]:
        """Return all seats in turn order, beginning with `start` (or the first player)."""
        begin = self.first if start is None else start
        return cast("list[Seat]", [*range(begin, self.seats), *range(begin)])

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in turn order, which is the left neighbour."""
        return Seat((seat + 1) % self.seats)
