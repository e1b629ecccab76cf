"""The choices players can make."""

from games.core import Choice, record

TEAM = "team"
"""In a payment, the digger and all bonuses played with it."""


@record
class Recruit(Choice):
    """Take a dwarf from the row; a hurried one is played at once at a mine (0: none named)."""

    slot: int
    mine: int = 0
    bonuses: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _in_order(self, "bonuses")


@record
class Draw(Choice):
    """Take the top card of the pile: never legal, but players may try, and are told why it is not."""


@record
class Play(Choice):
    """Play a dwarf from the hand at a mine (0: none named), a digger with any bonuses."""

    card: str
    mine: int = 0
    bonuses: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _in_order(self, "bonuses")


@record
class Discard(Choice):
    """Discard a card because the player is stuck (R12)."""

    card: str


@record
class Pass(Choice):
    """Do nothing: never legal, but players may try, and are told why it is not."""


@record
class Pay(Choice):
    """Discard warriors, the digging team (`team`), or both to beat an encounter."""

    units: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _in_order(self, "units")


@record
class Heart(Choice):
    """Give up a digger from the hand for the Heart of Gold."""

    card: str


@record
class Door(Choice):
    """Lay the back door at a mine."""

    mine: int


def _in_order(choice: Choice, name: str) -> None:
    """Sort a tuple of cards, so that equal sets are always equal choices."""
    cards = getattr(choice, name)
    if len(cards) > 1:
        object.__setattr__(choice, name, tuple(sorted(cards)))
