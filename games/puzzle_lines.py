"""How play may go on after an answer to a puzzle, and what a wrong one costs beside the solution."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, groupby, islice, pairwise
from statistics import fmean, stdev

from games import core
from games.core import Choice, Concession, Dice, Refusal, Say, Seat, Sign, State, say
from games.puzzles import Question, heard, is_same
from games.registry import GAMES

GAP = Say("puzzle-line-gap", {})
"""Marks an entry of a line of play before which other answers are left out."""
REFUTED, GAINED = "puzzle-refuted", "puzzle-gained"
"""Ids of the sentences on what happens after a wrong answer, and on what the solution brings and it lets slip."""
Line = tuple[tuple[Say, ...], ...]
"""How play may go on: for each answer the sentence of the game that tells it and, perhaps, one on what it brings.

An empty entry stands for answers left out between two others.
"""
_Often = Counter[tuple[str, ...]]
LINE = 4
"""The most entries of how play may go on."""
_AHEAD = 8
"""From so many entries they are taken, the telling ones first."""
_CAUSES, _IN_ENTRY = 2, 4
"""The most sentences in one entry on what led to it, and on what it brings, such as the shares of a wagon's moles."""
_LINE_DEALS = ("", " 1", " 2", " 3")
"""Ends of the seeds of the deals on which they may be played."""
DEALS, _MORE_DEALS = 6, 24
"""How many times an answer is played on, and how many times if that shows nothing."""
_STEPS = 24
"""The most answers played in one game that goes on."""
_SURE = 2
"""By how many standard errors the points after two answers must differ to be told."""
_LEAST = 4
"""In how many more games than after the other answer an event must happen to be told."""


@dataclass(frozen=True, slots=True)
class _Course:
    """What came of an answer on one deal.

    Attributes:
        bad: what happened that is bad for the seat, each kind once.
        good: what it achieved, each deed once.
        lead: its points and those of the best of the others; None if everybody has lost.
        chance: its chance of winning, as estimated in the end.
        often: how often each kind of what is bad for it happened.
        own: the deeds told while the answer was carried out, which are no consequences of it.
    """

    bad: dict[tuple[str, ...], Say]
    good: dict[tuple[str, ...], Say]
    lead: tuple[float, float] | None
    chance: float
    often: _Often = field(default_factory=Counter)
    own: frozenset[tuple[str, ...]] = frozenset()


@dataclass(frozen=True, slots=True)
class _Step:
    """An answer in a game that goes on from a puzzle.

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


def continuation(puzzle: Question, answer: Choice) -> Line:
    """Return how play may go on after an answer, as its seat would see it; () after a wrong one that still allows it.

    It goes on until the round or the game is over. Entries that tell of points, losses or something revealed come
    first, and the line ends with the last of these. If the seat loses something after a right answer, other deals are
    tried, and if it does on all of them, the line ends before that: by bad luck alone, it would speak against it.
    """
    lines = (_continued(puzzle, answer, f"line {puzzle.id}{deal}") for deal in _LINE_DEALS)
    first = next(lines)
    if not puzzle.is_right(answer):
        return first
    kept = next(
        (one for one in chain([first], lines) if one and not any(_loses(puzzle, entry) for entry in one)), first
    )
    while kept and _loses(puzzle, kept[-1]):
        kept = kept[:-1]
    return kept


def _loses(puzzle: Question, entry: Sequence[Say]) -> bool:
    """Return whether the seat of a puzzle loses something in an entry of a line, or another does something to it."""
    game = GAMES[puzzle.game]
    harms = game.reveals - game.scored - game.setbacks
    named = [(one.id, [*one.seats()]) for one in entry]
    own = [(id_, seats[0] == puzzle.seat) for id_, seats in named if puzzle.seat in seats]
    return any(id_ in game.setbacks or (id_ in harms and not is_first) for id_, is_first in own)


def _continued(puzzle: Question, answer: Choice, seed: str) -> Line:
    """Return how play may go on after an answer, on one imagined deal.

    An entry begins with what the next player has learnt before answering, such as a throw; the last says who wins.
    """
    game, is_right = GAMES[puzzle.game], puzzle.is_right(answer)
    told, line, by, played, last = list[Say](), list[tuple[Say, ...]](), None, 0, puzzle.state()
    shown, cause = game.reveals - game.scored - game.setbacks, tuple[Say, ...]()
    for number, step in enumerate(_steps(puzzle, answer, seed)):
        if number and not step.is_forced:
            if not is_right and step.by == puzzle.seat and puzzle.is_right(step.choice):
                return ()
            line.append((*cause, *entry) if (entry := _entry(puzzle, told, by)) else ())
            theirs = [one for one in told if one.id in shown and [*one.seats()][:1] == [step.by]]
            cause = () if step.by == by or step.is_sealed else (*theirs[-_CAUSES:],)
            told, by, played = [], None if step.is_sealed else step.by, played + 1
        told += heard(puzzle, step.state)[not number :]
        last = step.state
        if (sum(map(bool, line)) >= _AHEAD and is_right) or played >= _STEPS:
            break
    line.append((*cause, *entry) if (entry := _entry(puzzle, told, by)) else ())
    ids = game.scored | game.setbacks | game.reveals
    telling = [place for place, entry in enumerate(line) if any(one.id in ids for one in entry)]
    others = [place for place, entry in enumerate(line) if entry and place not in telling]
    if telling:
        others = [place for place in others if place < telling[-1]]
    places = sorted([*telling, *others][:LINE])
    is_lost = core.decision(last) is None and _lead(puzzle, last) is None
    if is_lost and not is_right and telling and _played(puzzle, puzzle.answer(), 0).lead is not None:
        places = [*[place for place in places if place != telling[-1]][: LINE - 1], telling[-1]]
    gaps = {after for before, after in pairwise(places) if after - before > 1}
    found = [(GAP, *line[place]) if place in gaps else line[place] for place in places]
    winners = () if core.decision(last) is not None else game.outcome(last).winners
    if found and winners and (len(winners) > 1 or (puzzle.seat in winners) == is_right):
        skipped = (GAP,) if any(line[places[-1] + 1 :]) else ()
        found[-1] = (*found[-1], *skipped, say("puzzle-line-ends", seats=tuple(winners)))
    return (*found,)


def _entry(puzzle: Question, told: Sequence[Say], by: Seat | None) -> tuple[Say, ...]:
    """Return an entry of a line: an answer, and what it brings; () if it is of no interest to the seat.

    Args:
        puzzle: the puzzle.
        told: what its seat was told after the answer.
        by: who answered; None if only what it brings is told.
    """
    game = GAMES[puzzle.game]
    counts = [one for one in told if one.id in game.scored | game.setbacks]
    mine = [one for one in counts if puzzle.seat in one.seats()]
    ends = [one for one in told if one.id in game.reveals and not any(True for _ in one.seats())]
    own = [one for one in told if by is not None and by in one.seats()][:1]
    is_duel = puzzle.state().seats == 2
    if counts and not (mine or is_duel or by == puzzle.seat):  # what others do among themselves matters little
        counts = ends = []
    brings = [one for one in mine or counts or ends if one not in own][:1]
    for one in brings[:1]:  # together with others told in one breath, such as everybody's shares
        runs = [list(run) for _, run in groupby(told, lambda said: said.id)]
        run = next(run for run in runs if one in run)
        near = mine if len(run) > _IN_ENTRY else [*mine, *run]
        brings += [other for other in counts if other.id == one.id and other in near and other not in brings]
    is_near = by == puzzle.seat or is_duel or any(puzzle.seat in one.seats() for one in own)
    return (*own, *brings) if brings or (own and is_near) else ()


def refuted(
    puzzle: Question, answer: Choice, most: int = _MORE_DEALS, concerns: Callable[[Say], bool] | None = None
) -> tuple[Say, ...]:
    """Return what is wrong with an answer to a puzzle; of events, only those that it `concerns`.

    That is what happens more often after it, what it lets slip, and what it costs in points. The games are played on
    from what the seat knows, by the rule of thumb, to the end of the round at most; `most` if a few show no event.
    """
    found = list[Say]()
    for deals in () if puzzle.is_right(answer) else dict.fromkeys((DEALS, most)):
        both = [[_played(puzzle, one, deal) for deal in range(deals)] for one in (answer, puzzle.answer())]
        events = [*_happens(puzzle, *both), *_gained(*both)]
        events = [one for one in events if concerns is None or concerns(one)]
        found = [*events, *_points(*both)] or [*_chances(puzzle, *both)]
        if events:
            break
    return (*found,)


def _happens(puzzle: Question, given: list[_Course], best: list[_Course]) -> Iterator[Say]:
    """Yield what happens much more often than after the solution, apart from what the answer does by itself.

    That may be one with its thing, such as the foe that a rival beats, if more of that kind happens altogether.
    """
    after, instead = (Counter(key for course in courses for key in course.bad) for courses in (given, best))
    often = sum((one.often for one in given), _Often()) - sum((one.often for one in best), _Often())
    known = frozenset.intersection(*(course.own for course in given))
    least, told = max(_LEAST, len(given) // 4), {key: said for one in given for key, said in one.bad.items()}
    more = {key: n - instead[key] for key, n in after.items() if key not in known}
    found = [key for key, n in more.items() if min(n, often[_kind(puzzle, told[key])]) >= least]
    if found:
        key = max(found, key=lambda one: (more[one], after[one], one))
        said = min((course.bad[key] for course in given if key in course.bad), key=lambda one: one.id != key[0])
        yield say(REFUTED, deals=len(given), n=after[key], best=instead[key], told=said)


def _gained(given: list[_Course], best: list[_Course]) -> Iterator[Say]:
    """Yield what the seat achieves much more often after the solution, apart from what that does by itself."""
    after, instead = (Counter(kind for course in courses for kind in course.good) for courses in (given, best))
    known = frozenset.intersection(*(course.own for course in best))
    least = max(_LEAST, len(given) // 4)
    found = [kind for kind in instead if instead[kind] - after[kind] >= least and kind not in known]
    if found:
        kind = max(found, key=lambda one: (instead[one] - after[one], instead[one]))
        told = next(course.good[kind] for course in best if kind in course.good)
        yield say(GAINED, deals=len(given), n=after[kind], best=instead[kind], told=told)


def _chances(puzzle: Question, given: list[_Course], best: list[_Course]) -> Iterator[Say]:
    """Yield the average chances of winning after both answers, if they bear out the gap of the puzzle."""
    less, more = (round(100 * sum(course.chance for course in courses) / len(courses)) for courses in (given, best))
    if more - less >= puzzle.gap:
        yield say("puzzle-chances", deals=len(given), n=less, best=more)


def _points(given: list[_Course], best: list[_Course]) -> Iterator[Say]:
    """Yield the average points after both answers, or how often everybody loses, if the solution is ahead by those.

    It must be ahead by two standard errors, as measured deal by deal.
    """
    lost, less = (sum(course.lead is None for course in courses) for courses in (given, best))
    if lost - less >= _LEAST - 1:
        yield say("puzzle-lost", deals=len(given), n=lost, best=less)
    leads = [[course.lead for course in courses if course.lead is not None] for courses in (given, best)]
    if lost or less or not all(leads):
        return
    ahead = [(more - others) - (mine - theirs) for (mine, theirs), (more, others) in zip(*leads, strict=True)]
    if sum(ahead) <= _SURE * stdev(ahead) * len(ahead) ** 0.5:
        return
    (mine, theirs), (more, others) = ([_tenths(fmean(one)) for one in zip(*lead, strict=True)] for lead in leads)
    rivals = int(any(other for lead in leads for _, other in lead))
    yield say("puzzle-points", deals=len(given), n=mine, theirs=theirs, best=more, others=others, rivals=rivals)


def _tenths(points: float) -> Say:
    """Return points with one decimal."""
    whole, tenths = divmod(abs(round(10 * points)), 10)
    return say("puzzle-decimal", minus=int(round(10 * points) < 0), n=whole, tenths=tenths)


def _played(puzzle: Question, answer: Choice, number: int) -> _Course:
    """Return what comes of an answer on one of the imagined deals."""
    game, seat, bad = GAMES[puzzle.game], puzzle.seat, dict[tuple[str, ...], Say]()
    good, own, often, state = dict[tuple[str, ...], Say](), set[tuple[str, ...]](), _Often(), puzzle.state()
    for step in islice(_steps(puzzle, answer, f"refuting {puzzle.id} {number}"), _STEPS):
        state = step.state
        own |= {key for one in heard(puzzle, state) if step.is_own for key in (_kind(puzzle, one), _deed(one))}
        ills = [*_bad(puzzle, state)]
        often.update(_kind(puzzle, one) for one in ills)
        bad |= {key: one for one in ills for key in (_kind(puzzle, one), _deed(one))}
        good |= {_deed(one): one for one in _good(puzzle, step)}
    chance = 0.0
    if game.search is not None:
        adviser = game.search.adviser
        chance = (adviser.final if core.decision(state) is None else adviser.promise)(state, seat)
    return _Course(bad, good, _lead(puzzle, state), chance, often, frozenset(own))


def _steps(puzzle: Question, answer: Choice, seed: str) -> Iterator[_Step]:
    """Yield an answer to a puzzle and those that follow it on an imagined deal, until the round or the game is over.

    The seat carries out its plan, and everybody answers as a computer player would.
    """
    game, seat, dice = GAMES[puzzle.game], puzzle.seat, Dice(seed)
    state, choice, asked, is_forced, is_sealed = game.imagine(puzzle.state(), seat, dice), answer, seat, False, False
    marks, is_own = game.search.adviser.marks(state, seat) if game.search is not None else (), True
    plan = list(next((one.plan[:0:-1] for one in marks if is_same(one.plan[0], answer)), ()))
    while True:
        try:
            state = core.apply(state, asked, choice)
        except Refusal:  # it fits only another imagined deal
            return
        yield _Step(asked, choice, state, is_forced, is_sealed, is_own)
        now = core.decision(state)
        if now is None or any(event.say.id in game.rounds for event in state.told):
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


def _bad(puzzle: Question, state: State) -> Iterator[Say]:
    """Yield what the seat was told last that is bad for it: its own setbacks and what its rivals gain."""
    game, seat = GAMES[puzzle.game], puzzle.seat
    rivals = game.concession is not Concession.COMMON_DEFEAT
    for event in state.told:
        said = event.say
        if event.to in {None, seat} and not event.is_heading:
            first = next(iter(said.seats()), None)  # who lost it or gained it; others may be named, too
            is_gain = rivals and said.id in game.scored and seat not in said.seats()
            if (said.id in game.setbacks and first == seat) or (is_gain and first is not None):
                yield said


def _good(puzzle: Question, step: _Step) -> Iterator[Say]:
    """Yield what the seat was told last that is good for it: its own gains, but not what it has chosen just now."""
    game, seat = GAMES[puzzle.game], puzzle.seat
    chosen = game.codec.save_choice(step.choice) if step.by == seat else ""
    for said in (event.say for event in step.state.told if event.to in {None, seat} and not event.is_heading):
        things = [f'"{one}"' for one in said.values.values() if isinstance(one, str)]
        is_gain = said.id in game.scored - game.setbacks and next(iter(said.seats()), None) == seat
        if is_gain and not (things and all(one in chosen for one in things)):
            yield said


def _kind(puzzle: Question, said: Say) -> tuple[str, ...]:
    """Return what a sentence tells of and of whom: one that tells of more counts as the part that may stand alone."""
    forms, seats = GAMES[puzzle.game].forms, [*map(str, said.seats())]
    return (forms[said.id], *seats[:1]) if said.id in forms else (said.id, *seats)


def _deed(said: Say) -> tuple[str, ...]:
    """Return what a sentence tells of, without the figures: who did what, and to which thing, where."""
    return (
        said.id,
        *map(str, islice(said.seats(), 1)),
        *(str(one) for one in said.values.values() if isinstance(one, str | Sign)),
    )


def _lead(puzzle: Question, state: State) -> tuple[float, float] | None:
    totals = {score.seat: score.total for score in GAMES[puzzle.game].outcome(state).scores}
    if puzzle.seat not in totals:
        return None
    own = totals.pop(puzzle.seat)
    together = GAMES[puzzle.game].concession is Concession.COMMON_DEFEAT
    return own, 0 if together else max(totals.values(), default=0)
