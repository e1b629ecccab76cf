"""A game looked at move by move: what one step of it shows, and to whom."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, takewhile
from operator import itemgetter
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

from bot.model import Phase, Table
from games import core
from games.core import Event, Game, Outcome, Say, Seat, State, format_points, say

from .consent import is_open
from .seat_history import seated_at
from .state import game_of
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


DECIDED, GREW, DRAWN = "bot-story-decided", "bot-story-grew", "bot-story-drawn"
"""The sentences that tell in which turn the winner of a game took the lead for good, and in which it grew most then."""
TURN = "bot-story-turn"
"""When something was, in a game whose players count turns."""
_OF_LEAD, _OF_TURN, _QUOTED = 1 / 4, 1 / 2, 2
"""What a turn must have brought of the final lead, and an event of what its turn brought, to be quoted as what decided;
and how many sentences are quoted."""


def told_turning_point(
    table: Table,
    outcome: Outcome,
    headings: Sequence[tuple[int, Event]],
    position: Callable[[int], State | None],
    story: Callable[[int, int], Sequence[tuple[int, Event]]],
) -> tuple[Say, ...]:
    """Tell in which turn the winner took the lead for good, and in which one since then it grew most.

    Args:
        table: whose game is over.
        outcome: its final score.
        headings: the headings of its turns, each with the entry of the log that told it.
        position: the position after an entry; None where it is not at hand.
        story: what everyone was told from one entry up to another.

    Where players count rounds, these are looked at in place of turns. A turn begins with the first move under its
    heading. Where its heading is the first thing that an entry has told, that entry is this move; else the entry ended
    the turn before. What happened in a turn is quoted where it brought much of the final lead, and only once.

    Returns:
        one sentence, and another one where a later turn brought more; of a shared victory, since when its winners
        have been level; nothing for a lead from the first turn on, or where it cannot be told.
    """
    game = game_of(table)
    begun = [(n, event) for n, event in headings if event.say.id in game.rounds] or headings
    if len(outcome.winners) > 1:
        return _drawn(game, outcome, begun, position, story)
    if not outcome.winners or len(outcome.scores) < 2:
        return ()
    winner, turns = outcome.winners[0], len(begun)
    ends, grown = [*(n for n, _ in begun[1:]), table.n], dict[int, int]()
    after = final = _lead(outcome, winner)

    def gained(number: int) -> tuple[Say, ...]:
        """Return what helped the winner most in a turn, where sentences tell it and it counted for something."""
        if grown[number] < final * _OF_LEAD:
            return ()
        n, heading = begun[number - 1]
        heard = story(n, ends[number - 1])
        start = next((at + 1 for at, (_, event) in enumerate(heard) if event == heading), 0)
        following = begun[number][1] if number < turns else None
        own = takewhile(lambda told: told[1] != following, heard[start:])
        least = grown[number] * _OF_TURN
        return _helped(own, _found(n, position, story), game, winner, position, least)

    for number, (n, _) in reversed([*enumerate(begun, start=1)]):
        if (state := _found(n, position, story)) is None:
            return ()
        before = game.outcome(state)
        grown[number], after = after - _lead(before, winner), _lead(before, winner)
        if before.winners != outcome.winners:
            most = max(grown, key=grown.__getitem__)
            when, left = _when(game, begun, number), turns - number
            quoted = gained(number)
            told = _telling(say(DECIDED, seat=winner, when=when, left=left), quoted)
            if grown[most] <= grown[number] or grown[most] < final * _OF_LEAD:
                return (told,)
            when = _when(game, begun, most)
            others = () if gained(most) == quoted else gained(most)
            return told, _telling(say(GREW, seat=winner, when=when, shown=format_points(grown[most])), others)
    return ()


def _drawn(
    game: Game[Any, Any],
    outcome: Outcome,
    begun: Sequence[tuple[int, Event]],
    position: Callable[[int], State | None],
    story: Callable[[int, int], Sequence[tuple[int, Event]]],
) -> tuple[Say, ...]:
    """Tell in which turn those who share a victory drew level for good."""
    for number, (n, _) in reversed([*enumerate(begun, start=1)]):
        if (state := _found(n, position, story)) is None:
            return ()
        if {*game.outcome(state).winners} != {*outcome.winners}:
            when, left = _when(game, begun, number), len(begun) - number
            return (say(DRAWN, seats=tuple(outcome.winners), when=when, left=left),)
    return ()


def _when(game: Game[Any, Any], begun: Sequence[tuple[int, Event]], number: int) -> Say:
    """Return when a turn was: the round as its heading names it, or the number among all turns."""
    heading = begun[number - 1][1].say
    return Say(f"{heading.id}.when", heading.values) if game.rounds else say(TURN, n=number, turns=len(begun))


def _found(
    n: int,
    position: Callable[[int], State | None],
    story: Callable[[int, int], Sequence[tuple[int, Event]]],
) -> State | None:
    """Return the position that a turn found whose heading entry `n` has told; None where it is not at hand."""
    is_first = any(event.is_heading for _, event in story(n, n)[:1])
    return position(n - 1 if is_first else n)


def _telling(said: Say, told: Sequence[Say]) -> Say:
    """Return a sentence that also tells what happened, in up to two others."""
    return Say(said.id, {**said.values, "has_told": len(told), **dict(zip(("told", "more"), told, strict=False))})


def _lead(outcome: Outcome, seat: Seat) -> int:
    """Return how many points a seat has more than the best of the others."""
    totals = {score.seat: score.total for score in outcome.scores}
    return totals.pop(seat) - max(totals.values())


def _helped(
    heard: Iterable[tuple[int, Event]],
    before: State | None,
    game: Game[Any, Any],
    winner: Seat,
    position: Callable[[int], State | None],
    least: float,
) -> tuple[Say, ...]:
    """Return what was told when the winner's lead grew most: points they won, or points a rival lost.

    Nothing where no sentence tells of it, or where it grew by less than `least`.
    """
    best, grown = list[Event](), 0
    for n, events in groupby(heard, key=itemgetter(0)):
        told, state = [event for _, event in events if event.say.id in game.scored], position(n)
        if state is None or before is None:
            continue
        by = _lead(game.outcome(state), winner) - _lead(game.outcome(before), winner)
        best, grown, before = (told, by, state) if told and by > 0 and by >= grown else (best, grown, state)
    # of several gains the first: the mole at the front of a wagon takes most, and is told of first
    own = tuple(event.say for event in best if winner in _seats(event.say))
    return (own or tuple(event.say for event in best))[:_QUOTED] if grown >= least else ()


def _seats(said: Say) -> list[object]:
    """Return the seats that a sentence names."""
    return [value for name, value in said.values.items() if name.rpartition("_")[2] == "seat"]


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
