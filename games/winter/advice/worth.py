"""What a position is worth to a seat: threats to all, points, resources, dwarfs in areas that produce."""

from games.core import Seat
from games.winter.rules.dwarfs import blocked
from games.winter.scoring import points, running_points
from games.winter.state import Player, State, book, last_week

from .danger import is_safe, outlook
from .weights import Weights


def value(t: State, seat: Seat, w: Weights) -> float:
    """Return the value of the position for a seat: threats to all, then points, resources and well-placed dwarfs."""
    player = t.players[seat]
    found = glory(t, seat, w) + outlook(t, seat, w) + w.action * player.actions
    if is_safe(t):
        return found + w.relief + _stores(t, player) + (w.late_spot * _positions(t, player, w) if player.hand else 0.0)
    found += sum(_unit(player, resource, n, w) for resource, held in player.stock.items() for n in range(-held, 0))
    return found + w.card * player.hand_size + w.spot * _positions(t, player, w)


def glory(t: State, seat: Seat, w: Weights) -> float:
    """Return what points count for: little as long as the castle may fall, in full once it cannot."""
    if is_safe(t):
        return float(sum(points(t, seat).values()))
    share = t.week / last_week(t)
    return (w.glory + (1 - w.glory) * share**2) * running_points(t, seat)


def _stores(t: State, player: Player) -> float:
    """Return what resources are worth at the very end besides what they pay for: more if nearer the maximum.

    At the maximum they score, which is already part of the points.
    """
    maker, most = book(t).maker, book(t).limits.resource_max
    held = player.stock.items()
    return sum([maker[name] * (n / most) ** 4 for name, n in held if n < most])


def _positions(t: State, player: Player, w: Weights) -> float:
    """Return the weighted number of producing areas that hold a dwarf of the player; a closed one may open again."""
    catalogue = book(t)
    areas = [area for area in player.areas() if catalogue.kinds[catalogue.kind[area]].produces]
    closed = blocked(t)
    return sum(w.closed_spot if area in closed else 1.0 for area in areas)


def _unit(player: Player, resource: str, extra: int, w: Weights) -> float:
    """Return the worth of one more of a resource: less the more there is, and nothing above the maximum."""
    held = dict(player.stock).get(resource, 0) + extra  # type: ignore[call-overload]  # any resource has a number
    return float(max(0.0, w.unit[resource] * (1 - held / w.enough))) if held < 7 else 0.0  # 7 is the end of the track
