"""Bad moves as the games' tests list them; `tests/house/test_bad_moves.py` tries them all."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from locales import Locale


@dataclass(frozen=True)
class BadMove:
    """A move that is refused.

    Attributes:
        given: a position, as the scenes of the game write it.
        when: the moves, one a line as in a scene (`A: pass`); the last one is refused. Without a letter it is a move of
            the seat that is asked.
        refused: the key of the refusal, and values of its sentence: `hand-full n=6`.
        rule: the place in RULES.md, where the table names it.
        words: what the sentence says, or a part of it.
        name: of the test, where `when` does not say enough.
    """

    given: str
    when: str
    refused: str
    rule: str = ""
    words: Mapping[Locale, str] = field(default_factory=dict)
    name: str = ""
