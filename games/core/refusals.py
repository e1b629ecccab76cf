"""Refusals of moves: shown to the player as a sentence, never logged as a failure."""

from .texts import Say, Sign


class Refusal(Exception):
    """A move that is refused and changes nothing.

    Attributes:
        say: the sentence for the player.
        rule: the rule in the game's RULES.md that forbids it ("6.1", "R13"), or "" for matters of the table.
    """

    def __init__(self, say: Say, rule: str = "") -> None:
        super().__init__(say.id)
        self.say = say
        self.rule = rule


class NotYours(Refusal):
    """The decision belongs to someone else."""


class NotAllowed(Refusal):
    """The move was understood, but the rules forbid it now."""


class TooLate(Refusal):
    """The game has moved on, or is over."""


class PositionError(Refusal):
    """A position in notation is invalid."""

    def __init__(self, line: str, reason: Say) -> None:
        """Quote the line as it was written, and give the reason."""
        super().__init__(Say("core-bad-position", {"line": Sign(line), "reason": reason}))


class CatalogueError(Exception):
    """Component data are invalid; the message names the row and the problem."""
