"""The choices players can make."""

from games.core import Choice, record

BASIC = "basic"
"""The kind of a dwarf that is not legendary."""


@record
class Defend(Choice):
    """Place a defender before the first week: `defend castle` (D1)."""

    area: str


@record
class Activate(Choice):
    """The next monster to attack: `activate yeti_a` (D2)."""

    monster: str


@record
class March(Choice):
    """Where a monster goes: `march forest_1` (D3)."""

    area: str


@record
class Push(Choice):
    """The monster that a Winter Wolf drives on: `push yeti_a` (D4)."""

    monster: str


@record
class Retreat(Choice):
    """The dwarf that a Yeti sends home: `retreat basic` (D5)."""

    dwarf: str


@record
class Place(Choice):
    """Place a dwarf from home: `place forest_1`, `place castle thunder_king` (3.1)."""

    area: str
    dwarf: str = BASIC


@record
class Move(Choice):
    """Move one of the player's dwarfs to an adjacent area: `move forest_1 mine_4` (3.2)."""

    start: str
    end: str
    dwarf: str = BASIC


@record
class Buy(Choice):
    """Buy the hero in a slot of the market, from left to right: `buy 4` (3.3)."""

    slot: int


@record
class Music(Choice):
    """Play an instrument: `music drum` (3.4)."""

    instrument: str


@record
class Beat(Choice):
    """Beat a monster: `beat yeti_a`; the dwarfs are named if several sets are possible (3.5, D11)."""

    monster: str
    dwarfs: tuple[str, ...] = ()


@record
class Overcome(Choice):
    """Overcome a disaster: `overcome famine`; the dwarfs are named if several sets are possible (3.6, D11)."""

    disaster: str
    dwarfs: tuple[str, ...] = ()


@record
class EndTurn(Choice):
    """End the turn."""


@record
class Play(Choice):
    """Play a hero from the hand: `play woodcutter` (D8, D9)."""

    card: str


@record
class Done(Choice):
    """Play no more cards, or move no second dwarf."""


@record
class Gain(Choice):
    """The resource that a hero brings: `gain wood` (7)."""

    resource: str


@record
class Shift(Choice):
    """Move any player's dwarf to an adjacent area: `shift forest_1 b mine_4` moves one of player B's (7)."""

    start: str
    owner: str
    end: str
    dwarf: str = BASIC


@record
class Recall(Choice):
    """Take one of the player's dwarfs off the board: `recall forest_1` (7)."""

    area: str
    dwarf: str = BASIC


@record
class Recruit(Choice):
    """Take the hero in a slot of the market for the recruiter's price: `recruit 4` (7)."""

    slot: int


@record
class Promote(Choice):
    """Replace a basic dwarf at home by a legendary one: `promote ice_warrior` (9.4)."""

    dwarf: str
