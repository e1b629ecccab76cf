"""What a position is worth when playing ahead stops: figures of a lord, weighted by the points that games brought."""

from collections.abc import Mapping, Sequence

from games.core import Seat
from games.dungeon_lords.cards import book
from games.dungeon_lords.scoring import measure, outcome
from games.dungeon_lords.state import State

from .order_outcomes import running
from .outlook import season_of
from .worth import Weights, estate_of

_LOCKED = ("dig_tunnels", "mine_gold", "recruit_imps", "hire_monster", "build_room")
"""The orders that are a feature of their own while they are out of reach."""
_LED = ("lord_of_dark_deeds", "lord_of_halls", "lord_of_imps", "lord_of_riches")
"""The titles for which a lead is a feature of its own."""
TRAITS = (
    *("creatures", "rooms", "conquered", "prisoners", "paladins", "letters", "room_points"),
    *("gold", "gold_more", "food", "food_more", "imps", "evil", "traps", "tunnels", "tunnels_more", "might"),
    *("running", "host", "hungry", "untaxed", "danger"),
    *_LOCKED,
    *_LED,
)
"""The features of a lord, each with its weight in `weights.toml`."""
_SPARE, _TRAPS, _TUNNELS = 3, 3, 5
"""Numbers of gold or food, traps and tunnels beyond which more is a feature of its own, or counts no more."""
_LEAD = 2
"""A lead in what a title counts beyond which more makes no difference."""


def progress(t: State) -> float:
    """Return how far the game has come, from 0 to 1: the share of its rounds that are over."""
    rules = book(t)
    years, rounds = rules.meta["years"], rules.meta["rounds_per_year"]
    return float(((t.year - 1) * rounds + (rounds if t.fight else t.round - 1)) / (years * rounds))


def traits(t: State, w: Weights) -> Sequence[Sequence[float]]:
    """Return the features of every lord, in the order of `TRAITS`."""
    metrics = [row.metric for row in book(t).titles if row.id in _LED]
    leads = list(zip(*[_leads([measure(lord, metric) for lord in t.lords]) for metric in metrics], strict=True))
    return [
        (
            *_won(t, score.seat, score.parts),
            *_estate(t, score.seat, w),
            *_out_of_reach(t, score.seat),
            *leads[score.seat],
        )
        for score in outcome(t).scores
    ]


def _won(t: State, seat: Seat, parts: Mapping[str, int]) -> tuple[float, ...]:
    """Return what counts points already, but for titles."""
    lord, rooms = t.lords[seat], book(t).room
    scored = sum([n for part, n in parts.items() if part in rooms])
    prisoners = (parts["adventurers"], parts["paladins"])
    return len(lord.creatures()), len(lord.rooms()), len(lord.conquered), *prisoners, lord.letters, scored


def _estate(t: State, seat: Seat, w: Weights) -> tuple[float, ...]:
    """Return goods, what rooms will make, and what threatens: the paladin, wages, taxes and adventurers."""
    own, season = estate_of(t, seat), season_of(t, seat)
    goods = (*_bands(own.gold, _SPARE), *_bands(own.food, _SPARE), own.imps, own.evil, min(_TRAPS, own.traps))
    lair = (*_bands(own.tunnels, _TUNNELS), own.might, running(t, seat, w, season), season.is_host)
    hungry = max(0, own.wages - own.food) if season.is_payday else 0
    untaxed = max(0, (own.tiles + 1) // 2 - own.gold) if season.is_taxed else 0
    return (*goods, *lair, hungry, untaxed, max(0.0, season.toughness - own.might - w.trap * min(_TRAPS, own.traps)))


def _bands(n: int, much: int) -> tuple[int, int]:
    """Return a number up to a bound, and what of it is beyond."""
    return min(n, much), max(0, n - much)


def _out_of_reach(t: State, seat: Seat) -> tuple[float, ...]:
    locked = t.lords[seat].locked
    return tuple([order in locked for order in _LOCKED])


def _leads(measures: Sequence[int]) -> list[int]:
    """Return by how much each lord leads in what a title counts, or is behind."""
    top = sorted(measures)[-2:]
    return [max(-_LEAD, min(_LEAD, n - (top[0] if n == top[1] else top[1]))) for n in measures]
