"""Everything a lord can answer. Fields in the order a person is asked for them."""

from games.core import Choice, record


@record
class Orders(Choice):
    """The three orders of a round, in the order they will be revealed (P2b); fewer are read, and refused."""

    first: str
    second: str = ""
    third: str = ""


@record
class StandInOrder(Choice):
    """The third order of one's own non-player lord (3.1)."""

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
    """Buy traps and draw one more, then discard one of the hand (P2d)."""


@record
class Dig(Choice):
    """Dig a tunnel (6)."""

    cell: str


@record
class Stop(Choice):
    """That is enough digging, or producing."""


@record
class Mine(Choice):
    """Mine so much gold, one imp in each tunnel (P2d)."""

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
    """Let a creature strike until after the combat (7)."""


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
    """Choose whom a dart or a bolt hits (9.3)."""

    hero: str


@record
class Attack(Choice):
    """Send a creature to attack, in one of its ways, at somebody where it can choose (9.3).

    Attributes:
        mode: the way, from 1 as listed on the tile; 0 for a monster that was turned into something harmless.
        targets: who is aimed at; empty when the mode leaves no choice.
    """

    creature: str
    mode: int
    targets: tuple[str, ...]


@record
class Withdraw(Choice):
    """Call a planned creature back (10)."""

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
    """Choose the second tile that is conquered (10)."""

    cell: str
