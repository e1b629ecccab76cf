"""The state of the table."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from games import core
from games.core import Seat

from .cards import EDITIONS, Book, Resource
from .choices import BASIC
from .rows import Setup

HOME = "home"
"""The place of a legendary dwarf on its owner's board."""
LETTERS = "abcd"
"""The letters of seats, as in notation and on marks."""


@dataclass(slots=True)
class Player:
    """One player's board, cards and dwarfs; all of it is public except the hand.

    Attributes:
        stock: gold, food, stone and wood.
        actions: left on the action track.
        hand_size: the hand-size track.
        home: basic dwarfs on the player board.
        out: the areas of the basic dwarfs on the board, in alphabetical order.
        legends: where each legendary dwarf of the player is: an area, or `HOME`.
        cards: the whole action deck, hand included: starting heroes, then the others as they were acquired.
        hand: cards chosen for this week and not yet played; private.
        played: cards used up this week.
        chosen_from: how many cards the action deck held when the hand was chosen; those bought since are not in it.
        lacks: instruments of which everyone knows that the hand holds no card.
        keeps: instruments of which everyone knows that the hand holds a card.
        monsters: cards won by beating monsters.
        disasters: cards won by overcoming disasters.
        placed: areas where a dwarf was placed since the present turn began.
    """

    stock: dict[Resource, int]
    actions: int
    hand_size: int
    home: int
    cards: tuple[str, ...]
    out: list[str] = field(default_factory=list)
    legends: dict[str, str] = field(default_factory=dict)
    hand: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    chosen_from: int = 0
    lacks: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    disasters: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()

    def count(self, area: str, dwarf: str) -> int:
        """Return how many dwarfs of a kind the player has in an area."""
        if dwarf == BASIC:
            return self.out.count(area)
        return int(self.legends.get(dwarf) == area)

    def at_home(self, dwarf: str) -> bool:
        """Return whether a dwarf of a kind is on the player's own board."""
        return self.home > 0 if dwarf == BASIC else self.legends.get(dwarf) == HOME

    def kinds_at(self, area: str) -> list[str]:
        """Return the kinds of the player's dwarfs in an area, the legendary ones first."""
        found = [dwarf for dwarf, place in self.legends.items() if place == area]
        return [*found, BASIC] if area in self.out else found

    def kinds_at_home(self) -> list[str]:
        """Return the kinds of the player's dwarfs on their own board, the basic ones first."""
        found = [dwarf for dwarf, place in self.legends.items() if place == HOME]
        return [BASIC, *found] if self.home else found

    def areas(self) -> set[str]:
        """Return the areas with at least one dwarf of the player."""
        found = set(self.out)
        if self.legends:
            found.update(self.legends.values())
            found.discard(HOME)
        return found

    def dwarfs_at_home(self) -> int:
        """Return the dwarfs of every kind on the player's own board."""
        return self.home + sum(place == HOME for place in self.legends.values())

    def leave(self, area: str, dwarf: str) -> None:
        """Remove a dwarf from an area, or from the player's own board."""
        if dwarf != BASIC:
            return
        if area == HOME:
            self.home -= 1
        else:
            self.out.remove(area)

    def enter(self, area: str, dwarf: str) -> None:
        """Add a dwarf to an area, or to the player's own board."""
        if dwarf != BASIC:
            self.legends[dwarf] = area
        elif area == HOME:
            self.home += 1
        else:
            self.out.append(area)
            self.out.sort()


@dataclass(slots=True, kw_only=True)
class State(core.State):
    """The whole table of Dwar7s Winter. Decks have their top card last.

    Attributes:
        players: by seat.
        lead: the first player of the present week.
        week: from 1; 0 before the game's first week.
        active: whose turn it is in phase 3.
        bought: whether the active player has bought a hero this turn.
        music: the Music Hall: instruments played this week, with who played them.
        monsters: those on the board with their area, in the order they arrived.
        arrived: those of them that arrived this week.
        disasters: those on the board, in the order they were revealed.
        market: the slots from left to right; None if one is empty.
        defeat: why everyone has lost; "" for reasons that do not apply.
    """

    players: list[Player]
    lead: Seat
    week: int = 0
    active: Seat | None = None
    bought: bool = False
    music: dict[str, Seat] = field(default_factory=dict)
    monsters: dict[str, str] = field(default_factory=dict)
    arrived: tuple[str, ...] = ()
    disasters: list[str] = field(default_factory=list)
    market: list[str | None] = field(default_factory=list)
    hero_deck: list[str] = field(default_factory=list)
    monster_deck: list[str] = field(default_factory=list)
    disaster_deck: list[str] = field(default_factory=list)
    defeat: tuple[str, ...] = ()

    def clockwise(self) -> list[Seat]:
        """Return all seats, clockwise from the first player of the week."""
        return self.everyone(self.lead)

    def others(self, seat: Seat) -> Iterator[Seat]:
        """Return the other seats, clockwise from the left of one."""
        return iter(self.everyone(seat)[1:])


def book(t: State) -> Book:
    """Return the catalogue this table began with."""
    return _book(t.edition)


@cache
def _book(edition: str) -> Book:
    return EDITIONS[edition]


def table_setup(t: State) -> Setup:
    """Return the set-up for the number of players."""
    return book(t).setup[t.seats]


def is_legendary(t: State) -> bool:
    """Return whether the table plays with the Legendary expansion (9.4)."""
    return t.options["legendary"] == "on"


def last_week(t: State) -> int:
    """Return the number of the week after which the game is over (5.5, 9.5)."""
    return book(t).thaw["weeks"] if t.options["thaw"] == "on" else book(t).limits.weeks


def is_solo(t: State) -> bool:
    """Return whether the table is a solo game (9.1)."""
    return t.seats == 1


def reserve(t: State, seat: Seat) -> list[str]:
    """Return the legendary dwarfs a player can still get (9.4)."""
    if not is_legendary(t):
        return []
    return [dwarf for dwarf in book(t).legendary_dwarfs if dwarf not in t.players[seat].legends]
