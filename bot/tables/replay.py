"""A game looked at move by move: what one step of it shows, and to whom."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from bot.model import Phase, Table
from games import core
from games.core import Event, Say, Seat, State

from .consent import is_open
from .seat_history import seated_at
from .view import TableView, view_for

ALL: Final = "all"
Viewpoint: TypeAlias = Seat | Literal["all"] | None
"""From where a step is shown: a seat's view, all seats' together, or (None) the public's."""
NEAR = 25
"""Turns before and after a step whose gist is looked up."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A heading of the story.

    Attributes:
        number: which of all headings, from 1.
        step: the step of the replay at which it was told.
        gist: what happened below it, in one sentence; None where that is not at hand.
    """

    number: int
    step: int
    heading: Say
    gist: Say | None = field(default=None, compare=False)


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
        highlights: the steps at which most changed, in order, once the game is over and told to everyone.
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
    highlights: tuple[int, ...] = ()

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
        """Whether every seat's view may be looked at: the game is over, and so are others with the same deal."""
        return is_open(self.table)


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

    def around(self, step: int) -> tuple[int, int]:
        """Return the first and the last entry of the turns of which a menu names the nearest to a step."""
        told = [n for n, _ in self.headings]
        here = bisect_right(told, self.entries[step])
        ends = told[here + NEAR : here + NEAR + 1]
        return told[max(here - NEAR, 0)] if told else 0, ends[0] if ends else self.entries[-1]

    def turns(self, gists: Mapping[int, Say] = MappingProxyType({})) -> tuple[Turn, ...]:
        """Return the headings with their steps and their gists by number; of several told at once the last counts."""
        found = {
            bisect_left(self.entries, n): (number, event.say)
            for number, (n, event) in enumerate(self.headings, start=1)
            if n >= self.entries[0]
        }
        return tuple(Turn(number, step, heading, gists.get(number)) for step, (number, heading) in found.items())

    def gists(self, story: Sequence[tuple[int, Event]], reveals: Collection[str]) -> dict[int, Say]:
        """Return what happened below headings, by their number, from what everyone was told since an entry.

        A turn whose beginning or end was told elsewhere has none: what it revealed may not be at hand.
        """
        told = [n for n, _ in self.headings]
        before = number = bisect_left(told, story[0][0]) if story else 0
        whole = bisect_left(told, story[-1][0]) if story and story[-1][0] < self.entries[-1] else len(told)
        below: dict[int, list[Event]] = {}
        for _, event in story:
            number += event.is_heading
            if before < number <= whole:
                below.setdefault(number, []).append(event)
        return {n: found for n, events in below.items() if (found := gist(events, reveals)) is not None}

    def before(self, step: int) -> int:
        """Return the entry of the step before; before the deal, the one before that of the deal."""
        return self.entries[step - 1] if step else self.entries[0] - 1

    def heading_at(self, step: int) -> tuple[Event, ...]:
        """Return the heading under which a step begins, if any."""
        before = self.before(step)
        return tuple(event for n, event in self.headings if n <= before)[-1:]


def gist(events: Sequence[Event], reveals: Collection[str]) -> Say | None:
    """Return the sentence by which one recognises a turn: what it revealed last, else what it told last."""
    told = [event.say for event in events if event.to is None and not event.is_heading]
    return next(iter([*(one for one in reversed(told) if one.id in reveals), *reversed(told)]), None)


def allowed_viewpoint(table: Table, viewpoint: Viewpoint) -> Viewpoint:
    """Return whose view may be shown: while a game is not open only the public's, then that of any seat there is."""
    if not is_open(table):
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
    gists: Mapping[int, Say] = MappingProxyType({}),
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
        gists: what happened in the turns nearest to it, by their number.
    """
    viewpoint = allowed_viewpoint(table, viewpoint)
    then = playing_then(table, timeline.entries[step], state)
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
        timeline.turns(gists),
    )


def playing_then(table: Table, entry: int, state: State) -> Table:
    """Return the table as it was after an entry of its log that led to this position, as far as a replay shows it."""
    phase = Phase.PLAYING if core.decision(state) is not None else Phase.OVER
    return replace(seated_at(table, entry), phase=phase, is_guided=False, proposal=None)
