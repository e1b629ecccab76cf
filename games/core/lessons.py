"""The scripted lesson of a game: a game played on its guided deal, some moves of which come with words.

A script is a text with one move in each line, in the order in which they are made: the letter of the seat, the choice
as it is typed, and behind a `#` the word of what the pupil is told there. The first seat is the pupil's.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from . import engine
from .codec import Codec
from .moves import read_choice
from .shapes import Choice
from .state import State
from .texts import Say, Seat

PUPIL = Seat(0)
Reasons = Callable[[Any, Seat, Choice], Sequence[Say]]


@dataclass(frozen=True, slots=True)
class Scripted:
    """One move of a lesson.

    Attributes:
        choice: what is to be chosen.
        text: the word of what the pupil is told, "" for a move without words.
        number: which of these it is, counted from 1; of a move without words, the latest.
        total: how many of them there are.
        before: the word that the pupil's move before had, "" for none.
        reason: why a move without words is a good one; None where there is nothing to say that was not said before.
    """

    choice: Choice
    text: str = ""
    number: int = 0
    total: int = 0
    before: str = ""
    reason: Say | None = None


class Lesson:
    """A script, looked up by position: a player who goes back, or comes to that position again, finds the way again."""

    def __init__(self, codec: Codec[Any], package: str, first: State, script: str, reasons: Reasons) -> None:
        """Play the script once.

        Args:
            codec: of the game.
            package: the game's id.
            first: the position in which the script begins.
            script: its text.
            reasons: what speaks for a choice, the most important first.

        Raises:
            ValueError: a line is no choice of the game.
            Refusal: a move is not legal.
        """
        self._codec, self._reasons = codec, reasons
        self._moves = dict(self._played(package, first, script))

    def at(self, state: State, seat: Seat) -> Scripted | None:
        """Return what a seat is to answer here; None where the game has left the script."""
        return self._moves.get(self._key(state, seat))

    def pupils(self) -> Mapping[str, int]:
        """Return what the pupil is told, in order, with the number of each."""
        return {one.text: one.number for one in self._moves.values() if one.text}

    def _played(self, package: str, state: State, script: str) -> Iterator[tuple[bytes, Scripted]]:
        lines = [line.partition("#") for line in script.splitlines() if line.strip()]
        total, number, before = sum(bool(text.strip()) for _, _, text in lines), 0, ""
        said: list[Say] = []
        for move, _, text in lines:
            letter, _, typed = move.strip().partition(" ")
            seat, choice, word = Seat(ord(letter) - ord("A")), read_choice(package, typed), text.strip()
            if choice is None:
                raise ValueError(f"{package}: no choice is written {typed!r}")
            number += bool(word)
            told = Scripted(choice, word, number, total, before) if seat == PUPIL else Scripted(choice)
            if seat == PUPIL and not word:
                reason = next(iter(self._reasons(state, seat, choice)), None)
                if reason is not None and reason not in said:
                    told = replace(told, reason=reason)
                    said.append(reason)
            yield self._key(state, seat), told
            now = engine.decision(state)
            before = word if seat == PUPIL and now is not None and not now.step.at_once else before
            state = engine.apply(state, seat, choice)

    def _key(self, state: State, seat: Seat) -> bytes:
        """Return all that lies on the table and what the seat has said; how moves are numbered does not count."""
        plain = engine.clone(state)
        plain.told, plain.asked, plain.opened, plain.number, plain.learnt = [], {}, {}, 0, 0
        plain.answers = {seat: state.answers[seat]} if seat in state.answers else {}
        return self._codec.save(plain) + bytes([seat])
