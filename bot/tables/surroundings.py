"""What a decision must know besides its own table."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.preferences import ServerSettings
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Limits:
    """What one person or one server may have.

    Attributes:
        per_person: live tables where one person sits.
        per_server: live tables of one server.
        repost_after: seconds before the board can be shown again.
    """

    per_person: int = 20
    per_server: int = 100
    repost_after: float = 20.0


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a decision must know besides its own table.

    Attributes:
        channel_taken: whether another live table stands in the channel that the command names.
        mine: live tables where the person sits who asks for a seat or is to have one.
        on_server: live tables of the server that the command names.
        limits: how many of each there may be.
        mine_here: live tables of that server where the person who asks sits.
        house: what the managers of that server have set.
        newcomers: those who play or are to play and have never finished this game, with whether they want tips.
        began: the seat that began the game after which a rematch is asked for; None where nobody knows.
    """

    channel_taken: bool = False
    mine: int = 0
    on_server: int = 0
    limits: Limits = field(default_factory=Limits)
    mine_here: int = 0
    house: ServerSettings = field(default_factory=ServerSettings)
    began: Seat | None = None
    newcomers: Mapping[int, bool] = field(default_factory=dict)
