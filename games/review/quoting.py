"""What is quoted of a turn that mattered: sentences of its story that are understood on their own."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from games import core
from games.core import Choice, Concession, Event, Game, Say, Seat, State, say
from games.puzzle_lines import DEALS, refuted

from .account import Judged

ENDED = "review-ended"
"""Id of the sentence that an answer ended the game while its player was behind."""


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

    If the answer ended the game while the other promised more than that end, this speaks against it.
    """
    is_end = core.decision(after) is None and game.concession is not Concession.COMMON_DEFEAT
    is_known = any(reason.id.endswith("-ends-behind") for reason in one.against)
    is_behind = is_end and one.seat not in game.outcome(after).winners
    against = (*one.against, say(ENDED)) if is_behind and not is_known else one.against
    past = Past(str(one.entry), game.id, one.seat, before, one.other)
    return replace(one, against=against, compared=refuted(past, one.choice, DEALS))
