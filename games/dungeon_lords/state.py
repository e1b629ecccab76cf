"""The state of the table: the lords and their dungeons, the central board, the stacks, and the fight under way."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from games import core
from games.core import Seat

from .cards import book
from .rows import Icon

FREE = -1
"""An empty space of the central board."""
STAND_IN = 10
"""Added to the number of a non-player lord for its minions on the central board."""


@dataclass(slots=True)
class Plan:
    """A plan for a clash (9.1): the tile, traps still hidden, creatures that have not yet attacked."""

    cell: str
    traps: list[str]
    creatures: list[str]


@dataclass(slots=True)
class Lord:
    """A player's dungeon and goods.

    Attributes:
        busy: imps that dug or mined this round, foremen included; `busy_trolls` are tokens at work.
        letters: red letters.
        hand, locked, played: order cards by where they are; `played` in the order chosen.
        idle: played cards with a minion on them, because the order was not executed.
        dealt: the three cards drawn at setup while two are being chosen; secret.
        tiles: the tile of each cell: `tunnel` or a room; `conquered` names the cells turned over.
        lair, spent, struck: creatures ready, knocked out, and face down through a strike.
        unsettled: creatures that the present event has not yet dealt with.
        traps: kinds held; secret.
        spied: positions of combat cards this lord has looked at.
        file: adventurers in order of march, front first.
        used: how often each room has produced this round.
    """

    gold: int
    food: int
    imps: int
    evil: int
    letters: int
    tiles: dict[str, str]
    hand: list[str]
    busy: int = 0
    busy_trolls: int = 0
    locked: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    idle: list[str] = field(default_factory=list)
    dealt: list[str] = field(default_factory=list)
    conquered: list[str] = field(default_factory=list)
    lair: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    struck: list[str] = field(default_factory=list)
    unsettled: list[str] = field(default_factory=list)
    traps: list[str] = field(default_factory=list)
    spied: list[int] = field(default_factory=list)
    file: list[str] = field(default_factory=list)
    prison: list[str] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)
    plan: Plan | None = None

    def free_imps(self) -> int:
        """Return the imps that have not worked this round."""
        return self.imps - self.busy

    def creatures(self) -> list[str]:
        """Return every monster and ghost of the lair, whatever its state."""
        return [*self.lair, *self.spent, *self.struck]

    def open_cells(self) -> list[str]:
        """Return the tiles that are not conquered."""
        conquered = self.conquered
        return [cell for cell in self.tiles if cell not in conquered] if conquered else [*self.tiles]

    def open_tunnels(self) -> int:
        """Return the unconquered tunnels, where gold can be mined."""
        return sum(tile == "tunnel" and cell not in self.conquered for cell, tile in self.tiles.items())

    def rooms(self, *, conquered: bool = False) -> dict[str, str]:
        """Return the cell of each unconquered room, by room; with `conquered`, of every room."""
        return {
            tile: cell
            for cell, tile in self.tiles.items()
            if tile != "tunnel" and (conquered or cell not in self.conquered)
        }


@dataclass(slots=True)
class StandIn:
    """The order cards of a non-player lord (3.1)."""

    hand: list[str]
    locked: list[str]
    played: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Clash:
    """The fight of one dungeon in one combat round (9.3).

    Attributes:
        spell: the spell in force, or "".
        silenced: no spell is cast any more; `unhealed`: the healing step is skipped.
        kept: no fatigue and no conquest this clash.
        shield: creature damage still to be absorbed.
        attacks: how many creatures have attacked.
        tame: a monster turned into something harmless that has not yet attacked, or "".
        venom: how much poison adventurers carry, of those who carry any.
        reversed: the order of march was reversed.
        wounds, tired: wounds dealt by the dungeon, and by fatigue.
        caught: adventurers sent to prison.
        lost: tiles conquered.
    """

    seat: Seat
    spell: str = ""
    silenced: bool = False
    unhealed: bool = False
    kept: bool = False
    shield: int = 0
    attacks: int = 0
    tame: str = ""
    venom: dict[str, int] = field(default_factory=dict)
    reversed: bool = False
    wounds: int = 0
    tired: int = 0
    caught: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class State(core.State):
    """The whole table.

    Attributes:
        marker: who holds the first-player marker.
        spaces: who stands on each space of the central board, three per order: a seat, a stand-in, or nobody.
        events: the year's three event tiles in order; `event_known` of them are turned up.
        specials: the special event of each year; `special` is this year's once it is turned up.
        tolerance: the evil at which the paladin comes.
        neutral: the non-player counter, or 0 when there is none.
        monsters, rooms, adventurers: stacks, next tile last; `offer` and `halls` are turned up.
        arriving, waiting: adventurers who set out in this round, and in the next.
        away: adventurers and paladins out of the game, prisons aside.
        discarded: creature and room tiles of the year, face up beside the board.
        deck, discard: trap cards.
        cards: the year's four combat cards by round; `pile` the rest of that year's.
        fight: the combat round, 0 outside combat.
        wounds, stout: wounds and extra hit points by adventurer.
        tent: whether the year's paladin waits in his tent.
    """

    marker: Seat
    lords: list[Lord]
    stand_ins: list[StandIn]
    spaces: list[int]
    deck: list[str]
    specials: list[str]
    events: list[str]
    neutral: int
    year: int = 1
    round: int = 1
    tolerance: int = 0
    event_known: int = 0
    special: str = ""
    monsters: list[str] = field(default_factory=list)
    offer: list[str] = field(default_factory=list)
    rooms: list[str] = field(default_factory=list)
    halls: list[str] = field(default_factory=list)
    adventurers: list[str] = field(default_factory=list)
    arriving: list[str] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    away: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    fight: int = 0
    wounds: dict[str, int] = field(default_factory=dict)
    stout: dict[str, int] = field(default_factory=dict)
    tent: bool = True
    clash: Clash | None = None

    def order(self) -> list[Seat]:
        """Return all seats in play order, from the first player clockwise (4)."""
        return self.everyone(self.marker)

    def nice(self) -> list[Seat]:
        """Return all seats, nicest first; on equal counters the earlier in play order is nicer (5)."""
        return sorted(self.order(), key=lambda seat: self.lords[seat].evil)

    def host(self) -> Seat | None:
        """Return the lord in whose dungeon the paladin is, if any."""
        paladin = book(self).paladin(self.year)
        return next((Seat(seat) for seat, lord in enumerate(self.lords) if paladin in lord.file), None)

    def hit_points(self, hero: str) -> int:
        """Return an adventurer's total hit points, without wounds."""
        return book(self).hero[hero].hp + self.stout.get(hero, 0)

    def icons(self, seat: Seat, icon: Icon) -> int:
        """Return how many of an icon the adventurers in a file carry together."""
        heroes = book(self).hero
        return sum(heroes[hero].icons.get(icon, 0) for hero in self.lords[seat].file)

    def tokens(self, seat: Seat) -> int:
        """Return the troll tokens beside a lord's imps (2.2)."""
        rows = book(self).creature
        return sum(rows[creature].worker_token for creature in self.lords[seat].creatures())

    def free_tokens(self, seat: Seat) -> int:
        """Return the troll tokens that have not worked this round."""
        return max(0, self.tokens(seat) - self.lords[seat].busy_trolls)


def event_of(t: State, place: int) -> str:
    """Return an event of the year once it is turned up, until the combat; the special one by its own name."""
    if t.fight or not t.agenda or not 0 <= place < t.event_known:
        return ""
    return t.special if t.events[place] == "special" else t.events[place]


def distinct(items: Iterable[str]) -> tuple[str, ...]:
    """Return each id once, in the order of first appearance."""
    return tuple(dict.fromkeys(items))
