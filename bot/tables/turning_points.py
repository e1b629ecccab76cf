"""Which turn decided a game, and its other highlights: from how everybody's chances of winning changed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

from bot.model import Table
from games.core import Event, Game, Outcome, Say, Seat, State, Value, decision, say
from games.review.account import Review
from games.review.finished import Finished, Heard
from games.review.quoting import changed, lead, telling, until_heading, worth
from games.review.rises import Rise, ranked, within

from .state import game_of

TURNED, GRADUAL, DRAWN, LED = "bot-story-turned", "bot-story-gradual", "bot-story-drawn", "bot-story-led"
"""The sentences on the turn that decided a game; that no single turn did; on when a shared victory came about; and on
when the lead was taken for good among those who live or lose together."""
SAVED, SAVED_BY = "bot-story-saved", "bot-story-saved-by"
"""The sentences on who saved such a game from being lost, and on one of them."""
TURN, TURNS = "bot-story-turn", "bot-story-turns"
"""The time of an event, and of several turns in a row, in a game whose players count turns."""
BY_CHANCES, BY_POINTS, BY_CHOICE = "bot-highlight-chances", "bot-highlight-points", "bot-highlight-choice"
"""The sentences on why a move is a highlight; the last one, of a choice in a review, for its reader alone."""
_DECIDES, _LEAST, _POINTS, _TRIED = 0.15, 0.1, 60, 8
"""The least gain in the chance of winning that decides a game, and that is told at all; the number of turns whose
chances are estimated before parts of a longer game are looked at closely; and the number of these parts."""
_HELPED = 2
"""What the sentence on an event that only helped the winner most has as its value `large`."""
_MUCH = 1 / 10
"""The least share of the winner's points that explains why a move decided a game."""
LEADS, HELPED = 3, 4
"""The value `decides` of a highlight that took the lead for good, and of an event that only helped the winner most."""
DECISIVE = 25
"""The gain, in points out of a hundred, from which the turn is called decisive."""
_HIGHLIGHTS, _FEW, _OF_MOST, _LOOKED_AT, _MANY = 6, 3, 1 / 4, 12, 1 / 2
"""The maximum number of a game's highlights, how many there are where only that many moves changed the scores, the
minimum weight of each relative to the greatest, the number of moves whose chances are estimated, and the part of the
most points that one brought if it changed no chance by `_LEAST`."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a finished game went.

    Attributes:
        told: the sentence on what decided it; none if that cannot be said.
        highlights: a sentence on each highlight, in order; its value `n` is the log entry.
    """

    told: tuple[Say, ...] = ()
    highlights: tuple[Say, ...] = ()


def entry_of(highlight: Say) -> int:
    """Return the log entry of a highlight."""
    n = highlight.values["n"]
    assert isinstance(n, int), "the entry is a number"
    return n


def reviewed(found: Review | None) -> tuple[Say, ...]:
    """Return the choices that a review names as highlights, which its reader alone may see."""
    if found is None:
        return ()
    together = int(found.is_together)
    return tuple(
        say(BY_CHOICE, n=one.entry, chosen=one.labels[0], other=one.labels[1], given=given, instead=instead,
            points=abs(given - instead), gain=int(given > instead), together=together)
        for one in found.turning_points
        for given, instead in [one.chances]
    )  # fmt: skip


def course(table: Table, outcome: Outcome, heard: Heard, position: Callable[[int], State | None]) -> Course:
    """Return what decided a finished game, and its highlights.

    Args:
        table: whose game is over.
        outcome: its final score.
        heard: all public events, each with its log entry.
        position: the position after an entry; None if it is not available.

    A turn decided a game if it raised the winner's chance of winning most while the game was open, and for good: below
    that the chance never fell again. If no single turn did, a few turns in a row of a long game may have. Of the events
    with a result in it, the one that contributed most is quoted; if there is none, one of another turn.

    A highlight is a move that changed the scores or anybody's chances much, if it told of points or of something
    revealed; there is at most one in a turn. The one that decided the game is always a highlight; the end of a game
    that all have lost is not, and what the final count of points adds makes none.
    """
    found = Finished(game_of(table), outcome, heard, position)
    if not outcome.winners or len(outcome.scores) < 2:
        return Course((), _highlights(found, ()))
    begun = _turns(found)
    if len(outcome.winners) > 1:
        return Course(_drawn(found, begun), _highlights(found, ()))
    told, decisive = _led(found, begun) if found.is_together else _decided(found, begun, table.n)
    return Course((*told, *_rescues(found, begun)), _highlights(found, decisive))


@dataclass(frozen=True, slots=True)
class _Turn:
    """A turn, or a round where players count these: its heading, and the entry whose position it begins with."""

    heading: Say
    start: int


def _turns(found: Finished) -> list[_Turn]:
    """Return the turns; one begins with the first move under its heading.

    If its heading is the first thing that an entry has told, that entry is this move; else it ended the turn before.
    """
    turns = list[_Turn]()
    for n, told in found.entries:
        before = n if found.position(n - 1) is None else n - 1  # the deal has none before it
        turns += [_Turn(one.say, before if told[0] is one else n) for one in told if one.is_heading]
    return [one for one in turns if one.heading.id in found.game.events.rounds] or turns


def _decided(found: Finished, turns: Sequence[_Turn], last: int) -> tuple[tuple[Say, ...], tuple[Say, ...]]:
    """Return the sentence on the turn that decided a game, and its highlight if a move of it raised the chance.

    If the greatest rise is small, or nothing explains it, the event that helped the winner most is told instead; where
    none did, a large rise is told without an event. A choice without a result explains only a large rise: players would
    not believe it of a small one.
    """
    winner, starts = found.outcome.winners[0], [*(turn.start for turn in turns), last]
    step = -(-len(turns) // _POINTS) or 1
    rough = [*range(0, len(turns), step), len(turns)]
    steps = ranked(found, winner, [starts[n] for n in rough])
    if not steps:
        return (), ()
    places = [place for place, gain in steps.items() if gain >= _LEAST][:_TRIED]
    risen = (one for place in places for one in within(found, winner, starts, rough, place))
    end, greatest = len(turns), [*islice(risen, 2)]
    lasting = [(one, one.first == end - 1) for one in greatest if one.gain >= _DECIDES]
    told = [
        one for one, is_last in lasting if is_last or (one.quoted and (one.is_result or 100 * one.gain >= DECISIVE))
    ]
    helped = (one for one in chain(greatest, risen) if one.gain >= _LEAST and one.is_result)
    plain = (one for one in greatest[:1] if 100 * one.gain >= DECISIVE)
    best = next(chain(told, helped, plain), None)
    if best is None:
        return (say(GRADUAL, seat=winner),), ()
    is_over = best.until == end
    before, after = round(100 * best.before), round(100 * best.after)
    after = min(100 if is_over else 99, after)  # before the end nothing is sure
    when = _when(found.game, turns, best.first + 1, best.until)
    large = _HELPED if best.quoted and best not in told else int(after - before >= DECISIVE)
    of_it: dict[str, Value] = {
        "before": before,
        "after": after,
        "last": int(best in told and best.first == end - 1),
        "large": large,
        "has_told": len(best.quoted),
        "luck": int(best.is_luck),
    }
    until = starts[best.until]
    of_it |= {"since": starts[best.first], "until": until, "entry": best.entry[0] if best.entry else until}
    reason: dict[str, Value] = {
        **dict(zip(("told", "did"), best.quoted, strict=False)),
        **_worth(found, winner, best),
    }
    shown = [
        say(BY_CHANCES, n=n, seat=winner, before=before, after=after, decides=(2, 1, HELPED)[large]) for n in best.entry
    ]
    return (Say(TURNED, {"seat": winner, "when": when, **of_it, **reason}),), tuple(shown)


def _worth(found: Finished, winner: Seat, best: Rise) -> dict[str, int]:
    """Return how many points the move that decided a game brought the winner, as a value, if that was much.

    Nothing is said of points where the only event with points says how many, or where one of several events with
    points is quoted without the move that led to them all.
    """
    states = [(found.position(n - 1), found.position(n)) for n in best.entry]
    outcomes = [(found.game.outcome(one), found.game.outcome(other)) for one, other in states if one and other]
    told = [event.say for n, events in found.entries if n in best.entry for event in events]
    counted = [said for said in told if said.id in found.game.events.scored and winner in said.seats()]
    is_all = "points" not in counted[0].values if len(counted) == 1 else not counted or len(best.quoted) > 1
    brought = worth(*outcomes[0], winner) if outcomes and is_all else 0
    total = next((score.total for score in found.outcome.scores if score.seat == winner), 0)
    return {"worth": brought if brought >= _MUCH * total else 0}


def _led(found: Finished, turns: Sequence[_Turn]) -> tuple[tuple[Say, ...], tuple[Say, ...]]:
    """Return when the winner of a game in which all live or lose together took the lead for good, and its highlight.

    Chances would mix who lives with who comes first, while points say exactly who led.
    """
    winner, taken, before = found.outcome.winners[0], list[tuple[int, list[Event], int]](), 0
    for n, events in found.entries:
        if (state := found.position(n)) is not None and decision(state) is not None:
            now = found.game.standing(state)
            total = next((score.total for score in now.scores if score.seat == winner), 0)
            taken = [*taken, (n, events, total - before)] if lead(now, winner) > 0 else []
            before = total
    if not taken:
        return (say(LED, seat=winner, when=say(TURN, n=0, turns=0), last=1, has_told=0),), ()
    n, events, gained = taken[0]
    said = telling(found.game, until_heading(events), winner)
    quoted = {"told": said} if said is not None and gained in said.values.values() else {}
    number = max((number for number, turn in enumerate(turns, start=1) if turn.start < n), default=1)
    when = _when(found.game, turns, number, number)
    told = Say(LED, {"seat": winner, "when": when, "last": 0, "entry": n, "has_told": len(quoted), **quoted})
    return (told,), (say(BY_POINTS, n=n, seat=winner, decides=LEADS),)


def _rescues(found: Finished, turns: Sequence[_Turn]) -> tuple[Say, ...]:
    """Return who saved a game that everyone could have lost, and when; empty if no rescue was needed."""
    times = list[Say]()
    for n, events in found.entries if found.is_together else ():
        seat = next((seat for event in until_heading(events) for seat in event.say.seats()), None)
        if seat is not None and _saved(found.game, events):
            number = max((number for number, turn in enumerate(turns, start=1) if turn.start < n), default=1)
            times.append(Say(SAVED_BY, {"saver_seat": seat, "when": _when(found.game, turns, number, number)}))
    return (Say(SAVED, {"times": tuple(times)}),) if times else ()


def _drawn(found: Finished, turns: Sequence[_Turn]) -> tuple[Say, ...]:
    """Return the sentence on the turn in which those who share a victory drew level for good."""
    for number, turn in reversed([*enumerate(turns, start=1)]):
        if (state := found.position(turn.start)) is None:
            return ()
        if {*found.game.outcome(state).winners} != {*found.outcome.winners}:
            when, left = _when(found.game, turns, number, number), len(turns) - number
            return (say(DRAWN, seats=tuple(found.outcome.winners), when=when, left=left),)
    return ()


def _when(game: Game[Any, Any], turns: Sequence[_Turn], first: int, last: int) -> Say:
    """Return the time of some turns: the round as its heading names it, or the numbers of the first and the last."""
    if game.events.rounds:
        heading = turns[last - 1].heading
        return Say(f"{heading.id}.when", heading.values)
    when = say(TURNS, first=first, n=last, turns=len(turns))
    return when if first < last else say(TURN, n=last, turns=len(turns))


@dataclass(frozen=True, slots=True)
class _Moment:
    """A move that told something of weight.

    Attributes:
        n: its log entry.
        turn: the number of its turn.
        points: how far it changed the scores.
        telling: how many sentences told of points or of something revealed.
        saved: where all live or lose together, the sentence of this turn that says so of no single player.
        before: the entry of the position before it.
        scores: the scores before and after it.
    """

    n: int
    turn: int
    points: int
    telling: int
    saved: tuple[Say, ...]
    before: int
    scores: tuple[Outcome, Outcome]


def _highlights(found: Finished, decisive: tuple[Say, ...]) -> tuple[Say, ...]:
    """Return the sentences on a game's highlights, among them those on the decisive moves."""
    best = dict[int, tuple[float, int]]()
    moments = {moment.n: moment for moment in _moments(found)}
    for weight, moment in _weighed(found, [*moments.values()]):
        best[moment.turn] = max(best.get(moment.turn, (0.0, moment.n)), (weight, moment.n))
    least = max((by for by, _ in best.values()), default=0) * _OF_MOST
    many = max((one.points for one in moments.values()), default=0) * _MANY or 1
    known = {entry_of(one): one for one in decisive if one.id == BY_CHANCES or entry_of(one) in moments}
    told = {n: _reason(found, moments[n], LEADS) if one.id == BY_POINTS else one for n, one in known.items()}
    others = sorted((one for one in best.values() if one[0] > least and one[1] not in told), reverse=True)
    large = [one for one in others if _is_large(found, moments[one[1]], many)]
    small = [one for one in others if one not in large and (moments[one[1]].points or not (large or told))]
    others = [*large, *small[: max(0, _FEW - len(told) - len(large))]]
    told |= {n: _reason(found, moments[n]) for _, n in others[: _HIGHLIGHTS - len(told)]}
    return tuple(told[n] for n in sorted(told))


def _moments(found: Finished) -> Iterator[_Moment]:
    """Yield the moves that told something, with what they changed."""
    game, turn, last = found.game, 0, max((n for n, _ in found.heard), default=0)
    before: tuple[int, Outcome] | None = None
    for n, told in found.entries:
        state = found.position(n)
        begun = sum(event.is_heading for event in told)
        turn += begun if told[0].is_heading else 0  # else the heading that it tells begins the next turn
        after = game.standing(state) if state is not None else None
        if before is not None and after is not None and (after.winners or before[1].winners == after.winners):
            telling = sum(event.say.id in game.events.telling for event in told)
            saved = _saved(game, told) if found.is_together else ()
            is_count = n == last and found.chances(n) is not None  # what it was worth, its chances say
            points = 0 if is_count else changed(before[1], after)
            yield _Moment(n, turn, points, telling, saved, before[0], (before[1], after))
        turn += 0 if told[0].is_heading else begun
        before = (n, after) if after is not None else None


def _saved(game: Game[Any, Any], told: Sequence[Event]) -> tuple[Say, ...]:
    """Return what a move led to for all alike, before anything under the next heading."""
    own = [event.say for event in until_heading(told)]
    is_won = any(one.id in game.events.scored for one in own)
    return tuple(one for one in own if is_won and one.id in game.events.reveals and not [*one.seats()])[:1]


def _weighed(found: Finished, moments: Sequence[_Moment]) -> Iterator[tuple[float, _Moment]]:
    """Yield the moves that may have decided most with their weights.

    Chances are only estimated for some: that takes tens of milliseconds each.
    """
    telling = sorted((one for one in moments if one.telling), key=lambda one: (one.points, one.telling))[-_LOOKED_AT:]
    swings = [max(map(abs, _swings(found, one)), default=0.0) for one in telling]
    points, swing = max((one.points for one in telling), default=0) or 1, max(swings, default=0) or 1
    for one, by in zip(telling, swings, strict=True):
        yield one.points / points + by / swing + len(one.saved), one


def _swings(found: Finished, one: _Moment) -> list[float]:
    """Return the change of each seat's chance of winning by a move; empty if it cannot be estimated."""
    before, after = found.chances(one.before), found.chances(one.n)
    if before is None or after is None:
        return []
    return [now - then for then, now in zip(before, after, strict=True)]


def _is_large(found: Finished, one: _Moment, many: float) -> bool:
    """Return whether a move changed a chance by a tenth, or the scores much; True if no chances can be estimated."""
    return one.points >= many or max(map(abs, _swings(found, one)), default=1.0) >= _LEAST


def _reason(found: Finished, one: _Moment, decides: int = 0) -> Say:
    """Return why a move that did not decide the game is a highlight: whose chance it changed most, else points."""
    swings, (before, after) = _swings(found, one), one.scores
    if swings and max(map(abs, swings)) >= _LEAST:
        winner = found.outcome.winners[0] if len(found.outcome.winners) == 1 else None
        seat = max(range(len(swings)), key=lambda seat: (round(abs(swings[seat]), 2), seat == winner))
        chances = [round(100 * (found.chances(n) or ())[seat]) for n in (one.before, one.n)]
        return say(BY_CHANCES, n=one.n, seat=Seat(seat), before=chances[0], after=chances[1], decides=0)
    earlier = {score.seat: score.total for score in before.scores}
    gains = {score.seat: score.total - earlier.get(score.seat, 0) for score in after.scores}
    seat = max(gains, key=lambda seat: abs(gains[seat]), default=Seat(0))
    points = gains.get(Seat(seat), 0)
    saved = {"saved": one.saved[0]} if one.saved else {}
    of_it = {"points": abs(points), "gain": (points > 0) - (points < 0), "decides": decides, "saves": len(saved)}
    return Say(BY_POINTS, {"n": one.n, "seat": Seat(seat), **of_it, **saved})
