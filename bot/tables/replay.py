"""A game replayed move by move: what one step of it shows, and to whom."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from operator import attrgetter
from typing import Final, Literal, TypeAlias

from bot.model import Phase, Table
from games import core
from games.core import Event, Say, Seat, State

from .consent import is_open
from .seat_history import seated_at
from .turning_points import BY_CHANCES, BY_CHOICE, entry_of
from .view import TableView, view_for

ALL: Final = "all"
Viewpoint: TypeAlias = Seat | Literal["all"] | None
"""The point of view of a step: a seat's view, all seats' together, or (None) the public's."""
NEAR = 25
"""The number of turns before and after a step whose gist is looked up."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A heading of the story.

    Attributes:
        number: its position among all headings, from 1.
        step: the replay step at which it was told.
        gist: one sentence on what happened below it; None if that is not available.
        round: the round to which it belongs, if players count rounds; None if the heading itself names it.
    """

    number: int
    step: int
    heading: Say
    gist: Say | None = field(default=None, compare=False)
    round: Say | None = field(default=None, compare=False)


@dataclass(frozen=True)
class ReplayStep:
    """One step of a replay.

    Attributes:
        table: the table as it is now.
        step: its number, from 0: the deal.
        count: the number of steps so far.
        entry: the log entry that produced this position.
        viewpoint: whose view is shown.
        view: the position as the public or one seat could see it then.
        hands: the views of all seats, if everything is shown.
        told: the current heading, and what this step told, oldest first.
        turns: the headings so far, in order; of several told at once the last.
        part, parts: the number of what is shown of a long step, from 0, and of how many.
        later: the number of headings in later parts of this step.
        highlights: the steps at which most changed, in order, each with the reason, once the game is over and public.
        place: the number of this step among those of its turn, from 1, and how many these are.
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
    highlights: Mapping[int, Say] = field(default_factory=dict)
    part: int = 0
    parts: int = 1
    later: int = 0
    place: tuple[int, int] = (1, 1)

    @property
    def chapter(self) -> Turn | None:
        """The heading of the first sentence that this step told; before the first one, that which it told first."""
        headed = [event for event in self.told if event.is_heading]
        begun = next((n for n, event in enumerate(self.told) if not event.is_heading), 0)
        above = sum(event.is_heading for event in self.told[:begun])
        if not above and headed:  # it began before the first heading, which counts if anything was told below it
            above = int(any(not event.is_heading for event in self.told[self.told.index(headed[0]) :]))
        if not above:
            return None
        last = self.turns[self.turn].number if self.turn is not None else 0
        return Turn(last - self.later - (len(headed) - above), self.step, headed[above - 1].say)

    @property
    def turn(self) -> int | None:
        """The index in `turns` of this step's turn; None before the first."""
        found = bisect_right([turn.step for turn in self.turns], self.step) - 1
        return found if found >= 0 else None

    @property
    def last_turn(self) -> int:
        """The number of the last turn so far; 0 before the first."""
        return self.turns[-1].number if self.turns else 0

    @property
    def greatest_highlight(self) -> int | None:
        """The step of the highlight that decided the game or, if none did, changed most; None if there is none.

        Changes of the chances of winning count more than those of points.
        """
        return max(self.highlights, key=lambda step: _size(self.highlights[step]), default=None)

    @property
    def is_open(self) -> bool:
        """Whether every seat's view may be shown: the game is over, and so are others with the same deal."""
        return is_open(self.table)


def _size(highlight: Say) -> tuple[bool, bool, int]:
    size = {name: value for name, value in highlight.values.items() if isinstance(value, int)}
    by_chances = highlight.id == BY_CHANCES
    return decides(highlight) > 0, by_chances, abs(size["after"] - size["before"]) if by_chances else size["points"]


def in_tens(said: Say) -> Say:
    """Return a sentence with its chances of winning in tens: they are estimates, which a review may put otherwise.

    Only what is over is sure.
    """
    chances = {name: said.values.get(name) for name in ("before", "after")}
    tens = {name: one if one in (0, 100) else min(95, max(5, (one + 5) // 10 * 10)) for name, one in chances.items()
            if isinstance(one, int)}  # fmt: skip
    return Say(said.id, {**said.values, **tens})


def decides(highlight: Say) -> int:
    """Return 1 for the move that decided the game, 2 if it only did most towards that, 0 for ordinary highlights."""
    value = highlight.values.get("decides")
    return value if isinstance(value, int) else 0


@dataclass(frozen=True, slots=True)
class Timeline:
    """The steps of a replay: the log entries that told everyone something.

    Attributes:
        entries: in order, starting with the deal.
        headings: the headings told to everyone, each with its entry.
    """

    entries: Sequence[int]
    headings: Sequence[tuple[int, Event]]

    def near(self, entry: int) -> int:
        """Return the last step that is not later than an entry; the first one for an earlier entry."""
        return max(bisect_right(self.entries, entry) - 1, 0)

    def at(self, step: int) -> int:
        """Return a valid step: the last one for a number beyond it, 0 for a negative one."""
        last = len(self.entries) - 1
        return last if step > last else max(step, 0)

    def around(self, step: int) -> tuple[int, int]:
        """Return the first and the last entry of the turns nearest to a step, which a menu names."""
        told = [n for n, _ in self.headings]
        here = bisect_right(told, self.entries[step])
        ends = told[here + NEAR : here + NEAR + 1]
        return told[max(here - NEAR, 0)] if told else 0, ends[0] if ends else self.entries[-1]

    def highlights(self, why: Sequence[Say]) -> dict[int, Say]:
        """Return the steps of highlights, in order; of several in one step the decisive one, then the reader's own."""
        ordered = sorted(why, key=lambda one: (decides(one) > 0, one.id == BY_CHOICE))
        found = {self.near(entry_of(one)): one for one in ordered}
        return {step: found[step] for step in sorted(found)}

    def turns(self, gists: Mapping[int, Say], rounds: Collection[str]) -> tuple[Turn, ...]:
        """Return the headings with their steps; of several told at once, the last one.

        Args:
            gists: what happened below headings, by their number.
            rounds: the ids of the headings that begin rounds.
        """
        found, now = dict[int, Turn](), None
        for number, (n, event) in enumerate(self.headings, start=1):
            heading = event.say
            is_round = heading.id in rounds
            now = Say(f"{heading.id}.round", heading.values) if is_round else now
            if n >= self.entries[0]:
                step = bisect_left(self.entries, n)
                found[step] = Turn(number, step, heading, gists.get(number), None if is_round else now)
        return tuple(found.values())

    def gists(self, story: Sequence[tuple[int, Event]], reveals: Collection[str]) -> dict[int, Say]:
        """Return what happened below headings, by their number, from the public events since an entry.

        A turn that is not completely covered by `story` has none: what it revealed may be missing.
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

    def place(self, step: int, story: Sequence[tuple[int, Event]]) -> tuple[int, int]:
        """Return the number of a step among those below the same heading, from 1, and how many these are.

        A step that begins with a heading belongs below that one. The deal belongs to no turn.
        """
        told = [n for n, _ in self.headings]

        def heading(at: int) -> int:
            events = (event for n, event in story if n == self.entries[at] and event.to is None)
            return bisect_left(told, self.entries[at]) + sum(1 for _ in takewhile(attrgetter("is_heading"), events))

        here, first, last = heading(step), step, step
        while first > 1 and heading(first - 1) == here:
            first -= 1
        while step and last + 1 < len(self.entries) and heading(last + 1) == here:
            last += 1
        return step - first + 1, last - first + 1

    def before(self, step: int) -> int:
        """Return the entry of the previous step; before the deal, the entry preceding the deal."""
        return self.entries[step - 1] if step else self.entries[0] - 1

    def heading_at(self, step: int) -> tuple[Event, ...]:
        """Return the heading at which a step begins, if any."""
        before = self.before(step)
        return tuple(event for n, event in self.headings if n <= before)[-1:]


def gist(events: Sequence[Event], reveals: Collection[str]) -> Say | None:
    """Return the sentence by which a turn is recognised: the last thing it revealed, else the last thing it told."""
    told = [event.say for event in events if event.to is None and not event.is_heading]
    return next(iter([*(one for one in reversed(told) if one.id in reveals), *reversed(told)]), None)


def allowed_viewpoint(table: Table, viewpoint: Viewpoint) -> Viewpoint:
    """Return the viewpoint that may be shown: until a game is open only the public's, then that of any seat."""
    if not is_open(table):
        return None
    return viewpoint if viewpoint is None or viewpoint == ALL or viewpoint in range(len(table.occupants)) else None


def step_at(
    table: Table,
    timeline: Timeline,
    step: int,
    state: State,
    viewpoint: Viewpoint,
    told: Sequence[Event],
    before: State | None = None,
    story: Sequence[tuple[int, Event]] = (),
) -> ReplayStep:
    """Return one step for display.

    Args:
        table: the table as it is now.
        timeline: the steps of its game.
        step: the step's number.
        state: the position after this step.
        viewpoint: the requested view; the public's is shown instead if it is not allowed.
        told: what the step told those whose view is shown.
        before: the position before this step; None for the deal.
        story: the public events of the nearest turns, with their entries.
    """
    viewpoint = allowed_viewpoint(table, viewpoint)
    then = playing_then(table, timeline.entries[step], state)
    seats = tuple(seat for seat, _ in table.seated()) if viewpoint == ALL else ()
    view = view_for(then, state, None if viewpoint is None or viewpoint == ALL else Seat(viewpoint))
    told = (*timeline.heading_at(step), *told)
    view = replace(view, events=tuple(event for event in told if event.to is None), news=told)
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
        told,
        timeline.turns(timeline.gists(story, view.game.events.reveals), view.game.events.rounds),
        place=timeline.place(step, story),
    )


PART = 14
"""The number of sentences above which a step is told in parts, such as a fight clash by clash."""


def parts_of(told: Sequence[Event]) -> list[list[Event]]:
    """Return what a step told in parts of up to `PART` sentences, if possible; each begins with a heading."""
    groups: list[list[Event]] = []
    for event in told:
        if not groups or (event.is_heading and any(not one.is_heading for one in groups[-1])):
            groups.append([])
        groups[-1].append(event)
    parts: list[list[Event]] = []
    for group in groups:
        is_empty = all(event.is_heading for event in group)  # the heading of what the next step tells
        if parts and (is_empty or len(parts[-1]) + len(group) <= PART):
            parts[-1].extend(group)
        else:
            parts.append(group)
    return parts


def in_part(moment: ReplayStep, number: int | None) -> ReplayStep:
    """Return one part of a long step, the last one for a number beyond it.

    Without a number it is the first part, or of a highlight the first that tells of points or of something revealed.
    """
    parts, game = parts_of(moment.told), moment.view.game
    if len(parts) < 2:
        return moment
    if number is None:
        telling = game.events.telling if moment.step in moment.highlights else frozenset()
        number = next((n for n, part in enumerate(parts) if any(one.say.id in telling for one in part)), 0)
    number = min(number, len(parts) - 1)
    told, later = tuple(parts[number]), sum(event.is_heading for part in parts[number + 1 :] for event in part)
    view = replace(moment.view, events=tuple(event for event in told if event.to is None), news=told)
    return replace(moment, view=view, told=told, part=number, parts=len(parts), later=later)


def beginning(moment: ReplayStep, number: int) -> ReplayStep | None:
    """Return the first part of a step that tells of a turn, or of a later one; None if there is none."""
    parts = [in_part(moment, part) for part in range(max(len(parts_of(moment.told)), 1))]
    return next((part for part in parts if part.chapter is not None and part.chapter.number >= number), None)


def playing_then(table: Table, entry: int, state: State) -> Table:
    """Return the table as of the entry that led to this position, as far as a replay shows it."""
    phase = Phase.PLAYING if core.decision(state) is not None else Phase.OVER
    return replace(seated_at(table, entry), phase=phase, is_guided=False, proposal=None)
