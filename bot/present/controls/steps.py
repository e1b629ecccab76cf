"""A decision in a few taps: which controls to show at each step, and what a tap on one of them means."""

from collections import OrderedDict
from collections.abc import Sequence

from bot.tables.view import Offer
from games.core import Amount, Choice, OneOf, SomeOf
from locales import Speaker

from .counts import follow_amount, follow_some, screen_amount, screen_some
from .fields import follow_one, screen_one
from .paths import Path
from .screens import ChoiceScreen

KEPT = 256
"""Screens kept: one is compared, answered with, delivered and followed up."""
_kept: OrderedDict[tuple[object, ...], tuple[Offer, ChoiceScreen]] = OrderedDict()


def screen_of(offer: Offer, path: Path, speak: Speaker) -> ChoiceScreen:
    """The controls of one step of a decision; `speak` is the voice for labels.

    Raises:
        NotAllowed: the path leads nowhere in this offer.
    """
    key = (id(offer), path, speak.game, speak.words.locale, tuple(speak.names))
    known, screen = _kept.get(key, (None, None))
    if screen is None or known is not offer:  # another offer may have got the place in memory of one that is gone
        screen = _screen_of(offer, path, speak)
        _kept[key] = offer, screen
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return screen


def _screen_of(offer: Offer, path: Path, speak: Speaker) -> ChoiceScreen:
    match offer.shape:
        case OneOf(choices):
            return screen_one(offer, choices, path, speak)
        case SomeOf() as some:
            return screen_some(offer, some, path, speak)
        case Amount() as amount:
            return screen_amount(offer, amount, speak)


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
            return follow_one(choices, path, values)
        case SomeOf() as some:
            return follow_some(some, path, values)
        case Amount() as amount:
            return follow_amount(amount, path, values)
