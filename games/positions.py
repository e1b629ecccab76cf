"""Positions to begin with: saved apart from the game they come from, and gone on with by chance of their own."""

from typing import Any

from games import core
from games.core import Dice, Game, State


def save_position(game: Game[Any, Any], state: State) -> str:
    """Return a position as JSON, without the numbers of its moves and without what its last step told."""
    plain = core.clone(state)
    plain.told, plain.asked, plain.opened, plain.number, plain.learnt = [], {}, {}, 0, 0
    return game.codec.save(plain).decode()


def begin_from(game: Game[Any, Any], text: str, seed: str, at: int) -> State:
    """Return the position that a text saves, as move number `at`, with chance from a fresh seed.

    What lies on the table stays as it lies, hands and decks included; throws and shuffles come from the new seed.

    Raises:
        pydantic.ValidationError: the text is no position of this game.
    """
    state: State = core.clone(game.codec.load(text))
    state.dice = Dice(seed)
    return core.reopen(state, at=at)
