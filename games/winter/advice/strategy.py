"""How Dwar7s Winter is played well: look one choice ahead, and prefer positions that are safe, then rich.

How safe a position is, `danger.py` says: it plans who removes which monster and disaster, where and by when.
"""

from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path

from games import core
from games.core import (
    Adviser,
    Choice,
    Ending,
    Marked,
    OneOf,
    Outcome,
    Plan,
    Say,
    Seat,
    decision,
    read_weights,
    shape_for,
)
from games.winter.choices import Buy, Done, EndTurn, Move, Music, Place, Play
from games.winter.redeal import redeal
from games.winter.rules.talented import Talented
from games.winter.scoring import outcome, points, running_points
from games.winter.state import State, book, last_week

from .danger import is_safe
from .hero_worth import hero, of_instrument, useful_hand
from .jobs import Job, jobs, tried
from .reasons import objections, reasons, usual
from .weights import Weights
from .worth import glory, value

_GLANCE = 40
"""How many of a hero's own choices are tried before the hero is played."""


class Advice(Adviser[State]):
    """Evaluates the position after every choice; a search plays on to the end of the turn, alone to the next week."""

    horizon = 60
    looks_ahead = True
    ties_at_random = True
    slips = 0
    faith = 1
    fans = 3
    """The most plans that a search compares: simulating a turn takes tens of milliseconds."""

    def __init__(self, weights: Weights) -> None:
        """Play by these weights."""
        self.weights = weights

    def marks(self, t: State, seat: Seat) -> Sequence[Marked]:
        """Return every choice, marked by the position after it."""
        shape = shape_for(t, seat)
        if not isinstance(shape, OneOf):
            return [Marked(0.0, (useful_hand(t, seat, self.weights),))]
        promises, plans = _promises(t, seat, shape.choices, self.weights)
        return [Marked(promises[place], plans.get(place, (choice,))) for place, choice in enumerate(shape.choices)]

    def candidates(self, t: State, seat: Seat, most: int) -> Sequence[Marked]:
        """Return the few choices after which the position is best, and nothing far behind.

        A hero that brings nothing is not among them, nor is stopping while a hero would still bring something: an
        instrument sounds once a week.
        """
        marks = sorted(self.marks(t, seat), key=lambda marked: marked.mark, reverse=True)
        stop = next((marked.mark for marked in marks if marked.plan[0] == Done()), None)
        if stop is not None:
            marks = [marked for marked in marks if marked.mark > stop or not isinstance(marked.plan[0], Play)]
            if any(isinstance(marked.plan[0], Play) for marked in marks):
                marks = [marked for marked in marks if marked.plan[0] != Done()]
        return [marked for marked in marks[: min(most, self.fans)] if marked.mark > marks[0].mark - self.weights.clear]

    def is_far(self, start: State, t: State) -> bool:
        """Return whether the turn is over; alone, the next turn too: the invasion between them shows its worth."""
        if t.seats == 1 and start.active is not None:
            return t.week > start.week and t.active is not None
        return t.active != start.active or t.week > start.week

    def is_settled(self, t: State) -> bool:
        """Return whether it is a player's turn, not in the middle of an invasion or before its cards are chosen."""
        return t.active is not None

    @property
    def looking_back(self) -> "Advice":
        """Play every moment ahead to the end of its week: right after an invasion, any position looks much worse."""
        return _ToTheEndOfTheWeek(self.weights)

    def position_values(self, t: State) -> Sequence[float]:
        """Return the value of the position for every seat."""
        return [value(t, Seat(seat), self.weights) for seat in range(t.seats)]

    def scale(self, t: State) -> float:
        """Return the lead in points that decides games: about one threat that is fatal next week."""
        return self.weights.scale

    def chance(self, t: State, seat: Seat) -> float:
        """Return the estimated probability that the castle stands, times what that is worth, given points and rivals.

        Once survival is as good as certain, only points distinguish choices.
        """
        w = self.weights
        count = _total if is_safe(t) else running_points
        scored, rivals = count(t, seat), [count(t, other) for other in t.others(seat)]
        patience = w.lead + last_week(t) - t.week
        ahead = _likely((scored - max(rivals)) / patience) if rivals else 0.0
        if is_safe(t):
            return _success(ahead, scored, w)
        return _likely((value(t, seat, w) - glory(t, seat, w) + w.scale) / w.scale) * _success(ahead, scored, w)

    def final(self, t: State, seat: Seat) -> float:
        """Return 0 for a defeat; otherwise a value for survival, raised by points and by a share in the victory."""
        end = outcome(t)
        if end.ending is Ending.LOST:
            return 0.0
        share = 1 / len(end.winners) if seat in end.winners and t.seats > 1 else 0.0
        return _success(share, _total(t, seat), self.weights)

    def reasons(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return the reasons for a plan."""
        return tuple(reasons(t, seat, plan[0]))

    def objections(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return which fights of this turn a plan gives up."""
        return tuple(objections(t, seat, plan[0]))

    def usual(self, t: State, seat: Seat, plan: Plan) -> tuple[Say, ...]:
        """Return what ending the turn or a place for a dwarf is good for."""
        return tuple(usual(t, plan[0]))

    def outcome(self, t: State) -> Outcome:
        """Return the outcome: defeat, or a result by points."""
        return outcome(t)


class _ToTheEndOfTheWeek(Advice):
    """Plays on until the week is over, whatever is being decided."""

    horizon = 400

    def is_far(self, start: State, t: State) -> bool:
        """Return whether the week is over."""
        return t.week > start.week


def _total(t: State, seat: Seat) -> int:
    """Return a seat's points as if the game ended now."""
    return sum(points(t, seat).values())


def _likely(ahead: float) -> float:
    """Return the logistic function of a lead: 0.5 for no lead."""
    return 1 / (1 + exp(min(50.0, -ahead)))


def _success(victory: float, scored: int, w: Weights) -> float:
    """Return the value of surviving, from 0.6 to 1, by the share in the victory and the points."""
    return 0.6 + 0.2 * victory + 0.2 * min(1.0, scored / w.rich)


def _promises(t: State, seat: Seat, choices: Sequence[Choice], w: Weights) -> tuple[dict[int, float], dict[int, Job]]:
    """Return the value of the position after each choice, and the jobs that are better than their first choice.

    An instrument is credited with all the cards in hand that it activates.
    """
    here = value(t, seat, w)
    promises = {place: _promise(t, seat, choice, here, w) for place, choice in enumerate(choices)}
    promises |= _at_the_last(t, seat, choices, here, w)
    found = _finished(t, seat, choices, promises, w)
    gains = {place: promise - here for place, promise in promises.items()}
    gains |= {place: (promise - here) / (len(job) - 1) for place, (promise, job) in found.items()}
    promises |= {place: promise for place, (promise, _) in found.items()}
    steps = _steps(t, choices, gains)
    for place, choice in enumerate(choices):
        if isinstance(choice, Music):
            promises[place] = here - w.music + of_instrument(t, seat, choice.instrument, steps, w)
    return promises, {place: job for place, (_, job) in found.items()}


def _finished(
    t: State, seat: Seat, choices: Sequence[Choice], promises: Mapping[int, float], w: Weights
) -> dict[int, tuple[float, Job]]:
    """Return, by choice index, the jobs worth more than their first choice alone, once the castle is safe.

    Players who finish jobs in every week produce too little: solo games survived less than half as often.
    """
    if not is_safe(t):
        return {}
    places = dict[Choice, int]()
    places.update((choice, place) for place, choice in enumerate(choices) if isinstance(choice, Move | Place))
    found: dict[int, tuple[float, Job]] = {}
    for job, after in jobs(t, seat) if places else ():
        place, worth = places.get(job[0]), value(after, seat, w)
        if place is not None and worth > (found[place][0] if place in found else promises[place]):
            found[place] = worth, job
    return found


def _at_the_last(t: State, seat: Seat, choices: Sequence[Choice], here: float, w: Weights) -> dict[int, float]:
    """Return the values of choices that end the week, compared with stopping at once.

    The invasion that follows is much the same for all of them and so ignored; defeat is not.
    """
    stop = next((choice for choice in choices if isinstance(choice, EndTurn | Done)), None)
    if stop is None or t.active != t.clockwise()[-1] or t.players[seat].actions > 1:
        return {}
    stopped = tried(t, seat, stop)
    if stopped.week == t.week and decision(stopped) is not None:
        return {}
    price = 0.0 if stopped.defeat else here - value(stopped, seat, w)
    promises = {choices.index(stop): here - (w.defeat if stopped.defeat else 0.0)}
    for place, choice in enumerate(choices):
        after = t if isinstance(choice, EndTurn | Done | Music) else tried(t, seat, choice)
        if after.week != t.week or decision(after) is None:
            promises[place] = value(after, seat, w) + price - (w.defeat if after.defeat else 0.0)
    return promises


def _steps(t: State, choices: Sequence[Choice], gains: Mapping[int, float]) -> dict[str, float]:
    """Return the gain of a dwarf's best step, by the kind of area it starts from; "" for the best of all."""
    kind = book(t).kind
    found: dict[str, float] = {"": 0.0}
    for place, choice in enumerate(choices):
        if isinstance(choice, Move | Place):
            found[""] = max(found[""], gains[place])
        if isinstance(choice, Move):
            start = kind[choice.start]
            found[start] = max(found.get(start, 0.0), gains[place])
    return found


def _promise(t: State, seat: Seat, choice: Choice, here: float, w: Weights) -> float:
    """Return the value of the position after a choice, including what the choice makes possible."""
    if isinstance(choice, EndTurn | Done | Music):
        return here
    after = tried(t, seat, choice)
    if isinstance(choice, Buy):
        card = t.market[choice.slot - 1]
        weeks = last_week(t) - t.week
        return value(after, seat, w) + w.buy * weeks * (hero(t, seat, card, {}, w) if card else 0.0)
    if isinstance(choice, Play):
        asked = decision(after)
        shape = asked.asks.get(seat) if asked and isinstance(asked.step, Talented) else None
        if isinstance(shape, OneOf):
            return max(value(tried(after, seat, other), seat, w) for other in shape.choices[:_GLANCE])
        found = value(after, seat, w)
        return found if found > here else min(found, here - w.idle)
    return value(after, seat, w)


ADVICE = Advice(read_weights(Path(__file__).with_name("weights.toml"), Weights))
"""The playing knowledge of this game, for computer players and hints."""
SIMULATIONS = 5
STRATEGIES = core.levels(ADVICE, redeal, simulations=SIMULATIONS)
CHARACTERS = core.read_characters(
    Path(__file__).with_name("characters.toml"), ADVICE.weights, Advice, redeal, simulations=SIMULATIONS
)
