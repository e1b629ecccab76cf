"""In which turn a game was decided, and its other highlights: from the public events, and the scores at the time."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, takewhile
from operator import itemgetter
from typing import Any

from bot.model import Table
from games.core import Event, Game, Outcome, Say, Seat, State, format_points, say

from .state import game_of

DECIDED, GREW, DRAWN = "bot-story-decided", "bot-story-grew", "bot-story-drawn"
"""The sentences on the turn in which the winner took the lead for good, and the one in which it then grew most."""
TURN = "bot-story-turn"
"""The time of an event, in a game whose players count turns."""
_OF_LEAD, _OF_TURN, _QUOTED = 1 / 4, 1 / 2, 2
"""The share of the final lead that a turn must have brought, and the share of its turn that an event must have brought,
to be quoted as decisive; and the maximum number of quoted sentences."""
_HIGHLIGHTS, _OF_MOST = 6, 1 / 4
"""The maximum number of a game's highlights, and the minimum change of each relative to the greatest."""


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


def highlights(
    table: Table, outcome: Outcome, heard: Sequence[tuple[int, Event]], position: Callable[[int], State | None]
) -> tuple[int, ...]:
    """Return the moves of a finished game that changed most, by their log entries, in order.

    The change of a move is how far anybody moves ahead of the others, or behind; with a single player, the score. There
    is at most one per turn; and the one since which the winners have been the same is always included.

    Args:
        table: whose game is over.
        outcome: its final score.
        heard: all public events, each with its log entry.
        position: the position after an entry; None if it is not available.
    """
    game, best, decided, turn = game_of(table), dict[int, tuple[int, int]](), list[int](), 0
    before: Outcome | None = None
    for n, group in groupby(heard, key=itemgetter(0)):
        told = [event for _, event in group]
        begun, state = sum(event.is_heading for event in told), position(n)
        turn += begun if told[0].is_heading else 0  # otherwise its heading begins the next turn
        after = game.outcome(state) if state is not None else None
        if before is not None and after is not None:
            best[turn] = max(best.get(turn, (0, n)), (_changed(before, after), n))
            is_taken = {*before.winners} != {*outcome.winners} == {*after.winners}
            decided = [n] if is_taken else decided
        turn += 0 if told[0].is_heading else begun
        before = after
    least = max((by for by, _ in best.values()), default=0) * _OF_MOST
    most = sorted((one for one in best.values() if one[0] > least), reverse=True)[: _HIGHLIGHTS - len(decided)]
    return tuple(sorted({*decided, *(n for _, n in most)}))


def _changed(before: Outcome, after: Outcome) -> int:
    """Return the greatest change of a seat's lead over the best of the others; with one seat, of its score."""
    seats = {score.seat for score in before.scores} & {score.seat for score in after.scores}  # empty if all have lost
    if len(after.scores) == 1 and seats:
        return abs(after.scores[0].total - before.scores[0].total)
    return max((abs(_lead(after, seat) - _lead(before, seat)) for seat in seats), default=0)


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
