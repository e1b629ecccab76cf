"""Achievements of a chase: wagons, kobolds, Wotan and the treasure cave (8 to 11)."""

from collections.abc import Iterator, Mapping

from games.core import Condition, FinishedGame, Goal, Say, Seat

from .state import State, book, colour

Chase = FinishedGame[State]


def _wagons(game: Chase) -> Iterator[list[Say]]:
    """Yield the shares of each wagon that has reached the treasure cave (10)."""
    shares: list[Say] = []
    for said in game.story:
        if said.id == "poursuite-log-share":
            shares.append(said)
        elif shares:
            yield shares
            shares = []
    if shares:
        yield shares


def _private_wagon(game: Chase, seat: Seat) -> bool:
    """Return whether the seat brought three of its own moles into the cave in one wagon."""
    return any(sum(share.values["seat"] == seat for share in wagon) >= 3 for wagon in _wagons(game))


def _in_front(game: Chase, seat: Seat) -> bool:
    """Return whether all of the seat's moles that reached the cave, three or more, sat in front (10)."""
    sides = [share.values["side"] for share in game.told("poursuite-log-share", seat=seat)]
    return len(sides) >= 3 and set(sides) == {"n"}


def _never_caught(game: Chase, seat: Seat) -> bool:
    """Return whether the seat won, and no kobold ever caught a mole of its own (8.3)."""
    mole = colour(game.state, seat)
    return game.has_won(seat) and not any(game.told(f"poursuite-log-{text}", mole=mole) for text in ("caught", "swap"))


def _absent_friends(game: Chase, seat: Seat) -> bool:
    """Return whether the seat won alone while it had two moles or more in prison (8.3)."""
    return game.won_alone(seat) and list(game.state.prisoners.values()).count(seat) >= 2


def _freed(game: Chase, seat: Seat, *, own: bool) -> int:
    """Return how often a player chose to let Wotan free a mole of their own, or of someone else (9)."""
    mole = colour(game.state, seat)
    freed = game.told("poursuite-log-wotan-frees", seat=seat, forced=0)
    return sum((said.values["mole"] == mole) is own for said in freed)


def _one_ahead(game: Chase, seat: Seat) -> bool:
    """Return whether the seat won alone by a single treasure."""
    others = [score.total for score in game.outcome.scores if score.seat != seat]
    return game.won_alone(seat) and game.total(seat) == max(others) + 1


def _lions_share(game: Chase, seat: Seat) -> bool:
    """Return whether the seat took half of all treasures or more, against two opponents or more."""
    return game.state.seats > 2 and 2 * game.total(seat) >= book(game.state).treasures


def _last_wagon(game: Chase, seat: Seat) -> bool:
    """Return whether the seat won alone thanks to the last wagon: without its treasures, others would have led."""
    if not game.won_alone(seat):
        return False
    totals = {score.seat: score.total for score in game.outcome.scores}
    *_, last = [[], *_wagons(game)]
    for share in last:
        totals[Seat(int(str(share.values["seat"])))] -= int(str(share.values["treasures"]))
    return max(totals.values()) > totals[seat]


ACHIEVEMENTS: Mapping[str, Condition] = {
    "one_ahead": _one_ahead,
    "liberator": Goal(lambda game, seat: _freed(game, seat, own=True), 3),
    "good_soul": lambda game, seat: game.won_alone(seat) and _freed(game, seat, own=False) > 0,
    "guarded": Goal(lambda game, seat: len(game.told("poursuite-log-protected", mole=colour(game.state, seat))), 3),
    "last_wagon": _last_wagon,
    "never_caught": _never_caught,
    "absent_friends": _absent_friends,
    "private_wagon": _private_wagon,
    "in_front": _in_front,
    "full_house": Goal(lambda game, seat: len(game.told("poursuite-log-rescue", seat=seat)), 2),
    "lions_share": _lions_share,
}
"""The achievements of a single chase, the easiest first."""
