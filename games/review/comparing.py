"""What comes of an answer, beside the best one, when both are played on from what the seat knew."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from games import core
from games.core import Choice, Concession, Dice, Refusal, Say, Seat, Sign, State, say
from games.puzzles import heard, is_same
from games.registry import GAMES

REFUTED, GAINED, LOST = "review-refuted", "review-gained", "review-lost"
"""Ids of the sentences on what happens after an answer, on what it lets slip, and on how often everybody loses."""
DEALS = 12
"""How many times each answer is played on."""
_STEPS = 24
"""The most answers played in one game that goes on."""
_LEAST, _LEAST_LOST = 6, 4
"""In how many more games than after the other answer an event must happen, and a defeat, to be told."""
_Often = Counter[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Past:
    """A past decision as a question with its best answer.

    Attributes:
        id: the name of the decision, which seeds the dice.
        game: id of the game.
        seat: the seat that decided.
        before: the position.
        best: the best answer.
    """

    id: str
    game: str
    seat: Seat
    before: State
    best: Choice


@dataclass(frozen=True, slots=True)
class _Course:
    """What came of an answer on one deal.

    Attributes:
        bad: what happened that is bad for the seat, each kind once.
        good: what it achieved, each deed once.
        is_lost: whether everybody has lost.
        often: how often each kind of what is bad for it happened.
        own: the deeds told while the answer was carried out, which are no consequences of it.
    """

    bad: dict[tuple[str, ...], Say]
    good: dict[tuple[str, ...], Say]
    is_lost: bool = False
    often: _Often = field(default_factory=Counter)
    own: frozenset[tuple[str, ...]] = frozenset()


@dataclass(frozen=True, slots=True)
class _Step:
    """An answer in a game that goes on from a past decision.

    Attributes:
        by: who gave it.
        choice: the answer.
        state: the position after it.
        is_forced: whether there was no other.
        is_sealed: whether it was given in secret.
        is_own: whether it carries out the first answer.
    """

    by: Seat
    choice: Choice
    state: State
    is_forced: bool
    is_sealed: bool
    is_own: bool


def compared(past: Past, answer: Choice, concerns: Callable[[Say], bool]) -> tuple[Say, ...]:
    """Return what comes of an answer beside the best one: of events, only those that it `concerns`.

    That is what happens more often after it, what it lets slip, and how much more often everybody loses. The games are
    played on from what the seat knows, by the rule of thumb, to the end of the round at most.
    """
    both = [[_played(past, one, deal) for deal in range(DEALS)] for one in (answer, past.best)]
    events = [one for one in (*_happens(past, *both), *_gained(*both)) if concerns(one)]
    return (*events, *_defeats(*both))


def _happens(past: Past, given: list[_Course], best: list[_Course]) -> Iterator[Say]:
    """Yield what happens much more often than after the best answer, apart from what the answer does by itself.

    That may be one with its thing, such as the foe that a rival beats, if more of that kind happens altogether.
    """
    after, instead = (Counter(key for course in courses for key in course.bad) for courses in (given, best))
    often = sum((one.often for one in given), _Often()) - sum((one.often for one in best), _Often())
    known = frozenset.intersection(*(course.own for course in given))
    told = {key: said for one in given for key, said in one.bad.items()}
    more = {key: n - instead[key] for key, n in after.items() if key not in known}
    found = [key for key, n in more.items() if min(n, often[_kind(past, told[key])]) >= _LEAST]
    if found:
        key = max(found, key=lambda one: (more[one], after[one], one))
        said = min((course.bad[key] for course in given if key in course.bad), key=lambda one: one.id != key[0])
        yield say(REFUTED, deals=DEALS, n=after[key], best=instead[key], told=said)


def _gained(given: list[_Course], best: list[_Course]) -> Iterator[Say]:
    """Yield what the seat achieves much more often after the best answer, apart from what that does by itself."""
    after, instead = (Counter(kind for course in courses for kind in course.good) for courses in (given, best))
    known = frozenset.intersection(*(course.own for course in best))
    found = [kind for kind in instead if instead[kind] - after[kind] >= _LEAST and kind not in known]
    if found:
        kind = max(found, key=lambda one: (instead[one] - after[one], instead[one]))
        told = next(course.good[kind] for course in best if kind in course.good)
        yield say(GAINED, deals=DEALS, n=after[kind], best=instead[kind], told=told)


def _defeats(given: list[_Course], best: list[_Course]) -> Iterator[Say]:
    """Yield how often everybody loses, if that is clearly more often than after the best answer."""
    lost, less = (sum(course.is_lost for course in courses) for courses in (given, best))
    if lost - less >= _LEAST_LOST:
        yield say(LOST, deals=DEALS, n=lost, best=less)


def _played(past: Past, answer: Choice, number: int) -> _Course:
    """Return what comes of an answer on one of the imagined deals."""
    game, seat, bad = GAMES[past.game], past.seat, dict[tuple[str, ...], Say]()
    good, own, often, state = dict[tuple[str, ...], Say](), set[tuple[str, ...]](), _Often(), core.clone(past.before)
    for step in islice(_steps(past, answer, f"refuting {past.id} {number}"), _STEPS):
        state = step.state
        own |= {key for one in heard(game, state, seat) if step.is_own for key in (_kind(past, one), _deed(one))}
        ills = [*_bad(past, state)]
        often.update(_kind(past, one) for one in ills)
        bad |= {key: one for one in ills for key in (_kind(past, one), _deed(one))}
        good |= {_deed(one): one for one in _good(past, step)}
    is_lost = core.decision(state) is None and not game.outcome(state).scores
    return _Course(bad, good, is_lost, often, frozenset(own))


def _steps(past: Past, answer: Choice, seed: str) -> Iterator[_Step]:
    """Yield an answer and those that follow it on an imagined deal, until the round or the game is over.

    The seat carries out its plan, and everybody answers as a computer player would.
    """
    game, seat, dice = GAMES[past.game], past.seat, Dice(seed)
    state, choice, asked, is_forced, is_sealed = (
        game.imagine(core.clone(past.before), seat, dice),
        answer,
        seat,
        False,
        False,
    )
    marks, is_own = game.search.adviser.marks(state, seat) if game.search is not None else (), True
    plan = list(next((one.plan[:0:-1] for one in marks if is_same(one.plan[0], answer)), ()))
    while True:
        try:
            state = core.apply(state, asked, choice)
        except Refusal:  # it fits only another imagined deal
            return
        yield _Step(asked, choice, state, is_forced, is_sealed, is_own)
        now = core.decision(state)
        if now is None or any(event.say.id in game.events.rounds for event in state.told):
            return
        asked, is_sealed = next(iter(now.asks)), now.sealed
        only = core.only_answer(now.asks[asked])
        is_forced = only is not None
        is_own = is_own and (asked == seat or is_forced or is_sealed)
        if only is not None:
            choice = only
        elif plan and asked == seat and now.asks[asked].fits(plan[-1]):
            choice, is_own = plan.pop(), True
        else:
            choice = game.strategies[core.NORMAL](game.imagine(state, asked, dice), asked, dice)


def _bad(past: Past, state: State) -> Iterator[Say]:
    """Yield what the seat was told last that is bad for it: its own setbacks and what its rivals gain."""
    game, seat = GAMES[past.game], past.seat
    rivals = game.concession is not Concession.COMMON_DEFEAT
    for event in state.told:
        said = event.say
        if event.to in {None, seat} and not event.is_heading:
            first = next(iter(said.seats()), None)  # who lost it or gained it; others may be named, too
            is_gain = rivals and said.id in game.events.scored and seat not in said.seats()
            if (said.id in game.events.setbacks and first == seat) or (is_gain and first is not None):
                yield said


def _good(past: Past, step: _Step) -> Iterator[Say]:
    """Yield what the seat was told last that is good for it: its own gains, but not what it has chosen just now."""
    game, seat = GAMES[past.game], past.seat
    chosen = game.codec.save_choice(step.choice) if step.by == seat else ""
    for said in (event.say for event in step.state.told if event.to in {None, seat} and not event.is_heading):
        things = [f'"{one}"' for one in said.values.values() if isinstance(one, str)]
        is_gain = said.id in game.events.scored - game.events.setbacks and next(iter(said.seats()), None) == seat
        if is_gain and not (things and all(one in chosen for one in things)):
            yield said


def _kind(past: Past, said: Say) -> tuple[str, ...]:
    """Return what a sentence tells of and of whom: one that tells of more counts as the part that may stand alone."""
    forms, seats = GAMES[past.game].events.forms, [*map(str, said.seats())]
    return (forms[said.id], *seats[:1]) if said.id in forms else (said.id, *seats)


def _deed(said: Say) -> tuple[str, ...]:
    """Return what a sentence tells of, without the figures: who did what, and to which thing, where."""
    return (
        said.id,
        *map(str, islice(said.seats(), 1)),
        *(str(one) for one in said.values.values() if isinstance(one, str | Sign)),
    )
