"""What is quoted of a turn that mattered: sentences of its story that are understood on their own."""

from collections.abc import Sequence
from typing import Any

from games.core import Event, Game, Say, Seat


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
