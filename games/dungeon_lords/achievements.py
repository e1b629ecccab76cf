"""Achievements of two years: prisoners, paladins, clashes, titles and good manners (5, 9, 13)."""

from collections.abc import Collection, Mapping

from games.core import Condition, FinishedGame, Goal, Seat

from .cards import book
from .scoring import titles
from .state import State

Dungeon = FinishedGame[State]


def _prisoners(game: Dungeon, seat: Seat, *, paladins: bool) -> int:
    """Return how many adventurers, or paladins, are in a lord's prison at the end (13)."""
    heroes = book(game.state).hero
    return sum((heroes[hero].role == "paladin") is paladins for hero in game.state.lords[seat].prison)


def _one_clash(game: Dungeon, seat: Seat) -> bool:
    """Return whether the seat caught three adventurers or more in one clash (9.3)."""
    caught = [said.values["caught"] for said in game.told("dungeon_lords-log-recap", seat=seat)]
    return any(isinstance(heroes, Collection) and len(heroes) >= 3 for heroes in caught)


def _untouched(game: Dungeon, seat: Seat) -> bool:
    """Return whether at most one tile was conquered in two years (9.3)."""
    return len(game.state.lords[seat].conquered) <= 1


def _unexpected(game: Dungeon, seat: Seat) -> bool:
    """Return whether the seat won alone although the paladin came to this dungeon (5)."""
    came = [
        *game.told("dungeon_lords-log-paladin-comes", seat=seat),
        *game.told("dungeon_lords-log-paladin-moves", seat=seat),
    ]
    return game.won_alone(seat) and bool(came)


def _nicest(game: Dungeon, seat: Seat) -> bool:
    """Return whether the seat won alone as the least evil lord of all (5)."""
    evil = [lord.evil for lord in game.state.lords]
    return game.won_alone(seat) and evil[seat] == min(evil) and evil.count(evil[seat]) == 1


def _titled(game: Dungeon, seat: Seat) -> int:
    """Return how many titles a lord holds (13)."""
    return sum(seat in holders for holders in titles(game.state).values())


def _heavyweights(game: Dungeon, seat: Seat) -> bool:
    """Return whether a dragon and a demon are in one lair at the end (2.2)."""
    return {"dragon", "demon"} <= {*game.state.lords[seat].creatures()}


def _spent(game: Dungeon, seat: Seat) -> bool:
    """Return whether the seat won alone with neither gold, nor food, nor a trap left."""
    lord = game.state.lords[seat]
    return game.won_alone(seat) and lord.gold == lord.food == len(lord.traps) == 0


def _chef(game: Dungeon, seat: Seat) -> bool:
    """Return whether a lord served three food or more in a Poisoned Meal."""
    return any(
        isinstance(n := said.values["n"], int) and n >= 3 for said in game.told("dungeon_lords-log-served", seat=seat)
    )


ACHIEVEMENTS: Mapping[str, Condition] = {
    "nicest": _nicest,
    "heavyweights": _heavyweights,
    "one_clash": _one_clash,
    "rooms": Goal(lambda game, seat: len(game.state.lords[seat].rooms()), 4),
    "prison": Goal(lambda game, seat: len(game.state.lords[seat].prison), 7),
    "paladin": lambda game, seat: _prisoners(game, seat, paladins=True) >= 1,
    "unexpected": _unexpected,
    "spent": _spent,
    "titles": Goal(_titled, 6),
    "chef": _chef,
    "untouched": _untouched,
    "paladins": Goal(lambda game, seat: _prisoners(game, seat, paladins=True), 2),
}
"""The achievements of a single game, the easiest first."""
