"""Bad moves as listed by the games' tests; `tests/house/test_bad_moves.py` tries them all."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from locales import Locale


@dataclass(frozen=True)
class BadMove:
    """A move that must be refused.

    Attributes:
        given: a position, in the format of the game's scenes.
        when: the moves, one a line as in a scene (`A: pass`); the last one is refused. Without a letter it is a move of
            the seat that is asked.
        refused: the key of the refusal, with values of its sentence: `hand-full n=6`.
        rule: the rule in RULES.md, if the table names one.
        words: the sentence or a part of it.
        name: the name of the test, if `when` is not clear enough.
    """

    given: str
    when: str
    refused: str
    rule: str = ""
    words: Mapping[Locale, str] = field(default_factory=dict)
    name: str = ""
