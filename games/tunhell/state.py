"""The state of the table."""

from dataclasses import dataclass, field

from games import core
from games.core import Seat

from .cards import EDITIONS, Book


@dataclass(slots=True)
class Clan:
    """A player's cards, except for those at the mines.

    Attributes:
        hand: private.
        loot: mine cards won.
        recruited: the part of the hand that everyone has seen being recruited.
    """

    hand: list[str] = field(default_factory=list)
    loot: list[str] = field(default_factory=list)
    recruited: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Mine:
    """One of the three mines.

    Attributes:
        shaft: its pile; the top card is the last.
        guards: the warriors posted there, by seat, in order.
        seen: how many cards from the top each seat has seen with a scout.
        shown: whether everyone has seen the top card: just turned up, or put back (R19).
        door: who owns the back door here.
    """

    shaft: list[str]
    guards: list[list[str]]
    seen: list[int]
    shown: bool = False
    door: Seat | None = None


@dataclass(slots=True)
class Delve:
    """The dig under way.

    Attributes:
        mine: number of the mine where the team digs now.
        left: capacity left.
        team: the digger and its bonuses; empty as soon as the team is gone, which ends the dig.
    """

    seat: Seat
    mine: int
    left: int
    team: list[str]


@dataclass(slots=True, kw_only=True)
class State(core.State):
    """The whole table of Tunhell.

    Attributes:
        row: the recruitment row; None where a slot is empty.
        pile: the dwarf pile, face up: the top card is the last and everyone sees it.
        box: mine cards and end card set aside unseen.
        trophies: who holds each trophy that has been taken.
        door: who owns the back door, wherever it is.
        turn: number of the turn, from 1.
    """

    clans: list[Clan]
    mines: list[Mine]
    row: list[str | None]
    pile: list[str]
    dwarf_discard: list[str] = field(default_factory=list)
    mine_discard: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    trophies: dict[str, Seat] = field(default_factory=dict)
    door: Seat | None = None
    delve: Delve | None = None
    turn: int = 0

    def mine(self, number: int) -> Mine:
        """Return a mine by its number, counted from 1."""
        return self.mines[number - 1]

    @property
    def digging(self) -> Delve:
        """The dig under way, for rules that are only used during one."""
        assert self.delve is not None
        return self.delve


def book(t: State) -> Book:
    """Return the catalogue this table began with."""
    return EDITIONS[t.edition]
