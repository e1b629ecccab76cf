"""What is quoted of a turn that mattered: sentences of its story that are understood on their own."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from games import core
from games.core import Choice, Concession, Event, Game, Number, Outcome, Say, Seat, Some, State, say

from .account import Judged
from .comparing import GAINED, Past, compared

ENDED = "review-ended"
"""Id of the sentence that an answer ended the game while its player was behind."""


def telling(game: Game[Any, Any], events: Sequence[Event], seat: Seat) -> Say | None:
    """Return the sentence that tells best what helped a seat: the first about its points, else the last revelation.

    Among several gains the first counts: the mole at the front of a wagon takes most, and its event comes first. A
    revelation counts if it is the seat's own and no setback, or a setback of others: their successes explain nothing.
    What brought no gain, such as a rival's dig that turned up dirt, counts last; a roll alone or shown cards never do.
    """
    told = [event.say for event in events if not event.is_heading and not is_list(event.say)]
    own = [one for one in told if one.id in game.events.scored - game.events.setbacks and seat in one.seats()]
    counting, revealed = (each - game.events.partial for each in (game.events.telling, game.events.reveals))
    shown = [one for one in told if one.id in counting and (seat in one.seats()) != (one.id in game.events.setbacks)]
    is_idle = not any(one.id in counting and [*one.seats()] for one in told)  # a dig that turned up nothing for anybody
    nothing = [one for one in told if one.id in revealed and is_idle and not any(seat in by.seats() for by in told)]
    return next(iter((*own, *reversed(shown), *reversed(nothing))), None)


def until_heading(events: Sequence[Event]) -> Sequence[Event]:
    """Return what was told before the next heading: the end of a turn may begin the next one at once."""
    begun = next((n for n, event in enumerate(events) if not event.is_heading), len(events))
    return [*takewhile(lambda event: not event.is_heading, events[begun:])]


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


def worth(before: Outcome, after: Outcome, seat: Seat) -> int:
    """Return how many points a move brought a seat, at least 0."""
    totals = [sum(score.total for score in outcome.scores if score.seat == seat) for outcome in (before, after)]
    return max(0, totals[1] - totals[0])


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


def explained(one: Judged, game: Game[Any, Any], before: State, after: State) -> Judged:
    """Return a costly decision with what comes of both answers when they are played on from what the seat knew.

    An event of the play that follows is quoted only if it concerns one of the two answers, and nothing that an answer
    does by itself. If the answer ended the game while the other promised more than that end, this speaks against it.
    """
    is_end = core.decision(after) is None and game.concession is not Concession.COMMON_DEFEAT
    is_known = any(reason.id.endswith("-ends-behind") for reason in one.against)
    is_behind = is_end and one.seat not in game.outcome(after).winners
    against = (*one.against, say(ENDED)) if is_behind and not is_known else one.against
    past = Past(str(one.entry), game.id, one.seat, before, one.other)
    fields = {field for answer in (one.choice, one.other) for field in getattr(answer, "__dataclass_fields__", ())}
    given, better = (_named(said, game, fields) for said in one.labels)
    about = {*given, *better}.union(*(_named(said, game, fields) for said in (*one.reasons, *against)))

    def concerns(said: Say) -> bool:
        """Return whether a quoted event is about what the answers or their reasons name, if they name anything.

        A deed of the seat with nothing but the thing that only this answer names is the answer, not what came of it.
        """
        event = said.values["told"]
        assert isinstance(event, Say), "an event is quoted"
        named, is_own = _named(event, game, fields), next(iter(event.seats()), None) == one.seat
        if is_own and named and named <= (better - given if said.id == GAINED else given - better):
            return False
        return (not named or bool(named & about)) if about else (is_own and bool(named))

    return replace(one, against=against, compared=compared(past, one.choice, concerns))


def _named(said: Say, game: Game[Any, Any], fields: Collection[str]) -> set[str]:
    """Return the things that a sentence, with those within it, names: what can be looked up, and certain numbers."""
    found, things = set[str](), game.glossary()
    for name, values in said.values.items():
        for value in values if isinstance(values, tuple) else (values,):
            if isinstance(value, str) and value in things:
                found.add(value)
            elif isinstance(value, int) and name in fields:
                found.add(f"{name} {value}")
            elif isinstance(value, Say):
                found |= _named(value, game, fields)
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
