"""What all questions of the game share: the phase they belong to, and the refusal of a move out of phase."""

from collections.abc import Mapping
from typing import TypeVar

from games import core
from games.core import Amount, Choice, NotAllowed, Number, OneOf, Say, Seat, Some, SomeOf, say
from games.dungeon_lords.choices import Defend, LayTrap, NoTrap
from games.dungeon_lords.rows import Good
from games.dungeon_lords.state import State

C = TypeVar("C", bound=Choice)

_PLANS = (Defend, LayTrap, NoTrap, Some)


class Asking(core.Ask[State, C]):
    """A lord chooses, in the open unless said otherwise."""

    __slots__ = ()
    is_public = True

    def fault(self, t: State, seat: Seat, choice: Choice) -> NotAllowed | None:
        """Return the refusal of a choice that is not offered; None if the choice belongs to another phase."""
        return None

    def default(self, t: State, seat: Seat) -> Choice:
        """Return the answer of an absent lord: by default the lowest id, or as little as possible (14)."""
        match self.options(t):
            case OneOf(choices):
                return min(choices, key=core.write_choice)
            case SomeOf(items, least):
                return Some(items[:least])
            case Amount(low):
                return Number(low)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        """Return the refusal of the choice, or one that says what the game is waiting for (16)."""
        return self.fault(t, seat, choice) or out_of_phase(t, self.phase, choice)


def out_of_phase(t: State, phase: str, choice: Choice) -> NotAllowed:
    """Return the refusal of a choice that nobody asked for; plans have their own once they are locked (16)."""
    if t.clash and isinstance(choice, _PLANS):
        return NotAllowed(say("dungeon_lords-no-plans-locked"), "9.1")
    return NotAllowed(say("dungeon_lords-no-phase", phase=phase), "4")


def goods(cost: Mapping[Good, int]) -> tuple[Say, ...]:
    """Return amounts in words: 1 gold, 2 food, 1 evil less."""
    return tuple(_amount(good, n) for good, n in cost.items() if n)


def _amount(good: Good, n: int) -> Say:
    if n < 0:
        return Say(f"dungeon_lords-goods-{good}-less", {"n": -n})
    return Say(f"dungeon_lords-goods-{good}", {"n": n})
