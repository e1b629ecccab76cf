"""Saving: states and choices as JSON, checked by pydantic on the way in. Only the border knows pydantic.

A state is saved without the fields that have their default, so a default of a state's class is for ever: tables
saved under it would be read with another one.
"""

from functools import lru_cache
from typing import Generic, TypeVar

from pydantic import TypeAdapter

from .compact import GAME
from .record import limited_to
from .shapes import Choice
from .state import State

S = TypeVar("S", bound=State)

CHOICES = 4096
"""Choices that a game keeps as they were read."""


class Codec(Generic[S]):
    """Writes and reads one game's states and choices."""

    def __init__(self, cls: type[S], package: str) -> None:
        """Prepare for a game: `cls` is its state, `package` the name of its room below `games`."""
        self._context = {GAME: package}
        with limited_to(package):
            self._state: TypeAdapter[S] = TypeAdapter(cls)
            self._choice: TypeAdapter[Choice] = TypeAdapter(Choice)
        self._loaded = lru_cache(CHOICES)(self._choice.validate_json)
        """Nobody changes a choice, and each is read several times on its way into the log."""

    def save(self, state: S) -> bytes:
        """Return the state as JSON, without the fields that have their default."""
        return self._state.dump_json(state, exclude_defaults=True, context=self._context)

    def load(self, data: bytes | str) -> S:
        """Return the state a JSON text describes.

        Raises:
            pydantic.ValidationError: the text describes no state of this game.
        """
        return self._state.validate_json(data, context=self._context)

    def save_choice(self, choice: Choice) -> str:
        """Return the choice as JSON, `kind` included."""
        return self._choice.dump_json(choice).decode()

    def load_choice(self, data: bytes | str) -> Choice:
        """Return the choice a JSON text describes.

        Raises:
            pydantic.ValidationError: the text describes no choice of this game.
        """
        return self._loaded(data)
