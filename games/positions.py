"""Saved positions to start new games from: independent of their original game, and continued with fresh dice."""

from typing import Any

from games import core
from games.core import Dice, Game, State


def save_position(game: Game[Any, Any], state: State) -> str:
    """Return a position as JSON, without move numbers and without the events of its last step."""
    plain = core.clone(state)
    plain.told, plain.asked, plain.opened, plain.number, plain.learnt = [], {}, {}, 0, 0
    return game.codec.save(plain).decode()


def begin_from(game: Game[Any, Any], text: str, seed: str, at: int) -> State:
    """Return a saved position as move number `at`, with dice from a fresh seed.

    Everything on the table, including hands and decks, stays as saved; throws and shuffles use the new seed.

    Raises:
        pydantic.ValidationError: the text is not a position of this game.
    """
    state: State = core.clone(game.codec.load(text))
    state.dice = Dice(seed)
    return core.reopen(state, at=at)
