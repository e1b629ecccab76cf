"""Everything a lord can answer; the fields of a choice are in the order in which they are asked."""

from games.core import Choice, record


@record
class Orders(Choice):
    """The three orders of a round, in the order they will be revealed (P2b); fewer can be read, but are refused."""

    first: str
    second: str = ""
    third: str = ""


@record
class StandInOrder(Choice):
    """The third order of the lord's own non-player lord (3.1)."""

    order: str


@record
class UseOrder(Choice):
    """Pay what the space costs and take what it gives (P2d)."""


@record
class Decline(Choice):
    """Leave the order unexecuted; the minion goes on the card (P2d)."""


@record
class Spy(Choice):
    """Use the order and look at one combat card of the year (P2d)."""

    position: int


@record
class DrawExtra(Choice):
    """Buy traps and draw one more, then discard one from the hand (P2d)."""


@record
class Dig(Choice):
    """Dig a tunnel (6)."""

    cell: str


@record
class Stop(Choice):
    """Stop digging, or producing."""


@record
class Mine(Choice):
    """Mine an amount of gold, one imp in each tunnel (P2d)."""

    gold: int


@record
class Hire(Choice):
    """Hire a creature on offer (P2d)."""

    creature: str


@record
class Build(Choice):
    """Build a room on offer in place of a tunnel (6)."""

    room: str
    cell: str


@record
class DiscardTrap(Choice):
    """Discard a trap card face down."""

    trap: str


@record
class GiveUp(Choice):
    """Give a monster away."""

    creature: str


@record
class Produce(Choice):
    """Let a room produce; `trolls` of its workers are troll tokens (P3a)."""

    room: str
    trolls: int


@record
class Retrieve(Choice):
    """Take a played order card back (P3b)."""

    order: str


@record
class Pay(Choice):
    """Pay a creature its wage (7)."""

    creature: str


@record
class LetGo(Choice):
    """Let a creature leave (7)."""

    creature: str


@record
class Sacrifice(Choice):
    """Give a creature to the witch hunters (7)."""

    creature: str


@record
class TakeEvil(Choice):
    """Gain evil instead (7)."""


@record
class Appease(Choice):
    """Pay a striking creature one icon of its wage (7)."""

    good: str


@record
class FaceDown(Choice):
    """Let a creature strike until the combat is over (7)."""


@record
class Shore(Choice):
    """Pay to keep all tunnels standing (7)."""


@record
class CaveIn(Choice):
    """Let a tunnel fall in (7)."""

    cell: str


@record
class Defend(Choice):
    """Plan the next clash on this tile (9.1)."""

    cell: str


@record
class LayTrap(Choice):
    """Lay a trap on the planned tile (9.1)."""

    trap: str


@record
class NoTrap(Choice):
    """Lay no trap, or no more (9.1)."""


@record
class Free(Choice):
    """Let a prisoner go (9.1)."""

    hero: str


@record
class Aim(Choice):
    """Choose the target of a dart or a bolt (9.3)."""

    hero: str


@record
class Attack(Choice):
    """Send a creature to attack, in one of its modes, at targets if it can choose them (9.3).

    Attributes:
        mode: the mode, from 1 as listed on the tile; 0 for a monster that was turned into something harmless.
        targets: the adventurers aimed at; empty if the mode leaves no choice.
    """

    creature: str
    mode: int
    targets: tuple[str, ...]


@record
class Withdraw(Choice):
    """Withdraw a planned creature (10)."""

    creature: str


@record
class Expose(Choice):
    """Choose which of the strongest monsters a spell hits (10)."""

    creature: str


@record
class Keep(Choice):
    """Choose the only creature that dares to fight (10)."""

    creature: str


@record
class Flip(Choice):
    """Choose the second tile to be conquered (10)."""

    cell: str
