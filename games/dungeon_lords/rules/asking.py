"""What all questions of the game share: the phase they belong to, and what a move out of phase is told."""

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
        """Return the first fault of a choice that is not offered; None when it belongs to another phase."""
        return None

    def default(self, t: State, seat: Seat) -> Choice:
        """What an absent lord answers: unless a question says otherwise, the lowest id, or as little as may be (14)."""
        match self.options(t):
            case OneOf(choices):
                return min(choices, key=core.write_choice)
            case SomeOf(items, least):
                return Some(items[:least])
            case Amount(low):
                return Number(low)

    def refusal(self, t: State, seat: Seat, choice: Choice) -> NotAllowed:
        """Return the fault of the choice, or what the game is waiting for (16)."""
        return self.fault(t, seat, choice) or out_of_phase(t, self.phase, choice)


def out_of_phase(t: State, phase: str, choice: Choice) -> NotAllowed:
    """Return a choice that nobody asked for; plans get their own answer once they are locked (16)."""
    if t.clash and isinstance(choice, _PLANS):
        return NotAllowed(say("dungeon_lords-no-plans-locked"), "9.1")
    return NotAllowed(say("dungeon_lords-no-phase", phase=phase), "4")


def goods(cost: Mapping[Good, int]) -> tuple[Say, ...]:
    """Amounts as a person reads them: 1 gold, 2 food, 1 evil less."""
    return tuple(_amount(good, n) for good, n in cost.items() if n)


def _amount(good: Good, n: int) -> Say:
    if n < 0:
        return Say(f"dungeon_lords-goods-{good}-less", {"n": -n})
    return Say(f"dungeon_lords-goods-{good}", {"n": n})
