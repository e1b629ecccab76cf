"""Finished games for the tests of achievements: what matters is set, the rest is a fresh deal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.core import Deal, FinishedGame, Game, Say, Seat

ME = Seat(0)
"""Whose achievements are looked at."""
Ended = FinishedGame[Any]
LEAST, MOST = 8, 12
"""Achievements of a game."""


def ended(
    game: Game[Any, Any],
    change: Callable[[Any], object] = lambda _: None,
    story: Sequence[Say] = (),
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
) -> Ended:
    """Return a game that is over.

    Args:
        game: which.
        change: sets what matters in its last position.
        story: what was told.
        seats: how many played.
        options: other than the usual.
    """
    state = game.begin(Deal(seats, "ended", options or {}, ME))
    change(state)
    state.agenda.clear()
    return FinishedGame(state, game.outcome(state), story)


def check(game: Game[Any, Any], scenes: Mapping[str, tuple[Ended, Ended]]) -> None:
    """Check that each achievement of a game is won in the first of its scenes, and just missed in the second."""
    assert LEAST <= len(game.achievements) <= MOST
    assert [*scenes] == [*game.achievements]
    for id_, holds in game.achievements.items():
        won, missed = scenes[id_]
        assert holds(won, ME), f"{id_} is not won"
        assert not holds(missed, ME), f"{id_} is won too easily"
