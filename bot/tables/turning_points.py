"""In which turn a game was decided, and its other highlights: from the public events, and the scores at the time."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile
from operator import itemgetter
from typing import Any

from bot.model import Table
from games import core
from games.core import Event, Game, Outcome, Say, Seat, State, format_points, say

from .state import game_of

DECIDED, GREW, DRAWN = "bot-story-decided", "bot-story-grew", "bot-story-drawn"
"""The sentences on the turn in which the winner took the lead for good, and the one in which it then grew most."""
TURN = "bot-story-turn"
"""The time of an event, in a game whose players count turns."""
_OF_LEAD, _OF_TURN, _QUOTED = 1 / 4, 1 / 2, 2
"""The share of the final lead that a turn must have brought, and the share of its turn that an event must have brought,
to be quoted as decisive; and the maximum number of quoted sentences."""
_HIGHLIGHTS, _OF_MOST, _LOOKED_AT = 6, 1 / 4, 40
"""The maximum number of a game's highlights, the minimum weight of each relative to the greatest, and the number of
moves whose chances are estimated."""


def told_turning_point(
    table: Table,
    outcome: Outcome,
    headings: Sequence[tuple[int, Event]],
    position: Callable[[int], State | None],
    story: Callable[[int, int], Sequence[tuple[int, Event]]],
) -> tuple[Say, ...]:
    """Return sentences on the turn in which the winner took the lead for good, and the one since in which it grew most.

    Args:
        table: the table of the finished game.
        outcome: its final score.
        headings: the headings of its turns, each with the log entry that told it.
        position: the position after an entry; None if it is not available.
        story: what everyone was told from one entry up to another.

    If players count rounds, these are used instead of turns. A turn begins with the first move under its
    heading. If its heading is the first thing that an entry has told, that entry is this move; else the entry ended
    the previous turn. What happened in a turn is quoted if it brought much of the final lead, and only once.

    Returns:
        one sentence, and another one if a later turn brought more; for a shared victory, since when its winners
        have been level; nothing for a lead from the first turn on, or if it cannot be determined.
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
        """Return what helped the winner most in a turn, if sentences tell it and it was significant."""
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


@dataclass(frozen=True, slots=True)
class _Moment:
    """A move that told something of weight.

    Attributes:
        n: its log entry.
        turn: the number of its turn.
        points: how far it changed the scores.
        telling: how many sentences told of points or of something revealed.
        before, after: the positions.
    """

    n: int
    turn: int
    points: int
    telling: int
    before: State
    after: State


def highlights(
    table: Table, outcome: Outcome, heard: Sequence[tuple[int, Event]], position: Callable[[int], State | None]
) -> tuple[int, ...]:
    """Return the moves of a finished game that decided most, by their log entries, in order.

    A move counts by how far it changed the scores and by how far it changed anybody's chances, each beside the greatest
    such change of the game, if it told of points or of something revealed. There is at most one per turn. The one since
    which the winners have been the same is always included; the end of a game that all have lost is not.

    Args:
        table: whose game is over.
        outcome: its final score.
        heard: all public events, each with its log entry.
        position: the position after an entry; None if it is not available.
    """
    game, found, decided, turn = game_of(table), list[_Moment](), list[int](), 0
    before: tuple[State, Outcome] | None = None
    for n, group in groupby(heard, key=itemgetter(0)):
        told = [event for _, event in group]
        begun, state = sum(event.is_heading for event in told), position(n)
        turn += begun if told[0].is_heading else 0  # else the heading that it tells begins the next turn
        after = (state, game.outcome(state)) if state is not None else None
        if before is not None and after is not None and (after[1].winners or before[1].winners == after[1].winners):
            telling = sum(event.say.id in game.scored or event.say.id in game.reveals for event in told)
            found.append(_Moment(n, turn, _changed(before[1], after[1]), telling, before[0], after[0]))
            is_taken = {*before[1].winners} != {*outcome.winners} == {*after[1].winners}
            decided = [n] if is_taken else decided
        turn += 0 if told[0].is_heading else begun
        before = after
    best = dict[int, tuple[float, int]]()
    for weight, moment in _weighed(game, found):
        best[moment.turn] = max(best.get(moment.turn, (0.0, moment.n)), (weight, moment.n))
    least = max((by for by, _ in best.values()), default=0) * _OF_MOST
    most = sorted((one for one in best.values() if one[0] > least), reverse=True)[: _HIGHLIGHTS - len(decided)]
    return tuple(sorted({*decided, *(n for _, n in most)}))


def _weighed(game: Game[Any, Any], found: Sequence[_Moment]) -> Iterator[tuple[float, _Moment]]:
    """Yield the moves that may have decided most with their weights.

    Chances are only estimated for some: that takes milliseconds each.
    """
    telling = sorted((one for one in found if one.telling), key=lambda one: (one.points, one.telling))[-_LOOKED_AT:]
    swings = [_swing(game, one) for one in telling]
    points, swing = max((one.points for one in telling), default=0) or 1, max(swings, default=0) or 1
    yield from ((one.points / points + by / swing, one) for one, by in zip(telling, swings, strict=True))


def _swing(game: Game[Any, Any], one: _Moment) -> float:
    """Return the greatest change of a seat's chance, as the computer players estimate it; 0 without any."""
    if game.search is None:
        return 0.0
    adviser = game.search.adviser

    def chance(state: State, seat: Seat) -> float:
        return adviser.chance(state, seat) if core.decision(state) is not None else adviser.final(state, seat)

    seats = map(Seat, range(one.after.seats))
    return max(abs(chance(one.after, seat) - chance(one.before, seat)) for seat in seats)


def _changed(before: Outcome, after: Outcome) -> int:
    """Return how far the scores of all seats, and the lead of one, have changed."""
    seats = {score.seat for score in before.scores} & {score.seat for score in after.scores}  # all lost: no scores
    totals = [{score.seat: score.total for score in outcome.scores} for outcome in (before, after)]
    own = sum(abs(totals[1][seat] - totals[0][seat]) for seat in seats)
    if len(after.scores) < 2:
        return own
    return max(own, *(abs(_lead(after, seat) - _lead(before, seat)) for seat in seats), 0)


def _drawn(
    game: Game[Any, Any],
    outcome: Outcome,
    begun: Sequence[tuple[int, Event]],
    position: Callable[[int], State | None],
    story: Callable[[int, int], Sequence[tuple[int, Event]]],
) -> tuple[Say, ...]:
    """Return the sentence on the turn in which those who share a victory drew level for good."""
    for number, (n, _) in reversed([*enumerate(begun, start=1)]):
        if (state := _found(n, position, story)) is None:
            return ()
        if {*game.outcome(state).winners} != {*outcome.winners}:
            when, left = _when(game, begun, number), len(begun) - number
            return (say(DRAWN, seats=tuple(outcome.winners), when=when, left=left),)
    return ()


def _when(game: Game[Any, Any], begun: Sequence[tuple[int, Event]], number: int) -> Say:
    """Return a turn's time: the round as its heading names it, or the number among all turns."""
    heading = begun[number - 1][1].say
    return Say(f"{heading.id}.when", heading.values) if game.rounds else say(TURN, n=number, turns=len(begun))


def _found(
    n: int,
    position: Callable[[int], State | None],
    story: Callable[[int, int], Sequence[tuple[int, Event]]],
) -> State | None:
    """Return the position at the start of a turn whose heading entry `n` has told; None if it is not available."""
    is_first = any(event.is_heading for _, event in story(n, n)[:1])
    return position(n - 1 if is_first else n)


def _telling(said: Say, told: Sequence[Say]) -> Say:
    """Return a sentence extended by up to two others on what happened."""
    return Say(said.id, {**said.values, "has_told": len(told), **dict(zip(("told", "more"), told, strict=False))})


def _lead(outcome: Outcome, seat: Seat) -> int:
    """Return a seat's lead over the best of the others, in points."""
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

    Empty if no sentence tells of it, or if it grew by less than `least`.
    """
    best, grown = list[Event](), 0
    for n, events in groupby(heard, key=itemgetter(0)):
        told, state = [event for _, event in events if event.say.id in game.scored], position(n)
        if state is None or before is None:
            continue
        by = _lead(game.outcome(state), winner) - _lead(game.outcome(before), winner)
        best, grown, before = (told, by, state) if told and by > 0 and by >= grown else (best, grown, state)
    # among several gains the first: the mole at the front of a wagon takes most, and its event comes first
    own = tuple(event.say for event in best if winner in _seats(event.say))
    return (own or tuple(event.say for event in best))[:_QUOTED] if grown >= least else ()


def _seats(said: Say) -> list[object]:
    """Return the seats that a sentence names."""
    return [value for name, value in said.values.items() if name.rpartition("_")[2] == "seat"]
