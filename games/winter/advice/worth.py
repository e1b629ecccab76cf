"""What a table is worth to a seat: threats to all, points, resources, dwarfs where areas produce."""

from games.core import Seat
from games.winter.rules.dwarfs import blocked
from games.winter.scoring import points, running_points
from games.winter.state import Player, State, book

from .danger import is_safe, outlook

_WORTH = {"gold": 0.6, "food": 0.9, "stone": 0.9, "wood": 0.9}
"""What a unit of a resource is worth while there are few of it."""
_SPOT = 0.6
"""What a dwarf is worth where the area produces."""
_LATE_SPOT = 0.2
"""The same once nothing can end the game any more, while there are cards in hand."""
_RELIEF = 12.0
"""What it is worth to have come so far: more than all that then stops counting."""


def value(t: State, seat: Seat) -> float:
    """How the table looks from a seat: threats to all, then points, resources, dwarfs in the right places."""
    player = t.players[seat]
    found = glory(t, seat) + outlook(t, seat) + 0.12 * player.actions
    if is_safe(t):
        return found + _RELIEF + _stores(t, player) + (_LATE_SPOT * _positions(t, player) if player.hand else 0.0)
    found += sum(_unit(player, resource, n) for resource, held in player.stock.items() for n in range(-held, 0))
    return found + 0.1 * player.hand_size + _SPOT * _positions(t, player)


def glory(t: State, seat: Seat) -> float:
    """What points count for: little as long as the castle may fall, and all of them once it cannot."""
    if is_safe(t):
        return float(sum(points(t, seat).values()))
    share = t.week / book(t).limits.weeks
    return (0.3 + 0.7 * share**2) * running_points(t, seat)


def _stores(t: State, player: Player) -> float:
    """What resources are worth at the very end beside what they pay for: the nearer to the maximum, the more.

    On the maximum they score, which the points count already.
    """
    maker, most = book(t).maker, book(t).limits.resource_max
    held = player.stock.items()
    return sum([maker[name] * (n / most) ** 4 for name, n in held if n < most])


def _positions(t: State, player: Player) -> float:
    """Areas that produce and hold a dwarf of the player; a closed one may open again."""
    catalogue = book(t)
    areas = [area for area in player.areas() if catalogue.kinds[catalogue.kind[area]].produces]
    closed = blocked(t)
    return sum(0.17 if area in closed else 1.0 for area in areas)


def _unit(player: Player, resource: str, extra: int) -> float:
    """What one more of a resource is worth, less the more there is, and nothing above the maximum."""
    held = dict(player.stock).get(resource, 0) + extra  # type: ignore[call-overload]  # any resource has a number
    return float(max(0.0, _WORTH[resource] * (1 - held / 8))) if held < 7 else 0.0  # the end of the track
