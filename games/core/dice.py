"""The only source of randomness: a seed and a counter, so that a game can be replayed and a deal verified."""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64


@dataclass(slots=True)
class Dice:
    """An endless sequence of 64-bit numbers, each the keyed hash of its index: known numbers reveal none of the others.

    Attributes:
        seed: any text, of any length. Secret while the game runs.
        thrown: how many numbers have been drawn.
    """

    seed: str
    thrown: int = 0

    def below(self, bound: int) -> int:
        """Return a uniformly distributed number from 0 to `bound` - 1.

        Raises:
            ValueError: `bound` is not positive.
        """
        if bound <= 0:
            raise ValueError(f"a die needs at least one face, not {bound}")
        limit = _SPAN - _SPAN % bound
        while (number := self._next()) >= limit:
            pass  # rejection sampling: the last, incomplete span would favour small numbers
        return number % bound

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle the items in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return `count` items from different positions, in random order.

        Raises:
            ValueError: there are fewer than `count` items.
        """
        if count > len(items):
            raise ValueError(f"cannot draw {count} of {len(items)}")
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]

    def fork(self) -> "Dice":
        """Return new dice, seeded from these but revealing nothing about them; each call returns different ones."""
        return Dice(f"{self._next():016x}{self._next():016x}")

    def quick(self) -> "QuickDice":
        """Return fast dice for an imagined position; each call returns different ones."""
        return QuickDice(self._next())

    def _next(self) -> int:
        self.thrown += 1
        place = _keyed(self.seed).copy()
        place.update(self.thrown.to_bytes(8, "big"))
        return int.from_bytes(place.digest(), "big")


class QuickDice(Dice):
    """Dice for imagined positions: a linear congruential generator, several times faster than the hashes.

    Not for a real table: its numbers can be predicted from earlier ones. A copied position does not keep them.
    """

    __slots__ = ("_place",)

    def __init__(self, seed: int) -> None:
        """Seed the dice with a number; nearby seeds give different sequences."""
        super().__init__("quick")
        self._place = (seed * _STRIDE + _SHIFT) % _SPAN
        self._place = (self._place ^ self._place >> 29) * _STRIDE % _SPAN

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1; `bound` is not validated."""
        self._place = (self._place * _FACTOR + _SHIFT) % _SPAN
        return (self._place >> 32) * bound >> 32

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        self._place = (self._place * _FACTOR + _SHIFT) % _SPAN
        return items[(self._place >> 32) * len(items) >> 32]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle the items in place (Fisher-Yates)."""
        place = self._place
        for last in range(len(items) - 1, 0, -1):
            place = (place * _FACTOR + _SHIFT) % _SPAN
            other = (place >> 32) * (last + 1) >> 32
            items[last], items[other] = items[other], items[last]
        self._place = place

    def _next(self) -> int:
        return self.below(1 << 32) << 32 | self.below(1 << 32)


_FACTOR, _SHIFT = 6364136223846793005, 1442695040888963407
"""Knuth's constants of a 64-bit linear congruential generator (MMIX)."""
_STRIDE = 0x9E3779B97F4A7C15
"""An odd number whose multiples lie far apart: the golden ratio as a 64-bit fraction."""


@lru_cache(64)
def _keyed(seed: str) -> blake2b:
    """Return the keyed hash of a seed, before any index is added; seeds longer than the key limit are hashed first."""
    key = seed.encode()
    return blake2b(digest_size=8, key=key if len(key) <= blake2b.MAX_KEY_SIZE else blake2b(key).digest())
