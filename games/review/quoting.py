"""What is quoted of a turn that mattered: sentences of its story that are understood on their own."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from games import core
from games.core import Choice, Concession, Dice, Event, Game, Number, Outcome, Say, Seat, Sign, Some, State, say
from games.puzzle_lines import DEALS, refuted

from .account import Judged
from .estimating import estimate

ENDED = "review-ended"
"""Id of the sentence that an answer ended the game while its player was behind."""
_LIKELY, _SPARED, _PARTS, _MORE = 3, 0.1, 2, 2
"""How many likely answers are looked at for one that would have spared a seat something, how much it must spare, and
how many sources of points are named, and how many times that a later move must bring to be told instead."""


def telling(game: Game[Any, Any], events: Sequence[Event], seat: Seat) -> Say | None:
    """Return the sentence that tells best what helped a seat: the first about its points, else the last revelation.

    Among several gains the first counts: the mole at the front of a wagon takes most, and its event comes first. A
    revelation counts if it is the seat's own and no setback, or a setback of others: their successes explain nothing.
    """
    told = [event.say for event in events if not event.is_heading and not is_list(event.say)]
    own = [one for one in told if one.id in game.scored and seat in one.seats()]
    shown = [one for one in told if one.id in game.reveals and (seat in one.seats()) != (one.id in game.setbacks)]
    return next(iter((*own, *reversed(shown))), None)


def with_maker(said: Say, earlier: Sequence[Say], first: Say) -> tuple[Say, ...]:
    """Return a sentence after the one on the move that led to it, unless it names who made that move.

    Args:
        said: the sentence.
        earlier: what the turn has told before it, oldest first.
        first: what the same entry told first.
    """
    if "seat" in said.values and {*first.seats()} <= {*said.seats()}:
        return (said,)
    made = first if {*first.seats()} - {*said.seats()} else None
    if made is None and "seat" not in said.values:
        made = next((one for one in reversed(earlier) if "seat" in one.values), None)
    return (said,) if made is None else (made, said)


def why(
    game: Game[Any, Any],
    seat: Seat,
    entries: Sequence[tuple[int, Sequence[Event]]],
    position: Callable[[int], State | None],
    chance: float | None,
) -> dict[str, Any]:
    """Return why a move raised a seat's chance of winning, as values of a sentence, as far as it is known.

    Args:
        game: the game.
        seat: the seat.
        entries: the events of some entries, the first of which is the move.
        position: the position after an entry; None if it is not available.
        chance: the seat's chance of winning after the move.

    Returns:
        how many points the move brought (`worth`, `parts`); or else the later entry that raised the seat's lead
        further, if one did (`then_entry`, `then`); and the answer by which the seat that made the move could have kept
        the chance lower (`instead`, `kept`).
    """
    counts = game.scored | game.setbacks  # other revelations do not explain a lead
    told, later, most = dict[str, Any](), dict[str, Any](), 0
    for place, (n, events) in enumerate(entries):
        before, after = position(n - 1), position(n)
        if before is None or after is None:
            continue
        outcomes = game.outcome(before), game.outcome(after)
        gain = lead(outcomes[1], seat) - lead(outcomes[0], seat)
        if not place:
            most, told = max(gain, 0), _worth(game, *outcomes, seat)
            found = None if chance is None else _spared(game, before, seat, chance)
            later = {} if found is None else {"instead": found[0], "kept": round(100 * found[1])}
        elif gain > (_MORE * most if "worth" in told else most) and (
            said := telling(game, [event for event in events if event.say.id in counts], seat)
        ):
            most, told = gain, {"then_entry": n, "then": said}
    return {**told, **later}


def _worth(game: Game[Any, Any], before: Outcome, after: Outcome, seat: Seat) -> dict[str, Any]:
    """Return how many points a move brought a seat, and for what mostly; nothing if it brought none."""
    parts = [{**score.parts} for outcome in (before, after) for score in outcome.scores if score.seat == seat]
    if len(parts) < 2 or (worth := sum(parts[1].values()) - sum(parts[0].values())) <= 0:
        return {}
    gains = {part: points - parts[0].get(part, 0) for part, points in parts[1].items()}
    best = sorted((part for part in gains if gains[part] > 0), key=gains.__getitem__, reverse=True)[:_PARTS]
    listed = (say("review-worth", part=say(f"{game.id}-score-{part}"), points=gains[part]) for part in best)
    return {"worth": worth, "parts": tuple(listed)}


def _spared(game: Game[Any, Any], state: State, winner: Seat, chance: float) -> tuple[Say, float] | None:
    """Return the answer by which another seat could have kept a winner's chance lower, if everybody could see it.

    Args:
        game: the game.
        state: the position in which another seat, and only that one, was asked.
        winner: the winner.
        chance: the winner's chance after the answer that was given.

    Returns:
        the answer, as the channel reads it, and the winner's chance after it; None if no likely answer does that.
    """
    now = core.decision(state)
    if now is None or game.search is None or len(now.asks) > 1 or winner in now.asks:
        return None
    (seat,) = now.asks
    shape, dice = now.step.public_options(state, seat), Dice("spared")
    imagined = game.imagine(state, seat, dice)
    answers = dict.fromkeys(plan[0] for _, plan in game.search.adviser.candidates(imagined, seat, _LIKELY))
    chances = {
        answer: estimate(game.search, core.apply(state, seat, answer))[winner].mean
        for answer in answers
        if shape is not None and shape.fits(answer)
    }
    best = min(chances, key=chances.__getitem__, default=None)
    if best is None or chance - chances[best] < _SPARED:
        return None
    return now.step.label(state, best), chances[best]


def lead(outcome: Outcome, seat: Seat) -> int:
    """Return a seat's lead over the best of the others, in points; 0 if everybody has lost."""
    totals = {score.seat: score.total for score in outcome.scores}
    return totals.pop(seat, 0) - max(totals.values(), default=0)


def changed(before: Outcome, after: Outcome) -> int:
    """Return how far the scores of all seats, and the lead of one, have changed."""
    seats = {score.seat for score in before.scores} & {score.seat for score in after.scores}  # all lost: no scores
    totals = [{score.seat: score.total for score in outcome.scores} for outcome in (before, after)]
    own = sum(abs(totals[1][seat] - totals[0][seat]) for seat in seats)
    if len(after.scores) < 2:
        return own
    return max(own, *(abs(lead(after, seat) - lead(before, seat)) for seat in seats), 0)


def is_list(said: Say) -> bool:
    """Return whether a sentence only lists a player's plans, which explains nothing."""
    lists = (value for value in said.values.values() if isinstance(value, tuple))
    return any(isinstance(one, Say) for values in lists for one in values)


@dataclass(frozen=True, slots=True)
class Past:
    """A past decision as a question with its best answer.

    Attributes:
        id: the name of the decision.
        game: id of the game.
        seat: the seat that decided.
        before: the position.
        best: the best answer.
        gap: how far the chances must differ to be told: never, since the review tells them itself.
    """

    id: str
    game: str
    seat: Seat
    before: State
    best: Choice
    gap: int = 100

    def state(self) -> State:
        """Return the position before the decision, as a separate state that can be played on."""
        return core.clone(self.before)

    def answer(self) -> Choice:
        """Return the best answer."""
        return self.best

    def is_right(self, answer: Choice) -> bool:
        """Return whether an answer is the best one."""
        return answer == self.best


def explained(one: Judged, game: Game[Any, Any], before: State, after: State) -> Judged:
    """Return a costly decision with what comes of both answers when they are played on from what the seat knew.

    An event of the play that follows is quoted only if it concerns one of the two answers. If the answer ended the
    game while the other promised more than that end, this speaks against it.
    """
    is_end = core.decision(after) is None and game.concession is not Concession.COMMON_DEFEAT
    is_known = any(reason.id.endswith("-ends-behind") for reason in one.against)
    is_behind = is_end and one.seat not in game.outcome(after).winners
    against = (*one.against, say(ENDED)) if is_behind and not is_known else one.against
    past = Past(str(one.entry), game.id, one.seat, before, one.other)
    fields = {field for answer in (one.choice, one.other) for field in getattr(answer, "__dataclass_fields__", ())}
    told = (*one.labels, *one.reasons, *one.others, *against)
    about = set[str]().union(*(_named(said, fields, is_whole=True) for said in told))

    def concerns(event: Say) -> bool:
        """Return whether an event names one of the things or places that the answers and their reasons name."""
        return not (named := _named(event, fields)) or bool(named & about)

    return replace(one, against=against, compared=refuted(past, one.choice, DEALS, concerns))


def _named(said: Say, fields: Collection[str], *, is_whole: bool = False) -> set[str]:
    """Return the things and places that a sentence names: numbers only of these fields, such as that of a mine.

    If `is_whole`, those of the sentences within it are included.
    """
    found = set[str]()
    for name, values in said.values.items():
        for value in values if isinstance(values, tuple) else (values,):
            if isinstance(value, str | Sign):
                found.add(str(value))
            elif isinstance(value, int) and name in fields:
                found.add(f"{name} {value}")
            elif isinstance(value, Say) and is_whole:
                found |= _named(value, fields, is_whole=True)
    return found


def label(state: State, seat: Seat, choice: Choice) -> Say:
    """Return an answer of a seat as a sentence, as its button or menu names it: a number always says what it counts."""
    now = core.decision(state)
    assert now is not None, "a decision is open"
    match choice:
        case Some(()):
            return say("review-nothing")
        case Some(items):
            return say("review-things", things=items)
        case Number():
            return now.step.field_label(state, seat, choice, "n")
    return now.step.quoted(state, seat, choice)
