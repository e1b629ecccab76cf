"""Finished games for tests of achievements: relevant fields are set, the rest is a fresh deal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.core import Deal, FinishedGame, Game, Say, Seat

ME = Seat(0)
"""The seat whose achievements are checked."""
Ended = FinishedGame[Any]
LEAST, MOST = 8, 12
"""Allowed number of achievements of a game."""


def ended(
    game: Game[Any, Any],
    change: Callable[[Any], object] = lambda _: None,
    story: Sequence[Say] = (),
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
) -> Ended:
    """Return a finished game.

    Args:
        game: the game.
        change: sets the relevant fields of its last position.
        story: the events.
        seats: the number of seats.
        options: options that differ from the defaults.
    """
    state = game.begin(Deal(seats, "ended", options or {}, ME))
    change(state)
    state.agenda.clear()
    return FinishedGame(state, game.outcome(state), story)


def check(game: Game[Any, Any], scenes: Mapping[str, tuple[Ended, Ended]]) -> None:
    """Assert that each achievement is earned in its first scene and narrowly missed in its second."""
    assert LEAST <= len(game.achievements) <= MOST
    assert [*scenes] == [*game.achievements]
    for id_, holds in game.achievements.items():
        won, missed = scenes[id_]
        assert holds(won, ME), f"{id_} is not won"
        assert not holds(missed, ME), f"{id_} is won too easily"
