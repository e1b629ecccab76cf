"""Achievements of a single game: mine, buildings, purse and luck (7 to 11, 15)."""

from collections.abc import Mapping

from games.core import Condition, FinishedGame, Goal, Seat

from .cards import book
from .scoring import colour_counts
from .state import State

Maphr = FinishedGame[State]

_BLOWS = ("loses", "loses-miner", "loses-level", "loses-cards", "building-lost", "tile-lost")


def _mithril(game: Maphr, seat: Seat) -> int:
    """Return the amount of mithril in a mine: a double vein counts twice."""
    rows = book(game.state).tiles
    return sum(rows[card].size for card, _ in game.state.clans[seat].mine.values() if rows[card].kind == "mithril")


def _shallow(game: Maphr, seat: Seat) -> bool:
    """Return whether the seat won the full game alone with a mine of level II or I (8.3)."""
    return game.won_alone(seat) and not game.state.is_first_dig and game.state.clans[seat].level <= 2


def _most(game: Maphr, seat: Seat, text: str, name: str) -> int:
    """Return the greatest value `name` in the sentences of one kind about a seat."""
    told = (said.values[name] for said in game.told(f"maphr-log-{text}", seat=seat))
    return max((n for n in told if isinstance(n, int)), default=0)


def _windfall(game: Maphr, seat: Seat) -> int:
    """Return the most coins that the seat earned from one Exploit (7.4)."""
    return max(_most(game, seat, text, "total") for text in ("exploit", "exploit-sum"))


def _unbowed(game: Maphr, seat: Seat) -> bool:
    """Return whether the seat won alone although cards hit the clan six times or more (9)."""
    blows = sum(len(game.told(f"maphr-log-{text}", seat=seat)) for text in _BLOWS)
    return game.won_alone(seat) and blows >= 6


def _deals(game: Maphr, seat: Seat) -> int:
    """Return the number of deals that the seat made on the market, bought, sold or swapped (8.2)."""
    deals = [*game.told("maphr-log-sold"), *game.told("maphr-log-swapped")]
    return sum(seat in {said.values["seat"], said.values["other_seat"]} for said in deals)


def _bargain(game: Maphr, seat: Seat) -> bool:
    """Return whether the seat won an auction without paying anything (6)."""
    return bool(game.told("maphr-log-auction", seat=seat, n=0))


def _late_win(game: Maphr, seat: Seat) -> bool:
    """Return whether the seat won alone although another clan reached its target first (11)."""
    return game.won_alone(seat) and game.state.finisher not in {None, seat}


def _handmade(game: Maphr, seat: Seat) -> bool:
    """Return whether the seat won alone without a single building."""
    return game.won_alone(seat) and not game.state.clans[seat].buildings


def _landslide(game: Maphr, seat: Seat) -> bool:
    """Return whether the seat won alone with sixty points or more, and at least twice those of everybody else."""
    others = [score.total for score in game.outcome.scores if score.seat != seat]
    return game.won_alone(seat) and game.total(seat) >= max(60, 2 * max(others))


ACHIEVEMENTS: Mapping[str, Condition] = {
    "windfall": Goal(_windfall, 35),
    "late_win": _late_win,
    "mithril": Goal(_mithril, 5),
    "colour": Goal(lambda game, seat: max(colour_counts(game.state, seat)), 4),
    "series": Goal(lambda game, seat: min(colour_counts(game.state, seat)), 2),
    "shallow": _shallow,
    "bargain": _bargain,
    "trader": Goal(_deals, 3),
    "unbowed": _unbowed,
    "landslide": _landslide,
    "handmade": _handmade,
    "challenge": lambda game, seat: seat in game.outcome.titles,
}
"""The achievements of a single game, the easiest first."""
