"""Which turn decided a game, and its other highlights: from how everybody's chances of winning changed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any, TypeAlias

from bot.model import Table
from games.core import Event, Game, Outcome, Say, Seat, State, say
from games.review.estimating import estimate
from games.review.quoting import changed, is_list, telling, with_maker, worth

from .state import game_of

TURNED, GRADUAL, DRAWN = "bot-story-turned", "bot-story-gradual", "bot-story-drawn"
"""The sentences on the turn that decided a game; that no single turn did; and on when a shared victory came about."""
TURN, TURNS = "bot-story-turn", "bot-story-turns"
"""The time of an event, and of several turns in a row, in a game whose players count turns."""
BY_CHANCES, BY_POINTS = "bot-highlight-chances", "bot-highlight-points"
"""The sentences on why a move is a highlight."""
_LEAST, _OPEN, _OF_TURN, _POINTS = 0.1, 0.75, 1 / 2, 60
"""The least gain in the chance of winning that decides a game; the greatest chance from which it does so, as above it a
game is as good as won; the share of the gain that an event must have brought to be quoted before others; and the number
of turns whose chances are estimated before the decisive part of a longer game is looked at closely."""
_MUCH = 1 / 10
"""The least share of the winner's points that explains why a move decided a game."""
DECISIVE = 25
"""The gain, in points out of a hundred, from which the turn is called decisive."""
_HIGHLIGHTS, _OF_MOST, _LOOKED_AT, _MANY = 6, 1 / 4, 12, 1 / 2
"""The maximum number of a game's highlights, the minimum weight of each relative to the greatest, the number of moves
whose chances are estimated, and the part of the most points that one brought if it changed no chance by `_LEAST`."""
Heard: TypeAlias = Sequence[tuple[int, Event]]
_Quoted: TypeAlias = tuple[Say, ...]


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


@dataclass
class _Game:
    """A finished game whose positions can be looked at.

    Attributes:
        game: the game.
        outcome: its final score.
        heard: all public events, each with its log entry.
        position: the position after an entry; None if it is not available.
    """

    game: Game[Any, Any]
    outcome: Outcome
    heard: Heard
    position: Callable[[int], State | None]
    _chances: dict[int, Sequence[float] | None] = field(default_factory=dict)

    @property
    def entries(self) -> Iterator[tuple[int, list[Event]]]:
        """Each entry that told something, with its events."""
        return ((n, [event for _, event in group]) for n, group in groupby(self.heard, key=itemgetter(0)))

    def chances(self, n: int) -> Sequence[float] | None:
        """Return every seat's chance of winning after an entry, as the review tells it; None if it is unknown."""
        if n not in self._chances:
            self._chances[n] = self._estimated(self.position(n))
        return self._chances[n]

    def _estimated(self, state: State | None) -> Sequence[float] | None:
        if state is None or self.game.search is None:
            return None
        return [share.mean for share in estimate(self.game.search, state)]


def course(table: Table, outcome: Outcome, heard: Heard, position: Callable[[int], State | None]) -> Course:
    """Return what decided a finished game, and its highlights.

    Args:
        table: whose game is over.
        outcome: its final score.
        heard: all public events, each with its log entry.
        position: the position after an entry; None if it is not available.

    A turn decided a game if it raised the winner's chance of winning most while the game was open, and for good: below
    that the chance never fell again. If no single turn did, a few turns in a row of a long game may have. Of the events
    in it, the one that contributed most is quoted; if nothing can be named as the cause, nothing is told. A highlight
    is a move that changed the scores or anybody's chances much, if it told of points or of something revealed; there is
    at most one in a turn. The one that decided the game is always a highlight; the end of a game that all have lost is
    not.
    """
    found = _Game(game_of(table), outcome, heard, position)
    if not outcome.winners or len(outcome.scores) < 2:
        return Course((), _highlights(found, ()))
    begun = _turns(found)
    if len(outcome.winners) > 1:
        return Course(_drawn(found, begun), _highlights(found, ()))
    told, decisive = _decided(found, begun, table.n)
    return Course(told, _highlights(found, decisive))


@dataclass(frozen=True, slots=True)
class _Turn:
    """A turn, or a round where players count these: its heading, and the entry whose position it begins with."""

    heading: Say
    start: int


def _turns(found: _Game) -> list[_Turn]:
    """Return the turns; one begins with the first move under its heading.

    If its heading is the first thing that an entry has told, that entry is this move; else it ended the turn before.
    """
    turns = list[_Turn]()
    for n, told in found.entries:
        before = n if found.position(n - 1) is None else n - 1  # the deal has none before it
        turns += [_Turn(one.say, before if told[0] is one else n) for one in told if one.is_heading]
    return [one for one in turns if one.heading.id in found.game.rounds] or turns


def _decided(found: _Game, turns: Sequence[_Turn], last: int) -> tuple[tuple[Say, ...], tuple[Say, ...]]:
    """Return the sentence on the turn that decided a game, and its highlight if one move of it stands out."""
    winner, starts = found.outcome.winners[0], [*(turn.start for turn in turns), last]
    step = -(-len(turns) // _POINTS) or 1
    rough = [*range(0, len(turns), step), len(turns)]
    place = _rise(found, winner, [starts[n] for n in rough])
    if place is None:
        return (), ()
    close = [*range(rough[place], rough[place + 1] + 1)]
    floor = min(_chance(found, starts[n], winner) or 0.0 for n in rough[place + 1 :])  # the least chance after it
    within = _rise(found, winner, [starts[n] for n in close], floor=floor)
    if within is None:
        return (), ()
    single, several = (close[within], close[within] + 1), (close[0], close[-1])
    for first, until in dict.fromkeys((single, several)):
        before, after = _chance(found, starts[first], winner), _chance(found, starts[until], winner)
        if before is not None and after is not None and after - before >= _LEAST:
            break
    else:
        return (say(GRADUAL, seat=winner),), ()
    is_single, least = (first, until) == single and not found.game.rounds, _OF_TURN * (after - before)
    entry, quoted = _helped(found, winner, starts[first], starts[until], least, is_single=is_single)
    is_over = until == len(turns)
    chances = round(100 * before), min(100 if is_over else 99, round(100 * after))  # before the end nothing is sure
    when, last_turn = _when(found.game, turns, first + 1, until), int(is_over and until == first + 1)
    large = int(chances[1] - chances[0] >= DECISIVE)
    of_it = {"before": chances[0], "after": chances[1], "last": last_turn, "large": large, "has_told": len(quoted)}
    of_it |= {"since": starts[first], "until": starts[until], "rough": 1}
    reason = {**dict(zip(("told", "did"), reversed(quoted), strict=False)), **_worth(found, winner, entry)}
    shown = [say(BY_CHANCES, n=n, seat=winner, before=chances[0], after=chances[1], decides=2 - large) for n in entry]
    is_told = last_turn or quoted or reason["worth"]
    return (Say(TURNED, {"seat": winner, "when": when, **of_it, **reason}),) if is_told else (), tuple(shown)


def _worth(found: _Game, winner: Seat, entry: Sequence[int]) -> dict[str, Any]:
    """Return what the move that decided a game brought the winner, as values of the sentence on it, if it was much."""
    states = [(found.position(n - 1), found.position(n)) for n in entry]
    outcomes = [(found.game.outcome(one), found.game.outcome(other)) for one, other in states if one and other]
    brought = worth(*outcomes[0], winner, found.game) if outcomes else {}
    total = next((score.total for score in found.outcome.scores if score.seat == winner), 0)
    return {"worth": 0, **(brought if brought.get("worth", 0) >= _MUCH * total else {})}


def _rise(found: _Game, winner: Seat, entries: Sequence[int], floor: float = 1.0) -> int | None:
    """Return the index of the step from one entry to the next that raised the winner's chance most, and for good.

    Steps that begin while the game is open come before all others.

    Args:
        found: the game.
        winner: the winner.
        entries: the entries between which the steps lie.
        floor: the least chance after the last of them.

    Returns:
        the index, or None if there is no step or a chance cannot be estimated.
    """
    chances = [_chance(found, n, winner) for n in entries]
    known = [one for one in chances if one is not None]
    if len(known) < len(chances) or len(known) < 2:
        return None
    gains = list[tuple[bool, float]]()
    for before, after in reversed([*pairwise(known)]):
        floor = min(floor, after)
        gains.append((before <= _OPEN, floor - before))
    gains.reverse()
    return gains.index(max(gains))


def _chance(found: _Game, n: int, seat: Seat) -> float | None:
    return None if (chances := found.chances(n)) is None else chances[seat]


def _helped(
    found: _Game, winner: Seat, first: int, until: int, least: float, *, is_single: bool
) -> tuple[tuple[int, ...], _Quoted]:
    """Return the entry that raised the winner's chance most from one entry to another, and what is quoted of it.

    If none of those that told of it raised it by `least`, it is any other, where there are few. Its move is quoted if
    it raised the chance by `least`, too, or if there is only a single turn to choose from, unless it told of several
    players, such as a payday of all, of which the first event need not be the cause.
    """
    told, best, quoted = tuple[int, ...](), least, _Quoted()
    most, last, silent, move = 0.0, first, tuple[int, ...](), _Quoted()
    makers = list[Say]()
    within = [(n, events) for n, events in found.entries if first < n <= until]
    for n, events in within:
        said, before, last = telling(found.game, events, winner), last, n
        looks = said is not None or len(within) <= _LOOKED_AT
        first_chance, chance = (_chance(found, one, winner) if looks else None for one in (before, n))
        rise = None if first_chance is None or chance is None else chance - first_chance
        plain = [event.say for event in events if not event.is_heading and not is_list(event.say)]
        if said is not None and rise is not None and rise >= best:
            told, best, quoted = (n,), rise, with_maker(said, (*makers, *plain[: plain.index(said)]), plain[0])
        if rise is not None and rise > most:
            drawn = found.game.pictures.told  # a list of what is on offer explains nothing
            own = [one for one in plain if one.id not in drawn and [*one.seats()]]
            is_own = len({seat for one in own for seat in one.seats()}) == 1
            silent, most, move = (n,), rise, tuple(own[:1]) if is_own else ()
        makers += plain
    return told or silent, quoted or (move if is_single or most >= least else ())


def _drawn(found: _Game, turns: Sequence[_Turn]) -> tuple[Say, ...]:
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
    if game.rounds:
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
        before: the entry of the position before it.
        scores: the scores before and after it.
    """

    n: int
    turn: int
    points: int
    telling: int
    before: int
    scores: tuple[Outcome, Outcome]


def _highlights(found: _Game, decisive: tuple[Say, ...]) -> tuple[Say, ...]:
    """Return the sentences on a game's highlights, among them those on the decisive moves."""
    best = dict[int, tuple[float, int]]()
    moments = {moment.n: moment for moment in _moments(found)}
    for weight, moment in _weighed(found, [*moments.values()]):
        best[moment.turn] = max(best.get(moment.turn, (0.0, moment.n)), (weight, moment.n))
    least = max((by for by, _ in best.values()), default=0) * _OF_MOST
    many = max((one.points for one in moments.values()), default=0) * _MANY or 1
    told = {entry_of(one): one for one in decisive if entry_of(one) in moments}
    others = sorted((one for one in best.values() if one[0] > least and one[1] not in told), reverse=True)
    large = [one for one in others if _is_large(found, moments[one[1]], many)]
    others = large if large or told else others[:1]
    told |= {n: _reason(found, moments[n]) for _, n in others[: _HIGHLIGHTS - len(told)]}
    return tuple(told[n] for n in sorted(told))


def _moments(found: _Game) -> Iterator[_Moment]:
    """Yield the moves that told something, with what they changed."""
    game, turn = found.game, 0
    before: tuple[int, Outcome] | None = None
    for n, told in found.entries:
        state = found.position(n)
        begun = sum(event.is_heading for event in told)
        turn += begun if told[0].is_heading else 0  # else the heading that it tells begins the next turn
        after = game.standing(state) if state is not None else None
        if before is not None and after is not None and (after.winners or before[1].winners == after.winners):
            telling = sum(event.say.id in game.scored or event.say.id in game.reveals for event in told)
            yield _Moment(n, turn, changed(before[1], after), telling, before[0], (before[1], after))
        turn += 0 if told[0].is_heading else begun
        before = (n, after) if after is not None else None


def _weighed(found: _Game, moments: Sequence[_Moment]) -> Iterator[tuple[float, _Moment]]:
    """Yield the moves that may have decided most with their weights.

    Chances are only estimated for some: that takes tens of milliseconds each.
    """
    telling = sorted((one for one in moments if one.telling), key=lambda one: (one.points, one.telling))[-_LOOKED_AT:]
    swings = [max(map(abs, _swings(found, one)), default=0.0) for one in telling]
    points, swing = max((one.points for one in telling), default=0) or 1, max(swings, default=0) or 1
    yield from ((one.points / points + by / swing, one) for one, by in zip(telling, swings, strict=True))


def _swings(found: _Game, one: _Moment) -> list[float]:
    """Return the change of each seat's chance of winning by a move; empty if it cannot be estimated."""
    before, after = found.chances(one.before), found.chances(one.n)
    if before is None or after is None:
        return []
    return [now - then for then, now in zip(before, after, strict=True)]


def _is_large(found: _Game, one: _Moment, many: float) -> bool:
    """Return whether a move changed a chance by a tenth, or the scores much; True if no chances can be estimated."""
    return one.points >= many or max(map(abs, _swings(found, one)), default=1.0) >= _LEAST


def _reason(found: _Game, one: _Moment) -> Say:
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
    return say(BY_POINTS, n=one.n, seat=Seat(seat), points=abs(points), gain=(points > 0) - (points < 0), decides=0)
