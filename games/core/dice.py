"""The one source of chance: a seed and a counter, so that a game can be replayed and a deal checked."""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64


@dataclass(slots=True)
class Dice:
    """An endless row of 64-bit numbers, each the keyed hash of its place: knowing some tells nothing of the others.

    Attributes:
        seed: any text; all of it counts. Secret while the game runs.
        thrown: how many numbers have been used.
    """

    seed: str
    thrown: int = 0

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1, each equally likely.

        Raises:
            ValueError: `bound` is not positive.
        """
        if bound <= 0:
            raise ValueError(f"a die needs at least one face, not {bound}")
        limit = _SPAN - _SPAN % bound
        while (number := self._next()) >= limit:
            pass  # rejected: the last, incomplete span would favour small numbers
        return number % bound

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return `count` different places of `items`, in random order.

        Raises:
            ValueError: there are fewer items than asked for.
        """
        if count > len(items):
            raise ValueError(f"cannot draw {count} of {len(items)}")
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]

    def fork(self) -> "Dice":
        """Return other dice, whose throws follow from these and tell nothing of theirs; each call gives new ones."""
        return Dice(f"{self._next():016x}{self._next():016x}")

    def quick(self) -> "QuickDice":
        """Return fast dice for a position that is only imagined; each call gives new ones."""
        return QuickDice(self._next())

    def _next(self) -> int:
        self.thrown += 1
        place = _keyed(self.seed).copy()
        place.update(self.thrown.to_bytes(8, "big"))
        return int.from_bytes(place.digest(), "big")


class QuickDice(Dice):
    """Dice for imagined positions: a linear congruential row of numbers, several times faster than hashes.

    Not for a real table: some of its throws tell the others. A copy of a position does not copy them.
    """

    __slots__ = ("_place",)

    def __init__(self, seed: int) -> None:
        """Dice whose throws follow from a number; near numbers give different rows."""
        super().__init__("quick")
        self._place = (seed * _STRIDE + _SHIFT) % _SPAN
        self._place = (self._place ^ self._place >> 29) * _STRIDE % _SPAN

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1; a bound that is not positive is not noticed."""
        self._place = (self._place * _FACTOR + _SHIFT) % _SPAN
        return (self._place >> 32) * bound >> 32

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        self._place = (self._place * _FACTOR + _SHIFT) % _SPAN
        return items[(self._place >> 32) * len(items) >> 32]

    def _next(self) -> int:
        return self.below(1 << 32) << 32 | self.below(1 << 32)


_FACTOR, _SHIFT = 6364136223846793005, 1442695040888963407
"""Knuth's constants for a row of 64-bit numbers (MMIX)."""
_STRIDE = 0x9E3779B97F4A7C15
"""An odd number whose multiples lie far apart: the golden ratio as a 64-bit fraction."""


@lru_cache(64)
def _keyed(seed: str) -> blake2b:
    """Return the hash that a seed keys, before any place is put in; a seed longer than a key may be is hashed first."""
    key = seed.encode()
    return blake2b(digest_size=8, key=key if len(key) <= blake2b.MAX_KEY_SIZE else blake2b(key).digest())
