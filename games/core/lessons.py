"""The scripted lesson of a game: the moves of a game on its guided deal, some of them with explanations.

A script has one move per line, in chronological order: the letter of the seat, the choice as it is typed, and after a
`#` the id of the explanation for the pupil, or after `#?` that of a short reason, where the adviser knows none that it
has not given before. The pupil has the first seat.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from . import engine
from .codec import Codec
from .moves import read_choice
from .shapes import Choice
from .state import State
from .texts import Say, Seat, Value

PUPIL = Seat(0)
_WHY = "?"
Reasons = Callable[[Any, Seat, Choice], Sequence[Say]]
Tip = Callable[[Set[object]], Mapping[str, Value] | None]
"""The values in a tip's text, given all verbs and values on offer; None if the tip recommends nothing of them."""


def if_offered(*anything: object) -> Tip:
    """Return the condition of a tip whose text has no values: at least one of these verbs or values is on offer."""
    return lambda offered: None if offered.isdisjoint(anything) else {}


@dataclass(frozen=True, slots=True)
class Scripted:
    """One move of a lesson.

    Attributes:
        choice: the choice to make.
        text: the id of its explanation, "" for a move without one.
        number: number of the explanation, from 1; for a move without one, that of the latest.
        total: how many explanations there are.
        before: the id of the explanation of the pupil's previous move, "" for none.
        reason: why a move without explanation is good; None if none is known.
    """

    choice: Choice
    text: str = ""
    number: int = 0
    total: int = 0
    before: str = ""
    reason: Say | None = None


class Lesson:
    """A script, looked up by position, so that players who go back or reach a position again find the next move.

    Attributes:
        states: the positions of the script, from the first to the one after its last move.
    """

    def __init__(self, codec: Codec[Any], package: str, first: State, script: str, reasons: Reasons) -> None:
        """Play the script once to index its positions.

        Args:
            codec: of the game.
            package: the game's id.
            first: the starting position of the script.
            script: its text.
            reasons: returns the reasons for a choice, most important first.

        Raises:
            ValueError: a line is not a choice of the game.
            Refusal: a move is not legal.
        """
        self._codec, self._reasons, self.states = codec, reasons, list[Any]([first])
        self._moves = dict(self._played(package, first, script))

    def at(self, state: State, seat: Seat) -> Scripted | None:
        """Return the move that a seat should make here; None if the game has left the script."""
        return self._moves.get(self._key(state, seat))

    def pupils(self) -> Mapping[str, int]:
        """Return the ids of the pupil's explanations in order, with their numbers."""
        return {one.text: one.number for one in self._moves.values() if one.text}

    def _played(self, package: str, state: State, script: str) -> Iterator[tuple[bytes, Scripted]]:
        lines = [line.partition("#") for line in script.splitlines() if line.strip()]
        total, number, before = sum(bool(text.strip()) and text[0] != _WHY for _, _, text in lines), 0, ""
        said: list[Say] = []
        for move, _, text in lines:
            letter, _, typed = move.strip().partition(" ")
            seat, choice, word = Seat(ord(letter) - ord("A")), read_choice(package, typed), text.strip()
            if choice is None:
                raise ValueError(f"{package}: no choice is written {typed!r}")
            why, word = (word.removeprefix(_WHY).strip(), "") if word[:1] == _WHY else ("", word)
            number += bool(word)
            told = Scripted(choice, word, number, total, before) if seat == PUPIL else Scripted(choice)
            if seat == PUPIL and not word:
                known = [Say(f"{package}-lesson-why-{why}", {})] if why else self._reasons(state, seat, choice)
                reason = next((one for one in known if why or one not in said), None)
                told = replace(told, reason=reason)
                said += [reason] if reason is not None else []
            yield self._key(state, seat), told
            now = engine.decision(state)
            before = word if seat == PUPIL and now is not None and not now.step.at_once else before
            state = engine.apply(state, seat, choice)
            self.states.append(state)

    def _key(self, state: State, seat: Seat) -> bytes:
        """Return the position and the seat's partial answer as a key, ignoring how moves are numbered."""
        plain = engine.clone(state)
        plain.told, plain.asked, plain.opened, plain.number, plain.learnt = [], {}, {}, 0, 0
        plain.answers = {seat: state.answers[seat]} if seat in state.answers else {}
        return self._codec.save(plain) + bytes([seat])
