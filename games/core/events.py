"""What the log events of a game tell: results, reveals, gains and losses."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from .texts import Say


def _never(_: Say) -> bool:
    return False


@dataclass(frozen=True)
class EventKinds:
    """The log events of a game by what they tell, each as the id of its sentence.

    Attributes:
        results: closing events that repeat the final score.
        reveals: events about something revealed, hit, caught or lost; when a long story is shortened, they are kept
            longest.
        scored: events about points won or lost.
        partial: of what is revealed, the events that do not explain by themselves who gained, such as a roll.
        setbacks: of the revealed and the scored, the events that tell what the named players have lost, or whose mole
            was caught.
        rounds: headings of rounds, in games whose players count rounds rather than turns; the attributes `.when` and
            `.round` of their texts name the round.
        moot: for events that are left out right before certain others, the ids of these.
        forms: for events that tell of another one together with something else, the id of that one.
        weighs: whether an event matters as much as one about points, for what it names.
    """

    results: frozenset[str] = frozenset()
    reveals: frozenset[str] = frozenset()
    scored: frozenset[str] = frozenset()
    partial: frozenset[str] = frozenset()
    setbacks: frozenset[str] = frozenset()
    rounds: frozenset[str] = frozenset()
    moot: Mapping[str, Collection[str]] = field(default_factory=dict)
    forms: Mapping[str, str] = field(default_factory=dict)
    weighs: Callable[[Say], bool] = _never

    @property
    def telling(self) -> frozenset[str]:
        """The events about something revealed, and those about points."""
        return self.reveals | self.scored

    def counts(self, said: Say) -> bool:
        """Return whether an event tells of something won or lost, or of something equally important."""
        return said.id in self.scored or said.id in self.setbacks or self.weighs(said)
