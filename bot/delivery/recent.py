"""A memory that forgets: entries last for some time, and there are never more than so many."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """A dictionary whose entries expire; the oldest go first when there are too many."""

    def __init__(self, lasts: float, clock: Callable[[], float], most: int = 10_000) -> None:
        """Keep each entry for `lasts` seconds of `clock`, and at most `most` of them."""
        self._lasts, self._clock, self._most = lasts, clock, most
        self._entries: OrderedDict[K, tuple[float, V]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def set(self, key: K, value: V) -> None:
        """Remember a value from now on."""
        now = self._clock()
        self._entries[key] = (now, value)
        self._entries.move_to_end(key)
        while len(self._entries) > self._most or self._is_old(next(iter(self._entries.values()))[0], now):
            self._entries.popitem(last=False)

    def get(self, key: K) -> V | None:
        """Return the value, or None when there is none or it has expired."""
        found = self._entries.get(key)
        return None if found is None or self._is_old(found[0], self._clock()) else found[1]

    def forget(self, key: K) -> None:
        """Drop an entry, if there is one."""
        self._entries.pop(key, None)

    def _is_old(self, since: float, now: float) -> bool:
        return now - since >= self._lasts
