"""Achievements of a single game: beasts, finds, trophies, and how it was won (6 to 12)."""

from collections.abc import Collection, Mapping

from games.core import Condition, FinishedGame, Goal, Seat

from .state import State, book

Tunhell = FinishedGame[State]


def _has_beaten(game: Tunhell, seat: Seat, beast: str) -> bool:
    """Return whether the loot contains a beast."""
    return beast in game.state.clans[seat].loot


def _undefeated(game: Tunhell, seat: Seat) -> bool:
    """Return whether the seat won seven encounters or more, and lost none (7.2)."""
    rows = book(game.state).cards
    fought = sum(rows[card].kind == "encounter" for card in game.state.clans[seat].loot)
    return fought >= 7 and not game.told("tunhell-log-defeat", seat=seat)


def _peaceful(game: Tunhell, seat: Seat) -> bool:
    """Return whether the seat won alone with at most one beast in the loot, apart from rats."""
    rows = book(game.state).cards
    loot = game.state.clans[seat].loot
    return game.won_alone(seat) and sum(rows[card].kind == "encounter" and rows[card].points > 0 for card in loot) <= 1


def _bold(game: Tunhell, seat: Seat) -> bool:
    """Return whether the seat won alone after a visit to the Throne Room that cost three cards or more (9.2)."""
    cost = [said.values["cards"] for said in game.told("tunhell-log-throne", seat=seat)]
    return game.won_alone(seat) and any(isinstance(cards, Collection) and len(cards) >= 3 for cards in cost)


def _equipped(game: Tunhell, seat: Seat) -> bool:
    """Return whether the seat sent down a digger with two bonuses or more (6.2)."""
    teams = [said.values["bonuses"] for said in game.told("tunhell-log-dig", seat=seat)]
    return any(isinstance(bonuses, Collection) and len(bonuses) >= 2 for bonuses in teams)


def _scared_off(game: Tunhell, seat: Seat) -> bool:
    """Return whether Dwouarf alone scared something off, so that nothing was paid (7.3)."""
    digs = None
    for said in game.story:
        if said.id == "tunhell-log-dig":
            digs = said.values["seat"]
        elif said.id == "tunhell-log-win-at-0" and digs == seat:
            return True
    return False


def _doubled(game: Tunhell, seat: Seat) -> bool:
    """Return whether the seat won with at least twice the points of everybody else, and with ten or more."""
    others = [score.total for score in game.outcome.scores if score.seat != seat]
    return game.won_alone(seat) and game.total(seat) >= max(10, 2 * max(others))


def _by_the_back_door(game: Tunhell, seat: Seat) -> bool:
    """Return whether the seat won alone by no more than the points of the Back Door (9.1)."""
    others = [score.total for score in game.outcome.scores if score.seat != seat]
    return game.won_alone(seat) and 0 < game.total(seat) - max(others) <= game.part(seat, "door")


ACHIEVEMENTS: Mapping[str, Condition] = {
    "heart": lambda game, seat: game.won_alone(seat) and game.part(seat, "heart") > 0,
    "equipped": _equipped,
    "dragons": Goal(lambda game, seat: game.state.clans[seat].loot.count("dragon"), 2),
    "demon": lambda game, seat: _has_beaten(game, seat, "depths_demon"),
    "trophies": lambda game, seat: {*game.state.trophies.values()} == {seat} and len(game.state.trophies) == 2,
    "rings": Goal(lambda game, seat: game.state.clans[seat].hand.count("unique_ring"), 2),
    "undefeated": _undefeated,
    "scared_off": _scared_off,
    "doubled": _doubled,
    "bold": _bold,
    "back_door": _by_the_back_door,
    "peaceful": _peaceful,
}
"""The achievements of a single game, the easiest first."""
