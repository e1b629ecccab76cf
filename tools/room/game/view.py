"""What one seat, or the public, may see (2)."""

from dataclasses import dataclass

from games.core import Seat, decision

from .state import State, known_to


@dataclass(frozen=True, slots=True)
class View:
    """The table as a reader knows it.

    Attributes:
        me: the reader's seat, None for the public.
        coins: by seat.
        lit: the galleries each seat has lit.
        gems: by gallery; None if the reader does not know them.
        rounds: still to come.
        decider: the seat that must light a gallery now, None while everybody bids.
    """

    me: Seat | None
    coins: tuple[int, ...]
    lit: tuple[tuple[int, ...], ...]
    gems: tuple[int | None, ...]
    rounds: int
    decider: Seat | None


def view(t: State, seat: Seat | None) -> View:
    """Return what a seat may know; the gems of a dark gallery are only known to a seat that has looked into it."""
    lit = tuple(tuple(miner.lit) for miner in t.miners)
    known = {gallery for galleries in lit for gallery in galleries} | ({known_to(seat)} if seat is not None else set())
    gems = tuple(n if gallery in known else None for gallery, n in enumerate(t.gems, 1))
    now = decision(t)
    decider = next(iter(now.asks)) if now and not now.sealed else None
    return View(seat, tuple(miner.coins for miner in t.miners), lit, gems, t.rounds, decider)
