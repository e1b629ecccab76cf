"""Saving: states and choices as JSON, validated by pydantic when they are read.

A state is saved without fields that have their default value, so the defaults of a state class must never change:
tables saved under the old default would be loaded with the new one.
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
"""How many parsed choices a game keeps in its cache."""


class Codec(Generic[S]):
    """Serialises the states and choices of one game."""

    def __init__(self, cls: type[S], package: str) -> None:
        """Create the codec of a game, given its state class and the name of its room below `games`."""
        self._context = {GAME: package}
        with limited_to(package):
            self._state: TypeAdapter[S] = TypeAdapter(cls)
            self._choice: TypeAdapter[Choice] = TypeAdapter(Choice)
        self._loaded = lru_cache(CHOICES)(self._choice.validate_json)
        """Choices are immutable and each is parsed several times on its way into the log, so they are cached."""

    def save(self, state: S) -> bytes:
        """Return the state as JSON, without fields that have their default value."""
        return self._state.dump_json(state, exclude_defaults=True, context=self._context)

    def load(self, data: bytes | str) -> S:
        """Return the state that a JSON text describes.

        Raises:
            pydantic.ValidationError: the text is not a state of this game.
        """
        return self._state.validate_json(data, context=self._context)

    def save_choice(self, choice: Choice) -> str:
        """Return the choice as JSON, `kind` included."""
        return self._choice.dump_json(choice).decode()

    def load_choice(self, data: bytes | str) -> Choice:
        """Return the choice that a JSON text describes.

        Raises:
            pydantic.ValidationError: the text is not a choice of this game.
        """
        return self._loaded(data)
