"""Achievements of a winter; all of them require that the castle stands at the end (8, 9)."""

from collections.abc import Iterator, Mapping

from games.core import Condition, FinishedGame, Goal, Seat

from .cards import CASTLE
from .scoring import is_full
from .state import State, book, is_legendary, is_solo

Winter = FinishedGame[State]

_HURT = ("action-lost", "hand-lost", "loses", "loses-gold", "loses-several", "sent-home")
_TITLES = {"cold_king", "legend"}


def _full(game: Winter, seat: Seat) -> int:
    """Return how many resources of the seat are at their maximum (R47)."""
    return sum(is_full(game.state, seat, resource) for resource in game.state.players[seat].stock)


def _at_home(game: Winter, seat: Seat) -> bool:
    """Return whether all dwarfs are at home (8.1), with five trophies or more, of monsters and disasters."""
    player = game.state.players[seat]
    return game.part(seat, "army") > 0 and len(player.monsters) + len(player.disasters) >= 5


def _cleared(game: Winter, _: Seat) -> bool:
    """Return whether neither a monster nor a disaster is left on the board."""
    return not game.state.monsters and not game.state.disasters


def _brink(game: Winter, _: Seat) -> bool:
    """Return whether one more disaster would have lost the game (5.5)."""
    return len(game.state.disasters) == book(game.state).limits.disasters_to_lose - 1


def _last_minute(game: Winter, seat: Seat) -> bool:
    """Return whether the seat beat a monster in the castle in the last week, when it would have lost the game (5.5)."""
    weeks = [n for n, said in enumerate(game.story) if said.id in {"winter-log-week", "winter-log-week-solo"}]
    return any(
        said.id == "winter-log-beats" and said.values["seat"] == seat and said.values["area"] == CASTLE
        for said in game.story[weeks[-1] if weeks else 0 :]
    )


def _kinds(game: Winter, seat: Seat) -> int:
    """Return how many kinds of monsters the seat beat."""
    rows = book(game.state).all_monsters
    return len({rows[monster].kind for monster in game.state.players[seat].monsters})


def _queen(game: Winter, seat: Seat) -> bool:
    """Return whether the seat beat an Ice Queen (9.4)."""
    rows = book(game.state).all_monsters
    return any(rows[monster].kind == "ice_queen" for monster in game.state.players[seat].monsters)


def _unhurt(game: Winter, seat: Seat) -> bool:
    """Return whether the seat lost nothing to any monster's attack (6.2)."""
    return not any(game.told(f"winter-log-{text}", seat=seat) for text in _HURT)


def _one_turn(game: Winter, seat: Seat) -> int:
    """Return how many monsters and disasters the seat beat or overcame in one turn, at most."""
    return max(_turns(game, seat), default=0)


def _turns(game: Winter, seat: Seat) -> Iterator[int]:
    """Yield how many monsters and disasters a player got rid of in each of their turns."""
    count, is_theirs = 0, False
    for said in game.story:
        if said.id == "winter-log-turn":
            yield count
            count, is_theirs = 0, said.values["seat"] == seat
        elif is_theirs and said.id in {"winter-log-beats", "winter-log-overcomes"}:
            count += said.values["seat"] == seat
    yield count


ACHIEVEMENTS: Mapping[str, Condition] = {
    "last_minute": _last_minute,
    "brink": _brink,
    "one_turn": Goal(_one_turn, 3),
    "kinds": Goal(_kinds, 6),
    "full": Goal(_full, 3),
    "at_home": _at_home,
    "unhurt": _unhurt,
    "cleared": _cleared,
    "queen": _queen,
    "nightmare": lambda game, _: game.state.options["nightmare"] == "on",
    "cold_king": lambda game, seat: game.outcome.titles.get(seat) in _TITLES,
    "alone": lambda game, _: is_solo(game.state) and is_legendary(game.state),
}
"""The achievements of a single winter, the easiest first."""
