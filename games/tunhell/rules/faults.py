"""A fault: what forbids a move. Offers, unavailable choices and refusals all use the same functions (14)."""

from functools import lru_cache
from typing import NamedTuple

from games.core import NotAllowed, Say, Value, say


class Fault(NamedTuple):
    """What forbids a move: the sentence, and the section of RULES.md."""

    say: Say
    rule: str

    def refusal(self) -> NotAllowed:
        """Return the fault as the engine raises it."""
        return NotAllowed(self.say, self.rule)


@lru_cache(maxsize=4096)
def refuse(key: str, rule: str, /, **values: Value) -> Fault:
    """Return a fault by its key in section 14."""
    return Fault(say(f"tunhell-no-{key}", **values), rule)


NO_SUCH_CHOICE = Fault(say("core-no-such-choice"), "")
"""The fault of anything that belongs to no decision of this game."""
