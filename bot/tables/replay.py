"""A game looked at move by move: what one step of it shows, and to whom."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.model import Phase, Table
from games import core
from games.core import Event, Say, Seat, State

from .seat_history import seated_at
from .view import TableView, view_for

ALL: Final = "all"
Viewpoint: TypeAlias = Seat | Literal["all"] | None
"""From where a step is shown: a seat's view, all seats' together, or (None) the public's."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A heading of the story.

    Attributes:
        number: which of all headings, from 1.
        step: the step of the replay at which it was told.
    """

    number: int
    step: int
    heading: Say


@dataclass(frozen=True)
class ReplayStep:
    """One step of a replay.

    Attributes:
        table: the table as it is now.
        step: which step, from 0: the deal.
        count: how many steps there are so far.
        entry: the entry of the log that made this position.
        viewpoint: whose view is shown.
        view: the position as the public or one seat could see it then.
        hands: the views of all seats, where everything is shown.
        told: the heading in force, and what this step told, oldest first.
        turns: the headings so far, in order; of several told at once the last.
    """

    table: Table
    step: int
    count: int
    entry: int
    viewpoint: Viewpoint
    view: TableView
    hands: tuple[TableView, ...]
    told: tuple[Event, ...]
    turns: tuple[Turn, ...]

    @property
    def turn(self) -> int | None:
        """Which of `turns` this step belongs to; None before the first."""
        found = bisect_right([turn.step for turn in self.turns], self.step) - 1
        return found if found >= 0 else None

    @property
    def last_turn(self) -> int:
        """The number of the last turn so far, 0 before the first."""
        return self.turns[-1].number if self.turns else 0

    def step_of_turn(self, number: int) -> int | None:
        """Return the step at which a turn begins, by its number; None where there is no such turn."""
        if not 1 <= number <= self.last_turn:
            return None
        return next(turn.step for turn in self.turns if turn.number >= number)

    @property
    def is_open(self) -> bool:
        """Whether every seat's view may be looked at: the game is over."""
        return not self.table.phase.live


@dataclass(frozen=True, slots=True)
class Timeline:
    """The steps of a replay: the entries of the log that told everyone something.

    Attributes:
        entries: in order, the first being the deal.
        headings: the headings told to everyone, each with its entry.
    """

    entries: Sequence[int]
    headings: Sequence[tuple[int, Event]]

    def near(self, entry: int) -> int:
        """Return the last step that is not later than an entry; the first of all for an earlier one."""
        return max(bisect_right(self.entries, entry) - 1, 0)

    def at(self, step: int) -> int:
        """Return a step within the game: the last one for a number beyond it."""
        last = len(self.entries) - 1
        return last if step > last else max(step, 0)

    def turns(self) -> tuple[Turn, ...]:
        """Return the headings with their steps; of several told at once the last one counts."""
        found = {
            bisect_left(self.entries, n): (number, event.say)
            for number, (n, event) in enumerate(self.headings, start=1)
            if n >= self.entries[0]
        }
        return tuple(Turn(number, step, heading) for step, (number, heading) in found.items())

    def before(self, step: int) -> int:
        """Return the entry of the step before; before the deal, the one before that of the deal."""
        return self.entries[step - 1] if step else self.entries[0] - 1

    def heading_at(self, step: int) -> tuple[Event, ...]:
        """Return the heading under which a step begins, if any."""
        before = self.before(step)
        return tuple(event for n, event in self.headings if n <= before)[-1:]


def allowed_viewpoint(table: Table, viewpoint: Viewpoint) -> Viewpoint:
    """Return whose view may be shown: while a game runs only the public's, afterwards that of any seat there is."""
    if table.phase.live:
        return None
    return viewpoint if viewpoint is None or viewpoint == ALL or viewpoint in range(len(table.sitters)) else None


def step_at(
    table: Table,
    timeline: Timeline,
    step: int,
    state: State,
    viewpoint: Viewpoint,
    told: Sequence[Event],
    before: State | None = None,
) -> ReplayStep:
    """Return one step as it is shown.

    Args:
        table: the table as it is now.
        timeline: the steps of its game.
        step: which one.
        state: the position that this step left.
        viewpoint: whose view is wanted; the public's is shown instead where it may not be.
        told: what the step told those whose view is shown.
        before: the position that the step found; None for the deal.
    """
    viewpoint = allowed_viewpoint(table, viewpoint)
    phase = Phase.PLAYING if core.decision(state) is not None else Phase.OVER
    then = replace(seated_at(table, timeline.entries[step]), phase=phase, is_guided=False, proposal=None)
    seats = tuple(seat for seat, _ in table.seated()) if viewpoint == ALL else ()
    view = view_for(then, state, None if viewpoint is None or viewpoint == ALL else Seat(viewpoint))
    if before is not None:
        view = replace(view, earlier=view.game.view(before, view.seat))
    return ReplayStep(
        table,
        step,
        len(timeline.entries),
        timeline.entries[step],
        viewpoint,
        view,
        tuple(view_for(then, state, seat) for seat in seats),
        (*timeline.heading_at(step), *told),
        timeline.turns(),
    )
