"""A decision in a few taps: which controls to show at each step, and what a tap on one of them means."""

from collections.abc import Sequence

from bot.glance import Offer
from games.core import Amount, Choice, OneOf, SomeOf
from locales import Speaker

from .counts import follow_amount, follow_some, level_amount, level_some
from .fields import follow_among, level_among
from .levels import Group, Key, Level
from .paths import Path, names

__all__ = ["Group", "Key", "Level", "Path", "follow", "level", "names", "resolve"]


def level(offer: Offer, path: Path, speak: Speaker) -> Level:
    """The controls of one step of a decision; `speak` is a voice for labels.

    Raises:
        NotAllowed: the path leads nowhere in this offer.
    """
    match offer.shape:
        case OneOf(choices):
            return level_among(offer, choices, path, speak)
        case SomeOf() as some:
            return level_some(offer, some, path, speak)
        case Amount() as amount:
            return level_amount(offer, amount, speak)


def follow(offer: Offer, path: Path, values: Sequence[str] = ()) -> Choice | Path:
    """What a tap means: a whole answer, or the path of the step to show next.

    Args:
        offer: what the seat that tapped is offered, all of it.
        path: of the control's id.
        values: of the menu, or what was typed into a form.

    Raises:
        Refusal: the tap is on nothing that is offered, or no number was typed.
    """
    match offer.shape:
        case OneOf(choices):
            return follow_among(choices, path, values)
        case SomeOf() as some:
            return follow_some(some, path, values)
        case Amount() as amount:
            return follow_amount(amount, path, values)


def resolve(offer: Offer, path: Path) -> Choice | None:
    """The answer that a path stands for, or None when there is more to choose."""
    found = follow(offer, path)
    return found if isinstance(found, Choice) else None
