"""A finished game in review: what was told, and each seat's chances at each moment."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Any, TypeAlias

from games.core import Concession, Event, Game, Outcome, Seat, State

from .estimating import estimate

Heard: TypeAlias = Sequence[tuple[int, Event]]


@dataclass
class Finished:
    """A finished game whose positions can be looked at.

    Attributes:
        game: the game.
        outcome: its final score.
        heard: all public events, each with its log entry.
        position: the position after an entry; None if it is not available.
    """

    game: Game[Any, Any]
    outcome: Outcome
    heard: Heard
    position: Callable[[int], State | None]
    _chances: dict[int, Sequence[float] | None] = field(default_factory=dict)

    @property
    def entries(self) -> Iterator[tuple[int, list[Event]]]:
        """Each entry that told something, with its events."""
        return ((n, [event for _, event in group]) for n, group in groupby(self.heard, key=itemgetter(0)))

    def chances(self, n: int) -> Sequence[float] | None:
        """Return every seat's chance of winning after an entry, as the review tells it; None if it is unknown."""
        if n not in self._chances:
            self._chances[n] = self._estimated(self.position(n))
        return self._chances[n]

    @property
    def is_together(self) -> bool:
        """Whether all live or lose together, so that no single chance says how it stands."""
        return self.game.concession is Concession.COMMON_DEFEAT

    def _estimated(self, state: State | None) -> Sequence[float] | None:
        if state is None or self.game.search is None or self.is_together:
            return None
        return [share.mean for share in estimate(self.game.search, state)]

    def chance(self, n: int, seat: Seat) -> float | None:
        """Return a seat's chance of winning after an entry; None if it is unknown."""
        return None if (chances := self.chances(n)) is None else chances[seat]
